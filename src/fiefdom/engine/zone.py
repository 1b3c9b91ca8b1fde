"""Where cards are: zones, which know who may see them, and the piles of the supply."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.native import i64, mypyc_attr

EVERYBODY: Final = 0
OWNER: Final = 1
TOP_ONLY: Final = 2
NOBODY: Final = 3


@mypyc_attr(acyclic=True)
@final
class Zone:
    """A place for cards in some order; the last card of `cards` is the top one."""

    __slots__ = ("cards", "depth", "name", "owner", "sight")

    def __init__(self, name: str, owner: int, sight: int, cards: list[Card]) -> None:
        self.name: Final = name
        self.owner: Final = owner
        self.sight: Final = sight
        self.cards = cards
        # A temporary zone belongs to the play that was going on when it was made: how many were, then.
        self.depth = 0

    def copy(self) -> Zone:
        return Zone(self.name, self.owner, self.sight, self.cards.copy())

    def take(self, card: Card) -> bool:
        """Remove this very card; False, and nothing happens, if it is not here."""
        cards = self.cards
        for i in range(len(cards)):
            if cards[i] is card:
                cards.pop(i)
                return True
        return False

    def has(self, types: i64) -> bool:
        for card in self.cards:
            if card.types & types:
                return True
        return False

    def count(self, types: i64) -> int:
        return sum(1 for card in self.cards if card.types & types)

    def is_seen_by(self, seat: int) -> bool:
        """Whether this seat sees every card that lies here."""
        return self.sight == EVERYBODY or (self.sight == OWNER and self.owner == seat)

    def __len__(self) -> int:
        return len(self.cards)


@mypyc_attr(acyclic=True)
@final
class Pile:
    """A pile of the supply: cards of one kind."""

    __slots__ = ("cards", "kind")

    def __init__(self, kind: Kind, cards: list[Card]) -> None:
        self.kind: Final = kind
        self.cards = cards

    def __len__(self) -> int:
        return len(self.cards)

    def __repr__(self) -> str:
        return f"{self.kind.name} pile of {len(self.cards)}"
