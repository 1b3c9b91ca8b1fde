"""Tables at a position with people in all seats, and what those see, know and have."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.records.scenario import Scenario, set_up
from fiefdom.table import Table

WORLDS = 60
SECRET_DECK = "Gold, Silver, Province, Estate, Duchy, Curse, Copper"


def seated(players: int = 2, *, discreet: bool = False, **seats: Any) -> Table:
    """A table at a position: `seat1={"hand": ...}` and so on, as in a scenario; everybody is a person."""
    names = [name for before in seats.values() for cards in before.values() for name in str(cards).split(", ")]
    kinds = {kind.name: kind for kind in catalog.kinds if kind.box != "basic"}
    kingdom = tuple(name for name in dict.fromkeys(names) if name in kinds)
    game = set_up(Scenario("", "", "", players, kingdom, 1, seats, (), {}))
    table = Table(players, "First Game", discreet=discreet, checked=True)
    table._begin(game)
    return table


def answer(table: Table, *answers: str) -> Table:
    """Give answers for whoever is asked: the names of the picks, or `-` for nothing."""
    for text in answers:
        assert table.pending is not None
        table.answer(table.pending.seat, [] if text == "-" else text.split(", "))
    return table


def worlds(table: Table, seat: int, n: int = WORLDS) -> list[Table]:
    return [table.resample(seat, seed) for seed in range(n)]


def hand(table: Table, seat: int) -> list[str]:
    return sorted(kind.name for kind in table.view(seat).hand)


def deck(table: Table, seat: int) -> list[str]:
    """The deck from the top down."""
    return [card.kind.name for card in reversed(table._game.players[seat].deck.cards)]


def known(table: Table, seat: int, of: int) -> list[tuple[list[tuple[str, int]], list[str]]]:
    """What a seat knows of another's hidden cards."""
    return [(places, [kind.name for kind in kinds]) for places, kinds in table.view(seat).known(of)]


def passing(third: str) -> Table:
    return seated(
        3,
        seat1={"hand": "Masquerade, Copper, Copper, Copper", "deck": "Copper, Copper"},
        seat2={"hand": third},
        seat3={"hand": "Copper"},
    )


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[name] - n) ** 2 / n for name, n in expected.items())
