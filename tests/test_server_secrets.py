"""What clients are sent depends on nothing that they may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from halls import hall_in, people
from leaks import NAMES, check, one_game, play
from msgspec import json

from fiefdom.locale.speaker import speaker
from fiefdom.server import entries, frames
from fiefdom.server.frames import state
from fiefdom.server.limits import Limits
from fiefdom.server.options import Options, SeatOptions, checked
from fiefdom.server.room import Room, Who
from fiefdom.table import Table
from fiefdom.version import VERSION


@pytest.mark.parametrize("seed", range(10))
def test_no_frame_tells_what_its_receiver_may_not_know(seed: int, tmp_path: Path) -> None:
    """`make soak` plays a hundred such games."""
    held = asyncio.run(one_game(tmp_path, seed))
    assert held.frames > 100
    assert held.shuffled > 100
    assert held.dealt > 10


def whole_picture(room: Room, table: Table, who: Who) -> Any:
    return {
        **table.picture(who.seat),
        "tops": [player.deck.top(1) and player.deck.top(1)[0].kind.name for player in table._game.players],
    }


def own_question(room: Room, table: Table, who: Who) -> Any:
    return None if table.pending is None else table.question(table.pending.seat)


def all_events(room: Room, table: Table, who: Who, since: int) -> Any:
    return table.secret_events(since)


def all_hands(room: Room, who: Who) -> bool:
    return True


def deck_sizes(table: Table) -> Any:
    return tuple(len(player.deck) for player in table._game.players)


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        ("picture", whole_picture),
        ("question", own_question),
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


def room_for(options: Options) -> Room:
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
    bots = Options(seats=(SeatOptions("big-money"), SeatOptions("fair")), seed=3)
    assert len(frame(room_for(bots), None)["hands"]) == 2
