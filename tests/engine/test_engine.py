"""What the engine offers to cards that we do not have yet: piles, prices, turns; and what it must not know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from scenes import added, game_of, play

import fiefdom.engine
from fiefdom import catalog, choose_kingdom, make_bot, make_setup
from fiefdom.bots.bot import RandomBot
from fiefdom.cards import (
    ACTION,
    ATTACK,
    GAINED,
    IN_PLAY,
    OWN,
    PLAYED,
    PLAYING,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    Kind,
    Player,
    card,
)
from fiefdom.cards.basic import copper, curse, duchy, estate, gold, province, silver
from fiefdom.cards.piles import STARTING_CARDS, basic_piles
from fiefdom.engine.decision import KindOptions, NumberOptions
from fiefdom.engine.setup import PilePlan, Setup
from fiefdom.views.view import View

pytestmark = pytest.mark.rules


# -- Piles -----------------------------------------------------------------------------------------------


def mixed_setup(upper: Kind, lower: Kind, beside: Kind) -> Setup:
    """A pile of two kinds, and one that is not in the supply."""
    piles = [PilePlan([pile]) for pile in basic_piles(2)]
    piles += [PilePlan([(upper, 1), (lower, 2)]), PilePlan([(beside, 3)], in_supply=False)]
    return Setup(2, piles, STARTING_CARDS)


def test_what_there_is_for_each_kind_is_as_long_as_the_setup() -> None:
    kingdom = [kind for kind in catalog.kinds if kind.box == "seaside"][-10:]
    game = make_setup(2, kingdom).start(0)
    slots = 1 + 7 + 10
    options = game.affordable(8)
    assert [len(each) for each in (game.players[0].owned, game.stock.concerns, options.indices)] == [slots] * 3
    assert [game.stock.kinds[game.stock.slot_of(kind) - 1] for kind in kingdom] == kingdom
    missing = [catalog.kinds[10], catalog.kinds[-11]]
    assert not any(game.players[0].owns(kind) or game.pile(kind) or kind in options for kind in missing)


def test_several_kinds_may_share_a_pile_and_the_top_one_is_on_offer() -> None:
    upper, lower, beside = (card(name, cost=n, types=ACTION) for n, name in enumerate(("Upper", "Lower", "Prize"), 2))
    added(upper, lower, beside)
    game = mixed_setup(upper, lower, beside).start(1)
    me = game.players[0]
    assert upper in game.affordable(8)
    assert lower not in game.affordable(8)
    assert me.gain(lower) is None
    gained = me.gain(upper)
    assert gained is not None
    assert gained.kind is upper
    assert lower in game.affordable(8)
    assert upper not in game.affordable(8)
    copy = game.copy()
    me.gain(lower)
    me.gain(lower)
    assert game.empty_piles == 1
    assert copy.empty_piles == 0
    assert lower in copy.affordable(8)
    game.check()
    copy.check()


def test_a_pile_beside_the_supply_is_neither_bought_from_nor_counted_when_empty() -> None:
    upper, lower, beside = (card(name, cost=n, types=ACTION) for n, name in enumerate(("Upper", "Lower", "Prize"), 2))
    added(upper, lower, beside)
    game = mixed_setup(upper, lower, beside).start(1)
    assert beside not in game.affordable(8)
    assert beside not in View(game, 0).supply
    for _ in range(3):
        game.players[0].gain(beside)
    assert game.players[0].owns(beside) == 3
    assert game.empty_piles == 0
    game.check()


def test_which_empty_pile_ends_the_game_is_said_by_the_card() -> None:
    colony = card("Colony of Ours", cost=11, types=VICTORY, points=10, ends_game=True)
    added(colony)
    play("""
        kingdom = "Colony of Ours"
        phase = "buy"
        seat1.coins = 11
        supply."Colony of Ours" = 1
        script = ["1 buy Colony of Ours"]
        [scenario.after]
        over = true
    """)


# -- Prices ----------------------------------------------------------------------------------------------


def test_a_card_may_have_a_price_of_its_own_that_changes() -> None:
    peddler = card("Hawker", cost=8, types=ACTION, actions=1)

    @peddler.price
    def hawker_price(me: Player) -> int:
        return max(0, 8 - 2 * me.in_play.count(ACTION))

    added(peddler)
    game = game_of('kingdom = "Hawker, Bridge"\nseat1.in_play = "Village, Village, Village"')
    assert View(game, 0).cost(peddler) == 2
    assert peddler in game.affordable(2)
    assert peddler not in game.affordable(1)
    play("""
        kingdom = "Hawker, Bridge"
        seat1.hand = "Bridge"
        seat1.in_play = "2 Village"
        seat1.actions = 1
        script = ["1 play Bridge", "1 buy Hawker", "1 buy -"]
        [scenario.after]
        seat1.hand = "Bridge, Hawker, 2 Village"
    """)


def test_prices_of_a_turn_are_gone_with_it() -> None:
    game = game_of('kingdom = "Bridge"\nseat1.hand = "Bridge"')
    me = game.players[0]
    me.play(me.hand.cards[0])
    assert [game.price(kind) for kind in (copper, estate, province)] == [0, 1, 7]
    assert game.copy().price(province) == 7
    game.seat_bots([RandomBot(1), RandomBot(2)], View)
    game.play_turn()
    assert game.price(province) == 8


# -- Turns and numbers -----------------------------------------------------------------------------------


def test_extra_turns_follow_one_another_before_the_next_player() -> None:
    hourglass = card("Hourglass", cost=2, types=ACTION)

    @hourglass.play
    def turn_over(me: Player) -> None:
        for player in [me, *me.others()]:
            player.extra_turn()

    added(hourglass)
    game = game_of('players = 3\nkingdom = "Hourglass"\nseat1.hand = "Hourglass"')
    me = game.players[0]
    me.play(me.hand.cards[0])
    me.trash_card(me.in_play.cards[0], me.in_play)
    game.seat_bots([make_bot("big-money") for _ in range(3)], View)
    turns = []
    for _ in range(5):
        game.play_turn()
        turns.append((int(game.turn), game.is_extra_turn))
    assert turns == [(0, True), (1, True), (2, True), (1, False), (2, False)]


def test_every_sort_of_options_says_what_it_is() -> None:
    game = game_of('kingdom = "Wishing Well, Secret Passage"')
    assert NumberOptions(3).names() == ["0", "1", "2", "3"]
    assert NumberOptions(3).sort() == "numbers"
    kinds = KindOptions([gold, silver], game.stock)
    assert (kinds.sort(), kinds.find(silver), kinds.find(duchy), curse in kinds) == ("kinds", 1, -1, False)
    assert game.affordable(3).sort() == "piles"


# -- Names of cards --------------------------------------------------------------------------------------


def identifiers(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            yield node.value


def test_nothing_in_the_engine_is_named_after_a_card() -> None:
    """No field, flag, branch or word of the engine is; names that are common words of the game do not count."""
    common = {"curse"}  # a type of card
    names = {re.sub(r"\W", "_", kind.name.lower()) for kind in catalog.kinds} - common
    folder = Path(fiefdom.engine.__path__[0])
    found = []
    for file in sorted(folder.glob("*.py")):
        for word in sorted(set(identifiers(ast.parse(file.read_text(encoding="utf-8"))))):
            parts = re.split(r"_+", word.lower())
            for name in names:
                wanted = name.split("_")
                plurals = [*wanted[:-1], wanted[-1] + "s"]
                n = len(wanted)
                if any(parts[i : i + n] in (wanted, plurals) for i in range(len(parts) - n + 1)):
                    found.append(f"{file.name}: {word}")
    assert not found


# -- Shortcuts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_checked", [True, False])
def test_treasures_that_somebody_waits_for_are_played_one_by_one(is_checked: bool) -> None:
    """Bots that play all Treasures are not asked, but whatever waits for Treasures still acts."""
    mint = card("Coin Press", cost=2, types=ACTION)

    @mint.when(PLAYED, where=IN_PLAY, by=OWN, types=TREASURE)
    def press(me: Player, treasure: Card) -> None:
        me.plus(coins=10)

    added(mint)
    game = game_of('kingdom = "Coin Press"\nphase = "buy"\nseat1.in_play = "Coin Press"\nseat1.hand = "2 Copper"')
    game.seat_bots([make_bot("big-money"), make_bot("big-money")], View, is_checked=is_checked)
    game.step()
    assert game.players[0].coins == 22


def test_a_shield_may_be_an_effect_that_waits() -> None:
    ward = card("Ward", cost=2, types=ACTION, actions=1)

    @ward.play
    def raise_ward(me: Player) -> None:
        me.watch(PLAYING, me.others(), types=ATTACK)

    @ward.watch(PLAYING)
    def hold_off(me: Player, attack: Card) -> None:
        me.be_safe()

    added(ward)
    play("""
        kingdom = "Ward, Witch"
        seat1.hand = "Ward"
        seat2.hand = "Witch"
        script = ["1 play Ward", "1 buy -", "2 play Witch"]
        [scenario.after]
        seat1.discard = ""
        seat1.in_play = "Ward"
        supply.Curse = 10
    """)


def test_a_watcher_stops_when_its_owners_turn_begins() -> None:
    ward = card("Spyglass", cost=2, types=ACTION)

    @ward.play
    def watch(me: Player) -> None:
        me.watch(GAINED, me.others())

    @ward.watch(GAINED)
    def see(me: Player, gained: Card) -> None:
        me.plus(cards=1)

    added(ward)
    play("""
        kingdom = "Spyglass, Council Room"
        seat1.hand = "Spyglass"
        seat1.deck = "20 Copper"
        script = ["1 play Spyglass", "1 buy -", "2 buy Copper", "1 play -", "1 buy -", "2 play -", "2 buy Copper"]
        [scenario.after]
        seat1.hand = "5 Copper"
        seat1.discard = "6 Copper, Spyglass"
    """)


def test_a_bot_uses_a_reaction_that_stays_in_hand_once() -> None:
    charm = card("Charm", cost=2, types=ACTION | REACTION)

    @charm.when(GAINED, by=OWN, may=True)
    def glow(me: Player, gained: Card) -> None:
        me.plus(coins=1)

    added(charm)
    game = game_of('kingdom = "Charm"\nphase = "buy"\nseat1.coins = 3\nseat1.hand = "Charm"')
    game.seat_bots([make_bot("big-money"), make_bot("big-money")], View)
    while game.turn == 0:
        game.step()
    assert game.players[0].owns(silver) == 1


def test_no_price_is_below_nothing() -> None:
    cheap = card("Giveaway", cost=2, types=ACTION)
    cheap.price(lambda me: -3)
    added(cheap)
    game = game_of('kingdom = "Giveaway"')
    assert game.price(cheap) == 0


@pytest.mark.parametrize(
    "script",
    ['"1 order Tide Pools, Sailor, Haven"', '"1 order Tide Pools", "1 order Sailor"', '"1 order Tide Pools, Sailor"'],
)
def test_an_order_line_names_one_effect_or_several(script: str) -> None:
    text = """
        kingdom = "Tide Pools, Sailor, Haven"
        seat1.hand = "Tide Pools, Sailor, Haven, Curse"
        seat1.actions = 3
        seat1.deck = "Estate, 9 Copper"
        script = ["1 play Haven", "1 set_aside Estate", "1 play Tide Pools", "1 play Sailor", "1 play -", "1 buy -",
                  "2 buy -", {script}, "1 trash -"]
        [scenario.after]
        asks = "1 play"
    """
    play(text.format(script=script))
    with pytest.raises(AssertionError, match=r"Haven|order"):
        play(text.format(script='"1 order Haven, Haven"'))


@pytest.mark.parametrize("kingdom", ["First Game", "Shipwrecks", "Deconstruction"])
def test_a_game_in_the_memory_of_another_is_the_same_as_a_new_one(kingdom: str) -> None:
    """Nothing of the last game is left."""

    def played(is_reused: bool) -> list[list[tuple[int, int]]]:
        setup = make_setup(3, choose_kingdom(kingdom, 0))
        outcomes = []
        for seed in range(4):
            game = setup.start(seed)
            game.seat_bots([RandomBot(seed + seat) for seat in range(3)], View)
            for _ in range(45):
                if not game.is_over:
                    game.play_turn()
            outcomes.append([(player.score(), player.total_owned()) for player in game.players])
            if is_reused:
                setup.put_away(game)
        return outcomes

    assert played(is_reused=True) == played(is_reused=False)
