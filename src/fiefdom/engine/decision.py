"""Questions, the options to pick from, and what can be wrong with an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.mistake import Mistake
from fiefdom.engine.native import i16, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from fiefdom.engine.stock import Stock

# Every purpose that a question can have.
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
# Nobody is asked whether they resign: it stands among the answers at the place where they did.
RESIGN: Final = "resign"

PURPOSES: Final = (
    PLAY, BUY, GAIN, DISCARD, TRASH, TOPDECK, REVEAL, REACT, PASS, NAME, RETURN, SET_ASIDE, CHOOSE, ORDER,
)  # fmt: skip

Answer: TypeAlias = tuple[int, ...]

# Answers that pick the first n options, made once.
MOST_FIRST: Final = 64
FIRST: Final[list[Answer]] = [tuple(range(n)) for n in range(MOST_FIRST)]
FIRST_ONE: Final[Answer] = FIRST[1]
# Answers that pick one option.
ONE: Final[list[Answer]] = [FIRST_ONE, *((i,) for i in range(1, MOST_FIRST))]

# The phases of a turn. The Buy phase has two entries: playing Treasures, and buying.
PHASES: Final = ("start", "action", "buy", "buy", "night", "clean-up", "over")
START: Final = 0
ACTION_PHASE: Final = 1
TREASURE_PHASE: Final = 2
BUY_PHASE: Final = 3
NIGHT_PHASE: Final = 4  # only in games with Night cards
CLEAN_UP_PHASE: Final = 5
GAME_OVER: Final = 6


def first(n: int) -> Answer:
    """The answer that picks the first n options."""
    return FIRST[n] if n < MOST_FIRST else tuple(range(n))


def one(place: i64) -> Answer:
    """The answer that picks the option at this index."""
    return ONE[place] if place < MOST_FIRST else (place,)


@mypyc_attr(acyclic=True)
class Options:
    """The options of a question, in a fixed order. Loop over them, ask `gold in options`, or `options.find(gold)`.

    This class offers nothing; those below offer cards, kinds, piles, labels and numbers.
    """

    __slots__ = ()

    def sort(self) -> str:
        """The sort of options, by which clients choose a widget."""
        return ""

    def size(self) -> int:
        return 0

    def kind(self, index: int) -> Kind | None:
        """The kind of card or pile at this index; None for a label or a number."""
        return None

    def name(self, index: int) -> str:
        kind = self.kind(index)
        assert kind is not None
        return kind.name

    def find(self, kind: Kind) -> int:
        """The first index of this kind, or -1."""
        for i in range(self.size()):
            if self.kind(i) is kind:
                return i
        return -1

    def has_index(self, index: int) -> bool:
        return 0 <= index < self.size()

    def names(self) -> list[str]:
        return [self.name(i) for i in range(self.size())]

    def __contains__(self, item: object) -> bool:
        if isinstance(item, Kind):
            return self.find(item) >= 0
        return isinstance(item, str) and item in self.names()

    def __len__(self) -> int:
        return self.size()

    def __iter__(self) -> Iterator[Kind | str]:
        for i in range(self.size()):
            kind = self.kind(i)
            yield self.name(i) if kind is None else kind

    def __repr__(self) -> str:
        return f"{self.sort()}: {', '.join(self.names())}"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CardOptions(Options):
    """Cards of a zone, by their numbers, with the zone's name and its owner (-1: nobody)."""

    __slots__ = ("idents", "owner", "stock", "zone")

    def __init__(self, stock: Stock, idents: vec[i16], zone: str, owner: int) -> None:
        self.stock: Final = stock
        self.idents: Final = idents
        self.zone: Final = zone
        self.owner: Final = owner

    def sort(self) -> str:
        return "cards"

    @property
    def cards(self) -> list[Card]:
        return self.stock.several(self.idents, len(self.idents))

    def __repr__(self) -> str:
        owner = "" if self.owner < 0 else f" of seat {self.owner + 1}"
        return f"cards, {self.zone}{owner}: {', '.join(self.names())}"

    def size(self) -> int:
        return len(self.idents)

    def kind(self, index: int) -> Kind | None:
        return self.stock.cards[self.idents[index]].kind

    def has_index(self, index: int) -> bool:
        return 0 <= index < len(self.idents)

    def find(self, kind: Kind) -> int:
        return self.first_of(kind.number)

    def number(self, index: i64) -> i64:
        """The number of the kind at this index."""
        return self.stock.kind_numbers[i64(self.idents[index])]

    def first_of(self, number: i64) -> i64:
        """The first index of the kind with this number, or -1."""
        numbers = self.stock.kind_numbers
        idents = self.idents
        n = len(idents)
        i: i64 = 0
        while i < n:
            if numbers[i64(idents[i])] == number:
                return i
            i += 1
        return -1


@mypyc_attr(acyclic=True)
class KindOptions(Options):
    """Kinds of cards, wherever they are."""

    __slots__ = ("indices", "kinds", "setup", "slots")

    def __init__(self, kinds: list[Kind], stock: Stock) -> None:
        self.kinds: Final = kinds
        # The slots of all kinds by their numbers, and the number of the setup that has them.
        self.slots: Final = stock.slots
        self.setup: Final[i64] = stock.setup
        # The index of each kind, by its slot; -1 if it is not offered.
        self.indices: Final[vec[i64]] = stock.row(-1)
        for i in range(len(kinds)):
            self.indices[stock.slot_of(kinds[i])] = i

    def sort(self) -> str:
        return "kinds"

    def size(self) -> int:
        return len(self.kinds)

    def kind(self, index: int) -> Kind | None:
        return self.kinds[index]

    def find(self, kind: Kind) -> int:
        number = kind.number
        slots = self.slots
        if number >= len(slots):
            return -1
        return self.indices[i64(slots[number])]


@mypyc_attr(acyclic=True)
@final
class PileOptions(KindOptions):
    """Piles, by the kinds of their top cards, and who will get the card (-1: the player who picks)."""

    __slots__ = ("owner", "places")

    def __init__(self, kinds: list[Kind], stock: Stock, owner: int = -1) -> None:
        super().__init__(kinds, stock)
        self.owner: Final = owner
        # The place of each pile.
        self.places: Final = vec[i64]([stock.place_of(kind) for kind in kinds])

    def sort(self) -> str:
        return "piles"


@mypyc_attr(acyclic=True)
@final
class LabelOptions(Options):
    """Named options, such as `+1 Card`."""

    __slots__ = ("labels",)

    def __init__(self, labels: list[str]) -> None:
        self.labels: Final = labels

    def sort(self) -> str:
        return "labels"

    def size(self) -> int:
        return len(self.labels)

    def name(self, index: int) -> str:
        return self.labels[index]


@mypyc_attr(acyclic=True)
@final
class NumberOptions(Options):
    """Whole numbers from 0 to `most`."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def sort(self) -> str:
        return "numbers"

    def size(self) -> int:
        return self.most + 1

    def name(self, index: int) -> str:
        return str(index)

    def __repr__(self) -> str:
        return f"numbers: 0 to {self.most}"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Decision:
    """A question to one seat: pick from `least` to `most` of `options`; `ordered` if their order matters."""

    __slots__ = ("all_or_none", "in_phase", "least", "most", "options", "ordered", "purpose", "seat", "source")

    def __init__(
        self,
        seat: i64,
        in_phase: i64,
        purpose: str,
        source: Kind | None,
        options: Options,
        least: int,
        most: int,
        ordered: bool,
        all_or_none: bool = False,
    ) -> None:
        self.all_or_none: Final = all_or_none
        self.seat: Final[i64] = seat
        self.in_phase: Final[i64] = in_phase
        self.purpose: Final = purpose
        self.source: Final = source
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.ordered: Final = ordered

    @property
    def phase(self) -> str:
        """The name of the phase in which it is asked."""
        return PHASES[self.in_phase]

    @property
    def is_for_treasures(self) -> bool:
        """Whether it asks which Treasures to play in the Buy phase."""
        return self.in_phase == TREASURE_PHASE and self.source is None and self.purpose == PLAY

    def allows(self, n: int) -> bool:
        """Whether this many may be picked."""
        return self.least <= n <= self.most and (n == 0 or n == self.most or not self.all_or_none)

    def accept(self, answer: Answer) -> Answer:
        """The answer in canonical form: each pick is moved to the first free option of its kind, since those are alike.

        Raises IllegalAnswer, which names what is allowed, if the answer is not.
        """
        n = len(answer)
        # What `allows` says, without a call: every answer comes by here.
        if n < self.least or n > self.most or (self.all_or_none and 0 < n < self.most):
            raise self.wrong_number(n)
        if n == 0 or (n < MOST_FIRST and answer is FIRST[n]):
            return answer
        options = self.options
        if n == 1:
            pick = answer[0]
            if not 0 <= pick < options.size():
                raise self.no_option(pick)
            if pick == 0 or not isinstance(options, CardOptions):
                return answer
            place = options.first_of(options.number(pick))
            return answer if place == pick else one(place)
        return self.canonical(answer)

    def canonical(self, answer: Answer) -> Answer:
        options = self.options
        size: i64 = options.size()
        picked = vec[i64]([0] * size)
        taken = vec[i64]([0] * size)
        picks: list[int] = []
        for pick in answer:
            if not options.has_index(pick):
                raise self.no_option(pick)
            if picked[pick]:
                raise IllegalAnswer("option-twice", pick=pick, name=(options.name(pick),))
            picked[pick] = 1
            if isinstance(options, CardOptions):
                number = options.number(pick)
                i: i64 = 0
                while taken[i] or options.number(i) != number:
                    i += 1
                taken[i] = 1
                picks.append(i)
        return tuple(picks) if picks else answer

    def wrong_number(self, n: int) -> IllegalAnswer:
        """The mistake of picking this many."""
        if self.all_or_none:
            return IllegalAnswer("wrong-all-or-none", most=self.most)
        exact = "yes" if self.least == self.most else "no"
        return IllegalAnswer("wrong-number", n=n, least=self.least, most=self.most, exact=exact)

    def no_option(self, pick: int) -> IllegalAnswer:
        return IllegalAnswer("no-such-option", pick=pick, n=self.options.size(), offered=tuple(self.options.names()))

    def allowed(self) -> str:
        numbers = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        if self.all_or_none:
            numbers = f"0 or {self.most}"
        return f"allowed: {numbers} of {', '.join(f'{i} {name}' for i, name in enumerate(self.options.names()))}"

    def is_forced(self) -> bool:
        """Whether there is only one answer; cards of a kind count as the same."""
        if self.least != self.most:
            return False
        options = self.options
        size = options.size()
        if size == self.least and not self.ordered:
            return True
        if not isinstance(options, CardOptions):
            return size == 1
        number = options.number(0)
        i: i64 = 1
        while i < size:
            if options.number(i) != number:
                return False
            i += 1
        return True

    def picked(self, answer: Answer) -> list[str]:
        return [self.options.name(pick) for pick in answer]

    def __repr__(self) -> str:
        source = f" for {self.source.name}" if self.source else ""
        return f"seat {self.seat + 1} to {self.purpose}{source}: {self.allowed()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Answerer:
    """Answers for a seat. Compiled bots derive from it, which makes asking them cheap."""

    # Whether it always plays all its Treasures: then it does not have to be asked.
    plays_all_treasures: bool = False
    # Whether others see when it answers: then it is asked even if nothing is on offer, as a person is.
    is_watched: bool = False

    def answer(self, view: Any, decision: Decision) -> Answer:
        raise Suspend(decision)


@final
class Outsider(Answerer):
    """Wraps a bot of any class that has `answer(view, decision)`."""

    def __init__(self, bot: Any) -> None:
        self.bot: Final = bot

    def answer(self, view: Any, decision: Decision) -> Answer:
        answer = self.bot.answer(view, decision)
        return tuple(answer) if isinstance(answer, list) else answer


class Suspend(Exception):
    """No bot answers this decision: the table waits for the person in that seat."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision

    def __str__(self) -> str:
        return repr(self.decision)


class Conceded(Exception):
    """All players but one have resigned: the game is over, even in the middle of an effect."""


class Diverged(Mistake):
    """Run again with the same answers, a game asked something else: an effect depends on more than the state."""


class AsksEndlessly(Mistake):
    """An effect asked more questions than anybody would answer."""


class GameError(Mistake):
    """Something that cannot be done now, such as a wrong answer. The game is unchanged."""


class NotYourDecision(GameError):
    """Another seat has to decide."""


class IllegalAnswer(GameError):
    """An answer that is not allowed; its parts say what is."""


class GameOver(GameError):
    """There is nothing left to decide."""
