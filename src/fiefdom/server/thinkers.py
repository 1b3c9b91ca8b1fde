"""Bots think in processes of their own, so that nobody who plays has to wait for them."""

from __future__ import annotations

import logging
from collections import Counter

from fiefdom.bots.opponents import OPPONENTS
from fiefdom.server.limits import Limits
from fiefdom.server.room import Room
from fiefdom.server.thinker import Beginning, Job, SeatedBot, Thought, decode_thought, encode_job, think_for
from fiefdom.server.turns import Turns, Whose
from fiefdom.server.worker import Lost, Worker

log = logging.getLogger(__name__)

# How long a bot may think, in seconds.
PATIENCE = 20.0
# How often a bot may fail at a table before a simpler one answers for it, and which one that is.
MOST_FAILURES = 2
SIMPLER = "big-money"
# Whose bots think where nobody counts that.
ANYBODY = Whose()


class TooManyFailures(Exception):
    """The bot that has to decide has failed too often: a simpler one should play for it."""


class Stuck(Exception):
    """Not even a simple bot can answer: something is wrong with the cards."""


class Mind(Worker):
    """One process that thinks, and which tables it knows: how often something was undone there, and the answers."""

    def __init__(self) -> None:
        super().__init__(think_for)
        self.known: dict[str, tuple[int, int]] = {}

    async def think(self, job: Job, patience: float) -> Thought:
        return decode_thought(await self.ask(encode_job(job), patience))


class Thinkers:
    """Some processes that think for the bots of all tables. One that dies, or thinks too long, is replaced.

    The first one starts at once, the others when there is more to think about than those that run can do.
    """

    def __init__(self, processes: int = 1, patience: float = PATIENCE, limits: Limits | None = None) -> None:
        self.patience = patience
        self.idle: list[Mind] = []
        self.all: list[Mind] = []
        self.turns = Turns(processes, limits or Limits())
        # How often the bot in a seat of a table has failed.
        self.failures: Counter[tuple[str, int, str]] = Counter()

    async def start(self) -> None:
        self._add()

    async def stop(self) -> None:
        for worker in self.all:
            worker.stop()

    def _add(self) -> None:
        worker = Mind()
        self.all.append(worker)
        self.idle.append(worker)

    async def think(self, room: Room, whose: Whose = ANYBODY) -> Thought:
        """What a bot answers, until somebody else has to decide; raises TooManyFailures if it cannot."""
        decision = room.pending
        assert decision is not None, "a bot is asked only if there is something to decide"
        seat = int(decision.seat)
        seated = SeatedBot(room.seats[seat].played_by, room.seats[seat].plan)
        failing = (room.name, seat, seated.bot)
        while self.failures[failing] < MOST_FAILURES:
            thought = await self._think(room, seat, seated, whose)
            if thought is not None and not thought.problem:
                return thought
            self.failures[failing] += 1
            if thought is not None:
                log.error(
                    "the bot %s in seat %s of table %s failed: %s", seated.bot, seat + 1, room.name, thought.problem
                )
                if thought.answers:
                    return thought
        if seated.bot == SIMPLER:
            raise Stuck(f"no bot can answer for seat {seat + 1} of table {room.name}")
        raise TooManyFailures

    async def prepare(self, room: Room, whose: Whose = ANYBODY) -> None:
        """Let the bots of a table that has just begun make their plans, while people think about their first moves."""
        for seat, each in enumerate(room.seats):
            level = OPPONENTS.get(each.played_by)
            if level is not None and level.takes_long and not each.plan:
                await self._think(room, seat, SeatedBot(each.played_by, each.plan), whose)

    async def _think(self, room: Room, seat: int, seated: SeatedBot, whose: Whose) -> Thought | None:
        """One attempt; None if the process was lost."""
        async with self.turns.turn(room.name, whose):
            if not self.idle:
                self._add()
            worker = next((each for each in self.idle if room.name in each.known), self.idle[0])
            self.idle.remove(worker)
            try:
                thought = await self._ask(worker, room, seat, seated)
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

    def _drop(self, worker: Mind) -> None:
        worker.stop()
        self.all.remove(worker)
        if not self.all:
            self._add()

    async def _ask(self, worker: Mind, room: Room, seat: int, seated: SeatedBot) -> Thought:
        undos, since = worker.known.get(room.name, (room.undos, 0))
        job = job_for(room, seat, seated, since if undos == room.undos else 0)
        undos = room.undos
        thought = await worker.think(job, self.patience)
        if thought.is_lost:
            job = job_for(room, seat, seated, 0)
            undos = room.undos
            thought = await worker.think(job, self.patience)
        worker.known[room.name] = (undos, job.since + len(job.answers) + len(thought.answers))
        return thought

    def forget(self, table: str) -> None:
        """The game has taken another course than the processes think, or it rests."""
        self.turns.forget(table)
        for worker in self.all:
            worker.known.pop(table, None)
        for failing in [each for each in self.failures if each[0] == table]:
            del self.failures[failing]


def job_for(room: Room, seat: int, seated: SeatedBot, since: int) -> Job:
    options, table = room.options, room.table
    assert table is not None, "a game has begun"
    began = Beginning(
        tuple(table.names), tuple(options.kingdom), str(room.seed), options.first, bool(options.discreet),
        options.all_treasures, table.position,
    )  # fmt: skip
    return Job(room.name, seat, began, since, table.secret_answers(since), seated)
