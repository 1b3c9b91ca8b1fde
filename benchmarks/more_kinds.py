"""What many more kinds of cards cost a game that has none of them: instructions, copies, memory.

Usage: python more_kinds.py [--kinds N]

Prints a line for each thing that is measured: without them, with N more of them (600 by default), and the ratio.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from measures import copies, memory_of_a_game, memory_of_a_table

from fiefdom import catalog
from fiefdom.cards import ACTION, ATTACK, GAINED, TREASURE, VICTORY, card

MORE = 600


def add_kinds(n: int) -> None:
    """Add kinds to the catalog that no random kingdom draws: they are in no edition."""
    types = (ACTION, ACTION | ATTACK, TREASURE, VICTORY)
    kinds = [card(f"More {i}", cost=i % 9, types=types[i % 4], coins=i % 3, editions=()) for i in range(n)]
    for kind in kinds[::5]:
        kind.when(GAINED)(lambda _me, _card: None)
    catalog.add("more", kinds)


def measured(more: int) -> dict[str, float]:
    add_kinds(more)
    made, filled = copies()
    return {
        "microseconds a copy": round(1e6 / made, 2),
        "microseconds a copy into memory at hand": round(1e6 / filled, 2),
        "bytes of a game": memory_of_a_game(),
        "bytes of a finished table": memory_of_a_table(),
    }


def counted(more: int) -> dict[str, float]:
    """The same in a new process, and the instructions."""
    instructions = [str(Path(__file__).with_name("instructions.py")), "--more-kinds", str(more)]
    found: dict[str, float] = {}
    for script in (instructions, [__file__, "--measured", str(more)]):
        done = subprocess.run([sys.executable, *script], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{script[0]} failed: {done.stderr.strip()}")
        found |= json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what many more kinds of cards cost.")
    parser.add_argument("--kinds", type=int, default=MORE, metavar="N")
    parser.add_argument("--measured", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measured is not None:
        print(json.dumps(measured(arguments.measured)))
        return
    without, with_them = counted(0), counted(arguments.kinds)
    print(f"{'':42} {'without':>12} {f'{arguments.kinds} more':>12} {'ratio':>6}")
    for name, number in without.items():
        print(f"{name:42} {number:12,} {with_them[name]:12,} {with_them[name] / number:6.3f}")


if __name__ == "__main__":
    main()
