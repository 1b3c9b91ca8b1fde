"""Other versions of a plan: other numbers, another order, other cards."""

from __future__ import annotations

import re
from dataclasses import replace

from fiefdom.bots.plan import Line, Plan, written
from fiefdom.cards.catalog import catalog
from fiefdom.engine.rng import Rng

# A plan never grows longer than this.
MOST_LINES = 20


def variation(plan: Plan, rng: Rng) -> Plan:
    """The plan with one threshold changed, or two neighbouring rules swapped."""
    lines = list(plan.lines)
    numbers = [(i, found) for i, line in enumerate(lines) for found in re.finditer(r"\d+(?:\.\d+)?", line.condition)]
    swaps = len(lines) - 1
    choice = rng.below(3 * len(numbers) + swaps) if numbers or swaps else 0
    if choice < 3 * len(numbers):
        i, found = numbers[choice // 3]
        step = (-1, 1, 2)[choice % 3] * (1 if rng.below(2) else max(1, round(float(found[0]) / 5)))
        changed = max(0.0, float(found[0]) + step)
        text = lines[i].condition
        lines[i] = Line(lines[i].card, f"{text[: found.start()]}{written(changed)}{text[found.end() :]}")
    elif swaps:
        i = choice - 3 * len(numbers)
        lines[i], lines[i + 1] = lines[i + 1], lines[i]
    return replace(plan, lines=tuple(lines))


def mutation(plan: Plan, others: list[Plan], kingdom: tuple[str, ...], rng: Rng) -> Plan:
    """The plan with one thing changed: a number, the order, or a rule that comes, goes or is about another card."""
    chance = rng.below(10)
    lines = list(plan.lines)
    if chance < 3:
        return variation(plan, rng)
    if chance < 6 and len(lines) < MOST_LINES:
        card = kingdom[rng.below(len(kingdom))]
        limit = (1, 1, 2, 2, 3, 4, 8)[rng.below(7)]
        lines.insert(1 + rng.below(len(lines)), Line(card, f"count({card}) < {limit}"))
    elif chance == 6 and len(lines) > 3:
        lines.pop(rng.below(len(lines)))
    elif chance == 7:
        line = lines.pop(rng.below(len(lines)))
        lines.insert(rng.below(len(lines) + 1), line)
    elif chance == 8:
        own = [i for i, line in enumerate(lines) if is_of_kingdom(line)]
        if own:
            i = own[rng.below(len(own))]
            card = kingdom[rng.below(len(kingdom))]
            lines[i] = Line(card, lines[i].condition.replace(f"({lines[i].card})", f"({card})"))
    else:
        return joined(plan, others[rng.below(len(others))])
    return replace(plan, lines=tuple(lines), kingdom=())


def is_of_kingdom(line: Line) -> bool:
    return catalog.find(line.card).box != "basic"


def joined(one: Plan, other: Plan) -> Plan:
    """The plan `one`, with the kingdom cards of `other` inserted before its last line."""
    wanted = [line for line in other.lines if is_of_kingdom(line) and line not in one.lines]
    lines = (*one.lines[:-1], *wanted, one.lines[-1])[:MOST_LINES]
    return replace(one, name=f"{one.name} and {other.name}"[:60], lines=lines, kingdom=())
