"""The tables that are in use: people come and go, entries are committed before anybody hears of them, bots play."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import Event, Task
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from typing import Any

from fiefdom.cards.blame import stopping_contained
from fiefdom.cards.mistakes import complaint_of
from fiefdom.deals import new_secret
from fiefdom.engine.decision import IllegalAnswer
from fiefdom.engine.setup import MOST_PLAYERS
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker
from fiefdom.records.record import Record, plays_by
from fiefdom.server import entries, messages
from fiefdom.server.allowances import Usage, party
from fiefdom.server.beginnings import begin, begin_again, begin_with_bots
from fiefdom.server.driver import Driver
from fiefdom.server.entries import AnyEntry
from fiefdom.server.frames import lobby_line, state
from fiefdom.server.limits import Limits
from fiefdom.server.live import GOING_AWAY, Guest, Live, speech, tell_lines
from fiefdom.server.lookalikes import check_name
from fiefdom.server.options import LONGEST_NAME, check_text, checked
from fiefdom.server.replayers import Replayers
from fiefdom.server.requests import entry_for, need, options_after, repeated
from fiefdom.server.room import Room
from fiefdom.server.seats import Who, hashed, new_key
from fiefdom.server.store import Outrun, Store, StoreFailed
from fiefdom.server.thinkers import Thinkers
from fiefdom.version import VERSION

log = logging.getLogger(__name__)

# How long nothing has happened at a table before it may rest because there is no room for more, in seconds.
SHORTEST_REST = 10.0
# How long to work on one table while others wait, in seconds.
BREATH = 0.01
# What can be done however long a table has become: none of it can be repeated for ever.
ALWAYS = (messages.Say, messages.Resign, messages.End, messages.Remove, messages.Rematch)


class Hall:
    """All tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.usage = Usage(limits)
        self.replayers = Replayers(limits)
        self.live: dict[str, Live] = {}
        self.answers = 0
        store.on_append = self.hear
        store.on_reconnect = self.hear_all
        store.on_presence = self.meet
        store.using, store.on_used = self.usage.told, self.usage.hear
        self.driver = Driver(self)
        self._tasks: set[Task[None]] = set()
        self._requests: set[Task[None]] = set()
        self.is_closing = False
        # Set as soon as the server closes.
        self._closes = Event()
        # And when, after that, nobody is left.
        self.is_empty = Event()

    # -- Opening, joining, watching -------------------------------------------------------------------

    async def open_table(self, wish: messages.OpenTable, address: str = "") -> messages.Opened:
        record = await self.replayers.beginning(wish.record, wish.steps, address) if wish.record else None
        options = checked(wish.options) if record is None else options_after(wish, record)
        live = self.new_live(address, tables=2 if len(options.seats) > MOST_PLAYERS else 1)
        host_key, watch_key, seat_key = new_key(), new_key(), ""
        async with live.lock:
            secret = str(new_secret()) if options.seed is None else ""
            opened = entries.Opened(
                options, VERSION, hashed(host_key), hashed(watch_key), secret=secret, salt=new_key()
            )
            await self.append(live, opened, None)
            for ahead in repeated(record) if record is not None else ():
                await self.append(live, ahead, None)
            seat = next((n for n, seat in enumerate(live.room.seats) if seat.is_free), None)
            if wish.name and seat is not None:
                seat_key = new_key()
                await self._join(live, seat, wish.name, seat_key, address)
            else:
                seat = None
            if live.room.is_full:
                await begin(self, live)
        self.driver.drive(live)
        log.info("a table was opened", extra={"table": live.room.name})
        return messages.Opened(live.room.name, host_key, watch_key, seat, seat_key)

    def new_live(self, address: str, tables: int = 1) -> Live:
        """One more table in memory, opened from this address, if there may be so many."""
        for _ in range(tables):
            self.usage.check_opening(address)
        self._make_room()
        self.usage.check_tables(len(self.live) + tables - 1)
        return self.one_more(party(address))

    def one_more(self, whose: str) -> Live:
        """A table with a new name, as it stands in addresses."""
        name = token_hex(6)
        live = self.live[name] = Live(Room(name), touched=time.monotonic(), party=whose)
        return live

    async def take_seat(self, name: str, wish: messages.TakeSeat, address: str = "") -> messages.Seated:
        live = await self.alive(name)
        async with live.lock:
            room = live.room
            room.check_playable()
            room.known((), room.manners.mark(address))
            need(room, "open")
            free = [n for n, seat in enumerate(room.seats) if seat.is_free]
            if not free or wish.seat not in (None, *free):
                raise Complaint("server-no-seat")
            seat, key = free[0] if wish.seat is None else wish.seat, new_key()
            await self._join(live, seat, wish.name, key, address)
            if room.is_full:
                await begin(self, live)
            self.broadcast(live)
        self.driver.drive(live)
        return messages.Seated(name, seat, key)

    async def _join(self, live: Live, seat: int, name: str, key: str, address: str) -> None:
        check_text("name", name, LONGEST_NAME)
        if any(mark in name for mark in ",():"):
            raise Complaint("name-form", name=name, most=LONGEST_NAME)
        check_name(name, [other.name for n, other in enumerate(live.room.seats) if n != seat])
        await self.append(live, entries.Joined(seat, name, hashed(key), live.room.manners.mark(address)), seat)

    async def enter(self, name: str, hello: messages.Hello, address: str = "") -> tuple[Live, Guest]:
        """Connect a client to a table; it is told at once how things stand."""
        if hello.protocol != messages.PROTOCOL:
            raise Complaint("server-protocol", protocol=hello.protocol, ours=messages.PROTOCOL)
        live = await self.alive(name, address)
        if pause := self.usage.catch_up(address, live.room.events_missed(hello.have)):
            await self._wait(pause)
            live = await self.alive(name, address)
        async with live.lock:
            if self.is_closing:
                raise Complaint("server-closes")
            who = replace(live.room.who(hello.keys, address), counts=hello.counts)
            if who.is_watcher:
                self.usage.check_watchers(len(live.watching()))
            have = hello.have if 0 <= hello.have <= live.room.number else 0
            hashes = [hashed(key) for key in hello.keys]
            guest = Guest(who, hello.language, have, address, hashes, live.room.manners.mark(address))
            if not who.is_watcher and live.is_quiet() and not await self._note_use(live):
                self.live.pop(name, None)
                raise Complaint("server-no-table", table=name)
            tell_lines([guest], live.room, have)
            if live.room.has_moved(hashes):
                guest.tell(messages.encode(messages.Moved(live.room.twin)))
            if who.seat is not None and live.room.seats[who.seat].stand_in and live.room.asked_seat is not None:
                await self.append(live, entries.Returned(who.seat), who.seat)
            live.guests.add(guest)
            live.party = live.party or party(address)
            self.broadcast(live)
        self._announce(live)
        self.driver.drive(live)
        self.thinkers.turns.go_on()
        return live, guest

    async def _wait(self, seconds: float) -> None:
        """Let somebody wait who wants much at once, but not longer than the server runs."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closes.wait(), seconds)
            raise Complaint("server-closes")

    async def _note_use(self, live: Live) -> bool:
        """Tell the database that somebody is at a table; False if it has been deleted."""
        live.noted = time.time()
        return await self.store.touch([live.room.name]) == 1

    async def note_all_in_use(self) -> None:
        """See to it that no table is deleted while somebody is there who does more than watch."""
        for live in list(self.live.values()):
            if live.is_in_use() and live.is_quiet():
                await self._note_use(live)

    def leave(self, live: Live, guest: Guest) -> None:
        live.guests.discard(guest)
        live.touched = time.monotonic()
        self._note_if_empty()
        self._announce(live)
        if guest.who.seat is not None or any(other.who.is_host for other in live.guests):
            self.spawn(self._tell_all(live))

    def _announce(self, live: Live) -> None:
        """Tell other processes who is connected to this one."""
        if self.store.listener is not None and not self.is_closing:
            self.spawn(self._announcing(live))

    async def _announcing(self, live: Live) -> None:
        try:
            await self.store.announce(live.room.name, live.present_here(), live.watching_here())
        except StoreFailed as problem:
            log.warning("others could not be told who is here: %s", problem, extra={"table": live.room.name})

    def meet(self, name: str, process: str, seats: set[int], watchers: tuple[str, ...]) -> None:
        """Another process says who is connected to it; if it is new to this table, it hears who is here."""
        live = self.live.get(name)
        if live is None:
            return
        if process not in live.elsewhere and live.guests:
            self._announce(live)
        live.elsewhere[process] = (seats, watchers, time.monotonic())
        self.spawn(self._tell_all(live))

    def announce_all(self) -> None:
        """Tell other processes again, so that they notice if this one is gone."""
        for live in self.live.values():
            if live.guests:
                self._announce(live)

    def _note_if_empty(self) -> None:
        if self.is_closing and not any(live.guests for live in self.live.values()):
            self.is_empty.set()

    async def _tell_all(self, live: Live) -> None:
        async with live.lock:
            self.broadcast(live)

    async def lobby(self) -> list[messages.LobbyTable]:
        """The tables that are open to all, except those that can only be looked at."""
        found = [messages.decode_lobby(line) for _, line in await self.store.lobby()]
        return [each for each in found if plays_by(each.rules)]

    async def record(self, name: str, keys: tuple[str, ...], address: str = "") -> Record:
        """The record of a table: of a running game only for whoever plays it alone, because it tells everything."""
        live = await self.alive(name, address)
        if pause := self.usage.catch_up(address, live.room.events_missed(0)):
            await self._wait(pause)
            live = await self.alive(name, address)
        async with live.lock:
            await self._catch_up(live)  # the game may just have ended in another process
            room = live.room
            who = room.who(keys)
            if room.unplayed is not None:
                return room.record()  # nobody can play on, so nothing is secret any more
            if room.table is None:
                raise Complaint("server-not-started")
            if not room.table.is_over and not room.is_alone(who.seat) and room.has_people:
                raise Complaint("server-record-secret")
            return room.record()

    # -- Requests -----------------------------------------------------------------------------------

    async def request(self, live: Live, guest: Guest, request: messages.Request) -> None:
        """Do what a client asks for; raises Complaint if that is refused.

        Once begun it is finished, even if the client goes away meanwhile: what is applied has to be committed.
        """
        doing = contained(self._request(live, guest, request))
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
            await self.know(live)
            live.room.check_playable()
            before = live.room.number
            if not isinstance(request, ALWAYS):
                self.usage.check_entries(before - live.room.lines)
            match request:
                case messages.Rematch():
                    await begin_again(self, live, guest)
                case messages.Start() if request.bot:
                    await begin_with_bots(self, live, guest.who, request.bot)
                case messages.Start():
                    entry_for(live.room, guest.who, request, live.present())
                    await begin(self, live)
                case _:
                    who, room = guest.who, live.room
                    entry = entry_for(room, who, request, live.present(), guest.mark, live.watching())
                    if isinstance(request, messages.Say) and who.is_watcher:
                        room.manners.check_pace(self.limits.watchers_lines_per_table)
                        self.usage.check_line(guest.address)
                    try:
                        await self.append(live, entry, who.seat)
                    except IllegalAnswer as mistake:
                        raise Complaint("server-answer", problem=complaint_of(mistake)) from mistake
                    except Outrun as outrun:
                        self.tell_news(live, before)
                        raise Complaint("server-answered") from outrun
            if isinstance(request, messages.Say) and not guest.who.is_watcher:
                tell_lines(live.guests, live.room, before)
            else:
                # The host sees who of those that watch has spoken.
                self.tell_news(live, before)
        self.driver.drive(live)

    # -- The log ------------------------------------------------------------------------------------

    async def alive(self, name: str, address: str = "") -> Live:
        """The table in memory, rebuilt from its log if it has rested, which counts as work for this address."""
        if name not in self.live:
            self._make_room()
        live = self.live.setdefault(name, Live(Room(name)))
        live.touched = time.monotonic()
        try:
            if not live.room.number:
                async with live.lock:
                    if not live.room.number:
                        await self._catch_up(live)
                        self.usage.catch_up(address, live.room.events_missed(0))
        finally:
            is_in_use = bool(live.room.number) or bool(live.guests) or live.is_at_work() or live.lock.locked()
            if not is_in_use and self.live.get(name) is live:
                # Nobody's log: whatever name somebody made up is not remembered.
                del self.live[name]
        if not live.room.number:
            raise Complaint("server-no-table", table=name)
        if self.live.setdefault(name, live) is not live:
            return await self.alive(name, address)  # somebody else was faster
        return live

    def _make_room(self) -> None:
        """Let tables rest that nobody uses, if there are as many in memory as there may be."""
        if len(self.live) >= self.limits.tables:
            self.rest(SHORTEST_REST)

    async def know(self, live: Live) -> None:
        """Rebuild a table of which nothing is known any more, because the database failed."""
        if not live.room.number:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Do what the log has beyond what is known here."""
        began = time.monotonic()
        for row in await self.store.rows(live.room.name, live.room.number):
            entry = entries.decode(row.what)
            live.room.replay(entry, row.when)
            if not isinstance(entry, entries.Said):
                live.noted = row.when
            if time.monotonic() - began >= BREATH:
                # A long log is no reason to keep the others waiting.
                await asyncio.sleep(0)
                began = time.monotonic()

    async def append(self, live: Live, entry: AnyEntry, seat: int | None) -> None:
        """Do what an entry says, and commit it. If the log has gone on without us, start again from the log."""
        room, now = live.room, time.time()
        live.touched = time.monotonic()
        room.apply(entry, now)
        is_use = not isinstance(entry, entries.Said)
        shown = lobby_line(room) if is_use else None
        try:
            await self.store.append(room.name, room.number, seat, entries.encode(entry), shown, now, is_use=is_use)
        except (Outrun, StoreFailed):
            live.room = Room(room.name)
            await self._catch_up(live)
            raise
        live.is_ours = True
        if is_use:
            live.noted = now
        self.answers += isinstance(entry, entries.Answered)

    def hear(self, name: str, number: int, process: str) -> None:
        """Another process has added to a log."""
        live = self.live.get(name)
        if live is not None and live.room.number < number:
            live.owner, live.heard = process, time.monotonic()
            self.spawn(self._hear(live))

    def hear_all(self) -> None:
        """Something may have been missed."""
        for live in self.live.values():
            self.spawn(self._hear(live))

    async def _hear(self, live: Live) -> None:
        async with live.lock:
            before = live.room.number
            try:
                await self._catch_up(live)
            except StoreFailed:
                return  # the store says so; it calls `hear_all` when the database is back
            if live.room.number > before:
                live.is_ours = False
                if before:
                    self.tell_news(live, before)
                else:
                    self.broadcast(live)
                live.send_to_twin()
                if live.room.rematch:
                    live.send_to_rematch()
        self.driver.drive(live)

    # -- Telling people -----------------------------------------------------------------------------

    def tell_news(self, live: Live, since: int) -> None:
        """Tell everybody how things stand, and what was said after this entry."""
        tell_lines(live.guests, live.room, since)
        self.broadcast(live)

    def broadcast(self, live: Live) -> None:
        """Tell everybody how things stand."""
        room, present, watching, now = live.room, live.present(), live.watching(), time.time()
        if not room.number:
            return  # nothing is known of it until the database is back
        for guest in live.guests:
            guest.recognise(room)
        same: dict[tuple[Who, int, Speaker], bytes] = {}
        for guest in live.guests:
            known = room.events_known(guest.number)
            about = (guest.who, known, guest.say)
            if about not in same:
                same[about] = messages.encode(state(room, guest.who, known, present, guest.say, now, watching))
            guest.tell(same[about])
            guest.number = room.number

    # -- Tasks --------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]:
        task = contained(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a table came to a standstill", exc_info=problem)

    # -- Rest and end -------------------------------------------------------------------------------

    def rest(self, idle: float) -> None:
        """Put tables out of memory where nobody is connected and nothing has happened for a while.

        Bots that have not had their turn for so long go on thinking when somebody comes.
        """
        now, waiting = time.monotonic(), self.thinkers.turns.tables_waiting()
        for name, live in list(self.live.items()):
            is_idle = not live.guests and not live.lock.locked() and now - live.touched >= idle
            if is_idle and (name in waiting or not live.is_at_work()):
                live.stop()
                del self.live[name]
                self.thinkers.forget(name)

    async def close(self) -> None:
        """Let requests under way finish, and tell everybody that the server closes."""
        self.is_closing = True
        self._closes.set()
        self.replayers.close()
        await asyncio.gather(*self._requests, return_exceptions=True)
        for live in self.live.values():
            async with live.lock:
                live.stop()
                for guest in live.guests:
                    guest.tell(messages.encode(messages.Goodbye(guest.say.say("server-closes"))))
                    guest.cut_off(GOING_AWAY)
        self._note_if_empty()


def contained(work: Coroutine[Any, Any, None]) -> Task[None]:
    """Do something for a table that must not end the server, whatever its cards do."""

    async def do() -> None:
        with stopping_contained():
            await work

    task = asyncio.get_running_loop().create_task(do())
    task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began
    return task
