"""Further measurements of a build: copies, resampling, answers by turn, memory, records, import time.

Usage: python measures.py

Prints one JSON object.
"""

import gc
import itertools
import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

from fiefdom import Table, catalog, choose_kingdom, make_bot, make_setup

SECONDS = 1.0


def per_second(work: Callable[[], int]) -> float:
    """How many things are done per CPU second; `work` does some and returns how many."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent


def repeated(work: Callable[[], object], times: int = 100) -> float:
    """How often `work` can be done per CPU second."""
    work()

    def several() -> int:
        for _ in range(times):
            work()
        return times

    return per_second(several)


def copies() -> tuple[float, float]:
    """New copies of a game, and copies into the memory of a game no longer needed, per CPU second."""
    game = make_setup(2, choose_kingdom("First Game", seed=0)).start(0)
    spare = game.copy()
    return repeated(game.copy), repeated(lambda: spare.become(game))


def at_turn(turn: int, players: int) -> Table:
    """A table at the start of this turn of the first player; nobody buys more than three Silvers, so it never ends."""
    table = Table(players, "First Game", 0, first=0)
    while table.view(0).turns(0) < turn:
        play_simply(table)
    return table


def play_simply(table: Table) -> None:
    """Give one answer: play all Treasures, buy a Silver if fewer than three are owned."""
    decision = table.pending
    assert decision is not None
    if decision.purpose == "play":
        table.answer(decision.seat, range(decision.most))
    else:
        silver = decision.options.find(catalog.find("Silver"))
        wants = silver >= 0 and table.view(decision.seat).owns(catalog.find("Silver")) < 3
        table.answer(decision.seat, [silver] if wants else [])


def answers(turn: int, players: int) -> dict[str, float]:
    """Microseconds per answer from this turn on, kilobytes per table, and clones and resampled tables per second."""
    table = at_turn(turn, players)
    tracemalloc.start()
    measured = at_turn(turn, players)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert measured.players == players
    n = 40 * players
    best = 1e9
    for _ in range(5):
        going = table.clone()
        start = time.process_time()
        for _ in range(n):
            play_simply(going)
        best = min(best, (time.process_time() - start) / n)
    seeds = itertools.count()
    where = f"turn {turn}, {players} players"
    return {
        f"{where}: microseconds an answer": round(best * 1e6, 1),
        f"{where}: kilobytes a table": round(size / 1024, 1),
        f"{where}: clones of the table per CPU second": round(repeated(table.clone)),
        f"{where}: other worlds per CPU second": round(repeated(lambda: table.resample(1, next(seeds)))),
    }


def whole_game(seed: int) -> Table:
    """A game at a table where a bot outside the engine answers every decision."""
    bot = make_bot("big-money-ultimate")
    table = Table(2, "First Game", seed)
    while (decision := table.pending) is not None:
        table.answer(decision.seat, bot.answer(table.view(decision.seat), decision))
    return table


def steps() -> float:
    return per_second(lambda: len(whole_game(0).secret_record().answers))


def memory_of_a_table() -> int:
    """Bytes in memory of one finished game with all its events and answers."""
    whole_game(0)
    tracemalloc.start()
    tables = [whole_game(seed) for seed in range(20)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(tables)


def memory_of_a_game() -> int:
    """Bytes in memory of one game without events, as in a simulation."""
    setup = make_setup(2, choose_kingdom("First Game", seed=0))
    tracemalloc.start()
    games = [setup.start(seed) for seed in range(100)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(games)


def import_seconds() -> float:
    """The shortest of five imports of fiefdom, each in a new process, without the start of Python itself."""
    code = "import time; t = time.perf_counter(); import fiefdom; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    record = whole_game(0).secret_record().text()
    made, filled = copies()
    report: dict[str, float] = {
        "copies of a game per CPU second": round(made),
        "copies into the memory of another game": round(filled),
        "steps per CPU second, each leaving the engine": round(steps()),
        "bytes per game in memory": memory_of_a_game(),
        "bytes per finished table in memory, with its events": memory_of_a_table(),
        "bytes per record": len(record.encode()),
        "import seconds": round(import_seconds(), 3),
    }
    for players in (2, 6):
        for turn in (5, 20, 60):
            report |= answers(turn, players)
    print(json.dumps(report))


if __name__ == "__main__":
    main()
