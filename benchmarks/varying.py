"""Kingdoms in which what can be bought depends on more than coins and empty piles.

`instructions.py` plays w1 in them, where nobody buys any of these cards. It should cost at most 1.3 times as much,
except where a function in plain Python is asked for a price each time.
"""

from fiefdom_games import KINGDOM, STRATEGIES

from fiefdom import catalog, play_out
from fiefdom.cards import ACTION, POTION, Player, card
from fiefdom.cards.basic import copper
from fiefdom.cards.piles import STARTING_CARDS, basic_piles, pile_size
from fiefdom.engine.setup import PilePlan, Setup
from fiefdom.engine.sight import TOP_ONLY

PLAYERS = 2

hawker = card("Hawker", cost=8, types=ACTION, cards=1, actions=1, coins=1)
great_fair = card("Great Fair", cost=6, types=ACTION, cards=1, actions=1, buys=1, coins=2)
brewer = card("Brewer", cost=3 + POTION, types=ACTION, cards=1, actions=1)
pedlar = card("Pedlar", cost=8, types=ACTION, cards=1, actions=1, coins=1)
riders = [card(f"Rider {i}", cost=4 + i % 2, types=ACTION, cards=2) for i in range(10)]


hawker.costs_less(2, ACTION)
great_fair.not_bought_with(copper)


@pedlar.price
def pedlar_price(me: Player) -> int:
    return max(0, 8 - 2 * me.in_play.count(ACTION)) if me.game.is_buy_phase else 8


catalog.add("varying", [hawker, pedlar, great_fair, brewer, *riders])

# What each kingdom has instead of as many cards of w1.
VARYING = {
    "a price that varies": [PilePlan([(hawker, 10)])],
    "a shuffled pile": [PilePlan([(kind, 1) for kind in riders], sight=TOP_ONLY)],
    "a condition on buying": [PilePlan([(great_fair, 10)])],
    "a price with a Potion": [PilePlan([(brewer, 10)])],
}
VARYING["all of these"] = [plan for plans in VARYING.values() for plan in plans]
VARYING["a price that a function says"] = [PilePlan([(pedlar, 10)])]


def play_with(name: str, games: int) -> None:
    """Play games of w1 in one of these kingdoms."""
    plans = VARYING[name]
    kingdom = [catalog.find(card) for card in KINGDOM[len(plans) :]]
    usual = [*basic_piles(PLAYERS), *((kind, pile_size(kind, PLAYERS)) for kind in kingdom)]
    setup = Setup(PLAYERS, [*(PilePlan([pile]) for pile in usual), *plans], STARTING_CARDS)
    for seed in range(games):
        play_out(setup, [STRATEGIES["w1"]] * PLAYERS, seed)
