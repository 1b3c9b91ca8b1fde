"""Every page opens, in light and dark, with nothing wrong in it that axe-core can find."""

from __future__ import annotations

import pytest
from browser import PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import expect

PAGES = (
    "/",
    "/new",
    "/tables",
    "/games",
    "/learn",
    "/rules",
    "/cards",
    "/cards/moat",
    "/settings",
    "/replay",
    "/nothing",
)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_opens_and_is_accessible(visitor: Visitor, path: str, theme: str) -> None:
    page = visitor.open(path, theme=theme)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.wait_for_load_state("networkidle")
    check_accessible(page)


@pytest.mark.parametrize("language", ["pl", "hu"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_a_phone(visitor: Visitor, path: str, language: str) -> None:
    page = visitor.open(path, PHONE, language=language)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    check_fits(page)
