"""The conditions of strategies: a small language, read into a tree that can look at a view and do nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias, final

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import ACTION, TYPE_NAMES, Kind
from fiefdom.engine.native import i64
from fiefdom.errors import Complaint
from fiefdom.locale.names import folded, nearest
from fiefdom.views.view import View

FACTS: Final = (
    "money", "coins", "buys", "actions", "turn", "score", "lead", "empty_piles", "gains_to_end", "hand_size",
    "action_phase", "cards",
)  # fmt: skip
COUNTS: Final = ("count", "left", "in_play", "in_hand", "set_aside")
LEXEME: Final = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([^\W\d]\w*)|(<=|>=|==|!=|[-+*/()<>=]))")
DEEPEST: Final = 40
# The most words, numbers and signs in a condition, and the most digits in a number.
MOST_LEXEMES: Final = 1_000
DIGITS: Final = 9
ALL_TYPES: Final = -1
SIGNS: Final = ("and", "or", "<", "<=", ">", ">=", "==", "!=", "+", "-", "*", "/")
# All that means something in a rule without being a card, a type or a group.
WORDS: Final = (*FACTS, *COUNTS, "and", "or", "not", "if")


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


@final
class Fact(Value):
    """A number about the player or the table; `fact` is its index in FACTS."""

    def __init__(self, fact: int) -> None:
        self.fact: Final = fact

    def of(self, view: View) -> float:
        fact = self.fact
        seat = view.seat
        if fact == 0:
            return float(view.money)
        if fact == 1:
            return float(view.coins(seat))
        if fact == 2:
            return float(view.buys(seat))
        if fact == 3:
            return float(view.actions(seat))
        if fact == 4:
            return float(view.turns(seat))
        if fact == 5:
            return float(view.score)
        if fact == 6:
            return float(view.lead)
        if fact == 7:
            return float(view.empty_piles)
        if fact == 8:
            return float(view.gains_to_end)
        if fact == 9:
            return float(view.hand_size(seat))
        if fact == 10:
            return 1.0 if view.phase == "action" else 0.0
        return float(view.owns_types(ALL_TYPES))


def put_aside(view: View) -> list[Kind]:
    """The player's own cards that are set aside or on mats, as far as it may see them."""
    return [kind for _, kinds, _ in view.uncovered(view.seat) if kinds is not None for kind in kinds]


@final
class Count(Value):
    """The number of cards of a kind in one place; `where` is its index in COUNTS."""

    def __init__(self, where: int, kind: Kind) -> None:
        self.where: Final = where
        self.kind: Final = kind

    def of(self, view: View) -> float:
        if self.where == 0:
            return float(view.owns(self.kind))
        if self.where == 1:
            return float(view.left(self.kind))
        if self.where == 2:
            return float(view.in_play_of(self.kind))
        return float(view.in_hand(self.kind) if self.where == 3 else put_aside(view).count(self.kind))


@final
class CountTypes(Value):
    """The number of cards of a type in one place; `where` is its index in COUNTS."""

    def __init__(self, where: int, types: int) -> None:
        self.where: Final = where
        self.types: Final = types

    def of(self, view: View) -> float:
        n = 0
        if self.where == 0:
            return float(view.owns_types(self.types))
        if self.where == 1:
            for kind in view.supply:
                if kind.types & self.types:
                    n += view.left(kind)
            return float(n)
        if self.where == 2:
            kinds = view.in_play(view.seat)
        else:
            kinds = view.hand if self.where == 3 else put_aside(view)
        for kind in kinds:
            if kind.types & self.types:
                n += 1
        return float(n)


@final
class CountKinds(Value):
    """The number of cards of several kinds in one place; `where` is its index in COUNTS."""

    def __init__(self, where: int, kinds: list[Kind]) -> None:
        self.counts: Final = [Count(where, kind) for kind in kinds]

    def of(self, view: View) -> float:
        total = 0.0
        for count in self.counts:
            total += count.of(view)
        return total


def is_terminal(kind: Kind) -> bool:
    """Whether playing it uses up an action."""
    return kind.types & ACTION != 0 and kind.actions == 0 and "actions" not in kind.good_for


def is_village(kind: Kind) -> bool:
    """Whether it gives an action more than it takes."""
    return kind.types & ACTION != 0 and (kind.actions >= 2 or "actions" in kind.good_for)


def is_cantrip(kind: Kind) -> bool:
    """Whether it replaces itself: it gives a card and an action."""
    return kind.types & ACTION != 0 and kind.actions >= 1 and kind.cards >= 1


# Groups of cards that a strategy names, by their folded names.
Groups: TypeAlias = dict[str, list[Kind]]
NO_GROUPS: Final[Groups] = {}
# Groups of cards that every condition can count like a type. `Village` in the singular is the card.
GROUPS: Final[dict[str, Callable[[Kind], bool]]] = {
    "terminal": is_terminal,
    "terminals": is_terminal,
    "villages": is_village,
    "cantrip": is_cantrip,
    "cantrips": is_cantrip,
}


@final
class Not(Value):
    def __init__(self, value: Value) -> None:
        self.value: Final = value

    def of(self, view: View) -> float:
        return 0.0 if self.value.of(view) else 1.0


@final
class Both(Value):
    """Two values with an operator between them."""

    def __init__(self, between: str, left: Value, right: Value) -> None:
        # The operator, as an index into SIGNS.
        self.sign: Final[i64] = SIGNS.index(between)
        self.left: Final = left
        self.right: Final = right

    def of(self, view: View) -> float:
        sign = self.sign
        left = self.left.of(view)
        if sign == 0:
            return self.right.of(view) if left else 0.0
        if sign == 1:
            return left if left else self.right.of(view)
        right = self.right.of(view)
        if sign == 2:
            return 1.0 if left < right else 0.0
        if sign == 3:
            return 1.0 if left <= right else 0.0
        if sign == 4:
            return 1.0 if left > right else 0.0
        if sign == 5:
            return 1.0 if left >= right else 0.0
        if sign == 6:
            return 1.0 if left == right else 0.0
        if sign == 7:
            return 1.0 if left != right else 0.0
        if sign == 8:
            return left + right
        if sign == 9:
            return left - right
        if sign == 10:
            return left * right
        # Dividing by zero gives 0, so that no condition can fail during a game.
        return left / right if right else 0.0


@final
class Token:
    def __init__(self, text: str, column: int) -> None:
        self.text: Final = text
        self.column: Final = column


class Misread(Exception):
    """A mistake in a rule or its condition, with its column."""

    def __init__(self, complaint: Complaint, column: int) -> None:
        super().__init__(complaint.key)
        self.complaint = complaint
        self.column = column


def read_condition(text: str, groups: Groups = NO_GROUPS) -> Value:
    """Parse a condition, which may count groups that its strategy names; raises Misread."""
    return Reader(text, groups).whole()


@final
class Reader:
    """Reads a condition from left to right; each method reads what its name says and stops right after it."""

    def __init__(self, text: str, groups: Groups) -> None:
        self.text: Final = text
        self.groups: Final = groups
        self.place = 0
        self.depth = 0
        self.read = 0
        self.token = self.next_token()

    def next_token(self) -> Token:
        """The next word, number or sign; an empty token at the end."""
        found = LEXEME.match(self.text, self.place)
        if found is None:
            rest = self.text[self.place :]
            column = len(self.text) - len(rest.lstrip())
            if rest.strip():
                raise Misread(Complaint("condition-sign", sign=rest.strip()[0]), column)
            return Token("", len(self.text))
        self.place = found.end()
        self.read += 1
        text = found.group().strip()
        column = found.end() - len(text)
        if self.read > MOST_LEXEMES:
            raise Misread(Complaint("condition-long", most=MOST_LEXEMES), column)
        if len(text) > DIGITS and text[0].isdecimal():
            raise Misread(Complaint("condition-number", number=text, most=DIGITS), column)
        return Token(text, column)

    def go_on(self) -> Token:
        token = self.token
        self.token = self.next_token()
        return token

    def whole(self) -> Value:
        value = self.alternatives()
        if self.token.text:
            raise Misread(Complaint("condition-rest", word=self.token.text or "…"), self.token.column)
        return value

    def alternatives(self) -> Value:
        value = self.all_of()
        while self.token.text == "or":
            self.go_on()
            value = Both("or", value, self.all_of())
        return value

    def all_of(self) -> Value:
        value = self.negation()
        while self.token.text == "and":
            self.go_on()
            value = Both("and", value, self.negation())
        return value

    def negation(self) -> Value:
        if self.token.text == "not":
            return Not(self.deeper())
        return self.comparison()

    def deeper(self) -> Value:
        """Read what follows a `not`, which may be another `not`."""
        self.descend(self.go_on())
        value = self.negation()
        self.depth -= 1
        return value

    def descend(self, token: Token) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise Misread(Complaint("condition-deep", word=token.text or "…"), token.column)

    def comparison(self) -> Value:
        value = self.total()
        if self.token.text in ("<", "<=", ">", ">=", "=", "==", "!="):
            between = self.go_on().text
            value = Both("==" if between == "=" else between, value, self.total())
        return value

    def total(self) -> Value:
        value = self.product()
        while self.token.text in ("+", "-"):
            between = self.go_on().text
            value = Both(between, value, self.product())
        return value

    def product(self) -> Value:
        value = self.part()
        while self.token.text in ("*", "/"):
            between = self.go_on().text
            value = Both(between, value, self.part())
        return value

    def part(self) -> Value:
        token = self.go_on()
        word = token.text
        if word == "-":
            self.descend(token)
            value = Both("-", Number(0.0), self.part())
            self.depth -= 1
            return value
        if word == "(":
            self.descend(token)
            inner = self.alternatives()
            self.depth -= 1
            if self.token.text != ")":
                raise Misread(Complaint("condition-open", word=token.text), token.column)
            self.go_on()
            return inner
        if word[:1].isdecimal():
            return Number(float(word))
        if word in FACTS:
            return Fact(FACTS.index(word))
        if word in COUNTS:
            if self.token.text != "(":
                raise Misread(Complaint("condition-of-what", word=word), token.column)
            return self.counted(COUNTS.index(word))
        if word[:1].isalpha() or word[:1] == "_":
            known = [*FACTS, *(f"{name}(...)" for name in COUNTS)]
            raise Misread(word_meant(word, [*FACTS, *COUNTS], known), token.column)
        raise Misread(Complaint("condition-missing", word=word) if word else Complaint("condition-end"), token.column)

    def counted(self, where: int) -> Value:
        """Read the name in parentheses: a card, perhaps of several words, or a type."""
        column = self.place
        end = self.text.find(")", self.place)
        if end < 0:
            raise Misread(Complaint("condition-end"), self.token.column)
        name = self.text[self.place : end].strip()
        self.place = end + 1
        self.token = self.next_token()
        named = self.groups.get(folded(name))
        if named is not None:
            return CountKinds(where, named)
        belongs = GROUPS.get(name.casefold())
        if belongs is not None:
            return CountKinds(where, [kind for kind in catalog.kinds if belongs(kind)])
        for bit, type_name in TYPE_NAMES.items():
            if name.casefold() == type_name.casefold() and type_name != "Curse":
                return CountTypes(where, bit)
        try:
            return Count(where, catalog.find(name))
        except Complaint as complaint:
            words = [*TYPE_NAMES.values(), *(group.capitalize() for group in GROUPS if group[-1] == "s"), *self.groups]
            is_near = nearest(name.capitalize(), words, cutoff=0.8)
            raise Misread(word_meant(name.capitalize(), words, words) if is_near else complaint, column) from complaint


def word_meant(word: str, words: list[str], known: list[str]) -> Complaint:
    """The complaint about an unknown word, with the word that was probably meant, if one is near."""
    near = nearest(word, words)
    if not near:
        return Complaint("condition-word-at-all", word=word, known=", ".join(known))
    return Complaint("condition-word", word=word, nearest=near[0], known=", ".join(known))
