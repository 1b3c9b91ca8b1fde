"""A row of numbers, some of them in a block of columns for each kind of card, that is written again and again.

Numbers that are not written every time are noted, so that only those have to be cleared the next time.
"""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.stock import Stock
from fiefdom.engine.zone import Row

LARGEST: Final = 32767


@final
class Observation:
    """Part of a row, `size` numbers from `start` on: first `numbers` single ones, then `width` columns for each slot.

    `slots` has the slot of each kind by its number.
    """

    def __init__(self, row: vec[i16], start: i64, size: i64, numbers: i64, width: i64, slots: vec[i64]) -> None:
        self.row: Final = row
        self.start: Final[i64] = start
        self.first_block: Final[i64] = start + numbers
        self.width: Final[i64] = width
        self.slots: Final = slots
        self.end: Final[i64] = start + size
        # The places of numbers that are not zero and may be next time: the first n of these.
        self.noted: Final[vec[i64]] = vec[i64]([0] * int(size))
        self.n: i64 = 0
        # Whether prices were other than printed when it was last written.
        self.varies = False
        # What the game has: for each card, and for each kind in order, where its block begins; then for each kind the
        # place of its pile.
        self.stock: Stock | None = None
        self.blocks: vec[i64] = vec[i64]([])
        self.kind_blocks: vec[i64] = vec[i64]([])
        self.places: vec[i64] = vec[i64]([])

    def begin(self, stock: Stock) -> bool:
        """Clear what was noted or, if this is about other cards than last time, everything; then it returns True."""
        row = self.row
        n = self.n
        self.n = 0
        if stock is self.stock and len(stock.cards) == len(self.blocks):
            noted = self.noted
            i: i64 = 0
            while i < n:
                row[noted[i]] = i16(0)
                i += 1
            return False
        at = self.start
        end = self.end
        while at < end:
            row[at] = i16(0)
            at += 1
        self.lay_out(stock)
        return True

    def lay_out(self, stock: Stock) -> None:
        self.stock = stock
        self.blocks = vec[i64]([self.block(card.kind.number) for card in stock.cards])
        self.kind_blocks = vec[i64]([self.block(kind.number) for kind in stock.kinds])
        self.places = vec[i64]([stock.place_of(kind) for kind in stock.kinds])

    def block(self, kind_number: i64) -> i64:
        """Where the block of a kind begins."""
        return self.first_block + self.width * self.slots[kind_number]

    def write(self, at: i64, number: i64) -> None:
        """Write a number that is written every time."""
        self.row[at] = i16(LARGEST) if number > LARGEST else i16(number)

    def write_kinds(self, numbers: vec[i64], column: i64) -> None:
        """Write a number for each kind, every time; they come by the slot of the kind."""
        row = self.row
        blocks = self.kind_blocks
        i: i64 = 0
        n: i64 = len(blocks)
        while i < n:
            row[blocks[i] + column] = i16(numbers[i + 1])
            i += 1

    def mark(self, at: i64, number: i64 = 1) -> None:
        """Write a number that is not written every time."""
        if number:
            self.noted[self.n] = at
            self.n += 1
            self.write(at, number)

    def mark_kind(self, kind_number: i64, column: i64, number: i64 = 1) -> None:
        self.mark(self.block(kind_number) + column, number)

    def add_kind(self, kind_number: i64, column: i64) -> None:
        """Count one more card of a kind."""
        self.increase(self.block(kind_number) + column)

    def add(self, ident: i64, column: i64) -> None:
        """Count one more card."""
        self.increase(self.blocks[ident] + column)

    def increase(self, at: i64) -> None:
        number = self.row[at]
        if number == 0:
            self.noted[self.n] = at
            self.n += 1
        self.row[at] = number + 1

    def count(self, cards: Row, column: i64) -> None:
        """Count all cards of a row."""
        row = self.row
        blocks = self.blocks
        left = cards.n
        for ident in cards.idents:
            if left == 0:
                break
            left -= 1
            at = blocks[i64(ident)] + column
            number = row[at]
            if number == 0:
                self.noted[self.n] = at
                self.n += 1
            row[at] = number + 1

    def count_known(self, cards: Row, known: vec[i64], seat: i64, column: i64) -> None:
        """Count the cards of a row that a seat knows, if `known` has a bit set of seats for each card."""
        bit: i64 = i64(1) << seat
        left = cards.n
        for ident in cards.idents:
            if left == 0:
                break
            left -= 1
            if known[i64(ident)] & bit:
                self.add(i64(ident), column)
