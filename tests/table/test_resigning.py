"""Resigning at a table: undo, copies, records, other worlds, and what everybody sees of it."""

from __future__ import annotations

from random import Random

import pytest

from fiefdom.engine.decision import GameOver
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import languages, speaker
from fiefdom.locale.wording import log
from fiefdom.records.record import Record
from fiefdom.roster import make_bot
from fiefdom.table import Table

pytestmark = pytest.mark.rules


def answer_at_random(table: Table, rng: Random) -> None:
    decision = table.pending
    assert decision is not None
    n = rng.choice([decision.least, decision.most])
    table.answer(decision.seat, rng.sample(range(len(decision.options)), n))


def asked(table: Table) -> int | None:
    return None if table.pending is None else table.pending.seat


def same(one: Table, other: Table) -> None:
    """The same to every seat and to onlookers, with the same answers."""
    for seat in (None, *range(one.players)):
        assert one.picture(seat) == other.picture(seat)
        assert one.events(seat) == other.events(seat)
    assert one.secret_answers() == other.secret_answers()


# Many games, which take three times as long when traced; other tests reach nearly every line that these do.
@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(12))
def test_a_record_with_resignations_replays_and_copies_go_on_alike(seed: int) -> None:
    """Laws 3 and 4 of the design: a game is (options, seed, answers), and a resignation is one of these."""
    rng = Random(seed)
    players = 2 + seed % 5
    table = Table(players, seed=seed, checked=True, discreet=seed % 4 == 0)
    left = list(range(players))
    for _ in range(120):
        if table.pending is None:
            break
        if rng.random() < 0.04:
            seat = left.pop(rng.randrange(len(left)))
            table.resign(seat)
        else:
            answer_at_random(table, rng)
        assert table.is_over or asked(table) in left
        same(table, table.clone())
    again = Table.from_record(Record.from_text(table.secret_record().text()))
    same(table, again)
    if table.is_over and len(left) == 1:
        assert table.result.winners == tuple(left)


def test_a_game_with_a_resignation_looks_the_same_in_another_world() -> None:
    found = 0
    for seed in range(20):
        table = Table(4, seed=seed)
        rng = Random(seed)
        for number in range(60):
            if table.pending is None:
                break
            if number == 20:
                table.resign(2)
            answer_at_random(table, rng)
        if table.pending is None:
            continue
        world = table.resample(0, seed)
        assert world.picture(0) == table.picture(0)
        assert world.picture(0)["players"][2]["resigned"]
        found += world.secret_result != table.secret_result or world.view(1).hand != table.view(1).hand
    assert found > 10


def test_a_resignation_is_final_and_nothing_before_it_can_be_undone() -> None:
    table = Table(3, "First Game", seed=1, first=0)
    table.answer(0, ["Copper"])
    assert table.why_no_undo(0) is None
    table.resign(2)
    with pytest.raises(Complaint) as complaint:
        table.undo(0, force=True)
    assert complaint.value.key == "undo-nothing"
    table.answer(0, ["Copper"])
    table.undo(0)
    assert table.picture(0)["players"][2]["resigned"]
    with pytest.raises(Complaint):
        table.resign(2)


def test_nobody_resigns_after_the_game_or_from_a_seat_that_is_not_there() -> None:
    table = Table(2, "First Game", seed=1)
    with pytest.raises(Complaint):
        table.resign(2)
    table.resign(0)
    assert table.is_over
    assert table.result.winners == (1,)
    with pytest.raises(GameOver):
        table.resign(1)


def test_bots_play_on_after_a_person_has_resigned() -> None:
    table = Table(3, "First Game", seed=1, first=0, bots={1: make_bot("big-money"), 2: make_bot("big-money")})
    table.resign(0)
    assert table.is_over
    assert table.result.standings[0].rank == 3
    assert table.result.standings[0].turns == 1


@pytest.mark.parametrize("language", languages())
def test_the_log_says_who_resigned(language: str) -> None:
    table = Table(["Ann", "Bob"], "First Game", seed=1, first=0)
    table.resign(1)
    lines = log(speaker(language), table.secret_events(), table.names)
    assert any("Bob" in line for line in lines)


@pytest.mark.parametrize("line", ["9 resign -", "2 resign -\n2 resign -"])
def test_a_record_with_a_wrong_resignation_is_refused_with_its_line(line: str) -> None:
    text = Table(3, "First Game", seed=1).secret_record().text() + line + "\n"
    with pytest.raises(Complaint) as complaint:
        Table.from_record(Record.from_text(text))
    assert "line" in complaint.value.parts
