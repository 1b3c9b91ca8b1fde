"""The tables that are in use: people come and go, entries are committed before anybody hears of them, bots play."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from asyncio import Event, Task
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from msgspec import structs

from fiefdom.engine.result import next_first
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker
from fiefdom.records.record import Record
from fiefdom.server import entries, messages
from fiefdom.server.entries import AnyEntry
from fiefdom.server.frames import lobby_line, state
from fiefdom.server.limits import Limits
from fiefdom.server.live import Guest, Live, speech, tell_lines
from fiefdom.server.options import LONGEST_NAME, SeatOptions, check_text, checked
from fiefdom.server.requests import answer_entry, entry_for, host, need, options_after
from fiefdom.server.room import Room, Who, hashed, new_key, new_name
from fiefdom.server.store import Outrun, Store, StoreFailed
from fiefdom.server.thinkers import SIMPLER, Thinkers, TooManyFailures
from fiefdom.table import a_while
from fiefdom.version import VERSION

log = logging.getLogger(__name__)

# How long the others have to agree to an undo, in seconds.
TIME_TO_AGREE = 60.0
# How long another process has to let a bot play before this one does, in seconds.
TIME_TO_THINK = 20.0
# The bot that plays for somebody whose time is up.
STAND_IN = "fair"


class Hall:
    """All tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.live: dict[str, Live] = {}
        self.answers = 0
        store.on_append = self.hear
        store.on_reconnect = self.hear_all
        store.on_presence = self.meet
        self._tasks: set[Task[None]] = set()
        self._requests: set[Task[None]] = set()
        self.is_closing = False
        # Set as soon as the server closes and nobody is left.
        self.is_empty = Event()

    # -- Opening, joining, watching -------------------------------------------------------------------

    async def open_table(self, wish: messages.OpenTable) -> messages.Opened:
        options, repeated = checked(wish.options), None
        if wish.record:
            options, repeated = options_after(wish)
        self.limits.check_tables(await self.store.count())
        host_key, watch_key, seat_key = new_key(), new_key(), ""
        live = self._new_live()
        async with live.lock:
            opened = entries.Opened(options, VERSION, hashed(host_key), hashed(watch_key))
            await self._append(live, opened, None)
            seat = next((n for n, seat in enumerate(live.room.seats) if seat.is_free), None)
            if wish.name and seat is not None:
                seat_key = new_key()
                await self._join(live, seat, wish.name, seat_key)
            else:
                seat = None
            if live.room.is_full:
                await self._append(live, entries.Started(), None)
                if repeated is not None:
                    await self._append(live, repeated, None)
        self._drive(live)
        log.info("a table was opened", extra={"table": live.room.name})
        return messages.Opened(live.room.name, host_key, watch_key, seat, seat_key)

    def _new_live(self) -> Live:
        name = new_name()
        live = self.live[name] = Live(Room(name), touched=time.monotonic())
        return live

    async def take_seat(self, name: str, wish: messages.TakeSeat) -> messages.Seated:
        live = await self.alive(name)
        async with live.lock:
            room = live.room
            need(room, "open")
            free = [n for n, seat in enumerate(room.seats) if seat.is_free]
            if not free or wish.seat not in (None, *free):
                raise Complaint("server-no-seat")
            seat, key = free[0] if wish.seat is None else wish.seat, new_key()
            await self._join(live, seat, wish.name, key)
            if room.is_full:
                await self._append(live, entries.Started(), None)
            self._broadcast(live)
        self._drive(live)
        return messages.Seated(name, seat, key)

    async def _join(self, live: Live, seat: int, name: str, key: str) -> None:
        check_text("name", name, LONGEST_NAME)
        if any(mark in name for mark in ",():"):
            raise Complaint("name-form", name=name, most=LONGEST_NAME)
        if any(name == other.name for n, other in enumerate(live.room.seats) if n != seat):
            raise Complaint("name-twice", name=name)
        await self._append(live, entries.Joined(seat, name, hashed(key)), seat)

    async def enter(self, name: str, hello: messages.Hello) -> tuple[Live, Guest]:
        """Connect a client to a table; it is told at once how things stand."""
        if hello.protocol != messages.PROTOCOL:
            raise Complaint("server-protocol", protocol=hello.protocol, ours=messages.PROTOCOL)
        live = await self.alive(name)
        async with live.lock:
            if self.is_closing:
                raise Complaint("server-closes")
            who = replace(live.room.who(hello.keys), counts=hello.counts)
            if who.seat is None:
                self.limits.check_watchers(sum(guest.who.seat is None for guest in live.guests))
            have = hello.have if 0 <= hello.have <= live.room.number else 0
            guest = Guest(who, hello.language, have)
            if live.is_quiet() and not await self._note_use(live):
                self.live.pop(name, None)
                raise Complaint("server-no-table", table=name)
            tell_lines([guest], live.room, have)
            live.guests.add(guest)
            if who.seat is not None and live.room.seats[who.seat].stand_in and live.room.status == "playing":
                await self._append(live, entries.Returned(who.seat), who.seat)
            self._broadcast(live)
        self._announce(live)
        self._drive(live)
        return live, guest

    async def _note_use(self, live: Live) -> bool:
        """Tell the database that somebody is at a table; False if it has been deleted."""
        live.noted = time.time()
        return await self.store.touch([live.room.name]) == 1

    async def note_all_in_use(self) -> None:
        """See to it that no table is deleted while somebody is there."""
        for live in list(self.live.values()):
            if live.guests and live.is_quiet():
                await self._note_use(live)

    def leave(self, live: Live, guest: Guest) -> None:
        live.guests.discard(guest)
        live.touched = time.monotonic()
        self._note_if_empty()
        self._announce(live)
        if guest.who.seat is not None and live.guests:
            self._spawn(self._tell_all(live))

    def _announce(self, live: Live) -> None:
        """Tell other processes who is connected to this one."""
        if self.store.listener is not None and not self.is_closing:
            self._spawn(self._announcing(live))

    async def _announcing(self, live: Live) -> None:
        try:
            await self.store.announce(live.room.name, live.present_here())
        except StoreFailed as problem:
            log.warning("others could not be told who is here: %s", problem, extra={"table": live.room.name})

    def meet(self, name: str, process: str, seats: set[int]) -> None:
        """Another process says who is connected to it; if it is new to this table, it hears who is here."""
        live = self.live.get(name)
        if live is None:
            return
        if process not in live.elsewhere and live.present_here():
            self._announce(live)
        live.elsewhere[process] = (seats, time.monotonic())
        self._spawn(self._tell_all(live))

    def announce_all(self) -> None:
        """Tell other processes again, so that they notice if this one is gone."""
        for live in self.live.values():
            if live.present_here():
                self._announce(live)

    def _note_if_empty(self) -> None:
        if self.is_closing and not any(live.guests for live in self.live.values()):
            self.is_empty.set()

    async def _tell_all(self, live: Live) -> None:
        async with live.lock:
            self._broadcast(live)

    async def lobby(self) -> list[messages.LobbyTable]:
        return [messages.decode_lobby(line) for _, line in await self.store.lobby()]

    async def record(self, name: str, keys: tuple[str, ...]) -> Record:
        """The record of a table: of a running game only for whoever plays it alone, because it tells everything."""
        live = await self.alive(name)
        async with live.lock:
            room = live.room
            who = room.who(keys)
            if room.table is None:
                raise Complaint("server-not-started")
            is_alone = who.seat is not None and [n for n, seat in enumerate(room.seats) if not seat.bot] == [who.seat]
            if not room.table.is_over and not is_alone and room.has_people:
                raise Complaint("server-record-secret")
            return room.record()

    # -- Requests -----------------------------------------------------------------------------------

    async def request(self, live: Live, guest: Guest, request: messages.Request) -> None:
        """Do what a client asks for; raises Complaint if that is refused.

        Once begun it is finished, even if the client goes away meanwhile: what is applied has to be committed.
        """
        doing = asyncio.get_running_loop().create_task(self._request(live, guest, request))
        self._requests.add(doing)
        doing.add_done_callback(self._requests.discard)
        await asyncio.shield(doing)

    async def _request(self, live: Live, guest: Guest, request: messages.Request) -> None:
        match request:
            case messages.Ping():
                guest.tell(messages.encode(messages.Pong(request.id)))
                return
            case messages.Language():
                guest.say = speech(request.language)
                return
        async with live.lock:
            match request:
                case messages.Rematch():
                    await self._rematch(live, guest.who)
                case messages.Start() if request.bot:
                    await self._fill_up(live, guest.who, request.bot)
                case _:
                    try:
                        entry = entry_for(live.room, guest.who, request, live.present())
                        await self._append(live, entry, guest.who.seat)
                    except Outrun as outrun:
                        self._broadcast(live)
                        raise Complaint("server-answered") from outrun
            self._broadcast(live, request)
        self._drive(live)

    async def _fill_up(self, live: Live, who: Who, bot: str) -> None:
        """Start with bots in the seats that nobody has taken."""
        host(who)
        need(live.room, "open")
        room = live.room
        seats = [SeatOptions(seat.bot or (bot if seat.is_free else ""), seat.name) for seat in room.seats]
        options = checked(structs.replace(room.options, seats=tuple(seats)))
        await self._append(live, entries.Filled(options.seats), None)
        await self._append(live, entries.Started(), None)

    async def _rematch(self, live: Live, who: Who) -> None:
        """Open the next table of the series; the keys of this one open it, too."""
        room = live.room
        need(room, "over")
        assert room.result is not None
        if who.seat is None and not who.is_host:
            raise Complaint("server-watching")
        if not room.rematch:
            seed = secrets.randbelow(1_000_000_000)
            # A bot that failed in the last game gets another chance.
            bots = [seat.bot for seat in room.options.seats]
            seats = tuple(SeatOptions(bot, seat.name) for bot, seat in zip(bots, room.seats, strict=True))
            options = structs.replace(room.options, seats=seats, seed=seed, first=next_first(room.result, seed))
            following = self._new_live()
            async with following.lock:
                await self._append(following, room.opened_anew(options, VERSION), None)
                for seat, each in enumerate(room.seats):
                    if each.key:
                        await self._append(following, entries.Joined(seat, each.name, each.key), seat)
                await self._append(following, entries.Started(), None)
            await self._append(live, entries.Rematched(following.room.name), who.seat)
            self._drive(following)
        for guest in live.guests:
            guest.tell(messages.encode(messages.Moved(room.rematch)))

    # -- The log ------------------------------------------------------------------------------------

    async def alive(self, name: str) -> Live:
        """The table in memory, rebuilt from its log if it has rested."""
        live = self.live.setdefault(name, Live(Room(name)))
        live.touched = time.monotonic()
        if not live.room.number:
            async with live.lock:
                if not live.room.number:
                    await self._catch_up(live)
        if not live.room.number:
            self.live.pop(name, None)
            raise Complaint("server-no-table", table=name)
        return live

    async def _catch_up(self, live: Live) -> None:
        """Do what the log has beyond what is known here."""
        for done, row in enumerate(await self.store.rows(live.room.name, live.room.number), start=1):
            live.room.replay(entries.decode(row.what), row.when)
            live.noted = row.when
            if done % 20 == 0:
                # A long log is no reason to keep the others waiting.
                await asyncio.sleep(0)

    async def _append(self, live: Live, entry: AnyEntry, seat: int | None) -> None:
        """Do what an entry says, and commit it. If the log has gone on without us, start again from the log."""
        room, now = live.room, time.time()
        room.apply(entry, now)
        try:
            await self.store.append(room.name, room.number, seat, entries.encode(entry), lobby_line(room), now)
        except (Outrun, StoreFailed):
            live.room = Room(room.name)
            await self._catch_up(live)
            raise
        live.is_ours, live.noted = True, now
        self.answers += isinstance(entry, entries.Answered)

    def hear(self, name: str, number: int) -> None:
        """Another process has added to a log."""
        live = self.live.get(name)
        if live is not None and live.room.number < number:
            self._spawn(self._hear(live))

    def hear_all(self) -> None:
        """Something may have been missed."""
        for live in self.live.values():
            self._spawn(self._hear(live))

    async def _hear(self, live: Live) -> None:
        async with live.lock:
            before = live.room.number
            await self._catch_up(live)
            if live.room.number > before:
                live.is_ours = False
                tell_lines(live.guests, live.room, before)
                self._broadcast(live)
                if live.room.rematch:
                    for guest in live.guests:
                        guest.tell(messages.encode(messages.Moved(live.room.rematch)))
        self._drive(live)

    # -- Telling people -----------------------------------------------------------------------------

    def _broadcast(self, live: Live, request: messages.Request | None = None) -> None:
        """Tell everybody how things stand; of a line of chat, only the line."""
        if isinstance(request, messages.Say):
            tell_lines(live.guests, live.room, live.room.number - 1)
            return
        room, present, now = live.room, live.present(), time.time()
        same: dict[tuple[Who, int, Speaker], bytes] = {}
        for guest in live.guests:
            known = room.events_known(guest.number)
            about = (guest.who, known, guest.say)
            if about not in same:
                same[about] = messages.encode(state(room, guest.who, known, present, guest.say, now))
            guest.tell(same[about])
            guest.number = room.number

    # -- What happens by itself ---------------------------------------------------------------------

    def _drive(self, live: Live) -> None:
        """See to it that bots play and clocks run out."""
        live.changed.set()
        if live.driver is None or live.driver.done():
            live.driver = self._spawn(self._driving(live))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a table came to a standstill", exc_info=problem)

    async def _driving(self, live: Live) -> None:
        while True:
            live.changed.clear()
            try:
                seconds = await self._next(live)
            except Outrun:
                continue
            except StoreFailed as problem:
                log.error("cannot store an entry", exc_info=problem)
                seconds = 1.0
            if seconds is None:
                return
            try:
                await asyncio.wait_for(live.changed.wait(), seconds)
            except TimeoutError:
                continue

    async def _next(self, live: Live) -> float | None:
        """Do the next thing that happens by itself; how long to wait for something to happen, None for ever."""
        room = live.room
        decision = room.pending
        if decision is not None and room.problem is None and room.table is not None:
            pause = room.table.pause()
            if pause is not None:
                step = room.step
                await asyncio.sleep(pause)
                await self._answer_forced(live, room, step)
                return 0.0
            if room.seats[decision.seat].played_by:
                if not live.is_ours:
                    live.is_ours = True
                    return TIME_TO_THINK
                await self._think(live)
                return 0.0
            if live.is_ours and live.preparing is None:
                live.preparing = asyncio.create_task(self.thinkers.prepare(room))
        return await self._check_clocks(live)

    async def _think(self, live: Live) -> None:
        """Let a bot decide, one decision after another; if things have changed meanwhile, nothing more happens."""
        room, step = live.room, live.room.step
        assert room.pending is not None
        seat = int(room.pending.seat)
        pace = room.options.pace if live.guests else 0.0
        try:
            seconds, thinking = time_taken(room, pace), self.thinkers.think(room)
            thought = (await asyncio.gather(thinking, asyncio.sleep(seconds)))[0] if seconds else await thinking
        except TooManyFailures:
            await self._replace_failed(live, room, step, seat)
            return
        if thought.plan:
            async with live.lock:
                if live.room is room and room.seats[seat].played_by:
                    await self._append(live, entries.Planned(seat, thought.plan), seat)
        for number, answer in enumerate(thought.answers):
            if number:
                await asyncio.sleep(time_taken(room, pace))
            async with live.lock:
                if live.room is not room or room.step != step or room.pending is None:
                    self.thinkers.forget(room.name)
                    return
                await self._append(live, entries.Answered(*answer), answer[0])
                step += 1
                if pace or number == len(thought.answers) - 1:
                    self._broadcast(live)

    async def _replace_failed(self, live: Live, room: Room, step: int, seat: int) -> None:
        """Let a simpler bot play for one that cannot, and say so to everybody, unless things have changed meanwhile."""
        async with live.lock:
            if live.room is room and room.step == step:
                before = room.number
                await self._append(live, entries.Failed(seat, SIMPLER), seat)
                tell_lines(live.guests, room, before)
                self._broadcast(live)

    async def _answer_forced(self, live: Live, room: Room, step: int) -> None:
        """Give the only possible answer, unless things have changed meanwhile."""
        async with live.lock:
            decision = room.pending
            if live.room is room and room.step == step and decision is not None:
                await self._append(live, answer_entry(decision, tuple(range(decision.least))), int(decision.seat))
                self._broadcast(live)

    async def _check_clocks(self, live: Live) -> float | None:
        """Let a bot play for somebody whose time is up, and take silence for a no; how long until the next of these."""
        async with live.lock:
            room, now = live.room, time.time()
            times = []
            if room.undo_asked is not None:
                times.append(room.undo_asked_at + TIME_TO_AGREE)
                if now >= times[-1]:
                    await self._append(live, entries.UndoAnswered(False), None)
                    self._broadcast(live)
                    return 0.0
            deadline = room.deadline()
            if deadline is not None and room.pending is not None:
                times.append(deadline)
                if now >= deadline:
                    seat = int(room.pending.seat)
                    await self._append(live, entries.Replaced(seat, STAND_IN, by_clock=True), None)
                    self._broadcast(live)
                    return 0.0
            return max(0.0, min(times) - now) if times else None

    # -- Rest and end -------------------------------------------------------------------------------

    def rest(self, idle: float) -> None:
        """Put tables out of memory where nobody is connected and nothing has happened for a while."""
        now = time.monotonic()
        for name, live in list(self.live.items()):
            is_idle = not live.guests and not live.lock.locked() and now - live.touched >= idle
            if is_idle and (live.driver is None or live.driver.done()):
                del self.live[name]
                self.thinkers.forget(name)

    async def close(self) -> None:
        """Let requests under way finish, and tell everybody that the server closes."""
        self.is_closing = True
        await asyncio.gather(*self._requests, return_exceptions=True)
        for live in self.live.values():
            async with live.lock:
                if live.driver is not None:
                    live.driver.cancel()
                for guest in live.guests:
                    guest.tell(messages.encode(messages.Goodbye(guest.say.say("server-closes"))))
                    guest.is_going = True
                    guest.cut_off()
        self._note_if_empty()


def time_taken(room: Room, pace: float) -> float:
    """How long a bot takes for an answer. At a discreet table, that is as long as if there were nothing to decide."""
    return a_while() if room.options.discreet else pace
