"""Searches for strategies for a kingdom: families of plans whose best ones are each other's rivals."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from fiefdom.bots.opponents import PLANS_REMEMBERED
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.shipped import shipped
from fiefdom.engine.rng import seeded
from fiefdom.search.archetypes import archetypes
from fiefdom.search.duels import Rival
from fiefdom.search.mixtures import goodness, half_for, mixture
from fiefdom.search.races import Races
from fiefdom.search.variation import is_of_kingdom, made_from, mutations, retouched, with_one_more

# How many plans of a family stay in the population.
OF_A_FAMILY = 3
# How many of the best plans are tried with one more card, then with another one, and so on.
GROWN = (2, 2, 2)
# How many plans of the mixture a plan has to beat at most, and how often they are played in it at least.
MOST_RIVALS = 3
SELDOM = 0.1
# On how many seeds all plans are compared when there is a new rival.
SEEDS_TO_COMPARE = 8
# The choice of the best plan at the end: how many plans, about how many games of the search for each game of it, and on
# how many seeds at most, since more of them tell nothing new.
FINALISTS = 7
GAMES_FOR_A_FINAL = 3
MOST_SEEDS_OF_A_FINAL = 320
# A family that is this far behind is left as it is: its best plan only stays as a rival.
FAR_BEHIND = 0.3
# The family of other versions of the opponents that were named.
NEAR = "near"


class Population:
    """Plans for a kingdom, by families, with the best plan of each family first.

    Families are money, rushes, engines, strategies that are known, and what is near the opponents that were named. A
    plan has to beat a mixture of the best of all families: what beats money may lose to a rush, and that rush to
    something else.
    """

    def __init__(self, kingdom: Sequence[str], players: int = 2, seed: int = 0, against: Sequence[Plan] = ()) -> None:
        self.money = shipped()["big-money-ultimate"]
        self.against = list(dict.fromkeys(against))
        self.races = Races(kingdom, players, self.named(), seed)
        self.rng = seeded(seed)
        self.families: dict[str, list[Plan]] = {}
        # The plans of which every rule was changed once.
        self.retouched: set[Plan] = set()
        # The best plan of the beginning: nothing new may lose to what was known before.
        self.anchor: Plan | None = None
        self.tried = 0

    @property
    def kingdom(self) -> tuple[str, ...]:
        return self.races.kingdom

    @property
    def scores(self) -> dict[Plan, float]:
        """How good each plan was in the last race that it was in."""
        return self.races.scores

    @property
    def plans(self) -> list[Plan]:
        return [plan for plans in self.families.values() for plan in plans]

    def named(self) -> list[Plan]:
        """Plain money, and the opponents that were named."""
        return list(dict.fromkeys([self.money, *self.against]))

    def choose_rivals(self) -> None:
        """From now on, a plan has to beat a mixture of the best, the best of the beginning and plain money.

        Named opponents count as much as all of these together.
        """
        self.anchor = self.anchor or self.ranking()[0]
        field = self.field()
        weights = mixture(self.races.compare(field, SEEDS_TO_COMPARE))
        often = sorted(zip(weights, range(len(field)), strict=True), reverse=True)[:MOST_RIVALS]
        rivals: dict[Rival, float] = {field[i]: weight for weight, i in often if weight >= SELDOM}
        always = (*self.named(), self.anchor)
        rivals |= {plan: max(rivals.get(plan, 0.0), 1 / MOST_RIVALS) for plan in always}
        weights = half_for([list(rivals).index(plan) for plan in self.against], list(rivals.values()))
        self.races.rivals = dict(zip(rivals, weights, strict=True))
        self.races.race(self.plans, len(self.plans), SEEDS_TO_COMPARE)
        for plans in self.families.values():
            plans.sort(key=lambda plan: -self.scores[plan])

    def field(self) -> list[Plan]:
        """The plans that are compared with each other: the finalists, and those that were named."""
        return list(dict.fromkeys([*self.finalists(), *self.named()]))

    def ranking(self) -> list[Plan]:
        """The plans that were found, best first; the opponents that were named are not among them."""
        return sorted(self.plans, key=lambda plan: -self.scores.get(plan, 0.0))

    def begin(self) -> Iterator[None]:
        """Let the plans that this kingdom suggests race, family by family, then the best of them with one more card."""
        suggested = archetypes(self.kingdom)
        others = {family: [plan for plan in plans if plan not in self.against] for family, plans in suggested.items()}
        families = {family: plans for family, plans in others.items() if plans}
        self.tried += sum(map(len, families.values()))
        if near := self.near_those_named():
            families[NEAR] = near
        for family, plans in families.items():
            self.families[family] = self.races.race(plans, OF_A_FAMILY)
            yield
        self.choose_rivals()
        yield
        for best in GROWN:
            self.grow(best)
            yield

    def near_those_named(self) -> list[Plan]:
        """Other versions of the opponents that were named: what beats a plan is often a better version of it."""
        known = [made_from(plan, [line for line in plan.lines if self.has(line)]) for plan in self.against]
        near = [child for plan in known for child in (*retouched(plan), *with_one_more(plan, self.kingdom))]
        return [self.numbered(child) for child in near if child.lines]

    def has(self, line: Line) -> bool:
        """Whether the kingdom has the card of a rule."""
        return line.card in self.kingdom or not is_of_kingdom(line)

    def grow(self, best: int) -> None:
        """Try this many of the best plans with each other card of the kingdom."""
        grown = {
            child: family
            for family, plans in self.families.items()
            for plan in plans
            if plan in self.ranking()[:best]
            for child in with_one_more(plan, self.kingdom)
        }
        self.tried += len(grown)
        for plan in self.races.race(list(grown), OF_A_FAMILY):
            self.admit(grown[plan], plan)
        self.choose_rivals()

    def admit(self, family: str, plan: Plan) -> None:
        """Put a plan into its family, at the place that its score gives it; the last one leaves."""
        plans = sorted(dict.fromkeys([*self.families[family], plan]), key=lambda each: -self.scores[each])
        self.families[family] = plans[:OF_A_FAMILY]

    def generation(self, number: int) -> None:
        """Let variations of the plans of one family race against the best of it."""
        family = self.family_to_vary(number)
        best = self.families[family][0]
        if best not in self.retouched:
            self.retouched.add(best)
            self.challenge(family, retouched(best))
        else:
            self.challenge(family, mutations(self.families[family], self.plans, self.kingdom, self.rng))

    def challenge(self, family: str, children: Sequence[Plan]) -> None:
        """Let other versions of plans race; the best of them joins the family if it is better than the best of that."""
        better = self.races.better(self.families[family][0], [self.numbered(child) for child in children])
        if better is not None:
            self.admit(family, better)
            self.choose_rivals()

    def numbered(self, child: Plan) -> Plan:
        """A new version of a plan, with a name of its own."""
        self.tried += 1
        return replace(child, name=f"{child.name.split(' #')[0]} #{self.tried}")

    def family_to_vary(self, number: int) -> str:
        """Every other time the family of the best plan, else one that is not far behind."""
        best = self.ranking()[0]
        leaders = {family: plans[0] for family, plans in self.families.items()}
        own = next(family for family, plans in self.families.items() if best in plans)
        near = [f for f, plan in leaders.items() if f != own and self.scores[best] - self.scores[plan] < FAR_BEHIND]
        return near[number // 2 % len(near)] if number % 2 and near else own

    def finalists(self, n: int = FINALISTS) -> list[Plan]:
        """The best plan of each family, the best of the beginning, and the best of the others."""
        leaders = [plans[0] for plans in self.families.values()]
        anchors = [] if self.anchor is None else [self.anchor]
        ranked = list(dict.fromkeys([*self.ranking(), *anchors]))
        return sorted(list(dict.fromkeys([*leaders, *anchors, *ranked]))[:n], key=ranked.index)

    def final(self) -> list[Plan]:
        """The finalists, best first, by how good they are on fresh seeds."""
        field = self.field()
        finalists = self.finalists()
        money, *named = [field.index(plan) for plan in (self.money, *self.against)]
        good = goodness(self.races.compare(field, self.seeds_of_a_final(len(field))), money, named)
        self.scores.update(zip(field, good, strict=True))
        return sorted(finalists, key=lambda plan: -self.scores[plan])

    def seeds_of_a_final(self, plans: int) -> int:
        """On how many seeds this many plans are compared at the end."""
        return min(MOST_SEEDS_OF_A_FINAL, max(1, self.races.games // GAMES_FOR_A_FINAL // plans**2))

    def best(self) -> Plan:
        """The best plan of the final, with its share against plain money."""
        best = self.final()[0]
        if best == self.money:
            return best
        result = self.races.meet([(best, self.money)], self.races.fresh_seeds(self.seeds_of_a_final(FINALISTS)))
        return replace(best, beats_money=round(100 * result[best, self.money].points))


def search(population: Population, most_games: int) -> Iterator[None]:
    """Search until this many games have been played; pauses after each step, so that the caller may stop sooner."""
    yield from population.begin()
    number = 0
    while population.races.games < most_games:
        population.generation(number)
        number += 1
        yield


@lru_cache(PLANS_REMEMBERED)
def found_plan(kingdom: tuple[str, ...], players: int, games: int, seconds: float | None = None) -> Plan:
    """The best plan that a search of this many games finds, or of as many as there is time for."""
    population = Population(kingdom, players)
    begun = time.perf_counter()
    for _ in search(population, games):
        if population.races.games >= games or (seconds is not None and time.perf_counter() - begun > seconds):
            break
    return population.best()
