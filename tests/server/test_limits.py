"""Whoever runs a server can change every limit, finds them all in the help and the documentation, and they hold."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from commands import Command
from folders import DOCS
from halls import Client, hall_in, people, refused, seated, sit, until
from patience import ENOUGH

from fiefdom.errors import Complaint
from fiefdom.locale.speaker import speaker
from fiefdom.server import allowances, messages, serve
from fiefdom.server.allowances import Allowance, TooFast, Usage, party
from fiefdom.server.hall import SHORTEST_REST, Hall
from fiefdom.server.limits import MOST, USUAL, Limits
from fiefdom.server.room import Room
from fiefdom.server.serve import Settings

PAGE = (DOCS / "server.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "usual"), USUAL.items())
def test_a_limit_is_in_the_help_and_the_documentation(fiefdom: Command, name: str, usual: int) -> None:
    assert f" {name}={usual}: " in fiefdom("serve", "--help").out
    assert f"\n| `{name}` | {usual:,} | {speaker('en').say(f'limit-{name}')} |\n" in PAGE


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("tables", "“tables” is not a limit: write its name and a number, for example --limit tables=500."),
        ("tabels=5", f"There is no limit “tabels”. The limits are: {', '.join(USUAL)}."),
        ("=5", f"There is no limit “”. The limits are: {', '.join(USUAL)}."),
        ("tables=many", "--limit tables: “many” is not a whole number."),
        ("tables=0", "--limit tables: “0” is out of range; it must be 1 to 1000000000."),
        ("watchers-per-table=-1", "--limit watchers-per-table: “-1” is out of range; it must be 0 to 1000000000."),
    ],
)
def test_a_limit_that_cannot_be_is_refused_in_one_line(fiefdom: Command, text: str, says: str) -> None:
    assert fiefdom("serve", "--limit", text) == (2, "", f"fiefdom: {says}\n")


@pytest.mark.parametrize(
    ("words", "limits"),
    [
        ((), Limits()),
        (("--limit", "tables=3", "--limit", "tables-an-hour=7"), Limits(tables=3, tables_an_hour=7)),
        (("--unlimited", "--limit", "tables=3"), replace(Limits.none(), tables=3)),
    ],
)
def test_a_server_gets_the_limits_that_were_wished_for(
    fiefdom: Command, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], limits: Limits
) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(serve, "run", lambda settings, workers, ready: given.append(settings))
    assert fiefdom("serve", *words).status == 0
    assert [settings.limits for settings in given] == [limits]


def test_sizes_have_a_limit_always() -> None:
    assert (Limits.none().tables, Limits.none().message_bytes) == (MOST, Limits().message_bytes)


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_all_addresses_of_a_household_are_one_party(address: str, whose: str) -> None:
    assert party(address) == whose


def test_a_household_has_one_share() -> None:
    usage = Usage(Limits(requests_a_second=1, connections_per_address=1))
    for number in range(5):
        usage.check_request(f"2001:db8::{number:x}")
    with pytest.raises(TooFast):
        usage.check_request("2001:db8::5")
    usage.check_request("2001:db8:0:1::5")
    with (
        usage.connection("2001:db8::1"),
        pytest.raises(Complaint, match="Too many connections"),
        usage.connection("2001:db8::2"),
    ):
        pass


def test_whoever_is_quiet_is_forgotten() -> None:
    usage = Usage(Limits())
    usage.check_request("192.0.2.7")
    usage._rates["requests"]["192.0.2.8"] = Allowance(1, 5)
    usage.forget_the_quiet()
    assert set(usage._rates["requests"]) == {"192.0.2.7"}


def test_processes_tell_each_other_what_is_used() -> None:
    limits = Limits(requests_a_second=2, connections_per_address=2, connections=3, sockets_per_address=8)
    one, other = Usage(limits), Usage(limits)

    def tell(longest: int = 8_000) -> None:
        for text in one.reports():
            assert len(text) < longest
            assert " " not in text
            other.hear("one", text)

    for _ in range(10):
        one.check_request("192.0.2.7")
    with one.connection("192.0.2.7"), one.connection("2001:db8::7"):
        for _ in range(8):
            one.socket_opened("192.0.2.8")
        tell()
        with pytest.raises(TooFast):
            other.check_request("192.0.2.7")
        other.check_request("192.0.2.8")
        assert not other.socket_opened("192.0.2.8")
        assert other.socket_opened("192.0.2.9")
        with other.connection("2001:db8::8"):
            for address in ("2001:db8::9", "192.0.2.10"):
                with pytest.raises(Complaint), other.connection(address):
                    pass
        tell()  # what was used is told once
        assert other._allowance("requests", "192.0.2.7").left > -1
    tell()
    with other.connection("2001:db8::8"), other.connection("2001:db8::9"):
        pass


def test_what_is_told_is_never_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Usage(Limits.none()), Usage(Limits.none())
    for number in range(2_000):
        one.check_request(f"2001:db8:aaaa:{number:x}:ffff:ffff:ffff:ffff")
        one.check_page('x y"' * 1_000 + str(number))
    for _ in range(50):
        one.check_request("192.0.2.7")
    told = list(one.reports())
    assert max(map(len, told)) < 7_000
    assert len(told) == 4
    for text in told:
        other.hear("one", text)
    assert other._allowance("requests", "192.0.2.7").left <= 5 * MOST - 50, "whoever uses most is told of first"


def test_a_process_that_is_gone_has_nothing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Usage(Limits(connections_per_address=1)), Usage(Limits(connections_per_address=1))
    with one.connection("192.0.2.7"):
        for text in one.reports():
            other.hear("one", text)
        with pytest.raises(Complaint), other.connection("192.0.2.7"):
            pass
        monkeypatch.setattr(allowances, "SILENCE", 0.0)
        with other.connection("192.0.2.7"):
            pass
        other.forget_the_quiet()
        assert not other._elsewhere


# -- Tables -------------------------------------------------------------------------------------------


def at_a_hall(folder: Path, limits: Limits, scene: Callable[[Hall], Awaitable[None]]) -> None:
    async def played() -> None:
        async with hall_in(folder, limits) as hall:
            await scene(hall)

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


async def finished(hall: Hall) -> list[Client]:
    """A table where the game is over, with Ann and Bob still there."""
    clients = await seated(hall, people(2), "Ann", "Bob")
    await clients[0].ask(messages.Resign())
    return clients


def seem_quiet(hall: Hall) -> None:
    for gathering in hall.gatherings.values():
        gathering.touched -= SHORTEST_REST


def test_only_tables_in_use_make_a_server_full(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        tables = []
        for _ in range(4):  # twice as many as there may be at a time
            clients = await finished(hall)
            tables.append(clients[0].table)
            for client in clients:
                client.leave()
            seem_quiet(hall)
        assert len(hall.gatherings) <= 2
        assert await hall.store.count() == 4
        # They are all still there, and looking at them makes nothing full either.
        for table in tables:
            assert (await hall.alive(table)).room.result is not None
            seem_quiet(hall)
        for _ in range(2):
            await seated(hall, people(2), "Ann", "Bob")
            seem_quiet(hall)
        await refused(hall.open_table(messages.OpenTable("Ann", people(2))), "server-full")

    at_a_hall(tmp_path, Limits(tables=2), scene)


def test_a_rematch_counts_like_any_other_table(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("Ann", people(2)), "192.0.2.7")
        await hall.take_seat(opened.table, messages.TakeSeat("Bob"))
        ann = await sit(hall, opened.table, opened.seat_key, address="192.0.2.7")
        await ann.ask(messages.Resign())
        problem = await refused(ann.ask(messages.Rematch()), "server-many-tables")
        assert isinstance(problem, TooFast)
        assert problem.delay > 0
        assert len(hall.gatherings) == 1
        # Somebody else at the table may still ask for it.
        other = await sit(hall, opened.table, opened.seat_key, address="192.0.2.8")
        await other.ask(messages.Rematch())
        assert len(hall.gatherings) == 2

    at_a_hall(tmp_path, Limits(tables_an_hour=1), scene)


def test_a_full_server_has_no_room_for_a_rematch(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await finished(hall)
        await refused(ann.ask(messages.Rematch()), "server-full")
        assert ann.gathering.room.rematch == ""

    at_a_hall(tmp_path, Limits(tables=1), scene)


def test_a_table_does_not_go_on_for_ever(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await ann.ask(messages.Say("Good luck!"))
        await ann.answer_least()
        await refused(ann.answer_least(), "server-table-long")
        await refused(ann.ask(messages.Undo()), "server-table-long")
        await refused(ann.ask(messages.Pause()), "server-table-long")
        await bob.ask(messages.Say("Well then."))
        await bob.ask(messages.Resign())
        await bob.ask(messages.Rematch())

    at_a_hall(tmp_path, Limits(table_entries=5), scene)


def test_whoever_wants_long_games_again_and_again_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await seated(hall, people(2, first=0), "Ann", "Bob")
        for _ in range(2):
            await ann.answer_least()
        await ann.ask(messages.Resign())
        number = ann.gathering.room.number
        assert ann.gathering.room.events_missed(number) == 0
        assert ann.gathering.room.events_missed(0) == ann.game.count_events()
        # All that happened counts as four requests, of which there may be five at once.
        monkeypatch.setattr(Room, "events_missed", lambda room, have: 4 if have < number else 0)
        monkeypatch.setattr(allowances, "EVENTS_OF_A_REQUEST", 1)

        async def comes(address: str, have: int = 0) -> None:
            await asyncio.wait_for(sit(hall, ann.table, ann.key, have=have, address=address), 0.5)

        async def saves(address: str) -> None:
            await asyncio.wait_for(hall.record(ann.table, (ann.key,), address), 0.5)

        await comes("192.0.2.7")
        for again in (comes, saves):
            with pytest.raises(TimeoutError):
                await again("192.0.2.7")
        await saves("192.0.2.8")
        with pytest.raises(TimeoutError):
            await comes("192.0.2.8")
        for _ in range(3):
            await comes("192.0.2.9", have=number)
        # A table that has rested is not rebuilt for nothing.
        for client in list(ann.gathering.guests):
            hall.leave(ann.gathering, client)
        seem_quiet(hall)
        await until(lambda: not ann.gathering.is_at_work())
        hall.rest(SHORTEST_REST)
        assert ann.table not in hall.gatherings
        await hall.alive(ann.table, "192.0.2.9")
        waiting = asyncio.create_task(sit(hall, ann.table, ann.key, address="192.0.2.9"))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        # Nor does the server wait for anybody when it closes.
        await hall.close()
        await refused(asyncio.wait_for(waiting, 0.5), "server-closes")

    at_a_hall(tmp_path, Limits(requests_a_second=1), scene)
