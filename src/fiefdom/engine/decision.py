"""The one way to ask: a decision, what may be picked, and what goes wrong with an answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final, TypeAlias, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.zone import Pile

# The whole set of purposes.
PLAY: Final = "play"
BUY: Final = "buy"
GAIN: Final = "gain"
DISCARD: Final = "discard"
TRASH: Final = "trash"
TOPDECK: Final = "topdeck"
REACT: Final = "react"
SET_ASIDE: Final = "set_aside"
CHOOSE: Final = "choose"
ORDER: Final = "order"

PURPOSES: Final = (PLAY, BUY, GAIN, DISCARD, TRASH, TOPDECK, REACT, SET_ASIDE, CHOOSE, ORDER)

Answer: TypeAlias = tuple[int, ...]


class Options(ABC):
    """What may be picked, in a fixed order. Loop over it, ask `gold in options`, or `options.find(gold)`."""

    @abstractmethod
    def size(self) -> int: ...

    @abstractmethod
    def kind(self, index: int) -> Kind | None:
        """The kind of card or pile at this place; None where it is a label."""

    def name(self, index: int) -> str:
        kind = self.kind(index)
        assert kind is not None
        return kind.name

    def find(self, kind: Kind) -> int:
        """The first place at which this kind stands, or -1."""
        for i in range(self.size()):
            if self.kind(i) is kind:
                return i
        return -1

    def offers(self, kind: Kind) -> bool:
        return self.find(kind) >= 0

    def __contains__(self, item: object) -> bool:
        if isinstance(item, Kind):
            return self.offers(item)
        return isinstance(item, str) and item in self.names()

    def __len__(self) -> int:
        return self.size()

    def __iter__(self) -> Iterator[Kind | str]:
        for i in range(self.size()):
            kind = self.kind(i)
            yield self.name(i) if kind is None else kind

    def names(self) -> list[str]:
        return [self.name(i) for i in range(self.size())]


@final
class CardOptions(Options):
    """Cards of a zone: its name, and whose it is (-1: nobody's)."""

    def __init__(self, cards: list[Card], zone: str, owner: int) -> None:
        self.cards: Final = cards
        self.zone: Final = zone
        self.owner: Final = owner

    def size(self) -> int:
        return len(self.cards)

    def kind(self, index: int) -> Kind | None:
        return self.cards[index].kind


@final
class PileOptions(Options):
    """The piles that are not empty, cost no more than `limit` and have one of `types`; nothing is built to ask them."""

    def __init__(self, piles: list[Pile], places: list[int], limit: int, types: int) -> None:
        self.piles = piles
        self.places = places
        self.limit = limit
        self.types = types

    def fits(self, pile: Pile) -> bool:
        kind = pile.kind
        return len(pile.cards) > 0 and kind.cost <= self.limit and (self.types == 0 or kind.types & self.types != 0)

    def is_empty(self) -> bool:
        for pile in self.piles:
            if self.fits(pile):
                return False
        return True

    def size(self) -> int:
        n = 0
        for pile in self.piles:
            if self.fits(pile):
                n += 1
        return n

    def pile(self, index: int) -> Pile:
        for pile in self.piles:
            if self.fits(pile):
                if index == 0:
                    return pile
                index -= 1
        raise IndexError("no such pile")

    def kind(self, index: int) -> Kind | None:
        return self.pile(index).kind

    def offers(self, kind: Kind) -> bool:
        place = self.places[kind.number]
        return place >= 0 and self.fits(self.piles[place])

    def find(self, kind: Kind) -> int:
        n = 0
        for pile in self.piles:
            if pile.kind is kind:
                return n if self.fits(pile) else -1
            if self.fits(pile):
                n += 1
        return -1


@final
class LabelOptions(Options):
    def __init__(self, labels: list[str]) -> None:
        self.labels = labels

    def size(self) -> int:
        return len(self.labels)

    def kind(self, index: int) -> Kind | None:
        return None

    def name(self, index: int) -> str:
        return self.labels[index]


@final
class Decision:
    """A question to one seat: pick from `least` to `most` of `options`; `ordered` if their order matters."""

    def __init__(
        self, seat: int, purpose: str, source: Kind | None, options: Options, least: int, most: int, ordered: bool
    ) -> None:
        self.seat: Final = seat
        self.purpose: Final = purpose
        self.source: Final = source
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.ordered: Final = ordered

    def check(self, answer: Answer) -> None:
        """Raise IllegalAnswer, naming what is allowed, unless this answer may be given."""
        n = len(answer)
        if n < self.least or n > self.most:
            raise IllegalAnswer(f"{n} picked, but {self.allowed()}")
        if n == 0:
            return
        size = self.options.size()
        seen = 0
        for pick in answer:
            if pick < 0 or pick >= size:
                raise IllegalAnswer(f"there is no option {pick}: {self.allowed()}")
            if seen & (1 << pick):
                raise IllegalAnswer(f"option {pick} is picked twice: {self.allowed()}")
            seen |= 1 << pick

    def allowed(self) -> str:
        numbers = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"allowed: {numbers} of {', '.join(f'{i} {name}' for i, name in enumerate(self.options.names()))}"

    def canonical(self, answer: Answer) -> Answer:
        """The same answer with each pick moved to the first free option of its kind: cards of a kind are alike."""
        options = self.options
        if not isinstance(options, CardOptions) or is_prefix(answer):
            return answer
        cards = options.cards
        taken = 0
        picks: list[int] = []
        for pick in answer:
            kind = cards[pick].kind
            for i in range(len(cards)):
                if cards[i].kind is kind and not taken & (1 << i):
                    taken |= 1 << i
                    picks.append(i)
                    break
        return tuple(picks)

    def is_forced(self) -> bool:
        """Whether there is but one answer, cards of a kind being alike."""
        if self.least != self.most:
            return False
        options = self.options
        size = options.size()
        if size == self.least and not self.ordered:
            return True
        if not isinstance(options, CardOptions):
            return size == 1
        first = options.cards[0].kind
        for card in options.cards:
            if card.kind is not first:
                return False
        return True

    def picked(self, answer: Answer) -> list[str]:
        return [self.options.name(pick) for pick in answer]

    def __repr__(self) -> str:
        source = f" for {self.source.name}" if self.source else ""
        return f"seat {self.seat + 1} to {self.purpose}{source}: {self.allowed()}"


def is_prefix(answer: Answer) -> bool:
    """Whether the answer is the first options in their order."""
    expected = 0
    for pick in answer:
        if pick != expected:
            return False
        expected += 1
    return True


class Suspend(Exception):
    """Nobody in the program answers this decision: the table waits for whoever sits there."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(repr(decision))
        self.decision = decision


class GameError(Exception):
    """An answer that cannot be taken. The game is as it was."""


class NotYourDecision(GameError):
    """Somebody else is to decide."""


class IllegalAnswer(GameError):
    """Not one of the answers that are allowed; the message names those."""


class GameOver(GameError):
    """There is nothing left to decide."""
