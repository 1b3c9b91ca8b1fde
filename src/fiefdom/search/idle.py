"""Rules that can never fire: their conditions contradict themselves, or an earlier rule about the card comes first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import inf

from fiefdom.bots.conditions import NO_GROUPS, Groups, read_condition
from fiefdom.bots.plan import Line, count_limit
from fiefdom.bots.values import Both, Count, CountKinds, CountTypes, Figure, Not, Number, Value, both
from fiefdom.cards.catalog import catalog

# A condition with more cases than this is taken to be possible.
MOST_CASES = 200
OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
# The least and the most that a figure can be while a player decides what to get; all others are 0 or more.
RANGES = {"turn": (1.0, inf), "score": (-inf, inf), "lead": (-inf, inf), "action_phase": (0.0, 1.0)}
ALWAYS = Number(1.0)
# What is counted, and how often it counts.
Terms = dict[tuple[object, ...], float]


@dataclass(frozen=True)
class Comparison:
    """A value, and how it compares with 0."""

    value: Value
    sign: str


Case = tuple[Comparison, ...]


class TooManyCases(Exception):
    """There are too many ways in which a condition could hold."""


def living(lines: Sequence[Line], groups: Groups = NO_GROUPS) -> tuple[Line, ...]:
    """The lines without those that can never fire."""
    return tuple(line for i, line in enumerate(lines) if can_fire(line, lines[:i], groups))


def can_fire(line: Line, earlier: Sequence[Line], groups: Groups = NO_GROUPS) -> bool:
    """Whether a rule can ever be the first one that holds for its card."""
    condition = condition_of(line, groups)
    for other in earlier:
        # A mere limit also counts what is bought in the same turn, so it may hold less often than it seems.
        if other.card == line.card and (not is_limit(other, groups) or is_limit(line, groups)):
            condition = both("and", condition, Not(condition_of(other, groups)))
    try:
        return any(is_possible(case) for case in cases(condition, is_wanted=True))
    except TooManyCases:
        return True


def condition_of(line: Line, groups: Groups) -> Value:
    return read_condition(line.condition, groups) if line.condition else ALWAYS


def is_limit(line: Line, groups: Groups) -> bool:
    return count_limit(condition_of(line, groups), catalog.find(line.card)) is not None


def cases(value: Value, is_wanted: bool) -> list[Case]:
    """All ways in which a condition holds, or does not hold, each as comparisons that all hold."""
    if isinstance(value, Not):
        return cases(value.value, not is_wanted)
    if isinstance(value, Both) and value.sign in ("and", "or"):
        left, right = cases(value.left, is_wanted), cases(value.right, is_wanted)
        if (value.sign == "or") == is_wanted:
            return left + right
        if len(left) * len(right) > MOST_CASES:
            raise TooManyCases
        return [one + other for one, other in product(left, right)]
    if isinstance(value, Both) and value.sign in OPPOSITE:
        sign = value.sign if is_wanted else OPPOSITE[value.sign]
        return [(Comparison(both("-", value.left, value.right), sign),)]
    return [(Comparison(value, "!=" if is_wanted else "=="),)]


def is_possible(case: Case) -> bool:
    """Whether these comparisons do not contradict each other, as far as sums of what is counted tell."""
    bounds: dict[tuple[object, ...], tuple[float, float]] = {}
    excluded: list[tuple[tuple[object, ...], float]] = []
    for comparison in case:
        found = linear(comparison.value)
        if found is None:
            continue
        terms, constant = found
        terms = {name: n for name, n in terms.items() if n}
        # Comparisons of the same sum, whichever way round it is written, are about one number.
        scale = next(iter(sorted(terms.items(), key=repr)), ((), 1.0))[1]
        terms = {name: n / scale for name, n in terms.items()}
        limit = -constant / scale
        sign = (
            comparison.sign
            if scale > 0
            else {"<": ">", "<=": ">=", ">": "<", ">=": "<="}.get(comparison.sign, comparison.sign)
        )
        key = tuple(sorted(terms.items(), key=repr))
        low, high = bounds.get(key) or range_of(terms)
        is_whole = all(n == int(n) for n in terms.values())
        if sign == "!=":
            excluded.append((key, limit))
        if sign in (">", ">=", "=="):
            low = max(low, above(limit, sign, is_whole))
        if sign in ("<", "<=", "=="):
            high = min(high, -above(-limit, {"<": ">", "<=": ">="}.get(sign, sign), is_whole))
        bounds[key] = low, high
    if any(low > high for low, high in bounds.values()):
        return False
    return all(bounds[key] != (limit, limit) for key, limit in excluded)


def above(limit: float, sign: str, is_whole: bool) -> float:
    """The least number that is greater than a limit, or at least as great."""
    if not is_whole:
        return limit
    return float(int(limit // 1) + 1) if sign == ">" else float(-int(-limit // 1))


def range_of(terms: Terms) -> tuple[float, float]:
    """The least and the most that a sum can be."""
    low = high = 0.0
    for name, n in terms.items():
        least, most = RANGES.get(str(name[0]), (0.0, inf))
        ends = sorted((n * least, n * most))
        low, high = low + ends[0], high + ends[1]
    return low, high


def linear(value: Value) -> tuple[Terms, float] | None:
    """A value as a sum of what is counted and a number; None if it is something else."""
    if isinstance(value, Number):
        return {}, value.number
    if isinstance(value, Figure):
        return {(value.name,): 1.0}, 0.0
    if isinstance(value, Count):
        return {("count", value.place.name, value.kind.name): 1.0}, 0.0
    if isinstance(value, CountTypes):
        return {("types", value.place.name, value.types): 1.0}, 0.0
    if isinstance(value, CountKinds):
        return {("kinds", value.place.name, *(kind.name for kind in value.kinds)): 1.0}, 0.0
    if not isinstance(value, Both):
        return None
    left, right = linear(value.left), linear(value.right)
    sign = value.sign
    if left is None or right is None:
        return None
    if sign in ("+", "-"):
        factor = 1.0 if sign == "+" else -1.0
        names = {*left[0], *right[0]}
        terms = {name: left[0].get(name, 0.0) + factor * right[0].get(name, 0.0) for name in names}
        return terms, left[1] + factor * right[1]
    if sign == "*" and not left[0]:
        left, right = right, left
    if sign in ("*", "/") and not right[0]:
        factor = right[1] if sign == "*" else (1 / right[1] if right[1] else 0.0)
        return {name: factor * n for name, n in left[0].items()}, factor * left[1]
    return None
