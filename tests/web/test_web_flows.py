"""What people do on the pages around the table: play at once, set up a table, share it, join, choose how it looks."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from browser import LAPTOP, PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import Page, Route, expect
from seating import game, kingdom_on, look_at, my_game, open_table

FIRST_GAME = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"


def key_of(card: str) -> str:
    return card.lower().replace(" ", "-")


# -- Playing -------------------------------------------------------------------------------------------


def test_one_click_plays(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    table = look_at(visitor, page)
    assert table["status"] == "playing"
    assert len(table["kingdom"]) == 10
    assert [(seat["is_person"], seat["bot"]) for seat in table["seats"]] == [(True, ""), (False, "fair")]


def test_play_now_draws_from_the_boxes_one_likes(visitor: Visitor) -> None:
    page = visitor.open("/new")
    page.get_by_role("tab", name="Random").click()
    page.get_by_role("tabpanel").get_by_role("button", name="Seaside").click()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    cards = httpx.get(f"{visitor.site.address}/api/cards").json()
    boxes = {card["name"]: card["box"] for card in cards}
    assert {boxes[name] for name in look_at(visitor, page)["kingdom"]} == {"seaside"}


def test_two_clicks_open_a_table_of_ones_own(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("link", name="New table").click()
    kingdom = kingdom_on(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    table = look_at(visitor, page)
    assert table["status"] == "playing"
    assert {key_of(name) for name in table["kingdom"]} == kingdom


def begin_a_game(visitor: Visitor) -> Page:
    """A game that waits for the visitor, who starts."""
    page = visitor.open("/new?kingdom=first-game")
    kingdom_on(page)
    page.get_by_label("Who starts").select_option("you")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    return page


def test_a_game_waits_on_the_start_page(visitor: Visitor) -> None:
    page = begin_a_game(visitor)
    page.goto("/")
    expect(page.get_by_text("Your turn")).to_be_visible()
    expect(page.get_by_text("with Fair bot, turn 1")).to_be_visible()
    page.get_by_role("link", name="Resume").click()
    page.wait_for_url(f"**/table/{my_game(page)['table']}#*")


@pytest.mark.parametrize("path", ["/", "/games"])
def test_a_game_under_way_is_looked_up_once_in_a_while(visitor: Visitor, path: str) -> None:
    page = begin_a_game(visitor)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path)
    page.get_by_role("link", name="Resume").wait_for()
    page.wait_for_timeout(1_000)
    assert sum(my_game(page)["table"] in url for url in asked) == 1


def test_many_finished_games_are_looked_up_a_few_at_a_time(visitor: Visitor) -> None:
    opened = open_table(visitor.site)
    past = [game(opened, watch=True) | {"table": f"old{n}", "isOver": True} for n in range(45)]
    kept = json.dumps(json.dumps(past))
    context = visitor.context()
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('fiefdom-games', {kept})")
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"status": "over", "title": "", "seats": [], "kingdom": [], "asked": None, "turn": 9})

    context.route(re.compile("/api/tables/old"), answer)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert asked == []
    page.goto("/games")
    older = page.get_by_role("button", name="Show older games")
    for shown in (20, 40):
        expect(page.get_by_role("link", name="Look back")).to_have_count(shown)
        expect(page.get_by_role("link", name="Same cards again")).to_have_count(shown)
        assert len(asked) == shown
        older.click()
    expect(page.get_by_role("link", name="Look back")).to_have_count(45)
    expect(older).to_have_count(0)


def test_games_can_be_forgotten_and_put_back(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.goto("/games")
    page.get_by_role("button", name="Forget").click()
    expect(page.get_by_text("You have not played here yet")).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("heading", name="Table with Fair bot")).to_be_visible()
    check_accessible(page)


# -- Kingdoms ------------------------------------------------------------------------------------------


def test_a_shared_link_opens_the_same_kingdom(visitor: Visitor) -> None:
    page = visitor.open("/new")
    kingdom = kingdom_on(page)
    page.wait_for_url("**/new?kingdom=*")
    other = visitor.open(page.url, PHONE, language="hu")
    assert kingdom_on(other) == kingdom


def test_one_card_is_replaced(visitor: Visitor) -> None:
    page = visitor.open(f"/new?kingdom={FIRST_GAME}")
    before = kingdom_on(page)
    expect(page.get_by_role("heading", name="First Game")).to_be_visible()
    moat = page.get_by_role("listitem").filter(has=page.locator("a[href='/cards/moat']"))
    moat.hover()
    moat.get_by_role("button", name="Replace Moat with another card").click()
    expect(page.locator(".ten a[href='/cards/moat']")).to_have_count(0)
    after = kingdom_on(page)
    assert len(before & after) == 9


def test_a_vetoed_card_does_not_come_back(visitor: Visitor) -> None:
    page = visitor.open(f"/new?kingdom={FIRST_GAME}")
    kingdom_on(page)
    moat = page.get_by_role("listitem").filter(has=page.locator("a[href='/cards/moat']"))
    moat.hover()
    moat.get_by_role("button", name="Replace Moat and never draw it again").click()
    expect(page.locator(".ten a[href='/cards/moat']")).to_have_count(0)
    page.get_by_role("tab", name="Random").click()
    expect(page.get_by_role("button", name="Allow Moat again")).to_be_visible()
    page.get_by_role("button", name="Allow Moat again").click()
    expect(page.get_by_role("button", name="Allow Moat again")).to_have_count(0)


def test_a_pasted_line_is_understood_in_another_language(visitor: Visitor) -> None:
    page = visitor.open("/new", language="cs")
    kingdom_on(page)
    page.get_by_role("tab", name="Vložit").click()
    page.get_by_label("Karty", exact=True).fill("pierwsza rozgrywka")
    page.get_by_role("button", name="Použít tyto").click()
    for card in FIRST_GAME.split(","):
        expect(page.locator(f".ten a[href='/cards/{card}']")).to_be_visible()
    assert kingdom_on(page) == set(FIRST_GAME.split(","))


def test_what_can_be_pasted_is_said_once_and_stays_while_one_types(visitor: Visitor) -> None:
    page = visitor.open("/new")
    page.get_by_role("tab", name="Paste").click()
    field = page.get_by_label("Cards", exact=True)
    field.fill("Village")
    expect(page.get_by_text("Names of cards in any language")).to_be_visible()
    expect(field).to_have_accessible_description(re.compile("^Names of cards in any language"))
    assert page.get_by_placeholder("Names of cards").count() == 0


def test_the_game_starts_with_what_was_pasted_last(visitor: Visitor) -> None:
    visitor.expected.append("404")
    page = visitor.open("/new")
    kingdom_on(page)
    page.get_by_role("tab", name="Paste").click()
    page.get_by_label("Cards", exact=True).fill("Vilage")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("Village")
    page.get_by_label("Cards", exact=True).fill(FIRST_GAME)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    piles = page.locator(".supply [data-card]")
    expect(piles.first).to_be_visible()
    assert set(look_at(visitor, page)["kingdom"]) == {pile.get_attribute("data-card") for pile in piles.all()[:10]}
    expect(page.locator('.supply [data-card="Militia"]')).to_be_visible()


def test_a_pasted_mistake_is_explained(visitor: Visitor) -> None:
    visitor.expected.append("404")
    page = visitor.open("/new")
    kingdom_on(page)
    page.get_by_role("tab", name="Paste").click()
    page.get_by_label("Cards", exact=True).fill("Vilage, Smitty")
    page.get_by_role("button", name="Use these").click()
    expect(page.get_by_role("alert")).to_contain_text("Village")


def test_cards_are_chosen_by_hand_and_filled_up(visitor: Visitor) -> None:
    page = visitor.open("/new")
    kingdom_on(page)
    page.get_by_role("tab", name="By hand").click()
    page.get_by_role("button", name="Start from nothing").click()
    expect(page.get_by_text("a random card")).to_have_count(10)
    page.keyboard.press("/")
    page.keyboard.type("sea h")
    page.get_by_role("tabpanel").get_by_role("button", name="Sea Hag").click()
    page.get_by_label("Name or text").fill("")
    page.get_by_label("Good for").select_option("trashing")
    page.get_by_role("tabpanel").get_by_role("button", name="Chapel").click()
    expect(page.get_by_text("a random card")).to_have_count(8)
    check_accessible(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    kingdom = look_at(visitor, page)["kingdom"]
    assert {"Sea Hag", "Chapel"} < set(kingdom)
    assert len(kingdom) == 10


# -- Seats ---------------------------------------------------------------------------------------------


def test_a_strategy_gets_its_cards_in_a_random_kingdom_and_says_what_it_misses_in_another(visitor: Visitor) -> None:
    page = visitor.open("/new")
    expect(page.locator(".ten a")).to_have_count(10)
    page.get_by_label("Seat 2", exact=True).select_option("gardens")
    for name in ("Gardens", "Ironworks"):
        expect(page.locator(".ten a", has_text=name)).to_have_count(1)
    lacks = page.get_by_text("This kingdom lacks")
    expect(lacks).to_have_count(0)
    page.get_by_role("tab", name="Recommended").click()
    page.get_by_role("button", name="First Game").click()
    expect(lacks).to_have_text("This kingdom lacks Gardens and Ironworks, so the rules for them are skipped.")
    check_accessible(page)
    page.get_by_label("Seat 2", exact=True).select_option("smithy")
    expect(lacks).to_have_count(0)
    expect(page.locator("#chosen")).to_have_text("First Game")


def test_people_at_one_screen_all_get_seats(visitor: Visitor) -> None:
    page = visitor.open("/new")
    kingdom_on(page)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name for seat 2").fill("Zsófia")
    page.get_by_label("Seat 3", exact=True).select_option("strong")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    table = look_at(visitor, page)
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Zsófia", "Strong bot"]
    assert my_game(page)["seats"] == [0, 1]


def test_up_to_twelve_seats_with_names_of_their_own(visitor: Visitor) -> None:
    page = visitor.open("/new", LAPTOP)
    kingdom_on(page)
    for _ in range(10):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    for seat in range(12, 5, -1):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    names = [seat["name"] for seat in look_at(visitor, page)["seats"]]
    assert names == ["Player", "Fair bot", "Fair bot 2", "Fair bot 3", "Fair bot 4"]


def test_strangers_find_a_table_in_the_lobby(visitor: Visitor) -> None:
    httpx.post(
        f"{visitor.site.address}/api/tables",
        json={"name": "Zsófia", "options": {"seats": [{}, {}], "visibility": "open", "title": "Friday club"}},
    )
    page = visitor.open("/tables")
    row = page.get_by_role("listitem").filter(has_text="Friday club")
    expect(row).to_contain_text("1 free seat")
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    check_accessible(page)
    row.get_by_role("link", name="Join").click()
    page.get_by_label("Your name").fill("Bartek")
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".table[data-step]").wait_for()
    assert look_at(visitor, page)["status"] == "playing"


def test_rules_of_the_house_are_kept(visitor: Visitor) -> None:
    page = visitor.open("/new")
    kingdom_on(page)
    page.get_by_text("More rules").click()
    page.get_by_label("Undo").select_option("off")
    page.get_by_label("Time per turn").select_option(label="2 minutes")
    page.reload()
    kingdom_on(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    table = look_at(visitor, page)
    assert (table["undo"], table["turn_seconds"]) == ("off", 120)


# -- Looks ---------------------------------------------------------------------------------------------


def test_settings_are_kept_after_a_reload(visitor: Visitor) -> None:
    page = visitor.open("/settings", theme="dark")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="Light").check(force=True)
    page.get_by_role("radio", name="130 %").check(force=True)
    page.get_by_role("radio", name="For the colour-blind").check(force=True)
    page.get_by_role("switch", name="Play Treasures").check()
    page.get_by_role("button", name="Moat").click()
    page.reload()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    expect(html).to_have_attribute("data-colours", "distinct")
    assert html.evaluate("root => root.style.fontSize") == "130%"
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    expect(page.get_by_role("switch", name="Play Treasures")).to_be_checked()
    expect(page.get_by_role("button", name="Moat")).to_have_attribute("aria-pressed", "true")
    check_accessible(page)
    page.get_by_role("button", name="Reset to defaults").click()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Your name")).to_have_value("Anna")


def test_the_language_changes_at_once_and_stays(visitor: Visitor) -> None:
    page = visitor.open("/", language="pl")
    expect(page.get_by_role("button", name="Graj teraz")).to_be_visible()
    page.get_by_role("button", name="magyar").click()
    expect(page.get_by_role("button", name="Játék most")).to_be_visible()
    page.get_by_role("link", name="Kártyák").click()
    expect(page.get_by_role("link", name=re.compile("Várárok")).first).to_be_visible()
    page.get_by_label("Nyelv").select_option("cs")
    expect(page.get_by_role("link", name=re.compile("Hradní příkop")).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Karty", exact=True)).to_be_visible()


def test_the_keys_are_listed(visitor: Visitor) -> None:
    page = visitor.open("/rules")
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    check_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()


def test_cards_are_found_by_what_one_remembers(visitor: Visitor) -> None:
    page = visitor.open("/cards", language="pl")
    expect(page.get_by_text("106 kart")).to_be_visible()
    page.get_by_label("Nazwa albo tekst").fill("klatw")
    expect(page.get_by_role("link", name=re.compile("Wiedźma")).first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Kuźnia"))).to_have_count(0)
    page.get_by_role("link", name=re.compile("Wiedźma")).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wiedźma")
    expect(page.get_by_text("Witch", exact=True)).to_be_visible()
    expect(page.get_by_text("Boszorkány", exact=True)).to_be_visible()


def test_a_card_leads_to_a_game_with_it(visitor: Visitor) -> None:
    page = visitor.open("/cards/chapel")
    expect(page.get_by_role("heading", name="Rulings")).to_be_visible()
    expect(page.get_by_role("heading", name="Strategies that use it")).to_be_visible()
    page.get_by_role("link", name="Play with it").click()
    expect(page.locator(".ten a")).to_have_count(1)
    expect(page.get_by_text("a random card")).to_have_count(9)


@pytest.mark.parametrize("name", ["secret_chamber", "Tajna komnata"])
def test_a_card_has_its_page_under_any_of_its_names(visitor: Visitor, name: str) -> None:
    page = visitor.open(f"/cards/{name}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Secret Chamber")


def test_a_card_that_does_not_exist(visitor: Visitor) -> None:
    visitor.expected.append("404")
    page = visitor.open("/cards/nonsense")
    expect(page.get_by_role("heading", name="There is no such card")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/cards", "/cards/militia", "/rules", "/learn"])
@pytest.mark.parametrize(("size", "text"), [({"width": 640, "height": 360}, 100), (PHONE, 150)])
def test_pages_fit_when_enlarged(visitor: Visitor, path: str, size: dict[str, int], text: int) -> None:
    """A laptop's page at 200 % zoom, and a phone with the largest text."""
    page = visitor.open(path, size, language="hu", settings={"textSize": text, "language": "hu"})
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_fits(page)


# -- Learning ------------------------------------------------------------------------------------------


def test_the_first_game_is_explained_step_by_step(visitor: Visitor) -> None:
    page = visitor.open("/learn")
    page.get_by_role("button", name="Start the first game").click()
    note = page.get_by_role("complementary", name="First game")
    expect(note).to_contain_text("Welcome")
    note.get_by_role("button", name="Next").click()
    expect(note).to_contain_text("Play your Treasures")
    page.keyboard.press("t")
    expect(note).to_contain_text("You can afford the piles with a gold ring")
    page.locator("[data-zone=supply] [data-slot=can]").filter(has_text="Silver").click()
    expect(note).not_to_contain_text("You can afford the piles with a gold ring")
    assert {key_of(name) for name in look_at(visitor, page)["kingdom"]} == set(FIRST_GAME.split(","))
    page.reload()
    page.get_by_role("button", name="Resume the first game").click()
    expect(page.locator(".ribbon")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_kingdoms_of_boxes_to_come_are_shown_by_box_and_found(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor.open("/new", size, language="pl")
    later = page.get_by_role("region", name="Jeszcze 395 zestawów")
    expect(later).to_be_visible()
    expect(later.locator("summary")).to_have_count(14)
    later.get_by_text("Alchemia 14").click()
    expect(later.locator("li", has_text="Lekcja chemii")).to_contain_text("Potrzeba: Alchemia")
    check_accessible(page)
    page.get_by_role("searchbox").fill("Way of the Mouse")
    found = page.get_by_role("region", name="Jeszcze 2 zestawy").locator("li")
    expect(found.first).to_contain_text("Way of the Mouse (Rozdroże)")
    expect(page.get_by_text("Nic nie pasuje")).to_have_count(0)
    assert found.get_by_role("button").count() == 0
    check_fits(page)
