"""Duels: plans that play each other on common seeds, and what a matrix of their results says about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import get_ident
from typing import NamedTuple

from fiefdom.bots.plan import Plan
from fiefdom.bots.strategy import Strategy
from fiefdom.bots.tally import final_lead, points_for, value_of
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.setup import Setup

# A game that takes longer than this counts as it stands.
MOST_TURNS = 50
# Rounds of fictitious play: enough to find a mixture of a dozen plans to a few percent.
ROUNDS_OF_MIXING = 400
# How much the worst result counts in how good a plan is; the rest is the mean.
WORST = 0.15
# In that mean, the best ones count as 1 together, plain money as 1, and all plans once more as this.
ALL = 0.5


@dataclass(frozen=True)
class Duel:
    """A plan against another on some seeds, from every seat; with more players, all others play the other plan.

    The cards that a seat is dealt depend on the seed alone. So in a duel of two, each plan has the luck of both.
    """

    plan: Plan
    other: Plan
    kingdom: tuple[str, ...]
    players: int
    seeds: range

    @property
    def games(self) -> int:
        return len(self.seeds) * self.players


class Earned(NamedTuple):
    """What a plan has earned in a duel: points (one for a win, a half for a shared win), and the sum of `value_of`."""

    points: float
    value: float


# Duels are short, and the same plans meet on the same kingdom again and again.
@lru_cache(4)
def setup_for(kingdom: tuple[str, ...], players: int, _thread: int) -> Setup:
    """Each thread has its own, since a setup deals a game into the memory of the one before."""
    return make_setup(players, [catalog.find(name) for name in kingdom])


@lru_cache(256)
def strategy_of(plan: Plan) -> Strategy:
    return plan.strategy()


def play_duel(duel: Duel) -> Earned:
    setup = setup_for(duel.kingdom, duel.players, get_ident())
    one, other = strategy_of(duel.plan), strategy_of(duel.other)
    seatings = [[one if seat == own else other for seat in range(duel.players)] for own in range(duel.players)]
    leads = [final_lead(setup, bots, seed, own, MOST_TURNS) for seed in duel.seeds for own, bots in enumerate(seatings)]
    return Earned(sum(map(points_for, leads)), sum(map(value_of, leads)))


PlayAll = Callable[[Sequence[Duel]], Sequence[Earned]]


def play_here(duels: Sequence[Duel]) -> list[Earned]:
    return [play_duel(duel) for duel in duels]


def fair_share(points: float, games: int, players: int) -> float:
    """The share of points, scaled so that 0.5 is an equal share with any number of players."""
    return min(1.0, points / games * players / 2)


def mixture(shares: Sequence[Sequence[float]]) -> list[float]:
    """How often each plan is played where nobody can do better by playing another one, roughly."""
    n = len(shares)
    counts = [0] * n
    earned = [0.0] * n
    pick = 0
    for _ in range(ROUNDS_OF_MIXING):
        counts[pick] += 1
        for i in range(n):
            earned[i] += shares[i][pick]
        pick = max(range(n), key=lambda i: earned[i])
    return [count / ROUNDS_OF_MIXING for count in counts]


def judged(shares: Sequence[float], weights: Sequence[float]) -> float:
    """How good a plan is by its shares against others: by their mean with these weights, and partly by the worst."""
    mean = sum(share * weight for share, weight in zip(shares, weights, strict=True)) / sum(weights)
    return WORST * min(shares) + (1 - WORST) * mean


def goodness(shares: Sequence[Sequence[float]], money: int, named: Sequence[int] = ()) -> list[float]:
    """How good plans that have all met are, by the shares of each against each; 0.5 is its share against itself.

    What the best ones play against each other counts most, and plain money, which is at the place `money`; but somebody
    may play any of the others. Those at the places `named`, if there are any, count as much as all others together.
    """
    weights = [often + ALL / len(shares) for often in mixture(shares)]
    weights[money] += 1
    weights = half_for(named, weights)
    return [judged(row, weights) for row in shares]


def half_for(named: Sequence[int], weights: Sequence[float]) -> list[float]:
    """These weights, but those at the places `named` count as much as all others together."""
    others = sum(weight for place, weight in enumerate(weights) if place not in named) or 1.0
    return [others / len(named) if place in named else weight for place, weight in enumerate(weights)]
