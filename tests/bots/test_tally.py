"""What a match counts about openings, leads and endings, compared with the events of single games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from fiefdom import lab
from fiefdom.bots.tally import added, points_for, value_of
from fiefdom.lab.match import Piece, entrants_of, play_piece
from fiefdom.lab.statistics import interval
from fiefdom.roster import make_bot
from fiefdom.table import Table


def played(names: tuple[str, ...], seed: int) -> Table:
    """The game with these strategies in these seats, at a table, which has its events."""
    kingdom = ["Smithy", "Moat", "Cellar", "Village", "Workshop", "Market", "Mine", "Militia", "Remodel", "Merchant"]
    return Table(
        list("ABC"[: len(names)]), kingdom, seed, bots={i: make_bot(names[i]) for i in range(len(names))}, first=0
    )


def first_buys(table: Table) -> Iterator[list[str]]:
    """By seat: what was bought in the first two turns, as the log has it."""
    turns = [0] * table.players
    bought: list[list[str]] = [[] for _ in turns]
    for event in table.secret_events():
        if event.name == "turn":
            turns[event.seat] += 1
        if event.name == "buy" and turns[event.seat] <= 2:
            bought[event.seat] += event.cards or ()
    return iter(bought)


@pytest.mark.parametrize("names", [("smithy", "big-money"), ("big-money", "militia", "smithy")])
def test_openings_and_differences_are_those_of_games_that_were_told(names: tuple[str, ...]) -> None:
    openings: list[Counter[tuple[str, ...]]] = [Counter() for _ in names]
    won: list[Counter[tuple[str, ...]]] = [Counter() for _ in names]
    leads: list[Counter[int]] = [Counter() for _ in names]
    for seed in range(8):
        for order in permutations(range(len(names))):
            table = played(tuple(names[i] for i in order), seed)
            scores = [standing.score for standing in table.result.standings]
            for seat, buys in enumerate(first_buys(table)):
                opening = tuple(sorted(buys))
                openings[order[seat]][opening] += 1
                won[order[seat]][opening] += table.result.winners == (seat,)
                leads[order[seat]][scores[seat] - max(scores[:seat] + scores[seat + 1 :])] += 1
    kingdom = [kind.name for kind in played(names, 0).kingdom]
    games = 8 * len(list(permutations(names)))
    counted = lab.match(*names, games=games, jobs=1, kingdom=kingdom)
    for i in range(len(names)):
        rows = {tuple(sorted(row["cards"])): row for row in counted.openings(i)}
        assert {cards: row["games"] for cards, row in rows.items()} == openings[i]
        assert {cards: row["wins"] for cards, row in rows.items()} == dict(won[i])
        assert counted.data()["strategies"][i]["leads"] == dict(leads[i])


def test_big_money_opens_with_two_silvers_unless_it_has_five_and_two() -> None:
    """Of the 792 ways to deal the first hands, 132 have 5 and 2 Coppers; then the 2 buy nothing."""
    rows = lab.match("big-money", "smithy", games=6000, jobs=1).openings(0)
    assert [row["cards"] for row in rows] == [["Silver", "Silver"], ["Silver"]]
    assert [row["split"] for row in rows] == ["4/3", "5/2"]
    assert rows[1]["games"] / 6000 == pytest.approx(1 / 6, abs=0.02)


def test_of_an_opening_the_card_that_costs_more_comes_first() -> None:
    rows = lab.match("smithy", "big-money", games=200, jobs=1).openings(0)
    assert [row["cards"] for row in rows] == [["Smithy", "Silver"], ["Smithy"]]
    assert all(row["interval"][0] < row["wins"] / row["games"] < row["interval"][1] for row in rows)
    assert sum(row["games"] for row in rows) == 200


def test_games_that_begin_with_the_same_hands_tell_less_of_an_opening() -> None:
    """Four players have 24 seat orders, six of them with the same player first."""
    counted = lab.match("smithy", "big-money", "big-money-ultimate", "militia", games=24 * 40, jobs=1)
    row = counted.openings(0)[0]
    low, high = row["interval"]
    alone = interval(row["wins"], row["games"])
    assert high - low > 1.2 * (alone[1] - alone[0])


def test_a_game_that_ended_by_provinces_has_not_ended_by_piles() -> None:
    """Nor has the first game of a setup, in which games share each pile until somebody takes a card from it."""
    assert lab.match("big-money", games=3, jobs=1).data()["ended_by_piles"] == 0


def test_parts_of_a_match_add_up_in_any_order() -> None:
    entrants = entrants_of(["smithy", "random"])
    kingdom = tuple(kind.name for kind in played(("smithy",) * 2, 0).kingdom)
    parts = [
        play_piece(Piece(entrants, kingdom, ((0, 1), (1, 0)), seeds)) for seeds in (range(4), range(4, 5), range(5, 12))
    ]
    whole = play_piece(Piece(entrants, kingdom, ((0, 1), (1, 0)), range(12)))
    for one, two, three in permutations(parts):
        assert added(added(one, two), three) == whole
        assert added(one, added(two, three)) == whole


@pytest.mark.rules
def test_a_win_is_worth_more_the_wider_it_is_and_as_much_as_the_loss_costs() -> None:
    leads = [-60, -12, -1, 0, 1, 12, 60]
    values = [value_of(lead) for lead in leads]
    assert values == sorted(set(values))
    assert all(value_of(lead) + value_of(-lead) == pytest.approx(1) for lead in leads)
    assert [points_for(lead) for lead in leads] == [0, 0, 0, 0.5, 1, 1, 1]
