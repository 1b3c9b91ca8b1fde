"""Games are replayed in a process of its own, one after another, so that nobody who plays has to wait for that."""

from __future__ import annotations

import logging
import pickle
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.server.allowances import TooFast, party
from fiefdom.server.limits import Limits
from fiefdom.server.replayer import (
    CutRecord,
    Job,
    JobFailed,
    JobResult,
    Layout,
    Overview,
    Position,
    Sketch,
    Stretch,
    replay_for,
)
from fiefdom.server.turns import Turns, Whose
from fiefdom.server.worker import Late, Lost, Worker

log = logging.getLogger(__name__)

# What everybody waits for, as a table.
REPLAYS = "replays"
# How long to wait after asking for too much, in seconds.
A_MOMENT = 1.0


class Replayers:
    """The process that replays games, and who waits for it: everybody has one turn before anybody has another.

    It starts when somebody wants to look at a game, and ends when nobody has for a while, with all that it remembers.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.asking: Counter[str] = Counter()
        self.turns = Turns(1, Limits.none())
        self.worker: Worker | None = None
        self.used = 0.0
        self.is_closing = False

    async def overview(self, record: str, language: str, address: str) -> bytes:
        """How a game went, as JSON."""
        return as_json(await self._ask(Overview(record, self.limits, language), address))

    async def part(self, record: str, seat: int | None, step: int, steps: int, events_from: int, address: str) -> bytes:
        """Some positions of a game, and what happened, as JSON."""
        steps = min(steps, self.limits.replay_steps)
        return as_json(await self._ask(Stretch(record, self.limits, seat, step, steps, events_from), address))

    async def beginning(self, record: str, steps: int, address: str) -> Record:
        """A record with this many of its answers, all of which can be given."""
        return as_record(await self._ask(CutRecord(record, self.limits, steps), address))

    async def position(self, record: str, step: int | None, address: str) -> str:
        """The position of a game after this many answers, or at its end."""
        found = await self._ask(Position(record, self.limits, step), address)
        assert isinstance(found, str)
        return found

    async def sketch(self, position: str, address: str) -> bytes:
        """What people see of a position before they play on from it, as JSON."""
        return as_json(await self._ask(Sketch(position, self.limits), address))

    async def laid_out(self, position: str, address: str) -> Record:
        """The game that begins in a position, as a record without answers."""
        return as_record(await self._ask(Layout(position, self.limits), address))

    def rest(self, idle: float) -> None:
        """End the process if nobody has used it for a while."""
        if self.worker is not None and not self.asking and time.monotonic() - self.used >= idle:
            self._drop(self.worker)
        self.turns.forget_the_quiet()

    def close(self) -> None:
        self.is_closing = True
        if self.worker is not None:
            self._drop(self.worker)

    async def _ask(self, job: Job, address: str) -> bytes | str | Record:
        whose = party(address)
        with self._asking(whose):
            async with self.turns.turn(REPLAYS, Whose(whose)):
                outcome = await self._do(job)
        match outcome:
            case Complaint():
                raise outcome
            case JobFailed():
                log.error("a game could not be replayed: %s", outcome.problem)
                raise Complaint("server-failed")
        return outcome

    @contextmanager
    def _asking(self, whose: str) -> Iterator[None]:
        most, most_of_all = self.limits.replays_per_address, self.limits.replays
        if self.asking[whose] >= most:
            raise TooFast(A_MOMENT, "server-many-replays", most=most)
        if self.asking.total() >= most_of_all:
            raise TooFast(A_MOMENT, "server-full-of-replays")
        self.asking[whose] += 1
        try:
            yield
        finally:
            self.asking[whose] -= 1
            if not self.asking[whose]:
                del self.asking[whose]

    async def _do(self, job: Job) -> JobResult:
        """Let the process do it; if it has died, a new one, once."""
        for _ in range(2):
            if self.is_closing:
                raise Complaint("server-closes")
            worker = self.worker = self.worker or Worker(replay_for)
            self.used = time.monotonic()
            try:
                found: JobResult = pickle.loads(await worker.ask(pickle.dumps(job), self.limits.replay_seconds))
                return found
            except Late as problem:
                self._drop(worker)
                raise Complaint("server-slow-replay", most=self.limits.replay_seconds) from problem
            except Lost as problem:
                log.error("the process that replays games is replaced: %s", problem)
                self._drop(worker)
            except BaseException:
                # Nobody waits for the answer any more, which may still come: another one must not be taken for it.
                self._drop(worker)
                raise
            finally:
                self.used = time.monotonic()
        return JobFailed("two processes in a row have died")

    def _drop(self, worker: Worker) -> None:
        worker.stop()
        if self.worker is worker:
            self.worker = None


def as_json(found: bytes | str | Record) -> bytes:
    assert isinstance(found, bytes)
    return found


def as_record(found: bytes | str | Record) -> Record:
    assert isinstance(found, Record)
    return found
