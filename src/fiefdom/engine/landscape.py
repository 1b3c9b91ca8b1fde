"""What lies on the table beside the supply and is bought or used there, and what of it lies before a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.ability import BEFORE
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.card_type import PROJECT, RULE
from fiefdom.engine.moment import BOUGHT, QUIETLY, TOOK
from fiefdom.engine.move import move
from fiefdom.engine.pile import Pile
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.zone import Zone

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


def take_up(me: Player, card: Card, pile: Pile) -> None:
    """Do what an Event or a rule says that was bought; a Project comes to lie before its buyer."""
    game = me.game
    if not card.types & RULE:
        me.bought.put(card.ident)
        game.tell(BOUGHT, me.seat, [card], game.everybody, origin=pile.name)
    if card.types & PROJECT:
        move(me, [card], pile, before(me), QUIETLY)
    use(me, card)


def use(me: Player, card: Card) -> None:
    """Do what is written on something that lies on the table."""
    me.game.begin(card)
    if card.kind.on_play is not None:
        card.kind.on_play(me)
    me.game.end()


def before(me: Player) -> Zone:
    """Where Projects, States and Artifacts lie that a player has."""
    return me.any_mat(BEFORE, EVERYBODY)


def take_before(me: Player, kind: Kind) -> bool:
    """Take a State or an Artifact, from its pile or from whoever has it; False if this player has it already."""
    game = me.game
    pile = game.pile(kind)
    if pile is not None and pile.n:
        return bool(move(me, pile.top(1), pile, before(me), TOOK))
    for other in me.others():
        mat = before(other)
        found = [card for card in mat.cards if card.kind is kind]
        if found:
            return bool(move(me, found[:1], mat, before(me), TOOK))
    return False


def has_before(me: Player, kind: Kind) -> bool:
    """Whether a Project, State or Artifact lies before this player."""
    for mat in me.mats:
        if mat.name == BEFORE:
            return mat.count_of(kind) > 0
    return False
