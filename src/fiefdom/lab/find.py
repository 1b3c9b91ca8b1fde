"""How to win a kingdom: searches for strategies, and measures the best, its rules and each card on fresh seeds."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, count, permutations
from math import sqrt
from typing import Any

from fiefdom.bots.plan import Line, Plan, needed_by
from fiefdom.bots.shipped import find_plan
from fiefdom.bots.went_for import style
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import VICTORY
from fiefdom.files import quoted
from fiefdom.lab.lots import played_by
from fiefdom.lab.statistics import interval
from fiefdom.lab.workers import Crew, crew
from fiefdom.locale.names import LONGEST_NAME
from fiefdom.locale.speaker import ENGLISH, Speaker, speaker
from fiefdom.search.duels import Duel, Earned, play_here
from fiefdom.search.idle import living
from fiefdom.search.population import FINALISTS, Population, search
from fiefdom.search.races import Points, Races, share
from fiefdom.search.trimming import JUDGES, MOST_TRIMS, TRIM_SEEDS, judges_of, shorter, trimmed

# The search and the measurement of what it found have no seed in common, nor have the measurements of two searches.
FIRST_FRESH_SEED = 2_000_000
FRESH_SEEDS = 200
SEEDS_WHEN_STOPPED = 50
# How many of the best strategies are shown.
SHOWN = 5
# How many copies of a card to try that the best strategy skips.
TRIED_COPIES = 2
MOST_SECONDS = 24 * 60 * 60
NO_LIMIT = 1 << 60
# A name that a search makes can be this long: a number may follow, and a strategy file has to be able to have it.
LONGEST_PLAN_NAME = LONGEST_NAME - 10


@dataclass(frozen=True)
class CardTried:
    """A card of the kingdom: the best strategy without it or, if it skips that card, with it."""

    card: str
    is_used: bool
    points: Points


@dataclass
class Found:
    """The best strategies for a kingdom, the best first, and how they do against each other and the named opponents.

    All results are on fresh seeds. `named` are the opponents that the user named, and `against` the same with plain
    money, unless it is among the best. `without` has the results of the best one without each of its rules, and `cards`
    those without or with each card of the kingdom, all against `judges`, as `whole` has for the best one itself.
    """

    kingdom: tuple[str, ...]
    players: int
    seed: int
    plans: list[Plan]
    matrix: list[list[Points | None]]
    against: list[Plan]
    named: list[Plan]
    judges: list[Plan]
    whole: Points
    without: list[Points | None]
    cards: list[CardTried]
    tried: int
    games: int

    @property
    def best(self) -> Plan:
        return self.plans[0]

    def data(self) -> dict[str, Any]:
        return {
            "kingdom": list(self.kingdom),
            "players": self.players,
            "seed": self.seed,
            "tried": self.tried,
            "games": self.games,
            "strategies": [{"name": plan.name, "rules": [line.text() for line in plan.lines]} for plan in self.plans],
            "matrix": [[None if one is None else share_with_interval(one) for one in row] for row in self.matrix],
            "circle": [plan.name for plan in self.circle()],
            "judges": [plan.name for plan in self.judges],
            "whole": share_with_interval(self.whole),
            "without": [None if one is None else share_with_interval(one) for one in self.without],
            "cards": [
                {"card": one.card, "is_used": one.is_used, **share_with_interval(one.points)} for one in self.cards
            ],
        }

    @property
    def rivals(self) -> list[Plan]:
        """All that the best strategies were measured against, in the order of the matrix: they themselves first."""
        return [*self.plans, *self.against]

    def matter(self) -> list[CardTried]:
        """The cards without which the best strategy is clearly worse, the most important first."""
        found = [one for one in self.cards if one.is_used and self.whole_share - share(one.points) > self.noise]
        return sorted(found, key=lambda one: share(one.points))

    def leave(self) -> list[CardTried]:
        """The cards that the best strategy skips, and that would not help it."""
        return [one for one in self.cards if not one.is_used and share(one.points) - self.whole_share <= self.noise]

    @property
    def whole_share(self) -> float:
        return share(self.whole)

    @property
    def noise(self) -> float:
        """How much two shares of this many games may differ by luck, 19 times out of 20."""
        return 1.96 * sqrt(0.5 / self.whole[1])

    def beats_money(self) -> int | None:
        """How many games of a hundred the best strategy won against plain money; None if it is that itself."""
        result = self.matrix[0][[plan.name for plan in self.rivals].index("big-money-ultimate")]
        return None if result is None else round(100 * share(result))

    def circle(self) -> list[Plan]:
        """The best strategy, one that beats it, one that beats that one and so on, until the best one beats the last.

        Empty if none of those found clearly beats the best one.
        """
        stronger = [[j for j in range(len(self.plans)) if loses_to(row[j], self.players)] for row in self.matrix]
        paths = [[0]]
        # The shortest way back: each path is one longer than those before it.
        for path in paths:
            for other in stronger[path[-1]]:
                if other == 0:
                    return [self.plans[i] for i in path]
                if other not in path:
                    paths.append([*path, other])
        return []

    def text(self, whole: str, comment: Callable[[float], str]) -> str:
        """The best strategy as a strategy file: a comment on the whole, and one on what each rule is worth."""
        lines = replace(self.best, kingdom=self.kingdom, beats_money=self.beats_money()).text().splitlines()
        start = lines.index('rules = """') + 1
        for i, result in enumerate(self.without):
            if result is not None:
                lines[start + i] += f"  # {quoted(comment(share(result)))[1:-1]}"
        lines.insert(start, f"# {quoted(whole)[1:-1]}")
        return "\n".join(lines) + "\n"


def share_with_interval(result: Points) -> dict[str, Any]:
    return {"share": share(result), "games": result[1], "interval": list(interval(*result))}


def find(
    kingdom: str | Sequence[str] | None,
    *,
    seconds: float | None = 60,
    games: int | None = None,
    against: Sequence[str] = (),
    players: int = 2,
    seed: int = 0,
    jobs: int | None = None,
    cluster: str | None = None,
    language: str = ENGLISH,
    progress: Callable[[int, int, str], None] | None = None,
    so_far: Callable[[Found], None] | None = None,
) -> Found:
    """Search the best strategy for a kingdom, for some seconds or, to get the same result again, for some games.

    What was found is named in this language. `progress` gets what is done, the total and the best so far: first of the
    search, then of the games that measure what was found. `so_far` gets the result, even if it is stopped.
    """
    say = speaker(language)
    check_players(players)
    named = [find_plan(name) for name in against]
    names = tuple(kind.name for kind in choose_kingdom(kingdom, seed, needed=needed_by(named)))
    population = Population(names, players, seed, named)
    races = population.races
    begun = time.perf_counter()
    try:
        with crew(jobs, cluster) as workers:
            races.play = partial(played_by, workers)
            for _ in search(population, NO_LIMIT if games is None else games):
                spent = time.perf_counter() - begun
                done, total = (spent, seconds or 0) if games is None else (races.games, games)
                if progress is not None:
                    progress(min(int(done), int(total)), int(total), plan_name(say, population.ranking()[0]))
                if done >= total:
                    break
            if progress is not None:
                best = population.ranking()[0]
                expected = games_to_measure(population, len(best.lines), FRESH_SEEDS)
                races.play = Watched(workers, expected, plan_name(say, best), progress)
            plans = named_by_cards(say, population, trimmed(population, varied(able(population.final()))))
            found = measured(population, plans, FRESH_SEEDS, seed)
            if progress is not None:
                progress(expected, expected, plans[0].name)
    except KeyboardInterrupt:
        # The other processes are gone by now.
        races.play = play_here
        if so_far is not None and population.families:
            plans = named_by_cards(say, population, varied(able(population.finalists())))
            so_far(measured(population, plans, SEEDS_WHEN_STOPPED, seed))
        raise
    if so_far is not None:
        so_far(found)
    return found


class Watched:
    """Plays duels as `played_by` does, and says after each lot how many games of those expected are done."""

    def __init__(self, workers: Crew, expected: int, best: str, progress: Callable[[int, int, str], None]) -> None:
        self.workers = workers
        self.expected = expected
        self.best = best
        self.progress = progress
        self.done = 0

    def __call__(self, duels: Sequence[Duel]) -> list[Earned]:
        return played_by(self.workers, duels, self.count)

    def count(self, games: int) -> None:
        self.done += games
        # Only the caller knows when all is done.
        self.progress(min(self.done, self.expected - 1), self.expected, self.best)


def games_to_measure(population: Population, rules: int, seeds: int) -> int:
    """How many games the final takes, and to trim and measure a best plan with this many rules, at most."""
    rivals = SHOWN + len(population.named())
    field = FINALISTS + len(population.named())
    tries = JUDGES * (1 + rules)
    cards = JUDGES * len(population.kingdom)
    pairs_and_seeds = (
        (pairs_of(field, population.races.players), population.seeds_of_a_final(field)),
        (MOST_TRIMS * (tries + 2 * 2 * JUDGES), TRIM_SEEDS),
        (pairs_of(rivals, population.races.players), seeds),
        (tries + cards, seeds // 2),
    )
    return population.races.players * sum(pairs * each for pairs, each in pairs_and_seeds)


def pairs_of(plans: int, players: int) -> int:
    """How many duels it takes until this many plans have all met: of two players, each plays the same games."""
    return plans * (plans - 1) // (2 if players == 2 else 1)


def measured(population: Population, plans: list[Plan], seeds: int, seed: int) -> Found:
    """These plans, the best first, played again on the fresh seeds of the search with this seed."""
    rivals = list(dict.fromkeys([*plans, *population.named()]))
    first = FIRST_FRESH_SEED + FRESH_SEEDS * seed
    fresh = range(first, first + seeds)
    races = population.races
    results = all_met(races, rivals, fresh)
    plans = unbeaten_first(plans, results, races.players)
    rivals = [*plans, *rivals[len(plans) :]]
    best = plans[0]
    judges = judges_of(population, plans)
    lesser = shorter(best)
    other = {name: without_card(best, name) or with_card(best, name) for name in population.kingdom}
    sums = races.totals([best, *lesser, *other.values()], judges, fresh[: seeds // 2])
    used = {line.card for line in best.lines}
    return Found(
        races.kingdom,
        races.players,
        seed,
        plans,
        [[None if one == other else results[one, other] for other in [*plans, *rivals[len(plans) :]]] for one in plans],
        rivals[len(plans) :],
        population.against,
        judges,
        sums.get(best, (0.0, 1)),
        [sums.get(plan) for plan in lesser],
        [CardTried(name, name in used, sums[plan]) for name, plan in other.items() if plan in sums],
        population.tried,
        races.games,
    )


def all_met(races: Races, plans: Sequence[Plan], seeds: range) -> dict[tuple[Plan, Plan], Points]:
    """What each of these plans wins against each other one."""
    if races.players > 2:
        return races.points(list(permutations(plans, 2)), seeds)
    results = races.points(list(combinations(plans, 2)), seeds)
    return results | {(other, one): (games - points, games) for (one, other), (points, games) in results.items()}


def able(plans: Sequence[Plan]) -> list[Plan]:
    """The plans without rules that can never fire; those of others are left as they are."""
    return [plan if plan.author else replace(plan, lines=living(plan.lines)) for plan in plans]


def loses_to(result: Points | None, players: int) -> bool:
    """Whether it clearly wins less than an even share."""
    return result is not None and interval(*result)[1] < 1 / players


def unbeaten_first(plans: Sequence[Plan], results: dict[tuple[Plan, Plan], Points], players: int) -> list[Plan]:
    """The plans, best first: one that loses to no other here or, if some beat each other in a circle, one of those."""
    stronger = {one: [other for other in plans if loses_to(results.get((one, other)), players)] for one in plans}

    def above(plan: Plan) -> list[Plan]:
        """Those that beat it, those that beat them, and so on."""
        found = list(stronger[plan])
        for one in found:
            found += [other for other in stronger[one] if other not in found]
        return found

    best = next(plan for plan in plans if all(plan in above(other) for other in above(plan)))
    return [best, *(plan for plan in plans if plan != best)]


def varied(plans: Sequence[Plan]) -> list[Plan]:
    """The first of these plans for each choice of cards: others like it would say nothing new."""
    first_of: dict[frozenset[Kind], Plan] = {}
    for plan in plans:
        first_of.setdefault(frozenset(plan.needs()), plan)
    return list(first_of.values())[:SHOWN]


def named_by_cards(say: Speaker, population: Population, plans: Sequence[Plan]) -> list[Plan]:
    """The plans, with names that say what they buy instead of how they were found; no two names are the same."""
    known = population.named()
    taken = [plan.name for plan in known]
    found: list[Plan] = []
    for plan in plans:
        if plan not in known:
            taken.append(not_yet(taken, plan_name(say, plan)))
        found.append(plan if plan in known else replace(plan, name=taken[-1]))
    return found


def not_yet(taken: Sequence[str], name: str) -> str:
    """The name, with a number if it is taken."""
    return next(each for n in count(1) if (each := name if n == 1 else f"{name} ({n})") not in taken)


def plan_name(say: Speaker, plan: Plan) -> str:
    """What to call a plan: as its author does, or by what it buys, such as "engine of Witch, Village and Market"."""
    if plan.author:
        return plan.name
    key = f"find-plan-{style(plan, plan.needs())}"
    cards = [kind.name for kind in plan.needs()]
    name = say.say(key, cards=say.all_of(cards))
    while len(name) > LONGEST_PLAN_NAME:
        cards.pop()
        name = say.say(key, cards=say.all_of([*cards, "…"]))
    return " ".join(name.split())  # with plain spaces, as strategy files have them


def without_card(plan: Plan, name: str) -> Plan | None:
    """The plan without its rules for a card; None if it has none."""
    lines = tuple(line for line in plan.lines if line.card != name)
    return None if lines == plan.lines else replace(plan, lines=lines)


def with_card(plan: Plan, name: str) -> Plan:
    """The plan with a few copies of a card, bought before all that costs no more, other than Victory cards."""
    cost = catalog.find(name).cost
    kinds = [catalog.find(line.card) for line in plan.lines]
    no_dearer = [i for i, kind in enumerate(kinds) if kind.cost <= cost and not kind.types & VICTORY]
    place = no_dearer[0] if no_dearer else len(kinds)
    line = Line(name, f"count({name}) < {TRIED_COPIES}")
    return replace(plan, lines=(*plan.lines[:place], line, *plan.lines[place:]))
