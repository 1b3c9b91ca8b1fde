"""Where a search for strategies begins: money, rushes and engines made of the cards of a kingdom."""

from __future__ import annotations

from itertools import product

from fiefdom.bots.conditions import is_cantrip, is_terminal, is_village
from fiefdom.bots.money import ENDING, up_to, with_money
from fiefdom.bots.plan import Line, Plan, short_name
from fiefdom.bots.shipped import shipped
from fiefdom.cards.catalog import catalog
from fiefdom.cards.facts import GAINS_SILVER, GAINS_UP_TO, POINTS_FOR
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, ATTACK, VICTORY
from fiefdom.engine.price import dearness

# Where a card that costs five coins or more, in tenths, goes into the list: before Gold.
DEAR = 50
DEAR_PLACE = 3
# A card that costs more than this, in tenths of a coin, is too dear to buy often.
DEAREST = 60
# When an engine has been built, and buys Provinces.
READY = ("", "count(Action) > 6 or left(Province) <= 5")
# Rushes gain cards that cost up to this much, besides what they buy.
GAINED_IN_A_RUSH = 4
LATE = (Line("Duchy", "left(Province) <= 3"), Line("Estate", "left(Province) <= 1"))
# The most draws, villages and trashers of a kingdom that engines are made of.
MOST_PARTS = 2
MONEY, RUSH, ENGINE, KNOWN = "money", "rush", "engine", "known"


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
        if kind.types & ACTION and dearness(kind.cost) <= DEAREST:
            if is_terminal(kind):
                limits = [with_money(kind), *(up_to(kind, n) for n in (1, 2, 3, 5))]
            else:
                limits = [up_to(kind, n) for n in (3, 8)]
            for place in (DEAR_PLACE, len(ENDING)) if dearness(kind.cost) >= DEAR else (len(ENDING),):
                for line in limits:
                    lines = (*ENDING[:place], line, *ENDING[place:], Line("Silver"))
                    found.append(Plan(f"money with {kind.name}", lines))
    return found


def rushes(kinds: list[Kind]) -> list[Plan]:
    """Many Victory cards of the kingdom, alone and with the cards that gain or buy them, until piles are empty."""
    points = [kind for kind in kinds if kind.types & VICTORY and dearness(kind.cost) <= DEAR]
    points.sort(key=lambda kind: dearness(kind.cost))
    gainers = [kind for kind in kinds if gains_cheaply(kind) or (kind.buys and dearness(kind.cost) < DEAR)]
    found: list[Plan] = []
    for point in points:
        if point.facts & POINTS_FOR:
            found += pairs(point.name, point.fact_values[POINTS_FOR].name)
            continue
        found.append(Plan(f"rush for {point.name}", slog(point)))
        for gainer in gainers:
            name = f"rush for {point.name} with {gainer.name}"
            found.append(Plan(name, slog(point, up_to(gainer, 2))))
            found += [Plan(name, gained_by(gainer, point, n)) for n in (2, 4, 6)]
    cheap = [Line(kind.name) for kind in points if dearness(kind.cost) < DEAR]
    for gainer in gainers if cheap else ():
        for order in dict.fromkeys((tuple(cheap), tuple(cheap[::-1]))):
            lines = (Line(gainer.name), *order, Line("Estate", "gains_to_end < 8"))
            named = " and ".join(line.card for line in order)
            found.append(Plan(short_name(f"rush with {gainer.name} for {named}"), lines))
    return found


def gains_cheaply(kind: Kind) -> bool:
    """Whether a card is good in a rush, because it gains cheap cards."""
    gains = kind.fact_values[GAINS_UP_TO] <= GAINED_IN_A_RUSH if kind.facts & GAINS_UP_TO else False
    return gains or kind.facts & GAINS_SILVER != 0


def pairs(point: str, other: str) -> list[Plan]:
    """A Victory card with the card that it is worth points for: both soon, or first all of the others."""
    both_soon = (Line(point, f"count({other}) > 4"), Line(other, "money > 8"))
    gone = f"left({other}) == 0"
    others_first = (Line(other, "money > 13"), Line(point, gone), Line("Province", gone))
    money = (Line("Estate", f"left({point}) <= 3"), Line("Gold"), Line("Silver"))
    return [Plan(f"rush for {point}s", (*first, *money)) for first in (both_soon, others_first)]


def slog(point: Kind, *helpers: Line) -> tuple[Line, ...]:
    """Money first, then every Victory card that it can get, this one before cheaper ones."""
    when = "count(Silver) > 2"
    cards = (Line("Province"), Line("Duchy", when), Line(point.name, when), Line("Gold"))
    return (*cards, *helpers, Line("Estate", "count(Silver) > 5"), Line("Silver"), Line("Copper"))


def gained_by(gainer: Kind, point: Kind, n: int) -> tuple[Line, ...]:
    """This many cards that gain others, and then this Victory card and everything else that makes points."""
    when = f"count({gainer.name}) >= {n}"
    cards = (Line(point.name, when), Line("Duchy", when), Line(gainer.name))
    return (*cards, Line("Estate", f"count({point.name}) > 0"), Line("Silver"), Line("Copper"))


def engines(kinds: list[Kind]) -> list[Plan]:
    """Villages with cards that draw, an Attack, cards that need no action, and something to trash with."""
    actions = [kind for kind in kinds if kind.types & ACTION and dearness(kind.cost) <= DEAREST]
    villages = sorted(filter(is_village, actions), key=lambda kind: -dearness(kind.cost))[:MOST_PARTS]
    draws = [kind for kind in actions if is_terminal(kind) and kind.cards >= 2]
    draws.sort(key=lambda kind: -(10 * kind.cards + dearness(kind.cost) // 10 + (5 if kind.types & ATTACK else 0)))
    attacks = sorted((kind for kind in actions if kind.types & ATTACK), key=lambda kind: -dearness(kind.cost))[:2]
    cantrips = [kind for kind in actions if is_cantrip(kind) and not is_village(kind)]
    cantrips.sort(key=lambda kind: -dearness(kind.cost))
    trashers = sorted((kind for kind in actions if "trashing" in kind.good_for), key=lambda kind: dearness(kind.cost))
    cores = [
        (
            up_to(draw, f"count(Villages) + {1 + (dearness(draw.cost) < DEAR)}"),
            Line(village.name, "count(Villages) <= count(Terminals)"),
        )
        for draw in draws[:MOST_PARTS]
        for village in villages
    ]
    # Many cards that only replace themselves keep some engines from growing, so each core is also tried without them.
    more = [[up_to(kind, 6) for kind in cantrips[:n]] for n in range(min(MOST_PARTS, len(cantrips)) + 1)]
    found: dict[tuple[Line, ...], Plan] = {}
    for core, fillers, trasher, attack, ready in product(
        [*cores, ()], more, [None, *trashers[:MOST_PARTS]], [None, *attacks], READY
    ):
        early = dict.fromkeys(up_to(kind, 1) for kind in (trasher, attack) if kind is not None)
        parts = sorted([*core, *fillers], key=lambda line: -dearness(catalog.find(line.card).cost))
        if parts and not any(attack is not None and line.card == attack.name for line in core):
            lines = (Line("Province", ready), *LATE, *early, *parts, Line("Gold"), Line("Silver"))
            named = dict.fromkeys(line.card for line in [*early, *parts])
            found[lines] = Plan(short_name(f"engine of {' and '.join(named)}"), lines)
    return list(found.values())
