"""Tells forced waits at a discreet table from people's thinking, as an attacker would who sees very many of them.

Each person thinks for times whose logarithm is spread normally, around a median and with a width of their own; a tenth
of the times are a second thought, three times as long. The attacker knows which of the first half of a person's waits
were forced, learns how both kinds of wait are spread, and judges the second half. 0.5 is guessing, 1 is certain.
"""

from __future__ import annotations

import argparse
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable
from math import exp, log
from random import Random

from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import REACT, Decision, LabelOptions
from fiefdom.tempo import Tempo

NOTHING = Decision(0, 1, REACT, catalog.find("Militia"), LabelOptions([]), 0, 0, False)
Waits = list[tuple[float, bool]]


def person(chance: Random, median: float) -> Callable[[], float]:
    typical, width = log(median) + chance.gauss(0, 0.3), chance.uniform(0.4, 0.7)
    return lambda: exp(chance.gauss(typical, width)) * (3.0 if chance.random() < 0.1 else 1.0)


def uniform(chance: Random, waits: int, thinks: Callable[[], float]) -> Waits:
    """As discreet tables once waited."""
    return [(chance.uniform(1, 3), True) if chance.random() < 0.7 else (thinks(), False) for _ in range(waits)]


def like_the_player(chance: Random, waits: int, thinks: Callable[[], float]) -> Waits:
    tempo, seen = Tempo(), list[tuple[float, bool]]()
    for _ in range(waits):
        if chance.random() < 0.7:
            seen.append((tempo.pause(NOTHING), True))
        else:
            seen.append((thinks(), False))
            tempo.note(NOTHING, 0, seen[-1][0])
    return seen


def usual(chance: Random, waits: int, thinks: Callable[[], float]) -> Waits:
    """In the first moves of a game, nothing is known of the player."""
    return [(Tempo().pause(NOTHING), True) if chance.random() < 0.7 else (thinks(), False) for _ in range(waits)]


def advantage(waits: Waits) -> float:
    """How often the attacker is right about one forced and one real wait."""
    half = len(waits) // 2
    seen = {
        forced: Counter(bin_of(t) for t, is_forced in waits[:half] if is_forced is forced) for forced in (True, False)
    }

    def suspicion(seconds: float) -> float:
        chances = [(seen[forced][bin_of(seconds)] + 0.5) / (seen[forced].total() + 1) for forced in (True, False)]
        return chances[0] / chances[1]

    judged = [(suspicion(seconds), forced) for seconds, forced in waits[half:]]
    real = sorted(score for score, forced in judged if not forced)
    forced = [score for score, is_forced in judged if is_forced]
    below = sum(bisect_left(real, each) + bisect_right(real, each) for each in forced) / 2
    return below / (len(real) * len(forced))


def bin_of(seconds: float) -> int:
    return round(4 * log(seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--waits", type=int, default=4000)
    options = parser.parse_args()
    print("median thinking time     1 to 3 s   as usual   like the player")
    for median in (1.0, 2.0, 4.0, 8.0):
        found = []
        for way in (uniform, usual, like_the_player):
            chance = Random(7)
            each = [advantage(way(chance, options.waits, person(chance, median))) for _ in range(options.people)]
            found.append(sum(each) / len(each))
        print(f"{median:>16.0f} s     " + "".join(f"{each:>11.2f}" for each in found))


if __name__ == "__main__":
    main()
