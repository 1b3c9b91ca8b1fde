"""What hands do with cards: everything that moves or shows them, but for gaining and playing."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.engine import event as happened
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import DISCARD, ORDER, PASS, REVEAL, TOPDECK, TRASH
from fiefdom.engine.native import i64
from fiefdom.engine.seat import ALL, Seat
from fiefdom.engine.zone import EVERYBODY, OWNER, Zone


class Hands(Seat):
    """The verbs for cards that one has. Each names where a card comes from, and does nothing if it is not there."""

    # -- The deck --------------------------------------------------------------------------------------

    def shuffle_if_short(self, n: int) -> None:
        """Before n cards are wanted of the deck: if they are not there, the discards go, shuffled, under it."""
        deck = self.deck.cards
        discards = self.discards.cards
        if len(deck) >= n or not discards:
            return
        self.game.rng.shuffle(discards)
        discards.extend(deck)
        self.deck.cards = discards
        self.discards.cards = []
        if self.game.listening:
            self.seen_discards = []
            self.game.tell(happened.SHUFFLED, self.seat, [], 0)

    def draw(self, n: int) -> list[Card]:
        """+Cards. Returns the cards drawn."""
        drawn = self.take_top(n)
        hand = self.hand.cards
        hand += drawn
        if drawn and self.game.listening:
            self.game.tell(happened.DREW, self.seat, drawn, 1 << self.seat)
        return drawn

    def take_top(self, n: int) -> list[Card]:
        deck = self.deck.cards
        if len(deck) < n:
            self.shuffle_if_short(n)
            deck = self.deck.cards
        if len(deck) < n:
            n = len(deck)
        place = len(deck) - n
        taken = deck[place:]
        taken.reverse()
        self.deck.cards = deck[:place]
        if self.known_top:
            del self.known_top[max(0, len(self.known_top) - n) :]
        return taken

    def reveal_top(self, n: int, zone: Zone | None = None) -> Zone:
        """Cards from the top of the deck, for everybody to see; they stay in the zone returned until moved on."""
        return self.uncover(n, "revealed", EVERYBODY, zone)

    def look_at_top(self, n: int) -> Zone:
        """Cards from the top of the deck, for this player to see."""
        return self.uncover(n, "looked_at", OWNER, None)

    def uncover(self, n: int, name: str, sight: int, zone: Zone | None) -> Zone:
        if zone is None:
            zone = self.temporary_zone(name, sight)
        cards = self.take_top(n)
        zone.cards.extend(cards)
        if cards and self.game.listening:
            if sight == EVERYBODY:
                self.game.tell(happened.REVEALED, self.seat, cards, self.game.everybody)
            else:
                self.game.tell(happened.LOOKED, self.seat, cards, 1 << self.seat)
        return zone

    def look_at_bottom(self) -> Zone:
        """The bottom card of the deck, for this player to see."""
        self.shuffle_if_short(1)
        zone = self.temporary_zone("looked_at", OWNER)
        if self.deck.cards:
            zone.cards.append(self.deck.cards.pop(0))
            if self.game.listening:
                self.game.tell(happened.LOOKED, self.seat, zone.cards, 1 << self.seat)
        return zone

    def put_at_bottom(self, zone: Zone) -> None:
        self.deck.cards[:0] = zone.cards
        zone.cards = []

    def discard_top(self, n: int) -> list[Card]:
        """Discard cards from the top of the deck, one on another."""
        revealed = self.reveal_top(n)
        cards = revealed.cards.copy()
        self.discard_all(revealed)
        return cards

    def discard_deck(self) -> None:
        """Put the whole deck into the discard pile."""
        deck = self.deck.cards
        self.known_top.clear()
        deck.reverse()
        self.discards.cards.extend(deck)
        self.deck.cards = []
        if deck and self.game.listening:
            # Without the cards: nobody may count a deck of somebody else.
            self.game.tell(happened.TURNED_OVER, self.seat, [], 0, deck[-1].kind)

    def look_through_discards(self) -> None:
        if self.discards.cards and self.game.listening:
            # Without the cards: nobody may count a discard pile.
            self.game.tell(happened.LOOKED_THROUGH, self.seat, [], 0)

    def tuck(self, card: Card, depth: int) -> None:
        """Put a card of the hand into the deck, under so many cards of it."""
        if self.hand.take(card):
            place = len(self.deck.cards) - depth
            self.deck.cards.insert(place, card)
            self.known_top.clear()
            if depth == 0:
                self.known_top.append(1 << self.seat)
            if self.game.listening:
                self.game.tell(happened.TUCKED, self.seat, [card], 1 << self.seat, None, "", depth)

    # -- Moving cards ----------------------------------------------------------------------------------

    def discard(
        self,
        n: int = 0,
        *,
        up_to: int = 0,
        zone: Zone | None = None,
        types: i64 = 0,
        where: Callable[[Kind], bool] | None = None,
        by: Seat | None = None,
        all_or_none: bool = False,
    ) -> list[Card]:
        """Discard n cards, or any number `up_to`, of the hand or of `zone`; `by` says who picks them."""
        source = self.hand if zone is None else zone
        most = max(n, up_to)
        cards = (by or self).pick(DISCARD, source, n, most, types, where, all_or_none=all_or_none)
        self.discard_cards(cards, source)
        return cards

    def discard_down_to(self, n: int) -> None:
        self.discard(max(0, len(self.hand.cards) - n))

    def discard_all(self, zone: Zone) -> None:
        self.discard_cards(zone.cards.copy(), zone)

    def discard_cards(self, cards: list[Card], zone: Zone) -> None:
        moved = [card for card in cards if zone.take(card)]
        self.discards.cards.extend(moved)
        game = self.game
        if moved and game.listening:
            seen_by = game.everybody if zone.sight == EVERYBODY or len(moved) == 1 else 1 << self.seat
            self.seen_discards += moved if seen_by == game.everybody else moved[-1:]
            game.tell(happened.DISCARDED, self.seat, moved, seen_by, moved[-1].kind)
        if game.laters:
            for card in moved:
                game.trigger(DISCARD, self.seat, card)

    def trash(
        self,
        n: int = 0,
        *,
        up_to: int = 0,
        zone: Zone | None = None,
        types: i64 = 0,
        where: Callable[[Kind], bool] | None = None,
        among: list[Card] | None = None,
        by: Seat | None = None,
    ) -> list[Card]:
        """Trash n cards, or any number `up_to`, of the hand or of `zone`; `by` says who picks them."""
        source = self.hand if zone is None else zone
        if among is not None:
            among = [card for card in among if card in source.cards]
        cards = (by or self).pick(TRASH, source, n, max(n, up_to), types, where, among)
        for card in cards:
            self.trash_card(card, source)
        return cards

    def trash_card(self, card: Card, zone: Zone) -> bool:
        """Trash this card of one's own if it is in that zone."""
        if not zone.take(card):
            return False
        game = self.game
        game.trash.cards.append(card)
        self.owned[card.kind.number] -= 1
        if game.listening:
            game.tell(happened.TRASHED, self.seat, [card], game.everybody)
        if game.laters:
            game.trigger(TRASH, self.seat, card)
        return True

    def trash_this(self) -> bool:
        """Trash the card whose effect is going on, if it is still in play."""
        return self.trash_card(self.this, self.in_play)

    def topdeck(
        self,
        n: int = 0,
        *,
        up_to: int = 0,
        zone: Zone | None = None,
        types: i64 = 0,
        among: list[Card] | None = None,
        shows: bool = False,
    ) -> list[Card]:
        """Put n cards, or any number `up_to`, of the hand or of `zone` on top of the deck, the first one topmost."""
        source = self.hand if zone is None else zone
        most = max(n, up_to)
        cards = self.pick(TOPDECK, source, n, most, types, among=among, ordered=most > 1, shows=shows)
        cards.reverse()
        seen_by = self.game.everybody if shows or source.sight == EVERYBODY else 1 << self.seat
        self.topdeck_cards(cards, source, seen_by)
        return cards

    def topdeck_all(self, zone: Zone) -> None:
        """Put what is in the zone back on top of the deck, in an order of this player's choice."""
        cards = self.pick(ORDER, zone, ALL, ALL, ordered=True)
        cards.reverse()
        self.topdeck_cards(cards, zone, self.game.everybody if zone.sight == EVERYBODY else 1 << self.seat)

    def topdeck_cards(self, cards: list[Card], zone: Zone, seen_by: int) -> None:
        moved = [card for card in cards if zone.take(card)]
        self.deck.cards.extend(moved)
        for _ in moved:
            self.known_top.append(seen_by)
        if moved and self.game.listening:
            if zone is self.discards and seen_by != self.game.everybody:
                # Which card is gone from there, others do not know.
                self.seen_discards = []
            self.game.tell(happened.TOPDECKED, self.seat, moved, seen_by)

    def put_aside(self, cards: list[Card], zone: Zone, aside: Zone) -> None:
        moved = [card for card in cards if zone.take(card)]
        aside.cards.extend(moved)
        if moved and self.game.listening:
            seen_by = self.game.everybody if aside.sight == EVERYBODY else 1 << self.seat
            self.game.tell(happened.SET_ASIDE, self.seat, moved, seen_by)

    def take_into_hand(self, cards: list[Card], zone: Zone) -> None:
        moved = [card for card in cards if zone.take(card)]
        self.hand.cards.extend(moved)
        if moved and self.game.listening:
            seen_by = self.game.everybody if zone.sight == EVERYBODY else 1 << self.seat
            self.game.tell(happened.TOOK, self.seat, moved, seen_by)

    def return_to_supply(self, card: Card) -> None:
        """A card of the hand goes back to its pile."""
        pile = self.game.pile(card.kind)
        if pile is None or not self.hand.take(card):
            return
        self.game.put_back(card, pile)
        self.owned[card.kind.number] -= 1
        if self.game.listening:
            self.game.tell(happened.RETURNED, self.seat, [card], self.game.everybody)

    def hold_out(self, n: int) -> Zone:
        """Cards of the hand, put face down in front of one to be passed on."""
        zone = self.temporary_zone("held_out", OWNER)
        cards = self.pick(PASS, self.hand, n, n)
        zone.cards.extend(card for card in cards if self.hand.take(card))
        return zone

    def pass_on(self, zone: Zone, to: Seat) -> None:
        """What was held out goes into another player's hand; nobody else sees it."""
        cards = zone.cards
        zone.cards = []
        to.hand.cards.extend(cards)
        for card in cards:
            self.owned[card.kind.number] -= 1
            to.owned[card.kind.number] += 1
        if cards and self.game.listening:
            self.game.tell(happened.PASSED, self.seat, cards, 1 << self.seat | 1 << to.seat, None, "", to.seat)

    # -- Showing cards ---------------------------------------------------------------------------------

    def reveal(self, n: int) -> list[Card]:
        """Show n cards of one's choice of the hand; they stay there."""
        cards = self.pick(REVEAL, self.hand, n, n, shows=True)
        self.show(cards)
        return cards

    def show(self, cards: list[Card]) -> None:
        """Everybody sees these cards; they stay where they are."""
        if cards and self.game.listening:
            self.game.tell(happened.REVEALED, self.seat, cards, self.game.everybody)

    def reveal_hand(self) -> None:
        self.show(self.hand.cards)
