"""The labels of bonuses."""

import pytest

from fiefdom.engine.label import bonus_of


@pytest.mark.parametrize(
    ("label", "bonus"),
    [
        ("+1 Card", ("cards", 1)),
        ("+2 Cards", ("cards", 2)),
        ("+1 Action", ("actions", 1)),
        ("+12 Buys", ("buys", 12)),
        ("+$3", ("coins", 3)),
    ],
)
def test_a_bonus_is_read_from_its_label(label: str, bonus: tuple[str, int]) -> None:
    assert bonus_of(label) == bonus


@pytest.mark.parametrize("label", ["trash", "2", "+", "+2", "+$", "+$x", "+x Cards", "+² Cards", "+1 Elixir", "Card"])
def test_other_labels_are_no_bonus(label: str) -> None:
    assert bonus_of(label) is None
