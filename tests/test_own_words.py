"""Mats, tokens and labels of own cards are shown, typed and saved as their authors wrote them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from screens import Screen
from seats import answer, seated

from fiefdom import Complaint, Table, catalog
from fiefdom.bots.bot import RandomBot
from fiefdom.cards import EVERYBODY, OWNER
from fiefdom.cards.words import words_of
from fiefdom.locale.speaker import languages, speaker
from fiefdom.locale.wording import log
from fiefdom.records.answers import format_answer, parse_answer, resolve
from fiefdom.records.record import Record
from fiefdom.records.scenario import read_scenarios, run_scenario, set_up
from fiefdom.tui.pages import supply_page
from fiefdom.tui.plain import PlainClient
from fiefdom.views.view import View

THEATRE = Path(__file__).parent / "data" / "theatre.py"
KINGDOM = "Stage, Poster, Encore, Heckler, Cellar, Secret Passage, Native Village, Embargo, Island, Pirate Ship"
# The names and labels that Stage, Poster and Encore bring along.
WORDS = ["Main Stage", "Wardrobe", "Curtain", "Applause", "Ticket", "Dance", "Sing, or hum", "2 bows"]


@pytest.fixture(autouse=True)
def _theatre(_our_boxes: None) -> None:
    """Add Stage, Poster, Encore and Heckler for a test."""
    catalog.add_file(str(THEATRE))


@cache
def play(language: str, seed: int, answers: int = 400) -> tuple[Table, str]:
    """Play random answers at one keyboard, each typed in words; returns everything that was on the screen."""
    table = Table(["Ann", "Bob"], KINGDOM, seed, checked=True)
    bot = RandomBot(seed)

    def typed() -> Iterator[str | BaseException]:
        for number in range(answers):
            if number % 20 == 0:
                yield from ("log", "supply", "help Stage", "help")
            decision = table.pending
            assert decision is not None
            answer = bot.answer(table.view(decision.seat), decision)
            yield ", ".join(decision.picked(answer)) or "-"

    screen = Screen(typed())
    with pytest.raises(EOFError):
        PlainClient(table, speaker(language), screen.terminal).run()
    return table, screen.text


@pytest.mark.parametrize("language", languages())
def test_the_client_tells_all_by_the_words_of_the_cards(language: str) -> None:
    table, text = play(language, seed=3)
    for word in WORDS:
        assert word in text, word
    say = speaker(language)
    assert say.say("play-tokens", card="Poster", piles="").strip() in text
    assert say.say("event-gain-mat", player="Bob", cards=say.card("Silver"), label="Main Stage") in text
    again = Table.from_record(Record.from_text(table.secret_record().text()))
    for seat in range(2):
        assert again.picture(seat) == table.picture(seat)
        assert again.events(seat) == table.events(seat)


def position(lines: str) -> str:
    return f'[[scenario]]\ntitle = "t"\nkingdom = "{KINGDOM}"\n{lines}'


def test_tokens_lie_on_piles_under_the_name_of_their_card() -> None:
    [scenario] = read_scenarios(position("poster.Gold = 2\nposter.Silver = 1\nembargo.Gold = 1"), "file")
    page = supply_page(speaker("en"), View(set_up(scenario), 0))
    assert "$6 Gold (30) † † †" in " ".join(" ".join(page).split())
    assert "† Poster tokens: Silver, Gold ×2" in page
    assert "† Embargo tokens: Gold (each token gives the buyer a Curse)" in page


@pytest.mark.parametrize("language", languages())
def test_a_pile_that_a_blockade_spoils_is_marked(language: str) -> None:
    table = seated(seat1={"hand": "Blockade"}, seat2={})
    answer(table, "Blockade", "Silver")
    say = speaker(language)
    mine, other = (" ".join(" ".join(supply_page(say, table.view(seat))).split()) for seat in range(2))
    told = say.say("play-traps-blockade", card=say.card("Blockade"), piles=say.card("Silver"))
    assert told in other
    assert f"{say.card('Silver')} (39) †" in other
    assert "†" not in mine


@pytest.mark.parametrize("language", languages())
def test_only_coin_tokens_are_called_so(language: str) -> None:
    table, _ = play(language, seed=3)
    coin = {"en": "coin", "pl": "monet", "hu": "érme", "cs": "minc"}[language]
    tokens = [event for event in table.secret_events() if event.name == "token"]
    for event in tokens:
        [line] = log(speaker(language), [event], table.names)
        assert (event.zone not in line) == (coin in line) == (event.zone == "pirate_ship"), line
    assert {"Applause", "Ticket"} <= {event.zone for event in tokens}


@pytest.mark.parametrize("language", languages())
def test_a_label_means_something_else_only_to_the_card_that_says_so(language: str) -> None:
    say = speaker(language)
    assert say.label("2", "Stage") == say.label("2") == "2"
    assert say.label("2", "Secret Passage") != "2"
    assert say.label("set aside", "Stage") == say.label("set aside") != say.label("set aside", "Native Village")
    assert say.label("Dance", "Stage") == "Dance"


@pytest.mark.parametrize("language", languages())
def test_what_a_label_means_to_a_card_is_understood(language: str) -> None:
    words = speaker(language).label("set aside", "Native Village")
    [scenario] = read_scenarios(
        position(
            f'seat1.hand = "Native Village"\nseat1.deck = "Gold"\nafter.seat1.native_village = "Gold"\n'
            f"script = ['1 play Native Village', '1 choose {words}']"
        ),
        "file",
    )
    assert run_scenario(scenario).differences == []


def test_labels_are_written_and_read_with_their_commas_and_numbers() -> None:
    [scenario] = read_scenarios(
        position(
            'seat1.hand = "Stage"\nafter.seat1.coins = 2\n'
            "script = ['1 play Stage', '1 choose Sing, or hum', '1 choose 2 bows, 3 bows', '1 choose 2']"
        ),
        "file",
    )
    assert run_scenario(scenario).differences == []


def test_a_label_that_is_chosen_twice_is_written_twice() -> None:
    line = format_answer(0, "choose", ["+1 Card", "+1 Card", "-1 Card"])
    _, _, picks = parse_answer(line)
    assert resolve(picks, ["-1 Card", "+1 Card", "+1 Card"]) == (1, 2, 0)


# -- Scenarios ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mat", ['"Main Stage"', "main_stage", "MainStage"])
def test_a_scenario_names_mats_and_tokens_as_cards_do(mat: str) -> None:
    text = position(
        f"""
        seat1.hand = "Stage, Poster, Copper"
        seat1.deck = "Encore"
        seat1.{mat} = "Gold"
        seat1.wardrobe = "Estate"
        seat1.Applause = 2
        seat1.ticket = 1
        poster.Silver = 1
        script = ["1 play Stage", "1 choose Dance", "1 set_aside Copper", "1 choose 2 bows, 3 bows", "1 choose 0",
            "1 play Poster", "1 choose Silver", "1 choose this"]
        [scenario.after]
        seat1.{mat} = "Gold, Copper, Silver"
        seat1.wardrobe = "Estate"
        seat1.applause = 3
        seat1.ticket = 1
        poster.Silver = 2
        """
    )
    [scenario] = read_scenarios(text, "file")
    assert [str(each) for each in run_scenario(scenario).differences] == []


def test_a_mat_of_a_position_is_the_one_that_the_card_uses() -> None:
    """Who may see it is up to the card, not the file."""
    [scenario] = read_scenarios(position("seat1.wardrobe = 'Estate'"), "file")
    player = set_up(scenario).players[0]
    [mat] = player.mats
    assert [card.kind.name for card in mat.cards] == ["Estate"]
    assert View(player.game, 1).uncovered(0) == [("Wardrobe", None, 1)]
    assert player.mat("Wardrobe", OWNER) is mat
    assert player.mat("Wardrobe", EVERYBODY) is not mat


def test_what_a_scenario_says_of_mats_and_tokens_is_compared() -> None:
    lines = "after.seat1.wardrobe = 'Gold'\nafter.seat1.applause = 1\nafter.poster.Silver = 1"
    [scenario] = read_scenarios(position(lines), "file")
    assert [str(each).split(":")[0] for each in run_scenario(scenario).differences] == [
        "seat1.wardrobe",
        "seat1.applause",
        "poster.Silver",
    ]


@pytest.mark.parametrize("line", ["seat1.wardrob = 'Gold'", "seat1.aplause = 1", "postr.Silver = 1", "seat1.hnad = ''"])
def test_a_name_that_no_card_uses_is_refused(line: str) -> None:
    for text in (line, f"after.{line}"):
        with pytest.raises(Complaint, match="is not known"):
            read_scenarios(position(text), "file")


def test_names_are_found_wherever_a_card_has_them() -> None:
    assert {"Dance", "Wardrobe", "Main Stage", "Applause", "Stage"} <= words_of(catalog.find("Stage"))
    assert {"Ticket", "Curtain"} <= words_of(catalog.find("Poster"))
    assert "Applause" in words_of(catalog.find("Encore"))
    assert "Leave" in words_of(catalog.find("Heckler"))
