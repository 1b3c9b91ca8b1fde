"""How strong the opponents for people are, from all seats, over the recommended kingdoms or random ones of all boxes.

Usage: python opponents.py [--players N] [--games N] [--master N] [--ahead N] KINGDOM... > piece.txt
       python opponents.py --sum piece.txt...

A KINGDOM is the number of a recommended one (r1, r2, ...), or the seed of a random one; 0-9 stands for ten seeds. Each
level plays the one below; with two players, strong also plays plain money and money with the kingdom's best terminal.
With more players, one plays against several of the other, and a second line counts how many of them it ends ahead of.
`--master` is how many games master plays, which looks ahead and takes a second a game or more; by default none. With
`--ahead`, it plays on so many games for each decision. All of them look ahead by games and not by the clock.

Each line has a match, the points of the first (a shared win is half a point), the number of games, the kingdom, what
the first one went for in most of these games, by its decks at the end, and the name of its plan. `--sum` adds up the
lines of many pieces, with 95% intervals.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from fiefdom import choose_kingdom
from fiefdom.bots.bot import Bot
from fiefdom.bots.conditions import is_terminal
from fiefdom.bots.foresight import Effort
from fiefdom.bots.opponents import OPPONENTS
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.went_for import style_of_deck
from fiefdom.cards.kingdoms import recommended
from fiefdom.engine.card import Kind
from fiefdom.lab.statistics import interval
from fiefdom.roster import opponent
from fiefdom.search.archetypes import money_plans
from fiefdom.search.duels import Duel, play_duel
from fiefdom.table import Table

FIRST_SEED = 10_000
SEEDS_TO_CHOOSE = 40

# Makes a bot for a game, from its seed.
MakeBot = Callable[[int], Bot]


class Played(NamedTuple):
    """Games of one bot against others: its points, the sum of the shares of the others that it ended ahead of, and its
    decks at the end."""

    points: float
    ahead: float
    decks: list[dict[str, int]]

    def style(self, plan: Plan) -> str:
        """What the bot, with this plan, went for in most of the games."""
        needs = plan.needs()
        styles = (style_of_deck(plan, [kind for kind in needs if kind.name in deck], deck) for deck in self.decks)
        return Counter(styles).most_common(1)[0][0]


def best_terminal_money(kinds: list[Kind]) -> Plan:
    """Money with the terminal that does best against plain money."""
    money = shipped()["big-money-ultimate"]
    names = tuple(kind.name for kind in kinds)
    plans = money_plans([kind for kind in kinds if is_terminal(kind)]) or [money]
    return max(plans, key=lambda plan: play_duel(Duel(plan, money, names, 2, range(SEEDS_TO_CHOOSE))).points)


def kingdoms(wanted: list[str]) -> Iterator[tuple[str, list[Kind]]]:
    for each in wanted:
        if each.startswith("r"):
            yield each, choose_kingdom(recommended()[int(each[1:]) - 1].name, 0)
        else:
            first, _, last = each.partition("-")
            for seed in range(int(first), int(last or first) + 1):
                yield str(seed), choose_kingdom(None, seed)


def matches(kinds: list[Kind], players: int, games: int) -> Iterator[tuple[str, float, Played, Plan]]:
    """Matches of the levels below master: what was measured, the sum of it, the games, and the plan of the first."""
    names = tuple(kind.name for kind in kinds)
    plans = {level: opponent(level, by_games=True).plan_for(names, players) for level in ("easy", "fair", "strong")}
    pairs: list[tuple[str, str, MakeBot]] = [
        ("fair", "easy", level_bot("easy", plans["easy"])),
        ("strong", "fair", level_bot("fair", plans["fair"])),
    ]
    if players == 2:
        pairs += [("strong", name, plan_bot(plan)) for name, plan in money_of(kinds).items()]
    for level, name, other in pairs:
        result = played(level_bot(level, plans[level]), other, names, players, games)
        yield f"{level} against {name}", result.points, result, plans[level]
        if players > 2:
            yield f"{level} ahead of a {name}", result.ahead, result, plans[level]


def matches_of_master(
    kinds: list[Kind], players: int, games: int, ahead: int | None
) -> Iterator[tuple[str, float, Played, Plan]]:
    """Matches of master, which looks ahead by games and not by the clock."""
    names = tuple(kind.name for kind in kinds)
    plan, lesser = (opponent(level, by_games=True).plan_for(names, players) for level in ("master", "strong"))
    others: dict[str, MakeBot] = {"strong": level_bot("strong", lesser)}
    if players == 2:
        others |= {name: plan_bot(money) for name, money in money_of(kinds).items()}
    for name, other in others.items():
        result = played(level_bot("master", plan, ahead), other, names, players, games)
        yield f"master against {name}", result.points, result, plan


def money_of(kinds: list[Kind]) -> dict[str, Plan]:
    """The money strategies that bots have to beat."""
    plain = {name: shipped()[name] for name in ("big-money", "big-money-ultimate")}
    return plain | {"money with the kingdom's best terminal": best_terminal_money(kinds)}


def level_bot(name: str, plan: Plan, ahead: int | None = None) -> MakeBot:
    """Makes an opponent of a level with its plan, which looks ahead, if it does, by so many games or as usual."""
    level = OPPONENTS[name]
    if ahead is not None:
        level = replace(level, effort_by_games=Effort(ahead, None))

    def make(seed: int) -> Bot:
        bot = opponent(name, seed, plan, by_games=True)
        bot.level = level
        return bot

    return make


def plan_bot(plan: Plan) -> MakeBot:
    """Makes a bot that only follows this plan."""
    return lambda _seed: plan.strategy()


def played(one: MakeBot, other: MakeBot, kingdom: Sequence[str], players: int, games: int) -> Played:
    """So many games, or a few less, with one bot in each seat equally often."""
    points = ahead = 0.0
    decks: list[dict[str, int]] = []
    for seed in range(FIRST_SEED, FIRST_SEED + games // players):
        for first in range(players):
            bots = {0: one(seed), **{seat: other(seed) for seat in range(1, players)}}
            result = Table(players, list(kingdom), seed, bots=bots, first=first).result
            points += (0 in result.winners) / len(result.winners)
            mine, *others = [standing.rank for standing in result.standings]
            ahead += sum(1.0 if mine < each else 0.5 if mine == each else 0.0 for each in others) / len(others)
            decks.append(dict(result.standings[0].cards))
    return Played(points, ahead, decks)


def added(files: list[str]) -> None:
    """Print the sums of all lines of these files."""
    results: dict[str, list[tuple[float, int]]] = {}
    for file in files:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            what, points, games, *_ = line.split("\t")
            results.setdefault(what, []).append((float(points), int(games)))
    print("| | Kingdoms | Games | Share of the points | At worst |\n|---|--:|--:|---|--:|")
    for what, result in results.items():
        points, n = sum(each[0] for each in result), sum(each[1] for each in result)
        low, high = interval(points, n)
        worst = min(each[0] / each[1] for each in result)
        share = f"{100 * points / n:.1f}% ({100 * low:.1f} to {100 * high:.1f})"
        print(f"| {what} | {len(result)} | {n:,} | {share} | {100 * worst:.0f}% |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wanted", nargs="+", metavar="KINGDOM")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--master", type=int, default=0)
    parser.add_argument("--ahead", type=int)
    parser.add_argument("--sum", action="store_true", dest="is_sum")
    options = parser.parse_args()
    if options.is_sum:
        added(options.wanted)
        return
    for kingdom, kinds in kingdoms(options.wanted):
        found = [*matches(kinds, options.players, options.games)] if options.games else []
        if options.master:
            found += matches_of_master(kinds, options.players, options.master, options.ahead)
        for what, total, result, plan in found:
            name = f"{what}, {options.players} players" if options.players > 2 else what
            print(name, total, len(result.decks), kingdom, result.style(plan), plan.name, sep="\t")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
