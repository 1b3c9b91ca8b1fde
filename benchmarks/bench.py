"""All measurements in one run: this engine, compiled and not, compared with pyminion, on one core.

Usage: python bench.py --pure FOLDER --pyminion PYTHON [--rounds N]

FOLDER holds the sources of fiefdom without compiled modules, PYTHON is an interpreter that has pyminion. The
engines take turns, so that a noisy machine disturbs them alike; what counts is the ratio. With valgrind installed,
instructions are counted too. The figures are written to build/bench.json as {workload: {engine: games per CPU second}},
plus {"instructions": {what is done once: instructions}, "agents": {what is done: times per CPU second}}.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
WORKLOADS = ("w1", "w2", "w3", "w4")
TURNS = {"w1": 17.1, "w2": 15.2, "w3": 25.7}
# So that a round takes each engine about a second.
GAMES = {
    "compiled": {"w1": 12000, "w2": 12000, "w3": 4000, "w4": 3000},
    "pure": {"w1": 1200, "w2": 1200, "w3": 400, "w4": 300},
    "pyminion": {"w1": 350, "w2": 350, "w3": 150},
}
TO_REACH = {"compiled": 30, "pure": 3}
SHARE_OF_RAW = 0.4
PETTINGZOO_STEPS = 15_000


def run(python: str, script: str, *arguments: str, path: str | None = None) -> dict[str, float]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [python, str(HERE / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode != 0:
        sys.exit(f"{script} failed: {done.stderr.strip()}")
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of Fiefdom and pyminion.")
    parser.add_argument("--pure", required=True, metavar="FOLDER")
    parser.add_argument("--pyminion", required=True, metavar="PYTHON")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    engines = {
        "compiled": (sys.executable, "fiefdom_games.py", None),
        "pure": (sys.executable, "fiefdom_games.py", str(Path(arguments.pure).resolve())),
        "pyminion": (arguments.pyminion, "pyminion_games.py", None),
    }
    figures: dict[str, dict[str, float]] = {}
    counted = run(sys.executable, "instructions.py")
    if not counted:
        print("valgrind is not installed, so instructions are not counted")
    print(f"{'':4} {'engine':10} {'games/CPU s':>12} {'ratio':>8} {'turns':>7} {'instructions/game':>18}")
    for workload in WORKLOADS:
        # Pyminion lacks some boxes of w4.
        here = [engine for engine in engines if workload in GAMES[engine]]
        spent = dict.fromkeys(here, 0.0)
        turns = dict.fromkeys(here, 0.0)
        for done in range(arguments.rounds):
            for engine in here:
                python, script, path = engines[engine]
                if sys.stderr.isatty():
                    print(f"\r{workload} {done + 1}/{arguments.rounds} {engine:10}", end="", file=sys.stderr)
                report = run(python, script, workload, str(GAMES[engine][workload]), path=path)
                spent[engine] += report["cpu_seconds"]
                turns[engine] = report["turns_mean"]
        if sys.stderr.isatty():
            print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
        speed = {engine: GAMES[engine][workload] * arguments.rounds / spent[engine] for engine in here}
        figures[workload] = {engine: round(games, 1) for engine, games in speed.items()}
        for engine in here:
            ratio = f"{speed[engine] / speed['pyminion']:7.1f}x" if "pyminion" in speed else f"{'':8}"
            taken = f" {counted[workload]:18,}" if counted and engine == "compiled" else ""
            print(f"{workload:4} {engine:10} {speed[engine]:12,.0f} {ratio} {turns[engine]:7.2f}{taken}")
            if workload in TURNS and abs(turns[engine] - TURNS[workload]) > 0.5:
                sys.exit(f"{workload}: {engine} plays another game: {TURNS[workload]} turns are usual")
    for engine in ("compiled", "pure"):
        print(f"\n{engine}")
        for name, value in run(sys.executable, "measures.py", path=engines[engine][2]).items():
            print(f"  {name:52} {value:>12,}")
        if engine == "compiled":
            for name in (name for name in counted if name not in WORKLOADS):
                print(f"  {'instructions per ' + name:52} {counted[name]:>12,}")
        if engine == "compiled":
            figures["agents"] = run(sys.executable, "agents_speed.py", path=engines[engine][2])
            for name, value in figures["agents"].items():
                print(f"  {name + ' per CPU second':52} {value:>12,}")
    figures["instructions"] = counted
    target = Path("build") / "bench.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    for engine, wanted in TO_REACH.items():
        for workload in ("w1", "w3"):
            if figures[workload][engine] < wanted * figures[workload]["pyminion"]:
                print(f"{engine} is less than {wanted} times as fast as pyminion on {workload}")
    agents = figures["agents"]
    best = max(n for name, n in agents.items() if name.endswith("at once"))
    if best < SHARE_OF_RAW * agents["raw questions"]:
        print(f"many games at once make {best / agents['raw questions']:.0%} of raw questions, not {SHARE_OF_RAW:.0%}")
    if agents["steps of PettingZoo's loop"] < PETTINGZOO_STEPS:
        print(f"PettingZoo's loop makes less than {PETTINGZOO_STEPS:,} steps per CPU second")


if __name__ == "__main__":
    main()
