"""Improving a strategy: trying other thresholds and another order of its rules against given opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import find_plan
from fiefdom.bots.tally import Tally
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.rng import seeded
from fiefdom.lab.match import Entrant, bots_of, entrants_of, kingdom_for
from fiefdom.lab.statistics import interval
from fiefdom.lab.workers import Crew, crew
from fiefdom.roster import anew
from fiefdom.search.variation import variation

# The search and the final measurement have no seed in common.
FIRST_FRESH_SEED = 1_000_000
PIECES = 8
MOST_ROUNDS = 10_000
# When the search is stopped, no more seeds than this are measured, so that nobody waits long.
SEEDS_WHEN_STOPPED = 50


@dataclass(frozen=True)
class Trial:
    """A plan to try against opponents on some seeds: the work for one process."""

    plan: Plan
    opponents: tuple[Entrant, ...]
    kingdom: tuple[str, ...]
    seeds: range


@dataclass
class Improvement:
    """The best plan found, and how it and the original did on fresh seeds, in points and games."""

    before: Plan
    after: Plan
    points_before: float
    points_after: float
    games: int
    tried: int

    def data(self) -> dict[str, Any]:
        return {
            "name": self.before.name,
            "tried": self.tried,
            "games": self.games,
            "before": {
                "share": self.points_before / self.games,
                "interval": list(interval(self.points_before, self.games)),
            },
            "after": {
                "share": self.points_after / self.games,
                "interval": list(interval(self.points_after, self.games)),
            },
            "rules": [line.text() for line in self.after.lines],
        }


def play_trial(trial: Trial) -> float:
    """The points of a plan on its seeds, from both seats against each opponent; a shared win is half a point."""
    setup = make_setup(2, [catalog.find(name) for name in trial.kingdom])
    points = 0.0
    for opponent in trial.opponents:
        tally = Tally(2, len(catalog.kinds))
        bots = [trial.plan.strategy(), bots_of([opponent])[0]]
        for seed in trial.seeds:
            tally.play(setup, [anew(bot, seed) for bot in bots], [0, 1], seed)
            tally.play(setup, [anew(bot, seed) for bot in bots], [1, 0], seed)
        points += tally.points(0)
    return points


def improve(
    strategy: str,
    *opponents: str,
    rounds: int = 40,
    games: int = 400,
    kingdom: str | Sequence[str] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    so_far: Callable[[Improvement], None] | None = None,
) -> Improvement:
    """Search variations of a strategy by hill climbing, then measure the best one on fresh seeds."""
    plan = find_plan(strategy)
    against = entrants_of(opponents or ("big-money-ultimate",))
    kinds = tuple(kind.name for kind in kingdom_for((plan, *against), kingdom))
    seeds = max(1, games // (2 * len(against)))
    rng = seeded(seed)
    best, tried = plan, 0

    def points_of(workers: Crew, plans: Sequence[Plan], first: int, n: int) -> list[float]:
        trials = [Trial(each, against, kinds, range(first, first + n)) for each in plans]
        return list(workers.results(play_trial, trials))

    def measured(workers: Crew, fresh: int) -> Improvement:
        """The best plan so far, measured on so many fresh seeds."""
        before, after = points_of(workers, [plan, best], FIRST_FRESH_SEED + seed, fresh)
        # It may have looked better in the search by luck.
        is_better = after > before
        improvement = Improvement(
            plan, best if is_better else plan, before, max(before, after), 2 * fresh * len(against), tried
        )
        if so_far is not None:
            so_far(improvement)
        return improvement

    try:
        with crew(jobs, cluster, PIECES) as workers:
            for done in range(rounds):
                # Every round has its own seeds, and the best plan so far must defend its place on them.
                variants = [variation(best, rng) for _ in range(PIECES - 1)]
                if rng.below(2):
                    variants[0] = variation(variants[0], rng)
                tried += len(variants)
                scores = points_of(workers, [best, *variants], seed + done * seeds, seeds)
                top = max(range(len(scores)), key=lambda i: scores[i])
                if top > 0 and scores[top] > scores[0] + significant(seeds * 2 * len(against)):
                    best = variants[top - 1]
                if progress is not None:
                    progress(done + 1, rounds)
            return measured(workers, 5 * seeds)
    except KeyboardInterrupt:
        # The other processes are gone by now.
        measured(Crew(), min(5 * seeds, SEEDS_WHEN_STOPPED))
        raise


def significant(games: int) -> float:
    """How many points ahead a variation must be to count as better."""
    return sqrt(games)
