"""The reports of the lab on the screen of a phone, and on wider ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from browser import LAPTOP, PHONE, check_fits
from searches import found_for

from fiefdom import lab, recommended
from fiefdom.bots.plan import Plan, read_rule
from fiefdom.lab.find_report import find_report
from fiefdom.lab.markup import document
from fiefdom.lab.report import Page as Report
from fiefdom.locale.speaker import languages, speaker

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SMALL_PHONE = {"width": 375, "height": 667}
LONG_RULES = (
    "Province if count(Action) > 6 or left(Province) <= 5",
    "Militia if count(Terminals) < count(Villages) + 1",
    "Silver",
)
# The words of the elements that are on two lines, or that stick out of their element.
BROKEN_WORDS = """all => {
    const range = new Range();
    const isBroken = (text, word) => {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const isOutside = range.getBoundingClientRect().right > text.parentNode.getBoundingClientRect().right + 1;
        return isOutside || range.getClientRects().length > 1;
    };
    const broken = (text) => [...text.data.matchAll(/\\S+/g)].filter((word) => isBroken(text, word));
    return all.flatMap((each) => broken(each.firstChild)).map((word) => word[0]);
}"""
# Of the table that scrolls: how far its first and its last column are from the edges once it is scrolled to its end.
EDGES_AT_END = """all => {
    const wide = all.find((each) => each.scrollWidth > each.clientWidth);
    wide.scrollLeft = wide.scrollWidth;
    const edges = wide.getBoundingClientRect();
    return [...wide.querySelectorAll('tr')].map((row) => [
        row.firstChild.getBoundingClientRect().left - edges.left,
        edges.right - row.lastChild.getBoundingClientRect().right,
    ]);
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    size: Any = PHONE
    found = browser.new_page(viewport=size)
    yield found
    found.close()


def findings_in(language: str) -> str:
    found = found_for(2)
    outcome = lab.match(*found.plans[:2], games=50, kingdom=found.kingdom, jobs=1)
    best = Plan("best", tuple(read_rule(rule) for rule in LONG_RULES))
    shown = replace(found, plans=[best, *found.plans[1:]], without=[found.whole] * len(LONG_RULES))
    return find_report(speaker(language), shown, outcome, date(2031, 8, 4))


@pytest.mark.parametrize("language", languages())
def test_on_a_phone_rules_are_whole_and_small_tables_are_seen_at_once(page: Page, language: str) -> None:
    page.set_content(findings_in(language))
    check_fits(page)
    assert page.eval_on_selector_all("code", BROKEN_WORDS) == []
    page.eval_on_selector_all("details", "all => all.forEach((each) => each.open = true)")
    few = ".wide:not(:has(td:nth-child(4)))"
    widths = page.eval_on_selector_all(few, "all => all.map((each) => each.scrollWidth - each.clientWidth)")
    assert len(widths) >= 4
    assert set(widths) == {0}


def test_a_wide_table_scrolls_beside_its_first_column(page: Page) -> None:
    page.set_content(findings_in("en"))
    edges = page.eval_on_selector_all(".wide:has(.matrix)", EDGES_AT_END)
    assert len(edges) == 1 + len(found_for(2).plans)
    assert [(abs(left) < 1, abs(right) < 1) for left, right in edges] == [(True, True)] * len(edges)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LAPTOP])
@pytest.mark.parametrize("language", languages())
def test_names_of_cards_are_whole_and_all_of_one_size(page: Page, language: str, size: Any) -> None:
    style = files("fiefdom.lab").joinpath("report.css").read_text(encoding="utf-8")
    say = speaker(language)
    outcomes = [lab.Outcome((), kingdom.cards, "rotate", 0, counts={}) for kingdom in recommended()]
    page.set_viewport_size(size)
    page.set_content(document(language, "", style, *(Report(say, outcome).kingdom() for outcome in outcomes)))
    names = ".card strong"
    assert page.eval_on_selector_all(names, BROKEN_WORDS) == []
    sizes = page.eval_on_selector_all(names, "all => all.map((each) => getComputedStyle(each).fontSize)")
    assert len(sizes) == 10 * len(outcomes)
    assert len(set(sizes)) == 1
