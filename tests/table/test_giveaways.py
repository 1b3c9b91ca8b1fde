"""Which positions a table tells apart by whom it waits for: at a discreet table none, at an ordinary one many."""

from __future__ import annotations

from typing import Any

import pytest
from giveaways import ACTIONS, LIKE, PLACES, gives_away, rest_of
from seats import seated

from fiefdom.engine.card import Kind
from fiefdom.table import Table

pytestmark = pytest.mark.rules

# The cards with which an ordinary table gives something away, by what it asks and does not ask.
TELLING = [
    "Ambassador", "Artisan", "Bandit", "Baron", "Blockade", "Bureaucrat", "Corsair", "Cutpurse", "Explorer",
    "Ghost Ship", "Haven", "Island", "Library", "Lookout", "Masquerade", "Militia", "Mine", "Minion", "Moneylender",
    "Navigator", "Pirate Ship", "Remodel", "Replace", "Saboteur", "Salvager", "Sea Hag", "Sea Witch", "Sentry",
    "Spy", "Steward", "Swindler", "Thief", "Throne Room", "Torturer", "Trading Post", "Upgrade", "Witch",
]  # fmt: skip


# Many games, which take three times as long when traced; other tests reach nearly every line that these do.
@pytest.mark.no_cover
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.name)
def test_only_an_ordinary_table_gives_away_by_whom_it_waits_for(kind: Kind) -> None:
    assert not any(gives_away(kind, place, discreet=True) for place in PLACES)
    assert any(gives_away(kind, place, discreet=False) for place in PLACES) == (kind.name in TELLING)


@pytest.mark.parametrize("plays", [False, True])
def test_a_turn_tells_only_what_is_played(plays: bool) -> None:
    """Not whether there was an Action or another Treasure to play."""

    def turn(hand: str) -> list[Any]:
        table: Table = seated(
            discreet=True,
            seat1={"hand": hand, "deck": rest_of(hand)},
            seat2={"hand": LIKE[0], "deck": rest_of(LIKE[0])},
        )
        seen: list[Any] = []
        while table.pending is not None and table.turn[0] == 0:
            seen.append(table.picture(1)["question"])
            decision = table.pending
            picks = range(1) if plays and decision.is_for_treasures and decision.most and len(seen) == 2 else ()
            table.answer(0, picks)
        return seen

    hands = [hand for hand in LIKE if not plays or "Copper, Copper, Copper" in hand or "Copper, Estate" in hand]
    turns = [turn(hand) for hand in hands]
    assert len(turns[0]) > 2
    assert all(each == turns[0] for each in turns)
