"""Tables of the server: opening and joining them, seats and keys, answers, and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from halls import Scene, people, refused, seated, sit, turn_of, until

from fiefdom.cards.blame import CardFailed
from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.server import entries, messages
from fiefdom.server.app import error_of
from fiefdom.server.hall import Hall
from fiefdom.server.options import SeatOptions, TableOptions, checked
from fiefdom.server.room import Room
from fiefdom.server.seats import hashed
from fiefdom.server.thinker import Job, Thinker, Thought
from fiefdom.table import Table

# -- Opening and joining ---------------------------------------------------------------------------------


def test_a_game_starts_when_the_last_seat_is_taken(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("Ann", people(2)))
        host = await sit(hall, opened.table, opened.seat_key, opened.host_key)
        assert host.state["table"]["status"] == "open"
        assert host.state["picture"] is None
        taken = await hall.take_seat(opened.table, messages.TakeSeat("Bob", key=opened.watch_key))
        assert host.state["table"]["status"] == "playing"
        assert [seat["name"] for seat in host.state["table"]["seats"]] == ["Ann", "Bob"]
        await refused(hall.take_seat(opened.table, messages.TakeSeat("Cid")), "server-is-playing")
        assert taken.seat == 1

    play(scene)


def test_two_people_cannot_have_one_name(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("Ann", people(2)))
        await refused(hall.take_seat(opened.table, messages.TakeSeat("Ann")), "name-twice")
        await refused(hall.take_seat(opened.table, messages.TakeSeat("A\x1b[2J")), "server-text")
        await refused(hall.take_seat(opened.table, messages.TakeSeat("x" * 31)), "server-text")
        await hall.take_seat(opened.table, messages.TakeSeat("Bob"))

    play(scene)


def test_who_leaves_before_the_game_makes_room(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("Ann", people(3)))
        bob = await hall.take_seat(opened.table, messages.TakeSeat("Bob"))
        client = await sit(hall, opened.table, bob.seat_key)
        assert client.state["can"]["leave"]
        await client.ask(messages.Leave())
        await refused(sit(hall, opened.table, bob.seat_key), "server-key")
        assert (await hall.take_seat(opened.table, messages.TakeSeat("Cid"))).seat == 1

    play(scene)


def test_without_a_key_a_table_by_link_is_closed_and_an_open_one_can_be_watched(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("Ann", people(2)))
        await refused(sit(hall, opened.table), "server-key")
        await refused(sit(hall, opened.table, "guess"), "server-key")
        watcher = await sit(hall, opened.table, opened.watch_key)
        assert watcher.state["you"] == {"seat": None, "is_host": False}
        open_to_all = await hall.open_table(messages.OpenTable("Ann", people(2, visibility="open")))
        assert (await sit(hall, open_to_all.table)).state["you"]["seat"] is None
        assert [table.table for table in await hall.lobby()] == [open_to_all.table]
        await refused(sit(hall, "nothing"), "server-no-table")

    play(scene)


def test_keys_are_kept_as_hashes_only(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("Ann", people(2)))
        log = b"".join(row.what for row in await hall.store.rows(opened.table))
        for key in (opened.host_key, opened.watch_key, opened.seat_key):
            assert len(key) >= 22, "128 bits"
            assert key.encode() not in log
            assert hashed(key).encode() in log

    play(scene)


def test_the_host_fills_free_seats_with_bots(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("Ann", people(4)))
        bob = await sit(hall, opened.table, (await hall.take_seat(opened.table, messages.TakeSeat("Bob"))).seat_key)
        await refused(bob.ask(messages.Start("fair")), "server-host")
        ann = await sit(hall, opened.table, opened.seat_key, opened.host_key)
        await refused(ann.ask(messages.Start()), "server-seats-free")
        await refused(ann.ask(messages.Start("nobody")), "unknown-bot-at-all")
        await refused(ann.ask(messages.Start("../bot.py")), "server-bot-file")
        await ann.ask(messages.Start("fair"))
        assert [seat["bot"] for seat in ann.state["table"]["seats"]] == ["", "", "fair", "fair"]
        assert ann.state["table"]["status"] == "playing"

    play(scene)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": (SeatOptions(),)}, "player-number"),
        ({"seats": (SeatOptions(),) * 13}, "server-number"),
        ({"kingdom": "Nowhere"}, "unknown-kingdom-at-all"),
        ({"kingdom": ("Village", "Nowhere")}, "unknown-card-at-all"),
        ({"veto": ("Villlage",)}, "unknown-card"),
        ({"wishes": ("luck",)}, "unknown-wish"),
        ({"boxes": ("nothing",)}, "unknown-box"),
        ({"seed": 2**128}, "server-number"),
        ({"first": 2}, "server-number"),
        ({"turn_seconds": -1}, "server-number"),
        ({"pace": 11.0}, "server-number"),
        ({"title": "x" * 61}, "server-text"),
        ({"title": "a\nb"}, "server-text"),
        ({"seats": (SeatOptions(), SeatOptions("bot.py"))}, "server-bot-file"),
        ({"seats": (SeatOptions(), SeatOptions("nobody"))}, "unknown-bot-at-all"),
        ({"seats": (SeatOptions(), SeatOptions("fair", "a, b"))}, "name-form"),
        ({"seats": (SeatOptions("fair", "x"), SeatOptions("fair", "x"))}, "name-twice"),
    ],
)
def test_options_that_do_not_work_are_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(Complaint) as complaint:
        checked(TableOptions(**options))
    assert complaint.value.key == key


def test_a_table_has_the_cards_that_its_strategies_need() -> None:
    seats = (SeatOptions(), SeatOptions("gardens"), SeatOptions("fair"))
    for seed in range(20):
        assert {"Gardens", "Ironworks"} <= set(checked(TableOptions(seats, boxes=("seaside",), seed=seed)).kingdom)
    named = checked(TableOptions(seats, kingdom="First Game"))
    assert "Gardens" not in named.kingdom


# -- Answers ---------------------------------------------------------------------------------------------


def test_an_answer_is_for_the_question_that_it_names(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        step = ann.state["step"]
        await refused(bob.ask(messages.Answer(step, ())), "server-not-asked")
        await refused(ann.ask(messages.Answer(step - 1, ())), "server-answered")
        await refused(ann.ask(messages.Answer(step, (99,))), "server-answer")
        await refused(ann.ask(messages.Answer(step, ("Province",))), "server-answer")
        assert ann.state["step"] == step
        await ann.ask(messages.Answer(step, ("Copper", "miedziak")))
        last = entries.decode((await hall.store.rows(ann.table, ann.gathering.room.number - 1))[-1].what)
        assert last == entries.Answered(0, "play", ("Copper", "Copper")), "the log has English names"
        # The same from another tab.
        await refused(ann.ask(messages.Answer(step, ("Copper",))), "server-answered")
        assert ann.state["step"] == bob.state["step"] == step + 1
        assert ann.state["picture"]["players"][0]["numbers"]["coins"] == 2

    play(scene)


def test_those_who_watch_cannot_answer(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await seated(hall, people(2, first=0, visibility="open"), "Ann", "Bob")
        watcher = await sit(hall, ann.table)
        await refused(watcher.ask(messages.Answer(ann.state["step"], ())), "server-watching")
        assert watcher.state["question"] == {"seat": 0, "source": None}
        assert "hand" not in watcher.state["picture"]

    play(scene)


def test_chat_does_not_make_an_answer_late(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        step = ann.state["step"]
        await bob.ask(messages.Say("Hello <b>Ann</b>"))
        await ann.ask(messages.Answer(step, ()))
        ann.read()
        assert [(line["name"], line["text"]) for line in ann.others] == [("Bob", "Hello <b>Ann</b>")]
        await refused(bob.ask(messages.Say("a\x07b")), "server-text")
        await refused(bob.ask(messages.Say("x" * 301)), "server-text")
        late = await sit(hall, ann.table, ann.key)
        late.read()
        assert [line["text"] for line in late.others] == ["Hello <b>Ann</b>"]

    play(scene)


def test_a_bot_answers_by_itself_and_its_plan_is_in_the_log(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        options = people(2, first=0, seats=(SeatOptions(), SeatOptions("fair")))
        (ann,) = await seated(hall, options, "Ann")
        table = ann.table
        await turn_of(ann)
        await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
        log = [entries.decode(row.what) for row in await hall.store.rows(table)]
        assert [entry.seat for entry in log if isinstance(entry, entries.Planned)] == [1]
        assert {entry.seat for entry in log if isinstance(entry, entries.Answered)} == {0, 1}
        record = await hall.record(table, (ann.key,))
        assert record.bots == {1: "fair"}
        assert "Smithy" in record.plans[1]

    play(scene)


def test_everybody_is_told_if_a_simpler_bot_has_to_play_and_every_process_knows(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(thinker: Thinker, job: Job) -> Thought:
        return Thought(problem="oh no") if job.seated.bot == "fair" else thinks(thinker, job)

    thinks = Thinker.think
    monkeypatch.setattr(Thinker, "think", fails)

    async def scene(hall: Hall) -> None:
        options = people(2, first=0, seats=(SeatOptions(), SeatOptions("fair", "Robot")))
        (ann,) = await seated(hall, options, "Ann")
        polish = await sit(hall, ann.table, ann.key, language="pl")
        await turn_of(ann)
        await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
        polish.read()
        said = [[(line["is_notice"], line["text"]) for line in client.others] for client in (ann, polish)]
        assert said == [
            [(True, "“fair” could not answer for Robot, so “big-money” plays there now.")],
            [(True, "„fair” nie umie odpowiedzieć na miejscu gracza Robot: od teraz gra tam „big-money”.")],
        ]
        assert ann.state["table"]["seats"][1]["bot"] == "big-money"
        elsewhere = Room(ann.table)
        for row in await hall.store.rows(ann.table):
            elsewhere.replay(entries.decode(row.what), row.when)
        assert elsewhere.seats == ann.gathering.room.seats
        heard = [
            [(line.number, line.when, str(line.notice)) for line in room.said]
            for room in (elsewhere, ann.gathering.room)
        ]
        assert heard[0] == heard[1]
        late = await sit(hall, ann.table, ann.key)
        late.read()
        assert [line["is_notice"] for line in late.others] == [True]
        await ann.ask(messages.Resign())
        await ann.ask(messages.Rematch())
        again = hall.gatherings[ann.gathering.room.rematch].room
        assert again.options.seats[1] == SeatOptions("fair", "Robot"), "it gets another chance"

    play(scene)


def test_what_a_bot_thought_before_an_undo_is_forgotten(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann goes back and plays her turn differently while the bot thinks about what she did first."""

    async def scene(hall: Hall) -> None:
        begun: list[int] = []
        thinking, is_done = asyncio.Event(), asyncio.Event()
        think = hall.thinkers.think

        async def think_long(room: Room, *whose: Any) -> Thought:
            begun.append(room.step)
            thought = await think(room, *whose)
            thinking.set()
            await is_done.wait()
            return thought

        monkeypatch.setattr(hall.thinkers, "think", think_long)
        (ann,) = await seated(hall, people(2, seats=(SeatOptions(), SeatOptions("big-money")), first=0), "Ann")
        await turn_of(ann)
        await thinking.wait()
        await ann.ask(messages.Undo())
        await ann.answer("Copper")
        await turn_of(ann)
        is_done.set()
        await until(lambda: ann.state["picture"]["players"][1]["turns"] == 1 and ann.state["question"]["seat"] == 0)
        assert len(begun) == 2

    play(scene)


def test_bots_alone_play_to_the_end_and_those_who_watch_see_all(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        options = people(2, seats=(SeatOptions("big-money"), SeatOptions("fair")), visibility="open")
        opened = await hall.open_table(messages.OpenTable("", options))
        watcher = await sit(hall, opened.table)
        await until(lambda: watcher.state["table"]["status"] == "over")
        assert watcher.states[0]["hands"] is not None
        assert len(watcher.state["standings"]) == 2
        record = await hall.record(opened.table, ())
        assert Table.from_record(Record.from_text(record.text())).is_over

    play(scene)


# -- Own cards -------------------------------------------------------------------------------------------


TRAPDOOR = """
from fiefdom.cards import *

trapdoor = card("Trapdoor", cost=0, types=ACTION)

@trapdoor.when(GAINED, where=ITSELF)
def trapdoor_gained(me: Player, _gained: Card) -> None:
    raise {failure}
"""


@pytest.mark.parametrize(
    "failure", ["ValueError", "SystemExit", "KeyboardInterrupt", "type('Escaping', (BaseException,), {})()"]
)
def test_an_own_card_that_ends_the_program_does_not_end_the_server(
    failure: str, play: Callable[[Scene], None], tmp_path: Path
) -> None:
    file = tmp_path / "trapdoor.py"
    file.write_text(TRAPDOOR.replace("{failure}", failure))
    catalog.add_file(str(file))

    async def scene(hall: Hall) -> None:
        options = people(1, kingdom=("Trapdoor",), seats=(SeatOptions(), SeatOptions("big-money")), first=0)
        (ann,) = await seated(hall, options, "Ann")
        while ann.state["question"]["purpose"] != "buy":
            await ann.answer_least()
        before = ann.state["step"]
        with pytest.raises(CardFailed, match="Trapdoor") as raised:
            await ann.answer("Trapdoor")
        assert error_of(raised.value, ann.guest.say).text.startswith("trapdoor.py, line 8: Trapdoor failed: ")
        assert ann.gathering.room.step == before
        await ann.answer()
        assert ann.state["step"] > before

    play(scene)
