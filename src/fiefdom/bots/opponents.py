"""The three opponents for people: an easy, a fair and a strong one. Each makes its plan when it sees the kingdom."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fiefdom.bots.archetypes import ENDING, with_money
from fiefdom.bots.finder import Population, search
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.strategy import Strategy
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import ACTION, ATTACK, Kind
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.rng import seeded
from fiefdom.version import IS_COMPILED
from fiefdom.views.view import View

# `strong` searches for so many games before its first move, which takes one to two seconds.
GAMES_TO_PLAN = 7_000 if IS_COMPILED else 200

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


def strength(kind: Kind) -> int:
    """How strong an Action is by itself, judged by its numbers."""
    attack = 20 if kind.types & ATTACK else 0
    return 25 * kind.cards + 15 * kind.coins + 5 * kind.cost + attack - (60 if kind.actions else 0)


@cache
def strong_plan(kingdom: CardNames, _seed: int = 0) -> Plan:
    """The best plan that a short search for this kingdom finds."""
    population = Population(kingdom)
    for _ in search(population, GAMES_TO_PLAN):
        if population.games >= GAMES_TO_PLAN:
            break
    return population.best()


OPPONENTS: dict[str, Callable[[CardNames, int], Plan]] = {"easy": easy_plan, "fair": fair_plan, "strong": strong_plan}


def opponent(name: str, seed: int, went_for: Plan | None = None) -> Opponent:
    return Opponent(name, OPPONENTS[name], seed, went_for)
