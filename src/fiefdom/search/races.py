"""Races: plans play the same rivals on common seeds, in rounds of fewer plans and more games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from fiefdom.bots.plan import Plan
from fiefdom.search.duels import Duel, Earned, PlayAll, Rival, fair_share, play_here
from fiefdom.search.mixtures import judged

# How many seeds the first round of a race has. Every round has twice as many as the one before, and one plan in this
# many goes on to it. With more than two players more go on, since a game tells less about each plan.
FIRST_SEEDS = 2
ONE_GOES_ON_IN = 3
ONE_OF_MORE_PLAYERS_IN = 2
# How many seeds, and how much better it must be, for a plan that takes the place of another one.
TRIAL_SEEDS = 24
MARGIN = 0.01

# The points that a plan has won, and in how many games.
Points = tuple[float, int]

R = TypeVar("R", bound=Rival)


def share(points: Points) -> float:
    won, games = points
    return won / games


class Races:
    """Races of plans for a kingdom, each on fresh seeds, and how good each plan was in the last one that it was in."""

    def __init__(
        self, kingdom: Sequence[str], players: int, rivals: Iterable[Rival], seed: int, play: PlayAll = play_here
    ) -> None:
        self.kingdom = tuple(kingdom)
        self.players = players
        # Whom a plan has to beat, and how much each of them counts.
        self.rivals: dict[Rival, float] = dict.fromkeys(rivals, 1.0)
        self.seed = seed
        self.play = play
        self.scores: dict[Plan, float] = {}
        self.games = 0

    def fresh_seeds(self, n: int) -> range:
        """Seeds that no race has had: this many for two players, fewer for more, who play more games with each."""
        first = self.seed
        n = max(1, 2 * n // self.players)
        self.seed += n
        return range(first, first + n)

    def meet(self, pairs: Sequence[tuple[Plan, R]], seeds: range) -> dict[tuple[Plan, R], Earned]:
        """Play pairs on common seeds, and return what the first of each has earned, as fair shares.

        A plan earns half against itself. That only has to be played out for more than two players, since with equal
        plans it is rare to be ahead of all others.
        """
        played = [(one, other) for one, other in pairs if one != other or self.players > 2]
        duels = self.duels(played, seeds)
        earned = self.play(duels)
        self.games += sum(duel.games for duel in duels)
        return {pair: Earned(0.5, 0.5) for pair in pairs} | {
            pair: Earned(*(fair_share(each, duel.games, self.players) for each in points))
            for pair, points, duel in zip(played, earned, duels, strict=True)
        }

    def duels(self, pairs: Iterable[tuple[Plan, Rival]], seeds: range) -> list[Duel]:
        return [Duel(one, other, self.kingdom, self.players, seeds) for one, other in pairs]

    def race(self, plans: Sequence[Plan], keep: int, first_seeds: int = FIRST_SEEDS) -> list[Plan]:
        """The best of these plans against all rivals: each round has fewer of them, and more seeds."""
        values: dict[Plan, list[float]] = {}
        seeds, played = first_seeds, 0
        one_goes_on_in = ONE_GOES_ON_IN if self.players == 2 else ONE_OF_MORE_PLAYERS_IN
        ranked = list(plans)
        while True:
            played += seeds
            pairs = [(plan, rival) for plan in ranked for rival in self.rivals]
            met = self.meet(pairs, self.fresh_seeds(seeds))
            for plan in ranked:
                had = values.get(plan, [0.0] * len(self.rivals))
                shares = [met[plan, rival].value for rival in self.rivals]
                values[plan] = [before + seeds * share for before, share in zip(had, shares, strict=True)]
                self.scores[plan] = judged([value / played for value in values[plan]], list(self.rivals.values()))
            ranked.sort(key=lambda plan: -self.scores[plan])
            if len(ranked) <= keep:
                return ranked
            ranked = ranked[: max(keep, len(ranked) // one_goes_on_in)]
            seeds *= 2

    def better(
        self, best: Plan, children: Sequence[Plan], first_seeds: int = FIRST_SEEDS, trial_seeds: int = TRIAL_SEEDS
    ) -> Plan | None:
        """The winner of a race of these children if it is clearly better than the best plan so far; None if not.

        It may have won the race by luck, so it has to be better on fresh seeds.
        """
        [hopeful] = self.race(children, 1, first_seeds)
        self.race([hopeful, best], 2, trial_seeds)
        return hopeful if self.scores[hopeful] > self.scores[best] + MARGIN else None

    def compare(self, plans: Sequence[Plan], seeds: int) -> list[list[float]]:
        """The shares of plans that all meet on fresh seeds: a row for each, against each of them."""
        if self.players > 2:
            pairs = [(one, other) for one in plans for other in plans]
        else:
            pairs = [(one, other) for i, one in enumerate(plans) for other in plans[: i + 1]]
        shares = {pair: earned.value for pair, earned in self.meet(pairs, self.fresh_seeds(seeds)).items()}
        shares = {(other, one): 1 - value for (one, other), value in shares.items()} | shares
        return [[shares[one, other] for other in plans] for one in plans]

    # -- Measuring, which counts as no game of a race -----------------------------------------------

    def points(self, pairs: Sequence[tuple[Plan, R]], seeds: range) -> dict[tuple[Plan, R], Points]:
        """The points of the first of each pair against the second."""
        duels = self.duels(pairs, seeds)
        played = [(earned.points, duel.games) for earned, duel in zip(self.play(duels), duels, strict=True)]
        return dict(zip(pairs, played, strict=True))

    def totals(self, plans: Iterable[Plan], judges: Sequence[Rival], seeds: range) -> dict[Plan, Points]:
        """The points of each plan that has rules against all judges together."""
        pairs = [(plan, judge) for plan in dict.fromkeys(plans) if plan.lines for judge in judges]
        sums: dict[Plan, Points] = {}
        for (plan, _), (points, games) in self.points(pairs, seeds).items():
            before = sums.get(plan, (0.0, 0))
            sums[plan] = (before[0] + points, before[1] + games)
        return sums
