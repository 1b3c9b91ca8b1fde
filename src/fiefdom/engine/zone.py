"""Where cards are: a row holds their numbers in some order, a zone is a row with a name, an owner and a sight."""

from __future__ import annotations

from typing import Final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.native import i16, i64, mypyc_attr, vec
from fiefdom.engine.sight import EVERYBODY, OWNER, UNSAID
from fiefdom.engine.stock import Stock

ASIDE: Final = "set_aside"  # the name of zones for cards that are set aside
SUPPLY: Final = "supply"  # the name of all piles

TABLE: Final = -1  # the owner of zones that belong to nobody


def counted(kinds: list[Kind]) -> str:
    """Names in order, equal neighbours counted (`2 Copper, Estate`), to read in a debugger."""
    found: list[str] = []
    i = 0
    while i < len(kinds):
        n = 1
        while i + n < len(kinds) and kinds[i + n] is kinds[i]:
            n += 1
        found.append(kinds[i].name if n == 1 else f"{n} {kinds[i].name}")
        i += n
    return ", ".join(found) or "nothing"


@mypyc_attr(acyclic=True)
class Row:
    """Cards in some order, by their numbers; the last one is on top."""

    __slots__ = ("idents", "n", "stock")

    def __init__(self, stock: Stock, idents: vec[i16], n: i64) -> None:
        self.stock: Final = stock
        # The first n of these count; the rest is room.
        self.idents: vec[i16] = idents
        self.n: i64 = n

    # -- Queries -------------------------------------------------------------------------------------

    @property
    def cards(self) -> list[Card]:
        """The cards that are here now, as a new list."""
        return self.stock.several(self.idents, self.n)

    @property
    def kinds(self) -> list[Kind]:
        cards = self.stock.cards
        return [cards[ident].kind for ident in self.idents[: self.n]]

    def top(self, n: i64) -> list[Card]:
        """The top n cards, the topmost last."""
        found: list[Card] = []
        i = self.n - n
        while i < self.n:
            found.append(self.stock.cards[self.idents[i]])
            i += 1
        return found

    def place_of(self, ident: i64) -> i64:
        """The index of the card with this number, or -1."""
        idents = self.idents
        i: i64 = 0
        while i < self.n:
            if idents[i] == ident:
                return i
            i += 1
        return -1

    def holds(self, card: Card) -> bool:
        return self.place_of(card.ident) >= 0

    def of(self, types: i64) -> vec[i16]:
        """The numbers of the cards of these types, in order."""
        types_of = self.stock.types
        idents = self.idents
        n = self.n
        i: i64 = 0
        while i < n and types_of[i64(idents[i])] & types == 0:
            i += 1
        if i == n:
            return self.stock.nothing
        # Where the first of them is, and how many there are.
        first = i
        found: i64 = 1
        i += 1
        while i < n:
            if types_of[i64(idents[i])] & types:
                found += 1
            i += 1
        chosen = idents[first : first + found]
        i = first + 1
        at: i64 = 1
        while at < found:
            ident = idents[i]
            if types_of[i64(ident)] & types:
                chosen[at] = ident
                at += 1
            i += 1
        return chosen

    def has(self, types: i64) -> bool:
        types_of = self.stock.types
        idents = self.idents
        i: i64 = 0
        while i < self.n:
            if types_of[i64(idents[i])] & types:
                return True
            i += 1
        return False

    def count(self, types: i64) -> int:
        types_of = self.stock.types
        idents = self.idents
        found: i64 = 0
        i: i64 = 0
        while i < self.n:
            if types_of[i64(idents[i])] & types:
                found += 1
            i += 1
        return found

    def count_of(self, kind: Kind) -> int:
        numbers = self.stock.kind_numbers
        idents = self.idents
        number = kind.number
        found: i64 = 0
        i: i64 = 0
        while i < self.n:
            if numbers[i64(idents[i])] == number:
                found += 1
            i += 1
        return found

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return counted(self.kinds)

    # -- Changes, for `move` and shortcuts with the same bookkeeping -----------------------------------

    def put(self, ident: i64) -> None:
        """Put a card on top of the others."""
        n = self.n
        if n == len(self.idents):
            self.make_room(1)
        self.idents[n] = i16(ident)
        self.n = n + 1

    def put_at(self, place: i64, ident: i64) -> None:
        """Put a card between the others, at this index."""
        self.put(ident)
        idents = self.idents
        i = self.n - 1
        while i > place:
            idents[i] = idents[i - 1]
            i -= 1
        idents[place] = i16(ident)

    def remove(self, ident: i64) -> bool:
        """Remove the card with this number; returns False if it is not here."""
        place = self.place_of(ident)
        if place < 0:
            return False
        idents = self.idents
        n = self.n - 1
        while place < n:
            idents[place] = idents[place + 1]
            place += 1
        self.n = n
        return True

    def take_all(self, other: Row) -> None:
        """Move all cards of another row on top of those here."""
        n = self.n
        m = other.n
        if n + m > len(self.idents):
            self.make_room(m)
        idents = self.idents
        others = other.idents
        i: i64 = 0
        while i < m:
            idents[n + i] = others[i]
            i += 1
        self.n = n + m
        other.n = 0

    def take_top(self, other: Row, n: i64) -> None:
        """Move the top n cards of another row, one by one, on top of those here."""
        at = self.n
        last = at + n
        if last > len(self.idents):
            self.make_room(n)
        idents = self.idents
        others = other.idents
        top = other.n
        while at < last:
            top -= 1
            idents[at] = others[top]
            at += 1
        self.n = last
        other.n = top

    def turn_over(self) -> None:
        """Reverse the order."""
        idents = self.idents
        i: i64 = 0
        j = self.n - 1
        while i < j:
            ident = idents[i]
            idents[i] = idents[j]
            idents[j] = ident
            i += 1
            j -= 1

    def swap(self, other: Row) -> None:
        """Exchange all cards with another row."""
        idents = self.idents
        n = self.n
        self.idents = other.idents
        self.n = other.n
        other.idents = idents
        other.n = n

    def become(self, other: Row) -> None:
        """Hold the same cards as another row."""
        n = other.n
        if n:
            self.idents = other.idents[:]
        self.n = n

    def fill(self, cards: list[Card]) -> None:
        """Hold exactly these cards."""
        self.n = 0
        for card in cards:
            self.put(card.ident)

    def make_room(self, more: i64) -> None:
        """Make room for this many more cards."""
        wide = vec[i16]([i16(0)] * (2 * (self.n + more) + 8))
        idents = self.idents
        i: i64 = 0
        while i < self.n:
            wide[i] = idents[i]
            i += 1
        self.idents = wide


@mypyc_attr(acyclic=True)
class Zone(Row):
    """A place for cards, with a name, an owner, and who may see the cards (`sight`)."""

    __slots__ = ("depth", "name", "owner", "sight")

    def __init__(self, name: str, owner: i64, sight: i64, stock: Stock, idents: vec[i16], n: i64) -> None:
        super().__init__(stock, idents, n)
        self.name: Final = name
        self.owner: Final[i64] = owner
        self.sight: i64 = sight
        # For a temporary zone: how deeply the effect that made it is nested.
        self.depth: i64 = 0

    def copy(self) -> Zone:
        idents = self.idents[:] if self.n else self.stock.nothing
        return Zone(self.name, self.owner, self.sight, self.stock, idents, self.n)

    def is_seen_by(self, seat: int) -> bool:
        """Whether this seat sees every card here."""
        return self.sight == EVERYBODY or (self.sight in (OWNER, UNSAID) and self.owner == seat)

    def __repr__(self) -> str:
        owner = "" if self.owner == TABLE else f" of seat {self.owner + 1}"
        return f"{self.name}{owner}: {counted(self.kinds)}"
