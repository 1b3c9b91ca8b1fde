"""Other versions of a plan: other numbers, another order, other cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from fiefdom.bots.conditions import is_terminal, is_village
from fiefdom.bots.plan import Line, Plan, kinds_of, short_name, written
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, TREASURE, VICTORY
from fiefdom.engine.price import dearness
from fiefdom.engine.rng import Rng
from fiefdom.search.idle import living

# A plan never grows longer, nor shorter, than this.
MOST_LINES = 16
FEWEST_LINES = 3
# A card that costs no more than this, in tenths of a coin, never comes before Gold.
CHEAP = 30
# A card that costs as much as this is bought instead of Gold.
PRICE_OF_GOLD = 60
# When to go for points.
WHEN_TO_SCORE = {
    "Province": (
        "",
        "money > 12 or left(Province) <= 4",
        "money > 15 or left(Province) <= 4",
        "money > 18 or left(Province) <= 4",
        "count(Gold) > 0",
        "count(Gold) > 1",
        "count(Action) > 4 or left(Province) <= 5",
        "count(Action) > 6 or left(Province) <= 5",
        "count(Action) > 9 or left(Province) <= 5",
        "coins > 12 or left(Province) <= 5",
        "turn > 10",
        "turn > 13",
    ),
    "Duchy": (*(f"left(Province) <= {n}" for n in (2, 3, 4, 5)), "gains_to_end <= 5"),
    "Estate": (*(f"left(Province) <= {n}" for n in (1, 2, 3)), "gains_to_end <= 3"),
}
POINTS = tuple(WHEN_TO_SCORE)
# When other Victory cards are bought for their points.
WHEN_TO_ADD_POINTS = ("left(Province) <= 3", "left(Province) <= 5")

# A number in a condition; the name of a group may have digits too.
NUMBER = re.compile(r"\b\d+(?:\.\d+)?")
# How many versions of plans are made at random at a time.
CHILDREN = 16

T = TypeVar("T")


def mutations(parents: Sequence[Plan], others: Sequence[Plan], cards: Sequence[str], rng: Rng) -> list[Plan]:
    """Plans like the parents, of which the first is the best, with a thing or two changed at random.

    They may have rules for these cards of the kingdom and for those of the others, and none has the rules of another.
    """
    known = {plan.lines for plan in others}
    children: list[Plan] = []
    for _ in range(CHILDREN):
        # Most of the time, the best plan is the parent.
        parent = parents[rng.below(len(parents)) if rng.below(3) == 0 else 0]
        child = mutation(parent, others, cards, rng)
        while rng.below(2):
            child = mutation(child, others, cards, rng)
        if child.lines not in known:
            known.add(child.lines)
            children.append(child)
    return children


def adjusted(plan: Plan, rng: Rng) -> tuple[Line, ...]:
    """The rules of the plan with one threshold changed, or two neighbouring ones swapped."""
    lines = list(plan.lines)
    numbers = [(i, found) for i, line in enumerate(lines) for found in NUMBER.finditer(line.condition)]
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
    return tuple(lines)


def mutation(plan: Plan, others: Sequence[Plan], cards: Sequence[str], rng: Rng) -> Plan:
    """The plan with one thing changed: a number, the order, when to go for points, or a rule that comes or goes."""
    lines = list(plan.lines)
    chance = rng.below(20)
    if chance < (4 if cards else 12):
        return made_from(plan, adjusted(plan, rng))
    if chance < 12 and len(lines) < MOST_LINES:
        line = rule_to_build(picked(cards, rng), rng)
        # Other rules about the card usually go, since two of them seldom help.
        lines = [each for each in lines if each.card != line.card or rng.below(3) == 0]
        lines.insert(place_to_build(lines, rng), line)
    elif chance < 14:
        own = [i for i, line in enumerate(lines) if is_of_kingdom(line)]
        if own and len(lines) > FEWEST_LINES:
            lines.pop(picked(own, rng))
    elif chance < 15:
        line = lines.pop(rng.below(len(lines)))
        lines.insert(rng.below(len(lines) + 1), line)
    elif chance < 18:
        points = picked(POINTS, rng)
        place = place_of(points, lines)
        line = Line(points, picked(WHEN_TO_SCORE[points], rng))
        if place is None:
            lines.insert(place_to_build(lines, rng), line)
        else:
            lines[place] = line
    elif chance < 19:
        money = picked(("Gold", "Silver"), rng)
        place = place_of(money, lines)
        if place is not None:
            lines.pop(place)
        few = Line(money, f"count({money}) < {1 + rng.below(5)}")
        if rng.below(3):
            lines.append(Line(money))
        else:
            lines.insert(place_to_build(lines, rng), few)
    else:
        return joined(plan, picked(others, rng))
    return made_from(plan, lines)


def picked(choices: Sequence[T], rng: Rng) -> T:
    return choices[rng.below(len(choices))]


def place_of(card: str, lines: Sequence[Line]) -> int | None:
    """The place of the first rule about a card."""
    return next((i for i, line in enumerate(lines) if line.card == card), None)


def rule_to_build(card: str, rng: Rng) -> Line:
    """A rule for a card: up to some number of it, or as many as money, villages or terminals allow."""
    kind = catalog.find(card)
    if is_village(kind) and rng.below(3) == 0:
        return Line(card, "count(Villages) < count(Terminals)")
    by_others = (
        ("count(Treasure) / 9", "count(Villages) + 1", "count(Villages) + 2") if is_terminal(kind) else ("6", "10")
    )
    limit = picked(by_others, rng) if rng.below(3) == 0 else picked(("1", "1", "2", "2", "3", "4"), rng)
    return Line(card, f"count({card}) < {limit}")


def place_to_build(lines: Sequence[Line], rng: Rng) -> int:
    """A place for a rule about what to build with: after the first rules for points, before unlimited Silver."""
    first = next((i for i, line in enumerate(lines) if line.card not in POINTS), len(lines))
    last = max((i for i, line in enumerate(lines) if line == Line("Silver")), default=len(lines))
    low = min(first, last)
    return low + rng.below(last - low + 1)


def with_one_more(plan: Plan, kingdom: Sequence[str]) -> list[Plan]:
    """The plan with one more card of the kingdom: one or a few of it, before Gold or only before Silver.

    A Victory card may also come late, for its points, before Estates or, if it is dear, before Gold.
    """
    found: list[Plan] = []
    owned = {line.card for line in plan.lines}
    places = [i for i, line in enumerate(plan.lines) if line.card in ("Gold", "Silver")][-2:]
    for card in kingdom:
        kind = catalog.find(card)
        if card in owned:
            continue
        added: list[tuple[int, str]] = []
        if kind.types & (ACTION | TREASURE):
            limits = ("1", "count(Treasure) / 9") if is_terminal(kind) else ("2", "6")
            before = places if dearness(kind.cost) > CHEAP else places[-1:]
            added += [(place, f"count({card}) < {n}") for n in limits for place in before]
        if kind.types & VICTORY:
            late = place_of("Gold" if dearness(kind.cost) >= PRICE_OF_GOLD else "Estate", plan.lines)
            added += [(len(plan.lines) if late is None else late, when) for when in WHEN_TO_ADD_POINTS]
        for place, when in added:
            lines = (*plan.lines[:place], Line(card, when), *plan.lines[place:])
            found.append(made_from(plan, lines, f"{plan.name} and {card}"))
    return found


def retouched(plan: Plan) -> list[Plan]:
    """The plan with one rule changed, in each way that is often better: its limit, its place, its time, or gone."""
    found: dict[tuple[Line, ...], None] = {}
    for i, line in enumerate(plan.lines):
        before, after = plan.lines[:i], plan.lines[i + 1 :]
        found.update(dict.fromkeys((*before, other, *after) for other in other_rules(line)))
        if is_of_kingdom(line):
            found[(*before, *after)] = None
            rest = (*before, *after)
            places = [j for j, each in enumerate(rest) if each.card in ("Gold", "Silver")]
            found.update(dict.fromkeys((*rest[:j], line, *rest[j:]) for j in places))
    return [made_from(plan, lines) for lines in found if lines != plan.lines]


def other_rules(line: Line) -> list[Line]:
    """Other conditions for buying the same card."""
    card = line.card
    if card in WHEN_TO_SCORE:
        return [Line(card, when) for when in WHEN_TO_SCORE[card]]
    kind = catalog.find(card)
    if not is_of_kingdom(line):
        return [Line(card, f"count({card}) < {n}") for n in (2, 4)] if kind.types & TREASURE else []
    found = [Line(card, f"count({card}) < {limit}") for limit in limits_of(kind)]
    if is_village(kind):
        found += [Line(card, f"count(Villages) {than} count(Terminals)") for than in ("<", "<=")]
    return found


def limits_of(kind: Kind) -> tuple[str, ...]:
    """How many of a card a plan may want, at most."""
    if is_terminal(kind):
        return ("1", "2", "3", "5", "count(Treasure) / 9", "count(Villages) + 1", "count(Villages) + 2")
    return ("1", "2", "4", "6", "10")


def is_of_kingdom(line: Line) -> bool:
    return catalog.find(line.card).box != "basic"


def joined(one: Plan, other: Plan) -> Plan:
    """The plan `one`, with the kingdom cards of `other` inserted before its last line."""
    wanted = [line for line in other.lines if is_of_kingdom(line) and line not in one.lines]
    lines = (*one.lines[:-1], *wanted, one.lines[-1])[:MOST_LINES]
    return made_from(one, lines, f"{one.name} and {other.name}")


def made_from(plan: Plan, lines: Sequence[Line], name: str = "") -> Plan:
    """A plan with other rules than this one, of which all can fire; it has no description yet."""
    named = short_name(name or plan.name)
    able = living(lines, kinds_of(plan.groups))
    return replace(plan, name=named, author="", description="", lines=able, kingdom=())
