"""Whose bots think next, when more of them wait than there are processes."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future, TimerHandle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from fiefdom.server.allowances import Allowance
from fiefdom.server.limits import Limits

HOUR = 3600.0
# For how many seconds after somebody's last turn others think of their next one.
LATELY = 60.0


@dataclass(frozen=True)
class Whose:
    """Whose bots think: the party that the table belongs to, and whether anybody is there to wait for them."""

    party: str = ""
    is_attended: Callable[[], bool] = lambda: True


@dataclass(eq=False)
class Queued:
    """A bot that is to think."""

    table: str
    whose: Whose
    number: int
    turn: Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Hands out the processes.

    Tables where somebody waits come first. Among them, the party comes first that had its last turn longest ago, so
    that nobody waits for more than one turn of each other party, however many tables that one has. Nobody is
    interrupted, and a turn may take seconds. So where nobody is connected, bots think only if no other party has played
    recently, and leave one of several processes free; and no party has all of several while others play.
    """

    def __init__(self, processes: int, limits: Limits) -> None:
        self.processes = processes
        self.limits = limits
        self.waiting: list[Queued] = []
        self.busy: dict[Queued, bool] = {}
        # How many seconds bots have thought, all together.
        self.seconds = 0.0
        self._numbers = count()
        # When each party that still waits for something had its last turn, as a number.
        self._served: dict[str, int] = {}
        self._tables: dict[str, Allowance] = {}
        self._parties: dict[str, Allowance] = {}
        # When each party last had a turn that somebody waited for.
        self._played: dict[str, float] = {}
        self._alarm: TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, table: str, whose: Whose) -> AsyncIterator[None]:
        """Wait for a turn, and have a process until the end of the context."""
        mine = Queued(table, whose, next(self._numbers))
        self.waiting.append(mine)
        self.go_on()
        try:
            await mine.turn
        except BaseException:
            self._leave(mine)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._note(mine, time.monotonic() - began)
            self._leave(mine)

    def tables_waiting(self) -> set[str]:
        """The tables whose bots wait for their turn, and where none thinks."""
        return {each.table for each in self.waiting} - {each.table for each in self.busy}

    def count_waiting(self, *, attended: bool) -> int:
        return sum(each.whose.is_attended() == attended for each in self.waiting)

    def forget(self, table: str) -> None:
        """The table is no longer in use."""
        self._tables.pop(table, None)

    def forget_the_quiet(self) -> None:
        """Forget parties whose bots have not thought for a while."""
        for party, allowance in list(self._parties.items()):
            if allowance.is_full():
                del self._parties[party]
        for party, when in list(self._played.items()):
            if time.monotonic() - when > LATELY:
                del self._played[party]

    def _leave(self, mine: Queued) -> None:
        """Go, with or without having had a turn."""
        if mine in self.waiting:
            self.waiting.remove(mine)
        party = mine.whose.party
        if self.busy.pop(mine, False):
            self._played[party] = time.monotonic()
        if not any(each.whose.party == party for each in self.waiting):
            self._served.pop(party, None)
        self.go_on()

    def _note(self, mine: Queued, seconds: float) -> None:
        """Count how long a bot has thought."""
        self.seconds += seconds
        for allowance in self._allowances(mine):
            allowance.spend(seconds)

    def _allowances(self, mine: Queued) -> tuple[Allowance, Allowance]:
        """The seconds that bots may think at a table, and at all tables of a party."""
        per_table, per_party = self.limits.thinking_per_table, self.limits.thinking_per_address
        return (
            self._tables.setdefault(mine.table, Allowance(per_table / HOUR, per_table)),
            self._parties.setdefault(mine.whose.party, Allowance(per_party / HOUR, per_party)),
        )

    def go_on(self) -> None:
        """Give turns to those who are next, as long as there are processes."""
        while len(self.busy) < self.processes:
            able = [each for each in self.waiting if self._may(each)]
            if not able:
                self._set_alarm()
                return
            first = min(able, key=self._place)
            self.waiting.remove(first)
            self.busy[first] = first.whose.is_attended()
            self._served[first.whose.party] = next(self._numbers)
            if not first.turn.done():
                first.turn.set_result(None)

    def _place(self, each: Queued) -> tuple[bool, int, int]:
        return not each.whose.is_attended(), self._served.get(each.whose.party, -1), each.number

    def _may(self, each: Queued) -> bool:
        if any(allowance.now() <= 0 for allowance in self._allowances(each)):
            return False
        spare, is_attended = self.processes - 1, each.whose.is_attended()
        if not is_attended and sum(not attended for attended in self.busy.values()) >= max(1, spare):
            return False
        if not self._others_played(each):
            return True
        theirs = sum(other.whose.party == each.whose.party for other in self.busy)
        return is_attended and theirs < max(1, spare)

    def _others_played(self, each: Queued) -> float:
        """For how many seconds one has to think of other parties that have played recently; 0 if there are none."""
        last = max((when for party, when in self._played.items() if party != each.whose.party), default=-LATELY)
        return max(0.0, last + LATELY - time.monotonic())

    def _delay(self, each: Queued) -> float:
        """How many seconds until this one may think, as long as nobody else does."""
        delay = max(allowance.delay(0.0) for allowance in self._allowances(each))
        return delay if each.whose.is_attended() else max(delay, self._others_played(each))

    def _set_alarm(self) -> None:
        """Go on as soon as one of those may think who have to wait though there is a process for them."""
        delays = [self._delay(each) for each in self.waiting]
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if any(delays):
            soonest = min(delay for delay in delays if delay)
            self._alarm = asyncio.get_running_loop().call_later(soonest, self.go_on)
