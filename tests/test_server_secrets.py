"""What clients are sent depends on nothing that they may not know."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from fiefdom.cards.kingdoms import choose_kingdom
from fiefdom.locale.speaker import speaker
from fiefdom.server import entries
from fiefdom.server.frames import state
from fiefdom.server.options import Options, SeatOptions, checked
from fiefdom.server.requests import answer_entry
from fiefdom.server.room import Room, Who
from fiefdom.table import Table
from fiefdom.testing.secrets import mix_hidden
from fiefdom.views.resample import NoOtherWorld

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
# Most games are over sooner if they are played at random; the longest are left unfinished.
MOST_STEPS = 100


def room_for(players: int, seed: int, **options: Any) -> Room:
    seats = tuple(SeatOptions(name=name) for name in NAMES[:players])
    kingdom = tuple(kind.name for kind in choose_kingdom(None, seed))
    room = Room("table")
    opened = checked(Options(seats=seats, kingdom=kingdom, seed=seed, **options))
    room.apply(entries.Opened(opened, "0.3.0", "", ""), 0.0)
    for seat, name in enumerate(NAMES[:players]):
        room.apply(entries.Joined(seat, name, f"key {seat}"), 0.0)
    room.apply(entries.Started(), 0.0)
    return room


def frame(room: Room, seat: int | None, known: int) -> bytes:
    return json.encode(state(room, Who(seat, False), known, range(len(room.seats)), speaker("en"), 0.0))


def with_table(room: Room, table: Table) -> Room:
    other = copy(room)
    other.table = table
    return other


def answer_somehow(room: Room, rng: Random) -> None:
    decision = room.pending
    assert decision is not None
    size = len(decision.options)
    n = rng.choice([decision.least, decision.most])
    if decision.purpose == "buy" and rng.random() < 0.8:
        n = decision.most
    picks = decision.accept(tuple(rng.sample(range(size), n)))
    room.apply(answer_entry(decision, picks), 0.0)


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(10))
def test_no_frame_tells_what_its_receiver_may_not_know(part: int) -> None:
    """A hundred games in all: what is hidden is shuffled or dealt again, and every frame stays the same."""
    worlds = 0
    for seed in range(10 * part, 10 * part + 10):
        rng = Random(seed)
        players = 2 + seed % 5
        room = room_for(players, seed, discreet=seed % 7 == 0, show_deck=seed % 3 > 0)
        receivers: list[int | None] = [None, *range(players)]
        known = dict.fromkeys(receivers, 0)
        for step in range(MOST_STEPS):
            if room.table is None or room.pending is None:
                break
            answer_somehow(room, rng)
            if rng.random() < 0.05 and room.table.why_no_undo(room.table.secret_record().answers[-1][0]) is None:
                room.apply(entries.Undone(room.table.secret_record().answers[-1][0]), 0.0)
            for seat in receivers:
                sent = frame(room, seat, known[seat])
                if step % 8 == 0:
                    mixed = room.table.clone()
                    mix_hidden(mixed._game, players if seat is None else seat, Random(step))
                    assert frame(with_table(room, mixed), seat, known[seat]) == sent
                if step % 24 == 0 and seat is not None:
                    try:
                        world = room.table.resample(seat, step)
                    except NoOtherWorld:
                        continue
                    worlds += 1
                    assert without_undo(frame(with_table(room, world), seat, known[seat])) == without_undo(sent)
                known[seat] = room.table.count_events()
    assert worlds > 50


def without_undo(sent: bytes) -> dict[str, Any]:
    """A frame without what can be undone: a resampled table begins where it was resampled, so there it is nothing."""
    news: dict[str, Any] = json.decode(sent)
    news["can"].pop("undo")
    return news


@pytest.mark.parametrize("leak", ["hands", "scores"])
def test_what_is_told_too_much_is_found(leak: str) -> None:
    """The check above can fail: at a table with open hands, those who watch see them."""
    room = room_for(3, 1, open_hands=leak == "hands", show_score=leak == "scores")
    rng = Random(1)
    found = False
    for step in range(60):
        if room.pending is None:
            break
        answer_somehow(room, rng)
        assert room.table is not None
        mixed = room.table.clone()
        mix_hidden(mixed._game, 3, Random(step))
        found |= frame(with_table(room, mixed), None, 0) != frame(room, None, 0)
    assert found == (leak == "hands"), "mixing one player's cards changes no score"


def test_others_are_told_only_whom_the_table_waits_for() -> None:
    room = room_for(3, 5)
    assert room.pending is not None
    asked = int(room.pending.seat)
    told = json.decode(frame(room, (asked + 1) % 3, 0))["question"]
    assert told == {"seat": asked, "source": None}


def test_a_watcher_of_people_gets_no_hands_and_of_bots_alone_all() -> None:
    room = room_for(2, 3)
    assert json.decode(frame(room, None, 0))["hands"] is None
    bots = checked(Options(seats=(SeatOptions("big-money"), SeatOptions("fair")), seed=3))
    alone = Room("bots")
    alone.apply(entries.Opened(bots, "0.3.0", "", ""), 0.0)
    alone.apply(entries.Started(), 0.0)
    assert len(json.decode(frame(alone, None, 0))["hands"]) == 2
    assert structs.asdict(bots)["open_hands"] is False
