"""A pile of cards in the supply or beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.card_type import EVENT, PROJECT, RULE
from fiefdom.engine.detail import Detail
from fiefdom.engine.event import Event
from fiefdom.engine.moment import MARKED
from fiefdom.engine.native import i16, i64, mypyc_attr, vec
from fiefdom.engine.rng import Rng
from fiefdom.engine.stock import Stock
from fiefdom.engine.zone import SUPPLY, TABLE, Row, Zone, counted

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


@mypyc_attr(acyclic=True)
@final
class Pile(Zone):
    """A pile in the supply or outside it: cards of one kind or several, and the tokens on it.

    Copies share the card numbers as long as cards are only taken.
    """

    __slots__ = ("in_supply", "is_mixed", "is_sold", "kind", "kinds_in_it", "place", "randomizer", "tokens")

    def __init__(
        self,
        randomizer: Kind,
        kinds_in_it: list[Kind],
        place: i64,
        in_supply: bool,
        sight: i64,
        stock: Stock,
        idents: vec[i16],
        n: i64,
    ) -> None:
        super().__init__(SUPPLY, TABLE, sight, stock, idents, n)
        # The kind that the pile goes by, of which it need not have any card.
        self.randomizer: Final = randomizer
        self.kinds_in_it: Final = kinds_in_it
        self.is_mixed: Final = len(kinds_in_it) > 1
        # Its place among the piles.
        self.place: Final[i64] = place
        self.in_supply: Final = in_supply
        # Whether it can be bought, which holds for some landscapes too.
        self.is_sold: Final = in_supply or randomizer.types & (EVENT | PROJECT | RULE) != 0
        # The kind of its top card or, if it is empty, of its last one.
        self.kind = kinds_in_it[0]
        # The tokens on it, each as the card that put it there.
        self.tokens: tuple[Card, ...] = ()

    def copy(self) -> Pile:
        new = Pile(
            self.randomizer, self.kinds_in_it, self.place, self.in_supply, self.sight, self.stock, self.idents, self.n
        )
        new.become(self)
        return new

    def become(self, other: Row) -> None:
        assert isinstance(other, Pile), "a pile stays a pile"
        self.idents = other.idents
        self.n = other.n
        self.kind = other.kind
        self.tokens = other.tokens

    def remove(self, ident: i64) -> bool:
        n = self.n - 1
        if n < 0 or self.idents[n] != ident:
            return False
        self.n = n
        if n and self.is_mixed:
            self.kind = self.stock.cards[self.idents[n - 1]].kind
        return True

    def put(self, ident: i64) -> None:
        n = self.n
        if n < len(self.idents) and self.idents[n] == ident:
            self.n = n + 1
        else:
            # Other games may share these numbers.
            self.idents = self.idents[:]
            super().put(ident)
        self.kind = self.stock.cards[ident].kind

    def shuffle(self, rng: Rng) -> None:
        """Shuffle all its cards, those that are not used in this game too."""
        # Other games may share these numbers.
        self.idents = self.idents[:]
        rng.mix(self.idents, len(self.idents))
        self.kind = self.stock.cards[self.idents[self.n - 1]].kind

    def __repr__(self) -> str:
        tokens = f", tokens: {counted([token.kind for token in self.tokens])}" if self.tokens else ""
        return f"{self.kind.name} pile of {self.n}{'' if self.in_supply else ', beside the supply'}{tokens}"


def mark(me: Player, pile: Pile) -> None:
    """Put a token of the card whose effect is going on on a pile."""
    game = me.game
    game.unshared_pile(pile.place).tokens = (*pile.tokens, me.this)
    log = game.wiring.log
    if log is not None and log.hears:
        detail = Detail(token=me.this.kind.name)
        log.events.append(
            Event(MARKED, me.seat, (pile.kind,), game.everybody, detail, game.effect, "", "", was_open=True)
        )
