"""The words that a card uses: its mats and tokens are called by names that stand nowhere but in its functions."""

from __future__ import annotations

from functools import cache
from types import CodeType, FunctionType

from fiefdom.engine.card import Kind


@cache
def words_of(kind: Kind) -> frozenset[str]:
    """The texts in the functions of a card, and in what those use of its module; and the card's own name."""
    found = {kind.name}
    seen: set[FunctionType] = set()
    effects = [kind.on_play, kind.on_score, kind.on_price, kind.on_later, kind.reacts_if]
    left: list[object] = [*effects, *(ability.effect for ability in kind.abilities)]
    while left:
        thing = left.pop()
        if isinstance(thing, str):
            found.add(thing)
        elif isinstance(thing, CodeType):
            left += thing.co_consts
        elif isinstance(thing, FunctionType) and thing not in seen:
            seen.add(thing)
            used = (thing.__globals__.get(name) for name in names_in(thing.__code__))
            closed = (cell.cell_contents for cell in thing.__closure__ or ())
            left += [thing.__code__, *(thing.__defaults__ or ()), *used, *closed]
    return frozenset(found)


def names_in(code: CodeType) -> set[str]:
    """The names that a piece of code, and what is nested in it, uses."""
    nested = (names_in(part) for part in code.co_consts if isinstance(part, CodeType))
    return {*code.co_names}.union(*nested)
