"""A table drawn in a few lines of text, for people who look at one in Python: what an onlooker may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from textwrap import wrap

from fiefdom.engine.card import Kind
from fiefdom.engine.decision import Decision
from fiefdom.engine.zone import counted
from fiefdom.views.onlooker import Onlooker, kind_name

WIDTH = 100
# Stands for a space that no line breaks at.
HELD = "\u2007"


def drawn(view: Onlooker, names: Sequence[str], answers: int, pending: Decision | None) -> str:
    """Whose turn it is, the piles by their price, the trash, what each player shows, and who is asked for what."""
    lines = [turn_line(view, names, answers)]
    for cost, kinds in groupby(sorted(view.supply, key=lambda kind: (view.cost(kind), kind.name)), key=view.cost):
        lines += row(f"${cost}", (pile(view, kind) for kind in kinds))
    lines += row("trash", [counted(sorted(view.trash, key=kind_name))])
    for seat, name in enumerate(names):
        lines += row(name, shown_by(view, seat))
    return "\n".join([*lines, asked_line(names, pending)])


def turn_line(view: Onlooker, names: Sequence[str], answers: int) -> str:
    """Where in a game this is: with the seed, the kingdom and the answers, it is one position."""
    given = "1 answer" if answers == 1 else f"{answers} answers"
    return f"turn {view.turns(view.turn)} of {names[view.turn]}, {view.phase}, after {given}"


def asked_line(names: Sequence[str], pending: Decision | None) -> str:
    if pending is None:
        return "over"
    source = "" if pending.source is None else f" for {pending.source.name}"
    return f"{names[pending.seat]} to {pending.purpose}{source}"


def pile(view: Onlooker, kind: Kind) -> str:
    return ", ".join([f"{kind.name} {view.left(kind)}", *amounts(view.tokens_on(kind))])


def shown_by(view: Onlooker, seat: int) -> list[str]:
    """What a player has, as far as everybody knows."""
    top = view.discard_top(seat)
    known = [*amounts(view.numbers(seat)), *amounts(view.tokens(seat)), f"{view.hand_size(seat)} in hand"]
    if seat in view.resigned:
        known.append("resigned")
    if view.in_play(seat):
        known.append(f"in play: {counted(view.in_play(seat))}")
    known += [f"{zone}: {n if kinds is None else counted(kinds)}" for zone, kinds, n in view.uncovered(seat)]
    return [*known, f"top discard: {top.name if top else 'none'}"]


def amounts(numbers: Mapping[str, int]) -> list[str]:
    return [f"{name} {n}" for name, n in numbers.items()]


def row(name: str, parts: Iterable[str]) -> list[str]:
    """Parts next to each other, none of them on two lines; further lines are indented."""
    text = "; ".join(part.replace(" ", HELD) for part in parts)
    return [line.replace(HELD, " ") for line in wrap(f"{name:<8} {text}", WIDTH, subsequent_indent=" " * 9)]
