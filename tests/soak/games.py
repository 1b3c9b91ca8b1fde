"""Checks the properties in tests/table in many random games over all boxes; `make soak` runs it.

Usage: python tests/soak games [--games N] [--seed FIRST]

Every seed is a different game. A seed that fails is printed with what went wrong; --seed SEED --games 1 runs it alone.
"""

from __future__ import annotations

import argparse
import sys
import traceback
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from hypothesis.errors import HypothesisDeprecationWarning, UnsatisfiedAssumption
from random_games import BOTS, KINGDOM_CARDS, Position, Start

from tests.table.test_properties import (
    test_a_clone_has_the_same_future_and_leaves_the_original_alone,
    test_a_record_is_read_back_to_the_same_game,
    test_at_every_decision_cards_and_counters_are_right_and_the_game_ends,
    test_what_can_be_taken_back_freely_had_told_nothing,
    test_what_was_taken_back_can_be_done_again,
)
from tests.table.test_secret_properties import (
    test_another_world_looks_the_same_and_everybody_has_the_same_cards,
    test_at_a_discreet_table_nobody_learns_from_who_is_asked_next,
    test_what_is_hidden_is_in_nothing_that_a_seat_is_told,
    test_who_was_told_the_same_knows_the_same,
)

CHUNK = 20


def check(test: Callable[..., None], *arguments: Any) -> None:
    """Run a property on our own example instead of one from Hypothesis."""
    warnings.simplefilter("ignore", HypothesisDeprecationWarning)
    try:
        test.hypothesis.inner_test(*arguments)  # type: ignore[attr-defined]
    except UnsatisfiedAssumption:
        # The property says nothing about this example.
        return


def soak(seed: int) -> str:
    """Check the properties in one game; returns what went wrong, or nothing."""
    rng = Random(seed)
    kingdom = tuple(rng.sample(KINGDOM_CARDS, 10))
    start = Start(rng.randint(2, 6), kingdom, rng.randrange(2**32), rng.choice(sorted(BOTS)))
    position = Position(start, rng.randint(0, 400))
    try:
        check(test_at_every_decision_cards_and_counters_are_right_and_the_game_ends, start)
        if seed % 10 == 0:
            check(test_a_clone_has_the_same_future_and_leaves_the_original_alone, position, seed)
            check(test_a_record_is_read_back_to_the_same_game, position)
            check(test_what_was_taken_back_can_be_done_again, position, rng.randint(1, 20))
            check(test_what_is_hidden_is_in_nothing_that_a_seat_is_told, position, seed)
            check(test_at_a_discreet_table_nobody_learns_from_who_is_asked_next, position, seed)
            check(test_another_world_looks_the_same_and_everybody_has_the_same_cards, position, seed)
            check(test_what_can_be_taken_back_freely_had_told_nothing, position, seed)
            check(test_who_was_told_the_same_knows_the_same, position, seed)
    except Exception:
        return f"{position}\n{traceback.format_exc()}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Check that many random games obey the rules.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    failed: list[int] = []
    with ProcessPoolExecutor() as pool:
        for seed, problem in zip(seeds, pool.map(soak, seeds, chunksize=CHUNK), strict=True):
            if problem:
                failed.append(seed)
                print(f"\nseed {seed} failed: {problem}", flush=True)
            if sys.stderr.isatty() or (seed + 1) % 1000 == 0:
                print(f"\r{seed + 1 - arguments.seed} of {arguments.games} games", end="", file=sys.stderr, flush=True)
    print(f"\n{arguments.games} games, failed seeds: {', '.join(map(str, failed)) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
