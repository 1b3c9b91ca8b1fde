"""Advice that several cards share: how soon to play them, whether that pays, and what to pick."""

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


# -- Ranks ---------------------------------------------------------------------------------------------


def always(rank: int) -> Callable[[View, Kind], int]:
    return lambda _view, _kind: rank


def while_curses_last(rank: int) -> Callable[[View, Kind], int]:
    """Above this rank while Curses are left, below it afterwards."""
    return lambda view, _kind: rank + 60 if view.left(curse) else rank - 60


# -- Conditions for playing ----------------------------------------------------------------------------


def has_junk(view: View, kind: Kind) -> bool:
    """Whether another card in hand is junk."""
    return any(is_junk(view, each) for each in rest(view, kind))


def has_cheap(view: View, kind: Kind) -> bool:
    """Whether another card in hand is worth trading for a better one."""
    return any(deck_worth(view, each) < 60 for each in rest(view, kind))


# -- Picks ---------------------------------------------------------------------------------------------


def take_the_offer(view: View, decision: Decision) -> Answer:
    """Always accept: trashing a Copper (Moneylender) or discarding an Estate (Baron) for coins."""
    return FIRST_ONE


def keep_for_next_turn(view: View, decision: Decision) -> Answer:
    return best_spare(view, decision, decision.least)


def change_for_up_to(more: int, exactly: bool = False) -> Callable[[View, Decision], Answer]:
    """The card that it is best to trade for one costing up to `more` more, or exactly that."""

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
