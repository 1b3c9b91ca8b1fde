"""How well bots play each card: money with up to two copies of it against big-money-ultimate, from both seats.

Usage: python hands.py [SEEDS] [CARD...]

Prints a table with the share of points of each card (a shared win is half a point) and its 95% interval, sorted by the
name of the card. docs/hands.md keeps the table of all cards: compare it before and after you change how cards are
played. Cards that cost as much as a Gold are bought before it, all others before Silver.
"""

import sys

from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.tally import Tally
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.cards.randomizer import random_kingdom
from fiefdom.engine.card import Kind
from fiefdom.lab.statistics import interval

SEEDS = 2000
COPIES = 2
AS_DEAR_AS_GOLD = 6


def money_with(kind: Kind) -> Plan:
    """The plan big-money-ultimate, with up to two cards of a kind."""
    lines = list(shipped()["big-money-ultimate"].lines)
    before = "Gold" if kind.cost >= AS_DEAR_AS_GOLD else "Silver"
    place = [line.card for line in lines].index(before)
    lines.insert(place, Line(kind.name, f"count({kind.name}) < {COPIES}"))
    return Plan(f"money with {kind.name}", tuple(lines))


def points_with(kind: Kind, seeds: int) -> float:
    """The points of money with this kind in two games for each seed."""
    setup = make_setup(2, random_kingdom(0, named=[kind]))
    tally = Tally(2, len(catalog.kinds))
    bots = [money_with(kind).strategy(), shipped()["big-money-ultimate"].strategy()]
    for seed in range(seeds):
        tally.play(setup, bots, [0, 1], seed)
        tally.play(setup, bots, [1, 0], seed)
    return tally.points(0)


def main() -> None:
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS
    kinds = [catalog.find(name) for name in sys.argv[2:]] or [kind for kind in catalog.kinds if kind.box != "basic"]
    print("| Card | Share of points | 95% interval |")
    print("|---|--:|---|")
    for kind in sorted(kinds, key=lambda kind: kind.name):
        points = points_with(kind, seeds)
        low, high = interval(points, 2 * seeds)
        print(f"| {kind.name} | {50 * points / seeds:.1f}% | {100 * low:.1f} to {100 * high:.1f}% |")


if __name__ == "__main__":
    main()
