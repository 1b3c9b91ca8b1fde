"""Everything that can happen."""

from __future__ import annotations

from typing import Final

# Bits, so that a set of them is a number. Cards can wait for those in MOMENTS; the rest are only events.
PLAYING: Final = 1 << 0  # a card is about to take effect
PLAYED: Final = 1 << 1
GAINED: Final = 1 << 2
BOUGHT: Final = 1 << 3
TRASHED: Final = 1 << 4
DISCARDED: Final = 1 << 5
REVEALED: Final = 1 << 6
SHUFFLED: Final = 1 << 7
TURN: Final = 1 << 8
ACTIONS_END: Final = 1 << 9
BUYS_BEGIN: Final = 1 << 10
BUYS_END: Final = 1 << 11
CLEAN_UP: Final = 1 << 12
TURN_ENDS: Final = 1 << 13
OVER: Final = 1 << 14
REACTED: Final = 1 << 15
DREW: Final = 1 << 16
TOPDECKED: Final = 1 << 17
LOOKED: Final = 1 << 18
LOOKED_THROUGH: Final = 1 << 19
TURNED_OVER: Final = 1 << 20
PUT_ASIDE: Final = 1 << 21
TOOK: Final = 1 << 22
PASSED: Final = 1 << 23
TUCKED: Final = 1 << 24
NAMED: Final = 1 << 25
RETURNED: Final = 1 << 26
MARKED: Final = 1 << 27  # a token was put on a pile
TOKEN: Final = 1 << 28
GOT: Final = 1 << 29  # +Actions, +Buys or +$ from an effect
CHOSE: Final = 1 << 30
RESIGNED: Final = 1 << 31
SPENT: Final = 1 << 32  # tokens of a player
CLEARED: Final = 1 << 33  # a card is about to be discarded from play, at clean-up
# A card moves without an event.
QUIETLY: Final = 0

MOMENTS: Final[dict[str, int]] = {
    "PLAYING": PLAYING,
    "PLAYED": PLAYED,
    "GAINED": GAINED,
    "BOUGHT": BOUGHT,
    "TRASHED": TRASHED,
    "DISCARDED": DISCARDED,
    "REVEALED": REVEALED,
    "SHUFFLED": SHUFFLED,
    "TURN": TURN,
    "ACTIONS_END": ACTIONS_END,
    "BUYS_BEGIN": BUYS_BEGIN,
    "BUYS_END": BUYS_END,
    "CLEAN_UP": CLEAN_UP,
    "TURN_ENDS": TURN_ENDS,
    "OVER": OVER,
    "CLEARED": CLEARED,
}
AWAITABLE: Final = frozenset(MOMENTS.values())

# The events, with their names outside the engine.
NAMES: Final[dict[int, str]] = {
    TURN: "turn",
    PLAYED: "play",
    REACTED: "react",
    DREW: "draw",
    SHUFFLED: "shuffle",
    GAINED: "gain",
    BOUGHT: "buy",
    TRASHED: "trash",
    DISCARDED: "discard",
    TOPDECKED: "topdeck",
    REVEALED: "reveal",
    LOOKED: "look",
    LOOKED_THROUGH: "look_through",
    TURNED_OVER: "turn_over",
    PUT_ASIDE: "set_aside",
    TOOK: "take",
    PASSED: "pass",
    TUCKED: "tuck",
    NAMED: "name",
    RETURNED: "return",
    MARKED: "mark",
    TOKEN: "token",
    SPENT: "spend",
    GOT: "get",
    CHOSE: "choose",
    RESIGNED: "resign",
    OVER: "over",
}
EVENTS: Final = tuple(NAMES.values())
