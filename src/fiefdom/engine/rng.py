"""The game's own randomness: sfc32, whose state is part of the game and the same on every Python and in both builds."""

from __future__ import annotations

from typing import Final, TypeVar, final

from fiefdom.engine.native import i16, i64, mypyc_attr, vec

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
# How many steps mix a seed: as many as its author uses for a seed of 64 bits.
STEPS_TO_MIX: Final = 12
# Up to this many cards, one word gives four places; up to 2**15, two.
FEW: Final = 64


@mypyc_attr(acyclic=True)
@final
class Rng:
    """A stream of random numbers: Chris Doty-Humphrey's sfc32, three words that are mixed and one that counts.

    Only words of 32 bits are added and shifted, so that nothing outgrows 63 bits and both builds agree.
    """

    __slots__ = ("a", "b", "c", "count")

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 1

    def seed(self, seed: int) -> None:
        """Begin the stream of a seed: any whole number, of which the lower 64 bits count."""
        self.a = 0
        self.b = seed & WORD
        self.c = (seed >> 32) & WORD
        self.count = 1
        for _ in range(STEPS_TO_MIX):
            self.word()

    def become(self, other: Rng) -> None:
        """Go on as another stream does."""
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
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((c << 21 | c >> 11) + word) & WORD
        return word

    def below(self, limit: i64) -> int:
        """A whole number from 0 to limit - 1, each as likely; limit is at most 2**31."""
        return self.fair(self.word(), limit) * limit >> 32

    def mix(self, numbers: vec[i16], n: i64) -> None:
        """Put the first n of these into a random order, each as likely."""
        while n > 1:
            # Several places of one word: what one leaves of it serves the next (Brackett-Rozinsky and Lemire, 2024).
            if n > FEW:
                k: i64 = 2
                bound = n * (n - 1)
            elif n > 4:
                k = 4
                bound = n * (n - 1) * (n - 2) * (n - 3)
            else:
                k = n - 1
                bound = 24 if n == 4 else 6 if n == 3 else 2
            word = self.word()
            if word * bound & WORD < bound:
                word = self.fair(word, bound)
            while k:
                product = word * n
                word = product & WORD
                place = product >> 32
                n -= 1
                k -= 1
                number = numbers[n]
                numbers[n] = numbers[place]
                numbers[place] = number

    def fair(self, word: i64, bound: i64) -> i64:
        """This word, or the next one of which each of `bound` outcomes has the same share."""
        floor = (WORD + 1) % bound
        while word * bound & WORD < floor:
            word = self.word()
        return word

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order, each as likely."""
        order = vec[i16]([i16(i) for i in range(len(items))])
        self.mix(order, len(items))
        items[:] = [items[i] for i in order]


def seeded(seed: int) -> Rng:
    """The stream of a seed; neighbouring seeds give unrelated streams."""
    rng = Rng()
    rng.seed(seed)
    return rng
