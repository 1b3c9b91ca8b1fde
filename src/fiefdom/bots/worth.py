"""What cards are worth to a player: in the hand, in the deck, and when they can be gained."""

from __future__ import annotations

from typing import Final

from fiefdom.cards.basic import copper, curse, duchy, estate, province
from fiefdom.engine.card import ACTION, TREASURE, VICTORY, Kind
from fiefdom.views.view import View

# What the coins of a turn are for: with one of these one buys something better than with a coin less.
STEPS: Final = (8, 6, 5, 3)


def worth(kind: Kind) -> int:
    """How gladly one has a card in hand: Curses least, then Victory cards, then Treasures and Actions by their cost."""
    if kind.types & (ACTION | TREASURE):
        return kind.cost
    return -1 if kind.types & VICTORY else -2


def is_dead(kind: Kind) -> bool:
    """Whether it does nothing in a hand."""
    return kind.types & (ACTION | TREASURE) == 0


def is_good(kind: Kind) -> bool:
    """Whether one is glad to have it in hand."""
    return worth(kind) > 0


def is_late(view: View) -> bool:
    """Whether points count for more than what they do to the deck."""
    return view.left(province) <= 4 or view.gains_to_end <= 5


def coppers_to_spare(view: View) -> int:
    """How many Coppers the deck is better without."""
    return max(0, view.money - 4)


def deck_worth(view: View, kind: Kind) -> int:
    """How gladly one has a card in the deck, points and all, in tenths of a coin of its cost."""
    if kind is copper:
        return -5 if coppers_to_spare(view) else 5
    if kind.types & (ACTION | TREASURE):
        return 10 * kind.cost
    if kind is curse:
        return -40
    if kind is estate:
        return 20 if is_late(view) else -20
    return 300 if kind is province else 60 if is_late(view) else 30


def is_junk(view: View, kind: Kind) -> bool:
    """Whether the deck is better without it."""
    return deck_worth(view, kind) < 0


def gain_worth(view: View, kind: Kind) -> int:
    """How gladly one gains a card, in tenths of a coin of its cost."""
    if kind.types & ACTION:
        # An Action that nobody planned to have is worth less than it costs.
        return 10 * kind.cost - (0 if view.owns(kind) else 15)
    if kind is curse:
        return -40
    if kind is copper:
        return -5
    if kind is province:
        return 300 if is_late(view) or view.money > 15 else 55
    if kind is duchy:
        return 110 if is_late(view) else 20
    if kind is estate:
        return 35 if view.left(province) <= 2 else -20
    return 10 * kind.cost


def coins_in(kinds: list[Kind]) -> int:
    """What the Treasures among these give."""
    total = 0
    for kind in kinds:
        if kind.types & TREASURE:
            total += kind.coins
    return total


def coins_to_spend(view: View) -> int:
    """What one will have this turn with what is in hand."""
    return view.coins(view.seat) + view.hand_coins


def step_of(coins: int) -> int:
    """What so many coins are good for."""
    for step in STEPS:
        if coins >= step:
            return step
    return 0


def is_spare(view: View, kind: Kind) -> bool:
    """Whether this turn buys as well without this card of the hand."""
    if kind.types & TREASURE == 0:
        return kind.types & ACTION == 0 or view.actions(view.seat) == 0
    coins = coins_to_spend(view)
    return step_of(coins - kind.coins) == step_of(coins)
