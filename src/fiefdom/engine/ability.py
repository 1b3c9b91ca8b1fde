"""What cards do when something happens, and the effect that is going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.native import i64, mypyc_attr

if TYPE_CHECKING:
    from fiefdom.engine.card import Card, Kind
    from fiefdom.engine.player import Player
    from fiefdom.engine.waiting import Waiting

# Where a card must be for its ability to work.
HAND: Final = "hand"
IN_PLAY: Final = "in_play"
PILE: Final = "pile"  # as a token, for whoever does something with a card from that pile
ITSELF: Final = "itself"  # anywhere: when something happens to this very card
GAME: Final = "game"  # nowhere: for every player, in every game that has this kind
BEFORE: Final = "before"  # in front of a player, where Projects, States and Artifacts lie
# Any other place is a mat of that name.

# Who has to do it, from the owner's point of view.
OWN: Final = "own"
OTHERS: Final = "others"
ANYBODY: Final = "anybody"

# How long a card waits.
THIS_TURN: Final = 0
NEXT_TURN: Final = 1  # until its owner's next turn has begun
ALWAYS: Final = 2  # until it waits no more


@mypyc_attr(acyclic=True)
@final
class Ability:
    """What cards of a kind do when something happens, if they are in the right place."""

    def __init__(
        self,
        when: i64,
        where: str,
        by: str,
        types: i64,
        of: tuple[Kind, ...],
        may: bool,
        is_quiet: bool,
        is_joint: bool,
        effect: Callable[[Player, Card], None],
        only_if: Callable[[Player, Card], bool] | None,
    ) -> None:
        self.when: Final[i64] = when
        self.where: Final = where
        self.by: Final = by
        # Only for cards of these types, where 0 means any, and of these kinds, if there are any.
        self.types: Final[i64] = types
        self.of: Final = of
        # Whether its owner may decline. If so, a reaction in hand to a card being played may be used repeatedly.
        self.may: Final = may
        # Whether its order makes no difference: then it comes first, and nobody is asked.
        self.is_quiet: Final = is_quiet
        # Whether all copies act together, once.
        self.is_joint: Final = is_joint
        self.effect: Final = effect
        # Whether it does anything now; otherwise nobody is asked.
        self.only_if: Final = only_if

    def concerns(self, when: i64, card: Card | None, owner: i64, by: i64) -> bool:
        """Whether it responds to what happens now."""
        if self.when & when == 0 or (self.types and (card is None or card.types & self.types == 0)):
            return False
        if self.of and (card is None or card.kind not in self.of):
            return False
        return self.by == ANYBODY or (self.by == OWN) == (owner == by)


@mypyc_attr(acyclic=True)
@final
class Sequel:
    """What a card does when something happens that it has waited for, on the same turn or until the next one."""

    def __init__(self, when: i64, until: int, is_bonus: bool, effect: Callable[[Player, Card], None]) -> None:
        self.when: Final[i64] = when
        self.until: Final = until
        # Whether it only gives +Cards, +Actions, +Buys or +$, so that its order makes no difference.
        self.is_bonus: Final = is_bonus
        self.effect: Final = effect


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Effect:
    """An effect that is going on, because a card was played or something happened."""

    __slots__ = ("by", "card", "depth", "holder", "outer", "reacted", "reacts_to", "repeats", "safe", "waiting", "when")

    def __init__(self, card: Card, outer: Effect | None) -> None:
        self.card: Final = card
        # The effect that this one is part of, if any, and how deeply this one is nested.
        self.outer: Final = outer
        self.depth: Final[i64] = 1 if outer is None else outer.depth + 1
        # What happened and who did it, if this responds to something.
        self.when: i64 = 0
        self.by: i64 = -1
        # The waiting effect that is carried out, if any; and the effect that this reacts to.
        self.waiting: Waiting | None = None
        self.reacts_to: Effect | None = None
        # Who is safe from this attack, and who has revealed a reaction to it, as bit sets of seats.
        self.safe = 0
        self.reacted = 0
        # Whether it plays another card more than once; and the card that then stays in play with that one.
        self.repeats = False
        self.holder: Card | None = None

    def holders(self, waiting: tuple[Waiting, ...]) -> list[Card]:
        """The card that plays this one more than once or, if it already stays for another, the one that repeats it."""
        playing = self.outer
        if playing is None or not playing.repeats:
            return []
        if playing.holder is None:
            above = playing.outer
            held = [card for each in waiting for card in each.keeps]
            is_taken = above is not None and above.repeats and playing.card in held
            playing.holder = above.card if is_taken and above is not None else playing.card
        return [playing.holder]
