"""Advice that several cards share: how soon to play them, whether that pays, and what to pick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fiefdom.bots.ending import loses_by
from fiefdom.bots.picks import best_spare, distinct, kinds_of, lowest, missed, needed, once_for_each
from fiefdom.bots.worth import Wishes, deck_worth, gain_worth, is_junk
from fiefdom.cards.basic import curse
from fiefdom.cards.facts import TRADES_UP_BY, TRADES_UP_TO
from fiefdom.cards.ranks import DRAW
from fiefdom.engine.card import PAYS, Kind
from fiefdom.engine.decision import FIRST_ONE, TRASH, Answer, Decision
from fiefdom.views.view import View

# A trade for a card that may cost less has to bring more than this, in tenths of a coin.
TROUBLE: Final = 10
# Behind terminal Actions that draw when there is an action to spare, and before those that do not.
AFTER_DRAWS: Final = DRAW + 40
# How much sooner a card that gives Curses is played while there are any, and how much later afterwards.
FOR_CURSES: Final = 60
# What it is worth to gain a card, in tenths of a coin.
Worth: TypeAlias = Callable[[View, Kind, Wishes], int]
# What the advice of a card is: how soon to play it, whether that pays, and what to pick.
RankOf: TypeAlias = Callable[[View, Kind, Wishes], int]
Condition: TypeAlias = Callable[[View, Kind, Wishes], bool]
Choice: TypeAlias = Callable[[View, Decision, Wishes], Answer]


def rest(view: View, kind: Kind) -> list[Kind]:
    """The hand without one card of this kind."""
    hand = view.hand
    if kind in hand:
        hand.remove(kind)
    return hand


# -- Ranks ---------------------------------------------------------------------------------------------


def always(rank: int) -> RankOf:
    return lambda _view, _kind, _wishes: rank


def while_curses_last(rank: int) -> RankOf:
    """Above this rank while Curses are left, below it afterwards."""
    return lambda view, _kind, _wishes: rank + FOR_CURSES if view.left(curse) else rank - FOR_CURSES


def after_draws(rank: int) -> RankOf:
    """At this rank; with an action to spare, after terminal Actions that draw, so that there is more to pick from."""
    return lambda view, _kind, _wishes: AFTER_DRAWS if view.actions(view.seat) > 1 else rank


# -- Conditions for playing ----------------------------------------------------------------------------


def has_junk(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether another card in hand is junk."""
    return any(is_junk(view, each) for each in distinct(rest(view, kind)))


def trades_up(more: int, exactly: bool = False, worth: Worth = gain_worth) -> Condition:
    """Whether another card in hand is worth trading for one that costs up to `more` more, or exactly that.

    There is seldom a card with an exact price, so then it does not matter what this turn loses by the trade.
    """
    least = 0 if exactly else TROUBLE

    def condition(view: View, kind: Kind, wishes: Wishes) -> bool:
        for each in distinct(rest(view, kind)):
            trade = gain_by_trade(view, each, more, exactly, worth, wishes)
            if trade > least and (exactly or trade - missed(view, each, wishes) > least):
                return True
        return False

    return condition


# -- Picks ---------------------------------------------------------------------------------------------


def take_the_offer(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Always accept: trashing a Copper (Moneylender) or discarding an Estate (Baron) for coins."""
    return FIRST_ONE


def keep_for_next_turn(view: View, decision: Decision, wishes: Wishes) -> Answer:
    return best_spare(view, decision, decision.least, wishes)


def change_for_up_to(more: int, exactly: bool = False, worth: Worth = gain_worth) -> Choice:
    """The card that it is best to trade for one costing up to `more` more, or exactly that."""

    def choice(view: View, decision: Decision, wishes: Wishes) -> Answer:
        kinds = kinds_of(decision)
        losses = needed(view, decision, kinds, wishes)
        trades = once_for_each(kinds, lambda kind: gain_by_trade(view, kind, more, exactly, worth, wishes))
        return lowest([losses[i] - trades[i] for i in range(len(kinds))], 1)

    return choice


def trades(kind: Kind, more: int, exactly: bool = False, worth: Worth = gain_worth) -> None:
    """All that bots should know about a card that trades one from the hand for one costing up to `more` more."""
    kind.fact(TRADES_UP_BY if exactly else TRADES_UP_TO, more)
    kind.advice(PAYS)(trades_up(more, exactly, worth))
    kind.advice(TRASH)(change_for_up_to(more, exactly, worth))


def gain_by_trade(view: View, kind: Kind, more: int, exactly: bool, worth: Worth, wishes: Wishes) -> int:
    """What it brings to trade a card for one costing up to `more` more, in tenths of a coin."""
    most = 0 if exactly else -1000
    cost = view.cost(kind) + more
    may_end = view.may_end
    for other in view.affordable(cost).kinds:
        if (not exactly or view.cost(other) == cost) and not (may_end and loses_by(view, other, is_bought=False)):
            most = max(most, worth(view, other, wishes))
    return most - deck_worth(view, kind)
