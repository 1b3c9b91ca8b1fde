"""The main pages look as they did when somebody last looked at them and said so: `make looks` keeps new pictures.

Positions come from the records of games in `tests/data/games`, so that no bot has a say in them.
"""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from browser import DESKTOP, LAPTOP, PHONE, Visitor
from folders import PLAYED
from looks import check_looks
from playwright.sync_api import Page, expect


def record_of(game: str) -> str:
    return (PLAYED / f"{game}.record.txt").read_text(encoding="utf-8")


def sit(visitor: Visitor, game: str, steps: int | None, size: dict[str, int], theme: str, language: str) -> Page:
    """In the first seat of a game after so many answers, or at its end."""
    record = record_of(game)
    names = [line.partition(": ")[2].partition(" (")[0] for line in record.splitlines() if line.startswith("player: ")]
    answers = record.partition("\nanswers:\n")[2].count("\n")
    seats = [{}, *({"bot": "easy", "name": name} for name in names[1:])]
    wish = {"name": names[0], "options": {"seats": seats, "show_score": True}, "record": record}
    with httpx.Client(base_url=visitor.site.address, timeout=60) as http:
        opened = http.post("/api/tables", json=wish | {"steps": answers if steps is None else steps}).json()
    mine: dict[str, Any] = {
        "table": opened["table"],
        "keys": [opened["seat_key"], opened["host_key"]],
        "seats": [0],
        "seatKeys": [opened["seat_key"]],
        "watchKey": opened["watch_key"],
        "since": 1,
        "isOver": steps is None,
    }
    context = visitor.context(size, theme=theme, language=language, settings={"speed": "none"})
    kept = json.dumps(json.dumps([mine]))
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('fiefdom-games', {kept})")
    page = context.new_page()
    page.goto(f"/table/{opened['table']}")
    return page


@pytest.mark.parametrize(
    ("name", "path", "size", "theme", "language"),
    [
        ("start-en", "/", DESKTOP, "dark", "en"),
        ("start-phone-hu", "/", PHONE, "light", "hu"),
        ("new-table-pl", "/new?kingdom=first-game", DESKTOP, "light", "pl"),
        ("new-table-phone-cs", "/new?kingdom=first-game", PHONE, "dark", "cs"),
        ("learn-hu", "/learn", LAPTOP, "dark", "hu"),
        ("cards-cs", "/cards", LAPTOP, "light", "cs"),
        ("card-phone-pl", "/cards/militia", PHONE, "dark", "pl"),
        ("settings-phone-en", "/settings", PHONE, "light", "en"),
    ],
)
def test_a_page(visitor: Visitor, name: str, path: str, size: dict[str, int], theme: str, language: str) -> None:
    page = visitor.open(path, size, theme=theme, language=language)
    expect(page.locator("h1")).to_be_visible()
    check_looks(page, name)


@pytest.mark.parametrize(
    ("name", "game", "steps", "size", "theme", "language"),
    [
        ("table-2-action-en", "high-seas", 187, DESKTOP, "dark", "en"),
        ("table-2-buy-hu", "first-game", 68, LAPTOP, "light", "hu"),
        ("table-2-phone-pl", "high-seas", 110, PHONE, "dark", "pl"),
        ("table-4-topdeck-pl", "best-wishes", 265, DESKTOP, "light", "pl"),
        ("table-4-phone-cs", "shipwrecks", 87, PHONE, "light", "cs"),
        ("table-6-hu", "give-and-take", 197, DESKTOP, "dark", "hu"),
        ("table-6-phone-cs", "give-and-take", 199, PHONE, "dark", "cs"),
    ],
)
def test_a_table(
    visitor: Visitor, name: str, game: str, steps: int, size: dict[str, int], theme: str, language: str
) -> None:
    page = sit(visitor, game, steps, size, theme, language)
    expect(page.locator(".ribbon.mine")).to_be_visible()
    check_looks(page, name)


@pytest.mark.parametrize(
    ("name", "game", "size", "theme", "language"),
    [("end-en", "give-and-take", DESKTOP, "dark", "en"), ("end-phone-cs", "first-game", PHONE, "light", "cs")],
)
def test_an_end(visitor: Visitor, name: str, game: str, size: dict[str, int], theme: str, language: str) -> None:
    page = sit(visitor, game, None, size, theme, language)
    expect(page.locator(".chart")).to_have_count(2)
    check_looks(page, name)


@pytest.mark.parametrize(
    ("name", "seat", "size", "theme", "language"),
    [("replay-en", "", DESKTOP, "light", "en"), ("replay-phone-hu", "0", PHONE, "dark", "hu")],
)
def test_a_replay(visitor: Visitor, name: str, seat: str, size: dict[str, int], theme: str, language: str) -> None:
    page = visitor.open(f"/replay?step=170&seat={seat}", size, theme=theme, language=language)
    page.locator("input[type=file]").set_input_files(PLAYED / "first-game.record.txt")
    expect(page.get_by_role("slider")).to_have_value("170")
    check_looks(page, name)


@pytest.mark.parametrize(
    ("name", "size", "theme", "language"),
    [("first-game-cs", DESKTOP, "dark", "cs"), ("first-game-phone-pl", PHONE, "light", "pl")],
)
def test_the_first_game(visitor: Visitor, name: str, size: dict[str, int], theme: str, language: str) -> None:
    page = visitor.open("/learn", size, theme=theme, language=language)
    page.locator("main .buttons button").first.click()
    expect(page.locator(".coach p")).to_be_visible()
    expect(page.locator(".ribbon.mine")).to_be_visible()
    check_looks(page, name)
