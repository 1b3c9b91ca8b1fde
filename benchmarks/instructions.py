"""How many instructions a game, a copy of a game and so on take, counted by valgrind.

Usage: python instructions.py [--more-kinds N] [NAME...]

NAME is one of the things below, all by default; N more kinds of cards are in the catalog, and in no game. Unlike
seconds, instructions do not depend on what else the machine does, and are the same in every run. Start-up is left out.
Prints one JSON object, which is empty if valgrind is not installed.
"""

import argparse
import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

from fiefdom_games import GAMES_A_KINGDOM, KINGDOM, WARM_UP_GAMES, play_games
from more_kinds import add_kinds
from varying import VARYING, play_with

from fiefdom import choose_kingdom, make_setup

SHUFFLED = 20
# Nothing else, because the environment moves the addresses that objects are hashed by.
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0"}


def copy_games(times: int) -> None:
    game = make_setup(2, choose_kingdom(KINGDOM, seed=0)).start(0)
    for _ in range(times):
        game.copy()


def deal_games(times: int) -> None:
    setup = make_setup(2, choose_kingdom(KINGDOM, seed=0))
    for seed in range(times):
        setup.start(seed)


def shuffle_cards(times: int) -> None:
    game = make_setup(2, choose_kingdom(KINGDOM, seed=0)).start(0)
    idents = game.piles[0].idents[:SHUFFLED]
    for _ in range(times):
        game.rng.mix(idents, SHUFFLED)


# What is done, and how often. Kingdoms differ more than games do, so w4 needs many.
WORK: dict[str, tuple[Callable[[int], object], int]] = {
    "w1": (partial(play_games, "w1"), 500),
    "w2": (partial(play_games, "w2"), 500),
    "w3": (partial(play_games, "w3"), 500),
    "w4": (partial(play_games, "w4"), 150 * GAMES_A_KINGDOM),
    **{f"w1 with {name}": (partial(play_with, name), 500) for name in VARYING},
    "copy of a game": (copy_games, 1000),
    "game dealt": (deal_games, 1000),
    f"shuffle of {SHUFFLED} cards": (shuffle_cards, 1000),
}


def do_under_valgrind(names: list[str]) -> None:
    """Do each thing so often, and twice as often, in processes forked from the same start; print which did what."""
    for name in names:
        WORK[name][0](WARM_UP_GAMES)
    gc.freeze()
    for name in names:
        work, times = WORK[name]
        once, twice = (done_apart(work, n) for n in (times, 2 * times))
        print(json.dumps([name, times, once, twice]))


def done_apart(work: Callable[[int], object], times: int) -> int:
    """Do the work in a forked process, and return its id."""
    process = os.fork()
    if process == 0:
        status = 1
        try:
            work(times)
            status = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(status)
    _, status = os.waitpid(process, 0)
    if status != 0:
        sys.exit("a thing could not be done")
    return process


def instructions(arguments: list[str]) -> dict[str, int]:
    """The instructions that each thing takes once, from the difference between doing it so often and twice as often."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return {}
    with tempfile.TemporaryDirectory() as logs:
        command = [valgrind, "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        command += [f"--log-file={logs}/%p", sys.executable, __file__, "--counted", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=False)
        if done.returncode != 0:
            sys.exit(f"valgrind failed: {done.stderr.strip()}")
        found: dict[str, int] = {}
        for name, times, *processes in map(json.loads, done.stdout.splitlines()):
            once, twice = (count_in(Path(logs, str(process)).read_text()) for process in processes)
            found[name] = round((twice - once) / times)
    return found


def count_in(log: str) -> int:
    line = re.search(r"I +refs: +([\d,]+)", log)
    if line is None:
        sys.exit(f"valgrind has counted nothing: {log.strip()}")
    return int(line[1].replace(",", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description="Count instructions.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(WORK))
    parser.add_argument("--more-kinds", type=int, default=0, metavar="N")
    parser.add_argument("--counted", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.counted:
        add_kinds(arguments.more_kinds)
        do_under_valgrind(arguments.names or list(WORK))
    else:
        print(json.dumps(instructions(sys.argv[1:])))


if __name__ == "__main__":
    main()
