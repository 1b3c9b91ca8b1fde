"""Searches strategies for a kingdom: a population of plans that plays against itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from fiefdom.bots.archetypes import archetypes
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.tally import points_of_first
from fiefdom.bots.variation import mutation
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.rng import seeded

# A game that takes longer than this counts as it stands.
MOST_TURNS = 50
# How many plans of a family are in the population, besides the opponents that were named.
OF_A_FAMILY = 3
CHILDREN = 16
# How many seeds the first round of halving has for each opponent; every round has twice as many as the one before.
FIRST_SEEDS = 4
CHILD_SEEDS = 8
RIVAL_SEEDS = 32
# A variation must be this much better than the plan whose place it takes.
MARGIN = 0.01
# Rounds of fictitious play: enough to find a mixture of a dozen plans to a few percent.
ROUNDS_OF_MIXING = 400


@dataclass(frozen=True)
class Duel:
    """A plan against another on some seeds, from every seat; with more players, all others play the other plan."""

    plan: Plan
    other: Plan
    kingdom: tuple[str, ...]
    players: int
    seeds: range

    @property
    def games(self) -> int:
        return len(self.seeds) * self.players


def play_duel(duel: Duel) -> float:
    """The plan's points in a duel: one for a win, a part of it for a shared win."""
    setup = make_setup(duel.players, [catalog.find(name) for name in duel.kingdom])
    bots = [duel.plan.strategy(), *[duel.other.strategy()] * (duel.players - 1)]
    return sum(
        points_of_first(setup, bots, seed, first, MOST_TURNS) for seed in duel.seeds for first in range(duel.players)
    )


PlayAll = Callable[[Sequence[Duel]], Sequence[float]]


def play_here(duels: Sequence[Duel]) -> list[float]:
    return [play_duel(duel) for duel in duels]


class Population:
    """Plans for a kingdom, and how they do against each other: a share of 0.5 means that two are equally good."""

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
        self.plans: list[Plan] = []
        # What kind of plan each one is: rivals of every family stay, since what beats money may lose to a rush.
        self.families: dict[Plan, str] = {}
        # The best plans of the beginning: they stay as rivals, so that nothing new loses to what was known before.
        self.anchors: list[Plan] = []
        self.games = 0
        self.tried = 0
        # Points and games of each pair that has met.
        self.met: dict[tuple[Plan, Plan], tuple[float, int]] = {}

    # -- Playing ------------------------------------------------------------------------------------

    def meet(self, pairs: Sequence[tuple[Plan, Plan]], first: int, seeds: int) -> list[float]:
        """Play pairs on common seeds, remember it, and return each share of points."""
        duels = [Duel(one, other, self.kingdom, self.players, range(first, first + seeds)) for one, other in pairs]
        points = self.play(duels)
        for duel, won in zip(duels, points, strict=True):
            self.games += duel.games
            had, games = self.met.get((duel.plan, duel.other), (0.0, 0))
            self.met[duel.plan, duel.other] = (had + won, games + duel.games)
        return [self.fair_share(won, duel.games) for won, duel in zip(points, duels, strict=True)]

    def fair_share(self, points: float, games: int) -> float:
        """The share of points, scaled so that 0.5 is an equal share with any number of players."""
        return min(1.0, points / games * self.players / 2)

    def share(self, one: Plan, other: Plan) -> float:
        """What is known of a pair, from either side; 0.5 if they have not met."""
        if one == other:
            return 0.5
        points, games = self.met.get((one, other), (0.0, 0))
        if games == 0 and self.players == 2:
            lost, played = self.met.get((other, one), (0.0, 0))
            return 1 - lost / played if played else 0.5
        return self.fair_share(points, games) if games else 0.5

    # -- Judging ------------------------------------------------------------------------------------

    def rivals(self) -> list[Plan]:
        return list(dict.fromkeys([*self.plans, *self.anchors, *self.against]))

    def mixture(self) -> dict[Plan, float]:
        """How often each plan is played where nobody can do better by playing another one, roughly."""
        rivals = self.rivals()
        counts = [0] * len(rivals)
        earned = [0.0] * len(rivals)
        shares = [[self.share(one, other) for other in rivals] for one in rivals]
        pick = 0
        for _ in range(ROUNDS_OF_MIXING):
            counts[pick] += 1
            for i in range(len(rivals)):
                earned[i] += shares[i][pick]
            pick = max(range(len(rivals)), key=lambda i: earned[i])
        return {plan: counts[i] / ROUNDS_OF_MIXING for i, plan in enumerate(rivals)}

    def score(self, plan: Plan, mixture: dict[Plan, float]) -> float:
        """How good a plan is: half by its worst rival, half by the mixture of the best."""
        rivals = [other for other in mixture if other != plan]
        if not rivals:
            return 0.5
        worst = min(self.share(plan, other) for other in rivals)
        return (worst + sum(weight * self.share(plan, other) for other, weight in mixture.items())) / 2

    def ranking(self) -> list[Plan]:
        """The plans that were found, best first; the opponents that were named are not among them."""
        if not self.anchors:
            return self.plans
        mixture = self.mixture()
        found = list(dict.fromkeys([*self.plans, *self.anchors]))
        return sorted(found, key=lambda plan: -self.score(plan, mixture))

    # -- Searching ----------------------------------------------------------------------------------

    def begin(self) -> Iterator[None]:
        """Halve the plans that this kingdom suggests until a few of each family are left; pauses after each step."""
        self.families = {plan: family for family, plan in archetypes(self.kingdom)}
        self.plans = list(self.families)
        self.tried = len(self.plans)
        judges = [shipped()["big-money-ultimate"], *self.against]
        first = self.seed
        seeds = FIRST_SEEDS
        while True:
            ranked = self.ranked(judges, first, seeds)
            families = {family: self.of_family(family, ranked) for family in dict.fromkeys(self.families.values())}
            is_done = all(len(members) <= OF_A_FAMILY for members in families.values())
            judges = list(dict.fromkeys([*judges[:1], *self.against, *(members[0] for members in families.values())]))
            kept = {plan for members in families.values() for plan in members[: max(OF_A_FAMILY, len(members) // 2)]}
            self.plans = [plan for plan in ranked if plan in kept]
            first += seeds
            seeds *= 2
            yield
            if is_done:
                break
        self.anchors = list(dict.fromkeys([*self.plans[:2], *(members[0] for members in families.values())]))
        self.meet_all(self.plans, first, RIVAL_SEEDS // 2)
        yield

    def of_family(self, family: str, plans: Sequence[Plan]) -> list[Plan]:
        return [plan for plan in plans if self.families[plan] == family]

    def ranked(self, judges: Sequence[Plan], first: int, seeds: int) -> list[Plan]:
        pairs = [(plan, judge) for plan in self.plans for judge in judges]
        shares = self.meet(pairs, first, seeds)
        totals: dict[Plan, float] = {}
        for (plan, _), share in zip(pairs, shares, strict=True):
            totals[plan] = totals.get(plan, 0.0) + share
        return sorted(totals, key=lambda plan: -totals[plan])

    def meet_all(self, plans: Sequence[Plan], first: int, seeds: int) -> None:
        """Let these plans meet every rival."""
        self.meet([(plan, other) for plan in plans for other in self.rivals() if plan != other], first, seeds)

    def generation(self, number: int) -> None:
        """Try some variations of the plans of one family; one that does well takes the place of its worst plan."""
        families = list(dict.fromkeys(self.families[plan] for plan in self.plans))
        family = families[number % len(families)]
        mixture = self.mixture()
        parents = self.of_family(family, sorted(self.plans, key=lambda plan: -self.score(plan, mixture)))
        known = {plan.lines for plan in self.rivals()}
        children: list[Plan] = []
        for i in range(CHILDREN):
            # Half of the time, the best plan of the family is the parent.
            parent = parents[self.rng.below(len(parents)) if self.rng.below(2) else 0]
            child = mutation(parent, self.rivals(), self.kingdom, self.rng)
            if self.rng.below(2):
                child = mutation(child, self.rivals(), self.kingdom, self.rng)
            if child.lines not in known:
                known.add(child.lines)
                name = f"{parent.name.split(' #')[0]} #{number * CHILDREN + i + 1}"
                children.append(replace(child, name=name, author="", description=""))
        self.tried += len(children)
        first = self.seed + 10_000 + number * (CHILD_SEEDS + RIVAL_SEEDS)
        self.meet_all(children, first, CHILD_SEEDS)
        hopeful = sorted(children, key=lambda child: -self.score(child, mixture))[:2]
        self.meet_all([*hopeful, parents[0]], first + CHILD_SEEDS, RIVAL_SEEDS)
        for child in hopeful:
            worst = min(self.of_family(family, self.plans), key=lambda plan: self.score(plan, mixture))
            if self.score(child, mixture) > self.score(worst, mixture) + MARGIN:
                self.families[child] = family
                self.plans[self.plans.index(worst)] = child
        self.forget()

    def forget(self) -> None:
        """Drop what is known of plans that are no longer in the population."""
        rivals = set(self.rivals())
        self.met = {pair: told for pair, told in self.met.items() if pair[0] in rivals and pair[1] in rivals}
        self.families = {plan: family for plan, family in self.families.items() if plan in rivals}


def search(population: Population, most_games: int) -> Iterator[None]:
    """Search until so many games have been played; pauses after each step, so that anybody may stop sooner."""
    yield from population.begin()
    number = 0
    while population.games < most_games:
        population.generation(number)
        number += 1
        yield
