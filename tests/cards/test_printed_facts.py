"""The printed facts of the cards, and the recommended kingdoms."""

import csv
from importlib.resources import files

import pytest

from fiefdom import catalog, choose_kingdom, recommended
from fiefdom.locale.speaker import speaker

FACTS = {
    "basic": files("fiefdom.cards").joinpath("basic.csv"),
    **{name: file for name, file in catalog.facts if name in catalog.boxes},
}

# Names that are the same word in another language.
SAME_WORDS = ("Diplomat",)

ROWS = [
    {"box": box, **row}
    for box, file in FACTS.items()
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines())
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["card"])
def test_cost_types_box_and_editions_are_as_printed(row: dict[str, str]) -> None:
    kind = catalog.find(row["card"])
    assert kind.name == row["card"]
    assert kind.cost == int(row["cost"])
    assert "-".join(kind.type_names()) == row["types"]
    assert kind.box == row["box"]
    assert kind.editions == tuple(int(edition) for edition in row["editions"].split())


@pytest.mark.parametrize("language", ["pl", "hu", "cs"])
def test_published_names_are_shown_and_understood(language: str) -> None:
    for row in ROWS:
        published = [row[column] for column in (language, f"{language}_other") if row.get(column)]
        if published:
            assert speaker(language).card(row["card"]) == published[0]
            assert {catalog.find(name).name for name in published} == {row["card"]}
        elif row["card"] not in SAME_WORDS:
            assert speaker(language).card(row["card"]) != row["card"]


def test_there_are_no_other_cards() -> None:
    assert {kind.name for kind in catalog.kinds} == {row["card"] for row in ROWS}


def test_each_recommended_kingdom_has_ten_cards_that_exist() -> None:
    assert len(recommended()) == 24
    for kingdom in recommended():
        kinds = choose_kingdom(kingdom.name, seed=0)
        assert len(set(kinds)) == 10
        assert [kind.name for kind in kinds] == list(kingdom.cards)
