"""How good plans are that have all met: what the best of them play against each other counts most."""

from __future__ import annotations

from collections.abc import Sequence

# Rounds of fictitious play: enough to find a mixture of a dozen plans to a few percent.
ROUNDS_OF_MIXING = 400
# How much the worst result counts in how good a plan is; the rest is the mean.
WORST = 0.15
# In that mean, the best ones count as 1 together, plain money as 1, and all plans once more as this.
ALL = 0.5


def mixture(shares: Sequence[Sequence[float]]) -> list[float]:
    """Roughly how often each plan is played when nobody can do better by playing another one."""
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
