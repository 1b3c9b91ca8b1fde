"""Runs the server: its database, its bots, its sockets, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import signal
import socket
import ssl
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from typing import Any

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from fiefdom.cards.blame import own_cards_watched
from fiefdom.cards.catalog import catalog
from fiefdom.cards.processes import begin
from fiefdom.errors import Complaint
from fiefdom.files import problem_of, read_text
from fiefdom.server.app import make_app
from fiefdom.server.database import Database, Sqlite, open_database
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.logs import log_from
from fiefdom.server.metrics import Metrics
from fiefdom.server.sockets import TIME_FOR_HEADERS, PatientHttp, allow_many_files
from fiefdom.server.store import Store, StoreFailed
from fiefdom.server.thinkers import Thinkers

log = logging.getLogger(__name__)

# Where nobody is connected and nothing happens, a table rests after this many seconds.
IDLE = 300.0
# How often to look for tables that may rest or be deleted, in seconds.
ROUND = 60.0
DAY = 24 * 60 * 60.0
# For how many seconds after the start no table is deleted; of how many tables one may be deleted in a day, and how many
# may be in any case.
TIME_BEFORE_DELETING = 60 * 60.0
SHARE_A_DAY, FEWEST_A_DAY = 20, 5
# How long clients have to read that the server closes, and connections to close, in seconds.
TIME_TO_SAY_GOODBYE = 1.5
TIME_TO_CLOSE = 2


@dataclass(frozen=True)
class Settings:
    """How to run the server."""

    host: str = "127.0.0.1"
    port: int = 8770
    database: str | None = None
    certificate: str | None = None
    key: str | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    # By which it may be asked for, besides localhost and addresses made of numbers.
    names: tuple[str, ...] = ()
    thinkers: int = 2
    keep_days: float = 90.0
    limits: Limits = field(default_factory=Limits)
    card_files: tuple[str, ...] = ()
    log: str = "warning"


class FiefdomServer(uvicorn.Server):
    """Tells everybody that it closes before it does."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop for Ctrl-C and SIGTERM; unlike uvicorn's own, the process does not die of the signal afterwards."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen as uvicorn does, but to sockets that are not waited for endlessly, not even with a certificate."""
        config, loop = self.config, asyncio.get_running_loop()
        patience = None if config.ssl is None else TIME_FOR_HEADERS

        def connection() -> PatientHttp:
            return PatientHttp(config, self.server_state, self.lifespan.state, self.hall.usage)

        self.servers = [
            await loop.create_server(
                connection, sock=each, ssl=config.ssl, backlog=config.backlog, ssl_handshake_timeout=patience
            )
            for each in sockets or ()
        ]
        self.started = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hall.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hall.is_empty.wait(), TIME_TO_SAY_GOODBYE)
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; complains if that cannot be."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with ExitStack() as if_it_fails:
            found = if_it_fails.enter_context(socket.socket(family, socket.SOCK_STREAM))
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
            if_it_fails.pop_all()
    except OSError as problem:
        raise Complaint("serve-port", host=host, port=str(port), problem=problem_of(problem)) from problem
    found.set_inheritable(True)
    return found


def check_certificate(settings: Settings) -> None:
    if settings.certificate is None or settings.key is None:
        return
    for file in (settings.certificate, settings.key):
        read_text(file, errors="replace")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        # A key that needs a password is not asked for one: a server has to start by itself.
        context.load_cert_chain(settings.certificate, settings.key, password="")
    except (OSError, ValueError) as problem:  # ssl.SSLError is an OSError, too
        is_other = isinstance(problem, ssl.SSLError) and problem.reason == "KEY_VALUES_MISMATCH"
        about = Complaint("serve-certificate-other") if is_other else Complaint("serve-certificate-form")
        raise Complaint("serve-certificate", file=settings.certificate, problem=about) from problem


async def serve(settings: Settings, sockets: Sequence[socket.socket]) -> None:
    """Serve until somebody stops the process."""
    log_from(settings.log)
    allow_many_files()
    store = await Store.open(settings.database)
    thinkers = Thinkers(settings.thinkers, limits=settings.limits)
    try:
        await thinkers.start()
        hall = Hall(store, thinkers, settings.limits)
        config = uvicorn.Config(
            make_app(
                hall, Metrics(), settings.origins, settings.names, has_certificate=settings.certificate is not None
            ),
            lifespan="off",
            log_config=None,
            access_log=False,
            ssl_certfile=settings.certificate,
            ssl_keyfile=settings.key,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            server_header=False,
            ws_max_size=4 * hall.limits.message_bytes,
            ws_ping_interval=20.0,
            timeout_graceful_shutdown=TIME_TO_CLOSE,
        )
        Thread(target=warm_up, daemon=True).start()
        tidying = asyncio.create_task(tidy(hall, settings.keep_days))
        await FiefdomServer(config, hall).serve(sockets=list(sockets))
        tidying.cancel()
    finally:
        await thinkers.stop()
        await store.close()


def warm_up() -> None:
    """Read all languages before anybody has to wait for that, and spare the garbage collector what stays anyway."""
    catalog.known("")
    gc.collect()
    gc.freeze()
    # An answer leaves next to nothing for the collector, so it need not look through all tables often.
    gc.set_threshold(10_000, 20, 10)


async def tidy(hall: Hall, keep_days: float) -> None:
    """Let tables rest, delete those that are too old, and forget who has been quiet.

    If a clock is wrong, all tables may seem to be old. So only a few are deleted in a day, by one of the processes that
    share a database, and none for a while after the start.
    """
    left, next_day = 0, time.monotonic() + TIME_BEFORE_DELETING
    while True:
        hall.rest(IDLE)
        hall.replayers.rest(IDLE)
        hall.presence.announce_all()
        hall.usage.forget_the_quiet()
        hall.thinkers.turns.forget_the_quiet()
        try:
            await hall.presence.note_all_in_use()
            if time.monotonic() >= next_day:
                left, next_day = share(await hall.store.count()), time.monotonic() + DAY
            left -= await hall.store.forget(keep_days * DAY, left if hall.store.is_first() else 0)
        except StoreFailed as problem:
            log.warning("old tables could not be deleted: %s", problem)
        await asyncio.sleep(ROUND)


def share(tables: int) -> int:
    """How many tables may be deleted in a day, of this many."""
    return max(FEWEST_A_DAY, tables // SHARE_A_DAY)


def run(settings: Settings, workers: int, ready: Callable[[str], None]) -> None:
    """Serve with this many processes until somebody stops this one; `ready` gets the address."""
    check_certificate(settings)
    with ExitStack() as held:
        listening = held.enter_context(bound(settings.host, settings.port))
        held.enter_context(asyncio.run(checked_database(settings.database, workers)).held())
        listening.listen(2048)
        ready(url_of(settings, listening))
        if workers == 1:
            run_loop(serve(settings, [listening]))
        else:
            supervise(settings, workers, listening)


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run the event loop, with uvloop where there is one."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(work)


async def checked_database(database: str | None, workers: int) -> Database:
    """The database, closed again; complains before anything starts if it cannot be used."""
    found = await open_database(database)
    await found.close()
    if workers > 1 and isinstance(found, Sqlite):
        raise Complaint("serve-workers-database")
    return found


def url_of(settings: Settings, listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    name = f"[{host}]" if ":" in host else host
    return f"{'http' if settings.certificate is None else 'https'}://{name}:{port}/"


def run_spawned(settings: Settings, listening: socket.socket) -> None:
    """Serve in a process that has just started, and knows no cards but ours; it ends with the one that started it."""
    catalog.add_installed()
    begin(list(settings.card_files))
    with own_cards_watched():
        run_loop(serve(settings, [listening]))


def supervise(settings: Settings, workers: int, listening: socket.socket) -> None:
    """Run this many processes that take connections from one socket; one that dies is replaced."""
    log_from(settings.log)
    context = multiprocessing.get_context("spawn")
    is_stopping = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: is_stopping.set())

    def start() -> BaseProcess:
        process = context.Process(target=run_spawned, args=(settings, listening))
        process.start()
        return process

    processes = [start() for _ in range(workers)]
    while not is_stopping.wait(0.5):
        for place, process in enumerate(processes):
            if not process.is_alive():
                log.error("a worker ended with status %s and is replaced", process.exitcode)
                processes[place] = start()
    for process in processes:
        process.terminate()
    until = time.monotonic() + TIME_TO_SAY_GOODBYE + TIME_TO_CLOSE + 0.5
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        process.kill()
