"""Searches for strategies for a kingdom: families of plans whose best ones are each other's rivals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fiefdom.bots.archetypes import archetypes
from fiefdom.bots.duels import Duel, Earned, PlayAll, fair_share, goodness, half_for, judged, mixture, play_here
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.variation import is_of_kingdom, made_from, mutation, retouched, with_one_more
from fiefdom.engine.rng import seeded

# How many plans of a family stay in the population.
OF_A_FAMILY = 3
# How many of the best plans are tried with one more card, then with another one, and so on.
GROWN = (2, 2, 2)
# How many variations a generation has.
CHILDREN = 16
# How many seeds the first round of a race has; every round has twice as many as the one before, for a third of the
# plans. With more than two players it is half of them, since a game tells less about each plan.
FIRST_SEEDS = 2
THIRD = 3
HALF = 2
# How many plans of the mixture one has to beat at most, and how often they are played in it at least.
MOST_RIVALS = 3
SELDOM = 0.1
# On how many seeds all plans are compared when there is a new rival.
SEEDS_TO_COMPARE = 8
# The choice of the best plan at the end: how many plans, about how many games of the search for each game of it, and on
# how many seeds at most, since more of them tell nothing new.
FINALISTS = 7
GAMES_FOR_A_FINAL = 3
MOST_SEEDS_OF_A_FINAL = 320
# How many seeds, and how much better it must be, for a variation that takes the place of the best of its family.
TRIAL_SEEDS = 24
MARGIN = 0.01
# A family that is this far behind is left as it is: its best plan only stays as a rival.
FAR_BEHIND = 0.3
# The family of other versions of the opponents that were named.
NEAR = "near"


class Population:
    """Plans for a kingdom, by families, with the best plan of each family first.

    Families are money, rushes, engines, strategies that are known, and what is near the opponents that were named. A
    plan has to beat a mixture of the best of all families: what beats money may lose to a rush, and that one to
    something else.
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
        self.money = shipped()["big-money-ultimate"]
        self.rng = seeded(seed)
        self.seed = seed
        self.against = list(dict.fromkeys(against))
        self.play = play
        self.families: dict[str, list[Plan]] = {}
        # How good each plan was in the last race that it was in.
        self.scores: dict[Plan, float] = {}
        # The plans of which every rule was changed once.
        self.retouched: set[Plan] = set()
        # The best plan of the beginning: nothing new may lose to what was known before.
        self.anchor: Plan | None = None
        # Whom a plan has to beat, and how much each of them counts.
        self.rivals: dict[Plan, float] = dict.fromkeys(self.named(), 1.0)
        self.games = 0
        self.tried = 0

    @property
    def plans(self) -> list[Plan]:
        return [plan for plans in self.families.values() for plan in plans]

    def named(self) -> list[Plan]:
        """Plain money, and the opponents that were named."""
        return list(dict.fromkeys([self.money, *self.against]))

    def choose_rivals(self) -> None:
        """From now on, a plan has to beat a mixture of the best, the best of the beginning and plain money.

        Whoever was named counts as much as all of these together.
        """
        self.anchor = self.anchor or self.ranking()[0]
        field = self.field()
        weights = mixture(self.compare(field, SEEDS_TO_COMPARE))
        often = sorted(zip(weights, range(len(field)), strict=True), reverse=True)[:MOST_RIVALS]
        rivals = {field[i]: weight for weight, i in often if weight >= SELDOM}
        always = (*self.named(), self.anchor)
        rivals |= {plan: max(rivals.get(plan, 0.0), 1 / MOST_RIVALS) for plan in always}
        weights = half_for([list(rivals).index(plan) for plan in self.against], list(rivals.values()))
        self.rivals = dict(zip(rivals, weights, strict=True))
        self.race(self.plans, len(self.plans), SEEDS_TO_COMPARE)
        for plans in self.families.values():
            plans.sort(key=lambda plan: -self.scores[plan])

    def field(self) -> list[Plan]:
        """The plans that are compared with each other: the finalists, and those that were named."""
        return list(dict.fromkeys([*self.finalists(), *self.named()]))

    def ranking(self) -> list[Plan]:
        """The plans that were found, best first; the opponents that were named are not among them."""
        return sorted(self.plans, key=lambda plan: -self.scores.get(plan, 0.0))

    # -- Playing ------------------------------------------------------------------------------------

    def fresh_seeds(self, n: int) -> range:
        """Seeds that no race has had: so many for two players, fewer for more, who play more games with each."""
        first = self.seed
        n = max(1, 2 * n // self.players)
        self.seed += n
        return range(first, first + n)

    def meet(self, pairs: Sequence[tuple[Plan, Plan]], seeds: range) -> dict[tuple[Plan, Plan], Earned]:
        """Play pairs on common seeds, and return what the first of each has earned, as fair shares.

        A plan earns half against itself, which only has to be played out for more than two: whoever is as good as the
        others is seldom ahead of all of them.
        """
        played = [(one, other) for one, other in pairs if one != other or self.players > 2]
        duels = [Duel(one, other, self.kingdom, self.players, seeds) for one, other in played]
        earned = self.play(duels)
        self.games += sum(duel.games for duel in duels)
        return {pair: Earned(0.5, 0.5) for pair in pairs} | {
            pair: Earned(*(fair_share(each, duel.games, self.players) for each in told))
            for pair, told, duel in zip(played, earned, duels, strict=True)
        }

    def race(self, plans: Sequence[Plan], keep: int, first_seeds: int = FIRST_SEEDS) -> list[Plan]:
        """The best of these plans against all rivals: each round has fewer of them, and more seeds."""
        values: dict[Plan, list[float]] = {}
        seeds, played = first_seeds, 0
        part = THIRD if self.players == 2 else HALF
        ranked = list(plans)
        while True:
            played += seeds
            pairs = [(plan, rival) for plan in ranked for rival in self.rivals]
            told = self.meet(pairs, self.fresh_seeds(seeds))
            for plan in ranked:
                had = values.get(plan, [0.0] * len(self.rivals))
                shares = [told[plan, rival].value for rival in self.rivals]
                values[plan] = [before + seeds * share for before, share in zip(had, shares, strict=True)]
                self.scores[plan] = judged([value / played for value in values[plan]], list(self.rivals.values()))
            ranked.sort(key=lambda plan: -self.scores[plan])
            if len(ranked) <= keep:
                return ranked
            ranked = ranked[: max(keep, len(ranked) // part)]
            seeds *= 2

    # -- Searching ----------------------------------------------------------------------------------

    def begin(self) -> Iterator[None]:
        """Let the plans that this kingdom suggests race, family by family, then the best of them with one more card."""
        suggested = archetypes(self.kingdom)
        others = {family: [plan for plan in plans if plan not in self.against] for family, plans in suggested.items()}
        families = {family: plans for family, plans in others.items() if plans}
        self.tried += sum(map(len, families.values()))
        if near := self.near_those_named():
            families[NEAR] = near
        for family, plans in families.items():
            self.families[family] = self.race(plans, OF_A_FAMILY)
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
            self.challenge(family, self.mutations(family))

    def mutations(self, family: str) -> list[Plan]:
        """Plans like those of a family, with a thing or two changed at random."""
        parents = self.families[family]
        others = self.plans
        known = {plan.lines for plan in others}
        children: list[Plan] = []
        for _ in range(CHILDREN):
            # Most of the time, the best plan of the family is the parent.
            parent = parents[self.rng.below(len(parents)) if self.rng.below(3) == 0 else 0]
            child = mutation(parent, others, self.kingdom, self.rng)
            while self.rng.below(2):
                child = mutation(child, others, self.kingdom, self.rng)
            if child.lines not in known:
                known.add(child.lines)
                children.append(child)
        return children

    def challenge(self, family: str, children: Sequence[Plan]) -> None:
        """Let other versions of plans race; the best of them joins the family if it is better than the best of that."""
        best = self.families[family][0]
        [hopeful] = self.race([self.numbered(child) for child in children], 1)
        # It may have won the race by luck: on fresh seeds it has to be better than the best of its family, clearly.
        self.race([hopeful, best], 2, TRIAL_SEEDS)
        if self.scores[hopeful] > self.scores[best] + MARGIN:
            self.admit(family, hopeful)
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

    def compare(self, plans: Sequence[Plan], seeds: int) -> list[list[float]]:
        """The shares of plans that all meet on fresh seeds: a row for each, against each of them."""
        if self.players > 2:
            pairs = [(one, other) for one in plans for other in plans]
        else:
            pairs = [(one, other) for i, one in enumerate(plans) for other in plans[: i + 1]]
        told = {pair: earned.value for pair, earned in self.meet(pairs, self.fresh_seeds(seeds)).items()}
        told = {(other, one): 1 - value for (one, other), value in told.items()} | told
        return [[told[one, other] for other in plans] for one in plans]

    def final(self) -> list[Plan]:
        """The finalists, best first, by how good they are on fresh seeds."""
        field = self.field()
        finalists = self.finalists()
        money, *named = [field.index(plan) for plan in (self.money, *self.against)]
        good = goodness(self.compare(field, self.seeds_of_a_final(len(field))), money, named)
        self.scores |= zip(field, good, strict=True)
        return sorted(finalists, key=lambda plan: -self.scores[plan])

    def seeds_of_a_final(self, plans: int) -> int:
        """On how many seeds so many plans are compared at the end."""
        return min(MOST_SEEDS_OF_A_FINAL, max(1, self.games // GAMES_FOR_A_FINAL // plans**2))

    def best(self) -> Plan:
        """The best plan of the final, with its share against plain money."""
        best = self.final()[0]
        if best == self.money:
            return best
        told = self.meet([(best, self.money)], self.fresh_seeds(self.seeds_of_a_final(FINALISTS)))
        return replace(best, beats_money=round(100 * told[best, self.money].points))


def search(population: Population, most_games: int) -> Iterator[None]:
    """Search until so many games have been played; pauses after each step, so that anybody may stop sooner."""
    yield from population.begin()
    number = 0
    while population.games < most_games:
        population.generation(number)
        number += 1
        yield
