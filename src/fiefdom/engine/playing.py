"""How a card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.bonus import give_printed
from fiefdom.engine.card import Card
from fiefdom.engine.detail import NO_DETAIL
from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.moment import PLAYED, PLAYING
from fiefdom.engine.zone import Zone

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


def play(me: Player, card: Card, source: Zone) -> None:
    """Play a card from a zone. If it is no longer there, it stays where it is but takes effect."""
    game = me.game
    kind = card.kind
    log = game.wiring.log
    is_heard = log is not None and log.hears
    if source.remove(card.ident):
        me.in_play.put(card.ident)
        if log is not None:
            game.knowledge.move([card], source, me.in_play, game.everybody)
    me.played.put(card.ident)
    if is_heard:
        game.tell(PLAYED, me.seat, [card], game.everybody, NO_DETAIL, source.name, "in_play")
    awaited = game.stock.concerns[card.slot] | game.awaited
    # If nobody listens, nobody asks which effect it was that drew cards.
    if kind.is_vanilla and awaited & PLAYING == 0 and not is_heard:
        give_printed(me, kind)
    else:
        game.begin(card)
        if awaited & PLAYING:
            game.happens_to(PLAYING, card, me.seat)
        give_printed(me, kind)
        if kind.on_play is not None:
            kind.on_play(me)
        game.end()
    if (game.stock.concerns[card.slot] | game.awaited) & PLAYED:
        game.happens_to(PLAYED, card, me.seat)


def be_safe(me: Player) -> None:
    """Keep an attack that a player reacts to from affecting that player."""
    attack = me.game.now().reacts_to
    if attack is None:
        raise BrokenCard("card-not-reacting")
    attack.safe |= 1 << me.seat


def play_twice(me: Player, card: Card) -> None:
    me.game.now().repeats = True
    play(me, card, me.hand)
    play(me, card, me.hand)
