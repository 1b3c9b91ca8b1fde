"""Games that go on from a position that somebody pasted: they begin there, and are like all others from then on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from halls import Client, Scene, hall_in, refused, sit
from patience import ENOUGH
from serving import Served

from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.records.scenario import only_scenario
from fiefdom.server import entries, messages
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.options import SeatOptions, TableOptions
from fiefdom.server.positions import laid_out_in
from fiefdom.server.replayer import Job, JobResult, Replayer
from fiefdom.server.replayers import Replayers
from fiefdom.server.replays import Replayed
from fiefdom.table import Table

Play = Callable[[Scene], None]

POSITION = """
[[scenario]]
title = "one Province left"
kingdom = "Militia, Moat, Cellar, Village, Smithy, Market, Mine, Remodel, Workshop, Merchant"
turn = 1
supply.Province = 1
seat1.turns = 12
seat1.hand = "Village, 3 Gold"
seat1.deck = "Copper"
seat1.discard = "Copper, Silver, Gold, Estate, Duchy, Smithy, Market"
seat2.turns = 11
seat2.hand = "4 Copper, Estate"
seat2.deck = "5 Copper"
"""
LIMITS = Limits()
BOT = SeatOptions(bot="big-money")
LINES = POSITION.splitlines()


@pytest.fixture(autouse=True)
def _reads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are read where they are asked for; the process that does it is tested with that of records."""

    async def do(_: Replayers, job: Job) -> JobResult:
        return Replayer().do(job)

    monkeypatch.setattr(Replayers, "_do", do)


def at_position(position: str = POSITION, *others: SeatOptions, **options: Any) -> messages.OpenTable:
    seats = (SeatOptions(), *(others or (BOT,)))
    return messages.OpenTable("Ann", TableOptions(seats, position=position, pace=0.0, **options))


async def opened(hall: Hall, wish: messages.OpenTable) -> Client:
    """Ann at a new table, who is its host."""
    table = await hall.open_table(wish)
    return await sit(hall, table.table, table.seat_key, table.host_key)


async def play_out(client: Client) -> None:
    """Play the Village, buy the last Province, and let the bot end the game."""
    await client.answer("Village")
    while client.state["table"]["status"] == "playing":
        question = client.state["question"]
        if question is None or "options" not in question:
            await asyncio.sleep(0.005)
        elif question["purpose"] == "buy":
            await client.answer("Province")
        elif question["purpose"] == "play" and question["most"]:
            await client.answer(*range(question["most"]))
        else:
            await client.answer_least()


def test_a_game_begins_where_the_position_says(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        client = await opened(hall, at_position())
        state = client.state
        assert (state["table"]["status"], state["table"]["turn"]) == ("playing", 12)
        assert sorted(state["picture"]["hand"]) == ["Gold", "Gold", "Gold", "Village"]
        assert state["question"]["purpose"] == "play"
        assert "somebody laid out the cards" in state["table"]["notices"][0]
        assert len(state["table"]["notices"]) == 1
        assert "position" not in state["table"], "nobody is sent how the cards lie"

    play(scene)


def test_it_goes_on_after_a_restart_and_can_be_undone(tmp_path: Path) -> None:
    async def played() -> None:
        async with hall_in(tmp_path) as hall:
            client = await opened(hall, at_position())
            began = client.state["picture"]
            await client.answer("Village")
            drawn = client.state["picture"]
        async with hall_in(tmp_path) as hall:
            again = await sit(hall, client.table, client.key)
            assert again.state["picture"] == drawn
            await again.ask(messages.Undo())
            assert again.state["picture"] == began

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


def test_its_record_says_where_it_began_and_leads_to_the_same_end(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        client = await opened(hall, at_position())
        await play_out(client)
        record = await hall.record(client.table, (client.key,))
        read = Record.from_text(record.text())
        assert read == record
        before = only_scenario(read.position).before
        assert before["seat1"]["hand"] == "Village, 3 Gold"
        assert "random" in before, "the record has all that it takes"
        assert Table.from_record(read).picture(None) == client.game.picture(None)
        overview = Replayed.of(read).moments
        assert (overview[0].turn, overview[0].scores) == (12, (4, 1))

    play(scene)


def test_a_rematch_begins_in_the_same_position_and_shuffles_anew(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        client = await opened(hall, at_position())
        decks = set()
        for _ in range(3):
            began = [client.state["picture"][part] for part in ("hand", "turn", "supply")]
            await play_out(client)
            assert client.state["table"]["next_first"] is None
            decks.add(str(client.game.secret_result) + str(client.game._game.rng.state()))
            await client.ask(messages.Rematch())
            client.read()
            following = client.gathering.room.rematch
            client = await sit(hall, following, client.key)
            assert [client.state["picture"][part] for part in ("hand", "turn", "supply")] == began
        assert len(decks) == 3

    play(scene)


def test_what_the_position_says_of_chance_holds_in_every_game(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        states = set()
        for _ in range(2):
            client = await opened(hall, at_position(POSITION + "random = [1, 2, 3, 4]\n"))
            await play_out(client)
            states.add(str(client.game.secret_result))
        assert len(states) == 1

    play(scene)


def test_people_hear_before_they_sit_down_and_the_table_is_discreet(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        host = await opened(hall, at_position(POSITION, SeatOptions()))
        assert host.state["table"]["status"] == "open"
        assert "laid out the cards" in host.state["table"]["notices"][0]
        assert host.state["table"]["discreet"]
        await hall.take_seat(host.table, messages.TakeSeat("Bob"))
        assert host.state["table"]["status"] == "playing"
        assert host.game.names == ["Ann", "Bob"]
        assert host.game.discreet
        assert "discreet = true" in host.game.secret_record().position

    play(scene)


def test_a_position_in_the_middle_of_an_effect_asks_again(play: Play) -> None:
    script = POSITION.replace("Village, 3 Gold", "Cellar, 3 Gold") + 'script = ["1 play Cellar"]\n'

    async def scene(hall: Hall) -> None:
        client = await opened(hall, at_position(script))
        assert client.state["question"]["purpose"] == "discard"
        await client.ask(messages.Undo())
        assert client.state["question"]["purpose"] == "play"

    play(scene)


def test_a_table_has_the_position_after_the_script(play: Play) -> None:
    script = 'script = ["1 play Village", "1 play 3 Gold, Copper"]\n'

    async def scene(hall: Hall) -> None:
        client = await opened(hall, at_position(POSITION + script))
        assert client.state["question"]["purpose"] == "buy"
        record = await hall.record(client.table, (client.key,))
        assert record.answers == ()
        assert "script" not in record.position

    play(scene)


@pytest.mark.parametrize(
    ("change", "line", "said"),
    [
        (("Village, 3 Gold", "Village, 3 Gould"), LINES.index('seat1.hand = "Village, 3 Gold"') + 1, "Gold"),
        (("seat2.deck", "seat2.dekc"), LINES.index('seat2.deck = "5 Copper"') + 1, "deck"),
        (("turn = 1\n", "turn = 7\n"), LINES.index("turn = 1") + 1, "seat 7"),
        (("Province = 1", "Province = -1"), LINES.index("supply.Province = 1") + 1, "whole number"),
        (("turn = 1\n", "turn 1\n"), LINES.index("turn = 1") + 1, "not valid TOML"),
        (
            ("turns = 11\n", 'turns = 11\nscript = [\n  "1 play Smithy",\n]\n'),
            LINES.index("seat2.turns = 11") + 3,
            "Smithy",
        ),
    ],
)
def test_a_mistake_is_said_with_its_line(change: tuple[str, str], line: int, said: str) -> None:
    with pytest.raises(Complaint) as complaint:
        laid_out_in(POSITION.replace(*change), LIMITS)
    text = str(complaint.value)
    assert text.startswith(f"Your position, line {line}")
    assert said in text


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (POSITION + "#" * LIMITS.position_bytes, "server-large"),
        (POSITION.replace("5 Copper", "600 Copper").replace("4 Copper", "600 Copper"), "scenario-size"),
        (POSITION + 'phase = "over"\n', "server-position-over"),
        (2 * POSITION, "position-several"),
        ("fiefdom record 1", "toml-broken"),
    ],
)
def test_what_is_too_much_or_no_position_is_refused(position: str, key: str) -> None:
    with pytest.raises(Complaint) as complaint:
        laid_out_in(position, LIMITS)
    assert complaint.value.key == key


def test_the_answers_within_an_effect_are_limited() -> None:
    throne = POSITION.replace("Mine", "Throne Room").replace("Village, 3 Gold", "2 Throne Room, 3 Cellar")
    script = 'script = ["1 play Throne Room", "1 play Throne Room", "1 play Cellar", "1 discard -"]\n'
    assert laid_out_in(throne + script, Limits(position_answers=4)).position
    with pytest.raises(Complaint, match="4 answers in; the limit is 3"):
        laid_out_in(throne + script, Limits(position_answers=3))


def test_a_script_that_comes_to_its_end_may_be_long() -> None:
    script = 'script = ["1 play Village", "1 play 3 Gold, Copper", "1 buy Province"]\n'
    assert laid_out_in(POSITION.replace("Province = 1", "Province = 2") + script, Limits(position_answers=0)).position


def test_a_bot_knows_the_cards_as_they_lie(play: Play) -> None:
    """It thinks about a table of its own, which has to begin in the same position."""

    async def scene(hall: Hall) -> None:
        position = POSITION.replace("turn = 1", "turn = 2").replace("4 Copper, Estate", "3 Gold")
        client = await opened(hall, at_position(position))
        while client.state["table"]["status"] == "playing":
            await asyncio.sleep(0.005)
        assert [standing["score"] for standing in client.state["standings"]] == [4, 6]

    play(scene)


def test_the_host_sits_where_they_like_and_may_copy_what_they_see_alone(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        seats = TableOptions(
            (BOT, SeatOptions(), SeatOptions()), position=POSITION.replace("turn", "players = 3\nturn", 1)
        )
        wish = messages.OpenTable("Ann", seats, seat=2)
        host = await opened(hall, wish)
        assert [seat["name"] for seat in host.state["table"]["seats"]] == ["big-money", "", "Ann"]
        await hall.take_seat(host.table, messages.TakeSeat("Bob"))
        assert not host.state["can"]["copy_position"], "it shows all hands"
        await refused(hall.record(host.table, (host.key,)), "server-record-secret")
        alone = await opened(hall, at_position())
        assert alone.state["can"]["copy_position"]
        for seat in (0, 3):
            await refused(hall.open_table(messages.OpenTable("Ann", seats, seat=seat)), "server-no-seat")

    play(scene)


def test_a_position_of_other_players_is_refused(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        await refused(hall.open_table(at_position(POSITION, BOT, BOT)), "server-number")
        await refused(hall.open_table(at_position(POSITION, *[SeatOptions()] * 7)), "server-number")

    play(scene)


def test_a_game_from_a_position_that_cannot_be_played_keeps_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played() -> None:
        async with hall_in(tmp_path) as hall:
            client = await opened(hall, at_position())
            await client.answer("Village")
            record = await hall.record(client.table, (client.key,))
        monkeypatch.setattr(entries, "plays_by", lambda _: False)
        async with hall_in(tmp_path) as hall:
            kept = await hall.record(client.table, (client.key,))
            assert (kept.answers, kept.seed) == (record.answers, record.seed)
            assert Table.from_record(kept).picture(None) == Table.from_record(record).picture(None)

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


# -- Over HTTP ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with Served(tmp_path_factory.mktemp("positions")) as served, served.http() as client:
        yield client


def open_at(http: httpx.Client, position: str, seats: list[dict[str, str]]) -> tuple[str, dict[str, str]]:
    """The address of a new table, and what a request needs from its host."""
    wish = {"name": "Ann", "options": {"seats": seats, "position": position, "pace": 0}}
    made = http.post("/api/tables", json=wish).raise_for_status().json()
    return f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['seat_key']}"}


def test_a_position_is_shown_before_it_is_played(http: httpx.Client) -> None:
    seen = http.post("/api/positions", json={"position": POSITION}).json()
    assert (seen["players"], seen["seat"], seen["turn"], len(seen["kingdom"])) == (2, 0, 12, 10)
    wrong = http.post("/api/positions?lang=pl", json={"position": POSITION.replace("3 Gold", "3 Gould")})
    assert (wrong.status_code, wrong.json()["text"][:25]) == (400, "Twoja pozycja, wiersz 8: ")


def test_your_own_game_can_be_copied_and_played_on(http: httpx.Client) -> None:
    path, key = open_at(http, POSITION, [{}, {"bot": "big-money"}])
    copied = http.get(f"{path}/position", headers=key).text
    assert only_scenario(copied).before["seat1"]["turns"] == 12
    again, its_key = open_at(http, copied, [{}, {"bot": "big-money"}])
    assert http.get(f"{again}/position", headers=its_key).text == copied
    assert http.get(f"{path}/position").status_code == 403


def test_a_game_of_others_keeps_its_position_secret(http: httpx.Client) -> None:
    path, key = open_at(http, POSITION, [{}, {}])
    assert http.get(f"{path}/position", headers=key).json()["key"] == "server-not-started"
    watch = http.post(f"{path}/seats", json={"name": "Bob"}, headers=key).raise_for_status().json()
    for each in (key, {"Authorization": f"Bearer {watch['seat_key']}"}):
        answer = http.get(f"{path}/position", headers=each)
        assert (answer.status_code, answer.json()["key"]) == (403, "server-record-secret")


def test_any_moment_of_a_record_is_a_position(http: httpx.Client) -> None:
    path, key = open_at(http, POSITION, [{}, {"bot": "big-money"}])
    record = http.get(f"{path}/record", headers=key).text
    longer = record + "1 play Village\n1 play 3 Gold, Copper\n"
    table = Table.from_record(Record.from_text(longer))
    assert http.post("/api/replays/position", json={"record": longer}).text == table.secret_position()
    first = http.post("/api/replays/position?step=0", json={"record": longer}).text
    assert 'hand = "Village, 3 Gold"' in first
    assert http.post("/api/replays/position?step=3", json={"record": longer}).json()["key"] == "server-number"
    shown = http.post("/api/replays", json={"record": longer}).json()
    assert (shown["steps"], shown["moments"][0]["turn"]) == (2, 12)
    # And the record can be played on from there, too.
    seats = [{}, {"bot": "big-money"}]
    wish = {"name": "Ann", "options": {"seats": seats, "pace": 0}, "record": longer, "steps": 1}
    made = http.post("/api/tables", json=wish).raise_for_status().json()
    key = {"Authorization": f"Bearer {made['seat_key']}"}
    on = Record.from_text(http.get(f"/api/tables/{made['table']}/record", headers=key).text)
    assert on.answers == ((0, "play", ("Village",)),)
    assert on.position.splitlines()[3:] == Record.from_text(record).position.splitlines()[3:]
