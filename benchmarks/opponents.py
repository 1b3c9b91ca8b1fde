"""How strong the opponents for people are, over random kingdoms of all boxes, from all seats.

Usage: python opponents.py [KINGDOMS] [GAMES] [PLAYERS] [FIRST]

Prints the share of points (a shared win is half a point) with its 95% interval: each level against the one below, and
strong against plain money and against money with the kingdom's best terminal. With more than two players, one plays
against several of the other. Kingdoms are those of the seeds from FIRST on. master looks ahead, which takes seconds a
game, so it plays a tenth of the games.
"""

import sys

from fiefdom import choose_kingdom
from fiefdom.bots.archetypes import money_plans
from fiefdom.bots.conditions import is_terminal
from fiefdom.bots.duels import Duel, play_duel
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.engine.card import Kind
from fiefdom.lab import match
from fiefdom.lab.match import Entrant
from fiefdom.lab.statistics import interval

FIRST_SEED = 10_000
SEEDS_TO_CHOOSE = 40

Points = tuple[float, int]


def played(one: Entrant, other: Entrant, kingdom: list[str], games: int, players: int) -> Points:
    row = match(one, *[other] * (players - 1), games=games, kingdom=kingdom, seed=FIRST_SEED).standing(0)
    return row["wins"] + row["shared"] / 2, row["games"]


def best_terminal_money(kinds: list[Kind]) -> Plan:
    """Money with the terminal that does best against plain money."""
    money = shipped()["big-money-ultimate"]
    names = tuple(kind.name for kind in kinds)
    plans = money_plans([kind for kind in kinds if is_terminal(kind)]) or [money]
    return max(plans, key=lambda plan: play_duel(Duel(plan, money, names, 2, range(SEEDS_TO_CHOOSE))).points)


def main() -> None:
    kingdoms, games, players, first = (
        int(sys.argv[place]) if len(sys.argv) > place else usual for place, usual in ((1, 50), (2, 200), (3, 2), (4, 0))
    )
    results: dict[str, list[Points]] = {}
    for seed in range(first, first + kingdoms):
        kinds = choose_kingdom(None, seed)
        names = [kind.name for kind in kinds]
        matches: list[tuple[str, Entrant, Entrant, int]] = [
            ("fair against easy", "fair", "easy", games),
            ("strong against fair", "strong", "fair", games),
            ("strong against big-money", "strong", "big-money", games),
            ("strong against big-money-ultimate", "strong", "big-money-ultimate", games),
            ("strong against money with the best terminal", "strong", best_terminal_money(kinds), games),
            ("master against strong", "master", "strong", max(players, games // 10)),
        ]
        for what, one, other, n in matches:
            results.setdefault(what, []).append(played(one, other, names, n, players))
    for what, told in results.items():
        points, n = sum(each[0] for each in told), sum(each[1] for each in told)
        low, high = interval(points, n)
        worst = min(each[0] / each[1] for each in told)
        print(f"{what}: {100 * points / n:.1f}% ({100 * low:.1f} to {100 * high:.1f}), at worst {100 * worst:.0f}%")


if __name__ == "__main__":
    main()
