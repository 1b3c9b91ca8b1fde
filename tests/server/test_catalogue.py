"""What a server says about cards and kingdoms: how clients choose ten cards without knowing any rule."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from serving import Served

from fiefdom.bots.bot import Bot
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import recommended
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import speaker
from fiefdom.locale.wording import card_lines
from fiefdom.roster import make_bot
from fiefdom.server.catalogue import KingdomWish, bots, card_in_full, cards, choose

ENGLISH = speaker("en")
FIRST_GAME = set(recommended()[0].cards)


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with Served(tmp_path_factory.mktemp("server")) as server, server.http() as client:
        yield client


def test_the_text_of_a_card_leaves_out_what_its_numbers_say() -> None:
    by_name = {card.name: card for card in cards(ENGLISH)}
    assert by_name["Smithy"].text == ()
    assert by_name["Province"].points == 6
    assert by_name["Province"].text == ()
    assert by_name["Militia"].text == by_name["Militia"].lines[1:]
    assert by_name["Caravan"].text == ("At the start of your next turn: +1 Card.",)


def test_the_text_is_the_end_of_all_lines() -> None:
    for card in cards(ENGLISH):
        lines = tuple(card_lines(ENGLISH, catalog.find(card.name)))
        assert lines == card.lines
        assert lines[len(lines) - len(card.text) :] == card.text


@pytest.mark.parametrize(
    ("card", "good_for"),
    [("Village", ("actions",)), ("Chapel", ("trashing",)), ("Witch", ("attack",)), ("Moat", ("reaction",))],
)
def test_a_card_says_what_it_is_good_for(card: str, good_for: tuple[str, ...]) -> None:
    assert next(each for each in cards(ENGLISH) if each.name == card).good_for == good_for


def test_a_card_names_its_strategies_and_kingdoms() -> None:
    found = card_in_full("Falu", ENGLISH)
    assert found.name == "Village"
    assert found.names == {"cs": "Vesnice", "en": "Village", "hu": "Falu", "pl": "Wioska"}
    assert "First Game" in [kingdom.name for kingdom in found.kingdoms]
    assert all("Village" in kingdom.cards for kingdom in found.kingdoms)
    assert "chapel" in [strategy.name for strategy in card_in_full("Chapel", ENGLISH).strategies]
    assert "chapel" not in [strategy.name for strategy in card_in_full("Moat", ENGLISH).strategies]


@pytest.mark.parametrize("line", ["First Game", "pierwsza rozgrywka", ", ".join(sorted(FIRST_GAME))])
def test_a_pasted_line_is_understood_in_any_language(line: str) -> None:
    found = choose(KingdomWish(line), speaker("pl"))
    assert set(found.cards) == FIRST_GAME
    assert (found.name, found.title) == ("First Game", "Pierwsza rozgrywka")


def test_some_cards_are_filled_up_by_wishes_and_vetoes() -> None:
    for _ in range(20):
        found = choose(KingdomWish(("Moat",), ("dominion",), 2, ("trashing",), ("Chapel", "Remodel")), ENGLISH)
        assert len(set(found.cards)) == 10
        assert "Moat" in found.cards
        assert not {"Chapel", "Remodel"} & set(found.cards)
        kinds = [each for each in cards(ENGLISH) if each.name in found.cards]
        assert {kind.box for kind in kinds} == {"dominion"}
        assert all(2 in kind.editions for kind in kinds)
        assert any("trashing" in kind.good_for for kind in kinds)


def test_a_line_may_be_read_without_filling_it_up() -> None:
    assert choose(KingdomWish("Kuźnia, Falu", fill_up=False), ENGLISH).cards == ("Village", "Smithy")
    assert choose(KingdomWish(fill_up=False), ENGLISH).cards == ()


def test_a_random_kingdom_has_what_the_bots_need() -> None:
    needs = {bot.name: bot.needs for bot in bots(ENGLISH)}
    assert (needs["gardens"], needs["big-money"], needs["strong"]) == (("Gardens", "Ironworks"), (), ())
    for _ in range(20):
        assert set(needs["gardens"]) <= set(choose(KingdomWish(bots=("gardens", "strong")), ENGLISH).cards)
    assert set(choose(KingdomWish("First Game", bots=("gardens",)), ENGLISH).cards) == FIRST_GAME


@pytest.mark.parametrize(("bot", "key"), [("nobody", "unknown-bot-at-all"), ("/etc/my.toml", "server-bot-file")])
def test_a_kingdom_is_for_bots_of_the_server(bot: str, key: str) -> None:
    with pytest.raises(Complaint) as complaint:
        choose(KingdomWish(bots=(bot,)), ENGLISH)
    assert complaint.value.key == key


def test_too_many_vetoes_are_refused() -> None:
    everything = tuple(card.name for card in cards(ENGLISH) if card.box != "basic")
    with pytest.raises(Complaint):
        choose(KingdomWish(veto=everything), ENGLISH)


def test_kingdoms_are_chosen_over_http(http: httpx.Client) -> None:
    found = http.post("/api/kingdoms?lang=hu", json={"kingdom": "Falu; Kuźnia", "boxes": ["seaside"]})
    assert found.status_code == 200
    assert {"Village", "Smithy"} < set(found.json()["cards"])
    refused = http.post("/api/kingdoms?lang=pl", json={"kingdom": "Wioskax, Kuźnia"})
    assert refused.status_code == 404
    assert "Wioskax" in refused.json()["text"]
    assert "karty" in refused.json()["text"]


def test_a_card_is_found_over_http(http: httpx.Client) -> None:
    assert http.get("/api/cards/sea-hag").json()["names"]["pl"] == "Morska wiedźma"
    assert http.get("/api/cards/nonsense-of-all-sorts").status_code == 404


def test_openapi_describes_how_to_choose(http: httpx.Client) -> None:
    described = http.get("/api/openapi.json").json()
    assert {"KingdomWish", "KingdomSeen", "CardInFull"} <= set(described["components"]["schemas"])
    assert "requestBody" in described["paths"]["/api/kingdoms"]["post"]


def test_a_table_says_who_has_to_decide(http: httpx.Client) -> None:
    opened = http.post(
        "/api/tables", json={"name": "Ann", "options": {"kingdom": "First Game", "pace": 0, "first": 0}}
    ).json()
    seen = http.get(f"/api/tables/{opened['table']}", headers={"Authorization": f"Bearer {opened['seat_key']}"}).json()
    assert (seen["status"], seen["asked"], seen["turn"]) == ("playing", 0, 1)


def test_a_bot_that_is_named_a_thousand_times_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(name: str) -> Bot:
        made.append(name)
        return make_bot(name)

    monkeypatch.setattr("fiefdom.server.options.make_bot", counted)
    wish = KingdomWish(bots=("witch",) * 1_000)
    assert "Witch" in choose(wish, ENGLISH).cards
    assert made == ["witch"]


def test_kingdoms_of_boxes_to_come_say_what_they_need(http: httpx.Client) -> None:
    found = {each["name"]: each for each in http.get("/api/kingdoms/later?lang=pl").json()}
    assert len(found) == 395
    kingdom = found["Intersection (first edition)"]
    assert kingdom["landscapes"] == ["Gamble", "Way of the Mouse"]
    assert kingdom["set_up"] == {"Way of the Mouse": ["Crossroads"]}
    assert kingdom["needs"] == ["hinterlands", "menagerie"]
    assert kingdom["titles"]["Crossroads"] == "Rozdroże"
    assert found["Forbidden Arts"]["title"] == "Zakazane rzemiosło"
    assert "box-hinterlands = W głąb lądu" in http.get("/api/texts/pl?only=boxes").text
