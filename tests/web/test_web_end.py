"""The end of a game, and looking back at it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser import DESKTOP, LAPTOP, PHONE, Visitor, check_accessible, check_accessible_in_both_themes, check_fits
from folders import PLAYED
from playwright.sync_api import expect
from serving import Served

RECORD = PLAYED / "first-game.record.txt"


@pytest.fixture(scope="module")
def finished(site: Served) -> str:
    """The name of a table where three bots have played to the end."""
    seats = [{"bot": "big-money", "name": "Zsófia"}, {"bot": "smithy", "name": "Bartek"}, {"bot": "witch"}]
    options: dict[str, Any] = {"seats": seats, "kingdom": "First Game", "pace": 0, "seed": 7, "visibility": "open"}
    with httpx.Client(base_url=site.address, timeout=60) as http:
        table = http.post("/api/tables", json={"options": options | {"kingdom": ["Witch", "Smithy", "Gardens"]}}).json()
        name = str(table["table"])
        while http.get(f"/api/tables/{name}").json()["status"] != "over":
            pass
    return name


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("theme", "language"), [("light", "pl"), ("dark", "hu"), ("dark", "en")])
def test_the_end_shows_ranks_decks_and_charts(
    visitor: Visitor, finished: str, size: dict[str, int], theme: str, language: str
) -> None:
    page = visitor.open(f"/table/{finished}", size, theme=theme, language=language)
    expect(page.locator(".rank")).to_have_count(3)
    expect(page.locator(".rank").first).to_have_class("rank first")
    expect(page.locator(".chart")).to_have_count(2)
    scores = [int(text) for text in page.locator(".pts").evaluate_all("all => all.map(each => each.firstChild.data)")]
    assert scores == sorted(scores, reverse=True)
    made = page.locator(".rank").first.locator(".where b").all_inner_texts()
    assert sum(int(text.replace("−", "-")) for text in made) == scores[0]
    check_accessible(page)
    check_fits(page)


def test_the_end_of_a_game_of_two_fits_on_a_laptop(visitor: Visitor) -> None:
    page = visitor.open("/new?kingdom=first-game", LAPTOP)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".chart")).to_have_count(2)
    expect(page.get_by_role("link", name="Look back")).to_be_in_viewport(ratio=1)


def test_the_end_says_what_the_bot_went_for_saves_the_record_and_leads_to_the_next_game(visitor: Visitor) -> None:
    page = visitor.open("/new?kingdom=first-game")
    page.get_by_label("Who starts").select_option("you")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Play Treasures").click()
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".log h3").last).to_contain_text("turn 2")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fair bot wins")
    expect(page.get_by_text("Player resigned")).to_be_visible()
    expect(page.locator(".plan")).to_contain_text("Smithy")
    page.get_by_role("combobox").select_option("hu")
    expect(page.locator(".plan")).to_contain_text("Kovácsműhely")
    page.get_by_role("combobox").select_option("en")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    record = saving.value.path().read_text(encoding="utf-8")
    assert record.startswith("fiefdom record")
    assert "1 resign" in record
    first = page.url
    page.get_by_role("button", name="Play again, you start").press("r")
    expect(page.locator(".ribbon.mine")).to_be_visible()
    assert page.url != first
    page.goto(first)
    page.get_by_role("slider", name="Look back").press("Home")
    expect(page).to_have_url(re.compile(r"/replay/\w+\?step=0"))


def test_a_game_is_looked_at_again_step_by_step(visitor: Visitor, finished: str) -> None:
    page = visitor.open(f"/table/{finished}")
    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    expect(page.locator(".log")).to_contain_text("plays Copper")
    page.get_by_role("button", name="One turn forward").click()
    expect(page).to_have_url(f"{visitor.site.address}/replay/{finished}?step={slider.input_value()}")
    expect(page.locator(".open-hand")).to_have_count(3)
    page.get_by_role("combobox", name="See it as").select_option("Bartek")
    expect(page.locator(".hand [data-card]")).not_to_have_count(0)
    expect(page.locator(".watched")).to_have_count(0)
    assert page.locator("[data-slot=can]").count() == 0
    page.keyboard.press("Shift+ArrowRight")
    moment = f"{visitor.site.address}/replay/{finished}?step={slider.input_value()}&seat=1"
    expect(page).to_have_url(moment)
    hand = page.locator(".hand [data-card]").all_inner_texts()
    page.goto(moment)
    expect(page.get_by_role("combobox", name="See it as")).to_have_value("1")
    expect(slider).to_have_value(moment.partition("step=")[2].partition("&")[0])
    assert page.locator(".hand [data-card]").all_inner_texts() == hand
    slider.focus()
    page.keyboard.press("End")
    page.get_by_role("button", name="How it went").click()
    expect(page.locator(".rank")).to_have_count(3)


def test_a_replay_runs_by_itself_and_stops_at_the_end(visitor: Visitor, finished: str) -> None:
    page = visitor.open(f"/replay/{finished}?step=9999", settings={"speed": "none"})
    slider = page.get_by_role("slider")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    last = int(slider.input_value())
    page.get_by_role("button", name="One turn back").click()
    page.get_by_role("button", name="Play back").click()
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("button", name="Play back")).to_be_disabled()


def test_a_link_to_a_moment_opens_for_somebody_who_was_not_there(visitor: Visitor) -> None:
    """Of a table that only those with its link may see: the link to the moment has its key."""
    options = {"seats": [{"bot": "easy"}, {"bot": "easy"}], "kingdom": "First Game", "pace": 0, "seed": 3}
    with httpx.Client(base_url=visitor.site.address, timeout=60) as http:
        opened = http.post("/api/tables", json={"options": options}).json()
        name, key = opened["table"], opened["watch_key"]
        while http.get(f"/api/tables/{name}", headers={"Authorization": f"Bearer {key}"}).json()["status"] != "over":
            pass
        assert http.get(f"/api/tables/{name}/replay").status_code == 403
    page = visitor.open(f"/replay/{name}?step=12#{key}")
    expect(page.get_by_role("slider")).to_have_value("12")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{visitor.site.address}/replay/{name}?step=13#{key}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("seat", ["", "&seat=1"], ids=["open", "seat"])
def test_a_replay_is_accessible_and_fits(visitor: Visitor, finished: str, size: dict[str, int], seat: str) -> None:
    page = visitor.open(f"/replay/{finished}?step=60{seat}", size, theme="light")
    expect(page.locator(".supply .pile")).to_have_count(17)
    check_fits(page)
    check_accessible_in_both_themes(page)


# Seat by seat, which cards lie in the open hands.
HANDS = "all => all.map(hand => [...hand.querySelectorAll('.card .title')].map(title => title.textContent))"
HELD = [["Mine", "Remodel", "Workshop", "Cellar"], ["Market", "Mine", "Remodel", "Moat", "Estate"]]


def test_a_replay_with_all_cards_open_shows_every_hand_as_cards_without_scrolling(visitor: Visitor) -> None:
    page = visitor.open("/replay?step=170", LAPTOP)
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.get_by_role("slider")).to_have_value("170")
    assert page.locator(".open-hand").evaluate_all(HANDS) == HELD
    assert page.evaluate("document.documentElement.scrollHeight") == LAPTOP["height"]
    for title in page.locator(".open-hand .title").all():
        assert title.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= 9.5
    page.locator('.open-hand [data-card="Moat"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Moat")


def test_a_replay_is_fetched_part_by_part_as_one_comes_near_it(visitor: Visitor) -> None:
    page = visitor.open("/replay?step=100")
    fetched: list[tuple[int, int]] = []

    def count(response: Any) -> None:
        if "/api/replays/steps?" in response.url:
            found = response.json()
            fetched.append((found["step"], found["step"] + len(found["frames"]) - 1))

    page.on("response", count)
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("100")
    expect(page.locator("[data-step='100']")).to_be_visible()
    expect(page.locator(".log h3").first).to_contain_text("turn 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step='101']")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert fetched[0][0] <= 100 <= fetched[0][1]
    assert all(first >= 64 and last <= 159 for first, last in fetched)
    with page.expect_response(lambda response: "/api/replays/steps?" in response.url):
        page.keyboard.press("End")
    last = slider.get_attribute("max")
    expect(page.locator(f"[data-step='{last}']")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator("[data-step='0']")).to_be_visible()


def test_without_a_connection_one_looks_at_what_has_been_fetched_and_hears_why_not_at_the_rest(
    visitor: Visitor,
) -> None:
    visitor.expected += ["ERR_FAILED", "Failed to load"]
    page = visitor.open("/replay?step=100")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("100")
    page.wait_for_load_state("networkidle")
    page.route("**/api/**", lambda route: route.abort())
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step='101']")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(slider).to_have_value("101")
    expect(page.locator("[data-step='101']")).to_be_visible()
    check_fits(page)
    page.unroute_all()
    page.keyboard.press("End")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(f"[data-step='{slider.get_attribute('max')}']")).to_be_visible()


def test_names_and_points_of_a_replay_are_not_cut_off_on_a_phone(visitor: Visitor) -> None:
    page = visitor.open("/replay?step=170", PHONE)
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".open-hand .chip")).to_have_count(9)
    for part in page.locator(".seat .vp, .seat .chip").all():
        inside = part.evaluate(
            "e => e.getBoundingClientRect().right <= e.closest('.seat').getBoundingClientRect().right"
        )
        assert inside


def test_a_record_is_shown_and_played_on_from_the_middle(visitor: Visitor) -> None:
    page = visitor.open("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="One turn forward").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".log h3").last).to_contain_text("turn 2")
    expect(page.locator(".ribbon.mine")).to_be_visible()


def test_what_if_one_plays_on_from_ones_own_game_in_ones_own_seat(visitor: Visitor) -> None:
    """Also from the other's turn, and with a name of one's own in the settings."""
    page = visitor.open("/new?kingdom=first-game", settings={"name": "Anna", "speed": "none"})
    page.get_by_label("Who starts").select_option("you")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Play Treasures").click()
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".log h3").last).to_contain_text("turn 2")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_role("button", name="One turn forward").click()
    expect(page.locator(".where b")).to_have_text("Fair bot, turn 1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".you h2")).to_contain_text("Anna")
    expect(page.locator(".ribbon.mine")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_one_line(visitor: Visitor, tmp_path: Path) -> None:
    visitor.expected += ["response 400", "status of 400"]
    page = visitor.open("/replay")
    (tmp_path / "notes.txt").write_text("milk, eggs")
    page.locator("input[type=file]").set_input_files(tmp_path / "notes.txt")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("input[type=file]")).to_be_visible()
