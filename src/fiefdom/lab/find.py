"""How to win a kingdom: searches for strategies, and measures the best, its rules and each card on fresh seeds."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from typing import Any

from fiefdom.bots.duels import Duel, Earned, PlayAll, fair_share, goodness, play_here
from fiefdom.bots.finder import Population, search
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.shipped import find_plan
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom
from fiefdom.engine.card import VICTORY
from fiefdom.files import quoted
from fiefdom.lab.statistics import interval
from fiefdom.lab.workers import Crew, crew

# The search and the final measurement have no seed in common.
FIRST_FRESH_SEED = 2_000_000
FRESH_SEEDS = 200
SEEDS_WHEN_STOPPED = 50
# How many of the best strategies are shown, and against how many of them each rule is tried.
SHOWN = 5
JUDGES = 3
# Duels go to other processes in lots of about so many games; a single lot is played here.
GAMES_A_LOT = 200
# How many of a card are tried that the best strategy leaves.
TRIED_COPIES = 2
# At the end, rules are taken out that change nothing, or without which the plan is so much better: at most so many,
# each tried on so many seeds.
MOST_TRIMS = 6
FIRST_TRIM_SEED = 1_000_000
TRIM_SEEDS = 60
TRIM_MARGIN = 0.03
MOST_SECONDS = 24 * 60 * 60
NO_LIMIT = 1 << 60

# How many points a plan won against another, in how many games.
Points = tuple[float, int]


@dataclass(frozen=True)
class CardTried:
    """A card of the kingdom: the best strategy without it or, if it leaves that card, with it."""

    card: str
    is_used: bool
    points: Points


@dataclass
class Found:
    """The best strategies for a kingdom, the best first, and how they do against each other and the named opponents.

    All results are on fresh seeds. `without` has those of the best one without each of its rules, and `cards` those
    without or with each card of the kingdom, all against `judges`, as `whole` has for the best one itself.
    """

    kingdom: tuple[str, ...]
    players: int
    seed: int
    plans: list[Plan]
    matrix: list[list[Points | None]]
    against: list[Plan]
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
        """The cards that the best strategy leaves, and that do not help it."""
        return [one for one in self.cards if not one.is_used and share(one.points) - self.whole_share <= self.noise]

    @property
    def whole_share(self) -> float:
        return share(self.whole)

    @property
    def noise(self) -> float:
        """How much two shares of so many games may differ by luck, 19 times out of 20."""
        return 1.96 * sqrt(0.5 / self.whole[1])

    def beats_money(self) -> int | None:
        """How many games of a hundred the best strategy won against plain money; None if it is that itself."""
        result = self.matrix[0][[plan.name for plan in self.rivals].index("big-money-ultimate")]
        return None if result is None else round(100 * share(result))

    def text(self, whole: str, comment: Callable[[float], str]) -> str:
        """The best strategy as a strategy file: a comment on the whole, and one on what each rule is worth."""
        lines = replace(self.best, kingdom=self.kingdom, beats_money=self.beats_money()).text().splitlines()
        start = lines.index('rules = """') + 1
        for i, result in enumerate(self.without):
            if result is not None:
                lines[start + i] += f"  # {quoted(comment(share(result)))[1:-1]}"
        lines.insert(start, f"# {quoted(whole)[1:-1]}")
        return "\n".join(lines) + "\n"


def share(result: Points) -> float:
    points, games = result
    return points / games


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
    progress: Callable[[int, int, str], None] | None = None,
    so_far: Callable[[Found], None] | None = None,
) -> Found:
    """Search the best strategy for a kingdom, for so many seconds or, to get the same result again, for so many games.

    `progress` gets what is done, the total and the best so far: first of the search, then of the games that measure
    what was found. `so_far` gets the result, even if it is stopped.
    """
    check_players(players)
    names = tuple(kind.name for kind in choose_kingdom(kingdom, seed))
    population = Population(names, players, seed, [find_plan(name) for name in against])
    begun = time.perf_counter()
    try:
        with crew(jobs, cluster) as workers:
            population.play = partial(played_by, workers)
            for _ in search(population, NO_LIMIT if games is None else games):
                spent = time.perf_counter() - begun
                done, total = (spent, seconds or 0) if games is None else (population.games, games)
                if progress is not None:
                    progress(min(int(done), int(total)), int(total), population.ranking()[0].name)
                if done >= total:
                    break
            finalists = population.finalists(SHOWN)
            if progress is not None:
                expected = games_to_measure(population, finalists, FRESH_SEEDS)
                population.play = Watched(workers, expected, finalists[0].name, progress)
            plans = trimmed(population, finalists)
            found = measured(population, plans, population.play, FRESH_SEEDS, seed)
            if progress is not None:
                progress(expected, expected, plans[0].name)
    except KeyboardInterrupt:
        # The other processes are gone by now.
        if so_far is not None and population.families:
            finalists = population.finalists(SHOWN)
            so_far(measured(population, finalists, play_here, SEEDS_WHEN_STOPPED, seed))
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


def games_to_measure(population: Population, plans: Sequence[Plan], seeds: int) -> int:
    """How many games it takes to trim and measure these plans, if as many rules are taken out as may be."""
    rivals = len({*plans, *population.named()})
    tries = JUDGES * (1 + len(plans[0].lines))
    cards = JUDGES * len(population.kingdom)
    pairs_and_seeds = ((MOST_TRIMS * tries, TRIM_SEEDS), (rivals * (rivals - 1), seeds), (tries + cards, seeds // 2))
    return population.players * sum(pairs * each for pairs, each in pairs_and_seeds)


def played_by(workers: Crew, duels: Sequence[Duel], count: Callable[[int], None] = lambda _games: None) -> list[Earned]:
    """What was earned in these duels, played in lots; `count` is told the games of each lot that is done."""
    lots: list[list[Duel]] = [[]]
    games = 0
    for duel in duels:
        if games >= GAMES_A_LOT:
            lots.append([])
            games = 0
        lots[-1].append(duel)
        games += duel.games
    played = workers.results(play_here, lots) if len(lots) > 1 else [play_here(lots[0])]
    found: list[Earned] = []
    for lot, earned in zip(lots, played, strict=True):
        found += earned
        count(sum(duel.games for duel in lot))
    return found


def measured(population: Population, plans: list[Plan], play: PlayAll, seeds: int, seed: int) -> Found:
    """The best plans of the search with this seed, played again on fresh seeds."""
    rivals = list(dict.fromkeys([*plans, *population.named()]))
    fresh = range(FIRST_FRESH_SEED, FIRST_FRESH_SEED + seeds)
    told = results_of(population, play, [(one, other) for one in rivals for other in rivals if one != other], fresh)
    # On fresh seeds, another one may be the best.
    shares = [
        [0.5 if one == other else fair_share(*told[one, other], population.players) for other in rivals]
        for one in rivals
    ]
    named = [rivals.index(plan) for plan in population.named()]
    good = dict(zip(rivals, goodness(shares, named), strict=True))
    plans.sort(key=lambda plan: -good[plan])
    best = plans[0]
    judges = [plan for plan in rivals if plan != best][:JUDGES]
    lesser = shorter(best)
    other = {name: without_card(best, name) or with_card(best, name) for name in population.kingdom}
    sums = totals(population, play, [best, *lesser, *other.values()], judges, fresh[: seeds // 2])
    used = {line.card for line in best.lines}
    return Found(
        population.kingdom,
        population.players,
        seed,
        plans,
        [[None if one == other else told[one, other] for other in [*plans, *rivals[len(plans) :]]] for one in plans],
        rivals[len(plans) :],
        judges,
        sums.get(best, (0.0, 1)),
        [sums.get(plan) for plan in lesser],
        [CardTried(name, name in used, sums[plan]) for name, plan in other.items() if plan in sums],
        population.tried,
        population.games,
    )


def results_of(
    population: Population, play: PlayAll, pairs: Sequence[tuple[Plan, Plan]], seeds: range
) -> dict[tuple[Plan, Plan], Points]:
    duels = [Duel(one, other, population.kingdom, population.players, seeds) for one, other in pairs]
    played = [(earned.points, duel.games) for earned, duel in zip(play(duels), duels, strict=True)]
    return dict(zip(pairs, played, strict=True))


def totals(
    population: Population, play: PlayAll, plans: Sequence[Plan], judges: Sequence[Plan], seeds: range
) -> dict[Plan, Points]:
    """What each plan that has rules wins against all judges together."""
    pairs = [(plan, judge) for plan in dict.fromkeys(plans) if plan.lines for judge in judges]
    sums: dict[Plan, Points] = {}
    for (plan, _), (points, games) in results_of(population, play, pairs, seeds).items():
        before = sums.get(plan, (0.0, 0))
        sums[plan] = (before[0] + points, before[1] + games)
    return sums


def shorter(plan: Plan) -> list[Plan]:
    """The plan without each of its rules."""
    return [replace(plan, lines=plan.lines[:i] + plan.lines[i + 1 :]) for i in range(len(plan.lines))]


def trimmed(population: Population, plans: list[Plan]) -> list[Plan]:
    """The plans, the first of them without rules that do it harm or nothing: some were good before others came."""
    best, *rivals = plans
    judges = list(dict.fromkeys([*rivals, *population.named()]))[:JUDGES]
    for number in range(MOST_TRIMS):
        first = FIRST_TRIM_SEED + number * TRIM_SEEDS
        tries = [plan for plan in shorter(best) if plan.lines and plan not in rivals]
        sums = totals(population, population.play, [best, *tries], judges, range(first, first + TRIM_SEEDS))
        top = max(tries, key=lambda plan: share(sums[plan]), default=best)
        # Of rules that made no difference, the last one goes first.
        idle = [plan for plan in tries if sums[plan] == sums[best]]
        if share(sums[top]) >= share(sums[best]) + TRIM_MARGIN:
            best = top
        elif idle:
            best = idle[-1]
        else:
            break
    return [without_names(best, population.kingdom), *rivals]


def without_names(plan: Plan, kingdom: Sequence[str]) -> Plan:
    """The plan, with a name that has none of the cards that it leaves."""
    gone = {*kingdom} - {line.card for line in plan.lines}
    name, mark, number = plan.name.partition(" #")
    first, *more = name.split(" and ")
    kept = [each for each in more if each not in gone]
    last = max((card for card in kingdom if first.endswith(f" {card}")), key=len, default="")
    if last in gone and kept:
        first = first.removesuffix(last) + kept.pop(0)
    return replace(plan, name=" and ".join([first, *kept]) + mark + number)


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
