"""Seven and more people in the browser: one waiting room, two tables, one result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser import DESKTOP, PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import Page, expect
from seating import game, open_table, own, post, sit

NAMES = ("Bartłomiej Brzęczyszczykiewicz", "Čeněk", "Dóra", "Emil", "Fruzsina", "Gustav", "Hana")


def come(visitor: Visitor, opened: dict[str, Any], n: int, name: str) -> dict[str, Any]:
    """What the browser of somebody who takes a seat remembers."""
    seated = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": name, "key": opened["watch_key"]})
    return game(opened, (n, seated["seat_key"])) | {"keys": [seated["seat_key"]]}


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()


def table_of(page: Page) -> str:
    found = re.search(r"/table/(\w+)", page.url)
    assert found
    return found[1]


def test_seven_people_come_to_one_room_play_at_two_tables_and_see_one_result(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}] * 8, seed=None, first=None)
    host = sit(visitor, own(opened))
    expect(host.locator(".places li")).to_have_count(8)
    expect(host.locator(".waiting-room")).to_contain_text("chance deals them to two tables")
    pages = [host] + [sit(visitor, come(visitor, opened, n, name)) for n, name in enumerate(NAMES[:6], start=1)]
    expect(host.locator(".places li").nth(6)).to_contain_text(NAMES[5])
    check_accessible(host)
    host.get_by_role("button", name="Start with those who are here").click()
    for page in pages:
        page.locator(".table").wait_for()
        expect(page.get_by_role("heading", name="Hand")).to_be_attached()
    tables: dict[str, list[Page]] = {}
    for page in pages:
        tables.setdefault(table_of(page), []).append(page)
    assert sorted(map(len, tables.values())) == [3, 4]
    first, second = tables.values()
    for page in first[1:]:
        resign(page)
    for page in first:
        expect(page.locator(".both")).to_contain_text("The other table is still playing")
    for page in second[1:]:
        resign(page)
    for page in pages:
        expect(page.locator(".both li")).to_have_count(7)
        expect(page.locator(".both li.here")).to_have_count(len(tables[table_of(page)]))
    check_accessible(host)
    looking, other = first[0], table_of(second[0])
    looking.get_by_role("link", name="Look at the other table").click()
    expect(looking).to_have_url(re.compile(other))
    expect(looking.locator(".rank")).to_have_count(len(second))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_for_nine_is_set_up(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor.open("/new?kingdom=first-game", size)
    expect(page.locator(".chair")).to_have_count(2)
    page.get_by_label("Who starts").select_option("you")
    for _ in range(7):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.locator(".chair")).to_have_count(9)
    expect(page.get_by_role("note")).to_contain_text("two tables")
    expect(page.get_by_label("Who starts")).to_be_disabled()
    assert "Person at this screen" not in page.locator(".chair select").first.inner_text()
    check_accessible(page)
    check_fits(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".places li")).to_have_count(9)
    check_fits(page)
