"""Trimming: dropping rules that a plan does just as well without."""

from __future__ import annotations

from collections.abc import Sequence

from fiefdom.bots.plan import Plan
from fiefdom.search.population import Population
from fiefdom.search.races import share
from fiefdom.search.variation import made_from

# Against how many of the others a plan is tried.
JUDGES = 3
# At most this many rules are dropped. Each is tried on this many seeds, and the one to be dropped on twice as many
# fresh ones.
MOST_TRIMS = 6
FIRST_TRIM_SEED = 1_000_000
TRIM_SEEDS = 60


def judges_of(population: Population, plans: Sequence[Plan]) -> list[Plan]:
    """Against whom the first of these plans is tried: named opponents, then the other plans and plain money."""
    judges = dict.fromkeys([*population.against, *plans[1:], population.money])
    return [plan for plan in judges if plan != plans[0]][:JUDGES]


def shorter(plan: Plan) -> list[Plan]:
    """The plan without each of its rules."""
    return [made_from(plan, plan.lines[:i] + plan.lines[i + 1 :]) for i in range(len(plan.lines))]


def trimmed(population: Population, plans: list[Plan]) -> list[Plan]:
    """The plans, the first of them without rules that it does just as well without: some help only until a better one
    is added.
    """
    races = population.races
    best, *rivals = plans
    judges = judges_of(population, plans)
    for number in range(MOST_TRIMS):
        first = FIRST_TRIM_SEED + 3 * number * TRIM_SEEDS
        tries = [plan for plan in shorter(best) if plan.lines and plan not in rivals]
        sums = races.totals([best, *tries], judges, range(first, first + TRIM_SEEDS))
        # Of rules that made no difference, the last one goes first.
        idle = [plan for plan in tries if sums[plan] == sums[best]]
        if idle:
            best = idle[-1]
            continue
        top = max(tries, key=lambda plan: share(sums[plan]), default=best)
        if share(sums[top]) < share(sums[best]):
            break
        # The best of many is partly lucky: it has to be as good on fresh seeds, too.
        fresh = range(first + TRIM_SEEDS, first + 3 * TRIM_SEEDS)
        again = races.totals([best, top], judges, fresh)
        if share(again[top]) < share(again[best]):
            break
        best = top
    return [best, *rivals]
