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
from fiefdom.server.live import Live
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

    def new_live(self, address: str) -> Live: ...
    def one_more(self, whose: str) -> Live: ...

    async def alive(self, name: str) -> Live: ...
    async def know(self, live: Live) -> None: ...
    async def append(self, live: Live, entry: AnyEntry, seat: int | None) -> None: ...
    def broadcast(self, live: Live) -> None: ...
    def tell_news(self, live: Live, since: int) -> None: ...
    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]: ...


class Driver:
    """Sees to all tables of a hall, each in a task of its own for as long as there is something to wait for."""

    def __init__(self, hall: Tables) -> None:
        self.hall = hall

    def drive(self, live: Live) -> None:
        """See to it that bots play and clocks run out."""
        live.changed.set()
        if live.driver is None or live.driver.done():
            live.driver = self.hall.spawn(self._driving(live))

    async def _driving(self, live: Live) -> None:
        while True:
            live.changed.clear()
            try:
                seconds = await self._next(live)
            except Outrun:
                continue
            except StoreFailed:
                seconds = RETRY
            if seconds is None and not live.changed.is_set():
                return
            try:
                await asyncio.wait_for(live.changed.wait(), seconds)
            except TimeoutError:
                continue

    async def _next(self, live: Live) -> float | None:
        """Do the next thing that happens by itself; how long to wait for something to happen, None for ever."""
        if not live.room.number:
            async with live.lock:
                await self.hall.know(live)
                self.hall.broadcast(live)
        room = live.room
        seat = room.asked_seat
        if room.problem is not None:
            return None
        if room.is_parted and room.status == "open" and room.is_full:
            async with live.lock:
                if live.room is room and room.status == "open":
                    await self.hall.append(live, entries.Started(), None)
                    self.hall.broadcast(live)
            return 0.0
        if room.twin and room.endings() != live.told_twin:
            await self._tell_twin(live)
        is_bot = seat is not None and bool(room.seats[seat].played_by)
        if is_bot and not live.is_ours:
            if self.hall.store.is_heard(live.owner) and time.monotonic() - live.heard < TIME_TO_THINK:
                return GLANCE
            live.is_ours = True
        pause = live.pauses.left(room, live.present_here(), room.options.pace if live.guests else 0.0)
        if pause == 0.0:
            await self._answer_forced(live, room, room.step)
            return 0.0
        if is_bot and pause is None:
            await (self._choose_for_bot(live) if room.table is None else self._think(live))
            return 0.0
        if seat is not None and room.table is not None and live.is_ours and live.preparing is None:
            live.preparing = self.hall.spawn(self.hall.thinkers.prepare(room, live.whose()))
        waits = [pause, await self._check_clocks(live)]
        return min((seconds for seconds in waits if seconds is not None), default=None)

    async def _tell_twin(self, live: Live) -> None:
        """Put into the logs of two tables side by side how the game at the other one ended.

        Whatever one of them missed because a process died, it hears when somebody looks at the end of either.
        """
        endings = live.room.endings()
        with suppress(Complaint):  # the other one has been deleted, or can only be looked at
            other = await self.hall.alive(live.room.twin)
            for table, theirs in ((other, endings), (live, other.room.endings())):
                async with table.lock:
                    if table.room.ended_twin != theirs:
                        await self.hall.append(table, entries.TwinEnded(theirs), None)
                        self.hall.broadcast(table)
        live.told_twin = endings

    async def _choose_for_bot(self, live: Live) -> None:
        """Let a bot choose a card for the kingdom, unless things have changed meanwhile."""
        room, step = live.room, live.room.step
        await asyncio.sleep(room.options.pace if live.guests else 0.0)
        async with live.lock:
            if live.room is room and room.step == step:
                entry = choice_of_bot(room)
                await self.hall.append(live, entry, entry.seat)
                self.hall.broadcast(live)

    async def _think(self, live: Live) -> None:
        """Let a bot decide, one decision after another; if things have changed meanwhile, nothing more happens."""
        room, step = live.room, live.room.step
        assert room.pending is not None
        seat = int(room.pending.seat)
        pace = room.options.pace if live.guests else 0.0
        try:
            begun, seconds = time.monotonic(), live.pauses.of_bot(room, pace)
            thought = await self.hall.thinkers.think(room, live.whose())
            taken = time.monotonic() - begun
            await asyncio.sleep(max(0.0, seconds - taken))
        except TooManyFailures:
            await self._replace_failed(live, room, step, seat)
            return
        if thought.plan:
            async with live.lock:
                if live.room is room and room.seats[seat].played_by:
                    await self.hall.append(live, entries.Planned(seat, thought.plan), seat)
        for number, answer in enumerate(thought.answers):
            live.pauses.note_bot(seat, 0.0 if number else taken)
            if number:
                await asyncio.sleep(live.pauses.of_bot(room, pace))
            async with live.lock:
                if live.room is not room or room.step != step or room.pending is None:
                    self.hall.thinkers.forget(room.name)
                    return
                await self.hall.append(live, entries.Answered(*answer), answer[0])
                step += 1
                if pace or room.options.discreet or number == len(thought.answers) - 1:
                    self.hall.broadcast(live)

    async def _replace_failed(self, live: Live, room: Room, step: int, seat: int) -> None:
        """Let a simpler bot play for one that cannot, and say so to everybody, unless things have changed meanwhile."""
        async with live.lock:
            if live.room is room and room.step == step:
                before = room.number
                await self.hall.append(live, entries.Failed(seat, SIMPLER), seat)
                self.hall.tell_news(live, before)

    async def _answer_forced(self, live: Live, room: Room, step: int) -> None:
        """Give the only possible answer, unless things have changed meanwhile."""
        async with live.lock:
            decision = room.pending
            if live.room is room and room.step == step and decision is not None:
                seat = int(decision.seat)
                answered = entries.Answered(seat, decision.purpose, tuple(range(decision.least)))
                await self.hall.append(live, answered, seat)
                self.hall.broadcast(live)

    async def _check_clocks(self, live: Live) -> float | None:
        """Let a bot play for somebody whose time is up, and take silence for a no; how long until the next of these."""
        async with live.lock:
            room, now = live.room, time.time()
            times = []
            if room.undo_asked is not None:
                times.append(room.undo_asked_at + TIME_TO_AGREE)
                if now >= times[-1]:
                    await self.hall.append(live, entries.UndoAnswered(False), None)
                    self.hall.broadcast(live)
                    return 0.0
            deadline = room.deadline()
            seat = room.asked_seat
            if deadline is not None and seat is not None:
                times.append(deadline)
                if now >= deadline:
                    await self.hall.append(live, entries.Replaced(seat, STAND_IN, by_clock=True), None)
                    self.hall.broadcast(live)
                    return 0.0
            return max(0.0, min(times) - now) if times else None
