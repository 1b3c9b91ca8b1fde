"""What clients are sent depends on nothing that they may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from halls import hall_in, people
from leaks import NAMES, check, one_game, play, with_table
from msgspec import json
from seats import answer, passing, seated

from fiefdom.locale.speaker import speaker
from fiefdom.server import entries, frames
from fiefdom.server.frames import state
from fiefdom.server.limits import Limits
from fiefdom.server.options import SeatOptions, TableOptions, checked
from fiefdom.server.room import Room
from fiefdom.server.seats import Who
from fiefdom.table import Table
from fiefdom.version import VERSION

# Other tests run the same code; these take long enough as it is.
pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("seed", range(5))
def test_no_frame_tells_what_its_receiver_may_not_know(seed: int, tmp_path: Path) -> None:
    """`make soak` plays a hundred such games."""
    held = asyncio.run(one_game(tmp_path, seed))
    assert held.frames > 100
    assert held.shuffled > 100
    assert held.dealt > 10


frames_picture = frames.picture


def with_tops(room: Room, table: Table, who: Who) -> Any:
    seen, question = frames_picture(room, table, who)
    tops = [player.deck.top(1) and player.deck.top(1)[0].kind.name for player in table._game.players]
    return {**seen, "tops": tops}, question


def with_own_question(room: Room, table: Table, who: Who) -> Any:
    seen, _ = frames_picture(room, table, who)
    return seen, None if table.pending is None else table.question(table.pending.seat)


def all_events(room: Room, table: Table, who: Who, since: int) -> Any:
    return table.secret_events(since)


def all_hands(room: Room, who: Who) -> bool:
    return True


def deck_sizes(room: Room, table: Table, who: Who) -> Any:
    return tuple(len(player.deck) for player in table._game.players)


def secret_scores(room: Room, table: Table, who: Who) -> Any:
    return tuple(standing.score for standing in table.secret_result.standings)


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        ("picture", with_tops),
        ("picture", with_own_question),
        ("events", all_events),
        ("sees_all", all_hands),
        ("scores", deck_sizes),
    ],
)
def test_a_leak_is_found(place: str, leak: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail: whatever is planted in the frames is noticed."""

    async def scene() -> None:
        async with hall_in(tmp_path, Limits.none()) as hall:
            await check(hall, *await play(hall, seed=4))

    monkeypatch.setattr(frames, place, leak)
    with pytest.raises(AssertionError):
        asyncio.run(scene())


# -- Whom one sees and what one is asked ------------------------------------------------------------------


def room_for(options: TableOptions) -> Room:
    room = Room("table")
    room.apply(entries.Opened(checked(options), VERSION, "", ""), 0.0)
    for seat, each in enumerate(room.seats):
        if each.is_free:
            room.apply(entries.Joined(seat, NAMES[seat], f"key {seat}"), 0.0)
    room.apply(entries.Started(), 0.0)
    return room


def frame(room: Room, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = json.decode(
        json.encode(state(room, Who(seat, False), 0, range(len(room.seats)), speaker("en"), 0.0))
    )
    return told


def test_others_only_learn_whom_the_table_waits_for() -> None:
    room = room_for(people(3, seed=5))
    assert room.pending is not None
    asked = int(room.pending.seat)
    assert frame(room, (asked + 1) % 3)["question"] == {"seat": asked, "source": None}
    assert frame(room, None)["question"] == {"seat": asked, "source": None}


def test_those_who_watch_see_no_hands_of_people_unless_the_table_is_open_and_all_of_bots_alone() -> None:
    assert frame(room_for(people(2, seed=3)), None)["hands"] is None
    assert len(frame(room_for(people(2, seed=3, open_hands=True)), None)["hands"]) == 2
    assert frame(room_for(people(2, seed=3, open_hands=True)), 0)["hands"] is None
    bots = TableOptions(seats=(SeatOptions("big-money"), SeatOptions("fair")), seed=3)
    assert len(frame(room_for(bots), None)["hands"]) == 2


# -- Scores -----------------------------------------------------------------------------------------------


def scores_by_passed(players: int, viewer: int | None, table_for: Callable[[], Table]) -> set[tuple[int, ...]]:
    """The scores that somebody is shown after a Province, or a Curse, was passed from seat 2 to its left."""
    room = room_for(people(players, show_score=True))
    tables = [answer(table_for(), "Masquerade", *picks) for picks in (("Province",), ("Curse",))]
    return {tuple(frame(with_table(room, table), viewer)["scores"]) for table in tables}


def passing_two() -> Table:
    return seated(
        2, seat1={"hand": "Masquerade, Copper, Copper", "deck": "Copper, Copper"}, seat2={"hand": "Province, Curse"}
    )


@pytest.mark.parametrize(
    ("players", "viewer", "table_for", "shown"),
    [
        pytest.param(3, 0, lambda: passing("Province, Curse"), 1, id="a third player"),
        pytest.param(3, None, lambda: passing("Province, Curse"), 1, id="an onlooker of three"),
        pytest.param(3, 1, lambda: passing("Province, Curse"), 2, id="who passed it"),
        pytest.param(3, 2, lambda: passing("Province, Curse"), 2, id="who got it"),
        pytest.param(2, None, passing_two, 1, id="an onlooker of two"),
        pytest.param(2, 0, passing_two, 2, id="the other of two"),
    ],
)
def test_scores_that_are_shown_do_not_tell_which_card_others_passed(
    players: int, viewer: int | None, table_for: Callable[[], Table], shown: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Masquerade: only the two who pass and get a card see it."""
    assert len(scores_by_passed(players, viewer, table_for)) == shown
    monkeypatch.setattr(frames, "scores", secret_scores)
    assert len(scores_by_passed(players, viewer, table_for)) == 2, "true scores would tell"


def test_whoever_sees_all_hands_sees_true_scores() -> None:
    room = room_for(people(3, show_score=True, open_hands=True))
    table = answer(passing("Province, Curse"), "Masquerade", "Province")
    assert frame(with_table(room, table), None)["scores"] == list(secret_scores(room, table, Who(None, False)))
