"""Seven and more people: dealt to two tables side by side, with the same kingdom and one result."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from halls import Client, Scene, hall_at, hall_in, people, refused, sit, until
from patience import ENOUGH

from fiefdom.server import entries, messages
from fiefdom.server.entries import Ending
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.options import SeatOptions, checked
from fiefdom.server.room import Room
from fiefdom.server.seats import RoomSeat
from fiefdom.server.store import Store, StoreFailed
from fiefdom.server.twins import dealt, ranked

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Lea")


class Crowd:
    """People in one waiting room, and their keys."""

    def __init__(self, opened: messages.NewTable) -> None:
        self.opened = opened
        self.keys = {NAMES[0]: opened.seat_key}
        self.clients: list[Client] = []

    @classmethod
    async def gather(cls, hall: Hall, n: int, seats: int = 0) -> Crowd:
        """So many people; if there are more seats, the table waits for others."""
        crowd = cls(await hall.open_table(messages.OpenTable(NAMES[0], people(seats or n, seed=None))))
        for name in NAMES[:n]:
            if name not in crowd.keys:
                seated = await hall.take_seat(crowd.opened.table, messages.TakeSeat(name))
                crowd.keys[name] = seated.seat_key
            if name != NAMES[n - 1] or seats > n:
                crowd.clients.append(await crowd.come(hall, name))
        return crowd

    async def come(self, hall: Hall, name: str, table: str = "") -> Client:
        host = [self.opened.host_key] if name == NAMES[0] else []
        return await sit(hall, table or self.opened.table, self.keys[name], *host)

    async def at_table(self, hall: Hall, table: str) -> list[Client]:
        """Those who play there, by their seats."""
        names = [seat.name for seat in (await hall.alive(table)).room.seats]
        return [await self.come(hall, name, table) for name in names]


async def both(hall: Hall, crowd: Crowd) -> tuple[Room, Room]:
    """The two tables, once they play."""
    first = (await hall.alive(crowd.opened.table)).room
    await until(lambda: bool(first.twin))
    second = (await hall.alive(first.twin)).room
    await until(lambda: first.status == second.status == "playing")
    return first, second


def moved_to(client: Client) -> set[str]:
    """The tables to which somebody was sent."""
    client.read()
    return {each["table"] for each in client.others if each["type"] == "moved"}


async def resign_all_but_one(clients: list[Client]) -> None:
    for client in clients[1:]:
        await client.ask(messages.Resign())


@pytest.mark.parametrize(("n", "sizes"), [(7, {3, 4}), (8, {4}), (11, {5, 6}), (12, {6})])
def test_people_are_dealt_to_two_tables_with_the_same_kingdom(
    play: Callable[[Scene], None], n: int, sizes: set[int]
) -> None:
    async def scene(hall: Hall) -> None:
        crowd = await Crowd.gather(hall, n)
        first, second = await both(hall, crowd)
        assert {len(first.seats), len(second.seats)} == sizes
        assert sorted(seat.name for room in (first, second) for seat in room.seats) == sorted(NAMES[:n])
        assert first.options.kingdom == second.options.kingdom
        assert first.seed != second.seed, "each table has a secret deal of its own"
        assert (first.twin, second.twin) == (second.name, first.name)

    play(scene)


def test_everybody_is_sent_to_their_own_table_and_plays_there(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        crowd = await Crowd.gather(hall, 8)
        first, second = await both(hall, crowd)
        away = {seat.name for seat in second.seats}
        for client, name in zip(crowd.clients, NAMES, strict=False):
            assert moved_to(client) == ({second.name} if name in away else set())
            seat = client.state["you"]["seat"]
            assert seat is None if name in away else first.seats[seat].name == name
        late = await crowd.come(hall, next(iter(away)))
        assert late.state["you"]["seat"] is None
        assert moved_to(late) == {second.name}
        for room in (first, second):
            clients = await crowd.at_table(hall, room.name)
            asked = room.asked_seat
            assert asked is not None
            await refused(clients[asked - 1].answer(), "server-not-asked")
            await clients[asked].answer_least()

    play(scene)


def test_there_is_one_result(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        crowd = await Crowd.gather(hall, 7)
        first, second = await both(hall, crowd)
        here, there = [await crowd.at_table(hall, room.name) for room in (first, second)]
        await resign_all_but_one(here)
        assert here[0].state["table"]["twin"] == {"table": second.name, "is_over": False, "places": []}
        await until(lambda: there[0].state["table"]["twin"]["is_over"])
        assert there[0].state["standings"] is None
        await resign_all_but_one(there)
        await until(lambda: bool(here[0].state["table"]["twin"]["places"]))
        await until(lambda: bool(there[0].state["table"]["twin"]["places"]))
        places = {room.name: client.state["table"]["twin"]["places"] for room, client in
                  ((first, here[0]), (second, there[0]))}  # fmt: skip
        for room in (first, second):
            mine = [place["name"] for place in places[room.name] if place["is_here"]]
            assert mine == [room.seats[each.seat].name for each in
                            sorted(room.result.standings, key=lambda each: each.rank)]  # type: ignore[union-attr]  # fmt: skip
        ranks = [[(place["name"], place["rank"]) for place in places[name]] for name in places]
        assert sorted(ranks[0]) == sorted(ranks[1])
        assert {name for name, _ in ranks[0][:2]} == {first.seats[0].name, second.seats[0].name}

    play(scene)


def test_the_result_follows_an_undo_of_the_last_answer(play: Callable[[Scene], None]) -> None:
    """A game that is over may go on; then there is no result over both until it is over again."""

    async def scene(hall: Hall) -> None:
        crowd = await Crowd.gather(hall, 7)
        first, second = await both(hall, crowd)
        other = await hall.alive(second.name)
        ended = (Ending("Ann", 3, 5, 1), Ending("Bob", 1, 5, 2))
        first.endings = lambda: ended  # type: ignore[method-assign]
        hall.driver.drive(await hall.alive(first.name))
        await until(lambda: other.room.ended_twin == ended)
        first.endings = lambda: ()  # type: ignore[method-assign]
        hall.driver.drive(await hall.alive(first.name))
        await until(lambda: other.room.ended_twin == ())

    play(scene)


def test_winners_come_first_then_points_then_turns() -> None:
    here = (Ending("Ann", 30, 20, 1), Ending("Bob", 29, 20, 2), Ending("Cid", 3, 20, 3))
    there = (Ending("Dan", 20, 18, 1), Ending("Eve", 20, 18, 1), Ending("Fay", 29, 20, 3))
    found = [(place.rank, place.name, place.is_here) for place in ranked(here, there)]
    assert found == [
        (1, "Ann", True), (2, "Dan", False), (2, "Eve", False),
        (4, "Bob", True), (5, "Fay", False), (6, "Cid", True),
    ]  # fmt: skip


def test_chance_deals_people_and_bots_evenly() -> None:
    seats = (
        [RoomSeat(f"P{n}", "", "key") for n in range(7)]
        + [RoomSeat(f"B{n}", "easy") for n in range(4)]
        + [RoomSeat("", "")]
    )
    partners = Counter()  # type: ignore[var-annotated]
    for _ in range(400):
        here, there = dealt(seats)
        assert sorted((*here, *there)) == list(range(11))
        assert abs(len(here) - len(there)) == 1
        assert sorted(sum(not seats[n].bot for n in each) for each in (here, there)) == [3, 4]
        partners.update(n for n in (here if 0 in here else there) if n)
    assert set(partners) == set(range(1, 11)), "anybody may meet anybody"


def test_the_host_starts_with_those_who_have_come(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        crowd = await Crowd.gather(hall, 8, seats=12)
        host, guest = crowd.clients[:2]
        assert host.state["can"]["start"]
        assert any("two tables" in notice for notice in host.state["table"]["notices"])
        await refused(guest.ask(messages.Start()), "server-host")
        await host.ask(messages.Start())
        first, second = await both(hall, crowd)
        assert (len(first.seats), len(second.seats)) == (4, 4)
        assert not any("two tables" in notice for notice in host.state["table"]["notices"])

    play(scene)


def test_if_no_more_than_six_have_come_they_play_at_one_table(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        crowd = await Crowd.gather(hall, 5, seats=9)
        await crowd.clients[0].ask(messages.Start())
        room = crowd.clients[0].gathering.room
        await until(lambda: room.status == "playing")
        assert sorted(seat.name for seat in room.seats) == sorted(NAMES[:5])
        assert room.twin == ""
        assert all(client.state["you"]["seat"] is not None for client in crowd.clients)

    play(scene)


def test_bots_fill_up_both_tables(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        crowd = await Crowd.gather(hall, 3, seats=10)
        await crowd.clients[0].ask(messages.Start("easy"))
        first, second = await both(hall, crowd)
        assert sorted(sum(not seat.bot for seat in room.seats) for room in (first, second)) == [1, 2]

    play(scene)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": (SeatOptions(),) * 13}, "server-number"),
        ({"first": 1}, "server-two-tables"),
        ({"draft": True, "kingdom": ()}, "server-two-tables"),
        ({"seats": (SeatOptions(name="Ann"),) * 7}, "name-twice"),
    ],
)  # fmt: skip
def test_what_does_not_go_with_two_tables_is_refused(
    options: dict[str, object], key: str, play: Callable[[Scene], None]
) -> None:
    async def scene(hall: Hall) -> None:
        await refused(hall.open_table(messages.OpenTable(options=people(8, **options))), key)

    play(scene)
    checked(people(12))


def test_a_crowd_counts_as_two_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        wish = messages.OpenTable(options=people(7))
        async with hall_in(tmp_path / "hour", Limits(tables_an_hour=3)) as hall:
            await hall.open_table(wish, "192.0.2.1")
            await refused(hall.open_table(wish, "192.0.2.1"), "server-many-tables")
        async with hall_in(tmp_path / "full", Limits(tables=2)) as hall:
            await hall.open_table(messages.OpenTable(options=people(2)))
            await refused(hall.open_table(wish), "server-full")

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


@pytest.mark.parametrize("dies_at", range(1, 13))
def test_a_server_that_dies_in_between_leaves_nobody_behind(dies_at: int, tmp_path: Path) -> None:
    """It dies before one of the entries that part a crowd is written; another one goes on with what is in the logs."""

    async def scene() -> None:
        async with hall_in(tmp_path) as hall:
            crowd = await Crowd.gather(hall, 7, seats=8)
            written, append = 0, hall.store.append

            async def dying(*about: object, **more: object) -> object:
                nonlocal written
                written += 1
                if written >= dies_at:
                    raise StoreFailed("it has died")
                return await append(*about, **more)  # type: ignore[arg-type]

            hall.store.append = dying  # type: ignore[method-assign, assignment]
            try:
                await crowd.clients[0].ask(messages.Start())
            except StoreFailed:
                assert dies_at <= 6
            for gathering in hall.gatherings.values():
                gathering.stop()
        async with hall_at(await Store.open(None, tmp_path)) as hall:
            host = await crowd.come(hall, "Ann")
            if host.gathering.room.status == "open" and not host.gathering.room.is_parted:
                await host.ask(messages.Start())
            # Whoever comes back to either table sets it going.
            await crowd.at_table(hall, host.gathering.room.twin)
            first, second = await both(hall, crowd)
            assert sorted(seat.name for room in (first, second) for seat in room.seats) == sorted(NAMES[:7])
            here, there = [await crowd.at_table(hall, room.name) for room in (first, second)]
            for clients in (here, there):
                await resign_all_but_one(clients)
            await until(lambda: len(here[0].state["table"]["twin"]["places"]) == 7)

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_what_one_table_has_not_heard_it_hears_when_somebody_looks(tmp_path: Path) -> None:
    """The process that was to tell it has died."""

    async def scene() -> None:
        async with hall_in(tmp_path) as hall:
            crowd = await Crowd.gather(hall, 7)
            first, second = await both(hall, crowd)

            async def nothing(*about: object) -> None:
                pass

            hall.driver._tell_twin = nothing  # type: ignore[method-assign, assignment]
            for room in (first, second):
                await resign_all_but_one(await crowd.at_table(hall, room.name))
            assert first.ended_twin == second.ended_twin == ()
        async with hall_at(await Store.open(None, tmp_path)) as hall:
            looking = (await crowd.at_table(hall, first.name))[0]
            await until(lambda: len(looking.state["table"]["twin"]["places"]) == 7)
            stored = [entries.decode(row.what) for row in await hall.store.rows(second.name)]
            assert isinstance(stored[-1], entries.TwinEnded)

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_two_processes_seat_everybody(tmp_path: Path) -> None:
    """What one of them deals, the people who are connected to the other one hear."""

    async def scene() -> None:
        async with hall_in(tmp_path) as hall, hall_at(await Store.open(None, tmp_path)) as other:
            crowd = await Crowd.gather(hall, 8, seats=9)
            there = [await crowd.come(other, name) for name in NAMES[:8]]
            await crowd.clients[0].ask(messages.Start())
            first, second = await both(hall, crowd)
            gathering = there[0].gathering
            other.hear(first.name, first.number, "hall")
            await until(lambda: gathering.room.status == "playing")
            away = {seat.name for seat in second.seats}
            for client, name in zip(there, NAMES, strict=False):
                seat = client.state["you"]["seat"]
                assert moved_to(client) == ({second.name} if name in away else set())
                assert seat is None if name in away else gathering.room.seats[seat].name == name

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))
