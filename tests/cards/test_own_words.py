"""Mats, tokens and labels of own cards are shown, typed and saved as their authors wrote them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from folders import DATA
from screens import Screen
from seats import answer, seated

from fiefdom import Complaint, Table, catalog
from fiefdom.bots.bot import RandomBot
from fiefdom.cards import EVERYBODY, OWNER
from fiefdom.cards.blame import own_cards_watched
from fiefdom.locale.speaker import languages, speaker
from fiefdom.locale.wording import log
from fiefdom.records.answers import format_answer, indices_of, parse_answer
from fiefdom.records.record import Record
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.tui.pages import supply_page
from fiefdom.tui.plain import PlainClient
from fiefdom.views.view import View

THEATRE = DATA / "theatre.py"
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
    assert say.say("event-gain-mat", player="Bob", cards=say.card("Silver"), mat="Main Stage") in text
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
        assert (event.token not in line) == (coin in line) == (event.token == "pirate_ship"), line
    assert {"Applause", "Ticket"} <= {event.token for event in tokens}


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
    assert indices_of(picks, ["-1 Card", "+1 Card", "+1 Card"]) == (1, 2, 0)


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


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("seat1.wardrob = 'Gold'", "Wardrobe"),
        ("seat1.aplause = 1", "Applause"),
        ("seat1.Applause = 'Gold'", ""),
        ("seat1.wardrobe = 2", ""),
        ("seat1.attack = 3", ""),
        ("seat1.dance = 1", ""),
        ("seat1.pirateship = 'Gold'", ""),
    ],
)
def test_a_file_can_name_only_what_cards_declare(line: str, meant: str) -> None:
    """A text that a card has for anything else, such as a label, is no mat, and a mat is no token."""
    with pytest.raises(Complaint) as refused:
        read_scenarios(position(line), "file")
    assert meant in str(refused.value)
    assert line.split()[0] in str(refused.value)


@pytest.mark.parametrize(
    ("does", "told"),
    [
        ('me.mat("Hiv")', 'declares a mat called “Hiv”: add mats=("Hiv",) to the card'),
        ('me.add_token("Hony")', 'declares tokens called “Hony”: add tokens=("Hony",) to the card'),
        ('me.spend_tokens("Hony", 1)', 'add tokens=("Hony",)'),
        ('me.plus(coins=me.tokens.get("Hony", 0))', 'add tokens=("Hony",)'),
        ('me.tokens["Honey"] -= 3', "tokens only change by me.add_token(name) and me.spend_tokens(name, n)"),
        ('del me.tokens["Honey"]', "tokens only change by"),
        ('me.grant("+1 Elixir")', "is not a bonus"),
        ('me.spend_tokens("Honey", -1)', "must not be below zero"),
        ("me.game.extra_turns.append(0)", "'tuple' object has no attribute 'append'"),
        ("me.game.waiting.clear()", "'tuple' object has no attribute 'clear'"),
        ("me.mats.clear()", "'tuple' object has no attribute 'clear'"),
        ("me.game.supply[0].tokens.append(me.this)", "'tuple' object has no attribute 'append'"),
        ("me.waiting", "me.waiting is only there for effects that have waited"),
        ("me.this_turn(GAINED)", "Apiary waits for GAINED, but has no function for it: put @name.this_turn(GAINED)"),
        ("me.watch(GAINED, me.others())", "put @name.watch(GAINED) above one"),
        ("me.be_safe()", "only a reaction to an Attack"),
        ("me.aside().fill([]), me.look_at_top(1)", "Apiary ended with cards left over in “looked_at”: Copper"),
    ],
)
def test_a_card_that_does_what_it_may_not_is_named_with_its_line(does: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "apiary.py"
    file.write_text(
        "from fiefdom.cards import ACTION, GAINED, card\n"
        "apiary = card('Apiary', cost=2, types=ACTION, mats=('Hive',), tokens=('Honey',))\n"
        "@apiary.play\n"
        "def play(me):\n"
        f"    {does}\n",
        encoding="utf-8",
    )
    catalog.add_file(str(file))
    table = seated(seat1={"hand": "Apiary", "deck": "Copper"}, seat2={})
    with pytest.raises(Complaint) as failed, own_cards_watched():
        answer(table, "Apiary")
    assert told in str(failed.value)
    assert "Apiary" in str(failed.value)
    if "left over" not in told:
        assert f"{file}, line 5" in str(failed.value)


def test_what_cards_reach_is_not_shared() -> None:
    """Changing a list that a card got changes nothing in the game, nor in any other game."""
    table = seated(seat1={"hand": "Village", "deck": "Copper"}, seat2={})
    me = table._game.players[0]
    for get in (
        lambda: me.game.kinds,
        lambda: me.hand.cards,
        lambda: me.hand.kinds,
        lambda: me.others(),
        lambda: me.zones(),
        lambda: me.game.supply,
        lambda: table.view(0).resigned,
        lambda: [*me.tokens.counts()],
    ):
        before = list(get())
        get().clear()
        assert list(get()) == before


def test_tokens_are_spent_and_the_log_says_so(tmp_path: Path) -> None:
    file = tmp_path / "apiary.py"
    file.write_text(
        "from fiefdom.cards import ACTION, card\n"
        "apiary = card('Apiary', cost=2, types=ACTION, actions=1, tokens=('Honey',))\n"
        "@apiary.play\n"
        "def play(me):\n"
        "    me.add_token('Honey')\n"
        "    if me.spend_tokens('Honey', 2):\n"
        "        me.plus(coins=3)\n",
        encoding="utf-8",
    )
    catalog.add_file(str(file))
    table = seated(seat1={"hand": "Apiary, Apiary, Apiary"}, seat2={})
    other = table.clone()
    answer(table, "Apiary")
    assert table.picture(None)["players"][0]["tokens"] == {"Honey": 1}
    assert table.picture(None)["players"][0]["numbers"]["coins"] == 0
    answer(table, "Apiary")
    assert table.picture(1)["players"][0]["tokens"] == {"Honey": 0}
    assert table.picture(None)["players"][0]["numbers"]["coins"] == 3
    assert [each["tokens"] for each in other.picture(None)["players"]] == [{}, {}]
    [spent] = [event for event in table.events(1) if event.name == "spend"]
    lines = {language: log(speaker(language), [spent], ["Ann", "Bob"]) for language in languages()}
    assert lines == {
        "cs": ["Ann utrácí 2 žetony (Apiary): Honey."],
        "en": ["Ann spends 2 Honey tokens for Apiary."],
        "hu": ["Ann elkölt 2 jelzőt (Apiary): Honey."],
        "pl": ["Ann zużywa 2 żetony (Apiary): Honey."],
    }


# -- The script -------------------------------------------------------------------------------------------


ORDER = """
[[scenario]]
title = "t"
kingdom = "Blockade, Monkey, Sailor"
turn = 2
phase = "buying"
seat1.in_play = "Blockade, Monkey, Sailor"
seat1.set_aside = "Silver"
seat1.hand = "Estate"
seat1.deck = "5 Copper"
waiting = [
  { seat = 1, card = "Blockade", when = "turn", cards = "Silver" },
  { seat = 1, card = "Monkey", when = "turn" },
  { seat = 1, card = "Sailor", when = "turn" },
]
"""


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        (["1 order Blockade, Monkey, Sailor", "1 trash -"], ""),
        (["1 order Blockade", "1 order Monkey", "1 trash -"], ""),
        (["1 order Sailor, Monkey", "1 trash -"], ""),
        (["1 order Sailor, Monkey, Blockade", "1 trash -"], ""),
        (["1 order Blockade, Monky, Sailor", "1 trash -"], "“Monky” cannot be picked"),
        (["1 order Blockade, Blockade"], "only"),
        (["1 order Sailor, Monkey"], "did not come in that order: Monkey"),
    ],
)
def test_what_a_line_puts_in_order_comes_then_or_is_an_error(script: list[str], problem: str) -> None:
    lines = ", ".join(f'"{line}"' for line in ["2 buy -", *script])
    [scenario] = read_scenarios(f"{ORDER}script = [{lines}]\n", "file")
    assert " ".join(str(each) for each in run_scenario(scenario).differences).count(problem) >= bool(problem)
    assert run_scenario(scenario).passed == (not problem)
