"""What else is worth knowing of a build: clones, steps that leave the engine, memory, records, import time.

Usage: python measures.py

Prints one JSON object.
"""

import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

from fiefdom import Table, choose_kingdom, make_bot, make_setup

SECONDS = 1.0


def per_second(work: Callable[[], int]) -> float:
    """How many of something are done in a CPU second; `work` does some and says how many."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent


def clones() -> float:
    game = make_setup(2, choose_kingdom("First Game", seed=0)).start(0)
    for _ in range(10):
        game.copy()

    def work() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return per_second(work)


def whole_game(seed: int) -> Table:
    """A game at a table where every decision is put to somebody outside the engine."""
    bot = make_bot("big-money-ultimate")
    table = Table(2, "First Game", seed)
    while (decision := table.pending) is not None:
        table.answer(decision.seat, bot.answer(table.view(decision.seat), decision))
    return table


def steps() -> float:
    return per_second(lambda: len(whole_game(0).secret_record().answers))


def memory_of_a_table() -> int:
    """Bytes that one finished game with all its events and answers takes."""
    whole_game(0)
    tracemalloc.start()
    tables = [whole_game(seed) for seed in range(20)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(tables)


def memory_of_a_game() -> int:
    """Bytes that one game takes without events, as in a simulation."""
    setup = make_setup(2, choose_kingdom("First Game", seed=0))
    tracemalloc.start()
    games = [setup.start(seed) for seed in range(100)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(games)


def import_seconds() -> float:
    """The least of five times that `import fiefdom` takes in a new process, without Python's own start."""
    code = "import time; t = time.perf_counter(); import fiefdom; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    record = whole_game(0).secret_record().text()
    report = {
        "clones per CPU second": round(clones()),
        "steps per CPU second, each leaving the engine": round(steps()),
        "bytes per game in memory": memory_of_a_game(),
        "bytes per finished table in memory, with its events": memory_of_a_table(),
        "bytes per record": len(record.encode()),
        "import seconds": round(import_seconds(), 3),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
