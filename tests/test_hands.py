"""How well bots play single cards, in short: docs/hands.md has all of them, and how to measure them."""

from pathlib import Path
from runpy import run_path

import pytest

from fiefdom import catalog

points_with = run_path(str(Path(__file__).parent.parent / "benchmarks" / "hands.py"))["points_with"]

pytestmark = pytest.mark.rules

SEEDS = 60
# So much less than in docs/hands.md is worse play, not chance: four standard deviations of 120 games.
MARGIN = 0.18


@pytest.mark.parametrize(
    "card", ["Courtyard", "Haven", "Mill", "Mining Village", "Pawn", "Replace", "Salvager", "Swindler", "Witch"]
)
def test_a_card_is_played_about_as_well_as_the_table_says(card: str) -> None:
    table = Path(__file__).parent.parent / "docs" / "hands.md"
    [row] = [line for line in table.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {card} |")]
    share = float(row.split("|")[2].removesuffix("% ")) / 100
    assert points_with(catalog.find(card), SEEDS) / (2 * SEEDS) > share - MARGIN


def test_the_table_has_all_kingdom_cards() -> None:
    table = Path(__file__).parent.parent / "docs" / "hands.md"
    rows = [line.split("|")[1].strip() for line in table.read_text(encoding="utf-8").splitlines() if "% |" in line]
    assert rows == sorted(kind.name for kind in catalog.kinds if kind.box != "basic")
