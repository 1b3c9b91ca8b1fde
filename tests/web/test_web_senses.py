"""What people see and hear at the table: sizes of text, motion, sound, the log, and what is answered by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser import DESKTOP, LAPTOP, PHONE, Visitor, check_accessible, check_fits
from feed import NAMES, Feed, long_game
from playwright.sync_api import expect
from seating import open_table, own, ready, sit
from seats import answer, seated

from fiefdom.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page

HAND = "Village, Smithy, Moat, Chapel, Copper, Copper, Estate, Silver"
# What a browser at 200 % makes of a small laptop: half as many pixels each way.
ZOOMED = {"width": 640, "height": 360}
# Names that are cut off, or broken inside a word; those for listeners only are clipped away.
CUT_OFF = """all => {
    const range = new Range();
    const lines = (each) => { range.selectNodeContents(each); return range.getClientRects(); };
    const isCut = (each) => each.scrollWidth > each.clientWidth + 1;
    const isBroken = (each) => !/[\\s-]/.test(each.textContent.trim()) && lines(each).length > 1;
    return all.filter((each) => getComputedStyle(each).clipPath === 'none')
        .filter((each) => isCut(each) || isBroken(each)).map((each) => each.textContent);
}"""


def my_turn(hand: str = HAND, players: int = 2) -> Table:
    return seated(players, seat1={"hand": hand, "deck": "Gold, Gold, Gold, Gold"})


# -- Sizes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["pl", "hu"])
@pytest.mark.parametrize(
    ("size", "text"),
    [
        (DESKTOP, 100),
        (LAPTOP, 100),
        (PHONE, 100),
        (DESKTOP, 150),
        pytest.param(LAPTOP, 130, marks=pytest.mark.long),
        (LAPTOP, 150),
        (PHONE, 130),
        (ZOOMED, 100),
    ],
)
def test_the_table_fits_and_can_be_played_at_any_size(
    visitor: Visitor, size: dict[str, int], text: int, language: str
) -> None:
    feed = Feed(visitor, size, language=language, settings={"textSize": text})
    page = feed.show(my_turn(), 0)
    check_fits(page)
    if text == 100:
        assert page.locator(".pile .name, .hand .title").evaluate_all(CUT_OFF) == []
    for part in (".ask b", ".ribbon .act.grow", '.hand [data-card="Village"]'):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)
    page.locator('.supply [data-card="Province"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('.hand [data-card="Village"]').click(position={"x": 20, "y": 20})
    assert len(feed.answered()) == 1


def test_larger_text_is_larger_at_the_table_too(visitor: Visitor) -> None:
    sizes = []
    for text in (100, 150):
        page = Feed(visitor, settings={"textSize": text}).show(my_turn(), 0)
        parts = (".ask b", ".pile .name", ".hand .title", ".act", ".seat h3")
        sizes.append(
            [page.locator(part).first.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") for part in parts]
        )
    assert all(large > 1.2 * usual for usual, large in zip(*sizes, strict=True))


def test_the_longest_task_stays_inside_the_ribbon(visitor: Visitor) -> None:
    table = answer(my_turn("Chapel, Copper, Copper, Estate, Silver"), "Chapel")
    page = Feed(visitor, PHONE, language="pl").show(table, 0)
    ribbon, ask = (page.locator(part).bounding_box() for part in (".ribbon", ".ask"))
    assert ribbon is not None
    assert ask is not None
    assert ribbon["y"] <= ask["y"]
    assert ask["y"] + ask["height"] <= ribbon["y"] + ribbon["height"]


def test_nothing_shifts_when_mats_fill_or_hands_grow(visitor: Visitor) -> None:
    zones = (".ribbon", ".supply", ".stage", ".hand")
    for size in (LAPTOP, PHONE):
        feed = Feed(visitor, size)
        feed.show(my_turn("Estate"), 0)
        before = [feed.page.locator(zone).bounding_box() for zone in zones]
        full = {"hand": HAND, "island": "Island, Estate, Province", "native_village": "Copper", "pirate_ship": 3}
        feed.show(seated(2, seat1=full), 0)
        expect(feed.page.locator(".you")).to_contain_text("Anna")
        assert [feed.page.locator(zone).bounding_box() for zone in zones] == before


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_may_be_chosen_has_a_ring_and_what_may_not_lies_back(visitor: Visitor, theme: str) -> None:
    table = answer(my_turn("Copper, Copper, Copper"), "Copper, Copper, Copper")
    page = Feed(visitor, theme=theme).show(table, 0)
    ring = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ring').trim()")
    looks = "e => [getComputedStyle(e).boxShadow, getComputedStyle(e).backgroundImage]"
    silver, gold = (page.locator(f'.supply [data-card="{card}"] .pile').evaluate(looks) for card in ("Silver", "Gold"))
    red, green, blue = (int(ring[i : i + 2], 16) for i in (1, 3, 5))
    assert f"rgb({red}, {green}, {blue})" in silver[0]
    assert f"rgb({red}, {green}, {blue})" not in gold[0]
    assert "gradient" in silver[1]
    assert gold[1] == "none"


def test_a_stack_that_may_be_chosen_has_a_ring_on_a_phone_too(visitor: Visitor) -> None:
    page = Feed(visitor, PHONE).show(answer(my_turn("Chapel, Copper, Copper, Copper, Estate"), "Chapel"), 0)
    shadows = page.locator(".hand .card").evaluate_all("all => all.map(each => getComputedStyle(each).boxShadow)")
    ring = "rgb(240, 192, 82)"
    assert [ring in shadow for shadow in shadows] == [True, True]


# -- Picks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_clicks_on_a_stack_pick_one_more_each_time(visitor: Visitor, size: dict[str, int]) -> None:
    table = answer(my_turn("Chapel, Copper, Copper, Copper, Estate"), "Chapel")
    feed = Feed(visitor, size)
    page = feed.show(table, 0)
    stack = page.locator('.hand [data-card="Copper"]')
    box = stack.bounding_box()
    assert box is not None
    for _ in range(3):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".ribbon .act:not(.ghost)").click()
    coppers = [i for i, name in enumerate(table.question(0)["options"]) if name == "Copper"]  # type: ignore[index]
    assert sorted(feed.answered()[0]) == coppers


# -- Motion and sound ----------------------------------------------------------------------------------

WATCH = """() => {
    window.flown = 0;
    const count = (node) => { if (node.className === 'flying') window.flown += 1; };
    const watcher = new MutationObserver((changes) => changes.forEach((each) => each.addedNodes.forEach(count)));
    watcher.observe(document.body, {childList: true, subtree: true});
}"""


def flown(page: Page) -> int:
    return int(page.evaluate("window.flown"))


@pytest.mark.parametrize("still", [False, True])
def test_cards_fly_unless_nothing_is_to_move(visitor: Visitor, still: bool) -> None:
    page = sit(visitor, own(open_table(visitor.site)), still=still)
    ready(page)
    page.evaluate(WATCH)
    page.locator(".ribbon .act", has_text="$").click()
    expect(page.locator('.stage [data-card="Copper"]')).to_be_visible()
    page.locator('.supply [data-slot="can"][data-card="Silver"]').click()
    expect(page.locator('.log [class*="ref"]', has_text="Silver").first).to_be_visible()
    assert flown(page) == 0 if still else flown(page) >= 5
    expect(page.locator(".flying")).to_have_count(0)


def test_slips_on_a_phone_slide_to_their_new_places(visitor: Visitor) -> None:
    table = my_turn("Village, Smithy, Moat, Chapel, Copper, Estate, Silver")
    feed = Feed(visitor, PHONE, still=False)
    page = feed.show(table, 0)
    expect(page.locator(".hand.tiles")).to_be_visible()
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    estate = page.locator('.hand [data-card="Estate"]')
    before = estate.bounding_box()
    feed.show(answer(table, "Chapel"), 0)
    assert before is not None
    now = estate.bounding_box()
    assert now is not None
    assert (now["x"], now["y"]) == pytest.approx((before["x"], before["y"]), abs=4)
    slow.send("Animation.setPlaybackRate", {"playbackRate": 20})
    expect(page.locator(".flying")).to_have_count(0)
    after = estate.bounding_box()
    assert after is not None
    assert (after["x"], after["y"]) != pytest.approx((before["x"], before["y"]), abs=4)


def test_a_card_that_goes_on_at_once_lands_first(visitor: Visitor) -> None:
    table = robbed()
    feed = Feed(visitor, still=False)
    page = feed.show(table, 1)
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    feed.show(answer(table, "Copper, Copper, Silver, Gold"), 1)
    silver = page.locator(".flying", has_text="Silver")
    expect(silver).to_have_count(2)
    come, go = silver.evaluate_all("all => all.map(each => each.getAnimations()[0].effect.getComputedTiming())")
    assert go["delay"] >= come["endTime"]
    # Before, it is not there yet.
    assert silver.evaluate_all("all => all.map(each => getComputedStyle(each).opacity)") == ["1", "0"]


def test_a_click_during_motion_counts_and_ends_it(visitor: Visitor) -> None:
    page = sit(visitor, own(open_table(visitor.site)), still=False)
    ready(page)
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    page.locator(".ribbon .act", has_text="$").click()
    expect(page.locator(".flying")).to_have_count(4)
    pile = page.locator('.supply [data-slot="can"][data-card="Silver"]').bounding_box()
    assert pile is not None
    page.mouse.move(pile["x"] + 30, pile["y"] + 20)
    page.mouse.down()
    expect(page.locator(".flying")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text("Silver")


LISTEN = """() => { window.heard = 0; const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.heard += 1; return make.call(this); }; }"""


@pytest.mark.parametrize("sound", [True, False])
def test_sounds_are_heard_only_if_they_are_on(visitor: Visitor, sound: bool) -> None:
    page = sit(visitor, own(open_table(visitor.site)), settings={"sound": sound})
    ready(page)
    page.evaluate(LISTEN)
    page.locator(".ribbon .act", has_text="$").click()
    expect(page.locator('.stage [data-card="Copper"]')).to_be_visible()
    assert (page.evaluate("window.heard") > 0) is sound


# -- The log -------------------------------------------------------------------------------------------


def test_the_log_shows_what_came_of_what(visitor: Visitor) -> None:
    table = Table(["Anna", "Bartek"], ["Throne Room", "Smithy"], seed=1, first=0)
    while not any(event.cause == "Smithy" and event.depth == 2 for event in table.events(0)):
        assert table.pending is not None
        names = table.pending.options.names()
        if table.pending.purpose == "buy":
            wish = "Smithy" if table.onlooker().turns(0) % 2 else "Throne Room"
            table.answer(table.pending.seat, [wish] if wish in names else [])
        else:
            favourite = "Throne Room" if "Throne Room" in names else names[0]
            is_money = table.pending.is_for_treasures
            table.answer(table.pending.seat, range(len(names)) if is_money else [favourite])
    page = Feed(visitor).show(table, table.onlooker().turn)
    throne = page.locator(".log li", has_text="plays Throne Room").last
    smithy = throne.locator("xpath=following-sibling::li[1]")
    draws = throne.locator("xpath=following-sibling::li[2]")
    expect(smithy).to_contain_text("plays Smithy")
    expect(draws).to_contain_text("draws")
    steps = [line.evaluate("e => parseFloat(getComputedStyle(e).paddingLeft)") for line in (throne, smithy, draws)]
    assert steps[0] < steps[1] < steps[2]
    throne.get_by_role("button", name="Throne Room").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Throne Room")


def test_a_log_of_sixty_turns_of_six_players(visitor: Visitor) -> None:
    table = long_game(60)
    seat = table.pending.seat if table.pending else 0
    page = Feed(visitor).show(table, seat)
    expect(page.locator(".log-turn")).to_have_count(361)
    log = page.locator(".log")
    expect(page.locator(".log-turn").last).to_be_in_viewport()
    log.evaluate("e => e.scrollTo(0, 0)")
    expect(page.locator(".log-turn h3").first).to_be_in_viewport()
    expect(page.locator(".log-turn h3").first).to_contain_text(NAMES[0])


# Frames that come only when a test says so.
FRAMES_BY_HAND = """() => {
    const waiting = [];
    window.requestAnimationFrame = (frame) => waiting.push(frame);
    window.showFrames = () => { while (waiting.length) waiting.shift()(0); };
}"""


def test_scrolling_back_wins_while_the_log_still_goes_to_its_end(visitor: Visitor) -> None:
    table = long_game(20)
    feed = Feed(visitor)
    page = feed.show(table, 0)
    expect(page.locator(".log-turn").last).to_be_in_viewport()
    page.evaluate(FRAMES_BY_HAND)
    assert table.pending is not None
    table.answer(table.pending.seat, [])
    feed.show(table, 0)
    page.locator(".log").evaluate("e => { e.scrollTo(0, 0); window.showFrames(); }")
    expect(page.locator(".log-turn h3").first).to_be_in_viewport()


# -- By itself -----------------------------------------------------------------------------------------


def attacked() -> Table:
    table = seated(2, seat1={"hand": "Militia"}, seat2={"hand": "Moat, Copper, Copper, Copper, Copper"})
    return answer(table, "Militia")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_reaction_is_shown_by_itself_once_its_card_says_so(visitor: Visitor, size: dict[str, int]) -> None:
    feed = Feed(visitor, size)
    page = feed.show(attacked(), 1)
    expect(page.locator(".ribbon.hit")).to_be_visible()
    assert feed.sent == []
    page.locator('.supply [data-card="Moat"], .hand [data-card="Moat"]').first.click(button="right")
    page.get_by_role("switch", name="Always reveal it to an Attack").click()
    assert feed.answered() == [[0]]


def test_whoever_has_shown_moat_is_not_asked_to_show_it_again(visitor: Visitor) -> None:
    feed = Feed(visitor)
    page = feed.show(attacked(), 1)
    page.locator('.hand [data-slot="can"][data-card="Moat"]').click()
    assert feed.answered() == [[0]]
    feed.show(answer(attacked(), "Moat"), 1)
    assert feed.answered() == [[]]


def test_treasures_play_themselves_and_stop_where_they_ask(visitor: Visitor) -> None:
    feed = Feed(visitor, settings={"playTreasures": True})
    table = seated(2, seat1={"hand": "Gold, Copper, Silver"})
    feed.show(table, 0)
    names = table.question(0)["options"]  # type: ignore[index]
    assert [names[pick] for pick in feed.answered()[0]] == ["Copper", "Silver", "Gold"]


def robbed() -> Table:
    """Seat 1 is about to play Treasures, and a Corsair of the turn before waits for the first Silver."""
    table = seated(2, seat1={"hand": "Corsair"}, seat2={"hand": "Silver, Copper, Copper, Gold, Estate"})
    return answer(table, "Corsair", "-")


LISTEN_TO_RIBBON = """() => {
    window.said = [];
    const look = () => window.said.push(document.querySelector('.ask .reason').textContent);
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


@pytest.mark.parametrize(
    ("size", "language", "hit", "reason"),
    [
        (DESKTOP, "en", "Corsair: trashes Silver", "You have $7 and 1 Buy."),
        (PHONE, "pl", "Korsarz: wyrzuca na Śmietnisko: Srebrniki", "Masz $7 i 1 zakup."),
    ],
)
def test_an_attack_that_neither_asks_nor_is_played_now_is_told_in_the_ribbon(
    visitor: Visitor, size: dict[str, int], language: str, hit: str, reason: str
) -> None:
    table = robbed()
    feed = Feed(visitor, size, language=language, settings={"playTreasures": True})
    page = feed.show(table, 1)
    table.answer(1, feed.answered()[0])
    page.evaluate(LISTEN_TO_RIBBON)
    feed.show(table, 1)
    expect(page.locator(".ask .reason")).to_have_text(reason)
    assert hit in page.evaluate("window.said")


def test_an_attack_of_long_ago_is_not_told_to_whoever_comes_back(visitor: Visitor) -> None:
    page = Feed(visitor).show(answer(robbed(), "Copper, Copper, Silver, Gold"), 1)
    expect(page.locator(".log")).to_contain_text("trashes Silver")
    assert page.locator(".ask .reason").inner_text() == "You have $7 and 1 Buy."


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_of_six_with_everything_on_it_is_accessible(visitor: Visitor, theme: str) -> None:
    full = {"hand": HAND, "in_play": "Wharf", "island": "Island, Estate", "native_village": "Copper", "pirate_ship": 3}
    page = Feed(visitor, LAPTOP, theme=theme).show(seated(6, seat1=full, seat3=full), 0)
    check_accessible(page)
