"""What a card costs, as one number with parts, so that prices are added and compared like coins.

A card that costs $3 and a Potion costs `3 + POTION`, one that costs 8 debt `8 * DEBT`. Each part has room for a
thousand, and coins have more.
"""

from __future__ import annotations

from typing import Final

from fiefdom.engine.native import i64

POTION: Final = 1 << 24
DEBT: Final = 1 << 34
# The parts besides coins, by name.
PARTS: Final[dict[str, int]] = {"potions": POTION, "debt": DEBT}
# A price from 0 to this is coins only.
MOST_COINS: Final = (POTION >> 1) - 1
MOST_OF_A_PART: Final = DEBT // POTION - 1


def coin_part(price: i64) -> i64:
    """The coins of a price; below zero if more were taken off than there are."""
    if 0 <= price <= MOST_COINS:
        return price
    return ((price + MOST_COINS + 1) & (POTION - 1)) - MOST_COINS - 1


def part_in(price: i64, part: i64) -> i64:
    """How much of a part there is in a price, for instance how many Potions."""
    return ((price + MOST_COINS + 1) // part) & MOST_OF_A_PART


def covers(most: i64, price: i64) -> bool:
    """Whether a price is no more than another one, part by part."""
    if most <= MOST_COINS:
        return price <= most
    return (
        coin_part(price) <= coin_part(most)
        and part_in(price, POTION) <= part_in(most, POTION)
        and part_in(price, DEBT) <= part_in(most, DEBT)
    )


def dearness(price: i64) -> int:
    """What a price is worth to bots, in tenths of a coin: Potions are hard to come by, and debt can be paid later."""
    if 0 <= price <= MOST_COINS:
        return 10 * price
    return 10 * coin_part(price) + 25 * part_in(price, POTION) + 8 * part_in(price, DEBT)


def reduced(price: i64, less: i64) -> i64:
    """A price with this many coins less, but not below zero."""
    coins = coin_part(price)
    return price - (less if less < coins else coins)


def parts_of(price: i64) -> dict[str, int]:
    """What a price has besides coins: how much of each part, by name."""
    found = {name: int(part_in(price, part)) for name, part in PARTS.items()}
    return {name: n for name, n in found.items() if n}
