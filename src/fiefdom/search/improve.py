"""Better versions of one plan, with no cards but its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fiefdom.bots.plan import Line, Plan
from fiefdom.engine.rng import seeded
from fiefdom.search.races import Races
from fiefdom.search.variation import mutations, retouched

# In each round, the race and the trial at its end take about as many games together as this many plans would that each
# play on the seeds of the trial. The rounds of a race take three times as many as its first round, at most.
PLANS_A_ROUND = 8
RACE_BY_FIRST_ROUND = 3


class Improver:
    """Tries versions of a plan in rounds; the best so far has to defend its place against the winner of each round."""

    def __init__(self, plan: Plan, races: Races, seed: int, seeds_of_trial: int) -> None:
        self.plan = plan
        self.best = plan
        self.races = races
        self.rng = seeded(seed)
        self.seeds_of_trial = seeds_of_trial
        # Whether every rule of the best plan was changed once.
        self.is_retouched = False
        self.tried = 0

    def rounds(self, n: int) -> Iterator[int]:
        """Play this many rounds, and pause after each with its number."""
        for number in range(1, n + 1):
            self.round()
            yield number

    def round(self) -> None:
        children = [self.version(child.lines) for child in self.children() if child.lines]
        self.is_retouched = True
        self.tried += len(children)
        if not children:
            return
        of_race = (PLANS_A_ROUND - 2) * self.seeds_of_trial // RACE_BY_FIRST_ROUND
        better = self.races.better(self.best, children, max(1, of_race // len(children)), self.seeds_of_trial)
        if better is not None:
            self.best = better
            self.is_retouched = False

    def children(self) -> list[Plan]:
        """The best plan with each rule changed once or, if that was tried, with a thing or two changed at random."""
        if not self.is_retouched:
            return retouched(self.best)
        own = [kind.name for kind in self.plan.needs()]
        return mutations([self.best], [self.best], own, self.rng)

    def version(self, lines: Sequence[Line]) -> Plan:
        """The plan with other rules; how often it beat money is no longer known."""
        return replace(self.plan, lines=tuple(lines), beats_money=None)
