"""What cards are worth to a player: in hand, in the deck, and as a gain."""

from __future__ import annotations

from typing import Final

from fiefdom.cards.basic import copper, curse, duchy, estate, province
from fiefdom.engine.card import ACTION, TREASURE, VICTORY, Kind
from fiefdom.views.view import View

# With each of these amounts a player can buy something better than with one coin less.
STEPS: Final = (8, 6, 5, 3)


def worth(kind: Kind) -> int:
    """How good a card is in hand: Curses least, then Victory cards, then Treasures and Actions by their cost."""
    if kind.types & (ACTION | TREASURE):
        return kind.cost
    return -1 if kind.types & VICTORY else -2


def is_dead(kind: Kind) -> bool:
    """Whether the card does nothing in hand."""
    return kind.types & (ACTION | TREASURE) == 0


def is_good(kind: Kind) -> bool:
    """Whether the card is worth having in hand."""
    return worth(kind) > 0


def is_late(view: View) -> bool:
    """Whether points now matter more than the harm they do to the deck."""
    return view.left(province) <= 4 or view.gains_to_end <= 5


def coppers_to_spare(view: View) -> int:
    """How many Coppers the deck is better without."""
    return max(0, view.money - 4)


def deck_worth(view: View, kind: Kind) -> int:
    """How good a card is in the deck, points included, in tenths of a coin."""
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
    """Whether the deck is better without this card."""
    return deck_worth(view, kind) < 0


def gain_worth(view: View, kind: Kind) -> int:
    """How good it is to gain a card, in tenths of a coin."""
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
    """The coins that the Treasures among these give."""
    total = 0
    for kind in kinds:
        if kind.types & TREASURE:
            total += kind.coins
    return total


def coins_to_spend(view: View) -> int:
    """The coins that the player will have this turn, with the Treasures in hand."""
    return view.coins(view.seat) + view.hand_coins


def step_of(coins: int) -> int:
    """The highest of STEPS that so many coins reach."""
    for step in STEPS:
        if coins >= step:
            return step
    return 0


def is_spare(view: View, kind: Kind) -> bool:
    """Whether this turn can buy just as well without this card from the hand."""
    if kind.types & TREASURE == 0:
        return kind.types & ACTION == 0 or view.actions(view.seat) == 0
    coins = coins_to_spend(view)
    return step_of(coins - kind.coins) == step_of(coins)
