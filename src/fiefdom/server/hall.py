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
from fiefdom.seating import can_be_name
from fiefdom.server import entries, messages
from fiefdom.server.allowances import Usage, party
from fiefdom.server.beginnings import begin, begin_again, begin_with_bots
from fiefdom.server.driver import Driver
from fiefdom.server.entries import AnyEntry
from fiefdom.server.frames import lobby_line, state
from fiefdom.server.gathering import GOING_AWAY, Gathering, Guest, speech, tell_lines
from fiefdom.server.limits import Limits
from fiefdom.server.lookalikes import check_name
from fiefdom.server.options import LONGEST_SEAT_NAME, check_text, checked
from fiefdom.server.presence import Presence
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
# What means something else once the game has gone on. All the rest is done all the same.
OF_THE_MOMENT = (messages.Answer, messages.Choose, messages.Undo, messages.Agree)


class Hall:
    """All tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.usage = Usage(limits)
        self.replayers = Replayers(limits)
        self.gatherings: dict[str, Gathering] = {}
        self.answers = 0
        self.driver = Driver(self)
        self.presence = Presence(self)
        store.on_append = self.hear
        store.on_reconnect = self.hear_all
        store.on_presence = self.presence.meet
        store.using, store.on_used = self.usage.reports, self.usage.hear
        self._tasks: set[Task[None]] = set()
        self._requests: set[Task[None]] = set()
        self.is_closing = False
        # Set as soon as the server closes.
        self._closes = Event()
        # And when, after that, nobody is left.
        self.is_empty = Event()

    # -- Opening, joining, watching -------------------------------------------------------------------

    async def open_table(self, wish: messages.OpenTable, address: str = "") -> messages.NewTable:
        record = await self._begun(wish, address)
        options = checked(wish.options) if record is None else options_after(wish, record)
        free = [n for n, seat in enumerate(options.seats) if not seat.bot]
        if wish.seat not in (None, *free):
            raise Complaint("server-no-seat")
        gathering = self.new_table(address, tables=2 if len(options.seats) > MOST_PLAYERS else 1)
        host_key, watch_key, seat_key = new_key(), new_key(), ""
        async with gathering.lock:
            secret = str(new_secret()) if options.seed is None else ""
            opened = entries.Opened(
                options, VERSION, hashed(host_key), hashed(watch_key), secret=secret, salt=new_key()
            )
            await self.append(gathering, opened, None)
            for ahead in repeated(record) if record is not None else ():
                await self.append(gathering, ahead, None)
            seat = next(iter(free), None) if wish.seat is None else wish.seat
            if wish.name and seat is not None:
                seat_key = new_key()
                await self._join(gathering, seat, wish.name, seat_key, address)
            else:
                seat = None
            if gathering.room.is_full:
                await begin(self, gathering)
        self.driver.drive(gathering)
        log.info("a table was opened", extra={"table": gathering.room.name})
        return messages.NewTable(gathering.room.name, host_key, watch_key, seat, seat_key)

    async def _begun(self, wish: messages.OpenTable, address: str) -> Record | None:
        """The game that is to go on at a new table, from somewhere in a record or from a position; None if none is."""
        if wish.record:
            return await self.replayers.beginning(wish.record, wish.steps, address)
        return await self.replayers.laid_out(wish.options.position, address) if wish.options.position else None

    def new_table(self, address: str, tables: int = 1) -> Gathering:
        """One more table in memory, opened from this address, if the limits allow it."""
        for _ in range(tables):
            self.usage.check_opening(address)
        self._make_room()
        self.usage.check_tables(len(self.gatherings) + tables - 1)
        return self.one_more(party(address))

    def one_more(self, whose: str) -> Gathering:
        """A table with a new name, as it stands in addresses."""
        name = token_hex(6)
        gathering = self.gatherings[name] = Gathering(Room(name), touched=time.monotonic(), party=whose)
        return gathering

    async def take_seat(self, name: str, wish: messages.TakeSeat, address: str = "") -> messages.Seated:
        gathering = await self.alive(name)
        async with gathering.lock:
            room = gathering.room
            room.check_playable()
            room.known((), room.manners.mark(address))
            need(room, "open")
            free = [n for n, seat in enumerate(room.seats) if seat.is_free]
            if not free or wish.seat not in (None, *free):
                raise Complaint("server-no-seat")
            seat, key = free[0] if wish.seat is None else wish.seat, new_key()
            await self._join(gathering, seat, wish.name, key, address)
            if room.is_full:
                await begin(self, gathering)
            self.broadcast(gathering)
        self.driver.drive(gathering)
        return messages.Seated(name, seat, key)

    async def _join(self, gathering: Gathering, seat: int, name: str, key: str, address: str) -> None:
        room = gathering.room
        check_text("name", name, LONGEST_SEAT_NAME)
        if not can_be_name(name):
            raise Complaint("name-form", name=name, most=LONGEST_SEAT_NAME)
        check_name(name, [other.name for n, other in enumerate(room.seats) if n != seat])
        await self.append(gathering, entries.Joined(seat, name, hashed(key), room.manners.mark(address)), seat)

    async def enter(self, name: str, hello: messages.Hello, address: str = "") -> tuple[Gathering, Guest]:
        """Connect a client to a table; it hears at once how things stand."""
        if hello.protocol != messages.PROTOCOL:
            raise Complaint("server-protocol", protocol=hello.protocol, ours=messages.PROTOCOL)
        gathering = await self.alive(name, address)
        if pause := self.usage.catch_up(address, gathering.room.events_missed(hello.have)):
            await self._wait(pause)
            gathering = await self.alive(name, address)
        async with gathering.lock:
            if self.is_closing:
                raise Complaint("server-closes")
            who = replace(gathering.room.who(hello.keys, address), counts=hello.counts)
            if who.is_watcher:
                self.usage.check_watchers(len(gathering.watching()))
            have = hello.have if 0 <= hello.have <= gathering.room.number else 0
            hashes = [hashed(key) for key in hello.keys]
            guest = Guest(who, hello.language, have, address, hashes, gathering.room.manners.mark(address))
            if not who.is_watcher and gathering.is_quiet() and not await self.presence.note_use(gathering):
                self.gatherings.pop(name, None)
                raise Complaint("server-no-table", table=name)
            tell_lines([guest], gathering.room, have)
            if gathering.room.has_moved(hashes):
                guest.tell(messages.encode(messages.Moved(gathering.room.twin)))
            room = gathering.room
            if who.seat is not None and room.seats[who.seat].stand_in and room.asked_seat is not None:
                await self.append(gathering, entries.Returned(who.seat), who.seat)
            gathering.guests.add(guest)
            gathering.party = gathering.party or party(address)
            self.broadcast(gathering)
        self.presence.announce(gathering)
        self.driver.drive(gathering)
        self.thinkers.turns.go_on()
        return gathering, guest

    async def _wait(self, seconds: float) -> None:
        """Let people wait who want much at once, but not longer than the server runs."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closes.wait(), seconds)
            raise Complaint("server-closes")

    def leave(self, gathering: Gathering, guest: Guest) -> None:
        gathering.guests.discard(guest)
        gathering.touched = time.monotonic()
        self._note_if_empty()
        self.presence.announce(gathering)
        if guest.who.seat is not None or any(other.who.is_host for other in gathering.guests):
            self.spawn(self.tell_all(gathering))

    def _note_if_empty(self) -> None:
        if self.is_closing and not any(gathering.guests for gathering in self.gatherings.values()):
            self.is_empty.set()

    async def tell_all(self, gathering: Gathering) -> None:
        async with gathering.lock:
            self.broadcast(gathering)

    async def lobby(self) -> list[messages.LobbyTable]:
        """The tables that are open to all, except those that can only be looked at."""
        found = [messages.decode_lobby(line) for _, line in await self.store.lobby()]
        return [each for each in found if plays_by(each.rules)]

    async def record(self, name: str, keys: tuple[str, ...], address: str = "") -> Record:
        """The record of a table: of a running game only for somebody who plays it alone, as it shows everything."""
        gathering = await self.alive(name, address)
        if pause := self.usage.catch_up(address, gathering.room.events_missed(0)):
            await self._wait(pause)
            gathering = await self.alive(name, address)
        async with gathering.lock:
            await self._catch_up(gathering)  # the game may just have ended in another process
            room = gathering.room
            who = room.who(keys)
            if room.unplayed is not None:
                return room.record()  # nobody can play on, so nothing is secret any more
            if room.table is None:
                raise Complaint("server-not-started")
            if not room.table.is_over and not room.is_alone(who.seat) and room.has_people:
                raise Complaint("server-record-secret")
            return room.record()

    # -- Requests -----------------------------------------------------------------------------------

    async def request(self, gathering: Gathering, guest: Guest, request: messages.Request) -> None:
        """Do what a client asks for; raises Complaint if that is refused.

        Once begun it is finished, even if the client goes away meanwhile: what is applied has to be committed.
        """
        doing = contained(self._request(gathering, guest, request))
        self._requests.add(doing)
        doing.add_done_callback(self._requests.discard)
        await asyncio.shield(doing)

    async def _request(self, gathering: Gathering, guest: Guest, request: messages.Request) -> None:
        match request:
            case messages.Ping():
                guest.tell(messages.encode(messages.Pong(request.id)))
                return
            case messages.Language():
                guest.say = speech(request.language)
                return
        async with gathering.lock:
            await self.know(gathering)
            gathering.room.check_playable()
            before = gathering.room.number
            if not isinstance(request, ALWAYS):
                self.usage.check_entries(before - gathering.room.lines)
            while True:
                try:
                    await self._do(gathering, guest, request)
                    break
                except Outrun as outrun:
                    self.tell_news(gathering, before)
                    if isinstance(request, OF_THE_MOMENT) or not gathering.room.number:
                        raise Complaint("server-answered") from outrun
            if isinstance(request, messages.Say) and not guest.who.is_watcher:
                tell_lines(gathering.guests, gathering.room, before)
            else:
                # The host sees who of those that watch has spoken.
                self.tell_news(gathering, before)
        self.driver.drive(gathering)

    async def _do(self, gathering: Gathering, guest: Guest, request: messages.Request) -> None:
        who, room = guest.who, gathering.room
        match request:
            case messages.Rematch():
                await begin_again(self, gathering, guest)
            case messages.Start() if request.bot:
                await begin_with_bots(self, gathering, who, request.bot)
            case messages.Start():
                entry_for(room, who, request, gathering.present())
                await begin(self, gathering)
            case _:
                entry = entry_for(room, who, request, gathering.present(), guest.mark, gathering.watching())
                if isinstance(request, messages.Say) and who.is_watcher:
                    room.manners.check_pace(self.limits.watchers_lines_per_table)
                    self.usage.check_line(guest.address)
                try:
                    await self.append(gathering, entry, who.seat)
                except IllegalAnswer as mistake:
                    raise Complaint("server-answer", problem=complaint_of(mistake)) from mistake

    # -- The log ------------------------------------------------------------------------------------

    async def alive(self, name: str, address: str = "") -> Gathering:
        """The table in memory, rebuilt from its log if it has rested, which counts as work for this address."""
        if name not in self.gatherings:
            self._make_room()
        gathering = self.gatherings.setdefault(name, Gathering(Room(name)))
        gathering.touched = time.monotonic()
        try:
            if not gathering.room.number:
                async with gathering.lock:
                    if not gathering.room.number:
                        await self._catch_up(gathering)
                        self.usage.catch_up(address, gathering.room.events_missed(0))
        finally:
            is_known = bool(gathering.room.number)
            is_in_use = is_known or bool(gathering.guests) or gathering.is_at_work() or gathering.lock.locked()
            if not is_in_use and self.gatherings.get(name) is gathering:
                # There is no such log: names that people make up are not remembered.
                del self.gatherings[name]
        if not gathering.room.number:
            raise Complaint("server-no-table", table=name)
        if self.gatherings.setdefault(name, gathering) is not gathering:
            return await self.alive(name, address)  # somebody else was faster
        return gathering

    def _make_room(self) -> None:
        """Let tables rest that nobody uses, if there is no room in memory for more."""
        if len(self.gatherings) >= self.limits.tables:
            self.rest(SHORTEST_REST)

    async def know(self, gathering: Gathering) -> None:
        """Rebuild a table of which nothing is known any more, because the database failed."""
        if not gathering.room.number:
            await self._catch_up(gathering)

    async def _catch_up(self, gathering: Gathering) -> None:
        """Do what the log has beyond what is known here."""
        began = time.monotonic()
        for row in await self.store.rows(gathering.room.name, gathering.room.number):
            entry = entries.decode(row.what)
            gathering.room.replay(entry, row.when)
            if not isinstance(entry, entries.Said):
                gathering.noted = row.when
            if time.monotonic() - began >= BREATH:
                # The others do not have to wait because a log is long.
                await asyncio.sleep(0)
                began = time.monotonic()

    async def append(self, gathering: Gathering, entry: AnyEntry, seat: int | None) -> None:
        """Do what an entry says, and commit it. If the log has gone on without us, start again from the log."""
        room, now = gathering.room, time.time()
        gathering.touched = time.monotonic()
        room.apply(entry, now)
        is_use = not isinstance(entry, entries.Said)
        shown = lobby_line(room) if is_use else None
        try:
            await self.store.append(room.name, room.number, seat, entries.encode(entry), shown, now, is_use=is_use)
        except (Outrun, StoreFailed):
            gathering.room = Room(room.name)
            await self._catch_up(gathering)
            raise
        gathering.is_ours = True
        if is_use:
            gathering.noted = now
        self.answers += isinstance(entry, entries.Answered)

    def hear(self, name: str, number: int, process: str) -> None:
        """Another process has added to a log."""
        gathering = self.gatherings.get(name)
        if gathering is not None and gathering.room.number < number:
            gathering.owner, gathering.heard = process, time.monotonic()
            self.spawn(self._hear(gathering))

    def hear_all(self) -> None:
        """Something may have been missed."""
        for gathering in self.gatherings.values():
            self.spawn(self._hear(gathering))

    async def _hear(self, gathering: Gathering) -> None:
        async with gathering.lock:
            before = gathering.room.number
            try:
                await self._catch_up(gathering)
            except StoreFailed:
                return  # the store says so; it calls `hear_all` when the database is back
            if gathering.room.number > before:
                gathering.is_ours = False
                if before:
                    self.tell_news(gathering, before)
                else:
                    self.broadcast(gathering)
                gathering.send_to_twin()
                if gathering.room.rematch:
                    gathering.send_to_rematch()
        self.driver.drive(gathering)

    # -- Telling people -----------------------------------------------------------------------------

    def tell_news(self, gathering: Gathering, since: int) -> None:
        """Tell everybody how things stand, and what was said after this entry."""
        tell_lines(gathering.guests, gathering.room, since)
        self.broadcast(gathering)

    def broadcast(self, gathering: Gathering) -> None:
        """Tell everybody how things stand."""
        room, present, watching, now = gathering.room, gathering.present(), gathering.watching(), time.time()
        if not room.number:
            return  # nothing is known of it until the database is back
        for guest in gathering.guests:
            guest.recognise(room)
        same: dict[tuple[Who, int, Speaker], bytes] = {}
        for guest in gathering.guests:
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
        for name, gathering in list(self.gatherings.items()):
            is_idle = not gathering.guests and not gathering.lock.locked() and now - gathering.touched >= idle
            if is_idle and (name in waiting or not gathering.is_at_work()):
                gathering.stop()
                del self.gatherings[name]
                self.thinkers.forget(name)

    async def close(self) -> None:
        """Let requests under way finish, and tell everybody that the server closes."""
        self.is_closing = True
        self._closes.set()
        self.replayers.close()
        await asyncio.gather(*self._requests, return_exceptions=True)
        for gathering in self.gatherings.values():
            async with gathering.lock:
                gathering.stop()
                for guest in gathering.guests:
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
