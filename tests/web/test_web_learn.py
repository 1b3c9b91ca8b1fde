"""The guided first game: played to its end as its notes say, with nothing to click under a note."""

from __future__ import annotations

import pytest
from browser import DESKTOP, LAPTOP, PHONE, Visitor, check_fits
from playwright.sync_api import Page, expect
from seating import last_button

SMALL_PHONE = {"width": 360, "height": 640}
LAST_TURN = 40
SMITHIES = 2

# What can be clicked now and lies, even in part, under the note.
COVERED = """() => {
    const note = document.querySelector(".coach")?.getBoundingClientRect();
    if (!note) return [];
    const isBeside = (box) => box.left >= note.right - 1 || box.right <= note.left + 1;
    const isAbove = (box) => box.bottom <= note.top + 1;
    const isUnder = (box) => !isBeside(box) && !isAbove(box) && box.top < note.bottom - 1;
    return [...document.querySelectorAll('[data-slot="can"], .ribbon .act:not([disabled])')]
        .filter((each) => isUnder(each.getBoundingClientRect()))
        .map((each) => each.dataset.card ?? each.textContent);
}"""


class Learner:
    """Does what the notes say: Treasures, a good card, an Action when there is one; discards what hurts least."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.smithies = 0
        self.notes: list[str] = []

    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def play(self, turns: int) -> None:
        """Up to the end, or to the beginning of this turn."""
        for _ in range(turns * 8):
            self.page.wait_for_selector(".ribbon.mine, .ribbon.hit, .end")
            self.read()
            if self.is_over() or self.page.locator(".log h3").count() > 2 * turns:
                return
            table = self.page.locator(".table")
            step = table.get_attribute("data-step")
            self.act()
            expect(self.page.locator(f'.table[data-step="{step}"]')).to_have_count(0)

    def read(self) -> None:
        """Read the notes that wait to be read; nothing that can be clicked is under one."""
        for _ in range(4):
            note = self.page.locator(".coach p")
            if not note.count():
                return
            text = note.inner_text()
            if text not in self.notes:
                self.notes.append(text)
            assert self.page.evaluate(COVERED) == [], text
            check_fits(self.page)
            read = self.page.locator(".coach button.main")
            if not read.count():
                return
            read.click()

    def act(self) -> None:
        hand = self.page.locator('.hand [data-slot="can"]')
        if self.page.locator(".ribbon.hit").count():
            for card in ("Estate", "Province", "Copper", "Silver", "Gold", "Smithy"):
                for _ in range(hand.and_(self.page.locator(f'[data-card="{card}"]')).count()):
                    self.page.locator(f'.hand [data-slot="can"][data-card="{card}"]').first.click()
                    confirm = self.page.locator(".ribbon .act:not(.ghost):not([disabled])")
                    if confirm.count():
                        confirm.first.click()
                        return
        smithy = self.page.locator('.hand [data-slot="can"][data-card="Smithy"]')
        treasures = self.page.locator(".ribbon .act", has_text="$")
        if smithy.count():
            smithy.click()
        elif treasures.count():
            treasures.first.click()
        else:
            self.buy()

    def buy(self) -> None:
        wanted = ["Province", "Gold", *(["Smithy"] if self.smithies < SMITHIES else []), "Silver"]
        for card in wanted:
            pile = self.page.locator(f'.supply [data-slot="can"][data-card="{card}"]')
            if pile.count():
                self.smithies += card == "Smithy"
                pile.click()
                return
        last_button(self.page).click()


def start(visitor: Visitor, size: dict[str, int], language: str) -> Learner:
    page = visitor.open("/learn", size, language=language, settings={"speed": "none", "language": language})
    page.locator("main .buttons button").first.click()
    return Learner(page)


@pytest.mark.parametrize(
    ("size", "language", "last"),
    [(DESKTOP, "en", "whole game"), pytest.param(PHONE, "pl", "cała gra", marks=pytest.mark.long)],
)
def test_the_first_game_is_played_to_its_end(visitor: Visitor, size: dict[str, int], language: str, last: str) -> None:
    learner = start(visitor, size, language)
    learner.play(LAST_TURN)
    assert learner.is_over()
    assert len(learner.notes) >= 10
    assert last in learner.notes[-1]
    expect(learner.page.locator(".rank")).to_have_count(2)
    learner.page.locator(".coach a.main").click()
    expect(learner.page.get_by_role("heading", name="Fiefdom")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (SMALL_PHONE, "cs"),
        *(pytest.param(*each, marks=pytest.mark.long) for each in ((LAPTOP, "hu"), (PHONE, "hu"), (DESKTOP, "cs"))),
    ],
)
def test_notes_are_in_nobodys_way(visitor: Visitor, size: dict[str, int], language: str) -> None:
    learner = start(visitor, size, language)
    learner.play(5)
    assert len(learner.notes) >= 6
    hide = learner.page.locator(".coach button.plain")
    if hide.count():
        hide.click()
        expect(learner.page.locator(".coach p")).to_have_count(0)
        assert learner.page.evaluate(COVERED) == []
