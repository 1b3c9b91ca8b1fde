"""What cards are worth to a player: in hand, in the deck, and as a gain."""

from __future__ import annotations

from typing import Final

from fiefdom.cards.basic import copper, curse, duchy, estate, province
from fiefdom.cards.intrigue import coppersmith, minion
from fiefdom.engine.card import ACTION, TREASURE, VICTORY, Kind
from fiefdom.views.view import View

# Where nobody says what to buy: with each of these amounts, a player can buy something better than with one coin less.
STEPS: Final = (8, 6, 5, 3)

# What costs five coins or more is dear, in tenths of a coin.
DEAR: Final = 50
# A Province is worth more than its price, since it is what the game is about.
PROVINCE_WORTH: Final = 120


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
    """How good it is to gain a card, in tenths of a coin: as good as the player says, if it wants the card."""
    liked = 0 if view.wishes is None else view.wishes.liking(view, kind)
    if liked:
        return liked
    if kind.types & ACTION:
        # An Action that nobody planned to have is worth less than it costs.
        return 10 * view.cost(kind) - (0 if view.owns(kind) else 15)
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
    return 10 * view.cost(kind)


def coins_in(kinds: list[Kind]) -> int:
    """The coins that the Treasures among these give."""
    total = 0
    for kind in kinds:
        total += coins_of(kind)
    return total


def coins_of(kind: Kind) -> int:
    """The coins that a card gives as a Treasure."""
    return int(kind.coins) if kind.types & TREASURE else 0


def coins_to_spend(view: View) -> int:
    """The coins that the player will have this turn, with the Treasures in hand."""
    more = view.in_play_of(coppersmith)
    return view.coins(view.seat) + view.hand_coins + (more * view.in_hand(copper) if more else 0)


def buying(view: View, coins: int, more_buys: int = 0) -> int:
    """How good it is to have so many coins this turn, in tenths of a coin: what would the player buy with them?"""
    wishes = view.wishes
    if wishes is None:
        return 10 * step_of(coins)
    return wishes.bought_with(view, coins, max(1, view.buys(view.seat)) + more_buys)


def step_of(coins: int) -> int:
    """The highest of STEPS that so many coins reach."""
    for step in STEPS:
        if coins >= step:
            return step
    return 0


def is_spare(view: View, kind: Kind) -> bool:
    """Whether this turn can buy just as well without this card from the hand."""
    if kind.types & TREASURE == 0:
        return kind.types & ACTION == 0 or is_stuck(view, kind)
    coins = coins_to_spend(view)
    return buying(view, coins - int(kind.coins)) == buying(view, coins)


def is_stuck(view: View, kind: Kind) -> bool:
    """Whether no action will be left for this Action, because better ones in hand need them."""
    actions = view.actions(view.seat)
    if actions == 0:
        return True
    if kind.actions:
        return False
    for each in view.hand:
        if each.types & ACTION:
            if each.actions:
                actions += int(each.actions) - 1
            elif each is not kind and worth(each) >= worth(kind):
                actions -= 1
    return actions <= 0


def coins_of_a_draw(view: View) -> float:
    """How many coins a card from the player's deck or discard pile gives on average, if it needs no action."""
    cards = 0
    coins = 0
    for kind, owned in view.owned:
        n = owned - view.in_hand(kind) - view.in_play_of(kind)
        cards += n
        if kind.types & TREASURE or kind.actions:
            coins += n * (2 if kind is minion else int(kind.coins))
    return coins / cards if cards > 0 else 0.0
