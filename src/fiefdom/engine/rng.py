"""The game's own randomness: 64 bits of state, the same on every Python and in both builds."""

from __future__ import annotations

from typing import Final, TypeVar, final

from fiefdom.engine.native import i64

T = TypeVar("T")

# Multiply-with-carry: the product of MULTIPLIER and a 32-bit word, plus a carry, stays below 2**63,
# so that it needs neither masks in Python nor unsigned numbers in C.
MULTIPLIER: Final = 698769069
WORD: Final = 0xFFFFFFFF
PART: Final = 0xFFFFFF


@final
class Rng:
    """A stream of random numbers; `state` is all there is to it."""

    def __init__(self, state: int) -> None:
        self.state: i64 = state

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1; limit is at most 2**31."""
        t: i64 = MULTIPLIER * (self.state & WORD) + (self.state >> 32)
        self.state = t
        bound: i64 = limit
        return (((t & WORD) ^ (t >> 32)) * bound) >> 32

    def shuffle(self, items: list[T]) -> None:
        low: i64 = self.state & WORD
        carry: i64 = self.state >> 32
        i: i64 = len(items) - 1
        while i > 0:
            t: i64 = MULTIPLIER * low + carry
            low = t & WORD
            carry = t >> 32
            # A step gives two numbers of 24 bits, small enough to be quick in Python and much larger than a deck.
            j: i64 = ((low >> 8) * (i + 1)) >> 24
            items[i], items[j] = items[j], items[i]
            j = ((carry & PART) * i) >> 24
            i -= 1
            items[i], items[j] = items[j], items[i]
            i -= 1
        self.state = carry << 32 | low


def seeded(seed: int) -> Rng:
    """A stream for a seed: any whole number; neighbouring seeds give unrelated streams."""
    x = seed & 0xFFFFFFFFFFFFFFFF
    for factor in (0xBF58476D1CE4E5B9, 0x94D049BB133111EB):
        x = ((x ^ (x >> 30)) + 0x9E3779B97F4A7C15) * factor & 0xFFFFFFFFFFFFFFFF
    x ^= x >> 31
    return Rng(((x >> 32) % (MULTIPLIER - 1)) << 32 | (x & WORD | 1))
