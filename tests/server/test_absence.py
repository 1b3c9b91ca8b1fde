"""Resigning, being away, the clock, pauses and rematches at tables of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from halls import Scene, people, refused, seated, sit, turn_of, until

from fiefdom.server import messages
from fiefdom.server.hall import Hall


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
