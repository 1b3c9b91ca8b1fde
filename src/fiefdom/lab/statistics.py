"""How certain a counted share is."""

from __future__ import annotations

from math import sqrt

# 95% of a normal distribution lie within this many standard deviations.
Z_OF_95_PERCENT = 1.959964


def interval(hits: float, n: float) -> tuple[float, float]:
    """The range in which a share lies with 95% certainty, after `hits` out of n (Wilson's interval)."""
    if n == 0:
        return 0.0, 1.0
    share = hits / n
    scale = 1 + Z_OF_95_PERCENT**2 / n
    middle = (share + Z_OF_95_PERCENT**2 / (2 * n)) / scale
    reach = Z_OF_95_PERCENT * sqrt(share * (1 - share) / n + Z_OF_95_PERCENT**2 / (4 * n * n)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def interval_of_seeds(hits: int, n: int, squares: int, seeds: int) -> tuple[float, float]:
    """The same where each seed has several games, in different seat orders, which are not independent.

    `squares` is the sum of the squared hits of each seed.
    """
    weight = weight_of_game(hits, n, squares, seeds)
    return interval(hits * weight, n * weight)


def weight_of_game(hits: int, n: int, squares: int, seeds: int) -> float:
    """How many independent games one game is worth: less than 1 if hits vary more between seeds than by chance."""
    chance = hits * (1 - hits / n) / seeds if n else 0.0
    if n == seeds or chance == 0:
        return 1.0
    spread = (squares - hits * hits / seeds) / (seeds - 1) if seeds > 1 else chance * n
    return 1 / max(1.0, spread / chance)
