"""How soon bots play an Action: a tier and, inside the tier, a value, as in `CANTRIP + 5`.

The value is what it brings to play a card before the others of its tier, in tenths of a coin. No value is so high that
a card leaves its tier.
"""

from __future__ import annotations

from typing import Final

# Values are smaller than this.
TIER: Final = 1000

LAST: Final = 1 * TIER
TERMINAL: Final = 2 * TIER
DRAW: Final = 3 * TIER
AFTER_CANTRIPS: Final = 4 * TIER
CANTRIP: Final = 5 * TIER
VILLAGE: Final = 6 * TIER
FIRST: Final = 7 * TIER

# Which cards belong in each tier, those that are played first at the top.
TIERS: Final[dict[str, str]] = {
    "FIRST": "what makes the card that you play next do more",
    "VILLAGE": "what gives more actions than it takes",
    "CANTRIP": "what gives back its action, so it never hurts to play it at once",
    "AFTER_CANTRIPS": "what gives back its action, and does more once you see what other cards bring",
    "DRAW": "with an action to spare, what takes one and draws two or more cards; and what then waits for these cards",
    "TERMINAL": "what takes an action, the strongest first",
    "LAST": "what is better after everything else, or of no use now",
}
