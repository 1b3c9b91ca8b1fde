"""How fast the lab plays strategy files, compared with hand-written bots, and on two cores.

Usage: python lab_speed.py

Prints games per second: hand-written bots on one core, then strategy files in the lab on one core and on two.
"""

import tempfile
import time
from pathlib import Path

from fiefdom_games import KINGDOM, play_games

from fiefdom.lab import match

RULES = {
    "w1": "Province\nGold\nSilver",
    "w2": "Province\nGold\nSmithy if count(Smithy) < 2\nSilver",
    "w3": (
        "Province\nGold\nWitch if count(Witch) < 2\nMarket if count(Market) < 3\nMilitia if count(Militia) < 1\n"
        "Smithy if count(Smithy) < 1\nVillage if count(Village) < 3\nSilver\nMoat if count(Moat) < 1"
    ),
}
PLAY = 'play = "Village, Market, Witch, Smithy, Militia, Moat"\n'
GAMES = 60_000
ROUNDS = 3


def by_hand(workload: str) -> float:
    begun = time.perf_counter()
    play_games(workload, GAMES)
    return time.perf_counter() - begun


def main() -> None:
    print(f"{'':4} {'by hand':>10} {'files, 1':>10} {'files, 2':>10} {'of by hand':>11} {'two of one':>11}")
    for workload, rules in RULES.items():
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / f"{workload}.toml"
            play = PLAY if workload == "w3" else ""
            heading = f'name = "{workload}"\nminds_the_end = false\n{play}'
            file.write_text(f'{heading}rules = """\n{rules}\n"""\n', encoding="utf-8")
            spent = [0.0, 0.0, 0.0]
            # They take turns, so that a noisy machine disturbs them alike.
            for _ in range(ROUNDS):
                spent[0] += by_hand(workload)
                for jobs in (1, 2):
                    spent[jobs] += match(str(file), str(file), games=GAMES, kingdom=KINGDOM, jobs=jobs).seconds
        speed = [GAMES * ROUNDS / seconds for seconds in spent]
        ratios = f"{speed[1] / speed[0]:10.2f}x {speed[2] / speed[1]:10.2f}x"
        print(f"{workload:4} {speed[0]:10,.0f} {speed[1]:10,.0f} {speed[2]:10,.0f} {ratios}")


if __name__ == "__main__":
    main()
