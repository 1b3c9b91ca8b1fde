"""How strategies imported from other simulators do here: against plain money, and `strong` against each of them.

Usage: python imported.py FOLDER [--random] [--games N] [--master N] [--ahead N] [--find SECONDS] [--first N] [--last N]

Plays each strategy file of the folder (the first to the last, by name) on its own kingdom, half of the games from each
seat. If the strategy names fewer than ten cards, the rest are cards that do little for anybody, so that strong has to
win with the same cards; with `--random`, they are random ones, as in the lab. Prints a row of a table for each: the
share of points (a shared win is half a point) with its 95% interval, against big-money-ultimate and of strong against
it. Files with "left out" in them are skipped: they are not what their authors wrote.

`--master` is how many games master plays against each, by games and not by the clock; by default none. With `--ahead`,
it plays on so many games for each decision. `--find` searches for a strategy for so many seconds, told whom it has to
beat, and plays 1,000 games with what it finds. `--games 0` leaves out the games of strong.
"""

import argparse
from pathlib import Path

from opponents import level_bot, plan_bot, played

from fiefdom.bots.plan import Plan, read_plan
from fiefdom.cards.catalog import catalog
from fiefdom.cards.randomizer import PILES
from fiefdom.engine.card import Kind
from fiefdom.lab import find, match
from fiefdom.lab.match import Entrant, kingdom_for
from fiefdom.lab.statistics import interval
from fiefdom.roster import opponent

SEED = 10_000
MONEY = "big-money-ultimate"
# Cards that lose against plain money, and that no combination needs.
FILLERS = (
    *("Embargo", "Secret Chamber", "Cellar", "Scout", "Lookout", "Sea Chart", "Pearl Diver", "Feast", "Great Hall"),
    "Chancellor",
)


def share(one: Entrant, other: Entrant, kingdom: list[str], games: int) -> str:
    row = match(one, other, games=games, kingdom=kingdom, seed=SEED, jobs=1).standing(0)
    return share_and_error(row["wins"] + row["shared"] / 2, row["games"])


def share_and_error(points: float, games: int) -> str:
    low, high = interval(points, games)
    return f"{100 * points / games:.1f}% ({100 * low:.0f} to {100 * high:.0f})"


def filled(plan: Plan) -> list[Kind]:
    """The cards that a plan is made for, and others that do little for anybody."""
    return list(dict.fromkeys([*plan.needs(), *map(catalog.find, FILLERS)]))[:PILES]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--random", action="store_true")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--master", type=int, default=0)
    parser.add_argument("--ahead", type=int)
    parser.add_argument("--find", type=float, default=0)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--last", type=int)
    options = parser.parse_args()
    texts = [(file, file.read_text(encoding="utf-8")) for file in sorted(options.folder.glob("*.toml"))]
    plans = [(file, read_plan(text, file.name)) for file, text in texts if "# left out" not in text]
    for file, plan in plans[options.first - 1 : options.last]:
        kingdom = [kind.name for kind in (kingdom_for([plan], None) if options.random else filled(plan))]
        shares: list[str] = []
        if options.games:
            shares += [share(plan, MONEY, kingdom, options.games), share("strong", plan, kingdom, options.games)]
        if options.master:
            own = opponent("master", by_games=True).plan_for(tuple(kingdom), 2)
            result = played(level_bot("master", own, options.ahead), plan_bot(plan), kingdom, 2, options.master)
            shares += [share_and_error(result.points, len(result.decks))]
        if options.find:
            found = find(kingdom, seconds=options.find, against=[str(file)], jobs=1)
            shares += [share(found.best, plan, kingdom, 1_000), found.best.name]
        print(f"| {plan.name} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
