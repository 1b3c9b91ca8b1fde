"""How games begin: bots take the seats that are left, people are dealt to tables, one game follows another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import structs

from fiefdom.deals import new_secret, public_seed
from fiefdom.engine.result import next_first
from fiefdom.errors import Complaint
from fiefdom.server import entries
from fiefdom.server.driver import Tables
from fiefdom.server.entries import AnyEntry
from fiefdom.server.gathering import Gathering, Guest
from fiefdom.server.options import SeatOptions, TableOptions, checked, people
from fiefdom.server.requests import host, need
from fiefdom.server.room import Room
from fiefdom.server.seats import Who
from fiefdom.server.twins import dealt
from fiefdom.version import VERSION


async def begin(hall: Tables, gathering: Gathering) -> None:
    """Deal the cards or, where there are too many people for one game, first the people.

    If this process dies in between, the host can start again, and nobody has heard of the second table. As soon as the
    log of this one says who plays where, both begin by themselves.
    """
    room = gathering.room
    if not room.is_crowd:
        await hall.append(gathering, entries.Started(), None)
        for again in room.ahead:
            await hall.append(gathering, again, None)
        return
    here, there = dealt(room.seats)
    if not there:
        await hall.append(gathering, entries.Parted(here), None)
    else:
        other = hall.one_more(gathering.party)
        async with other.lock:
            await hall.append(other, opened_twin(room, there), None)
            await sit_again(hall, other, room, there)
        await hall.append(gathering, entries.Parted(here, other.room.name), None)
        hall.driver.drive(other)
    gathering.send_to_twin()


async def begin_with_bots(hall: Tables, gathering: Gathering, who: Who, bot: str) -> None:
    """Begin with bots in the seats that nobody has taken."""
    host(who)
    room = gathering.room
    need(room, "open")
    seats = [SeatOptions(seat.bot or (bot if seat.is_free else ""), seat.name) for seat in room.seats]
    options = checked(structs.replace(room.options, seats=tuple(seats)))
    # If you play with bots alone, you have nobody to hide anything from.
    discreet = None if people(options.seats) > 1 else False
    await hall.append(gathering, entries.Filled(options.seats, discreet), None)
    await begin(hall, gathering)


async def begin_again(hall: Tables, gathering: Gathering, asker: Guest) -> None:
    """Open the next table of the series; the keys of this one open it, too."""
    room, who = gathering.room, asker.who
    need(room, "over")
    assert room.result is not None
    if who.seat is None and not who.is_host:
        raise Complaint("server-watching")
    if not room.rematch:
        # A bot that failed in the last game gets another chance. If somebody was sent away, a bot plays on for them.
        seats = tuple(
            SeatOptions(options.bot or seat.bot, seat.name)
            for options, seat in zip(room.options.seats, room.seats, strict=True)
        )
        first = next_first(room.result, public_seed(None))
        options = structs.replace(room.options, seats=seats, seed=None, first=first)
        following = hall.new_table(asker.address)
        following.room.clock.tempo = room.clock.tempo  # the same people think like before
        async with following.lock:
            await hall.append(following, opened_next(room, options), None)
            await sit_again(hall, following, room, range(len(room.seats)))
            await hall.append(following, entries.Started(), None)
        await hall.append(gathering, entries.Rematched(following.room.name), who.seat)
        hall.driver.drive(following)
    gathering.send_to_rematch()


async def sit_again(hall: Tables, gathering: Gathering, room: Room, seats: Sequence[int]) -> None:
    """Seat the people of these seats at another table, where their keys work, too, and the host's word counts."""
    for number, seat in enumerate(seats):
        each = room.seats[seat]
        if each.key:
            await hall.append(gathering, entries.Joined(number, each.name, each.key, each.mark), number)
    for entry in words_of_host(room, seats):
        await hall.append(gathering, entry, None)


def opened_next(room: Room, options: TableOptions) -> entries.Opened:
    """The first entry of the next table of the series, for the same host and watchers."""
    return entries.Opened(
        options,
        VERSION,
        room.host,
        room.watch,
        (*room.series, room.name),
        secret=str(new_secret()),
        salt=room.manners.salt,
    )


def opened_twin(room: Room, seats: Iterable[int]) -> entries.Opened:
    """The first entry of the table where these seats play, with the same kingdom and a deal of its own."""
    options = structs.replace(room.options, seats=tuple(room.options.seats[seat] for seat in seats))
    secret = "" if room.is_deal_chosen else str(new_secret())
    return entries.Opened(
        options, VERSION, room.host, room.watch, secret=secret, salt=room.manners.salt, twin=room.name
    )


def words_of_host(room: Room, seats: Sequence[int]) -> Iterator[AnyEntry]:
    """What the host has decided about people, for a table where only these seats are, with new numbers."""
    manners = room.manners
    if manners.is_closed:
        yield entries.Muted()
    for whom in sorted(manners.muted, key=str):
        if isinstance(whom, str):
            yield entries.Muted(None, whom)
        elif whom in seats:
            yield entries.Muted(seats.index(whom))
    for each in sorted(manners.removed):
        yield entries.Removed(None, each)
