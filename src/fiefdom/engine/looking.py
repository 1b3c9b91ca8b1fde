"""How players see cards: the top and the bottom of their deck, cards that they show, and a discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.card import Card
from fiefdom.engine.decision import REVEAL
from fiefdom.engine.detail import Detail
from fiefdom.engine.moment import LOOKED, LOOKED_THROUGH, REVEALED, TURNED_OVER
from fiefdom.engine.move import move, move_top, shuffle_if_short
from fiefdom.engine.native import i64
from fiefdom.engine.zone import Zone

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


def reveal_top(me: Player, n: i64, zone: Zone) -> Zone:
    """Reveal n cards from the top of the deck and put them into the zone."""
    n = move_top(me, n, zone, REVEALED)
    for card in zone.top(n):
        me.game.happens_to(REVEALED, card, me.seat)
    return zone


def look_at_bottom(me: Player, zone: Zone) -> Zone:
    """Look at the bottom card of the deck and put it into the zone."""
    shuffle_if_short(me, 1)
    move(me, me.deck.cards[:1], me.deck, zone, LOOKED)
    return zone


def show(me: Player, cards: list[Card]) -> None:
    """Reveal cards where they are."""
    game = me.game
    if cards and game.wiring.log is not None:
        game.knowledge.show(cards, me.hand.cards if me.hand.holds(cards[0]) else [])
        # Sorted by name: the order in which they came into a hand stays secret.
        game.tell(REVEALED, me.seat, sorted(cards, key=card_name), game.everybody)
    for card in cards:
        game.happens_to(REVEALED, card, me.seat)


def card_name(card: Card) -> str:
    return card.kind.name


def turn_over_deck(me: Player) -> None:
    """Put the whole deck into the discard pile, which shows one card more."""
    n = me.deck.n
    me.deck.turn_over()
    me.discards.take_all(me.deck)
    if n and me.game.wiring.log is not None:
        top = me.discards.top(1)[0]
        me.game.knowledge.show([top], [])
        # Without the cards: nobody may count another player's deck.
        me.game.tell(TURNED_OVER, me.seat, [], 0, Detail(top=top.kind))


def look_through_discards(me: Player) -> None:
    if me.discards.n and me.game.wiring.log is not None:
        # Without the cards: nobody may count a discard pile.
        me.game.tell(LOOKED_THROUGH, me.seat, [], 0)


def discard_top(me: Player, n: int) -> list[Card]:
    revealed = me.reveal_top(n)
    cards = revealed.cards
    me.discard_all(revealed)
    return cards


def reveal(me: Player, n: int) -> list[Card]:
    cards = me.pick(REVEAL, me.hand, n, n, shows=True)
    me.show(cards)
    return cards
