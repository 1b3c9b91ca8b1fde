"""Bots think in processes of their own, so that nobody who plays has to wait for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from asyncio import Future, Semaphore
from collections import Counter
from collections.abc import Sequence
from multiprocessing.connection import Connection

from fiefdom.bots.opponents import OPPONENTS
from fiefdom.cards.catalog import catalog
from fiefdom.server.room import Room
from fiefdom.server.thinker import READY, Beginning, Job, Sitting, Thought, decode_thought, encode_job, think_for

log = logging.getLogger(__name__)

# How long a bot may think, and a process may take to start, in seconds.
PATIENCE = 20.0
TIME_TO_START = 60.0
# How often a bot may fail at a table before a simpler one answers for it, and which one that is.
MOST_FAILURES = 2
SIMPLER = "big-money"


class Lost(Exception):
    """A process has died, or thinks too long."""


class TooManyFailures(Exception):
    """The bot that has to decide has failed too often: a simpler one should play for it."""


class Stuck(Exception):
    """Not even a simple bot can answer: something is wrong with the cards."""


class Worker:
    """One process that thinks, and which tables it knows: how often something was undone there, and the answers."""

    def __init__(self, files: Sequence[str]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=think_for, args=(theirs, list(files)), daemon=True)
        self.process.start()
        theirs.close()
        self.known: dict[str, tuple[int, int]] = {}
        self.ready: Future[None] = asyncio.get_running_loop().create_future()
        self.waiting: Future[Thought] | None = None
        asyncio.get_running_loop().add_reader(self.connection.fileno(), hear, self, self.connection)

    async def think(self, job: Job, patience: float) -> Thought:
        try:
            await asyncio.wait_for(asyncio.shield(self.ready), TIME_TO_START)
            self.waiting = asyncio.get_running_loop().create_future()
            self.connection.send_bytes(encode_job(job))
            return await asyncio.wait_for(self.waiting, patience)
        except (OSError, EOFError, TimeoutError) as problem:
            raise Lost(f"{type(problem).__name__} {problem}".strip()) from problem
        finally:
            self.waiting = None

    def stop(self) -> None:
        if not self.connection.closed:
            asyncio.get_running_loop().remove_reader(self.connection.fileno())
            self.connection.close()
        self.process.kill()


def hear(worker: Worker, connection: Connection) -> None:
    """A process is ready, has thought of something, or has died."""
    try:
        said = connection.recv_bytes()
    except (EOFError, OSError):
        asyncio.get_running_loop().remove_reader(connection.fileno())
        connection.close()
        if not worker.ready.done():
            worker.ready.set_result(None)  # whoever waits for it will find it gone
        if worker.waiting is not None and not worker.waiting.done():
            worker.waiting.set_exception(EOFError("it has ended"))
        return
    if said == READY:
        worker.ready.set_result(None)
    elif worker.waiting is not None and not worker.waiting.done():
        worker.waiting.set_result(decode_thought(said))


class Thinkers:
    """Some processes that think for the bots of all tables. One that dies, or thinks too long, is replaced."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.patience = patience
        self.idle: list[Worker] = []
        self.all: list[Worker] = []
        self.turns = Semaphore(processes)
        # How often the bot in a seat of a table has failed.
        self.failures: Counter[tuple[str, int, str]] = Counter()

    async def start(self) -> None:
        for _ in range(self.processes):
            self._add()

    async def stop(self) -> None:
        for worker in self.all:
            worker.stop()

    def _add(self) -> None:
        worker = Worker(list(catalog.modules))
        self.all.append(worker)
        self.idle.append(worker)

    async def think(self, room: Room) -> Thought:
        """What a bot answers, until somebody else has to decide; raises TooManyFailures if it cannot."""
        decision = room.pending
        assert decision is not None, "a bot is asked only if there is something to decide"
        seat = int(decision.seat)
        sitting = Sitting(room.seats[seat].played_by, room.seats[seat].plan)
        failing = (room.name, seat, sitting.bot)
        while self.failures[failing] < MOST_FAILURES:
            thought = await self._think(room, seat, sitting)
            if thought is not None and not thought.problem:
                return thought
            self.failures[failing] += 1
            if thought is not None:
                log.error(
                    "the bot %s in seat %s of table %s failed: %s", sitting.bot, seat + 1, room.name, thought.problem
                )
                if thought.answers:
                    return thought
        if sitting.bot == SIMPLER:
            raise Stuck(f"no bot can answer for seat {seat + 1} of table {room.name}")
        raise TooManyFailures

    async def prepare(self, room: Room) -> None:
        """Let the bots of a table that has just begun make their plans, while people think about their first moves."""
        for seat, each in enumerate(room.seats):
            level = OPPONENTS.get(each.played_by)
            if level is not None and level.takes_long and not each.plan:
                await self._think(room, seat, Sitting(each.played_by, each.plan))

    async def _think(self, room: Room, seat: int, sitting: Sitting) -> Thought | None:
        """One attempt; None if the process was lost."""
        async with self.turns:
            worker = next((each for each in self.idle if room.name in each.known), self.idle[0])
            self.idle.remove(worker)
            try:
                thought = await self._ask(worker, room, seat, sitting)
            except Lost as problem:
                log.error("a process that thinks for bots is replaced: %s", problem)
                self._drop(worker)
                return None
            except BaseException:
                # Nobody waits for the answer any more, which may still come: another one must not be taken for it.
                self._drop(worker)
                raise
            self.idle.append(worker)
            return thought

    def _drop(self, worker: Worker) -> None:
        worker.stop()
        self.all.remove(worker)
        self._add()

    async def _ask(self, worker: Worker, room: Room, seat: int, sitting: Sitting) -> Thought:
        undos, since = worker.known.get(room.name, (room.undos, 0))
        job = job_for(room, seat, sitting, since if undos == room.undos else 0)
        undos = room.undos
        thought = await worker.think(job, self.patience)
        if thought.is_lost:
            job = job_for(room, seat, sitting, 0)
            undos = room.undos
            thought = await worker.think(job, self.patience)
        worker.known[room.name] = (undos, job.since + len(job.answers) + len(thought.answers))
        return thought

    def forget(self, table: str) -> None:
        """The game has taken another course than the processes think, or it rests."""
        for worker in self.all:
            worker.known.pop(table, None)
        for failing in [each for each in self.failures if each[0] == table]:
            del self.failures[failing]


def job_for(room: Room, seat: int, sitting: Sitting, since: int) -> Job:
    options, table = room.options, room.table
    assert table is not None, "a game has begun"
    assert options.seed is not None, "settled options have a seed"
    began = Beginning(tuple(table.names), tuple(options.kingdom), options.seed, options.first, options.discreet)
    return Job(room.name, seat, began, since, table.secret_answers(since), sitting)
