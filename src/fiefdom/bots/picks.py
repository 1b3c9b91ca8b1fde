"""Ways to pick from the options, shared by habits and advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fiefdom.bots.worth import (
    Wishes,
    buying,
    coins_made,
    coins_of,
    coins_to_spend,
    deck_worth,
    is_good,
    is_spare,
    more_by_coppers,
    worth,
)
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION
from fiefdom.engine.decision import Answer, CardOptions, Decision, KindOptions
from fiefdom.engine.native import i64
from fiefdom.views.view import View

NOTHING: Final[Answer] = ()
HIGHEST: Final = 1 << 40
MOST_WAYS: Final = 60


def kinds_of(decision: Decision) -> list[Kind]:
    """The kinds on offer, in the order of the options."""
    options = decision.options
    if isinstance(options, CardOptions):
        cards = options.stock.cards
        return [cards[ident].kind for ident in options.idents]
    assert isinstance(options, KindOptions), "labels are not asked for here"
    return options.kinds.copy()


def lowest(values: list[int], n: int) -> Answer:
    """The indices of the n lowest values, lowest first; of equal values the earlier one."""
    picks: list[int] = []
    size: i64 = len(values)
    # The last pick and its value: everything that ranks before it has been picked.
    last: i64 = -1
    floor: i64 = -HIGHEST
    while len(picks) < n and len(picks) < size:
        pick: i64 = -1
        least: i64 = HIGHEST
        i: i64 = 0
        while i < size:
            value: i64 = values[i]
            if value < least and (value > floor or (value == floor and i > last)):
                pick = i
                least = value
            i += 1
        picks.append(pick)
        last = pick
        floor = least
    return tuple(picks)


def worst(decision: Decision, n: int) -> Answer:
    """The n options that are worth least in a hand."""
    return lowest([worth(kind) for kind in kinds_of(decision)], n)


def best(decision: Decision, n: int = 1) -> Answer:
    """The n options that are worth most in a hand, the best first."""
    return lowest([-worth(kind) for kind in kinds_of(decision)], n)


def least_missed(view: View, decision: Decision, n: int, wishes: Wishes) -> Answer:
    """The n options that the deck, and this turn, miss least."""
    kinds = kinds_of(decision)
    needs = needed(view, decision, kinds, wishes)
    return lowest([deck_worth(view, kinds[i]) + needs[i] for i in range(len(kinds))], n)


def needed(view: View, decision: Decision, kinds: list[Kind], wishes: Wishes) -> list[int]:
    """How badly this turn needs each of these Treasures from the hand: what would be bought without it?"""
    if view.turn != view.seat or not is_of_hand(decision):
        return [0] * len(kinds)
    coins = coins_to_spend(view)
    bought = buying(view, coins, wishes) if any(coins_of(kind) for kind in kinds) else 0
    return once_for_each(
        kinds, lambda kind: bought - buying(view, coins - coins_of(kind), wishes) if coins_of(kind) else 0
    )


def missed(view: View, kind: Kind, wishes: Wishes) -> int:
    """How badly this turn needs a card from the hand, if it is a Treasure: what would be bought without it?"""
    if coins_of(kind) == 0:
        return 0
    coins = coins_to_spend(view)
    return buying(view, coins, wishes) - buying(view, coins - coins_of(kind), wishes)


def once_for_each(kinds: list[Kind], value: Callable[[Kind], int]) -> list[int]:
    """The value of each of these, worked out once for cards of a kind."""
    found: list[int] = []
    for i in range(len(kinds)):
        same = index_of_same(kinds[i], kinds)
        found.append(found[same] if same < i else value(kinds[i]))
    return found


def index_of_same(kind: Kind, kinds: list[Kind]) -> int:
    """The first index of this kind among these, of which it is one. It looks for the same object and compares none."""
    i = 0
    while kinds[i] is not kind:
        i += 1
    return i


def distinct(kinds: list[Kind]) -> list[Kind]:
    """Each kind once."""
    return [kinds[i] for i in range(len(kinds)) if index_of_same(kinds[i], kinds) == i]


def is_mine(decision: Decision) -> bool:
    """Whether the cards to pick from are the player's own, and not somebody else's or the supply's."""
    options = decision.options
    return isinstance(options, CardOptions) and options.owner == decision.seat


def is_of_hand(decision: Decision) -> bool:
    """Whether the cards to pick from are in a hand."""
    options = decision.options
    return isinstance(options, CardOptions) and options.zone == "hand"


def all_that(decision: Decision, wanted: Callable[[Kind], bool]) -> Answer:
    """All options of the wanted kinds, up to the number allowed."""
    kinds = kinds_of(decision)
    return tuple([i for i in range(len(kinds)) if wanted(kinds[i])][: decision.most])


def best_spare(view: View, decision: Decision, n: int, wishes: Wishes) -> Answer:
    """The best cards that this turn can spare; without any, those worth least."""
    values: list[int] = []
    for kind in kinds_of(decision):
        # Best saved for later: an Action with no action left to play it, then money that is not needed now.
        later = 100 if kind.types & ACTION else 0
        keeps = (is_good(kind) or coins_of(kind)) and is_spare(view, kind, wishes)
        values.append(-later - worth(kind) if keeps else 1000 + worth(kind))
    return lowest(values, n)


def lost_least(view: View, kinds: list[Kind], values: list[int], n: int, wishes: Wishes) -> Answer:
    """The n cards that the hand misses least: what the rest can buy counts, then the lowest values.

    On other players' turns, that is what the rest buys next turn. Where there are too many ways to try them all, only
    the values count.
    """
    size = len(kinds)
    if n >= size or ways(size, n) > MOST_WAYS:
        return lowest(values, n)
    is_now = view.turn == view.seat
    coins = view.coins(view.seat) if is_now else 0
    actions = view.actions(view.seat) if is_now else 1
    more = more_by_coppers(view) if is_now else 0
    bought: dict[int, int] = {}
    best_picks: list[int] = []
    most = -HIGHEST
    picks = list(range(n))
    # Of cards of a kind, the first ones go first: other ways come to the same.
    twins = [last_like(kinds, i) for i in range(size)]
    while True:
        lost: i64 = 0
        worth_lost = 0
        is_new = True
        for i in picks:
            if twins[i] >= 0 and lost & (i64(1) << i64(twins[i])) == 0:
                is_new = False
            lost |= i64(1) << i64(i)
            worth_lost += values[i]
        if is_new:
            made = coins + coins_made(kinds, actions, more, lost)
            if made not in bought:
                bought[made] = buying(view, made, wishes)
            value = 1000 * bought[made] - worth_lost
            if value > most:
                most = value
                best_picks = picks.copy()
        # The next way to pick n, in order.
        i = n - 1
        while i >= 0 and picks[i] == size - n + i:
            i -= 1
        if i < 0:
            return tuple(best_picks)
        picks[i] += 1
        for j in range(i + 1, n):
            picks[j] = picks[j - 1] + 1


def last_like(kinds: list[Kind], i: int) -> int:
    """The place of the last card before this one that is of the same kind, or -1."""
    for j in range(i - 1, -1, -1):
        if kinds[j] is kinds[i]:
            return j
    return -1


def ways(size: int, n: int) -> int:
    """In how many ways n of this many can be picked."""
    total = 1
    for i in range(n):
        total = total * (size - i) // (i + 1)
    return total


def labelled(decision: Decision, *wanted: str) -> Answer:
    """The wanted labels first, then the others, as many as must be picked (at least one)."""
    names = decision.options.names()
    picks = [names.index(each) for each in wanted if each in names]
    picks += [i for i in range(len(names)) if i not in picks]
    return tuple(picks[: max(decision.least, 1)])
