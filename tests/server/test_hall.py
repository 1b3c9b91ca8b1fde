"""Tables of the server: seats and keys, answers, undo, chat, pauses, clocks, rematches, and what is in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from halls import Client, Scene, hall_at, hall_in, people, refused, seated, sit, until
from msgspec import json
from patience import ENOUGH
from postgres import Server

from fiefdom.cards.blame import CardFailed
from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.roster import make_bot
from fiefdom.server import driver, entries, listener, messages
from fiefdom.server.app import error_of
from fiefdom.server.gathering import MOST_WAITING
from fiefdom.server.hall import Hall
from fiefdom.server.options import Options, SeatOptions, checked
from fiefdom.server.room import MOST_SAID, Room
from fiefdom.server.seats import hashed
from fiefdom.server.store import Outrun, Store, StoreFailed
from fiefdom.server.thinker import Job, Thinker, Thought
from fiefdom.table import Table


def seen(client: Client) -> list[dict[str, Any]]:
    """All events as somebody should know them."""
    client.read()
    events = [asdict(event) for event in client.game.events(client.guest.who.seat)]
    return json.decode(json.encode(events), type=list[dict[str, Any]])


async def turn_of(client: Client) -> None:
    """Let somebody do nothing until they are no longer asked."""
    while (question := client.state["question"]) and question["seat"] == client.state["you"]["seat"]:
        await client.answer_least()


# -- Opening and joining ------------------------------------------------------------------------------


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
        checked(Options(**options))
    assert complaint.value.key == key


def test_a_table_has_the_cards_that_its_strategies_need() -> None:
    seats = (SeatOptions(), SeatOptions("gardens"), SeatOptions("fair"))
    for seed in range(20):
        assert {"Gardens", "Ironworks"} <= set(checked(Options(seats, boxes=("seaside",), seed=seed)).kingdom)
    named = checked(Options(seats, kingdom="First Game"))
    assert "Gardens" not in named.kingdom


# -- Answers ------------------------------------------------------------------------------------------


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


# -- Undo ---------------------------------------------------------------------------------------------


def test_what_is_free_is_undone_at_once(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        assert ann.state["can"]["undo"] == "no"
        before = ann.state["picture"]
        await ann.answer("Copper", "Copper")
        assert ann.state["can"]["undo"] == "free"
        await ann.ask(messages.Undo())
        assert ann.state["picture"] == before
        assert ann.events == seen(ann)
        assert bob.events == seen(bob)

    play(scene)


@pytest.mark.parametrize("agreed", [True, False])
def test_more_than_that_needs_the_others(play: Callable[[Scene], None], agreed: bool) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob, cid = await seated(hall, people(3, first=0), "Ann", "Bob", "Cid")
        await turn_of(ann)
        step = ann.state["step"]
        assert ann.state["can"]["undo"] == "ask"
        await ann.ask(messages.Undo())
        assert bob.state["undo_asked"] == 0
        assert bob.state["can"]["agree"]
        await refused(ann.ask(messages.Agree(True)), "server-no-undo")
        await bob.ask(messages.Agree(True))
        assert cid.state["undo_asked"] == 0
        assert ann.state["step"] == step
        await cid.ask(messages.Agree(agreed))
        assert ann.state["undo_asked"] is None
        assert (ann.state["question"]["seat"] == 0) == agreed
        assert bob.events == seen(bob)

    play(scene)


def test_silence_is_a_no(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "TIME_TO_AGREE", 0.05)

    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await turn_of(ann)
        await ann.ask(messages.Undo())
        await until(lambda: bob.state["undo_asked"] is None)
        assert 0 in [state["undo_asked"] for state in bob.states], "Bob was asked"
        assert bob.state["question"]["seat"] == 1

    play(scene)


def test_nobody_waits_for_the_silence_of_somebody_who_is_away(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob, cid = await seated(hall, people(3, first=0), "Ann", "Bob", "Cid")
        await turn_of(ann)
        cid.leave()
        complaint = await refused(ann.ask(messages.Undo()), "server-undo-away")
        assert complaint.parts["name"] == "Cid"
        assert bob.state["undo_asked"] is None, "it is a no at once, and Bob is not asked in vain"
        # Another process may say that Cid is connected there; and a bot that plays for Cid agrees.
        hall.presence.meet(ann.table, "other", {2}, ())
        await ann.ask(messages.Undo())
        await bob.ask(messages.Agree(False))
        hall.presence.meet(ann.table, "other", set(), ())
        await refused(ann.ask(messages.Undo()), "server-undo-away")
        await ann.ask(messages.Replace(2))
        await ann.ask(messages.Undo())
        await bob.ask(messages.Agree(True))
        assert ann.state["question"]["seat"] == 0

    play(scene)


def test_whoever_goes_away_after_being_asked_has_the_rest_of_the_minute_to_come_back(
    play: Callable[[Scene], None],
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await turn_of(ann)
        await ann.ask(messages.Undo())
        bob.leave()
        back = await sit(hall, ann.table, bob.key)
        assert back.state["can"]["agree"]
        await back.ask(messages.Agree(True))
        assert ann.state["question"]["seat"] == 0

    play(scene)


def test_bots_agree(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        (ann,) = await seated(hall, people(2, first=0, seats=(SeatOptions(), SeatOptions("fair"))), "Ann")
        await turn_of(ann)
        await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
        await ann.ask(messages.Undo())
        assert ann.state["picture"]["turn"] == 0
        assert ann.state["picture"]["players"][0]["turns"] == 1

    play(scene)


@pytest.mark.parametrize(("undo", "key"), [("off", "server-undo-off"), ("free", "undo-seen")])
def test_a_table_may_have_less_undo(play: Callable[[Scene], None], undo: str, key: str) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await seated(hall, people(2, first=0, undo=undo), "Ann", "Bob")
        await turn_of(ann)
        assert ann.state["can"]["undo"] == "no"
        await refused(ann.ask(messages.Undo()), key)

    play(scene)


@pytest.mark.parametrize("opponent", ["", "big-money"])
def test_only_somebody_alone_goes_back_to_before_the_end(play: Callable[[Scene], None], opponent: str) -> None:
    """The record, which everybody may have at the end, says where all cards are and how they will be shuffled."""

    async def scene(hall: Hall) -> None:
        names = ("Ann",) if opponent else ("Ann", "Bob")
        clients = await seated(hall, people(2, seats=(SeatOptions(), SeatOptions(opponent))), *names)
        bot = make_bot("big-money")
        ann, game = clients[0], clients[0].game
        while not game.is_over:
            await until(lambda: game.is_over or (game.pending is not None and game.pending.seat < len(clients)))
            if game.pending is not None:
                seat, picks = game.pending.seat, bot.answer(game.view(game.pending.seat), game.pending)
                await clients[seat].ask(messages.Answer(ann.gathering.room.step, tuple(picks)))
        await until(lambda: ann.state["table"]["status"] == "over")
        assert (await hall.record(ann.table, (ann.key,))).seed == 58
        assert {client.state["can"]["undo"] for client in clients} == {"ask" if opponent else "no"}
        if opponent:
            await ann.ask(messages.Undo())
            assert ann.state["table"]["status"] == "playing"
        else:
            # Whoever gave the last answer hears why; for the other one it is not theirs to undo.
            for client, key in zip(clients, ("undo-seen", "undo-answered"), strict=True):
                await refused(client.ask(messages.Undo()), key)

    play(scene)


# -- Resigning, being away, pauses ----------------------------------------------------------------------


def test_who_resigns_loses_and_the_other_wins(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await bob.ask(messages.Resign())
        assert ann.state["table"]["status"] == "over"
        assert [standing["rank"] for standing in ann.state["standings"]] == [1, 2]
        await refused(bob.ask(messages.Resign()), "server-resigned")

    play(scene)


def test_with_three_the_rest_play_on(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob, cid = await seated(hall, people(3, first=0), "Ann", "Bob", "Cid")
        await turn_of(ann)
        await bob.ask(messages.Resign())
        assert cid.state["question"]["seat"] == 2
        await turn_of(cid)
        assert ann.state["question"]["seat"] == 0
        assert ann.state["table"]["seats"][1]["resigned"]

    play(scene)


def test_the_host_lets_a_bot_play_for_somebody_who_is_away_until_they_are_back(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await refused(ann.ask(messages.Replace(1)), "server-present")
        bob.leave()
        await until(lambda: not ann.state["table"]["seats"][1]["present"])
        await refused(ann.ask(messages.Replace(7)), "server-no-person")
        await ann.ask(messages.Replace(1, "big-money"))
        assert ann.state["table"]["seats"][1]["bot"] == "big-money"
        await turn_of(ann)
        await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
        bob = await sit(hall, ann.table, bob.key)
        assert bob.state["table"]["seats"][1] == {
            "name": "Bob", "bot": "", "is_person": True, "is_free": False, "present": True, "resigned": False,
            "muted": False,
        }  # fmt: skip
        await refused(bob.ask(messages.Return()), "server-not-away")
        await turn_of(ann)
        assert bob.state["question"]["seat"] == 1

    play(scene)


def test_a_bot_plays_for_whoever_lets_the_time_run_out(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0, turn_seconds=1), "Ann", "Bob")
        assert 0 < ann.state["seconds_left"] <= 1
        await until(lambda: bool(bob.state["question"]) and bob.state["question"]["seat"] == 1)
        assert ann.state["table"]["seats"][0]["bot"] == "fair"
        assert ann.state["can"]["come_back"]
        await refused(ann.answer(), "server-not-asked")
        await ann.ask(messages.Return())
        assert ann.state["table"]["seats"][0]["bot"] == ""

    play(scene)


def test_the_time_is_for_a_turn_and_not_for_each_of_its_questions(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0, turn_seconds=60), "Ann", "Bob")
        room = ann.gathering.room
        deadline = room.deadline()
        await asyncio.sleep(0.01)
        await ann.answer("Copper")
        await ann.answer("Copper")
        assert ann.state["question"]["seat"] == 0
        assert room.deadline() == deadline
        await turn_of(ann)
        assert bob.state["question"]["seat"] == 1
        assert room.deadline() != deadline

    play(scene)


def test_in_a_pause_nothing_happens(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0, turn_seconds=3), "Ann", "Bob")
        await refused(bob.ask(messages.Pause()), "server-host")
        await ann.ask(messages.Pause())
        assert bob.state["table"]["status"] == "paused"
        await refused(ann.ask(messages.Answer(ann.state["step"], ())), "server-is-paused")
        await asyncio.sleep(3.2)
        assert ann.state["table"]["seats"][0]["bot"] == ""
        await ann.ask(messages.Resume())
        assert ann.state["seconds_left"] > 0.5

    play(scene)


def test_the_host_ends_the_table(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0, visibility="open"), "Ann", "Bob")
        assert len(await hall.lobby()) == 1
        await refused(bob.ask(messages.End()), "server-host")
        await ann.ask(messages.End())
        assert bob.state["table"]["status"] == "ended"
        await refused(ann.ask(messages.Answer(ann.state["step"], ())), "server-is-ended")
        assert await hall.lobby() == []

    play(scene)


def test_a_rematch_moves_everybody_and_the_loser_begins(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await refused(ann.ask(messages.Rematch()), "server-is-playing")
        assert ann.state["table"]["next_first"] is None
        await bob.ask(messages.Resign())
        ann.read()
        assert ann.state["table"]["next_first"] == 1
        await bob.ask(messages.Rematch())
        ann.read()
        moved = [news["table"] for news in ann.others if news["type"] == "moved"]
        assert len(moved) == 1
        again = await sit(hall, moved[0], ann.key)
        assert again.state["you"]["seat"] == 0
        assert again.state["picture"]["turn"] == 1, "left of the winner"
        await ann.ask(messages.Rematch())
        ann.read()
        assert {news["table"] for news in ann.others if news["type"] == "moved"} == set(moved), "no second one"

    play(scene)


# -- Coming back, and the log ---------------------------------------------------------------------------


def test_who_was_away_gets_what_they_missed(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        have, known = bob.state["number"], len(bob.events)
        bob.leave()
        await turn_of(ann)
        back = await sit(hall, ann.table, bob.key, have=have)
        assert back.state["events_from"] == known
        assert bob.events + back.state["events"] == seen(back)
        fresh = await sit(hall, ann.table, bob.key, have=10_000)
        assert fresh.state["events_from"] == 0
        assert fresh.events == seen(fresh)

    play(scene)


def test_who_missed_an_undo_is_told_from_where_things_changed(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await ann.answer("Copper", "Copper")
        bob.read()
        have = bob.state["number"]
        bob.leave()
        await ann.ask(messages.Undo())
        await ann.answer("Copper")
        back = await sit(hall, ann.table, bob.key, have=have)
        assert back.state["events_from"] < len(bob.events)
        assert bob.events[: back.state["events_from"]] + back.state["events"] == seen(back)

    play(scene)


def test_who_missed_an_undo_and_as_much_again_knows_nothing_that_never_happened(
    play: Callable[[Scene], None],
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await ann.answer("Copper", "Copper")
        bob.read()
        have = bob.state["number"]
        bob.leave()
        await ann.ask(messages.Undo())
        await turn_of(ann)
        back = await sit(hall, ann.table, bob.key, have=have)
        assert len(seen(back)) == len(bob.events)
        assert bob.events[: back.state["events_from"]] + back.state["events"] == seen(back)

    play(scene)


def test_a_table_whose_bot_thinks_stays_in_memory(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        thinking, is_done = asyncio.Event(), asyncio.Event()
        think = hall.thinkers.think

        async def think_long(*about: Any) -> Thought:
            thinking.set()
            await is_done.wait()
            return await think(*about)

        monkeypatch.setattr(hall.thinkers, "think", think_long)
        opened = await hall.open_table(messages.OpenTable("", people(2, seats=(SeatOptions("big-money"),) * 2)))
        await thinking.wait()
        hall.rest(0)
        assert opened.table in hall.gatherings
        is_done.set()
        await until(lambda: hall.gatherings[opened.table].room.status == "over")
        await until(lambda: not hall.gatherings[opened.table].is_at_work())
        hall.rest(0)
        assert not hall.gatherings

    play(scene)


def test_a_table_that_rested_is_rebuilt_from_its_log(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await turn_of(ann)
        await bob.answer("Copper")
        await bob.ask(messages.Undo())
        before = bob.state
        hall.rest(0)
        assert hall.gatherings, "somebody is there"
        ann.leave()
        bob.leave()
        await until(
            lambda: all(gathering.driver is None or gathering.driver.done() for gathering in hall.gatherings.values())
        )
        hall.rest(0)
        assert not hall.gatherings
        back = await sit(hall, ann.table, bob.key)
        changes = {"events", "events_from", "table", "can"}
        assert {key: back.state[key] for key in back.state.keys() - changes} == {
            key: before[key] for key in before.keys() - changes
        }
        assert back.events == bob.events

    play(scene)


def test_of_two_servers_that_answer_one_question_one_wins(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as other:
            ann, _ = await seated(one, people(2, first=0), "Ann", "Bob")
            elsewhere = await sit(other, ann.table, ann.key)
            step = ann.state["step"]
            await ann.ask(messages.Answer(step, ("Copper",)))
            await refused(elsewhere.ask(messages.Answer(step, ("Copper", "Copper"))), "server-answered")
            assert elsewhere.state["picture"]["players"][0]["numbers"]["coins"] == 1
            assert elsewhere.state["step"] == step + 1
            await elsewhere.answer("Copper")
            other.gatherings[ann.table].guests.clear()
            assert len(await other.store.rows(ann.table)) == elsewhere.state["number"]

    asyncio.run(scene())


def test_what_is_about_no_question_is_done_though_the_game_has_gone_on_at_another_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as other:
            ann, _ = await seated(one, people(2, first=0), "Ann", "Bob")
            elsewhere = await sit(other, ann.table, ann.key)
            await ann.answer("Copper")
            await elsewhere.ask(messages.Say("I give up"))
            await ann.ask(messages.Say("Do you?"))
            await elsewhere.ask(messages.Resign())
            assert elsewhere.state["table"]["status"] == "over"
            await ann.ask(messages.Say("Again?"))
            await ann.ask(messages.Rematch())
            await elsewhere.ask(messages.Rematch())
            assert elsewhere.gathering.room.rematch == ann.gathering.room.rematch != ""

    asyncio.run(scene())


def test_what_could_not_be_stored_has_not_happened(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        before = ann.state

        async def fails(*_: object, **__: object) -> None:
            raise StoreFailed("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", fails)
            with pytest.raises(StoreFailed):
                await ann.answer("Copper")
        assert ann.state == before
        assert bob.gathering.room.step == before["step"]
        await ann.answer("Copper")
        assert ann.state["step"] == before["step"] + 1

    play(scene)


def test_while_the_database_is_away_every_answer_hears_so(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        before = ann.state

        async def fails(*_: object, **__: object) -> None:
            raise StoreFailed("gone")

        with monkeypatch.context() as patch:
            for question in ("append", "rows"):
                patch.setattr(hall.store, question, fails)
            for _ in range(3):
                with pytest.raises(StoreFailed):
                    await ann.answer("Copper")
            # Whoever else asks for the table takes it away from nobody.
            with pytest.raises(StoreFailed):
                await sit(hall, ann.table, bob.key)
            await hall.tell_all(ann.gathering)
            hall.hear_all()
            await asyncio.sleep(0.01)
        assert ann.state == before
        cid = await sit(hall, ann.table, bob.key)
        assert ann.state["step"] == before["step"], "both are at the same table"
        await ann.answer("Copper")
        assert ann.state["step"] == bob.state["step"] == cid.state["step"] == before["step"] + 1

    play(scene)
    assert caplog.text == ""


def test_whoever_cannot_come_back_while_the_database_is_away_is_not_there(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        bob.leave()
        await ann.ask(messages.Replace(1, "big-money"))

        async def fails(*_: object, **__: object) -> None:
            raise StoreFailed("gone")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", fails)
            with pytest.raises(StoreFailed):
                await sit(hall, ann.table, bob.key)
        assert ann.gathering.guests == {ann.guest}
        await sit(hall, ann.table, bob.key)
        assert not ann.state["table"]["seats"][1]["bot"]

    play(scene)


def test_another_process_plays_for_a_bot_when_the_one_that_was_to_do_so_has_died(
    postgres_server: Server, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which takes about three seconds, with the figures that a server has."""
    monkeypatch.setattr(listener, "PULSE", 0.05)
    monkeypatch.setattr(listener, "SILENCE", 0.6)
    monkeypatch.setattr(driver, "GLANCE", 0.05)
    monkeypatch.setattr(driver, "TIME_TO_THINK", 10 * ENOUGH)

    async def scene() -> None:
        url = postgres_server.url(postgres_database)
        async with hall_at(await Store.open(url)) as one, hall_at(await Store.open(url)) as other:
            thinking = asyncio.Event()

            async def think(*_: object) -> None:
                thinking.set()
                await asyncio.sleep(ENOUGH)

            monkeypatch.setattr(one.thinkers, "think", think)
            (ann,) = await seated(one, people(1, seats=(SeatOptions(), SeatOptions("big-money")), first=0), "Ann")
            there = await sit(other, ann.table, ann.key)
            await turn_of(ann)
            await thinking.wait()
            step = ann.state["step"]
            await until(lambda: there.state["step"] == step)
            assert one.store.listener is not None
            # As long as it is there, it is waited for.
            await asyncio.sleep(0.9)
            assert there.state["step"] == step
            await one.store.listener.stop()
            await until(lambda: there.state["step"] > step)

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_record_is_there_as_soon_as_the_game_has_ended_in_another_process(
    postgres_server: Server, postgres_database: str
) -> None:
    async def scene() -> None:
        url = postgres_server.url(postgres_database)
        async with hall_at(await Store.open(url)) as one, hall_at(await Store.open(url)) as other:
            ann, _ = await seated(one, people(2), "Ann", "Bob")
            await sit(other, ann.table, ann.key)
            assert other.store.listener is not None
            await other.store.listener.stop()
            await ann.ask(messages.Resign())
            assert (await other.record(ann.table, (ann.key,))).answers

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_table_of_other_rules_can_only_be_looked_at() -> None:
    options = checked(people(2, seats=(SeatOptions(name="Ann"), SeatOptions(name="Bob")), first=0))
    room = Room("old")
    room.replay(entries.Opened(options, "0.3.0", "", ""), 0.0)
    room.replay(entries.Started(), 0.0)
    room.replay(entries.Answered(0, "play", ("Copper",)), 0.0)
    room.replay(entries.Answered(0, "trash", ("Province",)), 0.0)
    assert room.problem is not None
    assert room.problem.key == "server-read-only"
    assert "entry 4" in str(room.problem)
    with pytest.raises(Complaint):
        room.apply(entries.Answered(0, "play", ("Copper",)), 0.0)
    old = Room("older")
    old.replay(entries.Opened(options, "0.2.0", "", ""), 0.0)
    assert old.problem is not None
    assert "0.2.0" in str(old.problem)


def test_the_record_of_a_running_game_is_secret(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await refused(hall.record(ann.table, (ann.key,)), "server-record-secret")
        await bob.ask(messages.Resign())
        record = await hall.record(ann.table, (ann.key,))
        assert record.players == ("Ann", "Bob")

    play(scene)


def test_a_client_that_does_not_read_is_cut_off(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        for _ in range(MOST_WAITING):
            await ann.answer("Copper")
            await ann.ask(messages.Undo())
        assert bob.guest.queue.get_nowait() is None
        assert bob.guest.queue.empty()

    play(scene)


def test_a_newcomer_to_a_talkative_table_is_sent_the_chat_and_not_cut_off(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        for number in range(MOST_SAID + 10):
            await ann.ask(messages.Say(f"line {number}"))
            bob.read()
        late = await sit(hall, ann.table, bob.key)
        late.read()
        assert not late.guest.is_cut_off
        assert [line["text"] for line in late.others] == [f"line {n}" for n in range(10, MOST_SAID + 10)]
        assert late.state["you"]["seat"] == 1

    play(scene)


def test_outruns_are_not_swallowed(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """If the log has gone on elsewhere, whoever is told so gets the new state."""

    async def scene(hall: Hall) -> None:
        ann, _ = await seated(hall, people(2, first=0), "Ann", "Bob")
        told = len(ann.states)

        async def outrun(*_: object, **__: object) -> None:
            raise Outrun(ann.table, 5)

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", outrun)
            await refused(ann.answer("Copper"), "server-answered")
        ann.read()
        assert len(ann.states) == told + 1

    play(scene)


# -- Own cards ----------------------------------------------------------------------------------------

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
