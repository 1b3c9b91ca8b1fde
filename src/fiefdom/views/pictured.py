"""Views and decisions made of pictures, for bots that sit far from the game: they say what the game itself would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.card import TREASURE, Kind
from fiefdom.engine.decision import (
    BUY_PHASE,
    PHASES,
    TREASURE_PHASE,
    CardOptions,
    Decision,
    KindOptions,
    LabelOptions,
    NumberOptions,
    Options,
    PileOptions,
)
from fiefdom.engine.game import Game
from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.rng import Rng
from fiefdom.views.resample import Imagined
from fiefdom.views.view import View


@final
class PicturedView(View):
    """What one seat knows, as its picture says.

    `game` is the table as it was laid out; of its cards, only what the seat owns is known. Whatever the picture tells
    comes from there, and the rest (scores, what a card would add to them) from what the seat owns.
    """

    def __init__(self, game: Game, picture: Mapping[str, Any], kinds: dict[str, Kind]) -> None:
        super().__init__(game, int(picture["seat"]))
        self._picture: Final = picture
        self._kinds: Final = kinds
        for name, n in picture["owned"].items():
            self._me.owned[game.stock.slot_of(kinds[name])] = int(n)

    def imagine(self, rng: Rng) -> Imagined | None:
        """None: a picture does not say enough to deal a game from it."""
        return None

    def _named(self, names: list[str]) -> list[Kind]:
        return [self._kinds[name] for name in names]

    def _player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self._picture["players"][seat]
        return player

    # -- Table ---------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return int(self._picture["turn"])

    @property
    def phase(self) -> str:
        return str(self._picture["phase"])

    @property
    def is_over(self) -> bool:
        return bool(self._picture["is_over"])

    @property
    def empty_piles(self) -> int:
        return int(self._picture["empty_piles"])

    @property
    def piles_to_end(self) -> int:
        return int(self._picture["piles_to_end"])

    @property
    def gains_to_end(self) -> int:
        return int(self._picture["gains_to_end"])

    @property
    def may_end(self) -> bool:
        any_ends = self.empty_piles >= self.piles_to_end - 1
        return any(self.left(kind) == 1 and (any_ends or kind.ends_game) for kind in self.supply)

    def left(self, kind: Kind) -> int:
        return int(self._picture["supply"].get(kind.name, 0))

    def cost(self, kind: Kind) -> int:
        return int(self._picture["costs"].get(kind.name, kind.cost))

    def affordable(self, coins: int) -> PileOptions:
        kinds = [kind for kind in self.supply if self.left(kind) and self.cost(kind) <= coins]
        return PileOptions(kinds, self._game.stock)

    def tokens_on(self, kind: Kind) -> dict[str, int]:
        tokens: dict[str, int] = self._picture["tokens"].get(kind.name, {})
        return dict(tokens)

    def has_tokens(self, kind: Kind) -> bool:
        return kind.name in self._picture["tokens"]

    @property
    def trash(self) -> list[Kind]:
        return self._named(self._picture["trash"])

    # -- Seats ---------------------------------------------------------------------------------------

    def numbers(self, seat: int) -> dict[str, int]:
        numbers: dict[str, int] = self._player(seat)["numbers"]
        return dict(numbers)

    def actions(self, seat: int) -> int:
        return self.numbers(seat).get("actions", 0)

    def buys(self, seat: int) -> int:
        return self.numbers(seat).get("buys", 0)

    def coins(self, seat: int) -> int:
        return self.numbers(seat).get("coins", 0)

    def turns(self, seat: int) -> int:
        return int(self._player(seat)["turns"])

    def hand_size(self, seat: int) -> int:
        return int(self._player(seat)["hand_size"])

    def in_play(self, seat: int) -> list[Kind]:
        return self._named(self._player(seat)["in_play"])

    def from_before(self, seat: int) -> list[Kind]:
        return self._named(self._player(seat)["from_before"])

    def discard_top(self, seat: int) -> Kind | None:
        top = self._player(seat)["discard_top"]
        return None if top is None else self._kinds[top]

    def uncovered(self, seat: int) -> list[tuple[str, list[Kind] | None, int]]:
        return [
            (str(each["zone"]), None if each["cards"] is None else self._named(each["cards"]), int(each["count"]))
            for each in self._player(seat)["uncovered"]
        ]

    def known(self, seat: int) -> list[tuple[list[tuple[str, int]], list[Kind]]]:
        return [
            ([(str(zone), int(depth)) for zone, depth in each["places"]], self._named(each["cards"]))
            for each in self._player(seat)["known"]
        ]

    def tokens(self, seat: int) -> dict[str, int]:
        tokens: dict[str, int] = self._player(seat)["tokens"]
        return dict(tokens)

    # -- One's own -----------------------------------------------------------------------------------

    @property
    def hand(self) -> list[Kind]:
        return self._named(self._picture["hand"])

    def in_hand(self, kind: Kind) -> int:
        return self.hand.count(kind)

    def in_play_of(self, kind: Kind) -> int:
        return self.in_play(self.seat).count(kind)

    @property
    def hand_coins(self) -> int:
        coins: i64 = 0
        for kind in self.hand:
            if kind.types & TREASURE:
                coins += kind.coins
        return coins

    @property
    def has_plain_money(self) -> bool:
        return bool(self._picture["has_plain_money"])

    @property
    def deck_size(self) -> int:
        return int(self._picture["deck_size"])

    @property
    def can_draw(self) -> bool:
        return self.deck_size > 0 or self.discard_top(self.seat) is not None

    @property
    def score(self) -> int:
        return int(self._picture["score"])

    @property
    def lead(self) -> int:
        return int(self._picture["lead"])

    def traps_on(self, kind: Kind) -> dict[str, int]:
        traps: dict[str, int] = self._picture["traps"].get(kind.name, {})
        return dict(traps)

    def has_traps(self, kind: Kind) -> bool:
        return kind.name in self._picture["traps"]

    @property
    def is_safe(self) -> bool:
        return bool(self._picture["is_safe"])

    @property
    def attack(self) -> Kind | None:
        attack = self._picture["attack"]
        return None if attack is None else self._kinds[attack]

    @property
    def has_reacted(self) -> bool:
        return bool(self._picture["has_reacted"])


@final
class PictureReader:
    """Reads the pictures and questions of one game, with the cards that are known here."""

    def __init__(self, picture: Mapping[str, Any]) -> None:
        kinds = [catalog.find(name) for name in picture["supply"]]
        kingdom = [kind for kind in kinds if kind.box != "basic"]
        # A picture does not say how many Treasures there were: with all of them, there are enough.
        self.setup: Final = make_setup(len(picture["players"]), kingdom, all_treasures=True)
        self.kinds: Final = {kind.name: kind for kind in self.setup.stock.kinds}

    def view(self, picture: Mapping[str, Any]) -> View:
        """What a seat knows, from its picture."""
        return PicturedView(self.setup.layout.copy(), picture, self.kinds)

    def decision(self, question: Mapping[str, Any]) -> Decision:
        """The decision that a seat is asked for, from its question."""
        source = question["source"]
        return Decision(
            int(question["seat"]),
            phase_of(question),
            question["purpose"],
            None if source is None else self.kinds[source],
            self.options(question),
            int(question["least"]),
            int(question["most"]),
            bool(question["ordered"]),
            bool(question["all_or_none"]),
        )

    def options(self, question: Mapping[str, Any]) -> Options:
        sort, names = question["sort"], question["options"]
        if sort == "labels":
            return LabelOptions(list(names))
        if sort == "numbers":
            return NumberOptions(len(names) - 1)
        if sort == "cards":
            return CardOptions(self.setup.stock, self.idents(names), question["zone"], int(question["owner"]))
        kinds = [self.kinds[name] for name in names]
        stock = self.setup.stock
        return PileOptions(kinds, stock, int(question["owner"])) if sort == "piles" else KindOptions(kinds, stock)

    def idents(self, names: list[str]) -> vec[i16]:
        """The numbers of some cards of these names, a different card for each."""
        stock = self.setup.stock
        free = {kind.name: [card.ident for card in stock.cards if card.kind is kind] for kind in self.kinds.values()}
        return vec[i16]([i16(free[name].pop()) for name in names])


def phase_of(question: Mapping[str, Any]) -> i64:
    """The number of the phase; the Buy phase has two, for playing Treasures and for everything after."""
    if question["is_for_treasures"]:
        return TREASURE_PHASE
    return BUY_PHASE if question["phase"] == PHASES[BUY_PHASE] else PHASES.index(question["phase"])
