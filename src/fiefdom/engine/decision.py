"""The one way to ask: a decision, what may be picked, and what goes wrong with an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.native import i64, mypyc_attr

# The whole set of purposes.
PLAY: Final = "play"
BUY: Final = "buy"
GAIN: Final = "gain"
DISCARD: Final = "discard"
TRASH: Final = "trash"
TOPDECK: Final = "topdeck"
REVEAL: Final = "reveal"
REACT: Final = "react"
PASS: Final = "pass"
NAME: Final = "name"
RETURN: Final = "return"
SET_ASIDE: Final = "set_aside"
CHOOSE: Final = "choose"
ORDER: Final = "order"

PURPOSES: Final = (
    PLAY, BUY, GAIN, DISCARD, TRASH, TOPDECK, REVEAL, REACT, PASS, NAME, RETURN, SET_ASIDE, CHOOSE, ORDER,
)  # fmt: skip

Answer: TypeAlias = tuple[int, ...]

# Answers that pick the first n options, made once.
MOST_FIRST: Final = 64
FIRST: Final[list[Answer]] = [tuple(range(n)) for n in range(MOST_FIRST)]
FIRST_ONE: Final[Answer] = FIRST[1]


def first(n: int) -> Answer:
    """The answer that picks the first n options."""
    return FIRST[n] if n < MOST_FIRST else tuple(range(n))


@mypyc_attr(acyclic=True)
class Options:
    """What may be picked, in a fixed order. Loop over it, ask `gold in options`, or `options.find(gold)`.

    By itself it is nothing to pick from; cards, piles and labels are below.
    """

    __slots__ = ()

    def size(self) -> int:
        return 0

    def kind(self, index: int) -> Kind | None:
        """The kind of card or pile at this place; None where it is a label."""
        return None

    def has_index(self, index: int) -> bool:
        return 0 <= index < self.size()

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


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CardOptions(Options):
    """Cards of a zone: its name, and whose it is (-1: nobody's)."""

    __slots__ = ("cards", "owner", "zone")

    def __init__(self, cards: list[Card], zone: str, owner: int) -> None:
        self.cards: Final = cards
        self.zone: Final = zone
        self.owner: Final = owner

    def size(self) -> int:
        return len(self.cards)

    def kind(self, index: int) -> Kind | None:
        return self.cards[index].kind

    def has_index(self, index: int) -> bool:
        return 0 <= index < len(self.cards)

    def find(self, kind: Kind) -> int:
        i: i64 = 0
        for card in self.cards:
            if card.kind is kind:
                return i
            i += 1
        return -1


@mypyc_attr(acyclic=True)
@final
class PileOptions(Options):
    """Piles of the supply, by their kinds, and who will have the card (-1: whoever picks)."""

    __slots__ = ("kinds", "owner", "places")

    def __init__(self, kinds: list[Kind], kinds_known: int, owner: int = -1) -> None:
        self.kinds: Final = kinds
        self.owner: Final = owner
        # Where each kind stands among them, by its number; -1: nowhere.
        self.places: Final = [-1] * kinds_known
        for i in range(len(kinds)):
            self.places[kinds[i].number] = i

    def size(self) -> int:
        return len(self.kinds)

    def kind(self, index: int) -> Kind | None:
        return self.kinds[index]

    def find(self, kind: Kind) -> int:
        return self.places[kind.number]


@mypyc_attr(acyclic=True)
@final
class LabelOptions(Options):
    __slots__ = ("labels",)

    def __init__(self, labels: list[str]) -> None:
        self.labels = labels

    def size(self) -> int:
        return len(self.labels)

    def kind(self, index: int) -> Kind | None:
        return None

    def name(self, index: int) -> str:
        return self.labels[index]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Decision:
    """A question to one seat: pick from `least` to `most` of `options`; `ordered` if their order matters."""

    __slots__ = ("all_or_none", "least", "most", "options", "ordered", "purpose", "seat", "source")

    def __init__(
        self,
        seat: int,
        purpose: str,
        source: Kind | None,
        options: Options,
        least: int,
        most: int,
        ordered: bool,
        all_or_none: bool = False,
    ) -> None:
        self.all_or_none: Final = all_or_none
        self.seat: Final = seat
        self.purpose: Final = purpose
        self.source: Final = source
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.ordered: Final = ordered

    def accept(self, answer: Answer) -> Answer:
        """The answer in its canonical form, each pick moved to the first free option of its kind: those are alike.

        Raises IllegalAnswer, naming what is allowed, if it may not be given.
        """
        n = len(answer)
        if n < self.least or n > self.most or (self.all_or_none and 0 < n < self.most):
            raise IllegalAnswer(f"{n} picked, but {self.allowed()}")
        if n == 0 or (n < MOST_FIRST and answer is FIRST[n]):
            return answer
        options = self.options
        if n == 1:
            pick = answer[0]
            if not options.has_index(pick):
                raise IllegalAnswer(f"there is no option {pick}: {self.allowed()}")
            if pick == 0 or not isinstance(options, CardOptions):
                return answer
            return (options.find(options.cards[pick].kind),)
        return self.canonical(answer)

    def canonical(self, answer: Answer) -> Answer:
        options = self.options
        taken: list[int] = []
        picked: list[int] = []
        for pick in answer:
            if not options.has_index(pick):
                raise IllegalAnswer(f"there is no option {pick}: {self.allowed()}")
            if pick in picked:
                raise IllegalAnswer(f"option {pick} is picked twice: {self.allowed()}")
            picked.append(pick)
            if isinstance(options, CardOptions):
                kind = options.cards[pick].kind
                for i in range(len(options.cards)):
                    if options.cards[i].kind is kind and i not in taken:
                        taken.append(i)
                        break
        return tuple(taken) if taken else answer

    def allowed(self) -> str:
        numbers = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        if self.all_or_none:
            numbers = f"0 or {self.most}"
        return f"allowed: {numbers} of {', '.join(f'{i} {name}' for i, name in enumerate(self.options.names()))}"

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


class Suspend(Exception):
    """Nobody in the program answers this decision: the table waits for whoever sits there."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(repr(decision))
        self.decision = decision


class Diverged(Exception):
    """A game run again with the same answers asked something else: an effect depends on more than the state."""


class GameError(Exception):
    """An answer that cannot be taken. The game is as it was."""


class NotYourDecision(GameError):
    """Somebody else is to decide."""


class IllegalAnswer(GameError):
    """Not one of the answers that are allowed; the message names those."""


class GameOver(GameError):
    """There is nothing left to decide."""
