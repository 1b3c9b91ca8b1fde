"""How long people think, and how long a table seems to think for those who have nothing to decide."""

from __future__ import annotations

from collections import deque
from math import exp, log, sqrt
from random import SystemRandom
from statistics import NormalDist

from fiefdom.engine.decision import Decision

# The shortest and the longest pause, in seconds.
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
# A player who takes longer than that, in seconds, was not thinking.
AWAY = 60.0
# How many of a player's last times count, and how many of them what people usually take is worth.
REMEMBERED = 40
WORTH = 2
# The logarithms of people's times are spread like this: of questions of their own turn and of cards, if they then pick
# nothing and if they pick something. Most people look, see that there is nothing for them, and go on.
USUAL = {
    (True, False): NormalDist(log(1.2), 0.5),
    (True, True): NormalDist(log(2.0), 0.6),
    (False, False): NormalDist(log(1.8), 0.6),
    (False, True): NormalDist(log(3.0), 0.6),
}

# Seeing many pauses must not help anybody work out the next one, and they have nothing to do with the deal.
CHANCE = SystemRandom()


class Tempo:
    """How long the players at a table took for their last answers, and pauses that look the same."""

    def __init__(self) -> None:
        self._times: dict[tuple[int, bool, bool], deque[float]] = {}

    def note(self, decision: Decision, picks: int, seconds: float) -> None:
        """A person has picked this many options of a question that had more than one answer."""
        if 0.0 < seconds < AWAY:
            sort = (int(decision.seat), decision.source is None, picks > 0)
            self._times.setdefault(sort, deque(maxlen=REMEMBERED)).append(log(seconds))

    def pause(self, decision: Decision, longest: float = LONGEST_PAUSE) -> float:
        """How many seconds this player might take for the only possible answer, but no longer than that.

        It is drawn from the times that the player took for such answers when there was something to decide, and from
        what is usual as long as there are few of these.
        """
        sort = (decision.source is None, decision.least > 0)
        spread = spread_of(self._times.get((int(decision.seat), *sort), ()), USUAL[sort])
        least = spread.cdf(log(min(SHORTEST_PAUSE, longest / 2)))
        most = spread.cdf(log(longest))
        # Nothing certain is left: for a player who is always slower, the longest pause is all there is.
        share = min(max(CHANCE.uniform(least, most), 1e-9), 1 - 1e-9)
        return min(max(exp(spread.inv_cdf(share)), min(SHORTEST_PAUSE, longest / 2)), longest)


def spread_of(times: deque[float] | tuple[()], usual: NormalDist) -> NormalDist:
    """How these logarithms of times are spread; as long as there are few, what is usual counts."""
    n = WORTH + len(times)
    mean = (WORTH * usual.mean + sum(times)) / n
    square = WORTH * usual.stdev**2 + WORTH * (usual.mean - mean) ** 2 + sum((time - mean) ** 2 for time in times)
    return NormalDist(mean, sqrt(square / n))
