"""The three opponents for people: an easy, a fair and a strong one. Each makes its plan when it sees the kingdom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import permutations

from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.strategy import Strategy
from fiefdom.bots.tally import Tally
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.card import ACTION, ATTACK, Kind
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.rng import seeded
from fiefdom.engine.setup import Setup
from fiefdom.version import IS_COMPILED
from fiefdom.views.view import View

ENDING = (
    Line("Province", "money > 15 or left(Province) <= 4"),
    Line("Duchy", "left(Province) <= 4"),
    Line("Estate", "left(Province) <= 2"),
    Line("Gold"),
    Line("Duchy", "left(Province) <= 6"),
)
# `strong` plays every candidate against the fair plan, then the best of them and their combinations against each
# other. These numbers of seeds make that take about a second.
SEEDS_TO_TRY = 24 if IS_COMPILED else 3
SEEDS_AMONG_BEST = 40 if IS_COMPILED else 5
BEST = 4

CardNames = tuple[str, ...]


class Opponent:
    """A bot that makes its plan for the kingdom it sees, unless it has one, and can say afterwards what it went for."""

    def __init__(
        self, name: str, make: Callable[[CardNames, int], Plan], seed: int, went_for: Plan | None = None
    ) -> None:
        self.name = name
        self.make = make
        self.seed = seed
        self.went_for = went_for
        self.strategy: Strategy | None = None

    @property
    def plan(self) -> str:
        """The plan as a record saves it; empty before there is one."""
        return "" if self.went_for is None else self.went_for.text()

    def anew(self, seed: int) -> Opponent:
        """A new opponent of this strength, which has not seen a kingdom yet."""
        return Opponent(self.name, self.make, seed)

    def answer(self, view: View, decision: Decision) -> Answer:
        if self.strategy is None:
            if self.went_for is None:
                kingdom = tuple(kind.name for kind in view.supply if kind.box != "basic")
                self.went_for = self.make(kingdom, self.seed)
            self.strategy = self.went_for.strategy()
        return self.strategy.answer(view, decision)


@cache
def easy_plan(kingdom: CardNames, seed: int) -> Plan:
    """Some random cards of the kingdom, up to two of each, with no thought for the end of the game."""
    names = [name for name in kingdom if catalog.find(name).cost <= 5]
    seeded(seed).shuffle(names)
    liked = [Line(name, f"count({name}) < 2") for name in names[:5]]
    return Plan("easy", (Line("Province"), *liked, Line("Gold"), Line("Silver")), minds_the_end=False)


@cache
def fair_plan(kingdom: CardNames, _seed: int = 0) -> Plan:
    """Money, and a few copies of the kingdom's strongest Action."""
    actions = [kind for kind in (catalog.find(name) for name in kingdom) if kind.types & ACTION and kind.cost <= 6]
    extra = [with_money(max(actions, key=strength))] if actions else []
    return Plan("fair", (*ENDING, *extra, Line("Silver")))


def with_money(kind: Kind) -> Line:
    return Line(kind.name, f"count({kind.name}) < count(Treasure) / 9")


def strength(kind: Kind) -> int:
    """How strong an Action is by itself, judged by its numbers."""
    attack = 20 if kind.types & ATTACK else 0
    return 25 * kind.cards + 15 * kind.coins + 5 * kind.cost + attack - (60 if kind.actions else 0)


def candidates(kingdom: CardNames) -> list[Plan]:
    """The shipped strategies that this kingdom has the cards for, and money with each of its terminal Actions."""
    there = {catalog.find(name) for name in kingdom}
    known = [plan for plan in shipped().values() if set(plan.needs()) <= there]
    terminals = [kind for kind in there if kind.types & ACTION and not kind.actions and kind.cost <= 6]
    made = [
        Plan(f"money with {kind.name}", (*ENDING, with_money(kind), Line("Silver")))
        for kind in sorted(terminals, key=lambda kind: kind.number)
    ]
    return [*known, *made]


@cache
def strong_plan(kingdom: CardNames, _seed: int = 0) -> Plan:
    """The plan that wins short matches: each candidate against the fair plan, then the best against each other."""
    setup = make_setup(2, [catalog.find(name) for name in kingdom])
    fair = fair_plan(kingdom)
    plans = candidates(kingdom)
    first = [points(setup, plan, fair, SEEDS_TO_TRY) for plan in plans]
    best = [plans[i] for i in sorted(range(len(plans)), key=lambda i: -first[i])[:BEST]]
    finalists = [*best, *(both(one, other) for one, other in permutations(best[:3], 2) if one.needs() != other.needs())]
    totals = [
        sum(points(setup, plan, other, SEEDS_AMONG_BEST) for other in best if other != plan) for plan in finalists
    ]
    # Each of the best has one match fewer, since it does not play itself.
    shares = [total / (len(best) - (plan in best)) for plan, total in zip(finalists, totals, strict=True)]
    return finalists[max(range(len(finalists)), key=lambda i: shares[i])]


def both(one: Plan, other: Plan) -> Plan:
    """The plan `one`, with the kingdom cards of `other` inserted before its last line."""
    wanted = [line for line in other.lines if catalog.find(line.card).box != "basic" and line not in one.lines]
    lines = (*one.lines[:-1], *wanted, one.lines[-1])
    return replace(one, name=f"{one.name} and {other.name}", lines=lines, kingdom=())


def points(setup: Setup, plan: Plan, other: Plan, seeds: int) -> float:
    """How many games a plan wins against another, with each seed played from both seats; a shared win is half."""
    tally = Tally(2, len(catalog.kinds))
    bots = [plan.strategy(), other.strategy()]
    for seed in range(seeds):
        tally.play(setup, bots, [0, 1], seed)
        tally.play(setup, bots, [1, 0], seed)
    return tally.points(0)


OPPONENTS: dict[str, Callable[[CardNames, int], Plan]] = {"easy": easy_plan, "fair": fair_plan, "strong": strong_plan}


def opponent(name: str, seed: int, went_for: Plan | None = None) -> Opponent:
    return Opponent(name, OPPONENTS[name], seed, went_for)
