"""Boxes that have no cards yet: their names, their kingdoms, and lists in which people name them."""

import csv
import json
from collections import Counter
from pathlib import Path

import pytest
from commands import TEN, Command
from folders import ROOT

from fiefdom import Complaint, catalog, recommended
from fiefdom.cards.kingdoms import Kingdom, kinds_named, kingdoms_of, recommended_later, recommended_with
from fiefdom.cards.later import Later, later_in
from fiefdom.cards.pasted import names_in
from fiefdom.locale.names import folded
from fiefdom.locale.speaker import languages, speaker

LATER = later_in(catalog.facts)
LANDSCAPES = {"event", "landmark", "project", "way", "ally", "trait", "prophecy"}
# How many kingdom piles both editions of a box have together.
PILES = {
    "alchemy": 12,
    "prosperity": 34,
    "cornucopia": 18,
    "hinterlands": 35,
    "dark_ages": 35,
    "guilds": 16,
    "adventures": 30,
    "empires": 24,
    "nocturne": 33,
    "renaissance": 25,
    "menagerie": 30,
    "allies": 31,
    "plunder": 40,
    "rising_sun": 25,
    "promo": 11,
}


def is_pile(name: str) -> bool:
    kind, later = catalog.by_name.get(folded(name)), LATER.get(folded(name))
    return kind.box != "basic" if kind else later is not None and later.kind == "pile"


def spelled(name: str) -> str:
    """The name as the facts of the cards spell it."""
    kind = catalog.by_name.get(folded(name))
    return kind.name if kind else LATER[folded(name)].name


def test_a_box_without_cards_is_a_folder_that_no_kingdom_is_drawn_from() -> None:
    assert [box.name for box in catalog.folders][:3] == ["dominion", "intrigue", "seaside"]
    assert {box.name for box in catalog.folders} - set(catalog.boxes) <= set(PILES)
    assert [box for box in catalog.boxes if not catalog.kingdom_cards([box])] == []


def test_every_pile_of_the_boxes_to_come_is_known() -> None:
    assert Counter(each.box for each in LATER.values() if each.kind == "pile") == PILES


def test_a_card_in_a_pile_of_several_names_that_pile() -> None:
    piles = {LATER[folded(each.pile)].kind for each in LATER.values() if each.pile}
    assert piles == {"pile", "basic"}
    assert catalog.later("Plunder") == Later("Plunder", "empires", "card", "Encampment/Plunder")


def test_all_recommended_kingdoms_are_there() -> None:
    both = [*recommended(), *recommended_later()]
    assert len(both) == 24 + 395
    assert len({folded(kingdom.name) for kingdom in both}) == len(both)
    assert not {folded(kingdom.name) for kingdom in both} & set(catalog.by_name)


@pytest.mark.parametrize("kingdom", [*recommended(), *recommended_later()], ids=lambda kingdom: str(kingdom.name))
def test_a_kingdom_has_ten_piles_and_what_goes_with_them(kingdom: Kingdom) -> None:
    assert len(set(kingdom.cards)) == 10
    assert [name for name in kingdom.cards if not is_pile(name)] == []
    assert [name for name in kingdom.names if spelled(name) != name] == []
    assert {LATER[folded(name)].kind for name in kingdom.landscapes} <= LANDSCAPES
    assert kingdom.besides in ((), ("Platinum", "Colony"), ("Shelters",), ("Platinum", "Colony", "Shelters"))
    assert set(kingdom.set_up) <= {*kingdom.cards, *kingdom.landscapes}
    for name, chosen in kingdom.set_up.items():
        later = catalog.later(name)
        if later is not None and later.kind == "trait":
            assert set(chosen) <= set(kingdom.cards), name


@pytest.mark.parametrize("box", PILES)
def test_a_kingdom_is_in_the_folder_of_the_newest_box_that_it_needs(box: str) -> None:
    assert [each for each in recommended_later() if each.needs[-1] == box] == list(kingdoms_of([box]))


def test_a_kingdom_whose_landscapes_are_there_is_played_with_them(tmp_path: Path) -> None:
    box = tmp_path / "fair"
    box.mkdir()
    (box / "cards.py").write_text(
        'from fiefdom.cards import EVENT, card\n\nraffle = card("Raffle", cost=1, types=EVENT, coins=2)\n'
    )
    (box / "kingdoms.toml").write_text(
        '[[kingdom]]\nname = "Fair Play"\nsource = "Fair"\nlandscapes = ["Raffle"]\n'
        f"cards = {json.dumps(TEN.split(', '))}\n"
    )
    catalog.add_file(str(box))
    kinds = kinds_named("Fair Play")
    assert [kind.name for kind in kinds] == [*TEN.split(", "), "Raffle"]
    assert [kingdom.name for kingdom in recommended_with(kind.name for kind in kinds)] == ["Fair Play"]
    assert [kingdom.name for kingdom in recommended_with(TEN.split(", "))] == ["First Game"]


@pytest.mark.parametrize("language", languages())
def test_a_kingdom_that_needs_a_box_says_which(language: str) -> None:
    with pytest.raises(Complaint) as complaint:
        kinds_named("Pools, Tools, and Fools")
    assert complaint.value.key == "kingdom-boxes"
    said = speaker(language).say_complaint(complaint.value)
    assert speaker(language).name("box", "alchemy") in said
    assert "Pools" in said


def test_a_kingdom_that_needs_a_box_is_suggested_too() -> None:
    with pytest.raises(Complaint) as complaint:
        kinds_named("Forbiden Arts")
    assert "Did you mean Forbidden Arts" in str(complaint.value)


def test_a_kingdom_is_found_by_its_published_name() -> None:
    with pytest.raises(Complaint) as complaint:
        kinds_named("lekcja chemii")
    assert "“Chemistry Lesson” yet: it needs Alchemy" in str(complaint.value)


def test_a_card_of_a_box_to_come_says_which_box() -> None:
    with pytest.raises(Complaint) as complaint:
        catalog.find("wielki targ")
    assert str(complaint.value) == "Grand Market is from Prosperity, which Fiefdom does not have yet."


def test_a_list_says_what_there_is_and_what_is_not_there_yet() -> None:
    with pytest.raises(Complaint) as complaint:
        kinds_named("Bank, Village, City, Moat, Canal")
    assert str(complaint.value) == (
        "Fiefdom does not have these yet: Bank, City (Prosperity); Canal (Renaissance). It has Village, Moat."
    )


@pytest.mark.parametrize(
    ("pasted", "names"),
    [
        ("Bank, City, Canal", ["Bank", "City", "Canal"]),
        ("Bank, City\nEvents: Alms, Ball\nWay: Way of the Rat", ["Bank", "City", "Alms", "Ball", "Way of the Rat"]),
        ("Kingdom: Chapel, Moat; Landscapes: Canal; Bane: Cellar", ["Chapel", "Moat", "Canal", "Cellar"]),
        ("Young Witch (Cellar), Moat", ["Young Witch", "Moat", "Cellar"]),
        ("Young Witch, Cellar (Bane), Moat", ["Young Witch", "Cellar", "Moat"]),
        ("Young Witch: Moat, Chapel", ["Chapel", "Young Witch", "Moat"]),
        ("Obelisk (Moat), Moat (2nd edition)", ["Obelisk", "Moat"]),
        ("Bank, Colony", ["Bank", "Colony"]),
        ("Bank, Colony/Platinum, Shelters", ["Bank", "Platinum", "Colony", "Shelters"]),
        ("Bank\nColonies: yes\nShelters: no", ["Bank", "Platinum", "Colony"]),
        ("Encampment/Plunder", ["Encampment/Plunder"]),
        (
            "https://example.org/?supply=coven,youngwitch,moat&bane=hamlet&landmarks=obelisk(coven)"
            "&ways=wayofthemouse(menagerie)&colonies=1&expansions=base#x",
            ["coven", "youngwitch", "moat", "obelisk", "wayofthemouse", "Platinum", "Colony", "menagerie", "hamlet"],
        ),
    ],
)
def test_a_list_with_landscapes_is_read(pasted: str, names: list[str]) -> None:
    assert names_in(pasted) == names


def test_a_list_of_cards_that_are_there_has_headings_too() -> None:
    assert [kind.name for kind in kinds_named(f"Kingdom cards: {TEN}\nShelters: no")] == TEN.split(", ")


# -- Pictures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", PILES)
def test_the_icons_of_a_box_differ_and_their_authors_are_named(box: str) -> None:
    folder = next(each.folder for each in catalog.folders if each.name == box)
    rows = list(csv.DictReader(folder.joinpath("icons.csv").read_text(encoding="utf-8").splitlines()))
    credits_page = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
    assert [row["card"] for row in rows if spelled(row["card"]) != row["card"]] == []
    assert {row["card"] for row in rows} >= {each.name for each in LATER.values() if each.box == box} - {"Shelters"}
    assert [icon for icon, n in Counter(row["icon"] for row in rows).items() if n > 1] == []
    assert {row["author"] for row in rows if row["author"] not in " ".join(credits_page.split())} == set()


# -- In the terminal ----------------------------------------------------------------------------------


def test_kingdoms_that_need_a_box_are_listed_by_box(fiefdom: Command) -> None:
    shown = fiefdom("kingdoms").out
    assert "395 more need boxes" in shown
    assert "Alchemy (14)" in shown
    assert (
        sum(
            int(line[line.rindex("(") + 1 : -1]) for line in shown.splitlines() if line.endswith(")") and line[0] != " "
        )
        == 395
    )


def test_a_kingdom_that_needs_boxes_can_be_read(fiefdom: Command) -> None:
    head, *lines = fiefdom("kingdoms", "Intersection (first edition)").out.splitlines()
    assert head == "Intersection (first edition) · Menagerie · needs Hinterlands, Menagerie"
    assert lines[-1] == "  + Gamble, Way of the Mouse (Crossroads)"


@pytest.mark.parametrize("text", ["mouse", "Way of the Mouse"])
def test_kingdoms_are_searched_by_what_is_in_them(text: str, fiefdom: Command) -> None:
    shown = fiefdom("kingdoms", "--search", text).out
    assert shown.count("Intersection") == 2
    assert "First Game" not in shown
    assert (
        "First Game" in fiefdom("kingdoms", "--search", "fosa", "--lang", "pl").out
        or "Pierwsza" in fiefdom("kingdoms", "--search", "fosa", "--lang", "pl").out
    )
    assert fiefdom("kingdoms", "--search", "zzz").status == 2
