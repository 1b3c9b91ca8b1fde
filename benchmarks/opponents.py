"""How strong the opponents for people are, over random kingdoms of all boxes, from both seats.

Usage: python opponents.py [KINGDOMS] [GAMES]

Prints the mean share of points (a shared win is half a point): fair against easy, strong against fair, strong against
every shipped strategy that the kingdom has the cards for; and how long strong took to choose its plan.
"""

import sys
import time

from fiefdom import choose_kingdom
from fiefdom.bots.opponents import strong_plan
from fiefdom.bots.shipped import shipped
from fiefdom.lab import match


def share(one: str, other: str, kingdom: list[str], games: int) -> float:
    row = match(one, other, games=games, kingdom=kingdom, seed=10_000).standing(0)
    return float(row["wins"] + row["shared"] / 2) / float(row["games"])


def mean(shares: list[float]) -> str:
    return f"{100 * sum(shares) / len(shares):.1f} % in {len(shares)} matches"


def main() -> None:
    kingdoms = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    shares: dict[str, list[float]] = {"fair against easy": [], "strong against fair": [], "strong against shipped": []}
    seconds: list[float] = []
    for seed in range(kingdoms):
        names = [kind.name for kind in choose_kingdom(None, seed)]
        begun = time.perf_counter()
        strong_plan(tuple(names))
        seconds.append(time.perf_counter() - begun)
        shares["fair against easy"].append(share("fair", "easy", names, games))
        shares["strong against fair"].append(share("strong", "fair", names, games))
        for plan in shipped().values():
            needed = {kind.name for kind in plan.needs()}
            if needed and needed <= set(names):
                shares["strong against shipped"].append(share("strong", plan.name, names, games))
    for what, found in shares.items():
        print(f"{what}: {mean(found)}")
    print(f"strong chose in {sum(seconds) / len(seconds):.2f} s on average, {max(seconds):.2f} s at most")


if __name__ == "__main__":
    main()
