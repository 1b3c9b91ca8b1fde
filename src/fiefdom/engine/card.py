"""What is printed on a card (Kind), and a physical card (Card)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from fiefdom.engine.ability import ALWAYS, ANYBODY, HAND, IN_PLAY, NEXT_TURN, OTHERS, THIS_TURN, Ability, Sequel
from fiefdom.engine.card_type import ATTACK, LANDSCAPES, RULE, names_of
from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.moment import AWAITABLE, PLAYING, TURN
from fiefdom.engine.native import i64, mypyc_attr
from fiefdom.engine.sight import EVERYBODY

if TYPE_CHECKING:
    from fiefdom.engine.player import Player

# Topics of advice to bots, besides a card's questions: how soon to play it, and whether that pays.
RANK: Final = "rank"
PAYS: Final = "pays"


class Bonus(NamedTuple):
    """+Cards, +Actions, +Buys and +$."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


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
        self.name: Final = name
        self.cost: Final[i64] = cost
        self.types: Final[i64] = types
        self.cards: Final[i64] = cards
        self.actions: Final[i64] = actions
        self.buys: Final[i64] = buys
        self.coins: Final[i64] = coins
        self.points: Final[i64] = points
        self.text: Final = text
        self.editions: Final = editions
        # The names of the mats, of the players' tokens and of the players' numbers that it uses.
        self.mats: tuple[str, ...] = ()
        self.tokens: tuple[str, ...] = ()
        self.numbers: tuple[str, ...] = ()
        # What is printed for the next turn of a Duration.
        self.next_bonus = Bonus()
        self.box = ""
        # What it helps with beyond what its numbers show: actions, buys, trashing.
        self.good_for: tuple[str, ...] = ()
        # Its index among all known kinds, set when it is added to the catalog.
        self.number: i64 = -1
        # Whether the game ends when its pile is empty.
        self.ends_game = False
        # How many cards its pile has, perhaps by the number of players, if not as many as usual; and whether that is in
        # the supply.
        self.copies: int | Callable[[int], int] | None = None
        self.in_supply = types & LANDSCAPES == 0
        # Whether it can be one of the ten of a kingdom; and what comes into the game with it.
        self.in_kingdom = self.in_supply
        self.brings: tuple[Kind, ...] = ()
        # If its pile has cards of several kinds: these, the first ones on top, and how many of them are used for each
        # game if not all are; then they are shuffled, and `sight` says who sees which.
        self.pile_of: tuple[Kind, ...] = ()
        self.used: Callable[[int], int] | None = None
        self.sight = EVERYBODY
        # Whether buying it uses up a Buy.
        self.takes_buy = types & RULE == 0
        # Whether playing it only gives its +Cards, +Actions, +Buys and +$, and whether it only gives +$.
        self.is_vanilla = True
        self.is_money = cards == actions == buys == 0
        self.on_play: Callable[[Player], None] | None = None
        self.on_score: Callable[[Player], int] | None = None
        self.on_price: Callable[[Player], int] | None = None
        self.sold_if: Callable[[Player], bool] | None = None
        # Whether the price varies: by `on_price`, or by this many coins less in the Buy phase for each card in play of
        # these types. And a kind that must not be in play when it is bought.
        self.varies = False
        self.less_each: i64 = 0
        self.less_types: i64 = 0
        self.sold_without: Kind | None = None
        self.reacts_if: Callable[[Player], bool] | None = None
        self.on_setup: Callable[[Player], None] | None = None
        self.on_start: Callable[[list[tuple[Kind, int]]], list[tuple[Kind, int]]] | None = None
        self.abilities: Final[list[Ability]] = []
        self.sequels: Final[list[Sequel]] = []
        # What bots want to know about it, as a bit set, and the numbers or cards that go with some of these facts.
        self.facts: i64 = 0
        self.fact_values: Final[dict[int, Any]] = {}
        # Advice to bots, by topic.
        self.advised: Final[dict[str, Callable[[Any, Any, Any], Any]]] = {}
        # Its functions as they were written, to know whose fault it is if one fails.
        self.functions: Final[list[object]] = []

    # -- Decorators ----------------------------------------------------------------------------------

    def play(self, effect: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: runs when the card is played, after its +Cards, +Actions, +Buys and +$."""
        self.on_play = effect
        self.functions.append(effect)
        self.is_vanilla = False
        self.is_money = False
        return effect

    def score(self, worth: Callable[[Player], int]) -> Callable[[Player], int]:
        """Decorator: returns how many points one copy is worth, if that varies."""
        self.on_score = worth
        self.functions.append(worth)
        return worth

    def price(self, cost: Callable[[Player], int]) -> Callable[[Player], int]:
        """Decorator: returns what the card costs now, if that varies. `me` is the player whose turn it is."""
        self.on_price = cost
        self.varies = True
        self.functions.append(cost)
        return cost

    def costs_less(self, coins: int, types: int) -> None:
        """In the Buy phase it costs this much less for each card of these types that the buyer has in play.

        A function for `price` could do the same, but takes the engine many times as long at every question of what to
        buy.
        """
        self.varies = True
        self.less_each = coins
        self.less_types = types

    def not_bought_with(self, kind: Kind) -> None:
        """It must not be bought by a player who has a card of this kind in play."""
        self.sold_without = kind

    def setup(self, prepare: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: runs when a game is dealt, before the first hands are drawn; `me` is the player who goes first."""
        self.on_setup = prepare
        self.functions.append(prepare)
        return prepare

    def starts(
        self, change: Callable[[list[tuple[Kind, int]]], list[tuple[Kind, int]]]
    ) -> Callable[[list[tuple[Kind, int]]], list[tuple[Kind, int]]]:
        """Decorator: returns what each player starts with, given what they would start with otherwise."""
        self.on_start = change
        self.functions.append(change)
        return change

    def buy_only_if(self, condition: Callable[[Player], bool]) -> Callable[[Player], bool]:
        """Decorator: returns whether `me`, whose turn it is, may buy the card now."""
        self.sold_if = condition
        self.functions.append(condition)
        return condition

    def next_turn(self, effect: Callable[[Player], None] | Bonus) -> Callable[[Player], None] | Bonus:
        """Decorator: runs at the start of the owner's next turn, if the card waits for that by `me.next_turn`.

        Instead of a function, it also takes a `Bonus` to give then: nobody is asked whether that comes first.
        """
        if isinstance(effect, Bonus):
            cards, actions, buys, coins = effect
            self.sequels.append(Sequel(TURN, NEXT_TURN, True, lambda me, _this: me.plus(cards, actions, buys, coins)))
        else:
            self.sequels.append(Sequel(TURN, NEXT_TURN, False, lambda me, _this: effect(me)))
            self.functions.append(effect)
        return effect

    def this_turn(self, moment: int) -> Callable[[Callable[[Player, Card], None]], Callable[[Player, Card], None]]:
        """Decorator: runs, with the card concerned, whenever that happens which `me.this_turn` waits for."""
        return self.sequel_at(moment, THIS_TURN)

    def watch(self, moment: int) -> Callable[[Callable[[Player, Card], None]], Callable[[Player, Card], None]]:
        """Decorator: runs, with the card concerned, whenever that happens which `me.watch` waits for."""
        return self.sequel_at(moment, NEXT_TURN)

    def always(self, moment: int) -> Callable[[Callable[[Player, Card], None]], Callable[[Player, Card], None]]:
        """Decorator: runs, with the card concerned, whenever that happens which `me.wait_always` waits for."""
        return self.sequel_at(moment, ALWAYS)

    def sequel_at(
        self, moment: int, until: int
    ) -> Callable[[Callable[[Player, Card], None]], Callable[[Player, Card], None]]:
        if moment not in AWAITABLE:
            raise BrokenCard("card-moment")

        def register(effect: Callable[[Player, Card], None]) -> Callable[[Player, Card], None]:
            self.sequels.append(Sequel(moment, until, False, effect))
            self.functions.append(effect)
            return effect

        return register

    def when(
        self,
        moment: int,
        *,
        where: str = HAND,
        by: str = ANYBODY,
        types: int = 0,
        of: tuple[Kind, ...] = (),
        may: bool = False,
        is_quiet: bool = False,
        is_joint: bool = False,
        only_if: Callable[[Player, Card], bool] | None = None,
    ) -> Callable[[Callable[[Player, Card], None]], Callable[[Player, Card], None]]:
        """Decorator: runs, with the card concerned, when something happens; see `Ability`."""
        if moment not in AWAITABLE:
            raise BrokenCard("card-moment")

        def register(effect: Callable[[Player, Card], None]) -> Callable[[Player, Card], None]:
            self.abilities.append(Ability(moment, where, by, types, of, may, is_quiet, is_joint, effect, only_if))
            self.functions.append(effect)
            return effect

        return register

    def react(self, effect: Callable[[Player], None]) -> Callable[[Player], None]:
        """Decorator: runs if its owner reveals the card when another player plays an Attack."""
        self.when(PLAYING, by=OTHERS, types=ATTACK, may=True)(lambda me, _attack: effect(me))
        self.functions.append(effect)
        return effect

    def react_only_if(self, condition: Callable[[Player], bool]) -> Callable[[Player], bool]:
        """Decorator: returns whether its owner may reveal the card now."""
        self.reacts_if = condition
        self.functions.append(condition)
        return condition

    def advice(self, topic: str) -> Callable[[Callable[[Any, Any, Any], Any]], Callable[[Any, Any, Any], Any]]:
        """Decorator: how bots answer the card's questions of one purpose, as `answer(view, decision, wishes)`.

        For `RANK` it returns how soon to play the card, for `PAYS` whether to; then it gets this kind and no decision.
        """

        def register(choice: Callable[[Any, Any, Any], Any]) -> Callable[[Any, Any, Any], Any]:
            self.advised[topic] = choice
            return choice

        return register

    def fact(self, fact: int, value: Any = None) -> None:
        """Tell bots something about the card, with what goes with it, such as a number: see `fiefdom.cards.facts`."""
        self.facts |= fact
        self.fact_values[fact] = value

    def shields(self) -> None:
        """While the card is in play, other players' attacks do not affect its owner."""
        self.when(PLAYING, where=IN_PLAY, by=OTHERS, types=ATTACK, is_quiet=True)(lambda me, _attack: me.be_safe())

    # -- Queries -------------------------------------------------------------------------------------

    def sequel(self, when: i64, until: int) -> Sequel | None:
        """What it does at the moment that it waited for."""
        for sequel in self.sequels:
            if sequel.when == when and sequel.until == until:
                return sequel
        return None

    def awaits(self, where: str) -> int:
        """What cards of this kind wait for in that place, as a bit set of moments."""
        found = 0
        for ability in self.abilities:
            if ability.where == where:
                found |= ability.when
        return found

    def type_names(self) -> list[str]:
        return names_of(self.types)

    def __repr__(self) -> str:
        return self.name


@mypyc_attr(acyclic=True)
@final
class Card:
    """One physical card. It never changes; the zones know where it is."""

    __slots__ = ("ident", "kind", "slot", "types")

    def __init__(self, kind: Kind, ident: int, slot: i64) -> None:
        self.kind: Final = kind
        # Its number among all cards of the stock.
        self.ident: Final[i64] = ident
        # Where the stock's rows of kinds have its kind.
        self.slot: Final[i64] = slot
        # Copied from the kind, because nothing else is asked so often.
        self.types: Final[i64] = kind.types

    def __repr__(self) -> str:
        return f"{self.kind.name}#{self.ident}"
