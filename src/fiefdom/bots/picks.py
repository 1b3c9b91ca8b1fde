"""Ways to pick from the options, shared by habits and advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fiefdom.bots.worth import coins_to_spend, deck_worth, is_good, is_spare, worth
from fiefdom.engine.card import ACTION, TREASURE, Kind
from fiefdom.engine.decision import Answer, CardOptions, Decision
from fiefdom.engine.native import i64
from fiefdom.views.view import View

NOTHING: Final[Answer] = ()
HIGHEST: Final = 1 << 40


def kinds_of(decision: Decision) -> list[Kind]:
    """The kinds on offer, in the order of the options."""
    found: list[Kind] = []
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        assert kind is not None, "labels are not asked for here"
        found.append(kind)
    return found


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


def least_missed(view: View, decision: Decision, n: int) -> Answer:
    """The n options that the deck, and this turn, miss least."""
    return lowest([deck_worth(view, kind) + need(view, decision, kind) for kind in kinds_of(decision)], n)


def need(view: View, decision: Decision, kind: Kind) -> int:
    """How badly this turn needs a Treasure from the hand, in tenths of a coin."""
    is_needed = kind.types & TREASURE and view.turn == view.seat and is_of_hand(decision) and coins_to_spend(view) >= 6
    return 60 if is_needed and not is_spare(view, kind) else 0


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


def best_spare(view: View, decision: Decision, n: int) -> Answer:
    """The best cards that this turn can spare; without any, those worth least."""
    values: list[int] = []
    for kind in kinds_of(decision):
        # Best kept for later: an Action with no action left to play it, then money that is not needed now.
        later = 100 if kind.types & ACTION else 0
        values.append(-later - worth(kind) if is_spare(view, kind) and is_good(kind) else 1000 + worth(kind))
    return lowest(values, n)


def labelled(decision: Decision, *wanted: str) -> Answer:
    """The wanted labels first, then the others, as many as must be picked (at least one)."""
    names = decision.options.names()
    picks = [names.index(each) for each in wanted if each in names]
    picks += [i for i in range(len(names)) if i not in picks]
    return tuple(picks[: max(decision.least, 1)])
