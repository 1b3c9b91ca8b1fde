"""What waits for something to happen: abilities that kinds of cards have, and effects that wait in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.native import i64, mypyc_attr

if TYPE_CHECKING:
    from fiefdom.engine.card import Card, Kind
    from fiefdom.engine.player import Player

# Where a card must be for its ability to be there.
HAND: Final = "hand"
IN_PLAY: Final = "in_play"
PILE: Final = "pile"  # as a token, for whoever does something with a card of that pile
ITSELF: Final = "itself"  # wherever it is: what happens, happens to this card

# Whose doing it is about, seen from the owner.
OWN: Final = "own"
OTHERS: Final = "others"
ANYBODY: Final = "anybody"

# How long an effect waits.
THIS_TURN: Final = 0
NEXT_TURN: Final = 1  # until its owner's next turn has begun


@mypyc_attr(acyclic=True)
@final
class Ability:
    """What a kind of card does when something happens, as long as it is where it has to be."""

    def __init__(
        self,
        when: i64,
        where: str,
        by: str,
        types: i64,
        may: bool,
        is_quiet: bool,
        is_joint: bool,
        effect: Callable[[Player, Card], None],
    ) -> None:
        self.when: Final[i64] = when
        self.where: Final = where
        self.by: Final = by
        # Only with cards of these types; 0: of any.
        self.types: Final[i64] = types
        # Whether its owner may leave it. From the hand, it may then be used again and again.
        self.may: Final = may
        # Whether it can make no difference when it comes: then it comes first, and nobody is asked.
        self.is_quiet: Final = is_quiet
        # Whether all cards of the kind act together, once.
        self.is_joint: Final = is_joint
        self.effect: Final = effect

    def concerns(self, when: i64, card: Card | None, owner: i64, by: i64) -> bool:
        """Whether this is about what happens now."""
        if self.when & when == 0 or (self.types and (card is None or card.types & self.types == 0)):
            return False
        return self.by == ANYBODY or (self.by == OWN) == (owner == by)


@mypyc_attr(acyclic=True)
@final
class Waiting:
    """An effect that waits for something to happen by `watched` seats, with cards of kinds `of` and of `types`, if any.

    `keeps` stay in play as long as it waits, and `cards` are those that it is about. It never changes: copies of a
    game share it.
    """

    def __init__(
        self,
        when: i64,
        seat: i64,
        card: Card,
        of: tuple[Kind, ...],
        types: i64,
        watched: i64,
        until: int,
        keeps: list[Card],
        cards: list[Card],
    ) -> None:
        self.when: Final[i64] = when
        self.seat: Final[i64] = seat
        self.card: Final = card
        self.of: Final = of
        self.types: Final[i64] = types
        self.watched: Final[i64] = watched
        self.until: Final = until
        self.keeps: Final = keeps
        self.cards: Final = cards

    def concerns(self, when: i64, card: Card | None, by: i64) -> bool:
        """Whether this is about what happens now."""
        if self.when & when == 0 or self.watched >> by & 1 == 0:
            return False
        if not self.of and self.types == 0:
            return True
        if card is None or (self.of and card.kind not in self.of):
            return False
        return self.types == 0 or card.types & self.types != 0


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Effect:
    """The effect of a card that is going on: what a card does when it is played, or when something happens."""

    __slots__ = ("by", "card", "depth", "holder", "outer", "reacted", "reacts_to", "repeats", "safe", "waiting", "when")

    def __init__(self, card: Card, outer: Effect | None) -> None:
        self.card: Final = card
        # The effect inside which this one goes on, and how deep that is.
        self.outer: Final = outer
        self.depth: Final[i64] = 1 if outer is None else outer.depth + 1
        # What happened and who did it, if that is what this comes of.
        self.when: i64 = 0
        self.by: i64 = -1
        # What had waited until now, if this is its effect; and the effect that this reacts to.
        self.waiting: Waiting | None = None
        self.reacts_to: Effect | None = None
        # Whom the effect of an attack does not reach, and who has shown a reaction to it, as bit sets of seats.
        self.safe = 0
        self.reacted = 0
        # Whether it plays another card more than once; and which card then stays in play with what it played.
        self.repeats = False
        self.holder: Card | None = None
