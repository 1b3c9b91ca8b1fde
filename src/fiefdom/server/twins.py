"""More people than one game is for: they are dealt to two tables side by side, and compared at the end."""

from __future__ import annotations

from random import SystemRandom

from fiefdom.engine.result import merit
from fiefdom.engine.setup import MOST_PLAYERS
from fiefdom.server.entries import Ending
from fiefdom.server.messages import PlaceSeen, TwinSeen
from fiefdom.server.room import Room
from fiefdom.server.seats import RoomSeat


def dealt(seats: list[RoomSeat]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal those who have come at random to two tables, the same number of people and of bots to each.

    Nobody goes to the second table if all have room at one.
    """
    taken = [number for number, seat in enumerate(seats) if not seat.is_free]
    SystemRandom().shuffle(taken)
    if len(taken) <= MOST_PLAYERS:
        return tuple(taken), ()
    taken.sort(key=lambda number: bool(seats[number].bot))
    return tuple(taken[0::2]), tuple(taken[1::2])


def twin_seen(room: Room) -> TwinSeen | None:
    """What everybody sees of the other of two tables."""
    if not room.twin:
        return None
    here, there = room.endings(), room.ended_twin
    return TwinSeen(room.twin, bool(there), ranked(here, there) if here and there else ())


def ranked(here: tuple[Ending, ...], there: tuple[Ending, ...]) -> tuple[PlaceSeen, ...]:
    """Everybody at two tables, the best first: by the place at their own table, then by points, then by turns."""
    everybody = [*((each, True) for each in here), *((each, False) for each in there)]
    merits = [(-each.rank, *merit(each.score, each.turns)) for each, _ in everybody]
    places = [
        PlaceSeen(each.name, is_here, each.rank, each.score, each.turns, 1 + sum(other > mine for other in merits))
        for (each, is_here), mine in zip(everybody, merits, strict=True)
    ]
    return tuple(sorted(places, key=lambda place: place.rank))
