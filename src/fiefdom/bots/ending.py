"""The end of the game: whether gains end it, and whether that wins."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.worth import coins_to_spend
from fiefdom.cards.basic import curse
from fiefdom.cards.intrigue import swindler
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import BUY, GAIN, Decision
from fiefdom.views.view import View

# Looking further than so many gains ahead takes too long.
MOST_GAINS: Final = 4


def ends(view: View, kind: Kind) -> bool:
    """Whether gaining a card of this kind ends the game at the end of the turn."""
    if view.left(kind) != 1:
        return False
    return kind.ends_game or view.empty_piles + 1 >= view.piles_to_end


def wins(view: View, kind: Kind, is_bought: bool) -> bool:
    """Whether the player is ahead after gaining this, or tied without having had more turns than anybody."""
    return wins_by(view, view.lead, [kind], curses_with(view, kind) if is_bought else 0)


def wins_by(view: View, lead: int, gained: list[Kind], curses: int) -> bool:
    """Whether the player, with this lead, is ahead after these gains, or level without having had more turns."""
    lead += view.points_by(gained) - curses
    if lead != 0:
        return lead > 0
    return all(view.turns(view.seat) <= view.turns(seat) for seat in range(view.players))


def curses_with(view: View, kind: Kind) -> int:
    """How many Curses come with buying this."""
    return min(view.tokens_on(kind).get("Embargo", 0), view.left(curse))


def may_end_now(view: View, decision: Decision) -> bool:
    """Whether the gains that this turn can still make might end the game; if False, they certainly do not."""
    if view.may_end:
        return True
    gains = gains_left(view, decision)
    return gains > 1 and view.gains_to_end <= gains


def gains_left(view: View, decision: Decision) -> int:
    """How many cards this turn can still gain: with this question, and all buys."""
    if view.turn != view.seat:
        return 1
    buys = view.buys(view.seat)
    return min(MOST_GAINS, buys + 1 if decision.purpose == GAIN else buys)


def winning_gain(view: View, decision: Decision) -> int:
    """The index of an option that ends the game and wins it, alone or with the buys that are left, or -1.

    Of several, it is the one with the most points.
    """
    if decision.source is swindler:
        return -1  # another player gains it
    is_bought = decision.purpose == BUY
    gains = gains_left(view, decision)
    if gains == 1 or view.gains_to_end > gains:
        gains = 0
    coins = 0 if gains == 0 else view.coins(view.seat) if is_bought else coins_to_spend(view)
    lead = view.lead
    pick = -1
    most = 0
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        if kind is None:
            continue
        if not ends(view, kind) and (gains == 0 or not helps_to_end(view, kind, gains)):
            continue
        curses = curses_with(view, kind) if is_bought else 0
        is_winning = ends(view, kind) and wins_by(view, lead, [kind], curses)
        if not is_winning and gains:
            price = view.cost(kind) if is_bought else 0
            is_winning = can_finish(view, lead, [kind], curses, coins - price, gains - 1)
        if is_winning and (pick < 0 or view.points_by([kind]) > most):
            pick = i
            most = view.points_by([kind])
    return pick


def helps_to_end(view: View, kind: Kind, gains: int) -> bool:
    """Whether gaining this can be part of ending the game with so many gains: it empties a pile, or is worth points."""
    return 0 < view.left(kind) <= gains or kind.points > 0


def can_finish(view: View, lead: int, gained: list[Kind], curses: int, coins: int, buys: int) -> bool:
    """Whether the game can be ended and won with so many coins and buys, after gaining these."""
    if is_over_with(view, gained) and wins_by(view, lead, gained, curses):
        return True
    if buys == 0:
        return False
    if coins < 0:
        return False
    for kind in view.affordable(coins).kinds:
        if helps_to_end(view, kind, buys + len(gained)) and view.left(kind) > times(kind, gained):
            more = curses_with(view, kind)
            if can_finish(view, lead, [*gained, kind], curses + more, coins - view.cost(kind), buys - 1):
                return True
    return False


def is_over_with(view: View, gained: list[Kind]) -> bool:
    """Whether the game is over after gaining these."""
    empty = view.empty_piles
    for i in range(len(gained)):
        kind = gained[i]
        if times(kind, gained[:i]) == 0 and view.left(kind) == times(kind, gained):
            empty += 1
            if kind.ends_game:
                return True
    return empty >= view.piles_to_end


def times(kind: Kind, kinds: list[Kind]) -> int:
    """How often a kind is among these. Unlike `count`, which would compare, it looks for the same object."""
    n = 0
    for each in kinds:
        if each is kind:
            n += 1
    return n
