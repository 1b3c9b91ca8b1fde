"""The game's random numbers: sfc32, with its state in the game; the same on every Python and in both builds."""

from __future__ import annotations

from typing import Final, TypeVar, final

from fiefdom.engine.native import i16, i64, mypyc_attr, vec

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
# How many steps mix a seed: as many as the author of sfc32 uses for a seed of 64 bits.
STEPS_TO_MIX: Final = 12
# The places that one word fills have at most this many outcomes together, so few words need a second look.
SPAN: Final = 1 << 24


@mypyc_attr(acyclic=True)
@final
class Rng:
    """A stream of random numbers: Chris Doty-Humphrey's sfc32, three words that are mixed and one that counts.

    Only words of 32 bits are added and shifted, so that nothing outgrows 63 bits and both builds agree. The count is
    not cut to 32 bits: only its lower 32 are ever used.
    """

    __slots__ = ("a", "b", "c", "count")

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 1

    def seed(self, seed: int) -> None:
        """Start the stream of a seed: any whole number, of which the lower 64 bits count."""
        self.a = 0
        self.b = seed & WORD
        self.c = (seed >> 32) & WORD
        self.count = 1
        for _ in range(STEPS_TO_MIX):
            self.word()

    def become(self, other: Rng) -> None:
        """Continue as another stream does."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.count = other.count

    def is_at(self, other: Rng) -> bool:
        """Whether both will give the same numbers."""
        return self.a == other.a and self.b == other.b and self.c == other.c and self.count == other.count

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        word: i64 = (self.a + b + self.count) & WORD
        self.count += 1
        self.a = b ^ (b >> 9)
        self.b = c * 9 & WORD
        self.c = ((c << 21 | c >> 11) + word) & WORD
        return word

    def below(self, limit: i64) -> int:
        """A random whole number from 0 to limit - 1, all equally likely; limit is at most 2**31."""
        product = self.word() * limit
        if product & WORD < limit:
            floor = left_over(limit, limit - 1)
            while product & WORD < floor:
                product = self.word() * limit
        return product >> 32

    def mix(self, numbers: vec[i16], n: i64) -> None:
        """Put the first n numbers into a random order, all orders equally likely."""
        while n > 1:
            # One word fills several places: what is left of it serves the next (Brackett-Rozinsky and Lemire, 2024).
            start = n
            end: i64 = 1
            if n > 10:
                end = n - 6
                if n > 18:
                    end = n - 4
                    if n > 64:
                        end = n - 1
            word = self.word()
            while n > end:
                word *= n
                n -= 1
                place = word >> 32
                word &= WORD
                number = numbers[place]
                numbers[place] = numbers[n]
                numbers[n] = number
            # This word would favour some outcomes: fill the places again, which is fair whatever is there now.
            if word < SPAN and word < left_over(start, end):
                n = start

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order, all orders equally likely."""
        order = vec[i16]([i16(i) for i in range(len(items))])
        self.mix(order, len(items))
        items[:] = [items[i] for i in order]


def left_over(start: i64, end: i64) -> i64:
    """How many words are left over when all outcomes of filling the places from start down to end get equally many."""
    outcomes: i64 = 1
    while start > end:
        outcomes *= start
        start -= 1
    return (WORD + 1) % outcomes


def seeded(seed: int) -> Rng:
    """The stream of a seed; neighbouring seeds give unrelated streams."""
    rng = Rng()
    rng.seed(seed)
    return rng
