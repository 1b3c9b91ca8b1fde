"""The one way for cards to go from zone to zone, where counts, knowledge and events are kept up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.card import Card
from fiefdom.engine.detail import NO_DETAIL, Detail
from fiefdom.engine.knowledge import BY_SIGHT
from fiefdom.engine.moment import BOUGHT, DISCARDED, GAINED, PASSED, SHUFFLED, TUCKED
from fiefdom.engine.native import i64, vec
from fiefdom.engine.pile import Pile
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.zone import TABLE, Zone

if TYPE_CHECKING:
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player


def move(
    me: Player,
    cards: list[Card],
    source: Zone,
    target: Zone,
    what: i64,
    seen_by: int = BY_SIGHT,
    under: i64 = 0,
) -> list[Card]:
    """Move those of these cards that are in `source` to `target`, and return them.

    The event is `what`: it is logged, and everything that waits for it acts. `seen_by` is the bit set of seats that see
    which cards they are. They go on top, or `under` that many cards.
    """
    moved = [card for card in cards if shift(me.game, card, source, target, under)]
    if moved:
        if me.game.wiring.log is not None:
            tell_move(me, moved, source, target, what, seen_by, under)
        for card in moved:
            me.game.happens_to(what, card, me.seat)
    return moved


def laid_down(me: Player, cards: list[Card]) -> list[Card]:
    """Hidden cards as a careful player lays them down: on top, a card that others would expect.

    That is one of the kind that this player owns most of. The last one drawn would give away when it was drawn.
    """
    return sorted(cards, key=lambda card: (me.owned[card.slot], -card.kind.number))


def move_card(me: Player, card: Card, source: Zone, target: Zone, what: i64) -> bool:
    """Move one card that everybody sees; returns False if it is no longer there."""
    if not shift(me.game, card, source, target, 0):
        return False
    if me.game.wiring.log is not None:
        tell_move(me, [card], source, target, what, me.game.everybody)
    me.game.happens_to(what, card, me.seat)
    return True


def receive(me: Player, card: Card, source: Zone, target: Zone, what: i64) -> bool:
    """Get a card from the supply or the trash, as a gain or a buy; False if it is no longer there."""
    game = me.game
    if not shift(game, card, source, target, 0):
        return False
    if game.turn == me.seat:
        me.gained.put(card.ident)
    if game.wiring.log is not None:
        tell_move(me, [card], source, target, what, game.everybody)
    if (game.stock.concerns[card.slot] | game.awaited) & (BOUGHT | GAINED):
        if what == BOUGHT:
            game.happens_to(BOUGHT, card, me.seat)
        game.happens_to(GAINED, card, me.seat)
    return True


def move_top(me: Player, n: i64, target: Zone, what: i64) -> i64:
    """Move n cards, one by one, from the top of a player's deck to another zone; returns how many there were."""
    deck = me.deck
    if deck.n < n:
        shuffle_if_short(me, n)
        if deck.n < n:
            n = deck.n
    target.take_top(deck, n)
    if n and me.game.wiring.log is not None:
        tell_move(me, target.top(n), deck, target, what, BY_SIGHT)
    return n


def shuffle_if_short(me: Player, n: i64) -> None:
    """If a player's deck has fewer than n cards, shuffle the discard pile and put it under the deck."""
    if me.deck.n >= n or me.discards.n == 0:
        return
    game = me.game
    game.rng.mix(me.discards.idents, me.discards.n)
    if game.wiring.log is not None:
        game.knowledge.mix(me.discards)
    me.discards.take_all(me.deck)
    me.deck.swap(me.discards)
    if game.wiring.log is not None:
        game.tell(SHUFFLED, me.seat, [], 0)
    game.happens(SHUFFLED, me.seat)


def shift(game: Game, card: Card, source: Zone, target: Zone, under: i64) -> bool:
    """Move a card, if it is there, and update who owns how many cards and which piles are empty."""
    owner = source.owner
    if owner == TABLE and isinstance(source, Pile):
        pile = source if game.unshared_piles >> source.place & 1 else game.unshared_pile(source.place)
        if not pile.remove(card.ident):
            return False
        if pile.n == 0 or pile.is_mixed:
            game.count_empty(pile)
    elif not source.remove(card.ident):
        return False
    if under:
        target.put_at(target.n - under, card.ident)
    elif target.owner == TABLE and isinstance(target, Pile):
        pile = game.unshared_pile(target.place)
        pile.put(card.ident)
        game.count_empty(pile)
    else:
        target.put(card.ident)
    if owner != target.owner:
        slot = card.slot
        if owner != TABLE:
            game.players[owner].owned[slot] -= 1
            if game.knowledge.passes:
                game.knowledge.lose(slot, game.players[owner].owned, owner)
        if target.owner != TABLE:
            game.players[target.owner].owned[slot] += 1
    return True


def count_cards(me: Player) -> vec[i64]:
    """How many cards of each kind a player owns, counted again."""
    owned = me.game.stock.row(0)
    for zone in me.zones():
        for card in zone.cards:
            owned[card.slot] += 1
    return owned


def tell_move(
    me: Player, moved: list[Card], source: Zone, target: Zone, what: i64, seen_by: int, under: i64 = 0
) -> None:
    """Log a move; the seats that see it know from now on where these cards are."""
    game = me.game
    seen_by = game.knowledge.move(moved, present(game, source), present(game, target), seen_by)
    if what:
        detail = NO_DETAIL
        if what == DISCARDED:
            detail = Detail(top=moved[-1].kind)
        elif what == TUCKED:
            detail = Detail(covered=under)
        elif what == PASSED:
            detail = Detail(other=target.owner)
        game.tell(what, me.seat, moved, seen_by, detail, source.name, target.name, source.sight == EVERYBODY)


def present(game: Game, zone: Zone) -> Zone:
    """The zone as it is now: a pile that the game shared with others has made way for one of its own."""
    return game.piles[zone.place] if isinstance(zone, Pile) else zone
