"""What shuffles the cards: a number that somebody chose, or a secret that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets

from fiefdom.engine.rng import SECRETS

# Numbers that people choose have up to 18 digits; a secret has 128 bits.
LARGEST_CHOSEN = 10**18 - 1
LARGEST_SEED = (1 << 128) - 1


def new_secret() -> int:
    """A seed that nobody can guess."""
    return SECRETS + secrets.randbelow(LARGEST_SEED + 1 - SECRETS)


def is_secret(seed: int) -> bool:
    return seed >= SECRETS


def public_seed(seed: int | None) -> int:
    """A seed for what everybody sees, such as the kingdom: the one that was chosen, if any, but never a secret."""
    return secrets.randbits(64) if seed is None or is_secret(seed) else seed


def seat_seed(seed: int, seat: int) -> int:
    """A seed for the bot in a seat. What the bot does says nothing about the cards: nobody can undo the hash."""
    return int(hashlib.blake2s(f"{seed} seat {seat}".encode(), digest_size=8).hexdigest(), 16)


def following(seed: int) -> int:
    """The seed of the next game of a series. If the first was chosen, all of them can be played again."""
    return new_secret() if is_secret(seed) else seed + 1
