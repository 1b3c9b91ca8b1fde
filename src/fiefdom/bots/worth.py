"""What cards are worth to a player: in hand, in the deck, and as a gain."""

from __future__ import annotations

from typing import Final

from fiefdom.cards.basic import copper, curse, duchy, estate, province
from fiefdom.cards.facts import COPPERS_GIVE_MORE, GIVES_NOTHING, TOKENS_CURSE, TRAPS_CURSE
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, TREASURE, VICTORY
from fiefdom.engine.native import i64, vec
from fiefdom.engine.price import dearness
from fiefdom.views.view import View

# If no rule says what to buy: with each of these amounts, a player can buy something better than with one coin less.
STEPS: Final = (8, 6, 5, 3)

# Less than this, in tenths of a coin, is not worth the trouble.
A_LITTLE: Final = 5
# What costs five coins or more is dear, in tenths of a coin.
DEAR: Final = 50
# Cards that are drawn count for up to this many coins.
MOST_COINS_BY_A_CARD: Final = 6
# A Province is worth more than its price, since it is what the game is about.
PROVINCE_WORTH: Final = 120
# If a buy becomes better by this much, a Province is bought instead of a Gold.
PROVINCE_FOR_GOLD: Final = 50
# Once this few gains may end the game, a deck is hardly worth improving.
TOO_LATE_TO_BUILD: Final = 4
# How much a Curse harms a deck, points included, in tenths of a coin.
CURSE_HARM: Final = 40
# Buys that end the game and win it are better than anything else.
WINNING: Final = 10_000


class Wishes:
    """What a player wants to buy or gain, in tenths of a coin. This base class is for players who do not say that."""

    def bought_with(self, view: View, coins: int, buys: int) -> int:
        """How much the player likes what it would buy with this many coins and buys."""
        return 10 * step_of(coins)

    def bought_with_up_to(self, view: View, least: int, most: int, buys: int) -> list[int]:
        """The same for every number of coins from the least to the most."""
        return [self.bought_with(view, coins, buys) for coins in range(least, most + 1)]

    def liking(self, view: View, kind: Kind) -> int:
        """How much the player would like to gain this card now; 0 if it does not want it."""
        return 0


NO_WISHES: Final = Wishes()


def worth(kind: Kind) -> int:
    """How good a card is in hand: Curses least, then Victory cards, then Treasures and Actions by their cost."""
    if kind.types & (ACTION | TREASURE):
        return dearness(kind.cost) // 10
    return -1 if kind.types & VICTORY else -2


def is_dead(kind: Kind) -> bool:
    """Whether the card does nothing in hand."""
    return kind.types & (ACTION | TREASURE) == 0


def is_good(kind: Kind) -> bool:
    """Whether the card is worth having in hand."""
    return worth(kind) > 0


def is_late(view: View) -> bool:
    """Whether points now matter more than the harm they do to the deck."""
    return view.gains_to_end <= 5


def coppers_to_spare(view: View) -> int:
    """How many Coppers the deck is better without."""
    return max(0, view.money - 4)


def deck_worth(view: View, kind: Kind) -> int:
    """How good a card is in the deck, points included, in tenths of a coin."""
    if kind is copper:
        return -5 if coppers_to_spare(view) else 5
    if kind.types & (ACTION | TREASURE):
        # At the end, hardly any turns are left to play it in.
        return dearness(kind.cost) * (10 if view.gains_to_end > TOO_LATE_TO_BUILD else 4) // 10
    if kind is curse:
        return -CURSE_HARM
    if kind is estate:
        return 20 if is_late(view) else -20
    return 300 if kind is province else 60 if is_late(view) else 30


def is_junk(view: View, kind: Kind) -> bool:
    """Whether the deck is better without this card."""
    return deck_worth(view, kind) < 0


def gain_worth(view: View, kind: Kind, wishes: Wishes) -> int:
    """How good it is to gain a card, in tenths of a coin: as good as the player says, if it wants the card."""
    return worth_alone(view, kind, wishes) - CURSE_HARM * curses_with(view, kind, is_bought=False)


def worth_alone(view: View, kind: Kind, wishes: Wishes) -> int:
    """How good it is to gain a card that nothing comes with."""
    liked = wishes.liking(view, kind)
    if liked:
        return liked
    if kind.types & ACTION:
        # An Action that nobody planned to have is worth less than it costs.
        return dearness(view.cost(kind)) - (0 if view.owns(kind) else 15)
    if kind is curse:
        return -CURSE_HARM
    if kind is copper:
        return -5
    if kind is province:
        return 300 if is_late(view) or view.money > 15 else 55
    if kind is duchy:
        return 110 if is_late(view) else 20
    if kind is estate:
        return 35 if view.left(province) <= 2 else -20
    return dearness(view.cost(kind))


def curses_with(view: View, kind: Kind, is_bought: bool) -> int:
    """How many Curses come with gaining this: by tokens on its pile, if it is bought, and by traps of others."""
    if view.facts & (TOKENS_CURSE | TRAPS_CURSE) == 0:
        return 0
    curses = 0
    if is_bought and view.has_tokens(kind):
        curses += curses_by(view, TOKENS_CURSE, view.tokens_on(kind))
    if view.has_traps(kind) and view.turn == view.seat:
        curses += curses_by(view, TRAPS_CURSE, view.traps_on(kind))
    return min(curses, view.left(curse)) if curses else 0


def curses_by(view: View, fact: i64, counts: dict[str, int]) -> int:
    """How many of these tokens or traps, counted by the name of the card that each is of, bring a Curse."""
    curses = 0
    for kind in view.kinds:
        if kind.facts & fact:
            curses += counts.get(kind.name, 0)
    return curses


def is_spoilt(view: View, kind: Kind, is_bought: bool) -> bool:
    """Whether gaining this brings more Curses than it is worth: only a Province is worth one or two of them."""
    curses = curses_with(view, kind, is_bought)
    return curses > 0 and curses > (2 if kind is province else 0)


def owns_any(view: View, fact: i64) -> bool:
    """Whether the player owns a card of which this fact is true."""
    return view.facts & fact != 0 and any(kind.facts & fact for kind, _ in view.owned)


def times(kind: Kind, kinds: list[Kind]) -> int:
    """How often a kind is among these. Unlike `count`, which would compare, it looks for the same object."""
    n = 0
    for each in kinds:
        if each is kind:
            n += 1
    return n


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
    more = more_by_coppers(view)
    return view.coins(view.seat) + view.hand_coins + (more * view.in_hand(copper) if more else 0)


def more_by_coppers(view: View) -> int:
    """How much more each Copper gives this turn than its own coin, by the cards in play."""
    if view.facts & COPPERS_GIVE_MORE == 0:
        return 0
    return sum([1 for kind in view.in_play(view.seat) if kind.facts & COPPERS_GIVE_MORE])


def buying(view: View, coins: int, wishes: Wishes, more_buys: int = 0) -> int:
    """How good this many coins are this turn, in tenths of a coin: what would the player buy with them?"""
    return wishes.bought_with(view, coins, max(1, view.buys(view.seat)) + more_buys)


def step_of(coins: int) -> int:
    """The highest of STEPS that this many coins reach."""
    for step in STEPS:
        if coins >= step:
            return step
    return 0


def is_spare(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether this turn can buy just as well without this card from the hand."""
    if kind.types & TREASURE == 0:
        return kind.types & ACTION == 0 or is_stuck(view, kind)
    coins = coins_to_spend(view)
    return buying(view, coins - int(kind.coins), wishes) == buying(view, coins, wishes)


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


def coins_by(kind: Kind) -> int:
    """How many coins a card in hand is good for, by a rough guess at what Actions do."""
    if kind.types & ACTION == 0:
        return coins_of(kind)
    if kind.facts & GIVES_NOTHING:
        return 0
    return max(int(kind.coins + kind.cards), dearness(kind.cost) // 20)


def coins_made(kinds: list[Kind], actions: i64 = 1, more: i64 = 0, without: i64 = 0) -> int:
    """How many coins a hand of these makes with this many actions, by a rough guess.

    Because of cards in play, each Copper gives this much more. `without` is a bit set of the places of cards that are
    not counted.
    """
    coins: i64 = 0
    coppers: i64 = 0
    terminals: list[int] = []
    each_copper: i64 = 0
    place: i64 = 1
    for kind in kinds:
        if without & place == 0:
            if kind.types & ACTION == 0:
                coins += coins_of(kind)
                coppers += kind is copper
            elif kind.facts & COPPERS_GIVE_MORE:
                each_copper += 1
            elif kind.actions == 0:
                terminals.append(coins_by(kind))
            elif actions > 0:
                coins += coins_by(kind)
                actions += kind.actions - 1
        place <<= 1
    for _ in range(each_copper):
        terminals.append(coppers)
    coins += more * coppers
    if actions >= len(terminals):
        for gives in terminals:
            coins += gives
    elif actions > 0:
        terminals.sort(reverse=True)
        for n in range(actions):
            coins += terminals[n]
    return int(coins)


def bought_after_draw(
    view: View, cards: int, wishes: Wishes, coins: int = 0, actions: int = 1, seen: list[Kind] | None = None
) -> int:
    """How good it is on average to have this many coins and to draw this many cards, in tenths of a coin.

    Without actions left, Actions are good for nothing. Cards that were seen are not drawn.
    """
    # How many cards give each number of coins.
    counts = vec[i64]([0] * (MOST_COINS_BY_A_CARD + 1))
    total: i64 = 0
    top: i64 = 0
    for kind, owned in view.owned:
        n: i64 = owned - view.in_hand(kind) - view.in_play_of(kind)
        if seen is not None:
            n -= times(kind, seen)
        gives: i64 = 0 if kind.types & ACTION and actions == 0 else min(coins_by(kind), MOST_COINS_BY_A_CARD)
        counts[gives] += n
        total += n
        if n and gives > top:
            top = gives
    if total <= 0:
        return buying(view, coins, wishes)
    # In how many ways each sum can be drawn, as if every card were put back before the next is drawn.
    size: i64 = top * cards + 1
    ways = vec[i64]([0] * size)
    ways[0] = 1
    for _ in range(cards):
        more = vec[i64]([0] * size)
        i: i64 = 0
        while i < size:
            if ways[i]:
                j: i64 = 0
                while j <= top and i + j < size:
                    more[i + j] += ways[i] * counts[j]
                    j += 1
            i += 1
        ways = more
    all_ways: i64 = 0
    value: i64 = 0
    bought = wishes.bought_with_up_to(view, coins, coins + int(size) - 1, max(1, view.buys(view.seat)))
    i = 0
    while i < size:
        all_ways += ways[i]
        value += ways[i] * bought[i]
        i += 1
    return value // all_ways
