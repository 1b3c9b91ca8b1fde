"""What happened, as data: sentences are made of it elsewhere."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import ATTACK, Kind
from fiefdom.engine.native import mypyc_attr

# The whole set of things that can happen.
TURN: Final = "turn"
PLAYED: Final = "play"
REACTED: Final = "react"
DREW: Final = "draw"
SHUFFLED: Final = "shuffle"
GAINED: Final = "gain"
BOUGHT: Final = "buy"
TRASHED: Final = "trash"
DISCARDED: Final = "discard"
TOPDECKED: Final = "topdeck"
REVEALED: Final = "reveal"
LOOKED: Final = "look"
LOOKED_THROUGH: Final = "look_through"
TURNED_OVER: Final = "turn_over"
SET_ASIDE: Final = "set_aside"
TOOK: Final = "take"
PASSED: Final = "pass"
TUCKED: Final = "tuck"
NAMED: Final = "name"
RETURNED: Final = "return"
EMBARGOED: Final = "embargo"
TOKEN: Final = "token"
COINS: Final = "coins"
CHOSE: Final = "choose"
OVER: Final = "over"

EVENTS: Final = (
    TURN, PLAYED, REACTED, DREW, SHUFFLED, GAINED, BOUGHT, TRASHED, DISCARDED, TOPDECKED,
    REVEALED, LOOKED, LOOKED_THROUGH, TURNED_OVER, SET_ASIDE, TOOK, PASSED, TUCKED, NAMED,
    RETURNED, EMBARGOED, TOKEN, COINS, CHOSE, OVER,
)  # fmt: skip

# Those that tell somebody what was hidden from them, and those that do if they happen to another than who decided.
DISCLOSING: Final = (DREW, SHUFFLED, REVEALED, LOOKED, LOOKED_THROUGH, TURNED_OVER, OVER)
DISCLOSING_OF_OTHERS: Final = (DISCARDED, TRASHED, TOPDECKED, REACTED)


@mypyc_attr(acyclic=True)
@final
class Event:
    """One thing that happened. Seats in the bit set `seen_by` know `kinds`; the others know how many, and `top`."""

    def __init__(
        self, name: str, seat: int, kinds: tuple[Kind, ...], seen_by: int, top: Kind | None, zone: str, number: int
    ) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.kinds: Final = kinds
        self.seen_by: Final = seen_by
        self.top: Final = top
        self.zone: Final = zone
        self.number: Final = number

    def discloses(self, seat: int) -> bool:
        """Whether it told anybody something new beside what this seat, by its own choice, showed of its cards."""
        if self.name == PLAYED and self.kinds[0].types & ATTACK:
            return True  # whoever does not react has nothing to react with
        return self.name in DISCLOSING or (self.seat != seat and self.name in DISCLOSING_OF_OTHERS)
