"""Players choose the kingdom in turn, in the browser."""

from __future__ import annotations

import pytest
from browser import DESKTOP, PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import Page, expect
from seating import game, open_table, own, post, ready, sit

SIX = [{}, {}, *({"bot": "easy", "name": name} for name in ("Čeněk", "Dóra", "Emil", "Fruzsina"))]


def choose(page: Page, card: str) -> None:
    page.locator(f'.cards [data-card="{card}"]').click()
    page.locator(".ask .act").click()


def test_two_people_choose_in_turn_and_the_game_begins(visitor: Visitor) -> None:
    opened = open_table(visitor.site, kingdom="", draft=True, seats=[{}, {}], boxes=["dominion"])
    bob = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bob", "key": opened["watch_key"]})
    pages = [sit(visitor, own(opened)), sit(visitor, game(opened, (1, bob["seat_key"])))]
    names = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]
    for n, name in enumerate(names):
        page, other = pages[n % 2], pages[1 - n % 2]
        expect(page.locator(".ask")).to_contain_text(f"Your turn: card {n + 1} of 10")
        expect(other.locator(".ask .act")).to_have_count(0)
        expect(other.locator(".cards button").first).to_be_disabled()
        if n == 4:
            check_accessible(page)
            check_accessible(other)
        choose(page, name)
        if n < 9:
            expect(other.locator(".so-far li").nth(n)).to_contain_text(["Anna", "Bob"][n % 2])
    ready(pages[0])
    assert pages[0].locator('.supply [data-card="Workshop"]').count() == 1


def test_a_press_of_a_key_marks_a_card_and_the_next_one_chooses_it(visitor: Visitor) -> None:
    opened = open_table(visitor.site, kingdom="", draft=True)
    page = sit(visitor, own(opened))
    witch = page.locator('.cards [data-card="Witch"]')
    witch.focus()
    page.keyboard.press("Enter")
    expect(witch).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Choose Witch")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".so-far li").first).to_contain_text("Witch")


def test_people_at_one_screen_choose_without_covering_it(visitor: Visitor) -> None:
    opened = open_table(visitor.site, kingdom="", draft=True, seats=[{}, {}])
    bob = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bob", "key": opened["watch_key"]})
    page = sit(visitor, game(opened, (0, opened["seat_key"]), (1, bob["seat_key"])))
    for n in range(10):
        expect(page.locator(".ask")).to_contain_text(f"{['Anna', 'Bob'][n % 2]}, your turn: card {n + 1}")
        page.locator(".cards button").first.click()
        page.locator(".ask .act").click()
    expect(page.locator(".cover")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_six_players_in_polish_have_room(visitor: Visitor, size: dict[str, int]) -> None:
    opened = open_table(visitor.site, kingdom="", draft=True, seats=SIX[:1] + SIX[2:] + [SIX[1]], turn_seconds=600)
    bob = {"name": "Bartłomiej Brzęczyszczykiewicz"[:30], "key": opened["watch_key"]}
    post(visitor.site, f"/api/tables/{opened['table']}/seats", bob)
    page = sit(visitor, own(opened), size, settings={"language": "pl"})
    expect(page.locator(".ask")).to_contain_text("Twoja kolej: karta 1 z 10")
    choose(page, "Witch")
    expect(page.locator(".ask")).to_contain_text("Kartę 6 z 10 wybiera Bartłomiej")
    check_fits(page)
    check_accessible(page)


def test_a_table_is_set_up_for_a_draft(visitor: Visitor) -> None:
    page = visitor.open("/new")
    expect(page.locator(".ten a")).to_have_count(10)
    page.get_by_role("tab", name="In turn").click()
    page.get_by_text("Players choose the kingdom in turn").click()
    expect(page.locator(".ten")).to_have_count(0)
    check_accessible(page)
    check_fits(page)
    page.get_by_label("Who starts").select_option("you")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Choose the kingdom")).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("Your turn: card 1 of 10")
