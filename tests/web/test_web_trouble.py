"""A connection that breaks while the server goes on: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from browser import Visitor
from playwright.sync_api import expect
from seating import by_mouse, hand_of, open_table, own, play_out, ready, sit, step_of

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """Stands between a page and its server. It can be cut at any time, or by the next answer, before or after it; or
    that answer never arrives.
    """

    def __init__(self) -> None:
        self.answers: list[dict[str, object]] = []
        self.cut_by_answer = ""
        self.is_down = False
        self.page_side: WebSocketRoute | None = None
        self.tries = 0

    def connect(self, page_side: WebSocketRoute) -> None:
        self.tries += 1
        if self.is_down:
            page_side.close(code=1013)
            return
        self.page_side = page_side
        server_side = page_side.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            cut = self.cut_by_answer if said["type"] == "answer" else ""
            if said["type"] == "answer":
                self.answers.append(said)
                self.cut_by_answer = ""
            if cut not in ("before", "never"):
                server_side.send(message)
            if cut in ("before", "after"):
                self.cut()

        page_side.on_message(pass_on)

    def cut(self) -> None:
        assert self.page_side is not None
        self.page_side.close(code=1013)


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def page(visitor: Visitor, wire: Wire) -> Page:
    visitor.expected = ["WebSocket"]
    found = sit(visitor, own(open_table(visitor.site, kingdom=["Chapel", "Cellar"], seed=3)), wire=wire.connect)
    expect(found.locator(".ribbon.mine")).to_be_visible()
    return found


def test_picks_are_kept_through_a_break(page: Page, wire: Wire) -> None:
    # Buy a Chapel, and play until it is in hand.
    for _ in range(12):
        chapel = page.locator('.hand [data-slot="can"][data-card="Chapel"]')
        if chapel.count():
            break
        pile = page.locator('.supply [data-slot="can"][data-card="Chapel"]')
        step = step_of(page)
        (pile.click if pile.count() else lambda: by_mouse(page))()
        expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)
        ready(page)
    chapel.click()
    expect(page.locator(".ask b")).to_contain_text("Trash")
    page.locator('.hand [data-card="Copper"]').first.click()
    main = page.locator(".ribbon .act:not(.ghost)")
    expect(main).to_contain_text("Trash Copper")
    wire.is_down = True
    wire.cut()
    expect(page.locator(".ask b")).to_have_text("No connection. Trying again…")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    wire.is_down = False
    expect(main).to_contain_text("Trash Copper")
    main.click()
    expect(page.locator(".trash [data-card=Copper]")).to_be_visible()


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_answer_under_way_is_neither_lost_nor_given_twice(page: Page, wire: Wire, when: str) -> None:
    hand = hand_of(page)
    step = int(step_of(page))
    wire.cut_by_answer = when
    by_mouse(page)
    expect(page.locator(f'.table[data-step="{step + 1}"]')).to_be_visible()
    expect(page.locator(".ask b")).to_have_text("Buy a card")
    assert hand_of(page) != hand
    # If it had reached the server, it was not sent again; otherwise it was, and for the same question.
    assert [answer["step"] for answer in wire.answers] == [step] * (2 if when == "before" else 1)
    assert wire.tries == 2
    play_out(page, by_mouse, 2)


def test_nothing_can_be_chosen_without_a_connection(page: Page, wire: Wire) -> None:
    by_mouse(page)
    expect(page.locator(".ask b")).to_have_text("Buy a card")
    step, answers = step_of(page), len(wire.answers)
    wire.is_down = True
    wire.cut()
    expect(page.locator(".ask b")).to_have_text("No connection. Trying again…")
    expect(page.locator('[data-slot="can"], .ribbon .act:not([disabled])')).to_have_count(0)
    page.locator('.supply [data-card="Silver"]').click()
    for key in ("1", "e", "u"):
        page.keyboard.press(key)
    page.locator("[data-say]").fill("Are you there?")
    page.keyboard.press("Enter")
    expect(page.locator("[data-say]")).to_have_value("Are you there?")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_disabled()
    expect(page.locator(".sheet, dialog[open]").get_by_text("No connection")).to_be_visible()
    page.keyboard.press("Escape")
    wire.is_down = False
    expect(page.locator(".ask b")).to_have_text("Buy a card")
    page.wait_for_timeout(200)
    assert (step_of(page), len(wire.answers)) == (step, answers)
    page.locator('.supply [data-slot="can"][data-card="Copper"]').click()
    expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)


@pytest.mark.parametrize("is_taken_back", [True, False])
def test_an_answer_that_waits_is_shown_and_can_be_taken_back(page: Page, wire: Wire, is_taken_back: bool) -> None:
    by_mouse(page)
    expect(page.locator(".ask b")).to_have_text("Buy a card")
    step, answers = step_of(page), len(wire.answers)
    wire.is_down, wire.cut_by_answer = True, "before"
    page.locator('.supply [data-slot="can"][data-card="Copper"]').click()
    expect(page.locator(".ask .reason")).to_have_text("Will be sent: Buy Copper")
    expect(page.locator('.supply [aria-pressed="true"]')).to_have_count(1)
    if is_taken_back:
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator('.supply [aria-pressed="true"]')).to_have_count(0)
        expect(page.locator(".ask .reason")).to_have_count(0)
    wire.is_down = False
    if is_taken_back:
        expect(page.locator(".ask b")).to_have_text("Buy a card")
        page.wait_for_timeout(200)
        assert step_of(page) == step
    else:
        expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)
    assert len(wire.answers) - answers == (1 if is_taken_back else 2)


def test_what_was_to_follow_is_not_done_after_a_break(page: Page, wire: Wire) -> None:
    for _ in range(20):
        if page.get_by_role("button", name="End Actions").count():
            break
        step = step_of(page)
        pile = page.locator('.supply [data-slot="can"][data-card="Chapel"]')
        (pile.click if pile.count() else lambda: by_mouse(page))()
        expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)
        ready(page)
    wire.cut_by_answer = "before"
    page.keyboard.press("t")
    expect(page.locator(".ask b")).to_have_text("Play Treasures")
    page.wait_for_timeout(200)
    expect(page.locator(".ask b")).to_have_text("Play Treasures")


def test_an_answer_that_takes_long_is_shown(page: Page, wire: Wire) -> None:
    wire.cut_by_answer = "never"
    by_mouse(page)
    expect(page.locator(".ask b")).to_have_text("Sending your answer…")
    expect(page.locator(".ask .reason")).to_contain_text("Play")
    expect(page.locator('[data-slot="can"]')).to_have_count(0)


def test_a_short_break_says_nothing(page: Page, wire: Wire) -> None:
    words = page.locator(".ask b").inner_text()
    wire.cut()
    page.wait_for_timeout(700)
    expect(page.locator(".ask b")).to_have_text(words)
    assert wire.tries == 2
    play_out(page, by_mouse, 1)
