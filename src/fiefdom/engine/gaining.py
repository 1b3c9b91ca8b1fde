"""How cards are gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import GAIN
from fiefdom.engine.moment import GAINED, RETURNED, TOOK
from fiefdom.engine.move import move, move_card, receive
from fiefdom.engine.native import i64
from fiefdom.engine.pile import Pile
from fiefdom.engine.question import ask_for_pile
from fiefdom.engine.zone import Zone

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


def gain(me: Player, kind: Kind, to: Zone | None) -> Card | None:
    """Gain a card of this kind, if it is what its pile has on top, or the top card of the pile of this name."""
    pile = me.game.pile(kind)
    if pile is None or pile.n == 0 or (pile.kind is not kind and pile.randomizer is not kind):
        return None
    return gain_from(me, pile, to)


def gain_between(me: Player, by: Player, least: int, most: int, types: i64, to: Zone | None, may: bool) -> Card | None:
    """Gain a card that costs from `least` to `most`, picked `by` a player."""
    owner = -1 if by is me else me.seat
    pile = ask_for_pile(by, GAIN, me.game.offer(least, most, types, None, owner), may)
    return None if pile is None else gain_from(me, pile, to)


def gain_from(me: Player, pile: Pile, to: Zone | None) -> Card:
    card = me.game.stock.cards[pile.idents[pile.n - 1]]
    receive(me, card, pile, me.discards if to is None else to, GAINED)
    return card


def gain_from_trash(me: Player, card: Card) -> bool:
    return receive(me, card, me.game.trash, me.discards, GAINED)


def return_to_supply(me: Player, card: Card, zone: Zone) -> bool:
    pile = me.game.pile(card.kind)
    return pile is not None and move_card(me, card, zone, pile, RETURNED)


def exchange(me: Player, card: Card, zone: Zone, kind: Kind) -> bool:
    pile = me.game.pile(kind)
    if pile is None or pile.n == 0 or not zone.holds(card) or not return_to_supply(me, card, zone):
        return False
    pile = me.game.piles[pile.place]
    return bool(move(me, pile.top(1), pile, me.discards, TOOK))
