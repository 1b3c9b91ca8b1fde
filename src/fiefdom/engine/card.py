"""What is printed on a card (Kind), and a card of cardboard (Card)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from fiefdom.engine.ability import ANYBODY, HAND, IN_PLAY, OTHERS, Ability
from fiefdom.engine.moment import MOMENTS, PLAYING
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

# What may be advised about a card besides its questions: how soon to play it, and whether that pays.
RANK: Final = "rank"
PAYS: Final = "pays"

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
        # The +Cards, +Actions, +Buys and +$ that a Duration gives at the start of the next turn, if that is all it does
        # then; and whether it is, be it by a function.
        self.next_bonus: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.gives_only_bonus = False
        self.box = ""
        # What one may have it for, beyond what its numbers tell: actions, buys, trashing.
        self.good_for: tuple[str, ...] = ()
        # Its place among all known kinds, given when it is registered: kinds are counted in lists.
        self.number: i64 = -1
        # Whether the game ends when its pile is empty.
        self.ends_game = False
        # Whether its +Cards, +Actions, +Buys and +$ are all there is to playing it, and whether just its +$.
        self.is_plain = True
        self.is_money = cards == actions == buys == 0
        self.on_play: Callable[[Player], None] | None = None
        self.on_score: Callable[[Player], int] | None = None
        self.on_price: Callable[[Player], int] | None = None
        self.on_later: Callable[[Player, Card], None] | None = None
        self.reacts_if: Callable[[Player], bool] | None = None
        self.abilities: Final[list[Ability]] = []
        # What bots are advised to do about it, by topic.
        self.advised: Final[dict[str, Callable[[Any, Any], Any]]] = {}
        # Its rules as they were written: the words that a card brings along stand there.
        self.functions: Final[list[object]] = []

    # -- Decorators for the functions that are its rules ---------------------------------------------

    def play(self, effect: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: what happens when it is played, after its +Cards, +Actions, +Buys and +$."""
        self.on_play = effect
        self.functions.append(effect)
        self.is_plain = False
        self.is_money = False
        return effect

    def score(self, worth: Callable[[Player], int]) -> Callable[[Player], int]:
        """Decorator: how many points one copy is worth, where that is not a fixed number."""
        self.on_score = worth
        self.functions.append(worth)
        return worth

    def price(self, cost: Callable[[Player], int]) -> Callable[[Player], int]:
        """Decorator: what it costs now, where that is not a fixed number; it is asked of whoever's turn it is."""
        self.on_price = cost
        self.functions.append(cost)
        return cost

    def later(self, effect: Callable[[Player, Card], None]) -> Callable[[Player, Card], None]:
        """Decorator: what happens, with the card concerned, when what an effect of it has waited for happens."""
        self.on_later = effect
        self.functions.append(effect)
        return effect

    def later_gives(self, effect: Callable[[Player, Card], None]) -> Callable[[Player, Card], None]:
        """Decorator: as `later`; and what it does at the start of a turn merely gives +Cards, +Actions, +Buys or +$."""
        self.gives_only_bonus = True
        return self.later(effect)

    def when(
        self,
        moment: int,
        *,
        where: str = HAND,
        by: str = ANYBODY,
        types: int = 0,
        may: bool = False,
        is_quiet: bool = False,
        is_joint: bool = False,
    ) -> Callable[[Callable[[Player, Card], None]], Callable[[Player, Card], None]]:
        """Decorator: what it does, with the card concerned, when something happens; see `Ability`."""
        assert moment in MOMENTS.values(), "cards wait for one of the moments"

        def register(effect: Callable[[Player, Card], None]) -> Callable[[Player, Card], None]:
            self.abilities.append(Ability(moment, where, by, types, may, is_quiet, is_joint, effect))
            self.functions.append(effect)
            return effect

        return register

    def react(self, effect: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: what its owner may do by showing it when somebody else plays an Attack."""
        self.when(PLAYING, by=OTHERS, types=ATTACK, may=True)(lambda me, _attack: effect(me))
        self.functions.append(effect)
        return effect

    def react_only_if(self, condition: Callable[[Player], bool]) -> Callable[[Player], bool]:
        """Decorator: whether its owner may show it now."""
        self.reacts_if = condition
        self.functions.append(condition)
        return condition

    def advice(self, topic: str) -> Callable[[Callable[[Any, Any], Any]], Callable[[Any, Any], Any]]:
        """Decorator: how a bot answers its questions of one purpose, as `answer(view, decision)`.

        Or, as a function of a view and this kind: `RANK`, how soon to play it, and `PAYS`, whether to play it at all.
        """

        def register(choice: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
            self.advised[topic] = choice
            return choice

        return register

    def shields(self) -> None:
        """While it is in play, attacks of others do not reach its owner."""
        self.when(PLAYING, where=IN_PLAY, by=OTHERS, types=ATTACK, is_quiet=True)(lambda me, _attack: me.be_safe())

    # -- What is so ----------------------------------------------------------------------------------

    def awaits(self, where: str) -> int:
        """What cards of this kind wait for there, as a set of bits."""
        found = 0
        for ability in self.abilities:
            if ability.where == where:
                found |= ability.when
        return found

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
        # Its number among all cards of the table.
        self.ident: Final[i64] = ident
        # The kind's, at hand: they are what is asked most.
        self.types: Final[i64] = kind.types

    def __repr__(self) -> str:
        return f"{self.kind.name}#{self.ident}"
