"""What the conditions of strategies are made of: a tree that can look at a view and do nothing else, a class a word."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import Kind
from fiefdom.views.view import View

EVERY_TYPE: Final = -1


class Value:
    """A part of a condition: it has a number for a view, and 0 means false. This base class is always 0."""

    def of(self, view: View) -> float:
        return 0.0


@final
class Number(Value):
    def __init__(self, number: float) -> None:
        self.number: Final = number

    def of(self, view: View) -> float:
        return self.number


# -- Figures: numbers about the player or the table --------------------------------------------------


class Figure(Value):
    """A number about the player or the table, with the word for it."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


@final
class Money(Figure):
    def of(self, view: View) -> float:
        return float(view.money)


@final
class Coins(Figure):
    def of(self, view: View) -> float:
        return float(view.coins(view.seat))


@final
class Buys(Figure):
    def of(self, view: View) -> float:
        return float(view.buys(view.seat))


@final
class Actions(Figure):
    def of(self, view: View) -> float:
        return float(view.actions(view.seat))


@final
class Turn(Figure):
    def of(self, view: View) -> float:
        return float(view.turns(view.seat))


@final
class Score(Figure):
    def of(self, view: View) -> float:
        return float(view.score)


@final
class Lead(Figure):
    def of(self, view: View) -> float:
        return float(view.lead)


@final
class EmptyPiles(Figure):
    def of(self, view: View) -> float:
        return float(view.empty_piles)


@final
class GainsToEnd(Figure):
    def of(self, view: View) -> float:
        return float(view.gains_to_end)


@final
class HandSize(Figure):
    def of(self, view: View) -> float:
        return float(view.hand_size(view.seat))


@final
class ActionPhase(Figure):
    def of(self, view: View) -> float:
        return 1.0 if view.phase == "action" else 0.0


@final
class Cards(Figure):
    def of(self, view: View) -> float:
        return float(view.owns_types(EVERY_TYPE))


FIGURES: Final[list[Figure]] = [
    Money("money"),
    Coins("coins"),
    Buys("buys"),
    Actions("actions"),
    Turn("turn"),
    Score("score"),
    Lead("lead"),
    EmptyPiles("empty_piles"),
    GainsToEnd("gains_to_end"),
    HandSize("hand_size"),
    ActionPhase("action_phase"),
    Cards("cards"),
]


# -- Places: where cards are counted ------------------------------------------------------------------


class Place:
    """Where cards are counted, with the word for it. This base class has none."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def of_kind(self, view: View, kind: Kind) -> int:
        """How many cards of this kind are there."""
        return 0

    def of_types(self, view: View, types: int) -> int:
        """How many cards of these types are there."""
        return 0


def typed(kinds: list[Kind], types: int) -> int:
    """How many of these are of some types."""
    n = 0
    for kind in kinds:
        if kind.types & types:
            n += 1
    return n


@final
class Owned(Place):
    def of_kind(self, view: View, kind: Kind) -> int:
        return view.owns(kind)

    def of_types(self, view: View, types: int) -> int:
        return view.owns_types(types)


@final
class Left(Place):
    def of_kind(self, view: View, kind: Kind) -> int:
        return view.left(kind)

    def of_types(self, view: View, types: int) -> int:
        return sum([view.left(kind) for kind in view.supply if kind.types & types])


@final
class InPlay(Place):
    def of_kind(self, view: View, kind: Kind) -> int:
        return view.in_play_of(kind)

    def of_types(self, view: View, types: int) -> int:
        return typed(view.in_play(view.seat), types)


@final
class InHand(Place):
    def of_kind(self, view: View, kind: Kind) -> int:
        return view.in_hand(kind)

    def of_types(self, view: View, types: int) -> int:
        return typed(view.hand, types)


@final
class SetAside(Place):
    """What is set aside or on mats, as far as its owner may see it."""

    def of_kind(self, view: View, kind: Kind) -> int:
        return put_aside(view).count(kind)

    def of_types(self, view: View, types: int) -> int:
        return typed(put_aside(view), types)


def put_aside(view: View) -> list[Kind]:
    """The player's own cards that are set aside or on mats, as far as it may see them."""
    return [kind for _, kinds, _ in view.uncovered(view.seat) if kinds is not None for kind in kinds]


OWNED: Final = Owned("count")
PLACES: Final[list[Place]] = [
    OWNED,
    Left("left"),
    InPlay("in_play"),
    InHand("in_hand"),
    SetAside("set_aside"),
]


@final
class Count(Value):
    """The number of cards of a kind in one place."""

    def __init__(self, place: Place, kind: Kind) -> None:
        self.place: Final = place
        self.kind: Final = kind

    def of(self, view: View) -> float:
        return float(self.place.of_kind(view, self.kind))


@final
class CountTypes(Value):
    """The number of cards of a type in one place."""

    def __init__(self, place: Place, types: int) -> None:
        self.place: Final = place
        self.types: Final = types

    def of(self, view: View) -> float:
        return float(self.place.of_types(view, self.types))


@final
class CountKinds(Value):
    """The number of cards of several kinds in one place."""

    def __init__(self, place: Place, kinds: list[Kind]) -> None:
        self.place: Final = place
        self.kinds: Final = kinds

    def of(self, view: View) -> float:
        total = 0
        for kind in self.kinds:
            total += self.place.of_kind(view, kind)
        return float(total)


# -- Operators ----------------------------------------------------------------------------------------


@final
class Not(Value):
    def __init__(self, value: Value) -> None:
        self.value: Final = value

    def of(self, view: View) -> float:
        return 0.0 if self.value.of(view) else 1.0


class Both(Value):
    """Two values with an operator between them."""

    def __init__(self, sign: str, left: Value, right: Value) -> None:
        self.sign: Final = sign
        self.left: Final = left
        self.right: Final = right


@final
class And(Both):
    def of(self, view: View) -> float:
        return self.right.of(view) if self.left.of(view) else 0.0


@final
class Or(Both):
    def of(self, view: View) -> float:
        left = self.left.of(view)
        return left if left else self.right.of(view)


@final
class Less(Both):
    def of(self, view: View) -> float:
        return 1.0 if self.left.of(view) < self.right.of(view) else 0.0


@final
class AtMost(Both):
    def of(self, view: View) -> float:
        return 1.0 if self.left.of(view) <= self.right.of(view) else 0.0


@final
class Greater(Both):
    def of(self, view: View) -> float:
        return 1.0 if self.left.of(view) > self.right.of(view) else 0.0


@final
class AtLeast(Both):
    def of(self, view: View) -> float:
        return 1.0 if self.left.of(view) >= self.right.of(view) else 0.0


@final
class Equal(Both):
    def of(self, view: View) -> float:
        return 1.0 if self.left.of(view) == self.right.of(view) else 0.0


@final
class Unequal(Both):
    def of(self, view: View) -> float:
        return 1.0 if self.left.of(view) != self.right.of(view) else 0.0


@final
class Sum(Both):
    def of(self, view: View) -> float:
        return self.left.of(view) + self.right.of(view)


@final
class Difference(Both):
    def of(self, view: View) -> float:
        return self.left.of(view) - self.right.of(view)


@final
class Product(Both):
    def of(self, view: View) -> float:
        return self.left.of(view) * self.right.of(view)


@final
class Quotient(Both):
    """Dividing by zero gives 0, so that no condition can fail during a game."""

    def of(self, view: View) -> float:
        left = self.left.of(view)
        right = self.right.of(view)
        return left / right if right else 0.0


OPERATORS: Final[dict[str, type[Both]]] = {
    "and": And,
    "or": Or,
    "<": Less,
    "<=": AtMost,
    ">": Greater,
    ">=": AtLeast,
    "==": Equal,
    "!=": Unequal,
    "+": Sum,
    "-": Difference,
    "*": Product,
    "/": Quotient,
}


def both(sign: str, left: Value, right: Value) -> Both:
    """Two values with this operator between them."""
    return OPERATORS[sign](sign, left, right)
