"""Every sort of decision, mat and token of the cards, on the table in a real browser: taken from the golden games."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import pytest
from amounts import IS_FULL, today
from browser import DESKTOP, PHONE, Visitor, check_fits
from feed import NAMES, Feed
from folders import GOLDEN
from playwright.sync_api import expect
from seats import seated

from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import PURPOSES
from fiefdom.locale.speaker import speaker
from fiefdom.records.record import Record
from fiefdom.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

# In how many tests all decisions are looked at, so that several processes share the work.
PARTS = 3
WIDGETS = {"cards", "piles", "kinds", "labels", "numbers", "order"}
# A sentence that is missing in a language shows as its key.
KEY = re.compile(r"\b(web|ask|event|label|zone|bonus|token)-[a-z]")


def moments() -> Iterator[Table]:
    for file in sorted(GOLDEN.glob("*.record.txt")):
        yield from Table.replayed(Record.from_text(file.read_text(encoding="utf-8")))


@cache
def decisions() -> list[Table]:
    """The first decision of each sort that each card asks for."""
    found: dict[tuple[Any, ...], Table] = {}
    for table in moments():
        if table.pending is not None:
            question = table.question(table.pending.seat)
            assert question is not None
            is_own = question["owner"] == question["seat"]
            sort = (question["source"], question["purpose"], question["widget"], question["zone"], is_own)
            if sort not in found:
                found[sort] = table.clone()
    return list(found.values())


def asked(table: Table) -> dict[str, Any]:
    assert table.pending is not None
    question = table.question(table.pending.seat)
    assert question is not None
    return dict(question)


def slots(question: dict[str, Any]) -> int:
    """How many things there are to choose: cards that are alike are one."""
    return len(set(question["options"]) if question["widget"] == "cards" else question["options"])


def give_an_answer(page: Page, question: dict[str, Any]) -> None:
    """Pick what is offered, as a person would, until it is enough; then confirm."""
    free = page.locator('[data-slot="can"][aria-pressed="false"]')
    is_one_click = question["most"] == 1 or question["is_for_treasures"]
    for _ in range(1 if is_one_click else max(1, question["least"])):
        free.first.click()
        # What is left over of an order may have found its place by itself.
        if question["widget"] == "order" and not free.count():
            break
    if not is_one_click:
        if question["all_or_none"]:
            for _ in range(question["most"] - 1):
                free.first.click()
        page.locator(".ribbon .act:not(.ghost)").click()


def test_the_golden_games_ask_for_everything() -> None:
    questions = [asked(table) for table in decisions()]
    assert {question["purpose"] for question in questions} == set(PURPOSES)
    assert {question["widget"] for question in questions} == WIDGETS


def one_of_each_sort() -> list[Table]:
    """The decision with the most options of each purpose and widget."""
    found: dict[tuple[str, str], Table] = {}
    for table in sorted(decisions(), key=lambda table: slots(asked(table))):
        found[asked(table)["purpose"], asked(table)["widget"]] = table
    return list(found.values())


def part(n: int) -> list[Table]:
    return decisions()[(n + today(1, PARTS)) % PARTS :: PARTS]


@pytest.mark.parametrize(
    ("some", "size", "language"),
    [(one_of_each_sort, PHONE, "pl"), *((partial(part, n), DESKTOP, "en") for n in range(PARTS if IS_FULL else 1))],
)
def test_every_decision_is_shown_and_answered(
    visitor: Visitor, some: Callable[[], list[Table]], size: dict[str, int], language: str
) -> None:
    feed = Feed(visitor, size, language=language)
    for table in some():
        question = asked(table)
        about = f"{question['source']}: {question['purpose']}"
        page = feed.show(table, question["seat"])
        if feed.sent:
            # All options are alike: nobody is asked.
            assert slots(question) == 1, about
            continue
        ribbon = page.locator(".ribbon:is(.mine, .hit)")
        expect(ribbon).to_be_visible()
        assert page.locator('[data-slot="can"]').count() == slots(question), about
        assert not KEY.search(page.locator("main").inner_text()), about
        check_fits(page)
        give_an_answer(page, question)
        [picks] = feed.answered()
        assert max(question["least"], 1) <= len(picks) <= question["most"], about
        assert set(picks) <= set(range(len(question["options"]))), about


@cache
def belongings() -> dict[tuple[str, str, bool], tuple[Table, int]]:
    """The first moment with each mat, set-aside card and token: its name, its sort, and whether it is one's own."""
    found: dict[tuple[str, str, bool], tuple[Table, int]] = {}
    for table in moments():
        if table.pending is None:
            continue
        look = table.onlooker()
        for owner in range(table.players):
            names = [(name, "mat") for name, _, n in look.uncovered(owner) if n]
            names += [(name, "token") for name, n in look.tokens(owner).items() if n]
            for name, sort in names:
                for seat in range(table.players):
                    found.setdefault((name, sort, seat == owner), (table.clone(), seat))
        for kind in look.supply:
            for name in look.tokens_on(kind):
                found.setdefault((name, "pile", True), (table.clone(), 0))
            for seat in range(table.players):
                for name in table.view(seat).traps_on(kind):
                    found.setdefault((name, "pile", False), (table.clone(), seat))
    return found


def test_every_mat_and_token_is_shown(visitor: Visitor) -> None:
    say = speaker("en")
    feed = Feed(visitor)
    met = {name for name, _, _ in belongings()}
    assert {name for kind in catalog.kinds for name in (*kind.mats, *kind.tokens)} <= met
    assert {"island", "native_village", "set_aside", "pirate_ship", "Embargo", "Blockade"} <= met
    for (name, sort, is_own), (table, seat) in belongings().items():
        page = feed.show(table, seat)
        if sort == "pile":
            expect(page.locator(".supply .harm").first).to_be_visible()
        elif name not in ("looked_at", "revealed", "held_out"):
            label = "Pirate Ship" if name == "pirate_ship" else say.say(f"zone-{name}")
            panel = page.locator(".you" if is_own else ".seats")
            assert label.lower() in panel.inner_text().lower(), (name, sort, is_own)
        assert not KEY.search(page.locator("main").inner_text()), name
        assert page.locator(".seat").count() == table.players - 1
        expect(page.locator(".you")).to_contain_text(NAMES[seat])


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_mats_and_tokens_are_in_sight_on_a_phone(visitor: Visitor, players: int) -> None:
    has = {"island": "Island", "pirate_ship": 3}
    seats: dict[str, Any] = {
        f"seat{n}": {"hand": "Copper", "deck": "Pirate Ship", "discard": "Treasure Map", **has}
        for n in range(1, players + 1)
    }
    page = Feed(visitor, PHONE).show(seated(players, **seats), 0, scores=tuple(range(10, 10 + players)))
    panels = page.locator(".you, .seat")
    expect(panels).to_have_count(players)
    for panel in panels.all():
        mats = panel.locator(".mats .chip, .mats .facedown").first
        # Of three or more others, tokens are in sight, because they are nowhere else.
        for thing in (panel.locator(".token"), *([mats] if players < 4 else [])):
            outer, inner = panel.bounding_box(), thing.bounding_box()
            assert outer is not None
            assert inner is not None
            assert outer["x"] <= inner["x"]
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
            assert outer["y"] <= inner["y"]
            if points := panel.locator(".vp").bounding_box():
                is_beside = inner["x"] + inner["width"] <= points["x"] or points["x"] + points["width"] <= inner["x"]
                assert is_beside or points["y"] + points["height"] <= inner["y"]
            assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    expect(page.locator(".you .label").first).to_be_visible()
