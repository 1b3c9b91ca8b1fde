"""The printed facts of the cards, and the recommended kingdoms."""

import csv
from pathlib import Path

import pytest

from fiefdom import catalog, choose_kingdom, recommended

FACTS = Path(__file__).parent / "data" / "cards.csv"

with FACTS.open(encoding="utf-8") as file:
    ROWS = list(csv.DictReader(file))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["card"])
def test_cost_types_box_and_editions_are_as_printed(row: dict[str, str]) -> None:
    kind = catalog.find(row["card"])
    assert kind.name == row["card"]
    assert kind.cost == int(row["cost"])
    assert "-".join(kind.type_names()) == row["types"]
    assert kind.box == row["set"]
    assert kind.editions == tuple(int(edition) for edition in row["editions"].split())


def test_there_are_no_other_cards() -> None:
    assert {kind.name for kind in catalog.kinds if kind.box in ("basic", "dominion", "intrigue", "seaside")} == {
        row["card"] for row in ROWS
    }


def test_each_recommended_kingdom_has_ten_cards_that_exist() -> None:
    assert len(recommended()) == 24
    for kingdom in recommended():
        kinds = choose_kingdom(kingdom.name, seed=0)
        assert len(set(kinds)) == 10
        assert [kind.name for kind in kinds] == list(kingdom.cards)
