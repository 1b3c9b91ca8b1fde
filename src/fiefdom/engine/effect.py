"""Effects as data: those that are going on, and those to come later."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.native import mypyc_attr

# What a Duration waits for; everything else that effects wait for is a purpose.
START: Final = "start"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Play:
    """A card whose effect is going on, and whom its attack does not reach, as a bit set of seats."""

    __slots__ = ("actor", "attack", "card", "later", "reacted", "repeats", "safe")

    def __init__(self, card: Card, attack: Play | None) -> None:
        self.card: Final = card
        # The attack that a reaction reacts to.
        self.attack: Final = attack
        self.safe = 0
        # Who has shown a reaction to it, as a bit set of seats.
        self.reacted = 0
        # What had waited until now, if this is its effect.
        self.later: Later | None = None
        # Who did what this waited for.
        self.actor = -1
        # Whether it plays another card more than once.
        self.repeats = False


@mypyc_attr(acyclic=True)
@final
class Later:
    """Until the turn ends, whenever this happens to this seat (with a card of kind `of`, if given): `card` acts.

    What is lasting waits beyond the turn, until the seat's next one starts; `keeps` then stay in play, and `cards` are
    those that it is about. `watched` are the seats to which it must happen, as a bit set. It never changes: copies of
    a game share it.
    """

    def __init__(
        self,
        when: str,
        seat: int,
        card: Card,
        of: Kind | None,
        keeps: list[Card],
        cards: list[Card],
        lasting: bool,
        watched: int,
    ) -> None:
        self.lasting: Final = lasting
        self.watched: Final = watched
        self.keeps: Final = keeps
        self.cards: Final = cards
        self.when: Final = when
        self.seat: Final = seat
        self.card: Final = card
        self.of: Final = of
