"""Prices with Potions or debt, on piles and cards, in filters, and as they are heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browser import DESKTOP, LAPTOP, PHONE, Visitor, check_accessible_in_both_themes, check_fits
from playwright.sync_api import Browser, Page, expect
from seating import open_table, own, ready, sit
from serving import Served

CARDS = """
from fiefdom.cards import ACTION, DEBT, POTION, card, number

number("debt", part=DEBT, is_owed=True)
brewer = card("Brewer", cost=3 + POTION, types=ACTION, cards=1, actions=1)
golem = card("Clay Giant", cost=4 + 2 * POTION, types=ACTION, cards=2)
vine = card("Vine", cost=POTION, types=ACTION, actions=1, coins=1)
lord = card("Lord in Debt", cost=8 * DEBT, types=ACTION, cards=1, actions=1)
royal = card("Royal Mint", cost=5 + 12 * DEBT, types=ACTION, coins=4)
"""
KINGDOM = ["Brewer", "Clay Giant", "Vine", "Lord in Debt", "Royal Mint", "Moat", "Village", "Smithy", "Market", "Mine"]
HEARD = {
    "en": {"Brewer": "costs 3 + 1 Potion,", "Clay Giant": "costs 4 + 2 Potions,", "Lord in Debt": "costs 8 debt,"},
    "pl": {"Brewer": "koszt 3 + 1 Mikstura,", "Clay Giant": "koszt 4 + 2 Mikstury,", "Lord in Debt": "koszt 8 długu,"},
    "hu": {"Brewer": "ára 3 + 1 bájital,", "Clay Giant": "ára 4 + 2 bájital,", "Lord in Debt": "ára 8 adósság,"},
    "cs": {"Brewer": "cena 3 + 1 lektvar,", "Clay Giant": "cena 4 + 2 lektvary,", "Lord in Debt": "cena 8 dluhu,"},
}


@pytest.fixture(scope="module")
def priced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("prices")
    cards = folder / "cellar_club.py"
    cards.write_text(CARDS, encoding="utf-8")
    with Served(folder / "data", "--unlimited", "--cards", str(cards)) as site:
        yield site


@pytest.fixture
def visitor(browser: Browser, priced: Served) -> Iterator[Visitor]:
    found = Visitor(browser, priced)
    yield found
    found.close()


def at_a_table(visitor: Visitor, size: dict[str, int], **options: Any) -> Page:
    opened = open_table(visitor.site, kingdom=KINGDOM, seats=[{}, {"bot": "big-money"}])
    page = sit(visitor, own(opened), size, **options)
    ready(page)
    return page


@pytest.mark.parametrize("language", HEARD)
def test_piles_say_all_parts_of_their_price(visitor: Visitor, language: str) -> None:
    page = at_a_table(visitor, DESKTOP, language=language)
    for card, heard in HEARD[language].items():
        expect(page.locator(f'.supply button[data-card="{card}"] > .hidden-label')).to_contain_text(heard)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE])
def test_each_part_has_a_shape_of_its_own_on_the_field_of_its_pile(visitor: Visitor, size: dict[str, int]) -> None:
    page = at_a_table(visitor, size)
    check_fits(page)
    shown = {"Brewer": ("3", ["potions"]), "Vine": ("", ["potions"]), "Lord in Debt": ("", ["debt"]), "Moat": ("2", [])}
    for card, (coins, parts) in shown.items():
        pile = page.locator(f'.supply button[data-card="{card}"] .pile')
        expect(pile.locator(".cost")).to_have_text([coins] if coins else [])
        assert [f"#i-{part}" for part in parts] == [
            use.get_attribute("href") for use in pile.locator(".besides use").all()
        ]
    for card in ("Clay Giant", "Royal Mint"):
        pile = page.locator(f'.supply button[data-card="{card}"] .pile')
        price, field = pile.locator(".price").bounding_box(), pile.locator(".field").bounding_box()
        assert price is not None
        assert field is not None
        assert field["x"] <= price["x"], card
        assert price["x"] + price["width"] <= field["x"] + field["width"] + 1, card
        assert price["y"] + price["height"] <= field["y"] + field["height"], card


def test_what_costs_debt_is_something_to_buy(visitor: Visitor) -> None:
    page = at_a_table(visitor, DESKTOP)
    page.locator(".ribbon .act", has_text="$").first.click()
    pile = page.locator('.supply button[data-card="Lord in Debt"]')
    expect(pile).to_have_attribute("data-slot", "can")
    pile.click()
    page.locator(".ribbon .act.grow").last.click()
    expect(page.locator(".log")).to_contain_text("Lord in Debt")


def test_cards_are_found_and_put_in_order_by_the_whole_price(visitor: Visitor) -> None:
    page = visitor.open("/cards")
    cost = page.get_by_label("Cost", exact=True)
    expect(page.locator("main li .title", has_text="Vine")).to_be_visible()
    offered = cost.locator("option").all_inner_texts()
    assert offered[-5:] == ["1 Potion", "$3 + 1 Potion", "$4 + 2 Potions", "8 debt", "$5 + 12 debt"]
    names = page.locator("section", has_text="cellar_club").locator("li .title")
    expect(names).to_have_text(["Vine", "Brewer", "Clay Giant", "Lord in Debt", "Royal Mint"])
    cost.select_option("$3 + 1 Potion")
    expect(page.locator("main li .title")).to_have_text(["Brewer"])
    cost.select_option("$3")
    expect(page.locator("main li .title", has_text="Brewer")).to_have_count(0)
    expect(page.locator("main li .title", has_text="Village").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_card_in_full_shows_its_price_and_says_it(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor.open("/cards/clay-giant", size, theme="light")
    price = page.locator(".card.full .price")
    expect(price).to_have_attribute("title", "4 + 2 Potions")
    expect(price).to_contain_text("2 Potions")
    check_fits(page)
    check_accessible_in_both_themes(page)


def test_a_table_with_such_prices_is_accessible(visitor: Visitor) -> None:
    check_accessible_in_both_themes(at_a_table(visitor, DESKTOP, theme="light"))
