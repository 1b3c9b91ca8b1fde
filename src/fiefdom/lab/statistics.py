"""What can be said of a share that was counted."""

from __future__ import annotations

from math import sqrt

# Of a normal distribution, 95 % lie within so many standard deviations.
WITHIN = 1.959964


def interval(hits: float, n: int) -> tuple[float, float]:
    """Where a share lies with 95 % certainty, having been counted `hits` times in n (Wilson's interval)."""
    if n == 0:
        return 0.0, 1.0
    share = hits / n
    scale = 1 + WITHIN**2 / n
    middle = (share + WITHIN**2 / (2 * n)) / scale
    reach = WITHIN * sqrt(share * (1 - share) / n + WITHIN**2 / (4 * n * n)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)
