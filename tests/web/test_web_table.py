"""Games at the table in a real browser: by mouse, keys and touch, at one screen, and through trouble."""

from __future__ import annotations

import json
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest
from browser import DESKTOP, LAPTOP, PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import expect
from serving import Served

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page

WANTED = ("Province", "Gold", "Silver")
MOST_ANSWERS = 400


def post(site: Served, path: str, body: dict[str, Any]) -> dict[str, Any]:
    content = json.dumps(body).encode()
    request = urllib.request.Request(site.address + path, content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as response:
        found: dict[str, Any] = json.load(response)
        return found


def open_table(site: Served, name: str = "Anna", **options: Any) -> dict[str, Any]:
    usual = {"kingdom": "First Game", "seats": [{}, {"bot": "easy"}], "seed": 5, "first": 0, "pace": 0}
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


def sit(visitor: Visitor, remembered: dict[str, Any], size: dict[str, int] = DESKTOP, **options: Any) -> Page:
    context = visitor.context(size, **options)
    kept = {"fiefdom-games": [remembered], "fiefdom-settings": {"speed": "none"}}
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
    page.locator(".ribbon.mine, .ribbon.hit, .cover, main:not(.cover) h1:visible").first.wait_for()


def step_of(page: Page) -> str:
    table = page.locator(".table")
    return (table.get_attribute("data-step") or "") if table.count() else "over"


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
    page.locator(".ribbon .act:not(.ghost):not([disabled])").first.click()


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
    main = page.locator(".ribbon .act:not(.ghost):not([disabled])")
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


@pytest.mark.parametrize(("act", "size"), [(by_mouse, DESKTOP), (by_keys, LAPTOP)])
def test_a_whole_game_against_a_bot(visitor: Visitor, act: Callable[[Page], None], size: dict[str, int]) -> None:
    page = sit(visitor, own(open_table(visitor.site)), size)
    ready(page)
    check_fits(page)
    play_out(page, act)
    expect(page.locator(".table")).to_have_count(0)


def test_a_game_on_a_phone_in_polish(visitor: Visitor) -> None:
    page = sit(visitor, own(open_table(visitor.site)), PHONE, language="pl")
    ready(page)
    expect(page.locator(".ask b")).to_have_text("Zagraj Skarby")
    play_out(page, by_touch, 12)
    check_fits(page)
    page.locator('[data-card="Moat"]').first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Fosa")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_accessible(visitor: Visitor, theme: str) -> None:
    page = sit(visitor, own(open_table(visitor.site)), theme=theme)
    ready(page)
    check_accessible(page)


def test_a_laptop_needs_no_scrolling_and_nothing_shifts(visitor: Visitor) -> None:
    page = sit(visitor, own(open_table(visitor.site)), LAPTOP, language="hu")
    ready(page)
    places = [page.locator(zone).bounding_box() for zone in (".ribbon", ".supply", ".stage", ".you", ".side")]
    play_out(page, by_mouse, 6)
    assert [page.locator(zone).bounding_box() for zone in (".ribbon", ".supply", ".stage", ".you", ".side")] == places
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def hand_of(page: Page) -> list[str | None]:
    return [card.get_attribute("data-card") for card in page.locator(".hand [data-card]").all()]


def test_reload_lost_connection_and_killed_server_go_on_at_the_same_decision(browser: Browser, tmp_path: Path) -> None:
    with Served(tmp_path, "--unlimited") as site:
        visitor = Visitor(browser, site)
        visitor.expected = ["WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Failed to load"]
        page = sit(visitor, own(open_table(site)))
        play_out(page, by_mouse, 2)
        expect(page.locator(".ribbon.mine")).to_be_visible()
        hand = hand_of(page)
        page.reload()
        expect(page.locator(".ribbon.mine")).to_be_visible()
        assert hand_of(page) == hand
        site.kill()
        expect(page.locator(".ask b")).to_have_text("No connection. Trying again…")
        assert hand_of(page) == hand
        site.start()
        expect(page.locator(".ribbon.mine")).to_be_visible(timeout=20_000)
        play_out(page, by_mouse, 2)
        visitor.close()


def test_a_watcher_sees_nothing_hidden(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {}])
    player = sit(visitor, own(opened))
    expect(player.get_by_role("heading", level=1)).to_have_text("Waiting for players")
    taken = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bartek", "key": opened["watch_key"]})
    assert taken["seat"] == 1
    ready(player)
    watcher = sit(visitor, game(opened, watch=True))
    expect(watcher.locator(".ask b")).to_have_text("Anna\u2019s turn")
    assert watcher.locator(".hand [data-card]").count() == 0
    assert watcher.locator('[data-slot="can"]').count() == 0
    expect(watcher.locator(".watched")).to_contain_text("Hands are hidden")


def test_two_browsers_and_two_bots_undo_by_consent(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {}, {"bot": "easy"}, {"bot": "easy"}])
    taken = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bartek", "key": opened["watch_key"]})
    anna = sit(visitor, own(opened))
    bartek = sit(visitor, game(opened, (1, taken["seat_key"])))
    play_out(anna, by_mouse, 2)
    ready(bartek)
    before = bartek.locator(".log").inner_text()
    anna.get_by_role("button", name="Ask to undo").click()
    expect(bartek.locator(".ask b")).to_have_text("Anna asks for an undo")
    bartek.get_by_role("button", name="Allow").click()
    expect(anna.locator(".ribbon.mine .ask b")).to_have_text("Buy a card")
    assert bartek.locator(".log").inner_text() != before
    play_out(anna, by_mouse, 1)
    expect(bartek.locator(".ribbon.mine")).to_be_visible()


def test_three_people_at_one_screen_do_not_see_each_others_hands(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {"name": "Bartek"}, {"name": "Čeněk"}])
    seats = [(0, opened["seat_key"])]
    for number, name in ((1, "Bartek"), (2, "Čeněk")):
        wish = {"name": name, "seat": number, "key": opened["watch_key"]}
        seats.append((number, post(visitor.site, f"/api/tables/{opened['table']}/seats", wish)["seat_key"]))
    page = sit(visitor, game(opened, *seats))
    for name in ("Anna", "Bartek", "Čeněk", "Anna"):
        expect(page.locator(".cover h1")).to_have_text(f"{name} is next")
        assert page.locator("[data-card]").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".you h2")).to_contain_text(name)
        expect(page.locator(".ribbon.mine")).to_be_visible()
        for _ in range(4):
            if page.locator(".cover").count():
                break
            step = step_of(page)
            by_mouse(page)
            expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)


def test_a_strangers_own_card_is_shown_and_played(browser: Browser, tmp_path: Path) -> None:
    cards = tmp_path / "own.py"
    cards.write_text(
        "from fiefdom.cards import ACTION, Player, card\n"
        'dowser = card("Dowser", cost=2, types=ACTION, actions=1, text="Choose one: +1 Card, or dig.")\n'
        "@dowser.play\n"
        "def dowser_play(me: Player) -> None:\n"
        '    me.choose("+1 Card", "dig")\n',
        encoding="utf-8",
    )
    with Served(tmp_path, "--unlimited", "--cards", str(cards)) as site:
        visitor = Visitor(browser, site)
        page = sit(visitor, own(open_table(site, kingdom=["Dowser"])))
        ready(page)
        expect(page.locator('.supply [data-card="Dowser"]')).to_contain_text("Dowser")
        for _ in range(40):
            play = page.locator('.hand [data-slot="can"][data-card="Dowser"]')
            if play.count():
                break
            page.wait_for_selector(".ribbon.mine")
            pile = page.locator('.supply [data-slot="can"][data-card="Dowser"]')
            step = step_of(page)
            (pile.click if pile.count() else lambda: by_mouse(page))()
            expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)
            page.wait_for_selector(".ribbon.mine")
        play.click()
        expect(page.locator(".ask .reason")).to_contain_text("Choose one")
        page.get_by_role("button", name="dig").click()
        expect(page.locator(".log")).to_contain_text("dig")
        visitor.close()
