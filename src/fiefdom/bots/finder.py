"""Searches for strategies for a kingdom: families of plans whose best ones are each other's rivals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fiefdom.bots.archetypes import archetypes
from fiefdom.bots.duels import Duel, PlayAll, fair_share, goodness, judged, play_here
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.variation import joined, mutation
from fiefdom.engine.rng import seeded

# How many plans of a family stay in the population.
OF_A_FAMILY = 3
# How many of the best plans are joined in pairs.
JOINED = 4
CHILDREN = 12
# How many seeds the first round of a race has; every round has twice as many as the one before.
FIRST_SEEDS = 3
# The choice of the best plan at the end: how many plans, and on how many seeds for each pair.
FINALISTS = 5
FINAL_SEEDS = 24
# How many seeds, and how much better it must be, for a variation that takes the place of the best of its family.
TRIAL_SEEDS = 24
MARGIN = 0.015
# A family that is this far behind is left as it is: its best plan only stays as a rival.
FAR_BEHIND = 0.2


class Population:
    """Plans for a kingdom, by families, with the best plan of each family first.

    Families are money, rushes, engines and strategies that are known. The best of each is everybody's rival, since what
    beats money may lose to a rush; so are plain money, and the opponents that were named.
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
        # The best plans of the beginning stay rivals, so that nothing new loses to what was known before.
        self.anchors: list[Plan] = []
        # How good each plan was in the last race that it was in.
        self.scores: dict[Plan, float] = {}
        self.games = 0
        self.tried = 0

    @property
    def plans(self) -> list[Plan]:
        return [plan for plans in self.families.values() for plan in plans]

    def named(self) -> list[Plan]:
        """Plain money, and the opponents that were named."""
        return list(dict.fromkeys([shipped()["big-money-ultimate"], *self.against]))

    def rivals(self) -> list[Plan]:
        """Whom a plan has to beat: those with a name, and the best plan of each family, now and at the beginning."""
        leaders = [plans[0] for plans in self.families.values()]
        return list(dict.fromkeys([*self.named(), *self.anchors, *leaders]))

    def ranking(self) -> list[Plan]:
        """The plans that were found, best first; the opponents that were named are not among them."""
        return sorted(self.plans, key=lambda plan: -self.scores.get(plan, 0.0))

    # -- Playing ------------------------------------------------------------------------------------

    def fresh_seeds(self, n: int) -> range:
        """Seeds that no race has had."""
        first = self.seed
        self.seed += n
        return range(first, first + n)

    def meet(self, pairs: Sequence[tuple[Plan, Plan]], seeds: range) -> list[float]:
        """Play pairs on common seeds, and return each share of points."""
        duels = [Duel(one, other, self.kingdom, self.players, seeds) for one, other in pairs]
        points = self.play(duels)
        self.games += sum(duel.games for duel in duels)
        return [fair_share(won, duel.games, self.players) for won, duel in zip(points, duels, strict=True)]

    def compare(self, plans: Sequence[Plan], seeds: int) -> dict[Plan, list[float]]:
        """Score plans by how they do against all rivals on fresh seeds, and return each one's shares."""
        rivals = self.rivals()
        pairs = [(plan, rival) for plan in plans for rival in rivals if plan != rival]
        told = dict(zip(pairs, self.meet(pairs, self.fresh_seeds(seeds)), strict=True))
        shares = {plan: [told.get((plan, rival), 0.5) for rival in rivals] for plan in plans}
        self.scores.update((plan, judged(row, [1.0] * len(row))) for plan, row in shares.items())
        return shares

    def race(self, plans: Sequence[Plan], keep: int) -> list[Plan]:
        """The best of these plans against all rivals: each round halves them, and has twice as many seeds."""
        earned: dict[Plan, list[float]] = {}
        seeds, played = FIRST_SEEDS, 0
        ranked = list(plans)
        while True:
            played += seeds
            for plan, shares in self.compare(ranked, seeds).items():
                had = earned.get(plan, [0.0] * len(shares))
                earned[plan] = [won + seeds * share for won, share in zip(had, shares, strict=True)]
                self.scores[plan] = judged([won / played for won in earned[plan]], [1.0] * len(shares))
            ranked.sort(key=lambda plan: -self.scores[plan])
            if len(ranked) <= keep:
                return ranked
            ranked = ranked[: max(keep, len(ranked) // 2)]
            seeds *= 2

    # -- Searching ----------------------------------------------------------------------------------

    def begin(self) -> Iterator[None]:
        """Let the plans that this kingdom suggests race, family by family, then the best of them joined in pairs."""
        for family, plans in archetypes(self.kingdom).items():
            self.tried += len(plans)
            self.families[family] = self.race(plans, OF_A_FAMILY)
            yield
        best = self.race(self.plans, JOINED)
        yield
        pairs = {
            joined(one, other): family
            for family, plans in self.families.items()
            for one in plans
            for other in best
            if one in best and one.needs() != other.needs()
        }
        self.tried += len(pairs)
        for plan in self.race([*pairs, *best], JOINED):
            if plan in pairs:
                self.admit(pairs[plan], plan)
        self.anchors = [*best[:1], *(plans[0] for plans in self.families.values())]
        yield

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
            # Half of the time, the best plan of the family is the parent.
            parent = parents[self.rng.below(len(parents)) if self.rng.below(2) else 0]
            child = mutation(parent, others, self.kingdom, self.rng)
            if self.rng.below(2):
                child = mutation(child, others, self.kingdom, self.rng)
            if child.lines not in known:
                known.add(child.lines)
                name = f"{parent.name.split(' #')[0]} #{number * CHILDREN + i + 1}"
                children.append(replace(child, name=name, author="", description=""))
        self.tried += len(children)
        hopeful = self.race(children, 1)[0]
        # It may have won the race by luck: on fresh seeds it has to be better than the best of its family, clearly.
        self.compare([hopeful, parents[0]], TRIAL_SEEDS)
        if self.scores[hopeful] > self.scores[parents[0]] + MARGIN:
            self.admit(family, hopeful)

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
        rivals = list(dict.fromkeys([*finalists, *self.rivals()]))
        pairs = [(one, other) for i, one in enumerate(rivals) for other in rivals[:i]]
        if self.players > 2:
            pairs += [(other, one) for one, other in pairs]
        told = dict(zip(pairs, self.meet(pairs, self.fresh_seeds(FINAL_SEEDS)), strict=True))

        def share(one: Plan, other: Plan) -> float:
            return told[one, other] if (one, other) in told else 1 - told[other, one]

        self.scores |= goodness(rivals, share)
        best = max(finalists, key=lambda plan: self.scores[plan])
        money = shipped()["big-money-ultimate"]
        return best if best == money else replace(best, beats_money=round(100 * share(best, money)))


def search(population: Population, most_games: int) -> Iterator[None]:
    """Search until so many games have been played; pauses after each step, so that anybody may stop sooner."""
    yield from population.begin()
    number = 0
    while population.games < most_games:
        population.generation(number)
        number += 1
        yield
