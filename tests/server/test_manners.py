"""Who may write in the chat of a table and how much, and whom its host sends away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from halls import Client, Scene, hall_in, people, refused, seated, sit, until
from msgspec import json
from patience import ENOUGH

from fiefdom.errors import Complaint
from fiefdom.server import entries, manners
from fiefdom.server.allowances import TooFast
from fiefdom.server.gathering import REFUSED
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.messages import Hello, Leave, Mute, OpenTable, Rematch, Remove, Resign, Say, TakeSeat
from fiefdom.server.options import SeatOptions
from fiefdom.server.room import Room

HERE, THERE, ELSEWHERE = "192.0.2.1", "192.0.2.2", "192.0.2.3"


def at_a_hall(folder: Path, limits: Limits, scene: Callable[[Hall], Awaitable[None]]) -> None:
    async def played() -> None:
        async with hall_in(folder, limits) as hall:
            await scene(hall)

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


async def waiting(hall: Hall, n: int = 2, **options: object) -> tuple[Client, str]:
    """Ann's table, which waits for others, and the key for watching."""
    opened = await hall.open_table(OpenTable("Ann", people(n, **options)), HERE)
    return await sit(hall, opened.table, opened.seat_key, opened.host_key, address=HERE), opened.watch_key


async def bob_at(hall: Hall, ann: Client, address: str = THERE, name: str = "Bob") -> Client:
    seated = await hall.take_seat(ann.table, TakeSeat(name), address)
    return await sit(hall, ann.table, seated.seat_key, address=address)


def lines(client: Client) -> list[str]:
    client.read()
    return [each["text"] for each in client.others if each["type"] == "line"]


def is_gone(client: Client) -> bool:
    """Whether the server has closed the connection for good, and said why."""
    client.read()
    told = [each["key"] for each in client.others if each["type"] == "error"]
    return told == ["server-removed"] and client.guest.is_cut_off and client.guest.code == REFUSED


# -- How much is written -------------------------------------------------------------------------------


def test_watchers_of_one_address_write_little_however_many_connections_they_have(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall)
        crowd = [await sit(hall, ann.table, key, address=THERE) for _ in range(20)]
        for number in range(300):
            with suppress(TooFast):
                await crowd[number % 20].ask(Say(f"line {number}"))
        assert lines(ann) == [f"line {number}" for number in range(5)], "five at once"
        # At another table they are the same people; and somebody else may write here.
        other, other_key = await waiting(hall)
        await refused((await sit(hall, other.table, other_key, address=THERE)).ask(Say("Hello")), "server-too-fast")
        await (await sit(hall, ann.table, key, address=ELSEWHERE)).ask(Say("Hello"))

    at_a_hall(tmp_path, Limits(watchers_lines_per_address=5), scene)


def test_all_watchers_of_a_table_together_write_so_much_in_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall)
        crowd = [await sit(hall, ann.table, key, address=f"192.0.2.{number}") for number in range(10, 20)]
        for watcher in crowd[:4]:
            await watcher.ask(Say("Hello"))
        problem = await refused(crowd[4].ask(Say("Hello")), "server-chatty")
        assert isinstance(problem, TooFast)
        assert 0 < problem.delay <= manners.MINUTE
        for _ in range(10):
            await ann.ask(Say("Players may write as usual."))
        # The log knows it too, for whoever serves the table next.
        for client in (ann, *crowd):
            client.leave()
        hall.rest(0)
        again = await sit(hall, ann.table, key, address=ELSEWHERE)
        await refused(again.ask(Say("Hello")), "server-chatty")
        monkeypatch.setattr(manners, "MINUTE", 0.0)
        await again.ask(Say("A minute later"))

    at_a_hall(tmp_path, Limits(watchers_lines_per_table=4), scene)


def test_watchers_are_told_apart_and_their_addresses_stay_unknown(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall)
        one, other, quiet = [await sit(hall, ann.table, key, address=f"192.0.2.{n}") for n in (7, 8, 9)]
        await one.ask(Say("Hello"))
        await other.ask(Say("Hi"))
        await one.ask(Say("How are you?"))
        ann.read()
        assert [line["watcher"] for line in ann.others] == [1, 2, 1]
        await ann.ask(Mute(None, one.guest.mark))
        assert [(each["number"], each["muted"]) for each in ann.state["watchers"]] == [
            (1, True),
            (2, False),
            (0, False),
        ]
        assert quiet.state["watchers"] == [], "only the host sees who is there"
        log = b"".join(row.what for row in await hall.store.rows(ann.table))
        assert b"192.0.2" not in log
        assert json.decode((await hall.store.rows(ann.table))[0].what)["salt"].encode() not in b"".join(ann.frames)

    play(scene)


# -- What the host may do ------------------------------------------------------------------------------


def test_the_host_closes_the_chat_for_all_who_watch(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall)
        bob = await bob_at(hall, ann)
        watcher = await sit(hall, ann.table, key, address=ELSEWHERE)
        assert watcher.state["can"]["say"]
        await refused(bob.ask(Mute()), "server-host")
        await refused(watcher.ask(Mute()), "server-host")
        await ann.ask(Mute())
        assert watcher.state["table"]["chat_closed"]
        assert not watcher.state["can"]["say"]
        await refused(watcher.ask(Say("Hello")), "server-muted")
        await bob.ask(Say("I play here."))
        await ann.ask(Say("So do I."))
        await ann.ask(Mute(muted=False))
        await watcher.ask(Say("Thank you."))
        assert lines(watcher) == ["I play here.", "So do I.", "Thank you."]

    play(scene)


def test_the_host_mutes_a_player_and_a_watcher(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall, 3)
        bob, cid = await bob_at(hall, ann), await bob_at(hall, ann, ELSEWHERE, "Cid")
        noisy, quiet = [await sit(hall, ann.table, key, address=address) for address in ("192.0.2.8", "192.0.2.9")]
        await ann.ask(Mute(1))
        await ann.ask(Mute(None, noisy.guest.mark))
        assert [seat["muted"] for seat in cid.state["table"]["seats"]] == [False, True, False]
        for muted in (bob, noisy):
            await refused(muted.ask(Say("Hello")), "server-muted")
            assert not muted.state["can"]["say"]
        # Not by coming back, either.
        again = await sit(hall, ann.table, key, address="192.0.2.8")
        await refused(again.ask(Say("Hello")), "server-muted")
        for speaker in (ann, cid, quiet):
            await speaker.ask(Say("Hello"))
        await bob.ask(Resign())
        await ann.ask(Mute(1, muted=False))
        await bob.ask(Say("Thank you."))

    play(scene)


@pytest.mark.parametrize(
    ("request_of", "key"),
    [
        (Mute(0), "server-yourself"),
        (Remove(0), "server-yourself"),
        (Mute(1), "server-nobody"),
        (Remove(1), "server-nobody"),
        (Remove(2), "server-nobody"),
        (Remove(-1), "server-nobody"),
        (Remove(99), "server-nobody"),
        (Remove(), "server-nobody"),
        (Remove(None, "nobody"), "server-nobody"),
        (Mute(None, "nobody"), "server-nobody"),
        (Remove(0, "nobody"), "server-nobody"),
    ],
)
def test_only_people_who_are_there_can_be_sent_away(
    request_of: Mute | Remove, key: str, play: Callable[[Scene], None]
) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await waiting(hall, seats=(SeatOptions(), SeatOptions(), SeatOptions("easy")))
        await refused(ann.ask(request_of), key)

    play(scene)


def test_a_player_is_sent_away_before_the_game(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall, 3)
        bob = await bob_at(hall, ann)
        tab = await sit(hall, ann.table, bob.key, address=ELSEWHERE)
        await refused(bob.ask(Remove(1)), "server-host")
        await ann.ask(Remove(1))
        assert is_gone(bob)
        assert is_gone(tab)
        assert ann.state["table"]["seats"][1]["is_free"]
        assert lines(ann) == ["The host has sent Bob away."]
        # Neither with the old key, nor with the invitation, to sit down or to watch.
        await refused(sit(hall, ann.table, bob.key, address=ELSEWHERE), "server-removed")
        await refused(sit(hall, ann.table, bob.key, key, address=ELSEWHERE), "server-removed")
        await refused(sit(hall, ann.table, key, address=THERE), "server-removed")
        await refused(hall.take_seat(ann.table, TakeSeat("Bobby"), THERE), "server-removed")
        # Whoever takes the seat has it to themselves.
        cid = await bob_at(hall, ann, ELSEWHERE, "Cid")
        assert cid.state["you"]["seat"] == 1
        before = len(bob.frames)
        await ann.ask(Say("Welcome"))
        bob.read()
        assert len(bob.frames) == before

    play(scene)


def test_a_bot_plays_on_for_a_player_who_is_sent_away(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await waiting(hall, first=1)
        bob = await bob_at(hall, ann)
        await bob.answer("Copper")
        await ann.ask(Remove(1))
        assert is_gone(bob)
        await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
        seat = ann.state["table"]["seats"][1]
        assert (seat["name"], seat["bot"], seat["is_person"]) == ("Bob", "fair", False)
        assert lines(ann) == ["The host has sent Bob away; a bot plays on in that seat."]
        await refused(sit(hall, ann.table, bob.key, address=THERE), "server-removed")
        assert ann.gathering.room.record().bots == {1: "fair"}
        # In a rematch, the bot stays; and Bob stays away.
        await ann.ask(Resign())
        await ann.ask(Rematch())
        again = await sit(hall, ann.gathering.room.rematch, ann.key, address=HERE)
        assert again.state["table"]["seats"][1]["bot"] == "fair"
        await refused(sit(hall, again.table, bob.key, address=THERE), "server-removed")

    play(scene)


def test_somebody_is_sent_away_after_the_game(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await waiting(hall, 3)
        bob, cid = await bob_at(hall, ann), await bob_at(hall, ann, ELSEWHERE, "Cid")
        for client in (bob, cid):
            await client.ask(Resign())
        await ann.ask(Remove(1))
        assert is_gone(bob)
        assert ann.gathering.room.record().bots == {}, "Bob played this game himself"
        await cid.ask(Rematch())
        again = await sit(hall, ann.gathering.room.rematch, ann.key, address=HERE)
        assert [seat["bot"] for seat in again.state["table"]["seats"]] == ["", "fair", ""]

    play(scene)


@pytest.mark.parametrize("visibility", ["link", "open"])
def test_a_watcher_who_is_sent_away_does_not_come_straight_back(visibility: str, play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall, 3, visibility=visibility)
        tabs = [await sit(hall, ann.table, key, address=THERE) for _ in range(2)]
        other = await sit(hall, ann.table, key, address=ELSEWHERE)
        await ann.ask(Remove(None, tabs[0].guest.mark))
        assert all(map(is_gone, tabs))
        assert not other.guest.is_cut_off
        await refused(sit(hall, ann.table, key, address=THERE), "server-removed")
        await refused(hall.take_seat(ann.table, TakeSeat("Bob"), THERE), "server-removed")
        # The people at the table may share that address.
        await sit(hall, ann.table, ann.key, address=THERE)
        # Nor later, when the table has rested.
        for client in (ann, other, *tabs):
            client.leave()
        for gathering in list(hall.gatherings.values()):
            gathering.guests.clear()
        hall.rest(0)
        await refused(sit(hall, ann.table, key, address=THERE), "server-removed")
        await refused(sit(hall, ann.table, address=THERE), "server-removed")

    play(scene)


def test_what_the_host_has_decided_holds_in_a_rematch(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall)
        bob = await bob_at(hall, ann)
        noisy, rude = [await sit(hall, ann.table, key, address=address) for address in ("192.0.2.8", "192.0.2.9")]
        for decision in (Mute(1), Mute(None, noisy.guest.mark), Remove(None, rude.guest.mark), Mute()):
            await ann.ask(decision)
        await bob.ask(Resign())
        await ann.ask(Rematch())
        following = ann.gathering.room.rematch
        await refused(sit(hall, following, key, address="192.0.2.9"), "server-removed")
        host = await sit(hall, following, ann.key, ann.gathering.room.name, address=HERE)
        assert host.state["table"]["chat_closed"]
        assert host.state["table"]["seats"][1]["muted"]
        assert host.gathering.room.manners.muted == {1, noisy.guest.mark}

    play(scene)


def test_whoever_gives_up_a_seat_only_watches_from_then_on(play: Callable[[Scene], None]) -> None:
    """Otherwise they would see the hand of whoever takes it."""

    async def scene(hall: Hall) -> None:
        ann, _ = await waiting(hall, 3)
        bob = await bob_at(hall, ann)
        await bob.ask(Leave())
        for name in ("Cid", "Dan"):
            await bob_at(hall, ann, ELSEWHERE, name)
        assert bob.state["you"]["seat"] is None
        assert "hand" not in bob.state["picture"]
        await refused(bob.ask(Resign()), "server-watching")

    play(scene)


# -- The log -------------------------------------------------------------------------------------------


def test_chat_does_not_keep_a_table_alive(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, visibility="open"), "Ann", "Bob")
        watcher = await sit(hall, ann.table)
        assert await hall.store.touch([ann.table]) == 1

        async def touched() -> float:
            from sqlalchemy import select

            from fiefdom.server.schema import tables

            query = select(tables.c.touched).where(tables.c.id == ann.table)
            return await hall.store.read(lambda connection: connection.execute(query).scalar_one())

        before, shown = await touched(), await hall.store.lobby()
        for client in (watcher, ann):
            await client.ask(Say("Hello"))
        assert await touched() == before
        assert await hall.store.lobby() == shown
        ann.leave()
        bob.leave()
        ann.gathering.noted = 0.0
        # Who only watches does not keep it either.
        await hall.presence.note_all_in_use()
        await sit(hall, ann.table)
        assert await touched() == before
        await sit(hall, ann.table, ann.key)
        assert await touched() > before

    play(scene)


OLD = [
    b'{"what":"opened","options":{"seats":[{},{}],"kingdom":["Cellar","Market","Merchant","Militia","Mine","Moat",'
    b'"Remodel","Smithy","Village","Workshop"]},"rules":"0.3.0","host":"h","watch":"w","secret":"5"}',
    b'{"what":"joined","seat":0,"name":"Ann","key":"k"}',
    b'{"what":"joined","seat":1,"name":"ann","key":"l"}',
    b'{"what":"said","text":"Hello"}',
    b'{"what":"said","text":"Hello","seat":1}',
    b'{"what":"started"}',
]


def test_old_logs_are_replayed() -> None:
    room = Room("old")
    for row in OLD:
        room.replay(entries.decode(row), 0.0)
    assert room.problem is None
    assert [(line.name, line.watcher) for line in room.said] == [("", 0), ("ann", 0)]
    assert room.manners.mark(HERE) != Room("other").manners.mark(HERE)


def test_a_hello_from_somebody_sent_away_is_refused_in_their_language(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, key = await waiting(hall)
        watcher = await sit(hall, ann.table, key, address=THERE, language="pl")
        await ann.ask(Remove(None, watcher.guest.mark))
        watcher.read()
        assert watcher.others[-1]["text"].startswith("Gospodarz tego stołu odprawił")
        with pytest.raises(Complaint):
            await hall.enter(ann.table, Hello(1, (key,)), THERE)

    play(scene)
