"""Every page opens, in light and dark, with nothing wrong in it that axe-core can find."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser import PHONE, Visitor, check_accessible, check_accessible_in_both_themes, check_fits
from playwright.sync_api import Browser, Route, expect
from serving import Served

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
    "/credits",
    "/replay",
    "/nothing",
)
WITHOUT_CARDS = ("/", "/replay", "/nothing")
HAS_SENTENCES = """() => new Promise((done) => {
    const look = () => (localStorage.getItem('fiefdom-texts-pl') ? done() : setTimeout(look, 20));
    look();
})"""


@pytest.mark.parametrize("path", PAGES)
def test_every_page_opens_and_is_accessible(visitor: Visitor, path: str) -> None:
    page = visitor.open(path, theme="light")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_accessible_in_both_themes(page)


def test_the_cards_are_read_once(visitor: Visitor) -> None:
    asked: list[str] = []
    context = visitor.context()
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto("/new")
    expect(page.locator(".ten a")).to_have_count(10)
    page.wait_for_load_state("networkidle")
    assert len([url for url in asked if "/api/cards?" in url]) == 1


def test_a_page_waits_for_its_sentences_and_shows_nothing_without_a_name(visitor: Visitor) -> None:
    held: list[Route] = []
    page = visitor.context().new_page()
    page.route("**/api/texts/**", lambda route: held.append(route))
    with page.expect_response("**/api/cards?*"):
        page.goto("/cards/moat")
    expect(page.locator("#app svg").first).to_be_attached()
    assert page.locator("a, button, select, h1, h2").count() == 0
    for route in held:
        route.continue_()
    expect(page.locator("h1")).to_have_text("Moat")
    check_accessible(page)


@pytest.mark.parametrize("path", [*PAGES, "/table/gone", "/join/gone", "/replay/gone"])
def test_a_page_with_cards_waits_for_their_names_and_the_others_do_not(visitor: Visitor, path: str) -> None:
    visitor.expected += ["/api/tables/gone"]
    held: list[Route] = []
    page = visitor.context(language="pl").new_page()
    page.route("**/api/cards?*", lambda route: held.append(route))
    page.goto(path)
    page.evaluate(HAS_SENTENCES)
    if path in WITHOUT_CARDS:
        expect(page.locator("h1")).to_be_visible()
    assert page.locator("h1").count() == (path in WITHOUT_CARDS)
    assert page.locator(".card, .pile, .chip").count() == 0
    for route in held:
        route.continue_()
    expect(page.locator("h1")).to_be_visible()
    # What was saved then is enough: nobody answers the next request.
    page.reload()
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("failure", ["refused", "unreachable"])
def test_a_page_does_not_wait_for_names_that_cannot_be_had(visitor: Visitor, failure: str) -> None:
    visitor.expected += ["/api/cards", "Internal Server Error"]
    page = visitor.context(language="pl").new_page()
    page.route("**/api/cards?*", lambda route: route.fulfill(status=500) if failure == "refused" else route.abort())
    page.goto("/rules")
    expect(page.locator(".chip", has_text="Smithy")).to_be_visible()


@pytest.mark.parametrize("language", ["pl", "hu"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_a_phone(visitor: Visitor, path: str, language: str) -> None:
    page = visitor.open(path, PHONE, language=language)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    check_fits(page)


# Names of cards that are broken within a word: they take more lines than they have words.
BROKEN = """all => all.filter(each => {
    const text = document.createRange();
    text.selectNodeContents(each);
    const lines = new Set([...text.getClientRects()].map(box => Math.round(box.top)));
    return lines.size > each.textContent.trim().split(/[\\s-]+/).length || each.scrollWidth > each.clientWidth + 1;
}).map(each => each.textContent)"""


@pytest.mark.parametrize("language", ["pl", "hu", "cs"])
@pytest.mark.parametrize("widths", [(360, 390), (1280,)])
@pytest.mark.parametrize("path", ["/new?kingdom={}", "/cards"])
def test_no_name_of_a_card_is_broken_within_a_word(
    visitor: Visitor, path: str, language: str, widths: tuple[int, ...]
) -> None:
    longest = "Council Room, Smithy, Conspirator, Fishing Village, Merchant Ship, Secret Passage, Militia, Bureaucrat"
    first, *others = ({"width": width, "height": 720} for width in widths)
    page = visitor.open(path.format(f"{longest}, Treasure Map, Native Village"), first, language=language)
    expect(page.locator(".pile, .card").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    names = page.locator(".pile .name, .card .title")
    assert names.evaluate_all(BROKEN) == []
    for size in others:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert names.evaluate_all(BROKEN) == []


def test_a_card_of_ones_own_comes_from_its_file(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "apiary.py"
    source = (
        'from fiefdom.cards import ACTION, card\napiary = card("Apiary", cost=3, types=ACTION, actions=1, text="")\n'
    )
    file.write_text(source, encoding="utf-8")
    with Served(tmp_path / "data", "--unlimited", "--cards", str(file)) as served:
        visitor = Visitor(browser, served)
        page = visitor.open("/cards/apiary")
        expect(page.locator(".card.full .box")).to_have_text("apiary")
        visitor.close()
