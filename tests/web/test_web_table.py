"""Games at the table in a real browser: by mouse, keys and touch, at one screen, and through trouble."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser import DESKTOP, LAPTOP, PHONE, Visitor, check_accessible, check_fits
from feed import Feed
from playwright.sync_api import expect
from seating import by_keys, by_mouse, by_touch, game, hand_of, open_table, own, play_out, post, ready, sit, step_of
from seats import seated
from serving import Served

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page


@pytest.mark.parametrize(("act", "size"), [(by_mouse, DESKTOP), (by_keys, LAPTOP)])
def test_a_whole_game_against_a_bot(visitor: Visitor, act: Callable[[Page], None], size: dict[str, int]) -> None:
    page = sit(visitor, own(open_table(visitor.site)), size)
    ready(page)
    check_fits(page)
    play_out(page, act)
    expect(page.locator(".table")).to_have_count(0)


def test_a_whole_game_on_a_phone_in_polish(visitor: Visitor) -> None:
    page = sit(visitor, own(open_table(visitor.site)), PHONE, language="pl")
    ready(page)
    expect(page.locator(".ask b")).to_have_text("Zagraj Skarby")
    play_out(page, by_touch, 12)
    check_fits(page)
    page.locator('[data-card="Moat"]').first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Fosa")
    page.get_by_role("button", name="Zamknij").last.tap()
    play_out(page, by_touch)
    expect(page.locator(".table")).to_have_count(0)
    check_fits(page)


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
        expect(page.locator(".ribbon.mine")).to_be_visible()
        play_out(page, by_mouse, 2)
        visitor.close()


def test_an_undo_at_one_screen_gives_the_screen_back(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {}], undo="free")
    wish = {"name": "Bartek", "key": opened["watch_key"]}
    other = post(visitor.site, f"/api/tables/{opened['table']}/seats", wish)["seat_key"]
    page = sit(visitor, game(opened, (0, opened["seat_key"]), (1, other)))
    page.get_by_role("button", name="I am Anna").click()
    hand = hand_of(page)
    play_out(page, by_mouse, 1)
    assert hand_of(page) != hand
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".ribbon.mine .ask")).to_contain_text("Play Treasures")
    assert hand_of(page) == hand
    assert page.locator(".cover").count() == 0


def test_two_tabs_of_one_seat_both_work(visitor: Visitor) -> None:
    page = sit(visitor, own(open_table(visitor.site)))
    ready(page)
    other = page.context.new_page()
    other.goto(page.url)
    ready(other)
    for tab in (page, other, page):
        step = step_of(tab)
        by_mouse(tab)
        for each in (page, other):
            expect(each.locator(f'.table[data-step="{step}"]')).to_have_count(0)
        expect(page.locator(".ribbon.mine")).to_be_visible()
        expect(other.locator(".ribbon.mine")).to_be_visible()
        assert step_of(page) == step_of(other)
        assert hand_of(page) == hand_of(other)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE])
def test_six_players_at_one_table(visitor: Visitor, size: dict[str, int]) -> None:
    page = sit(visitor, own(open_table(visitor.site, seats=[{}, *[{"bot": "easy"}] * 5])), size)
    ready(page)
    play_out(page, by_touch if size is PHONE else by_mouse, 5)
    ready(page)
    expect(page.locator(".seat")).to_have_count(5)
    for seat in page.locator(".seat").all():
        expect(seat).to_be_in_viewport(ratio=0.9)
    check_fits(page)


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


@pytest.mark.parametrize("is_open", [True, False])
def test_on_a_short_phone_watchers_can_read_whose_turn_it_is(visitor: Visitor, is_open: bool) -> None:
    hands = {"hands": ((),) * 6} if is_open else {}
    page = Feed(visitor, {"width": 360, "height": 640}).show(seated(6, seat1={"hand": "Copper"}), None, **hands)
    ribbon, watched = page.locator(".ribbon").bounding_box(), page.locator(".watched").bounding_box()
    assert ribbon is not None
    assert watched is not None
    assert ribbon["y"] + ribbon["height"] <= watched["y"]


def test_two_browsers_and_two_bots_undo_by_consent(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {}, {"bot": "easy"}, {"bot": "easy"}])
    taken = post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bartek", "key": opened["watch_key"]})
    anna = sit(visitor, own(opened))
    bartek = sit(visitor, game(opened, (1, taken["seat_key"])))
    play_out(anna, by_mouse, 2)
    ready(bartek)
    before = bartek.locator(".log").inner_text()
    anna.get_by_role("button", name="Ask to undo").click()
    expect(bartek.locator(".ask b")).to_have_text("Anna asks to undo")
    bartek.get_by_role("button", name="Allow").click()
    expect(anna.locator(".ribbon.mine .ask b")).to_have_text("Buy a card")
    assert bartek.locator(".log").inner_text() != before
    play_out(anna, by_mouse, 1)
    expect(bartek.locator(".ribbon.mine")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_everybody_should_know_leaves_room_for_the_log(visitor: Visitor, size: dict[str, int]) -> None:
    opened = open_table(visitor.site, seats=[{}, {}], open_hands=True)
    post(visitor.site, f"/api/tables/{opened['table']}/seats", {"name": "Bartek", "key": opened["watch_key"]})
    page = sit(visitor, own(opened), size)
    ready(page)
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    expect(page.locator(".side .notice:visible")).to_have_count(2)
    side, log = page.locator(".side:visible").bounding_box(), page.locator(".side .tab-panel:visible").bounding_box()
    assert side is not None
    assert log is not None
    assert log["height"] > side["height"] / 2


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


def check_within(page: Page, inner: str, outer: str) -> None:
    ours, around = page.locator(inner).bounding_box(), page.locator(outer).bounding_box()
    assert ours is not None
    assert around is not None
    assert ours["y"] >= around["y"]
    assert ours["y"] + ours["height"] <= around["y"] + around["height"]


def test_a_strangers_own_card_is_shown_and_played(browser: Browser, tmp_path: Path) -> None:
    cards = tmp_path / "own.py"
    cards.write_text(
        "from fiefdom.cards import ACTION, Player, card, number\n"
        'NAMES = ("pearls", "amber beads", "old coins", "bones")\n'
        "FINDS = [number(name) for name in NAMES]\n"
        'TEXT = "Choose one: +1 Card, or dig."\n'
        'dowser = card("Dowser", cost=2, types=ACTION, actions=1, text=TEXT, numbers=NAMES)\n'
        "@dowser.play\n"
        "def dowser_play(me: Player) -> None:\n"
        '    me.choose("+1 Card", "dig")\n'
        "    for find in FINDS:\n"
        "        me.add(find, 12)\n",
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
        for size in (DESKTOP, LAPTOP, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            expect(page.locator(".counter")).to_have_count(7)
            check_within(page, ".ask", ".ribbon")
        visitor.close()
