"""A table frees the games that it no longer needs, unless somebody might still look at them."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest

from fiefdom.engine.decision import Decision
from fiefdom.table import Table
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.view import View


def play(table: Table, answers: int) -> None:
    """All Treasures, the first card that is offered, and whatever has to be picked; with a look at everything."""
    for _ in range(answers):
        decision = table.pending
        assert decision is not None
        for seat in (None, *range(table.players)):
            table.picture(seat)
            table.scores(seat)
        n = decision.most if decision.purpose in ("play", "buy") else decision.least
        table.answer(decision.seat, range(min(n, len(decision.options))))


def left_for_the_collector(table: Table) -> int:
    """How many objects only the garbage collector frees after some answers."""
    play(table, 5)
    gc.collect()
    gc.disable()
    try:
        play(table, 40)
        return gc.collect()
    finally:
        gc.enable()


def test_an_answer_leaves_no_games_behind() -> None:
    table = Table(3, "First Game", 7)
    assert left_for_the_collector(table) < 100
    table.undo(force=True)
    play(table, 5)
    table.onlooker()
    assert left_for_the_collector(table) > 1000, "somebody might still look at these games"


def begun() -> Table:
    table = Table(2, "First Game", 7)
    play(table, 4)
    return table


@pytest.mark.parametrize("look", [lambda table: table.view(0), lambda table: table.onlooker()])
def test_a_view_stays_as_it_was(look: Callable[[Table], Onlooker]) -> None:
    table = begun()
    view = look(table)
    before = [(view.turns(seat), view.hand_size(seat), view.in_play(seat)) for seat in range(2)]
    play(table, 6)
    assert [(view.turns(seat), view.hand_size(seat), view.in_play(seat)) for seat in range(2)] == before


@pytest.mark.parametrize("copied", [lambda table: table.clone(), lambda table: table.resample(0, 3)])
def test_a_copy_goes_on_though_the_table_has_moved_on(copied: Callable[[Table], Table]) -> None:
    table = begun()
    picture = table.picture(0)
    copy = copied(table)
    play(table, 6)
    assert copy.picture(0) == picture
    play(copy, 6)
    table.undo(force=True)


def test_bots_at_a_table_may_keep_their_views() -> None:
    kept: list[View] = []

    class Keeper:
        def answer(self, view: View, decision: Decision) -> tuple[int, ...]:
            kept.append(view)
            return tuple(range(decision.least))

    table = Table(2, "First Game", 7)
    play(table, 4)
    table.seat_bots({1: Keeper()})
    play(table, 6)
    assert len(kept) > 3
    assert all(len(view.hand) >= 0 and view.turns(1) > 0 for view in kept)
