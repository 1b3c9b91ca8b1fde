"""The conditions of strategies: a small language, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias, final

from fiefdom.bots.values import (
    FIGURES,
    PLACES,
    Count,
    CountKinds,
    CountTypes,
    Not,
    Number,
    Place,
    Value,
    both,
)
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, CURSE, TYPE_NAMES, TYPES_BY_WORD
from fiefdom.errors import Complaint
from fiefdom.locale.names import folded, nearest

LEXEME: Final = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([^\W\d]\w*)|(<=|>=|==|!=|[-+*/()<>=]))")
DEEPEST: Final = 40
# The most words, numbers and signs in a condition, and the most digits in a number.
MOST_LEXEMES: Final = 1_000
DIGITS: Final = 9
# All that means something in a rule without being a card, a type or a group.
WORDS: Final = (*(figure.name for figure in FIGURES), *(place.name for place in PLACES), "and", "or", "not", "if")


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
class Lexeme:
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
        self.lexeme = self.next_lexeme()

    def next_lexeme(self) -> Lexeme:
        """The next word, number or sign; an empty one at the end."""
        found = LEXEME.match(self.text, self.place)
        if found is None:
            rest = self.text[self.place :]
            column = len(self.text) - len(rest.lstrip())
            if rest.strip():
                raise Misread(Complaint("condition-sign", sign=rest.strip()[0]), column)
            return Lexeme("", len(self.text))
        self.place = found.end()
        self.read += 1
        text = found.group().strip()
        column = found.end() - len(text)
        if self.read > MOST_LEXEMES:
            raise Misread(Complaint("condition-long", most=MOST_LEXEMES), column)
        if len(text) > DIGITS and text[0].isdecimal():
            raise Misread(Complaint("condition-number", number=text, most=DIGITS), column)
        return Lexeme(text, column)

    def go_on(self) -> Lexeme:
        lexeme = self.lexeme
        self.lexeme = self.next_lexeme()
        return lexeme

    def whole(self) -> Value:
        value = self.alternatives()
        if self.lexeme.text:
            raise Misread(Complaint("condition-rest", word=self.lexeme.text or "…"), self.lexeme.column)
        return value

    def alternatives(self) -> Value:
        value = self.all_of()
        while self.lexeme.text == "or":
            self.go_on()
            value = both("or", value, self.all_of())
        return value

    def all_of(self) -> Value:
        value = self.negation()
        while self.lexeme.text == "and":
            self.go_on()
            value = both("and", value, self.negation())
        return value

    def negation(self) -> Value:
        if self.lexeme.text == "not":
            return Not(self.deeper())
        return self.comparison()

    def deeper(self) -> Value:
        """Read what follows a `not`, which may be another `not`."""
        self.descend(self.go_on())
        value = self.negation()
        self.depth -= 1
        return value

    def descend(self, lexeme: Lexeme) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise Misread(Complaint("condition-deep", word=lexeme.text or "…"), lexeme.column)

    def comparison(self) -> Value:
        value = self.total()
        if self.lexeme.text in ("<", "<=", ">", ">=", "=", "==", "!="):
            between = self.go_on().text
            value = both("==" if between == "=" else between, value, self.total())
        return value

    def total(self) -> Value:
        value = self.product()
        while self.lexeme.text in ("+", "-"):
            between = self.go_on().text
            value = both(between, value, self.product())
        return value

    def product(self) -> Value:
        value = self.part()
        while self.lexeme.text in ("*", "/"):
            between = self.go_on().text
            value = both(between, value, self.part())
        return value

    def part(self) -> Value:
        lexeme = self.go_on()
        word = lexeme.text
        if word == "-":
            self.descend(lexeme)
            value = both("-", Number(0.0), self.part())
            self.depth -= 1
            return value
        if word == "(":
            self.descend(lexeme)
            inner = self.alternatives()
            self.depth -= 1
            if self.lexeme.text != ")":
                raise Misread(Complaint("condition-open", word=lexeme.text), lexeme.column)
            self.go_on()
            return inner
        if word[:1].isdecimal():
            return Number(float(word))
        for figure in FIGURES:
            if figure.name == word:
                return figure
        for place in PLACES:
            if place.name == word:
                if self.lexeme.text != "(":
                    raise Misread(Complaint("condition-of-what", word=word), lexeme.column)
                return self.counted(place)
        if word[:1].isalpha() or word[:1] == "_":
            figures, places = [figure.name for figure in FIGURES], [place.name for place in PLACES]
            known = [*figures, *(f"{name}(...)" for name in places)]
            raise Misread(word_meant(word, [*figures, *places], known), lexeme.column)
        raise Misread(Complaint("condition-missing", word=word) if word else Complaint("condition-end"), lexeme.column)

    def counted(self, place: Place) -> Value:
        """Read the name in parentheses: a card, perhaps of several words, or a type."""
        column = self.place
        end = self.text.find(")", self.place)
        if end < 0:
            raise Misread(Complaint("condition-end"), self.lexeme.column)
        name = self.text[self.place : end].strip()
        self.place = end + 1
        self.lexeme = self.next_lexeme()
        named = self.groups.get(folded(name))
        if named is not None:
            return CountKinds(place, named)
        belongs = GROUPS.get(name.casefold())
        if belongs is not None:
            return CountKinds(place, [kind for kind in catalog.kinds if belongs(kind)])
        bit = TYPES_BY_WORD.get(name.casefold())
        if bit is not None and bit != CURSE:
            return CountTypes(place, bit)
        try:
            return Count(place, catalog.find(name))
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
