"""The game's random numbers: sfc32, with its state in the game; the same on every Python and in both builds."""

from __future__ import annotations

from hashlib import blake2s
from typing import Final, TypeVar, final

from fiefdom.engine.native import i16, i64, mypyc_attr, vec

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
# How many steps mix a seed: as many as the author of sfc32 uses for a seed of 64 bits.
STEPS_TO_MIX: Final = 12
# Seeds below this are numbers that people and programs choose; from here on they are secrets that nobody can guess.
SECRETS: Final = 1 << 64
# The places that one word fills have at most this many outcomes together, so few words need a second look.
SPAN: Final = 1 << 24


@mypyc_attr(acyclic=True)
@final
class Rng:
    """A stream of random numbers: Chris Doty-Humphrey's sfc32, three words that are mixed and one that counts.

    Only words of 32 bits are added and shifted, so that nothing outgrows 63 bits and both builds agree. The count is
    not cut to 32 bits: only its lower 32 are ever used.

    These words are not for secrets: anybody who sees enough of them can work out the next ones. So where the seed is a
    `secret`, each shuffle has a stream of its own, whose 128 bits are a hash of the secret and of how many were `drawn`
    before: what somebody sees of one shuffle says nothing about any other.
    """

    __slots__ = ("a", "b", "c", "count", "drawn", "secret")

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 1
        # The seed if it is a secret, otherwise 0.
        self.secret: int = 0
        self.drawn: i64 = 0

    def seed(self, seed: int) -> None:
        """Start the stream of a seed: a secret, all of which counts, or a smaller number, whose lower 64 bits do."""
        self.drawn = 0
        if seed >= SECRETS:
            self.secret = seed
            self.renew()
            return
        self.secret = 0
        self.a = 0
        self.b = seed & WORD
        self.c = (seed >> 32) & WORD
        self.count = 1
        for _ in range(STEPS_TO_MIX):
            self.word()

    def renew(self) -> None:
        """Go to the stream of the next draw."""
        self.drawn += 1
        words = int(blake2s(f"{self.secret} {self.drawn}".encode(), digest_size=16).hexdigest(), 16)
        self.a = words & WORD
        self.b = (words >> 32) & WORD
        self.c = (words >> 64) & WORD
        self.count = (words >> 96) & WORD

    def state(self) -> list[int]:
        """The numbers that it takes to continue: four words and, where there is a secret, that and how many drawn."""
        words = [int(self.a), int(self.b), int(self.c), int(self.count & WORD)]
        return [*words, self.secret, int(self.drawn)] if self.secret else words

    def restore(self, state: list[int]) -> None:
        """Continue where a stream had this state."""
        self.a, self.b, self.c, self.count = state[0], state[1], state[2], state[3]
        self.secret, self.drawn = (state[4], state[5]) if len(state) > 4 else (0, 0)

    def become(self, other: Rng) -> None:
        """Continue as another stream does."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.count = other.count
        self.secret = other.secret
        self.drawn = other.drawn

    def is_at(self, other: Rng) -> bool:
        """Whether both will give the same numbers."""
        if self.secret != other.secret or self.drawn != other.drawn:
            return False
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
        if self.secret != 0:
            self.renew()
        product = self.word() * limit
        if product & WORD < limit:
            floor = left_over(limit, limit - 1)
            while product & WORD < floor:
                product = self.word() * limit
        return product >> 32

    def mix(self, numbers: vec[i16], n: i64) -> None:
        """Put the first n numbers into a random order, all orders equally likely."""
        if self.secret != 0:
            self.renew()
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
