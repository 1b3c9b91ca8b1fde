"""How the table behaves in people's hands: what one press does and undoes, what opens and what goes away."""

from __future__ import annotations

import re

import pytest
from browser import DESKTOP, PHONE, Visitor
from feed import Feed
from playwright.sync_api import Page, expect
from seating import by_mouse, game, last_button, open_table, own, play_out, post, ready, sit, step_of
from seats import answer, seated

from fiefdom.table import Table


def until_an_action(page: Page) -> None:
    """Buy Moats until one is in hand."""
    for _ in range(20):
        ready(page)
        if page.get_by_role("button", name="End Actions").count():
            return
        step = step_of(page)
        pile = page.locator('.supply [data-slot="can"][data-card="Moat"]')
        treasures = page.get_by_role("button", name="Play Treasures")
        main = last_button(page)
        next(each for each in (treasures, pile, main) if each.count()).first.click()
        expect(page.locator(f'.table[data-step="{step}"]')).to_have_count(0)
    pytest.fail("no Moat came")


def test_what_one_press_has_played_one_press_undoes(visitor: Visitor) -> None:
    page = sit(visitor, own(open_table(visitor.site)))
    until_an_action(page)
    page.keyboard.press("t")
    expect(page.locator(".ribbon .ask")).to_contain_text("Buy a card")
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="End Actions")).to_be_visible()


def test_the_button_that_plays_no_more_treasures_does_not_speak_of_actions(visitor: Visitor) -> None:
    page = Feed(visitor).show(seated(2, seat1={"hand": "Copper, Copper, Silver"}), 0)
    expect(page.locator(".ribbon .act.ghost.grow")).to_contain_text("Start buying")


def test_whoever_has_handed_over_the_screen_can_still_undo(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {}])
    wish = {"name": "Bartek", "key": opened["watch_key"]}
    other = post(visitor.site, f"/api/tables/{opened['table']}/seats", wish)["seat_key"]
    page = sit(visitor, game(opened, (0, opened["seat_key"]), (1, other)))
    page.get_by_role("button", name="I am Anna").click()
    play_out(page, by_mouse, 1)
    page.locator('.supply [data-card="Estate"]').click()
    expect(page.get_by_role("heading", name="Bartek is next")).to_be_visible()
    page.get_by_role("button", name="Undo (Anna)").click()
    expect(page.get_by_text("Anna asks to undo")).to_be_visible()
    page.get_by_role("button", name="I am Bartek").click()
    page.get_by_role("button", name="Allow").click()
    page.get_by_role("button", name="I am Anna").click()
    expect(page.locator(".ribbon.mine .ask")).to_contain_text("Buy a card")


def test_a_card_that_comes_to_lie_under_a_resting_mouse_does_not_open(visitor: Visitor) -> None:
    table = seated(2, seat1={"hand": "Village, Village, Smithy, Copper", "deck": "Gold, Gold, Gold"})
    feed = Feed(visitor)
    page = feed.show(table, 0)
    first = page.locator(".hand button").first.bounding_box()
    assert first is not None
    page.mouse.move(first["x"] + 30, first["y"] + 60)
    page.mouse.down()
    page.mouse.up()
    feed.show(answer(table, "Village"), 0)
    page.wait_for_timeout(600)
    expect(page.locator(".reader")).to_have_count(0)
    page.mouse.move(first["x"] + 33, first["y"] + 62)
    expect(page.locator(".reader")).to_be_visible()


@pytest.mark.parametrize("sheet", ["Menu", "Log"])
def test_a_sheet_on_a_phone_is_put_away_by_pulling_it_down(visitor: Visitor, sheet: str) -> None:
    page = Feed(visitor, PHONE).show(seated(2, seat1={"hand": "Copper, Copper, Silver"}), 0)
    page.get_by_role("button", name=sheet).tap()
    pull(page, ".sheet header", 30)
    expect(page.locator(".sheet")).to_be_visible()
    pull(page, ".sheet header", 200)
    expect(page.locator(".sheet")).to_have_count(0)


def test_a_card_on_a_phone_is_put_away_by_pulling_it_down(visitor: Visitor) -> None:
    page = Feed(visitor, PHONE).show(seated(2, seat1={"hand": "Copper, Copper, Estate"}), 0)
    page.locator('.hand [data-card="Estate"]').tap()
    expect(page.locator(".sheet-up")).to_be_visible()
    pull(page, ".sheet-up .card", 200)
    expect(page.locator(".sheet-up")).to_have_count(0)


@pytest.mark.parametrize("what", ['.hand [data-card="Estate"]', '.supply [data-card="Copper"]'])
def test_a_card_that_is_held_stays_open_when_the_finger_is_lifted(visitor: Visitor, what: str) -> None:
    table = seated(2, seat1={"hand": "Copper, Copper, Estate"})
    feed = Feed(visitor, PHONE)
    page = feed.show(answer(table, "Copper, Copper"), 0)
    box = page.locator(what).bounding_box()
    assert box is not None
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".sheet-up")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(page.locator(".sheet-up")).to_be_visible()
    assert feed.sent == []
    page.locator(".dim").tap(position={"x": 20, "y": 20})
    expect(page.locator(".sheet-up")).to_have_count(0)


def pull(page: Page, what: str, pixels: int) -> None:
    """With one finger, downwards."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    x, y = box["x"] + 60, box["y"] + 20
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 6):
        point = {"x": x, "y": y + pixels * part / 5}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


TURNS = [
    ("action", seated(2, seat1={"hand": "Village, Copper"}), "End Actions", "End your Actions?"),
    ("treasure", seated(2, seat1={"hand": "Copper, Copper"}), "Start buying", "Buy without these Treasures?"),
    ("buy", answer(seated(2, seat1={"hand": "Copper, Copper"}), "Copper, Copper"), "End turn", "End your turn?"),
]


@pytest.mark.parametrize(("left", "table", "button", "question"), TURNS)
def test_whoever_is_new_is_asked_once_before_they_give_something_away(
    visitor: Visitor, left: str, table: Table, button: str, question: str
) -> None:
    feed = Feed(visitor, PHONE, settings={"warned": []})
    page = feed.show(table, 0)
    end = page.get_by_role("button", name=button)
    # Gold is for what one may do: something is left.
    expect(end).to_have_class(re.compile(r"\bghost\b"))
    end.tap()
    expect(page.locator(".ribbon.mine .ask b")).to_have_text(question)
    assert feed.sent == []
    page.get_by_role("button", name="Not yet").tap()
    expect(page.locator(".ask b")).not_to_have_text(question)
    # Once was enough, for this one and for the next table.
    page.reload()
    page.get_by_role("button", name=button).tap()
    assert feed.answered() == [[]]
    assert left in page.evaluate("JSON.parse(localStorage.getItem('fiefdom-settings')).warned")


def test_who_means_it_presses_again(visitor: Visitor) -> None:
    feed = Feed(visitor, settings={"warned": []})
    page = feed.show(TURNS[2][1], 0)
    page.keyboard.press("e")
    expect(page.locator(".ask b")).to_have_text("End your turn?")
    page.keyboard.press("e")
    assert feed.answered() == [[]]


def test_playing_treasures_before_an_action_is_asked_about_too(visitor: Visitor) -> None:
    feed = Feed(visitor, settings={"warned": []})
    page = feed.show(TURNS[0][1], 0)
    page.keyboard.press("t")
    expect(page.locator(".ask b")).to_have_text("End your Actions?")
    assert feed.sent == []


def test_the_end_of_a_turn_with_nothing_to_buy_is_the_gold_button(visitor: Visitor) -> None:
    feed = Feed(visitor, settings={"warned": []})
    page = feed.show(answer(seated(2, seat1={"hand": "Estate, Copper"}), "Copper"), 0)
    end = page.get_by_role("button", name="End turn")
    expect(end).not_to_have_class(re.compile(r"\bghost\b"))
    end.click()
    assert feed.answered() == [[]]


def test_whoever_comes_by_keyboard_is_led_to_each_decision(visitor: Visitor) -> None:
    page = visitor.open("/", settings={"speed": "none"})
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    ready(page)
    expect(page.locator('.hand [data-slot="can"]:focus')).to_have_count(1)
    expect(page.locator(".hand .key.shown")).not_to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator('.supply [data-slot="can"]:focus')).to_have_count(1)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_on_a_pile_buys_it_and_does_not_end_the_turn(visitor: Visitor, key: str) -> None:
    table = answer(seated(2, seat1={"hand": "Copper, Copper"}), "Copper, Copper")
    feed = Feed(visitor)
    page = feed.show(table, 0)
    page.keyboard.press("s")
    page.locator('.supply [data-card="Estate"]').focus()
    page.keyboard.press(key)
    options = table.question(0)["options"]  # type: ignore[index]
    assert [[options[pick] for pick in picks] for picks in feed.answered()] == [["Estate"]]


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_first_key_of_all_presses_what_has_the_focus(visitor: Visitor, key: str) -> None:
    table = answer(seated(2, seat1={"hand": "Copper, Copper"}), "Copper, Copper")
    feed = Feed(visitor)
    page = feed.show(table, 0)
    estate = page.locator('.supply [data-card="Estate"]')
    estate.focus()
    # As long as a finger takes: what comes in between may not take the focus away.
    page.keyboard.down(key)
    page.wait_for_timeout(100)
    page.keyboard.up(key)
    options = table.question(0)["options"]  # type: ignore[index]
    assert [[options[pick] for pick in picks] for picks in feed.answered()] == [["Estate"]]


def test_enter_where_nothing_has_the_focus_presses_nothing(visitor: Visitor) -> None:
    feed = Feed(visitor)
    page = feed.show(answer(seated(2, seat1={"hand": "Copper, Copper"}), "Copper, Copper"), 0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.keyboard.press("f")
    page.wait_for_timeout(100)
    assert feed.sent == []
    page.keyboard.press("e")
    assert feed.answered() == [[]]


@pytest.mark.parametrize("key", ["e", "Enter"])
def test_a_key_that_is_held_down_answers_one_question(visitor: Visitor, key: str) -> None:
    table = seated(2, seat1={"hand": "Copper, Copper"})
    feed = Feed(visitor)
    page = feed.show(table, 0)
    page.keyboard.press("h")
    page.keyboard.down(key)
    assert len(feed.answered()) == 1
    feed.show(answer(table, "Copper, Copper"), 0)
    expect(page.locator('.supply [data-slot="can"]:focus')).to_have_count(1)
    page.keyboard.down(key)
    page.wait_for_timeout(100)
    assert feed.sent == []
    page.keyboard.up(key)
    page.keyboard.press(key)
    assert len(feed.answered()) == 1


def test_what_is_picked_is_confirmed_by_a_key_of_its_own(visitor: Visitor) -> None:
    table = seated(2, seat1={"hand": "Cellar, Copper, Estate, Curse", "deck": "Gold, Gold, Gold"})
    table = answer(table, "Cellar")
    feed = Feed(visitor)
    page = feed.show(table, 0)
    page.locator('.hand [data-card="Estate"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".ribbon .act:not(.ghost) kbd")).to_have_text("F")
    assert feed.sent == []
    page.keyboard.press("f")
    options = table.question(0)["options"]  # type: ignore[index]
    assert [[options[pick] for pick in picks] for picks in feed.answered()] == [["Estate"]]


def test_numbers_show_once_a_key_was_used(visitor: Visitor) -> None:
    page = Feed(visitor).show(seated(2, seat1={"hand": "Copper, Copper, Silver"}), 0)
    page.mouse.click(640, 360)
    expect(page.locator(".key.shown")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hand .key.shown")).to_have_count(2)
    expect(page.locator('.hand [data-slot="can"]:focus')).to_have_count(1)
    page.keyboard.press("c")
    expect(page.locator("[data-say]")).to_be_focused()


def test_names_of_two_others_are_whole_on_a_phone(visitor: Visitor) -> None:
    names = ("Průměrný bot", "Průměrný bot 2")
    opened = open_table(visitor.site, seats=[{}, *({"bot": "easy", "name": name} for name in names)])
    page = sit(visitor, own(opened), PHONE, language="cs")
    ready(page)
    widths = page.locator(".seat .who").evaluate_all("all => all.map(each => [each.scrollWidth, each.clientWidth])")
    assert len(widths) == 2
    assert all(needed <= had for needed, had in widths)


def test_an_empty_deck_is_no_stack_of_cards(visitor: Visitor) -> None:
    feed = Feed(visitor)
    page = feed.show(seated(2, seat1={"hand": "Copper", "deck": ""}), 0)
    expect(page.locator('.you [data-zone="deck"]')).to_contain_text("0")
    expect(page.locator('.you [data-zone="deck"] .back')).to_have_count(0)
    feed.show(seated(2, seat1={"hand": "Copper", "deck": "Copper"}), 0)
    expect(page.locator('.you [data-zone="deck"] .back')).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_last_of_an_order_finds_its_place_by_itself(visitor: Visitor, size: dict[str, int]) -> None:
    table = seated(2, seat1={"hand": "Patrol", "deck": "Copper, Copper, Copper, Silver, Gold, Copper, Copper"})
    feed = Feed(visitor, size)
    table = answer(table, "Patrol")
    page = feed.show(table, 0)
    options = table.question(0)["options"]  # type: ignore[index]
    assert sorted(options) == ["Copper", "Copper", "Gold", "Silver"]
    for card in ("Gold", "Silver"):
        page.locator(".order button", has_text=card).first.click()
    page.locator(".ribbon .act:not(.ghost)").click()
    assert [options[pick] for pick in feed.sent[0]["picks"]] == ["Gold", "Silver", "Copper", "Copper"]


def test_a_reaction_of_ones_own_is_not_called_somebody_elses(visitor: Visitor) -> None:
    table = seated(2, seat1={"hand": "Militia"}, seat2={"hand": "Diplomat, Copper, Copper, Copper, Copper"})
    table = answer(table, "Militia")
    page = Feed(visitor).show(table, 1)
    expect(page.locator(".ask")).to_contain_text("Anna, Militia")
    page = Feed(visitor).show(answer(table, "Diplomat"), 1)
    expect(page.locator(".ask")).to_contain_text("Diplomat:")
    expect(page.locator(".ask")).not_to_contain_text("Anna")


def test_the_table_has_one_list_of_keys(visitor: Visitor) -> None:
    page = Feed(visitor).show(seated(2, seat1={"hand": "Copper, Copper, Silver"}), 0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert page.locator("dialog[open]").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert page.locator("dialog[open]").count() == 1
