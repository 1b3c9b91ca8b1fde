"""How well bots play single cards, in short: docs/notebooks/hands.md has all of them, and how to measure them."""

from runpy import run_path

import pytest
from folders import DOCS, ROOT

from fiefdom import catalog

BENCHMARK = run_path(str(ROOT / "benchmarks" / "hands.py"))

pytestmark = pytest.mark.rules

SEEDS = 60
# So much less than in docs/notebooks/hands.md is worse play, not chance: four standard deviations of 120 games.
MARGIN = 0.18


def rows() -> dict[str, float]:
    """The names in both tables, in order, and the share of points of each."""
    table = DOCS / "notebooks" / "hands.md"
    cells = [line.split("|") for line in table.read_text(encoding="utf-8").splitlines() if "% |" in line]
    return {each[1].strip(): float(each[2].removesuffix("% ")) / 100 for each in cells}


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Courtyard",
            "Feast",
            "Haven",
            "Mill",
            "Mining Village",
            "Navigator",
            "Pawn",
            "Remodel",
            "Replace",
            "Salvager",
        ),
        *("Swindler", "Witch", "Chapel and Minion", "Coppersmith, Tactician and Warehouse"),
        *("Laboratory, Secret Chamber and Tactician", "Treasure Map and Warehouse"),
    ],
)
def test_a_card_is_played_about_as_well_as_the_table_says(name: str) -> None:
    assert BENCHMARK["points_with"](name, SEEDS) / (2 * SEEDS) > rows()[name] - MARGIN


def test_the_tables_have_all_kingdom_cards_and_combinations() -> None:
    cards = sorted(kind.name for kind in catalog.kinds if kind.box != "basic")
    assert list(rows()) == cards + sorted(BENCHMARK["COMBINATIONS"])
