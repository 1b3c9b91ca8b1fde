"""Improving a strategy: a search for a better version of it, measured against given opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import find_plan
from fiefdom.lab.lots import played_by
from fiefdom.lab.match import entrants_of, kingdom_for
from fiefdom.lab.statistics import interval
from fiefdom.lab.workers import crew
from fiefdom.roster import NamedBot
from fiefdom.search.duels import play_here
from fiefdom.search.improve import Improver
from fiefdom.search.races import Races

# The search and the final measurement have no seed in common.
FIRST_FRESH_SEED = 1_000_000
# The final measurement takes this many times as many games as the trial of a round.
TRIALS_MEASURED = 5
MOST_ROUNDS = 10_000
# When the search is stopped, no more seeds than this are measured, so that nobody waits long.
SEEDS_WHEN_STOPPED = 50


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
    """Search for a better version of a strategy in rounds, then measure the best one on fresh seeds.

    `games` is how many games the best version of a round plays against the best so far.
    """
    plan = find_plan(strategy)
    against = entrants_of(opponents or ("big-money-ultimate",))
    kinds = kingdom_for((plan, *against), kingdom)
    rivals = [each if isinstance(each, Plan) else NamedBot(each) for each in against]
    races = Races([kind.name for kind in kinds], 2, rivals, seed)
    seeds = max(1, games // (2 * len(rivals)))
    improver = Improver(plan, races, seed, seeds)

    def measured(fresh: int) -> Improvement:
        """The best plan so far, measured on this many fresh seeds."""
        first = FIRST_FRESH_SEED + seed
        points = races.totals([plan, improver.best], rivals, range(first, first + fresh))
        before, games = points[plan]
        after, _ = points[improver.best]
        # It may have looked better in the search by luck.
        best = improver.best if after > before else plan
        improvement = Improvement(plan, best, before, max(before, after), games, improver.tried)
        if so_far is not None:
            so_far(improvement)
        return improvement

    try:
        with crew(jobs, cluster) as workers:
            races.play = partial(played_by, workers)
            for done in improver.rounds(rounds):
                if progress is not None:
                    progress(done, rounds)
            return measured(TRIALS_MEASURED * seeds)
    except KeyboardInterrupt:
        # The other processes are gone by now.
        races.play = play_here
        measured(min(TRIALS_MEASURED * seeds, SEEDS_WHEN_STOPPED))
        raise
