"""The host of a table keeps order: in the chat, and among those who are there."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from browser import DESKTOP, PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import expect
from seating import game, open_table, own, post, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page

SAY = "[data-say]"


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def chat(page: Page) -> None:
    if page.viewport_size == PHONE:
        page.get_by_role("button", name="Log").click()
    page.get_by_role("tab", name="Chat").click()


def looked_at(page: Page, name: str) -> None:
    """Keeps a picture, if somebody wants to see it."""
    folder = os.environ.get("FIEFDOM_GUESTS")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_host_keeps_order(visitor: Visitor, size: dict[str, int]) -> None:
    opened = open_table(visitor.site, seats=[{}, {}, {"bot": "easy"}])
    anna = sit(visitor, own(opened), size)
    seated = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bob", "key": opened["watch_key"]})
    bob = sit(visitor, game({**opened, "host_key": ""}, (1, seated["seat_key"])))
    watcher = sit(visitor, game(opened, watch=True))
    for page in (anna, bob, watcher):
        page.locator(".table").wait_for()
    watcher.locator(SAY).fill("Hello from outside")
    watcher.locator(SAY).press("Enter")
    chat(anna)
    expect(anna.locator(".chat")).to_contain_text("Watcher 1")
    looked_at(anna, f"chat-{size['width']}")
    if size == PHONE:
        anna.get_by_role("button", name="Close", exact=True).click()
    menu(anna)
    guests = anna.locator(".guests")
    expect(guests.get_by_role("listitem")).to_contain_text(["Bob", "Watcher 1"])
    looked_at(anna, f"menu-{size['width']}")
    check_accessible(anna)
    check_fits(anna)
    # Nobody else has this.
    menu(bob)
    expect(bob.locator(".menu")).to_be_visible()
    expect(bob.locator(".guests")).to_have_count(0)
    bob.keyboard.press("Escape")
    # The chat is closed for those who watch, and opened again.
    guests.get_by_role("switch").click(force=True)
    expect(watcher.locator(SAY)).to_be_disabled()
    expect(bob.locator(SAY)).to_be_enabled()
    guests.get_by_role("switch").click(force=True)
    expect(watcher.locator(SAY)).to_be_enabled()
    guests.get_by_role("button", name="Mute: Bob").click()
    expect(bob.locator(SAY)).to_be_disabled()
    guests.get_by_role("button", name="Let write again: Bob").click()
    expect(bob.locator(SAY)).to_be_enabled()
    # Whoever is sent away hears why, and a bot plays on.
    for name, page in (("Watcher 1", watcher), ("Bob", bob)):
        guests.get_by_role("button", name=f"Send away: {name}", exact=True).click()
        looked_at(anna, f"sure-{name[0]}-{size['width']}")
        guests.get_by_role("button", name=f"Really send away? {name} cannot come back").click()
        expect(page.locator("main")).to_contain_text("The host of this table has sent you away")
        looked_at(page, f"away-{name[0]}-{size['width']}")
    expect(guests).to_have_count(0)
    anna.keyboard.press("Escape")
    expect(anna.locator('[data-seat="1"]')).to_contain_text("bot")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_somebody_is_sent_away_from_the_waiting_room(visitor: Visitor, size: dict[str, int]) -> None:
    opened = open_table(visitor.site, seats=[{}, {}, {}])
    anna = sit(visitor, own(opened), size)
    seated = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bob", "key": opened["watch_key"]})
    bob = sit(visitor, game({**opened, "host_key": ""}, (1, seated["seat_key"])))
    guests = anna.locator(".guests")
    expect(guests.get_by_role("listitem")).to_have_count(1)
    looked_at(anna, f"waiting-{size['width']}")
    check_accessible(anna)
    check_fits(anna)
    guests.get_by_role("button", name="Send away: Bob", exact=True).click()
    guests.get_by_role("button", name="Really send away? Bob cannot come back").click()
    expect(bob.locator("main")).to_contain_text("The host of this table has sent you away")
    expect(anna.locator(".places")).not_to_contain_text("Bob")
