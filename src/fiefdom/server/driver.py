"""What happens at tables by itself: bots play, clocks run out, a discreet table answers for those with no choice."""

from __future__ import annotations

import asyncio
import time
from asyncio import Task
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from fiefdom.errors import Complaint
from fiefdom.server import entries
from fiefdom.server.drafts import choice_of_bot
from fiefdom.server.entries import AnyEntry
from fiefdom.server.gathering import Gathering
from fiefdom.server.requests import STAND_IN
from fiefdom.server.room import Room
from fiefdom.server.store import Outrun, Store, StoreFailed
from fiefdom.server.thinkers import SIMPLER, Thinkers, TooManyFailures

# How long the others have to agree to an undo, in seconds.
TIME_TO_AGREE = 60.0
# How long another process has to let a bot play before this one does, in seconds, if it is there; how often to see
# whether it still is; and how often to try again what the database could not do.
TIME_TO_THINK = 20.0
GLANCE = 0.5
RETRY = 1.0


class Tables(Protocol):
    """What it takes to let something happen at a table: the hall has all of it."""

    store: Store
    thinkers: Thinkers
    driver: Driver
    gatherings: dict[str, Gathering]
    is_closing: bool

    def new_table(self, address: str) -> Gathering: ...
    def one_more(self, whose: str) -> Gathering: ...

    async def alive(self, name: str) -> Gathering: ...
    async def know(self, gathering: Gathering) -> None: ...
    async def append(self, gathering: Gathering, entry: AnyEntry, seat: int | None) -> None: ...
    def broadcast(self, gathering: Gathering) -> None: ...
    async def tell_all(self, gathering: Gathering) -> None: ...
    def tell_news(self, gathering: Gathering, since: int) -> None: ...
    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]: ...


class Driver:
    """Sees to all tables of a hall, each in a task of its own for as long as there is something to wait for."""

    def __init__(self, hall: Tables) -> None:
        self.hall = hall

    def drive(self, gathering: Gathering) -> None:
        """See to it that bots play and clocks run out."""
        gathering.changed.set()
        if gathering.driver is None or gathering.driver.done():
            gathering.driver = self.hall.spawn(self._driving(gathering))

    async def _driving(self, gathering: Gathering) -> None:
        while True:
            gathering.changed.clear()
            try:
                seconds = await self._next(gathering)
            except Outrun:
                continue
            except StoreFailed:
                seconds = RETRY
            if seconds is None and not gathering.changed.is_set():
                return
            try:
                await asyncio.wait_for(gathering.changed.wait(), seconds)
            except TimeoutError:
                continue

    async def _next(self, gathering: Gathering) -> float | None:
        """Do the next thing that happens by itself; how long to wait for something to happen, None for ever."""
        if not gathering.room.number:
            async with gathering.lock:
                await self.hall.know(gathering)
                self.hall.broadcast(gathering)
        room = gathering.room
        seat = room.asked_seat
        if room.problem is not None:
            return None
        if room.is_parted and room.status == "open" and room.is_full:
            async with gathering.lock:
                if gathering.room is room and room.status == "open":
                    await self.hall.append(gathering, entries.Started(), None)
                    self.hall.broadcast(gathering)
            return 0.0
        if room.twin and room.endings() != gathering.told_twin:
            await self._tell_twin(gathering)
        is_bot = seat is not None and bool(room.seats[seat].played_by)
        if is_bot and not gathering.is_ours:
            if self.hall.store.is_heard(gathering.owner) and time.monotonic() - gathering.heard < TIME_TO_THINK:
                return GLANCE
            gathering.is_ours = True
        pause = gathering.pauses.left(room, gathering.present_here(), room.options.pace if gathering.guests else 0.0)
        if pause == 0.0:
            await self._answer_forced(gathering, room, room.step)
            return 0.0
        if is_bot and pause is None:
            await (self._choose_for_bot(gathering) if room.table is None else self._think(gathering))
            return 0.0
        if seat is not None and room.table is not None and gathering.is_ours and gathering.preparing is None:
            gathering.preparing = self.hall.spawn(self.hall.thinkers.prepare(room, gathering.whose()))
        waits = [pause, await self._check_clocks(gathering)]
        return min((seconds for seconds in waits if seconds is not None), default=None)

    async def _tell_twin(self, gathering: Gathering) -> None:
        """Put into the logs of two tables side by side how the game at the other one ended.

        If one of them missed it because a process died, it hears when somebody looks at the end of either.
        """
        endings = gathering.room.endings()
        with suppress(Complaint):  # the other one has been deleted, or can only be looked at
            other = await self.hall.alive(gathering.room.twin)
            for table, theirs in ((other, endings), (gathering, other.room.endings())):
                async with table.lock:
                    if table.room.ended_twin != theirs:
                        await self.hall.append(table, entries.TwinEnded(theirs), None)
                        self.hall.broadcast(table)
        gathering.told_twin = endings

    async def _choose_for_bot(self, gathering: Gathering) -> None:
        """Let a bot choose a card for the kingdom, unless things have changed meanwhile."""
        room, step = gathering.room, gathering.room.step
        await asyncio.sleep(room.options.pace if gathering.guests else 0.0)
        async with gathering.lock:
            if gathering.room is room and room.step == step:
                entry = choice_of_bot(room)
                await self.hall.append(gathering, entry, entry.seat)
                self.hall.broadcast(gathering)

    async def _think(self, gathering: Gathering) -> None:
        """Let a bot decide, one decision after another; if things have changed meanwhile, nothing more happens."""
        room, step = gathering.room, gathering.room.step
        assert room.pending is not None
        seat = int(room.pending.seat)
        pace = room.options.pace if gathering.guests else 0.0
        try:
            begun, seconds = time.monotonic(), gathering.pauses.of_bot(room, pace)
            thought = await self.hall.thinkers.think(room, gathering.whose())
            taken = time.monotonic() - begun
            await asyncio.sleep(max(0.0, seconds - taken))
        except TooManyFailures:
            await self._replace_failed(gathering, room, step, seat)
            return
        if thought.plan:
            async with gathering.lock:
                if gathering.room is room and room.seats[seat].played_by:
                    await self.hall.append(gathering, entries.Planned(seat, thought.plan), seat)
        for number, answer in enumerate(thought.answers):
            gathering.pauses.note_bot(seat, 0.0 if number else taken)
            if number:
                await asyncio.sleep(gathering.pauses.of_bot(room, pace))
            async with gathering.lock:
                if gathering.room is not room or room.step != step or room.pending is None:
                    self.hall.thinkers.forget(room.name)
                    return
                await self.hall.append(gathering, entries.Answered(*answer), answer[0])
                step += 1
                if pace or room.options.discreet or number == len(thought.answers) - 1:
                    self.hall.broadcast(gathering)

    async def _replace_failed(self, gathering: Gathering, room: Room, step: int, seat: int) -> None:
        """Let a simpler bot play for one that cannot, and say so to everybody, unless things have changed meanwhile."""
        async with gathering.lock:
            if gathering.room is room and room.step == step:
                before = room.number
                await self.hall.append(gathering, entries.Failed(seat, SIMPLER), seat)
                self.hall.tell_news(gathering, before)

    async def _answer_forced(self, gathering: Gathering, room: Room, step: int) -> None:
        """Give the only possible answer, unless things have changed meanwhile."""
        async with gathering.lock:
            decision = room.pending
            if gathering.room is room and room.step == step and decision is not None:
                seat = int(decision.seat)
                answered = entries.Answered(seat, decision.purpose, tuple(range(decision.least)))
                await self.hall.append(gathering, answered, seat)
                self.hall.broadcast(gathering)

    async def _check_clocks(self, gathering: Gathering) -> float | None:
        """Let a bot play for a player whose time is up, and take silence as a no; how long until the next of these."""
        async with gathering.lock:
            room, now = gathering.room, time.time()
            times = []
            if room.undo_asked is not None:
                times.append(room.undo_asked_at + TIME_TO_AGREE)
                if now >= times[-1]:
                    await self.hall.append(gathering, entries.UndoAnswered(False), None)
                    self.hall.broadcast(gathering)
                    return 0.0
            deadline = room.deadline()
            seat = room.asked_seat
            if deadline is not None and seat is not None:
                times.append(deadline)
                if now >= deadline:
                    await self.hall.append(gathering, entries.Replaced(seat, STAND_IN, by_clock=True), None)
                    self.hall.broadcast(gathering)
                    return 0.0
            return max(0.0, min(times) - now) if times else None
