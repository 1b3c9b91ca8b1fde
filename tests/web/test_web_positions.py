"""Playing on from a position in the browser: pasted, from a file, from one's own game."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from browser import DESKTOP, PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import Page, expect
from seating import my_game

POSITION = """[[scenario]]
title = "a Province is left"
players = 3
kingdom = "Militia, Moat, Cellar, Village, Smithy, Market, Mine, Remodel, Workshop, Merchant"
turn = 2
supply.Province = 1
seat1.turns = 11
seat1.hand = "5 Copper"
seat2.turns = 12
seat2.hand = "Village, 3 Gold"
seat2.deck = "Copper"
seat3.turns = 11
seat3.hand = "5 Estate"
"""
HAND = "[data-zone=hand]"


def at_positions(visitor: Visitor, size: dict[str, int] = DESKTOP) -> Page:
    page = visitor.open("/new", size)
    expect(page.locator(".ten a")).to_have_count(10)
    page.get_by_role("tab", name="Position").click()
    return page


def expect_village_and_golds(page: Page) -> None:
    page.wait_for_url("**/table/*")
    expect(page.locator(HAND).locator("[data-card=Gold]")).not_to_have_count(0)
    expect(page.locator(HAND).locator("[data-card=Village]")).to_have_count(1)


def test_a_position_that_was_pasted_is_played_on_from_and_copied_again(visitor: Visitor) -> None:
    visitor.expected = ["/api/positions"]
    page = at_positions(visitor)
    field = page.get_by_label("The position, as text")
    field.fill(POSITION.replace("3 Gold", "3 Gould"))
    page.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("alert")).to_contain_text("Your position, line 10: seat2.hand")
    field.fill(POSITION)
    # Whoever starts at once means what lies in the field.
    page.get_by_role("button", name="Start the game").click()
    expect_village_and_golds(page)
    expect(page.get_by_role("note")).to_contain_text("somebody laid out the cards by hand")
    table = httpx.get(
        f"{visitor.site.address}/api/tables/{page.url.rpartition('/')[2]}",
        headers={"Authorization": f"Bearer {my_game(page)['keys'][0]}"},
    ).json()
    assert [seat["bot"] for seat in table["seats"]] == ["fair", "", "fair"], "who plays sits where the turn is"

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert 'seat2.hand = "Village, 3 Gold"' in copied
    page.get_by_role("link", name="Play on from this position").click()
    expect(page.get_by_role("heading", name="Position: turn 12, 3 players")).to_be_visible()
    expect(page.get_by_label("The position, as text")).to_have_value(copied)
    check_accessible(page)
    page.get_by_role("button", name="Start the game").click()
    expect_village_and_golds(page)
    page.locator(HAND).locator("[data-card=Village]").click()
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_role("heading")).to_contain_text("turn 12")
    expect(log.get_by_role("listitem").first).to_contain_text("Village")


def test_a_position_from_a_file_is_played_with_somebody_who_is_told(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION)
    page = at_positions(visitor, PHONE)
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("heading", name="Position: turn 12, 3 players")).to_be_visible()
    check_fits(page)
    page.get_by_role("combobox", name="Seat 2").select_option("link")
    page.get_by_role("button", name=re.compile("Open the table|Start")).click()
    page.wait_for_url("**/table/*")
    told = "somebody laid out the cards by hand"
    expect(page.get_by_role("note")).to_contain_text(told)
    game = my_game(page)
    guest = visitor.open(f"/table/{game['table']}#{game['watchKey']}", PHONE)
    expect(guest.get_by_role("note")).to_contain_text(told)
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Take a seat").click()
    expect(page.locator(HAND).locator("[data-card=Village]")).to_have_count(1)


def test_another_kingdom_forgets_the_position(visitor: Visitor) -> None:
    page = at_positions(visitor)
    page.get_by_label("The position, as text").fill(POSITION)
    page.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("heading", name="Position: turn 12")).to_be_visible()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    page.get_by_role("tab", name="Random").click()
    page.get_by_role("button", name="Draw ten cards").click()
    expect(page.get_by_role("heading", name="Random kingdom")).to_be_visible()
    expect(page.get_by_role("button", name="Add a seat")).to_be_visible()
