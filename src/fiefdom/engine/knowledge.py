"""What each seat knows beyond what it sees: where cards are that it saw go there, and who has which cards."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import Card
from fiefdom.engine.native import i64, mypyc_attr, vec
from fiefdom.engine.sight import EVERYBODY, NOBODY, OWNER, TOP_ONLY
from fiefdom.engine.stock import Stock
from fiefdom.engine.zone import TABLE, Zone

# If you see one of the two zones, you see cards move from one to the other.
BY_SIGHT: Final = -1


@mypyc_attr(acyclic=True)
@final
class Jumble:
    """Cards that these seats know to be in certain places, but not which one is where."""

    def __init__(self, seats: i64, idents: list[int]) -> None:
        self.seats: Final[i64] = seats
        self.idents: Final = idents

    def touches(self, idents: list[int]) -> bool:
        for ident in self.idents:
            if ident in idents:
                return True
        return False


@mypyc_attr(acyclic=True)
@final
class Pass:
    """A card of a kind that was passed from one hand to another, `known_to` a bit set of seats."""

    def __init__(self, slot: i64, source: i64, target: i64, known_to: i64) -> None:
        self.slot: Final[i64] = slot
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.known_to: Final[i64] = known_to

    def is_known_to(self, seat: i64) -> bool:
        return self.known_to >> seat & 1 == 1


@mypyc_attr(acyclic=True)
@final
class Knowledge:
    """What the seats of a game know of cards that they do not see.

    Seats are bit sets, in which onlookers count as one more seat. Where cards are is tracked only from when somebody
    listens; what is passed in secret, always.
    """

    def __init__(self, stock: Stock, everybody: i64) -> None:
        self.stock: Final = stock
        self.everybody: Final[i64] = everybody
        # For each card, the seats that know where it is without seeing it; empty if that is not tracked.
        self.known: vec[i64] = vec[i64]([])
        # Cards that some seats know to be in certain places, but not which one is where; and cards that were passed and
        # that not everybody knows.
        self.jumbles: tuple[Jumble, ...] = ()
        self.passes: tuple[Pass, ...] = ()

    def copy(self) -> Knowledge:
        """The same for another game, to be changed there if it is anything."""
        if len(self.known) == 0 and not self.passes:
            return NOTHING
        new = Knowledge(self.stock, self.everybody)
        new.known = self.known[:]
        new.jumbles = self.jumbles
        new.passes = self.passes
        return new

    def track(self) -> None:
        """Keep track of cards from now on."""
        if not self.is_tracked:
            self.known = vec[i64]([0] * len(self.stock.cards))

    # -- Queries ---------------------------------------------------------------------------------------

    @property
    def is_tracked(self) -> bool:
        """Whether anybody keeps track of where cards are."""
        return len(self.known) > 0

    def knows(self, seat: i64, card: Card) -> bool:
        """Whether a seat knows where a card is or, if it is in a jumble of that seat, where the jumble is."""
        return len(self.known) > 0 and self.known[card.ident] >> seat & 1 == 1

    def jumbled(self, seat: i64) -> list[list[int]]:
        """The jumbles of a seat, as the numbers of their cards."""
        return [jumble.idents for jumble in self.jumbles if jumble.seats >> seat & 1]

    def viewers(self, zone: Zone) -> i64:
        """The seats that see every card in this zone."""
        return self.everybody if zone.sight == EVERYBODY else 1 << zone.owner if zone.sight == OWNER else 0

    # -- Cards move, are shown, are mixed ----------------------------------------------------------------

    def move(self, moved: list[Card], source: Zone, target: Zone, seen_by: i64 = BY_SIGHT) -> i64:
        """These cards have moved, and these seats saw which. Returns the seats that know which of them is where now.

        Seats that did not see them know less about the cards that stay behind.
        """
        if seen_by == BY_SIGHT:
            seen_by = self.witnesses(moved, source, target)
        unseen_by = self.everybody & ~seen_by
        # The hidden cards that these were among.
        lay = [*moved, *source.cards] if source.sight == OWNER else []
        for card in moved if lay else []:
            self.recognize(card, lay, seen_by)
        know_still = self.follow(moved, source, target, lay, seen_by, unseen_by)
        if target.sight == TOP_ONLY:
            self.cover(target, len(moved))
            self.show(moved[-1:], lay)
        if (source.sight == OWNER or source.sight == TOP_ONLY) and (unseen_by or self.jumbles):
            self.forget(source, seen_by | know_still)
        if self.jumbles:
            self.find_order(moved, seen_by)
        if target.sight == NOBODY and are_different(moved):
            return self.hide_order(moved, source, target, seen_by)
        return seen_by

    def show(self, cards: list[Card], lay: list[Card]) -> None:
        """Everybody sees these cards, which are or were among the hidden cards `lay`."""
        for card in cards:
            self.recognize(card, lay, self.everybody)
        self.remember(cards, self.everybody)
        if self.jumbles:
            self.find_order(cards, self.everybody)

    def remember(self, cards: list[Card], seats: i64) -> None:
        """These seats know where these cards are."""
        for card in cards:
            self.known[card.ident] |= seats

    def jumble(self, cards: list[Card], seats: i64) -> None:
        """These seats know that these cards are where they are, but not which one is where."""
        self.remember(cards, seats)
        self.jumbles = (*self.jumbles, Jumble(seats, [card.ident for card in cards]))

    def mix(self, zone: Zone) -> None:
        """The cards of a zone are shuffled: nobody knows any more which of them is where."""
        self.forget(zone, 0)

    # -- What follows from that --------------------------------------------------------------------------

    def witnesses(self, moved: list[Card], source: Zone, target: Zone) -> i64:
        """The seats that see cards move because they see where they come from or where they go."""
        if target.sight == TOP_ONLY and len(moved) == 1:
            return self.everybody
        seats = self.viewers(source) | self.viewers(target)
        if source.sight == TOP_ONLY:
            # The owner looked at it to pick it; a pile only gives its top card.
            seats |= self.everybody if source.owner == TABLE else 1 << source.owner
        return seats

    def follow(
        self, moved: list[Card], source: Zone, target: Zone, lay: list[Card], seen_by: i64, unseen_by: i64
    ) -> i64:
        """Note who knows where cards have gone. Returns the seats that know what lies where, though they saw nothing.

        A seat that knew a card in the deck still knows it when it leaves. The same goes for cards of a hand that moves
        as a whole, unless it goes to a deck, in a secret order.
        """
        is_open = source.sight == NOBODY or (source.sight == OWNER and source.n == 0 and target.sight != NOBODY)
        is_together = source.owner == target.owner or source.n == 0
        know_still: i64 = 0
        if is_open:
            know_still = unseen_by
        elif lay and unseen_by and is_together:
            know_still = self.know_all(lay, unseen_by)
        for card in moved:
            # A jumble has cards of one player or of one pile: a card that somebody else gets leaves it.
            knew = self.known[card.ident] if source.owner == target.owner else self.known_apart(card)
            self.known[card.ident] = seen_by | (knew & know_still)
        if know_still and not is_open:
            self.join(lay, know_still)
        return know_still

    def hide_order(self, moved: list[Card], source: Zone, target: Zone, seen_by: i64) -> i64:
        """Several cards have gone face down. Returns the one of these seats that knows their order: the one that put
        them there.

        To the others that saw them they are a jumble.
        """
        putting = source.owner if target.owner == TABLE else target.owner
        knows_order = seen_by & 1 << putting if putting != TABLE else 0
        others = seen_by & ~knows_order
        if others:
            self.jumble(moved, others)
        return knows_order

    def know_all(self, cards: list[Card], seats: i64) -> i64:
        """Which of these seats know all of the cards."""
        for card in cards:
            seats &= self.known[card.ident]
        return seats

    def known_apart(self, card: Card) -> i64:
        """Which seats know where this very card is, not just in a jumble."""
        seats = self.known[card.ident]
        for jumble in self.jumbles:
            if card.ident in jumble.idents:
                seats &= ~jumble.seats
        return seats

    def forget(self, zone: Zone, seen_by: i64) -> None:
        """Seats other than these no longer know which cards are in this zone."""
        i: i64 = 0
        while i < zone.n:
            self.known[i64(zone.idents[i])] &= seen_by
            i += 1
        if self.jumbles:
            self.find_order([], 0)

    def cover(self, zone: Zone, n: i64) -> None:
        """Cards have been put on a pile: everybody saw the card that these n lie on."""
        below = zone.n - n
        if zone.owner == TABLE and below > 0:
            self.known[i64(zone.idents[below - 1])] = self.everybody

    def recognize(self, card: Card, lay: list[Card], seen_by: i64) -> None:
        """Cards of a kind are alike: a seat that sees one and knew of another one of `lay` takes it for that one."""
        if self.jumbles:
            self.lose_track(card, lay, seen_by)
        unknown_to = seen_by & ~self.known[card.ident]
        for other in lay:
            if unknown_to == 0:
                return
            if other.kind is card.kind:
                knew = self.known[other.ident] & unknown_to
                self.known[other.ident] &= ~knew
                unknown_to &= ~knew

    # -- Jumbles -----------------------------------------------------------------------------------------

    def join(self, cards: list[Card], seats: i64) -> None:
        """Make a jumble for seats that know the cards of one place, but not which of them left it."""
        bit: i64 = 1
        while bit <= self.everybody:
            if seats & bit:
                idents = [card.ident for card in cards]
                apart: tuple[Jumble, ...] = ()
                for jumble in self.jumbles:
                    is_joined = jumble.seats & bit != 0 and jumble.touches(idents)
                    if is_joined:
                        idents += [ident for ident in jumble.idents if ident not in idents]
                    apart = with_jumble(apart, jumble.seats & ~bit if is_joined else jumble.seats, jumble.idents)
                self.jumbles = with_jumble(apart, bit, idents)
            bit <<= 1

    def lose_track(self, card: Card, lay: list[Card], seen_by: i64) -> None:
        """A seat that does not know whether a card comes from a jumble or from the rest of `lay` loses the jumble."""
        for jumble in self.jumbles:
            kinds = [self.stock.cards[ident].kind for ident in jumble.idents]
            if card.kind in kinds and jumble.touches([each.ident for each in lay]):
                unsure: i64 = 0
                for other in lay:
                    if other.ident not in jumble.idents:
                        unsure |= self.everybody if other.kind is card.kind else ~self.known_apart(other)
                for ident in jumble.idents:
                    self.known[ident] &= ~(jumble.seats & seen_by & unsure)
        self.find_order([], 0)

    def find_order(self, cards: list[Card], seen_by: i64) -> None:
        """Take cards that these seats saw out of their jumbles; a seat that has lost one card loses the jumble."""
        seen = [card.ident for card in cards]
        left: tuple[Jumble, ...] = ()
        for jumble in self.jumbles:
            lost: i64 = 0
            for ident in jumble.idents:
                lost |= jumble.seats & ~self.known[ident]
            for ident in jumble.idents:
                self.known[ident] &= ~lost
            seats = jumble.seats & ~lost
            rest = [ident for ident in jumble.idents if ident not in seen]
            if len(rest) == len(jumble.idents):
                left = with_jumble(left, seats, rest)
            else:
                left = with_jumble(left, seats & seen_by, rest)
                left = with_jumble(left, seats & ~seen_by, jumble.idents)
        self.jumbles = left

    # -- Passes ------------------------------------------------------------------------------------------

    def pass_on(self, cards: list[Card], source: i64, target: i64) -> None:
        """Cards are about to go from one seat's hand to another's: only these two will know which."""
        known_to: i64 = 1 << source | 1 << target
        if not self.is_tracked:
            known_to |= self.everybody & ~(self.everybody >> 1)  # nobody looks on where nobody listens
        if known_to != self.everybody:
            passes = [Pass(card.slot, source, target, known_to) for card in cards]
            self.passes = (*self.passes, *passes)

    def owned_as_known(self, owned: vec[i64], seat: i64, viewer: i64) -> vec[i64]:
        """Of what a seat owns, by kind, what another one can know: as if nothing had been passed in secret."""
        found = owned[:]
        for each in self.passes:
            if not each.is_known_to(viewer):
                if each.source == seat:
                    found[each.slot] += 1
                if each.target == seat:
                    found[each.slot] -= 1
        return found

    def lose(self, slot: i64, owned: vec[i64], seat: i64) -> None:
        """A seat has lost a card of this kind: seats that knew of none learn that one had been passed to it."""
        viewer: i64 = 0
        while self.everybody >> viewer:
            while self.owned_as_known(owned, seat, viewer)[slot] < 0:
                found = self.first_unknown(slot, seat, viewer)
                learnt = Pass(found.slot, found.source, found.target, found.known_to | i64(1) << viewer)
                self.passes = tuple([learnt if each is found else each for each in self.passes])
            viewer += 1
        self.passes = tuple([each for each in self.passes if each.known_to != self.everybody])

    def first_unknown(self, slot: i64, seat: i64, viewer: i64) -> Pass:
        for each in self.passes:
            if each.target == seat and each.slot == slot and not each.is_known_to(viewer):
                return each
        raise AssertionError("nobody has less than nothing but for what they were passed")

    # -- Other games -------------------------------------------------------------------------------------

    def swap(self, swaps: dict[int, Card]) -> None:
        """The same is known of other cards, which lie where those lay that have these numbers."""
        if not self.is_tracked:
            return
        known = self.known[:]
        for ident, card in swaps.items():
            self.known[card.ident] = known[ident]
        self.jumbles = tuple(
            [
                Jumble(each.seats, [swaps[ident].ident if ident in swaps else ident for ident in each.idents])
                for each in self.jumbles
            ]
        )


# What is known in a game that nobody follows and in which nothing was passed; it never changes.
NOTHING: Final = Knowledge(Stock(), 0)


def are_different(cards: list[Card]) -> bool:
    for card in cards:
        if card.kind is not cards[0].kind:
            return True
    return False


def with_jumble(jumbles: tuple[Jumble, ...], seats: i64, idents: list[int]) -> tuple[Jumble, ...]:
    """The jumbles with one more, if it leaves any seat in doubt."""
    return (*jumbles, Jumble(seats, idents)) if seats and len(idents) > 1 else jumbles
