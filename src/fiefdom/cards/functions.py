"""What a card's functions are, and what they use."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType, FunctionType

from fiefdom.engine.card import Kind


def functions_of(kind: Kind) -> list[FunctionType]:
    """The functions of a card, and those of its package that they use."""
    found: list[FunctionType] = []
    left = [function for function in kind.functions if isinstance(function, FunctionType)]
    while left:
        function = left.pop()
        if function not in found:
            found.append(function)
            used = (thing for thing in used_by(function) if isinstance(thing, FunctionType))
            left += [other for other in used if package(other) == package(function)]
    return found


def used_by(function: FunctionType) -> list[object]:
    """What a function uses: its constants, and what its names refer to."""
    codes = list(codes_in(function.__code__))
    written = [thing for code in codes for thing in code.co_consts]
    named = [function.__globals__.get(name) for code in codes for name in code.co_names]
    closed = [cell.cell_contents for cell in function.__closure__ or ()]
    return [*written, *named, *closed, *(function.__defaults__ or ())]


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes_in(part)


def package(function: FunctionType) -> str:
    return function.__module__.partition(".")[0]
