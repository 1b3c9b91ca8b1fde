"""Where a search for strategies begins: money, rushes and engines made of the cards of a kingdom."""

from __future__ import annotations

from fiefdom.bots.conditions import is_cantrip, is_terminal, is_village
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.shipped import shipped
from fiefdom.cards.catalog import catalog
from fiefdom.cards.dominion import workshop
from fiefdom.cards.intrigue import duke, ironworks
from fiefdom.cards.seaside import blockade
from fiefdom.engine.card import ACTION, ATTACK, VICTORY, Kind

ENDING = (
    Line("Province", "money > 15 or left(Province) <= 4"),
    Line("Duchy", "left(Province) <= 4"),
    Line("Estate", "left(Province) <= 2"),
    Line("Gold"),
    Line("Duchy", "left(Province) <= 6"),
)
# Where a card that costs five or more goes into the list: before Gold.
DEAR = 5
DEAR_PLACE = 3
# What costs more than this cannot be had often enough.
DEAREST = 6
# When an engine has been built, and buys Provinces.
READY = ("", "count(Action) > 6 or left(Province) <= 5")
LATE = (Line("Duchy", "left(Province) <= 3"), Line("Estate", "left(Province) <= 1"))
# The most draws, villages and trashers of a kingdom that engines are made of.
MOST_PARTS = 2
MONEY, RUSH, ENGINE, KNOWN = "money", "rush", "engine", "known"


def with_money(kind: Kind) -> Line:
    return Line(kind.name, f"count({kind.name}) < count(Treasure) / 9")


def archetypes(kingdom: tuple[str, ...]) -> dict[str, list[Plan]]:
    """Plans for a kingdom by the families that they belong to; a family that the kingdom does not allow is left out."""
    kinds = [catalog.find(name) for name in kingdom]
    families = {
        KNOWN: [plan for plan in shipped().values() if set(plan.needs()) <= set(kinds)],
        MONEY: money_plans(kinds),
        RUSH: rushes(kinds),
        ENGINE: engines(kinds),
    }
    return {family: plans for family, plans in families.items() if plans}


def money_plans(kinds: list[Kind]) -> list[Plan]:
    """Money with each Action that is strong enough by itself: a few of them, or more as there is more money."""
    found: list[Plan] = []
    for kind in kinds:
        if kind.types & ACTION and kind.cost <= 6:
            name = kind.name
            if is_terminal(kind):
                limits = [with_money(kind), *(Line(name, f"count({name}) < {n}") for n in (1, 2, 3))]
            else:
                limits = [Line(name, f"count({name}) < {n}") for n in (3, 8)]
            for line in limits:
                place = DEAR_PLACE if kind.cost >= DEAR else len(ENDING)
                lines = (*ENDING[:place], line, *ENDING[place:], Line("Silver"))
                found.append(Plan(f"money with {name}", lines))
    return found


def rushes(kinds: list[Kind]) -> list[Plan]:
    """Many Victory cards of the kingdom, and the cards that gain them; and three piles of cheap cards."""
    points = [kind for kind in kinds if kind.types & VICTORY and not kind.types & ACTION and kind.cost <= 5]
    gainers = [kind for kind in kinds if kind in (workshop, ironworks, blockade)]
    found: list[Plan] = []
    for point in points:
        name = point.name
        if point is duke:
            dukes = (Line("Duke", "count(Duchy) > 4"), Line("Duchy"), Line("Gold"), Line("Silver"))
            found.append(Plan("rush for Dukes", dukes))
            continue
        tail = (Line("Silver", "count(Silver) < 3"), Line("Estate", "turn > 8"), Line("Copper", "turn > 10"))
        for gainer in gainers:
            gains = Line(gainer.name, f"count({gainer.name}) < 6")
            lines = (
                Line(name, f"count({gainer.name}) > 2"),
                Line("Duchy", f"left({name}) < 4"),
                gains,
                Line(name),
                *tail,
            )
            found.append(Plan(f"rush for {name} with {gainer.name}", lines))
        found.append(Plan(f"rush for {name}", (Line("Duchy", "gains_to_end < 6"), Line(name), *tail)))
    return found


def engines(kinds: list[Kind]) -> list[Plan]:
    """Villages with cards that draw, an Attack, cards that need no action, and something to trash with."""
    actions = [kind for kind in kinds if kind.types & ACTION and kind.cost <= DEAREST]
    villages = sorted(filter(is_village, actions), key=lambda kind: -kind.cost)[:MOST_PARTS]
    draws = [kind for kind in actions if is_terminal(kind) and kind.cards >= 2]
    draws.sort(key=lambda kind: -(10 * kind.cards + int(kind.cost) + (5 if kind.types & ATTACK else 0)))
    attacks = sorted((kind for kind in actions if kind.types & ATTACK), key=lambda kind: -kind.cost)[:2]
    cantrips = [kind for kind in actions if is_cantrip(kind) and not is_village(kind)]
    cantrips.sort(key=lambda kind: -kind.cost)
    trashers = sorted((kind for kind in actions if "trashing" in kind.good_for), key=lambda kind: kind.cost)
    more = [up_to(kind, 6) for kind in cantrips[:2]]
    found: list[Plan] = []
    for trasher in [None, *trashers[:MOST_PARTS]]:
        for attack in [None, *attacks]:
            early = [Line(kind.name, f"count({kind.name}) < 1") for kind in (trasher, attack) if kind is not None]
            cores = [
                [
                    up_to(draw, f"count(Villages) + {1 + (draw.cost < DEAR)}"),
                    Line(village.name, "count(Villages) <= count(Terminals)"),
                ]
                for draw in draws[:MOST_PARTS]
                for village in villages
                if draw is not attack
            ]
            for core in [*cores, *([[]] if more else [])]:
                parts = sorted([*core, *more], key=lambda line: -catalog.find(line.card).cost)
                named = list(dict.fromkeys(line.card for line in [*early, *parts]))
                for ready in READY:
                    lines = (Line("Province", ready), *LATE, *early, *parts, Line("Gold"), Line("Silver"))
                    found.append(Plan(f"engine of {' and '.join(named)}"[:60], lines))
    return found


def up_to(kind: Kind, limit: int | str) -> Line:
    return Line(kind.name, f"count({kind.name}) < {limit}")
