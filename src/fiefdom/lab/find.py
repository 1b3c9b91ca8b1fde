"""How to win a kingdom: searches for strategies, and measures the best and each of its rules on fresh seeds."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fiefdom.bots.duels import Duel, Earned, fair_share, goodness, play_duel
from fiefdom.bots.finder import Population, search
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import find_plan
from fiefdom.cards.kingdoms import check_players, choose_kingdom
from fiefdom.files import quoted
from fiefdom.lab.statistics import interval
from fiefdom.lab.workers import results

# The search and the final measurement have no seed in common.
FIRST_FRESH_SEED = 2_000_000
FRESH_SEEDS = 200
SEEDS_WHEN_STOPPED = 50
# How many of the best strategies are shown, and against how many of them each rule is tried.
SHOWN = 5
JUDGES = 3
# Fewer games than this are played here: starting processes for them takes longer.
FEW_GAMES = 1_500
MOST_SECONDS = 24 * 60 * 60
NO_LIMIT = 1 << 60

# How many points a plan won against another, in how many games.
Points = tuple[float, int]


@dataclass
class Found:
    """The best strategies for a kingdom, the best first, and how they do against each other and the named opponents.

    All results are on fresh seeds. `without` has those of the best one without each of its rules, against `judges`.
    """

    kingdom: tuple[str, ...]
    players: int
    plans: list[Plan]
    matrix: list[list[Points | None]]
    against: list[Plan]
    judges: list[Plan]
    whole: Points
    without: list[Points | None]
    tried: int
    games: int

    @property
    def best(self) -> Plan:
        return self.plans[0]

    def data(self) -> dict[str, Any]:
        return {
            "kingdom": list(self.kingdom),
            "players": self.players,
            "tried": self.tried,
            "games": self.games,
            "strategies": [{"name": plan.name, "rules": [line.text() for line in plan.lines]} for plan in self.plans],
            "matrix": [[None if one is None else share_with_interval(one) for one in row] for row in self.matrix],
            "judges": [plan.name for plan in self.judges],
            "whole": share_with_interval(self.whole),
            "without": [None if one is None else share_with_interval(one) for one in self.without],
        }

    def beats_money(self) -> int | None:
        """How many games of a hundred the best strategy won against plain money; None if it is that itself."""
        result = self.matrix[0][[plan.name for plan in [*self.plans, *self.against]].index("big-money-ultimate")]
        return None if result is None else round(100 * result[0] / result[1])

    def text(self, comment: Callable[[float], str]) -> str:
        """The best strategy as a strategy file, with a comment on what each rule is worth."""
        lines = replace(self.best, kingdom=self.kingdom, beats_money=self.beats_money()).text().splitlines()
        start = lines.index('rules = """') + 1
        for i, result in enumerate(self.without):
            if result is not None:
                lines[start + i] += f"  # {quoted(comment(result[0] / result[1]))[1:-1]}"
        return "\n".join(lines) + "\n"


def share_with_interval(result: Points) -> dict[str, Any]:
    points, games = result
    return {"share": points / games, "games": games, "interval": list(interval(points, games))}


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
    progress: Callable[[int, int, str], None] | None = None,
    so_far: Callable[[Found], None] | None = None,
) -> Found:
    """Search the best strategy for a kingdom, for so many seconds or, to get the same result again, for so many games.

    `progress` gets what is done, the total and the best so far; `so_far` gets the result, even if it is stopped.
    """
    check_players(players)
    names = tuple(kind.name for kind in choose_kingdom(kingdom, seed))

    def play(duels: Sequence[Duel]) -> list[Earned]:
        few = sum(duel.games for duel in duels) < FEW_GAMES and cluster is None
        return list(results(play_duel, duels, 1 if few else jobs, cluster))

    population = Population(names, players, seed, [find_plan(name) for name in against], play)
    begun = time.perf_counter()
    try:
        for _ in search(population, NO_LIMIT if games is None else games):
            spent = time.perf_counter() - begun
            done, total = (spent, seconds or 0) if games is None else (population.games, games)
            if progress is not None:
                progress(min(int(done), int(total)), int(total), population.ranking()[0].name)
            if done >= total:
                break
    except KeyboardInterrupt:
        measured(population, play, SEEDS_WHEN_STOPPED, so_far)
        raise
    return measured(population, play, FRESH_SEEDS, so_far)


def measured(
    population: Population,
    play: Callable[[Sequence[Duel]], list[Earned]],
    seeds: int,
    so_far: Callable[[Found], None] | None,
) -> Found:
    """What the search has found, played again on fresh seeds."""
    plans = population.finalists(SHOWN)
    fresh = range(FIRST_FRESH_SEED, FIRST_FRESH_SEED + seeds)

    def results_of(pairs: Sequence[tuple[Plan, Plan]]) -> list[Points]:
        duels = [Duel(one, other, population.kingdom, population.players, fresh) for one, other in pairs]
        return [(earned.points, duel.games) for earned, duel in zip(play(duels), duels, strict=True)]

    rivals = list(dict.fromkeys([*plans, *population.named()]))
    pairs = [(one, other) for one in rivals for other in rivals if one != other]
    told = dict(zip(pairs, results_of(pairs), strict=True))
    # On fresh seeds, another one may be the best.
    good = goodness(rivals, lambda one, other: fair_share(*told[one, other], population.players))
    plans.sort(key=lambda plan: -good[plan])
    best = plans[0]
    judges = [plan for plan in rivals if plan != best][:JUDGES]
    lesser = [replace(best, lines=best.lines[:i] + best.lines[i + 1 :]) for i in range(len(best.lines))]
    tries = [(plan, judge) for plan in [best, *lesser] if plan.lines for judge in judges]
    by_plan: dict[Plan, list[Points]] = {}
    for (plan, _), result in zip(tries, results_of(tries), strict=True):
        by_plan.setdefault(plan, []).append(result)
    sums = {plan: (sum(one[0] for one in told), sum(one[1] for one in told)) for plan, told in by_plan.items()}
    found = Found(
        population.kingdom,
        population.players,
        plans,
        [[None if one == other else told[one, other] for other in [*plans, *rivals[len(plans) :]]] for one in plans],
        rivals[len(plans) :],
        judges,
        sums.get(best, (0.0, 1)),
        [sums.get(plan) for plan in lesser],
        population.tried,
        population.games,
    )
    if so_far is not None:
        so_far(found)
    return found
