"""The one way in which cards go from place to place: identity, counts, knowledge and events are kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fiefdom.engine.card import Card
from fiefdom.engine.moment import BOUGHT, DISCARDED, GAINED
from fiefdom.engine.native import i64
from fiefdom.engine.zone import EVERYBODY, NOBODY, OWNER, TABLE, TOP_ONLY, Pile, Zone

if TYPE_CHECKING:
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player

# Whoever sees one of the two places sees the card go.
BY_SIGHT: Final = -1


def move(
    me: Player,
    cards: list[Card],
    source: Zone,
    target: Zone,
    what: i64,
    seen_by: int = BY_SIGHT,
    under: i64 = 0,
    number: int = 0,
) -> list[Card]:
    """Cards go from one place to another, as far as they are there: returns those that went.

    `what` happens by this; it is told, with a `number`, and what waits for it acts. `seen_by` says who sees which cards
    they are, as a bit set of seats. They are put on top, or `under` so many cards.
    """
    moved = [card for card in cards if shift(me.game, card, source, target, under)]
    if moved:
        if me.game.desk.log is not None:
            tell_move(me, moved, source, target, what, seen_by, under, number)
        for card in moved:
            me.game.happens_to(what, card, me.seat)
    return moved


def move_card(me: Player, card: Card, source: Zone, target: Zone, what: i64) -> bool:
    """The same for one card that everybody sees; False if it is not there any more."""
    if not shift(me.game, card, source, target, 0):
        return False
    if me.game.desk.log is not None:
        tell_move(me, [card], source, target, what, me.game.everybody, 0, 0)
    me.game.happens_to(what, card, me.seat)
    return True


def shift(game: Game, card: Card, source: Zone, target: Zone, under: i64) -> bool:
    """A card goes, if it is there: whose it is, and which piles are empty, is counted."""
    owner = source.owner
    if owner == TABLE and isinstance(source, Pile):
        pile = source if game.own_piles >> source.place & 1 else game.own_pile(source.place)
        if not pile.take(card.ident):
            return False
        if pile.n == 0:
            game.count_empty(pile)
    elif not source.take(card.ident):
        return False
    if under:
        target.put_at(target.n - under, card.ident)
    elif target.owner == TABLE and isinstance(target, Pile):
        pile = game.own_pile(target.place)
        pile.put(card.ident)
        game.count_empty(pile)
    else:
        target.put(card.ident)
    if owner != target.owner:
        number = card.kind.number
        if owner != TABLE:
            game.players[owner].owned[number] -= 1
        if target.owner != TABLE:
            game.players[target.owner].owned[number] += 1
    return True


def tell_move(
    me: Player, moved: list[Card], source: Zone, target: Zone, what: i64, seen_by: int, under: i64, number: int
) -> None:
    """Those who see it know from now on where these cards are; those who do not, know less of what stays behind."""
    game = me.game
    if seen_by == BY_SIGHT:
        seen_by = seen_at(game, source) | seen_at(game, target)
        if source.sight == TOP_ONLY:
            seen_by |= 1 << source.owner  # who picked it there has looked
        if target.sight == TOP_ONLY and len(moved) == 1:
            seen_by = game.everybody
    known = game.known
    for card in moved:
        # A card that comes from a place in the deck is still that card to whoever knew it there.
        known[card.ident] = seen_by | (known[card.ident] if source.sight == NOBODY else 0)
    if target.sight == TOP_ONLY:
        known[moved[-1].ident] = game.everybody
    if source.sight in (OWNER, TOP_ONLY):
        forget(game, source, seen_by)
    if under:
        forget(game, target, seen_by)
    if what:
        top = moved[-1].kind if what == DISCARDED else None
        zone = target.name if what & (GAINED | BOUGHT) else ""
        game.tell(what, me.seat, moved, seen_by, top, zone, number)


def seen_at(game: Game, zone: Zone) -> int:
    """Who sees every card that is there."""
    return game.everybody if zone.sight == EVERYBODY else 1 << zone.owner if zone.sight == OWNER else 0


def forget(game: Game, zone: Zone, seen_by: int) -> None:
    """Who is not among these does not know any more which cards are there."""
    i: i64 = 0
    while i < zone.n:
        game.known[i64(zone.idents[i])] &= seen_by
        i += 1


def remember(game: Game, zone: Zone, seats: int) -> None:
    """These know which cards are there."""
    i: i64 = 0
    while i < zone.n:
        game.known[i64(zone.idents[i])] |= seats
        i += 1
