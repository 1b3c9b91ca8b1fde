"""Searches for strategies for a kingdom: families of plans whose best ones are each other's rivals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fiefdom.bots.archetypes import archetypes
from fiefdom.bots.duels import Duel, Earned, PlayAll, fair_share, goodness, judged, play_here
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.variation import mutation, with_one_more
from fiefdom.engine.rng import seeded

# How many plans of a family stay in the population.
OF_A_FAMILY = 3
# How many of the best plans are tried with one more card, and then how many of those with another one.
GROWN = (3, 2)
# How many variations a generation has.
CHILDREN = 16
# How many seeds the first round of a race has; every round has twice as many as the one before.
FIRST_SEEDS = 2
# On how many seeds all plans are compared when there is a new rival.
SEEDS_TO_COMPARE = 8
# The choice of the best plan at the end: how many plans, and on how many seeds for each pair.
FINALISTS = 5
FINAL_SEEDS = 24
# How many seeds, and how much better it must be, for a variation that takes the place of the best of its family.
TRIAL_SEEDS = 24
MARGIN = 0.01
# A family that is this far behind is left as it is: its best plan only stays as a rival.
FAR_BEHIND = 0.3


class Population:
    """Plans for a kingdom, by families, with the best plan of each family first.

    Families are money, rushes, engines and strategies that are known. Few rivals leave more games for each of them, so
    while it is searched they are plain money, the opponents that were named, and the best plan of the beginning and of
    today. Only the choice of the best at the end is among the best of all families, since what beats money may lose to
    a rush.
    """

    def __init__(
        self,
        kingdom: Sequence[str],
        players: int = 2,
        seed: int = 0,
        against: Sequence[Plan] = (),
        play: PlayAll = play_here,
    ) -> None:
        self.kingdom = tuple(kingdom)
        self.players = players
        self.rng = seeded(seed)
        self.seed = seed
        self.against = list(against)
        self.play = play
        self.families: dict[str, list[Plan]] = {}
        # How good each plan was in the last race that it was in.
        self.scores: dict[Plan, float] = {}
        self.rivals: list[Plan] = self.named()
        # The best plan of the beginning: it stays a rival, so that nothing new loses to what was known before.
        self.anchor: Plan | None = None
        self.games = 0
        self.tried = 0

    @property
    def plans(self) -> list[Plan]:
        return [plan for plans in self.families.values() for plan in plans]

    def named(self) -> list[Plan]:
        """Plain money, and the opponents that were named."""
        return list(dict.fromkeys([shipped()["big-money-ultimate"], *self.against]))

    def choose_rivals(self) -> None:
        """Whom a plan has to beat from now on: those that were named, the best plan of the beginning and of today."""
        best = self.ranking()[0]
        self.anchor = self.anchor or best
        rivals = list(dict.fromkeys([*self.named(), self.anchor, best]))
        if rivals != self.rivals:
            self.rivals = rivals
            self.race(self.plans, len(self.plans), SEEDS_TO_COMPARE)
            for plans in self.families.values():
                plans.sort(key=lambda plan: -self.scores[plan])

    def ranking(self) -> list[Plan]:
        """The plans that were found, best first; the opponents that were named are not among them."""
        return sorted(self.plans, key=lambda plan: -self.scores.get(plan, 0.0))

    # -- Playing ------------------------------------------------------------------------------------

    def fresh_seeds(self, n: int) -> range:
        """Seeds that no race has had."""
        first = self.seed
        self.seed += n
        return range(first, first + n)

    def meet(self, pairs: Sequence[tuple[Plan, Plan]], seeds: range) -> dict[tuple[Plan, Plan], Earned]:
        """Play pairs on common seeds, and return what the first of each has earned, as fair shares."""
        duels = [Duel(one, other, self.kingdom, self.players, seeds) for one, other in pairs]
        earned = self.play(duels)
        self.games += sum(duel.games for duel in duels)
        return {
            pair: Earned(*(fair_share(each, duel.games, self.players) for each in told))
            for pair, told, duel in zip(pairs, earned, duels, strict=True)
        }

    def race(self, plans: Sequence[Plan], keep: int, first_seeds: int = FIRST_SEEDS) -> list[Plan]:
        """The best of these plans against all rivals: each round halves them, and has twice as many seeds."""
        values: dict[Plan, list[float]] = {}
        seeds, played = first_seeds, 0
        ranked = list(plans)
        while True:
            played += seeds
            pairs = [(plan, rival) for plan in ranked for rival in self.rivals if plan != rival]
            told = self.meet(pairs, self.fresh_seeds(seeds))
            for plan in ranked:
                had = values.get(plan, [0.0] * len(self.rivals))
                shares = [told[plan, rival].value if plan != rival else 0.5 for rival in self.rivals]
                values[plan] = [before + seeds * share for before, share in zip(had, shares, strict=True)]
                self.scores[plan] = judged([value / played for value in values[plan]], [1.0] * len(self.rivals))
            ranked.sort(key=lambda plan: -self.scores[plan])
            if len(ranked) <= keep:
                return ranked
            ranked = ranked[: max(keep, len(ranked) // 2)]
            seeds *= 2

    # -- Searching ----------------------------------------------------------------------------------

    def begin(self) -> Iterator[None]:
        """Let the plans that this kingdom suggests race, family by family, then the best of them with one more card."""
        for family, plans in archetypes(self.kingdom).items():
            self.tried += len(plans)
            self.families[family] = self.race(plans, OF_A_FAMILY)
            yield
        self.choose_rivals()
        yield
        for best in GROWN:
            self.grow(best)
            yield

    def grow(self, best: int) -> None:
        """Try so many of the best plans with each other card of the kingdom."""
        grown = {
            child: family
            for family, plans in self.families.items()
            for plan in plans
            if plan in self.ranking()[:best]
            for child in with_one_more(plan, self.kingdom)
        }
        self.tried += len(grown)
        for plan in self.race(list(grown), OF_A_FAMILY):
            self.admit(grown[plan], plan)
        self.choose_rivals()

    def admit(self, family: str, plan: Plan) -> None:
        """Put a plan into its family, at the place that its score gives it; the last one leaves."""
        plans = sorted([*self.families[family], plan], key=lambda each: -self.scores[each])
        self.families[family] = plans[:OF_A_FAMILY]

    def generation(self, number: int) -> None:
        """Let variations of the plans of one family race against the best of it."""
        family = self.family_to_vary(number)
        parents = self.families[family]
        others = self.plans
        known = {plan.lines for plan in others}
        children: list[Plan] = []
        for i in range(CHILDREN):
            # Most of the time, the best plan of the family is the parent.
            parent = parents[self.rng.below(len(parents)) if self.rng.below(3) == 0 else 0]
            child = mutation(parent, others, self.kingdom, self.rng)
            while self.rng.below(2):
                child = mutation(child, others, self.kingdom, self.rng)
            if child.lines not in known:
                known.add(child.lines)
                name = f"{parent.name.split(' #')[0]} #{number * CHILDREN + i + 1}"
                children.append(replace(child, name=name, author="", description=""))
        self.tried += len(children)
        hopeful = self.race(children, 1)[0]
        # It may have won the race by luck: on fresh seeds it has to be better than the best of its family, clearly.
        self.race([hopeful, parents[0]], 2, TRIAL_SEEDS)
        if self.scores[hopeful] > self.scores[parents[0]] + MARGIN:
            self.admit(family, hopeful)
            self.choose_rivals()

    def family_to_vary(self, number: int) -> str:
        """Every other time the family of the best plan, else one that is not far behind."""
        best = self.ranking()[0]
        leaders = {family: plans[0] for family, plans in self.families.items()}
        own = next(family for family, plans in self.families.items() if best in plans)
        near = [f for f, plan in leaders.items() if f != own and self.scores[best] - self.scores[plan] < FAR_BEHIND]
        return near[number // 2 % len(near)] if number % 2 and near else own

    def finalists(self, n: int = FINALISTS) -> list[Plan]:
        """The best plan of each family, and the best of the others."""
        leaders = [plans[0] for plans in self.families.values()]
        ranked = self.ranking()
        return sorted([*leaders, *(plan for plan in ranked if plan not in leaders)][:n], key=ranked.index)

    def best(self) -> Plan:
        """The finalist that does best on fresh seeds."""
        finalists = self.finalists()
        rivals = list(dict.fromkeys([*finalists, *self.rivals, *self.named()]))
        pairs = [(one, other) for i, one in enumerate(rivals) for other in rivals[:i]]
        if self.players > 2:
            pairs += [(other, one) for one, other in pairs]
        told = self.meet(pairs, self.fresh_seeds(FINAL_SEEDS))
        told = {(other, one): Earned(*(1 - each for each in earned)) for (one, other), earned in told.items()} | told
        self.scores |= goodness(rivals, lambda one, other: told[one, other].value)
        best = max(finalists, key=lambda plan: self.scores[plan])
        money = shipped()["big-money-ultimate"]
        return best if best == money else replace(best, beats_money=round(100 * told[best, money].points))


def search(population: Population, most_games: int) -> Iterator[None]:
    """Search until so many games have been played; pauses after each step, so that anybody may stop sooner."""
    yield from population.begin()
    number = 0
    while population.games < most_games:
        population.generation(number)
        number += 1
        yield
