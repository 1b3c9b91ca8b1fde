"""Effects as data: those that are going on, and those to come later."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.native import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Play:
    """A card whose effect is going on, and whom its attack does not reach, as a bit set of seats."""

    def __init__(self, card: Card, attack: Play | None) -> None:
        self.card: Final = card
        # The attack that a reaction reacts to.
        self.attack: Final = attack
        self.safe = 0


@mypyc_attr(acyclic=True)
@final
class Later:
    """Until the turn ends, whenever this happens to this seat (with a card of kind `of`, if given): `card` acts."""

    def __init__(self, when: str, seat: int, card: Card, of: Kind | None) -> None:
        self.when: Final = when
        self.seat: Final = seat
        self.card: Final = card
        self.of: Final = of
