"""Reasons that hold for several cards: when playing one pays, when it comes, and what to pick for it."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.bots.picks import best_spare, kinds_of, lowest
from fiefdom.bots.worth import deck_worth, gain_worth, is_junk
from fiefdom.cards.basic import curse
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import FIRST_ONE, Answer, Decision
from fiefdom.views.view import View


def advised(decision: Decision) -> Callable[[View, Decision], Answer] | None:
    """How to answer this question, if there is advice about the card that asks."""
    return None if decision.source is None else decision.source.advised.get(decision.purpose)


def rest(view: View, kind: Kind) -> list[Kind]:
    """The hand without one card of this kind."""
    hand = view.hand
    if kind in hand:
        hand.remove(kind)
    return hand


# -- How soon a card is played -------------------------------------------------------------------------


def always(rank: int) -> Callable[[View, Kind], int]:
    return lambda _view, _kind: rank


def while_curses_last(rank: int) -> Callable[[View, Kind], int]:
    """Sooner than this if it hands out a Curse, and later once none are left."""
    return lambda view, _kind: rank + 60 if view.left(curse) else rank - 60


# -- Whether playing it pays ---------------------------------------------------------------------------


def has_junk(view: View, kind: Kind) -> bool:
    """Whether another card of the hand is better gone."""
    return any(is_junk(view, each) for each in rest(view, kind))


def has_cheap(view: View, kind: Kind) -> bool:
    """Whether another card of the hand is worth changing for a better one."""
    return any(deck_worth(view, each) < 60 for each in rest(view, kind))


# -- What to pick ----------------------------------------------------------------------------------------


def take_the_offer(view: View, decision: Decision) -> Answer:
    """What is on offer is always worth it: a Copper for coins, an Estate for more."""
    return FIRST_ONE


def keep_for_next_turn(view: View, decision: Decision) -> Answer:
    return best_spare(view, decision, decision.least)


def change_for_up_to(more: int, exactly: bool = False) -> Callable[[View, Decision], Answer]:
    """The card that gains most when it is changed for one that costs so much more."""

    def choice(view: View, decision: Decision) -> Answer:
        values: list[int] = []
        left = [kind for kind in view.supply if view.left(kind)]
        for kind in kinds_of(decision):
            most = 0 if exactly else -1000
            cost = kind.cost + more
            for other in left:
                if other.cost == cost if exactly else other.cost <= cost:
                    most = max(most, gain_worth(view, other))
            values.append(deck_worth(view, kind) - most)
        return lowest(values, 1)

    return choice
