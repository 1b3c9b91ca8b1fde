"""What happened, as data; the locale makes sentences of it."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.ability import Effect
from fiefdom.engine.card import Kind
from fiefdom.engine.detail import Detail
from fiefdom.engine.moment import (
    DISCARDED,
    DREW,
    LOOKED,
    LOOKED_THROUGH,
    NAMES,
    OVER,
    PASSED,
    REACTED,
    REVEALED,
    SHUFFLED,
    TOPDECKED,
    TRASHED,
    TURNED_OVER,
)
from fiefdom.engine.native import i64, mypyc_attr
from fiefdom.engine.zone import SUPPLY

# Events that disclose something hidden; and those that do so if the cards were hidden and belong to another seat.
DISCLOSING: Final = DREW | SHUFFLED | REVEALED | REACTED | LOOKED | LOOKED_THROUGH | TURNED_OVER | OVER
DISCLOSING_OF_OTHERS: Final = DISCARDED | TRASHED | TOPDECKED | PASSED


@mypyc_attr(acyclic=True)
@final
class Event:
    """One thing that happened. Seats in the bit set `seen_by` know `kinds`; the others know how many.

    `was_open` means that everybody saw all cards in the zone that these came from. `cause` is the card whose effect
    brought it about, and `depth` how many effects were going on, one inside the other. Cards that moved went from zone
    `origin` to `target`.
    """

    def __init__(
        self,
        what: i64,
        seat: int,
        kinds: tuple[Kind, ...],
        seen_by: int,
        detail: Detail,
        effect: Effect | None,
        origin: str,
        target: str,
        was_open: bool,
    ) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.kinds: Final = kinds
        self.seen_by: Final = seen_by
        self.detail: Final = detail
        self.cause: Final = None if effect is None else effect.card.kind
        self.depth: Final[i64] = 0 if effect is None else effect.depth
        self.origin: Final = origin
        self.target: Final = target
        self.was_open: Final = was_open

    @property
    def name(self) -> str:
        return NAMES[self.what]

    def discloses(self, seat: int) -> bool:
        """Whether anybody learned something new from it, besides what this seat chose to do with its cards."""
        if self.what & DISCLOSING:
            return True
        if self.was_open:
            return False
        # Taking a card from a pile that does not lie open turns up the next one.
        return self.origin == SUPPLY or (self.seat != seat and self.what & DISCLOSING_OF_OTHERS != 0)
