"""Landscapes, numbers that stay, and piles of several kinds: each is a pile, a kind or a row like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom import catalog
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios
from fiefdom.table import Table
from fiefdom.testing.secrets import check_secrets

OWN = """
from fiefdom.cards import (
    ACTION, BEFORE, CLEARED, COFFERS, DEBT, DURATION, EVENT, GAME, HEIRLOOM, ITSELF,
    KNIGHT, LANDMARK, NIGHT, OWN, POINTS,
    PROJECT, STATE, TOP_ONLY, RULE, TRASHED, TRAVELLER, TREASURE, TURN, GAINED, VICTORY, VILLAGERS, card, number, pile,
)
from fiefdom.cards.basic import copper, curse, estate, gold, province, silver

OWED = number("debt")
pay_off = card("Pay off debt", cost=0, types=RULE, text="Pay off what you owe.")
pay_off.buy_only_if(lambda me: me.amount(OWED) > 0 and me.coins > 0)

@pay_off.play
def pay_off_play(me):
    n = min(me.amount(OWED), me.coins)
    me.spend(number("coins"), n)
    me.spend(OWED, n)

spend_coffers = card("Spend Coffers", cost=0, types=RULE, text="Spend one for $1.")
spend_coffers.buy_only_if(lambda me: me.amount(COFFERS) > 0)

@spend_coffers.play
def spend_coffers_play(me):
    me.spend(COFFERS, 1)
    me.plus(coins=1)

spend_villager = card("Spend a Villager", cost=0, types=ACTION | RULE, text="Spend one for +1 Action.")
spend_villager.buy_only_if(lambda me: me.amount(VILLAGERS) > 0 and me.actions == 0 and me.hand.has(ACTION))

@spend_villager.play
def spend_villager_play(me):
    me.spend(VILLAGERS, 1)
    me.plus(actions=1)

feast_day = card("Feast Day", cost=3, types=EVENT, text="Gain a Silver.")
feast_day.play(lambda me: me.gain(silver))

windfall = card("Small Windfall", cost=0, types=EVENT, text="Once per turn: gain a Copper.")
windfall.buy_only_if(lambda me: me.bought.count_of(windfall) == 0)
windfall.play(lambda me: me.gain(copper))

chapter = card("Chapter House", cost=2, types=PROJECT, text="At the start of your turn, +1 Buy.")
chapter.buy_only_if(lambda me: not me.has_before(chapter))

@chapter.when(TURN, where=BEFORE, by=OWN)
def chapter_turn(me, _this):
    me.plus(buys=1)

graveyard = card("Graveyard", cost=0, types=LANDMARK, numbers=("points",), text="When you trash a card, +1 point.")

@graveyard.when(TRASHED, where=GAME, by=OWN, is_quiet=True)
def graveyard_trashed(me, _card):
    me.plus(points=1)

shrine = card("Small Shrine", cost=3, types=ACTION, text="Trash a card from your hand.")
shrine.play(lambda me: me.trash(1))

smithy_on_tick = card("Smithy on Tick", cost=4 * DEBT, types=ACTION, cards=3, brings=(pay_off,))

bakery = card("Bakery", cost=3, types=ACTION, actions=1, numbers=("coffers",), brings=(spend_coffers,),
    text="+2 Coffers.")
bakery.play(lambda me: me.plus(coffers=2))

hamlet = card("Recruits", cost=2, types=ACTION, numbers=("villagers",), brings=(spend_villager,),
    text="+2 Villagers.")
hamlet.play(lambda me: me.plus(villagers=2))

cursed = card("Woe", cost=0, types=STATE, copies=1, text="You have -2 points.")
herald = card("Woebringer", cost=2, types=ACTION, coins=1, brings=(cursed,), text="Each other player takes Woe.")

@herald.play
def herald_play(me):
    for other in me.others():
        other.take_before(cursed)

ring = card("Old Ring", cost=0, types=TREASURE | HEIRLOOM, coins=2, copies=0, in_kingdom=False)
heir = card("Heir", cost=4, types=ACTION, cards=2, brings=(ring,))

@heir.starts
def heir_starts(cards):
    return [(kind, n - 1 if kind is copper else n) for kind, n in cards] + [(ring, 1)]

spoil = card("Trinket", cost=0, types=TREASURE, coins=3, copies=15, in_supply=False)
thief = card("Trinket Thief", cost=4, types=ACTION, brings=(spoil,), text="Gain a Trinket.")
thief.play(lambda me: me.gain(spoil))

camp = card("Small Camp", cost=2, types=ACTION, cards=2, actions=2, copies=5)
loot = card("Large Camp", cost=5, types=TREASURE, coins=2, copies=5)
camps = pile("Camps", cost=2, types=ACTION, of=(camp, loot))

NAMES = ("Sir Ada", "Sir Bob", "Sir Cid", "Sir Dan", "Sir Eve", "Sir Fay")
sirs = tuple(card(name, cost=5, types=ACTION | KNIGHT, coins=2, copies=1) for name in NAMES)
order = pile("Sirs", cost=5, types=ACTION | KNIGHT, of=sirs, sight=TOP_ONLY, used=lambda players: players)
scout = card("Sir Scout", cost=2, types=ACTION, text="Gain a Sir.")
scout.play(lambda me: me.gain(order))

mint = card("Toll House", cost=3, types=ACTION | DURATION, text="When you gain a card, +$1, for the rest of the game.")
mint.play(lambda me: me.wait_always(GAINED))

@mint.always(GAINED)
def mint_gained(me, _card):
    me.plus(coins=1)

watchman = card("Watchman", cost=3, types=NIGHT, text="Gain a Copper.")
watchman.play(lambda me: me.gain(copper))

hideout = card("Moonlit Hideout", cost=4, types=ACTION | NIGHT, text="Gain a Silver.")
hideout.play(lambda me: me.gain(silver))

manor = card("Manor", cost=4, types=ACTION, cards=1,
    text="When you gain this, go back to your Action phase: +1 Action.")

@manor.when(GAINED, where=ITSELF, by=OWN)
def manor_gained(me, _this):
    me.game.back_to_actions()
    me.plus(actions=1)

squire = card("Tall Squire", cost=5, types=ACTION | TRAVELLER, coins=3, copies=5, in_supply=False)
lad = card("Stable Lad", cost=2, types=ACTION | TRAVELLER, coins=1, brings=(squire,),
    text="When you discard this from play, you may exchange it for a Tall Squire.")

@lad.when(CLEARED, where=ITSELF, may=True)
def lad_cleared(me, this):
    me.exchange(this, me.in_play, squire)

start = card("Blessed Start", cost=2, types=ACTION, cards=1, actions=1, numbers=("coffers",))

@start.setup
def start_setup(me):
    for each in me.game.players:
        each.plus(coffers=1)
"""


@pytest.fixture(autouse=True)
def _own_cards(tmp_path: Path) -> None:
    file = tmp_path / "landscapes.py"
    file.write_text(OWN, encoding="utf-8")
    catalog.add_file(str(file))


def check(text: str) -> None:
    for scenario in read_scenarios(f'[[scenario]]\ntitle = "Own"\n{text}', "own.toml"):
        assert run_scenario(scenario).differences == []


def check_not_offered(name: str, text: str) -> None:
    """The last line of the script picks something that is not on offer."""
    for scenario in read_scenarios(f'[[scenario]]\ntitle = "Own"\n{text}', "own.toml"):
        [difference] = run_scenario(scenario).differences
        assert name in str(difference)


def test_an_event_is_bought_and_not_gained() -> None:
    check("""
        kingdom = "Feast Day"
        phase = "buy"
        seat1.coins = 6
        seat1.buys = 3
        script = ["1 buy Feast Day", "1 buy Feast Day"]
        [scenario.after]
        asks = "1 buy"
        seat1.discard = "2 Silver"
        seat1.coins = 0
        seat1.buys = 1
    """)


def test_an_event_may_be_for_once_a_turn() -> None:
    check("""
        kingdom = "Small Windfall"
        phase = "buy"
        seat1.buys = 3
        script = ["1 buy Small Windfall", "1 buy Copper"]
        [scenario.after]
        seat1.discard = "2 Copper"
    """)
    check_not_offered(
        "Small Windfall",
        """
            kingdom = "Small Windfall"
            phase = "buy"
            seat1.buys = 3
            script = ["1 buy Small Windfall", "1 buy Small Windfall"]
        """,
    )


def test_events_do_not_get_cheaper() -> None:
    text = """
        kingdom = "Feast Day"
        phase = "buy"
        cheaper = 1
        seat1.coins = 2
        seat1.buys = 2
        script = ["1 buy Silver"]
        [scenario.after]
        seat1.discard = "Silver"
    """
    check(text)
    check_not_offered("Feast Day", text.replace("buy Silver", "buy Feast Day"))


def test_a_project_lies_before_its_buyer_for_good() -> None:
    check("""
        kingdom = "Chapter House"
        phase = "buy"
        seat1.coins = 2
        seat1.deck = "10 Copper"
        seat2.hand = ""
        seat2.deck = "10 Estate"
        script = ["1 buy Chapter House", "2 buy -"]
        [scenario.after]
        turn = 1
        seat1.before = "Chapter House"
        seat1.buys = 2
    """)


def test_a_landmark_works_for_whoever_does_it() -> None:
    check("""
        kingdom = "Graveyard, Small Shrine"
        seat1.hand = "Small Shrine, Curse"
        script = ["1 play Small Shrine"]
        [scenario.after]
        trash = "Curse"
        seat1.points = 1
        seat1.score = 1
    """)


def test_debt_is_owed_paid_off_and_keeps_one_from_buying() -> None:
    check("""
        kingdom = "Smithy on Tick"
        phase = "buy"
        seat1.coins = 3
        seat1.deck = "10 Copper"
        script = ["1 buy Smithy on Tick", "1 buy Pay off debt"]
        [scenario.after]
        turn = 2
        seat1.discard = "Smithy on Tick"
        seat1.debt = 1
    """)


def test_coffers_pay_when_their_owner_likes() -> None:
    check("""
        kingdom = "Bakery"
        seat1.hand = "Bakery"
        seat1.coins = 1
        seat1.deck = "10 Copper"
        script = ["1 play Bakery", "1 buy Spend Coffers", "1 buy Spend Coffers", "1 buy Silver"]
        [scenario.after]
        seat1.discard = "Silver, Bakery"
        seat1.coffers = 0
    """)


def test_villagers_work_where_there_is_something_to_play() -> None:
    check("""
        kingdom = "Recruits, Village"
        seat1.hand = "Recruits, Village"
        seat1.deck = "5 Copper"
        script = ["1 play Recruits", "1 play Spend a Villager", "1 play Village"]
        [scenario.after]
        seat1.villagers = 1
        seat1.actions = 2
    """)


def test_there_is_only_one_of_a_state() -> None:
    check("""
        players = 3
        kingdom = "Woebringer"
        seat1.hand = "2 Woebringer"
        seat1.actions = 2
        script = ["1 play Woebringer", "1 play Woebringer"]
        [scenario.after]
        seat2.before = ""
        seat3.before = "Woe"
    """)


def test_an_heirloom_replaces_a_copper_and_has_no_pile() -> None:
    table = Table(["Ann", "Bob"], kingdom="Heir", seed=1)
    owned = table.picture(0)["owned"]
    assert owned == {"Copper": 6, "Estate": 3, "Old Ring": 1}
    assert "Old Ring" not in table.picture(0)["supply"]


def test_what_lies_beside_the_supply_is_only_gained_by_what_names_it() -> None:
    check("""
        kingdom = "Trinket Thief"
        seat1.hand = "Trinket Thief, 3 Gold"
        seat1.buys = 2
        script = ["1 play Trinket Thief", "1 play 3 Gold", "1 buy Silver"]
        [scenario.after]
        seat1.discard = "Trinket, Silver"
        supply.Trinket = 14
    """)
    check_not_offered(
        "Trinket",
        """
            kingdom = "Trinket Thief"
            phase = "buy"
            seat1.buys = 2
            script = ["1 buy Trinket"]
        """,
    )


def test_only_the_top_of_a_split_pile_can_be_bought() -> None:
    check("""
        kingdom = "Camps"
        phase = "buy"
        supply.Camps = 6
        seat1.coins = 9
        seat1.buys = 3
        script = ["1 buy Small Camp", "1 buy Large Camp"]
        [scenario.after]
        seat1.discard = "Large Camp, Small Camp"
    """)


def test_a_shuffled_pile_is_gained_by_its_name_and_its_order_is_secret() -> None:
    tables = [Table(["Ann", "Bob"], kingdom="Sirs, Sir Scout", seed=seed) for seed in range(6)]
    tops = {pile.kind.name for table in tables for pile in table._game.piles if pile.randomizer.name == "Sirs"}
    assert len(tops) > 1
    assert {int(pile.n) for table in tables for pile in table._game.piles if pile.randomizer.name == "Sirs"} == {2}
    for table in tables:
        check_secrets(table, 1)
    check("""
        kingdom = "Sirs, Sir Scout"
        seat1.hand = "Sir Scout"
        script = ["1 play Sir Scout"]
        [scenario.after]
        supply.Sirs = 1
    """)


def test_a_card_may_wait_for_the_rest_of_the_game() -> None:
    check("""
        kingdom = "Toll House"
        phase = "buy"
        seat1.in_play = "Toll House"
        seat1.coins = 6
        seat1.buys = 2
        seat1.deck = "10 Copper"
        waiting = [{ seat = 1, card = "Toll House", when = "gained", until = "always" }]
        script = ["1 buy Gold", "1 buy Copper"]
        [scenario.after]
        turn = 2
        seat1.in_play = "Toll House"
    """)


def test_a_card_may_prepare_the_game() -> None:
    table = Table(["Ann", "Bob"], kingdom="Blessed Start", seed=1)
    assert [table.picture(None)["players"][seat]["numbers"].get("coffers") for seat in (0, 1)] == [1, 1]


def test_night_comes_after_buying_and_takes_no_actions() -> None:
    check("""
        kingdom = "Watchman, Moonlit Hideout"
        phase = "buy"
        seat1.hand = "2 Watchman, Moonlit Hideout"
        seat1.actions = 0
        script = ["1 buy -", "1 play Watchman", "1 play Moonlit Hideout"]
        [scenario.after]
        phase = "night"
        asks = "1 play"
        seat1.hand = "Watchman"
        seat1.discard = "Copper, Silver"
    """)


def test_what_is_for_the_night_as_well_may_be_played_by_day() -> None:
    check("""
        kingdom = "Moonlit Hideout"
        seat1.hand = "Moonlit Hideout"
        script = ["1 play Moonlit Hideout"]
        [scenario.after]
        phase = "buy"
        seat1.actions = 0
        seat1.discard = "Silver"
    """)


def test_there_is_no_night_without_night_cards() -> None:
    check("""
        kingdom = "Moat"
        phase = "buy"
        seat1.buys = 0
        seat1.deck = "5 Copper"
        [scenario.after]
        turn = 2
    """)


def test_an_effect_may_go_back_to_the_action_phase() -> None:
    check("""
        kingdom = "Manor, Village"
        phase = "buy"
        seat1.hand = "Village, 4 Copper"
        seat1.deck = "5 Copper"
        seat1.buys = 2
        script = ["1 play 4 Copper", "1 buy Manor", "1 play Village", "1 play Copper"]
        [scenario.after]
        phase = "buy"
        seat1.coins = 1
        seat1.actions = 3
        seat1.buys = 1
    """)


def test_a_card_may_be_exchanged_as_it_is_discarded_from_play() -> None:
    check("""
        kingdom = "Stable Lad"
        phase = "buy"
        seat1.buys = 0
        seat1.in_play = "2 Stable Lad"
        seat1.deck = "10 Copper"
        script = ["1 react Stable Lad", "1 react -"]
        [scenario.after]
        turn = 2
        seat1.discard = "Tall Squire, Stable Lad"
        supply."Stable Lad" = 11
        supply."Tall Squire" = 4
    """)


def test_nothing_is_exchanged_if_the_other_pile_is_empty() -> None:
    check("""
        kingdom = "Stable Lad"
        phase = "buy"
        supply."Tall Squire" = 0
        seat1.buys = 0
        seat1.in_play = "Stable Lad"
        seat1.deck = "10 Copper"
        script = ["1 react Stable Lad"]
        [scenario.after]
        turn = 2
        seat1.discard = "Stable Lad"
        supply."Stable Lad" = 10
    """)
