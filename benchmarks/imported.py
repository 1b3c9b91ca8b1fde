"""How strategies imported from other simulators do here: against plain money, and `strong` against each of them.

Usage: python imported.py FOLDER [GAMES] [FIRST] [LAST]

Plays each strategy file of the folder (the FIRST to the LAST, by name) on its own kingdom, half of the games from each
seat. If the strategy names fewer than ten cards, the rest are cards that do little for anybody, so that strong has to
win with the same cards. Prints a row of a table for each: the share of points (a shared win is half a point) with its
95% interval, against big-money-ultimate and of strong against it. Files with "left out" in them are skipped: they are
not what their authors wrote.
"""

import sys
from pathlib import Path

from fiefdom.bots.plan import read_plan
from fiefdom.cards.randomizer import PILES
from fiefdom.lab import match
from fiefdom.lab.match import Entrant
from fiefdom.lab.statistics import interval

SEED = 10_000
MONEY = "big-money-ultimate"
# Cards that lose against plain money, and that no combination needs.
FILLERS = (
    *("Embargo", "Secret Chamber", "Cellar", "Scout", "Lookout", "Sea Chart", "Pearl Diver", "Feast", "Great Hall"),
    "Chancellor",
)


def share(one: Entrant, other: Entrant, kingdom: list[str], games: int) -> str:
    row = match(one, other, games=games, kingdom=kingdom, seed=SEED, jobs=1).standing(0)
    points = row["wins"] + row["shared"] / 2
    low, high = interval(points, row["games"])
    return f"{100 * points / row['games']:.1f}% ({100 * low:.0f} to {100 * high:.0f})"


def main() -> None:
    folder = Path(sys.argv[1])
    games, first, last = (int(sys.argv[i]) if len(sys.argv) > i else usual for i, usual in ((2, 1_000), (3, 1), (4, 0)))
    texts = [(file.name, file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))]
    plans = [read_plan(text, name) for name, text in texts if "# left out" not in text]
    for plan in plans[first - 1 : last or None]:
        kingdom = list(dict.fromkeys([*(kind.name for kind in plan.needs()), *FILLERS]))[:PILES]
        shares = [share(plan, MONEY, kingdom, games), share("strong", plan, kingdom, games)]
        print(f"| {plan.name} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
