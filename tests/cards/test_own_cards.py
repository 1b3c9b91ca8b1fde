"""Cards that people write themselves, and the kit that checks them."""

import random
import secrets
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random, choice

import pytest
from folders import DATA, EXAMPLES
from seats import answer, seated

from fiefdom import Complaint, catalog, make_bot
from fiefdom.cards import ACTION, ATTACK, DURATION, GAINED, OWNER, PILE, TREASURE, Kind, Player, card
from fiefdom.cards.catalog import Catalog
from fiefdom.cards.randomizer import random_kingdom
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.game import Game
from fiefdom.locale.speaker import Speaker
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.testing import Misbehaviour, check_bot, check_cards
from fiefdom.testing.secrets import check_secrets, mix_hidden
from fiefdom.testing.tables import Audience, check_table
from fiefdom.views.view import View

THEATRE = DATA / "theatre.py"


def added(*kinds: Kind) -> list[Kind]:
    catalog.add("own", kinds)
    return list(kinds)


@pytest.mark.no_cover
def test_the_example_plays_its_scenarios_and_passes_the_kit() -> None:
    kinds = catalog.add_file(str(EXAMPLES / "gatekeeper.py"))
    for scenario in read_scenarios((EXAMPLES / "gatekeeper.toml").read_text(encoding="utf-8"), "gatekeeper.toml"):
        assert run_scenario(scenario).differences == []
    check_cards(kinds, games=20)


def test_what_a_card_sets_aside_face_down_for_a_turn_stays_hidden() -> None:
    """Its question at the start of the next turn may be the first thing that happens then."""
    church = card("Church", cost=3, types=ACTION | DURATION, actions=1, mats=("Church",))

    def play(me: Player) -> None:
        cards = me.put_aside(me.pick("set_aside", me.hand, 0, 3), me.hand, me.mat("Church", OWNER))
        me.next_turn(cards)

    def next_turn(me: Player) -> None:
        me.take_into_hand(me.waiting.cards, me.mat("Church", OWNER))
        me.trash(up_to=1)

    church.play(play)
    church.next_turn(next_turn)
    own = added(church)
    check_table(4, random_kingdom(2, named=own), 2, Audience(own))


def test_a_treasure_that_tells_what_lies_in_the_deck_is_caught() -> None:
    """What all Treasures together would bring is on the table before they are played."""
    coin = card("Clairvoyant Coin", cost=3, types=TREASURE)

    @coin.play
    def play(me: Player) -> None:
        me.plus(coins=sum(card.kind.cost for card in me.deck.cards[-2:]))

    added(coin)
    hand = {"hand": "Clairvoyant Coin", "deck": "Gold, Province, Copper, Estate, Curse, Silver"}
    table = seated(seat1=hand)
    with pytest.raises(AssertionError, match="hidden cards in picture, question, treasures"):
        check_secrets(table, 1)


def cards_of(game: Game) -> list[str]:
    """The second player's."""
    return [str(zone) for zone in game.players[1].zones()]


def test_what_is_hidden_is_mixed_where_an_effect_began_too() -> None:
    """What a bot imagines in the middle of an effect begins there, and must not depend on what was hidden then."""
    there = {"hand": "Silver, Moat", "deck": "Gold, Province, Copper, Estate, Curse"}
    table = answer(seated(seat1={"hand": "Cellar, Copper, Estate"}, seat2=there), "Cellar")
    game, begun = table._game, table._course.checkpoint.game
    assert game.wiring.checkpoint is begun
    before = cards_of(begun)
    mix_hidden(game, 0, Random(1))
    assert cards_of(begun) == before
    assert game.wiring.checkpoint is not None
    assert cards_of(game.wiring.checkpoint) == cards_of(game) != before


def test_the_example_plays_from_the_command_line() -> None:
    command = [sys.executable, "-m", "fiefdom", "scenario", "--cards", "gatekeeper.py", "gatekeeper.toml"]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 passed, 0 failed" in done.stdout


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("from fiefdom.cards import card, ACTION\nsmithy = card('Smithy', cost=1, types=ACTION)", "card-exists"),
        ("from fiefdom.cards import card, ACTION\nfosa = card('Fosa', cost=1, types=ACTION)", "card-exists"),
        ("from fiefdom.cards import card, ACTION\nx = card('X', cost=-1, types=ACTION)", "python-broken"),
        ("from fiefdom.cards import card, ACTION\nx = card('X', cost=2.5, types=ACTION)", "python-broken"),
        ("from fiefdom.cards import card\nx = card('X', cost=1, types=0)", "python-broken"),
        ("from fiefdom.cards import card, ACTION\nx = card('', cost=1, types=ACTION)", "python-broken"),
        ("from fiefdom.cards import *\nx = card('X', cost=1, types=ACTION, next_turn=Bonus(cards=1))", "python-broken"),
        ("from fiefdom.cards import\n", "python-syntax"),
        ("1 / 0", "python-broken"),
        ("raise SystemExit", "python-broken"),
        ("raise GeneratorExit", "python-broken"),
        ("raise type('Escaping', (BaseException,), {})()", "python-broken"),
        ("raise type('Speechless', (Exception,), {'__str__': lambda self: 1 / 0})()", "python-broken"),
        ("x = 1", "cards-none"),
    ],
)
def test_a_file_with_a_mistake_is_refused_and_adds_nothing(tmp_path: Path, source: str, key: str) -> None:
    file = tmp_path / "own.py"
    file.write_text(source, encoding="utf-8")
    before = len(catalog.kinds)
    with pytest.raises(Complaint) as refused:
        catalog.add_file(str(file))
    assert refused.value.key == key
    assert "own.py" in str(refused.value)
    assert len(catalog.kinds) == before


def test_the_line_of_the_mistake_is_told(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "\n\nfrom fiefdom.cards import card, ACTION\nx = card('X', cost='two', types=ACTION)\n", encoding="utf-8"
    )
    with pytest.raises(Complaint, match=r"line 4: X: cost is 'two', but must be a whole number of 0 or more"):
        catalog.add_file(str(file))


def test_a_number_that_is_secret_is_worth_no_points(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "from fiefdom.cards import number\nplots = number('plots', points=1, is_secret=True)\n", encoding="utf-8"
    )
    with pytest.raises(Complaint, match=r"own\.py, line 2: a number cannot be secret and worth points"):
        catalog.add_file(str(file))


def test_a_file_that_is_not_there_or_not_python_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="There is no file"):
        catalog.add_file(str(tmp_path / "none.py"))
    text = tmp_path / "own.txt"
    text.write_text("x", encoding="utf-8")
    with pytest.raises(Complaint, match="not a Python file"):
        catalog.add_file(str(text))


def test_installed_packages_offer_cards_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "shop.py"
    package.write_text(
        "from fiefdom.cards import card, ACTION\nshop = card('Shop', cost=3, types=ACTION)", encoding="utf-8"
    )
    info = tmp_path / "shop-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shop\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[fiefdom.cards]\nshop = shop\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    catalog.add_installed()
    assert catalog.find("Shop").box == "shop"


def test_a_name_that_cannot_be_written_in_a_list_is_refused() -> None:
    with pytest.raises(Complaint):
        card("Ham, Eggs", cost=1, types=ACTION)


def test_one_bad_card_of_several_keeps_all_out() -> None:
    own = Catalog()
    with pytest.raises(Complaint):
        own.add("own", [card("A", cost=1, types=ACTION), card("A", cost=1, types=ACTION)])
    assert own.kinds == []


def test_a_position_has_the_tokens_of_several_cards_on_one_pile() -> None:
    toll = card("Toll", cost=0, types=ACTION)
    toll.when(GAINED, where=PILE)(lambda me, _gained: me.plus(coins=1))
    added(toll)
    text = '[[scenario]]\ntitle = "x"\nkingdom = "Toll, Embargo"\nembargo.Gold = 2\ntoll.Gold = 1\n'
    [scenario] = read_scenarios(text, "x")
    pile = set_up(scenario).pile(catalog.find("Gold"))
    assert pile is not None
    assert sorted(token.kind.name for token in pile.tokens) == ["Embargo", "Embargo", "Toll"]


# -- Mistakes that the kit finds --------------------------------------------------------------------


def test_the_kit_finds_a_card_that_loses_cards() -> None:
    thief = card("Void", cost=0, types=ACTION, actions=1)

    @thief.play
    def void_play(me: Player) -> None:
        if me.hand:
            me.hand.n -= 1

    with pytest.raises(Misbehaviour, match=r"nowhere|counted"):
        check_cards(added(thief), games=20)


def test_the_kit_finds_a_card_that_leaves_cards_lying_about() -> None:
    messy = card("Mess", cost=0, types=ACTION)

    @messy.play
    def messy_play(me: Player) -> None:
        me.reveal_top(2)

    with pytest.raises(Misbehaviour, match="Mess ended with cards left over"):
        check_cards(added(messy), games=20)


def test_the_kit_finds_a_card_that_asks_for_ever() -> None:
    endless = card("Endless", cost=0, types=ACTION)

    @endless.play
    def endless_play(me: Player) -> None:
        while True:
            me.choose("this", "that")

    with pytest.raises(Misbehaviour, match="does not end"):
        check_cards(added(endless), games=20)


def test_the_kit_finds_a_card_that_fails_with_nothing_in_hand() -> None:
    careless = card("Careless", cost=0, types=ACTION)

    @careless.play
    def careless_play(me: Player) -> None:
        me.trash_card(me.hand.cards[0], me.hand)

    with pytest.raises(Misbehaviour, match="out of range"):
        check_cards(added(careless), games=20)


@pytest.mark.parametrize("label", ["two\nlines", "an\u2028other"])
def test_the_kit_finds_labels_that_a_record_cannot_hold(label: str) -> None:
    wordy = card("Wordy", cost=0, types=ACTION)

    @wordy.play
    def wordy_play(me: Player) -> None:
        me.choose(label, "nothing")

    with pytest.raises(Misbehaviour, match="record"):
        check_cards(added(wordy), games=20)


def test_the_kit_takes_a_name_that_looks_like_a_count() -> None:
    check_cards(added(card("7 Wonders", cost=0, types=ACTION, cards=1), card("Box2", cost=0, types=ACTION)), games=3)


@pytest.mark.parametrize("chance", [lambda: random.randrange(6), lambda: choice(range(6)), random.random])
def test_the_kit_finds_a_card_that_draws_from_the_random_of_python(chance: Callable[[], float]) -> None:
    dice, other = card("Dice", cost=0, types=ACTION), card("Ribbon", cost=0, types=ACTION)

    @dice.play
    def dice_play(me: Player) -> None:
        me.plus(coins=int(chance()))

    with pytest.raises(Misbehaviour, match=r"^Dice uses Python's random.*me\.game\.rng"):
        check_cards(added(dice, other), games=1)


TICKS = count()


@pytest.mark.parametrize("outside", [lambda: secrets.randbelow(6), lambda: next(TICKS) % 3])
def test_the_kit_finds_a_card_that_depends_on_something_outside_the_game(outside: Callable[[], int]) -> None:
    oracle = card("Oracle", cost=0, types=ACTION)

    @oracle.play
    def oracle_play(me: Player) -> None:
        me.plus(coins=outside())

    with pytest.raises(Misbehaviour, match=r"^Oracle did something different when run again.*me\.game\.rng"):
        check_cards(added(oracle), games=1)


def test_the_kit_finds_a_card_that_asks_something_else_when_it_is_run_again() -> None:
    fickle = card("Fickle", cost=0, types=ACTION)
    ticks = count()

    @fickle.play
    def fickle_play(me: Player) -> None:
        if next(ticks) % 4 < 2:
            me.choose("this", "that")
        me.choose("here", "there")

    with pytest.raises(Misbehaviour, match=r"^Fickle: The game asked something else when it was run again"):
        check_cards(added(fickle), games=1)


def test_chance_of_the_game_is_a_cards_to_use() -> None:
    dice = card("Dice", cost=0, types=ACTION)

    @dice.play
    def dice_play(me: Player) -> None:
        me.plus(coins=me.game.rng.below(6))
        me.choose("this", "that")

    check_cards(added(dice), games=5)


def test_the_kit_finds_a_purpose_that_nobody_has_words_for() -> None:
    banish = card("Banish", cost=0, types=ACTION)

    @banish.play
    def banish_play(me: Player) -> None:
        me.discard_cards(me.pick("banish", me.hand, 0, 1), me.hand)

    with pytest.raises(Misbehaviour, match="ask-banish"):
        check_cards(added(banish), games=1)


def test_the_kit_finds_a_label_that_a_record_cannot_hold() -> None:
    verse = card("Verse", cost=0, types=ACTION)

    @verse.play
    def verse_play(me: Player) -> None:
        me.choose("up\nand down", "down\nand up")

    with pytest.raises(Misbehaviour, match="the record of the game cannot be replayed"):
        check_cards(added(verse), games=1)


def test_cards_with_mats_and_labels_of_their_own_pass_the_kit() -> None:
    check_cards(catalog.add_file(str(THEATRE)), games=1)


@pytest.mark.parametrize("verb", ["zone", "label", "card_text"])
def test_the_kit_finds_what_one_of_the_languages_cannot_say(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = catalog.add_file(str(THEATRE))
    say = getattr(Speaker, verb)

    def speechless(self: Speaker, name: str, *parts: str) -> str:
        own = name in ("Main Stage", "Dance", "Stage")
        if own and self.language == "hu":
            raise KeyError(name)
        return str(say(self, name, *parts))

    monkeypatch.setattr(Speaker, verb, speechless)
    with pytest.raises(Misbehaviour, match=r"^KeyError"):
        check_cards(kinds, games=1)


class Stubborn:
    """Always picks the second option."""

    def answer(self, view: View, decision: Decision) -> Answer:
        return (1,)


def test_the_kit_finds_a_bot_that_answers_illegally() -> None:
    with pytest.raises(Misbehaviour, match="allowed"):
        check_bot(lambda seed: Stubborn(), games=5)


@pytest.mark.parametrize("name", ["random", "big-money", "big-money-ultimate"])
def test_our_own_bots_pass_the_kit(name: str) -> None:
    check_bot(lambda seed: make_bot(name, seed), games=30)


@pytest.mark.no_cover
def test_our_own_cards_pass_the_kit() -> None:
    check_cards(catalog.kingdom_cards(["dominion"]), games=20)


# -- Rules for cards that we do not have yet --------------------------------------------------------


def test_the_owner_orders_effects_that_wait_for_the_same_thing() -> None:
    one, two = (card(name, cost=0, types=ACTION, actions=1) for name in ("One", "Two"))
    happened: list[str] = []
    for kind in (one, two):

        def wait(me: Player) -> None:
            me.this_turn(GAINED)

        def tell(me: Player, gained: object, name: str = kind.name) -> None:
            happened.append(name)

        kind.play(wait)
        kind.this_turn(GAINED)(tell)
    added(one, two)
    text = """
        [[scenario]]
        title = "order"
        kingdom = "One, Two"
        seat1.hand = "One, Two"
        script = ["1 play One", "1 play Two", "1 buy Copper", "1 order Two, One"]
    """
    [scenario] = read_scenarios(text, "file")
    assert run_scenario(scenario).differences == []
    assert happened == ["Two", "One"]


def test_an_attack_without_any_text_still_lets_others_react() -> None:
    added(card("Threat", cost=0, types=ACTION | ATTACK))
    text = """
        [[scenario]]
        title = "threat"
        kingdom = "Threat, Moat"
        seat1.hand = "Threat"
        seat2.hand = "Moat"
        script = ["1 play Threat", "2 react -"]
    """
    [scenario] = read_scenarios(text, "file")
    assert run_scenario(scenario).differences == []
