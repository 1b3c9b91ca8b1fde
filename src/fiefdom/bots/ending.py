"""The end of the game: whether a gain ends it, and whether that wins."""

from __future__ import annotations

from fiefdom.cards.basic import curse
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import BUY, Decision
from fiefdom.views.view import View


def ends(view: View, kind: Kind) -> bool:
    """Whether gaining a card of this kind ends the game at the end of the turn."""
    if view.left(kind) != 1:
        return False
    return kind.ends_game or view.empty_piles + 1 >= view.piles_to_end


def wins(view: View, kind: Kind, is_bought: bool) -> bool:
    """Whether the player is ahead after gaining this, or tied without having had more turns than anybody."""
    curses = min(view.tokens_on(kind).get("Embargo", 0), view.left(curse)) if is_bought else 0
    lead = view.lead + view.points_by(kind) - curses
    if lead != 0:
        return lead > 0
    return all(view.turns(view.seat) <= view.turns(seat) for seat in range(view.players))


def winning_gain(view: View, decision: Decision) -> int:
    """The index of an option that ends the game and wins it, or -1."""
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        if kind is not None and ends(view, kind) and wins(view, kind, decision.purpose == BUY):
            return i
    return -1
