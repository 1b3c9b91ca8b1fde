"""Which Action to play next, and which ones not to play at all."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.worth import Wishes
from fiefdom.cards.ranks import CANTRIP, DRAW, TERMINAL, TIER, VILLAGE
from fiefdom.engine.card import PAYS, RANK, Kind
from fiefdom.engine.card_type import ATTACK, DURATION
from fiefdom.engine.price import dearness
from fiefdom.views.view import View

# With an action to spare, a terminal Action that draws this many cards comes before those that do not.
MANY: Final = 2
# What a Duration is worth for what it does next turn.
LATER: Final = 25


def rank(view: View, kind: Kind, wishes: Wishes) -> int:
    """How soon to play an Action, the highest first: its tier and a value inside it, see `fiefdom.cards.ranks`.

    With an action to spare, terminal Actions that draw come before the others.
    """
    advised = kind.advised.get(RANK)
    usual = usual_rank(kind) if advised is None else int(advised(view, kind, wishes))
    draws = kind.cards >= MANY and usual // TIER == TERMINAL // TIER
    return usual + DRAW - TERMINAL if draws and view.actions(view.seat) > 1 else usual


def usual_rank(kind: Kind) -> int:
    """The rank by what is printed on the card, for cards without advice."""
    if kind.actions >= 2:
        return VILLAGE + 10 * kind.cards + kind.coins
    if kind.actions == 1:
        return CANTRIP + 10 * kind.cards + kind.coins
    strength = TERMINAL + dearness(kind.cost) + 20 * kind.cards + 10 * kind.coins
    if kind.types & DURATION:
        strength += LATER
    return strength + 20 if kind.types & ATTACK else strength


def pays(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether playing this card is better than not playing it."""
    condition = kind.advised.get(PAYS)
    return condition is None or bool(condition(view, kind, wishes))


def best_action(view: View, kinds: list[Kind], wishes: Wishes) -> int:
    """The index of the Action to play next, or -1 if none is worth playing."""
    if len(kinds) == 1:
        return 0 if pays(view, kinds[0], wishes) else -1
    pick = -1
    most = 0
    for i in range(len(kinds)):
        value = rank(view, kinds[i], wishes)
        if value > most and pays(view, kinds[i], wishes):
            pick = i
            most = value
    return pick
