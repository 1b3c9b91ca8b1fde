"""Processes that share a PostgreSQL database tell each other what they have added to the logs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import asyncpg
from sqlalchemy import text

from fiefdom.server.database import FAILURES, Postgres, problem_with

CHANNEL = "fiefdom"
# In the transaction that adds the entries, so that it is heard when they can be read.
TELL = text(f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
# What announces the seats and the watchers that are connected to a process, instead of the number of an entry; and what
# reports how much each address uses.
PRESENT = "present:"
USED = "used:"
# PostgreSQL takes no more than 8,000 bytes at once: this many watchers of a table fit.
MOST_ANNOUNCED = 500
# What a process says that has nothing else to say, and how many seconds after a process is taken to be gone.
ALIVE = "alive"
SILENCE = 2.5
# Seconds between two signs of life, until one is taken to be lost, and between two attempts to connect again.
PULSE, PATIENCE, RETRY = 1.0, 10.0, 1.0

log = logging.getLogger(__name__)


def announcement(table: str, seats: Iterable[int], watchers: Sequence[str], process: str) -> str:
    """What tells other processes who is connected to this one at a table."""
    return f"{table} {PRESENT}{','.join(map(str, sorted(seats)))};{','.join(watchers[:MOST_ANNOUNCED])} {process}"


class Listener:
    """Hears what other processes add. If the connection is lost, it makes a new one and says so."""

    def __init__(
        self,
        database: Postgres,
        process: str,
        heard: Callable[[str, int, str], None],
        present: Callable[[str, str, set[int], tuple[str, ...]], None],
        used: Callable[[str, str], None],
        using: Callable[[], Iterable[str]],
        back: Callable[[], None],
    ) -> None:
        self.database = database
        self.process = process
        self.heard = heard
        self.present = present
        self.used = used
        self.using = using
        self.back = back
        # When each of the other processes was last heard.
        self.others: dict[str, float] = {}
        self.task: asyncio.Task[None] | None = None
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def start(self) -> None:
        self.connection = await self.connect()
        self.task = asyncio.create_task(self.listen(self.connection))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
        if self.connection is not None:
            self.connection.terminate()

    async def connect(self) -> asyncpg.Connection[asyncpg.Record]:
        connection = await self.database.connect()
        await connection.add_listener(CHANNEL, self.hear)
        return connection

    def hear(self, _: object, __: int, ___: str, payload: object) -> None:
        about, _, process = str(payload).rpartition(" ")
        table, _, what = about.partition(" ")
        if process == self.process:
            return
        self.others[process] = time.monotonic()
        if what == ALIVE:
            return
        if what.startswith(PRESENT):
            seats, _, watchers = what.removeprefix(PRESENT).partition(";")
            marks = tuple(mark for mark in watchers.split(",") if mark)
            self.present(table, process, {int(seat) for seat in seats.split(",") if seat}, marks)
        elif what.startswith(USED):
            self.used(process, what.removeprefix(USED))
        else:
            self.heard(table, int(what), process)

    async def listen(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        while True:
            try:
                await self.stay(connection)
            except FAILURES as problem:
                log.warning("The connection that hears of other processes is lost: %s", problem_with(problem))
            connection.terminate()
            self.connection = connection = await self.connect_again()
            self.back()

    async def connect_again(self) -> asyncpg.Connection[asyncpg.Record]:
        while True:
            try:
                return await self.connect()
            except FAILURES:
                await asyncio.sleep(RETRY)

    async def stay(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        """Stay connected, and let others know; raises when the connection is lost, also if the other side has vanished
        without a word.
        """
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), PULSE)
            payloads = [f"- {what} {self.process}" for what in (ALIVE, *(f"{USED}{each}" for each in self.using()))]
            await connection.execute(
                "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", CHANNEL, payloads, timeout=PATIENCE
            )
            self.forget_the_silent()

    def is_heard(self, process: str) -> bool:
        return time.monotonic() - self.others.get(process, -SILENCE) < SILENCE

    def forget_the_silent(self) -> None:
        for process in [each for each in self.others if not self.is_heard(each)]:
            del self.others[process]
