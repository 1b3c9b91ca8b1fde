"""What is printed on a card (Kind), and a card of cardboard (Card)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.native import i64, mypyc_attr

if TYPE_CHECKING:
    from fiefdom.engine.player import Player

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64

TYPE_NAMES: Final[dict[int, str]] = {
    ACTION: "Action",
    TREASURE: "Treasure",
    VICTORY: "Victory",
    CURSE: "Curse",
    DURATION: "Duration",
    ATTACK: "Attack",
    REACTION: "Reaction",
}


@mypyc_attr(acyclic=True)
@final
class Kind:
    """A card as printed: data, and the functions that are its rules."""

    def __init__(
        self,
        name: str,
        cost: int,
        types: int,
        cards: int,
        actions: int,
        buys: int,
        coins: int,
        points: int,
        text: str,
        editions: tuple[int, ...],
    ) -> None:
        self.name = name
        self.cost: i64 = cost
        self.types: i64 = types
        self.cards: i64 = cards
        self.actions: i64 = actions
        self.buys: i64 = buys
        self.coins: i64 = coins
        self.points: i64 = points
        self.text = text
        self.editions = editions
        # The +Cards, +Actions, +Buys and +$ that a Duration gives at the start of the next turn.
        self.next_bonus: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.box = ""
        # What one may have it for, beyond what its numbers tell: actions, buys, trashing.
        self.good_for: tuple[str, ...] = ()
        # Its place among all known kinds, given when it is registered: kinds are counted in lists.
        self.number: i64 = -1
        # Whether its +Cards, +Actions, +Buys and +$ are all there is to playing it, and whether just its +$.
        self.is_plain = types & ATTACK == 0
        self.is_money = self.is_plain and cards == actions == buys == 0
        self.on_play: Callable[[Player], None] | None = None
        self.on_score: Callable[[Player], int] | None = None
        self.on_attack: Callable[[Player], None] | None = None
        self.reacts_if: Callable[[Player], bool] | None = None
        # Whether it keeps attacks off its owner while it is in play.
        self.shields = False
        # What its owner may do by showing it when anybody gains a card of these types.
        self.on_gain: Callable[[Player], None] | None = None
        self.on_gain_of: i64 = 0
        self.on_clean_up: Callable[[Player], None] | None = None
        self.on_later: Callable[[Player, Card], None] | None = None

    def play(self, effect: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: what happens when it is played, after its +Cards, +Actions, +Buys and +$."""
        self.on_play = effect
        self.is_plain = False
        self.is_money = False
        return effect

    def score(self, worth: Callable[[Player], int]) -> Callable[[Player], int]:
        """Decorator: how many points one copy is worth, where that is not a fixed number."""
        self.on_score = worth
        return worth

    def react(self, effect: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: what its owner may do by showing it when somebody else plays an Attack."""
        self.on_attack = effect
        return effect

    def react_only_if(self, condition: Callable[[Player], bool]) -> Callable[[Player], bool]:
        """Decorator: whether its owner may show it now."""
        self.reacts_if = condition
        return condition

    def can_react(self, owner: Player) -> bool:
        return self.on_attack is not None and (self.reacts_if is None or self.reacts_if(owner))

    def react_to_gain(self, types: int) -> Callable[[Callable[[Player], None]], Callable[[Player], None]]:
        """Decorator: what its owner may do by showing it when anybody gains a card of these types."""

        def register(effect: Callable[[Player], None]) -> Callable[[Player], None]:
            self.on_gain = effect
            self.on_gain_of = types
            return effect

        return register

    def clean_up(self, effect: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: what its owner may do when cards of it are about to be discarded from play."""
        self.on_clean_up = effect
        return effect

    def later(self, effect: Callable[[Player, Card], None]) -> Callable[[Player, Card], None]:
        """Decorator: what happens, with the card concerned, when that comes about which `Player.later` waits for."""
        self.on_later = effect
        return effect

    def type_names(self) -> list[str]:
        return [name for bit, name in TYPE_NAMES.items() if self.types & bit]

    def __repr__(self) -> str:
        return self.name


@mypyc_attr(acyclic=True)
@final
class Card:
    """One physical card. It never changes; where it is, the zones know."""

    __slots__ = ("ident", "kind", "types")

    def __init__(self, kind: Kind, ident: int) -> None:
        self.kind: Final = kind
        self.ident: Final = ident
        # The kind's, at hand: they are what is asked most.
        self.types: i64 = kind.types

    def __repr__(self) -> str:
        return f"{self.kind.name}#{self.ident}"
