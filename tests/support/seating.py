"""Tables of a running server, browsers that sit down at them, and hands that play there."""

from __future__ import annotations

import json
import urllib.request
from typing import TYPE_CHECKING, Any

import httpx
from browser import DESKTOP, Visitor
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, WebSocketRoute
    from serving import Served

WANTED = ("Province", "Gold", "Silver")
MOST_ANSWERS = 400


def post(site: Served, path: str, body: dict[str, Any]) -> dict[str, Any]:
    content = json.dumps(body).encode()
    request = urllib.request.Request(site.address + path, content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as response:
        found: dict[str, Any] = json.load(response)
        return found


def open_table(site: Served, name: str = "Anna", **options: Any) -> dict[str, Any]:
    usual = {
        "kingdom": "First Game",
        "seats": [{}, {"bot": "easy"}],
        "seed": 5,
        "first": 0,
        "pace": 0,
        "discreet": False,
    }
    return post(site, "/api/tables", {"name": name, "options": usual | options})


def game(opened: dict[str, Any], *seats: tuple[int, str], watch: bool = False) -> dict[str, Any]:
    """What a browser remembers of a table: the keys to some seats, or only the one for watching."""
    keys = [opened["watch_key"]] if watch else [*(key for _, key in seats), opened["host_key"]]
    return {
        "table": opened["table"],
        "keys": keys,
        "seats": [seat for seat, _ in seats],
        "seatKeys": [key for _, key in seats],
        "watchKey": opened["watch_key"],
        "since": 1,
        "isOver": False,
    }


def sit(
    visitor: Visitor,
    remembered: dict[str, Any],
    size: dict[str, int] = DESKTOP,
    *,
    wire: Callable[[WebSocketRoute], None] | None = None,
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> Page:
    """Come to a table with the keys to it; `wire` gets hold of every connection that the page makes."""
    context = visitor.context(size, settings={"speed": "none"} | (settings or {}), **options)
    if wire is not None:
        context.route_web_socket("**/socket", wire)
    kept = {"fiefdom-games": [remembered]}
    lines = [
        f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {json.dumps(json.dumps(value))});"
        for name, value in kept.items()
    ]
    # A page that is not open yet may keep nothing.
    context.add_init_script(f"if (location.protocol.startsWith('http')) {{ {' '.join(lines)} }}")
    page = context.new_page()
    page.goto(f"/table/{remembered['table']}")
    return page


def own(opened: dict[str, Any]) -> dict[str, Any]:
    return game(opened, (opened["seat"], opened["seat_key"]))


def ready(page: Page) -> None:
    """Wait for a decision, or for the end."""
    page.locator(".ribbon.mine, .ribbon.hit, .cover, .end h1").first.wait_for()


def step_of(page: Page) -> str:
    table = page.locator(".table")
    return (table.get_attribute("data-step") or "") if table.count() else "over"


def last_button(page: Page) -> Locator:
    """What confirms, or else ends the phase or the turn: gold only if nothing is left to do."""
    return page.locator(".ribbon .act.grow:not([disabled])").last


def by_mouse(page: Page) -> None:
    treasures = page.locator(".ribbon .act", has_text="$")
    if treasures.count():
        treasures.first.click()
        return
    for card in WANTED:
        pile = page.locator(f'.supply [data-slot="can"][data-card="{card}"]')
        if pile.count():
            pile.click()
            return
    last_button(page).click()


def by_keys(page: Page) -> None:
    for card in WANTED:
        slot = page.locator(f'.supply li:has([data-slot="can"][data-card="{card}"]) [data-number]')
        if slot.count():
            number = int(slot.get_attribute("data-number") or "0")
            page.keyboard.press(f"Shift+Digit{number % 10}" if number > 10 else f"Digit{number % 10}")
            return
    page.keyboard.press("t" if page.locator(".ribbon .act", has_text="$").count() else "e")


def by_touch(page: Page) -> None:
    treasures = page.locator(".ribbon .act", has_text="$")
    piles = [page.locator(f'.supply [data-slot="can"][data-card="{card}"]') for card in WANTED]
    main = last_button(page)
    next(each for each in (treasures, *piles, main) if each.count()).first.tap()


def play_out(page: Page, act: Callable[[Page], None], answers: int = MOST_ANSWERS) -> None:
    """Answer until the game is over, or so many times."""
    for _ in range(answers):
        page.wait_for_selector(".ribbon.mine, .ribbon.hit, main.in")
        if not page.locator(".table").count():
            return
        step = step_of(page)
        act(page)
        expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)


def hand_of(page: Page) -> list[str | None]:
    return [card.get_attribute("data-card") for card in page.locator(".hand [data-card]").all()]


def kingdom_on(page: Page) -> set[str]:
    """The keys of the cards that are chosen on the page for new tables."""
    expect(page.locator(".ten a")).to_have_count(10)
    return {href.rsplit("/", 1)[1] for href in page.locator(".ten a").evaluate_all("all => all.map(a => a.href)")}


def my_game(page: Page) -> dict[str, Any]:
    """What the browser keeps of the newest table: its name and its keys."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('fiefdom-games')"))[0]
    return found


def look_at(visitor: Visitor, page: Page) -> dict[str, Any]:
    """The newest table of a browser as the server sees it."""
    mine = my_game(page)
    headers = {"Authorization": f"Bearer {mine['keys'][0]}"}
    seen: dict[str, Any] = httpx.get(f"{visitor.site.address}/api/tables/{mine['table']}", headers=headers).json()
    return seen
