"""How well bots play each card: money with up to two copies of it against big-money-ultimate, from both seats.

Usage: python hands.py [SEEDS] [NAME...]

Prints a table with the share of points of each card (a shared win is half a point) and its 95% interval, sorted by the
name of the card, and one of some combinations of cards. With names, only those. docs/notebooks/hands.md has both:
compare them before and after you change how cards are played. Cards that cost as much as a Gold are bought before it,
all others before Silver.
"""

import sys

from fiefdom.bots.plan import Line, Plan, read_rule
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


def rules(text: str) -> tuple[Line, ...]:
    return tuple(read_rule(line.strip()) for line in text.strip().splitlines())


# What matters in each of these is how the cards are played together.
COMBINATIONS = {
    "Chapel and Minion": shipped()["minion-chapel"].lines,
    "Coppersmith, Tactician and Warehouse": shipped()["coppersmith-tactician"].lines,
    "Gardens and Ironworks": rules("""
        Gardens if count(Ironworks) > 2
        Ironworks if count(Ironworks) < 8
        Duchy
        Estate if count(Gardens) > 1
        Silver
        Copper"""),
    "Laboratory, Secret Chamber and Tactician": rules("""
        Province if count(Laboratory) > 1
        Duchy if left(Province) <= 4
        Estate if left(Province) <= 2
        Tactician if count(Tactician) < 2
        Laboratory
        Secret Chamber if count(Secret Chamber) < 2
        Silver if count(Silver) < 2"""),
    "Minion and nothing else": rules("""
        Province if count(Minion) > 4
        Duchy if left(Province) <= 4
        Estate if left(Province) <= 2
        Minion
        Silver"""),
    "Treasure Map and Warehouse": rules("""
        Province
        Duchy if left(Province) <= 4
        Estate if left(Province) <= 2
        Gold if count(Gold) > 0
        Treasure Map if count(Gold) == 0
        Warehouse if count(Warehouse) < 2
        Silver"""),
}


def money_with(kind: Kind) -> Plan:
    """The plan big-money-ultimate, with up to two cards of a kind."""
    lines = list(shipped()["big-money-ultimate"].lines)
    before = "Gold" if kind.cost >= AS_DEAR_AS_GOLD else "Silver"
    place = [line.card for line in lines].index(before)
    lines.insert(place, Line(kind.name, f"count({kind.name}) < {COPIES}"))
    return Plan(f"money with {kind.name}", tuple(lines))


def points_of(plan: Plan, seeds: int) -> float:
    """The points of a plan in two games for each seed, with the cards that it needs and others that are random."""
    setup = make_setup(2, random_kingdom(0, named=plan.needs()))
    tally = Tally(2, len(catalog.kinds))
    bots = [plan.strategy(), shipped()["big-money-ultimate"].strategy()]
    for seed in range(seeds):
        tally.play(setup, bots, [0, 1], seed)
        tally.play(setup, bots, [1, 0], seed)
    return tally.points(0)


def points_with(name: str, seeds: int) -> float:
    """The points of money with this card, or of this combination."""
    if name not in COMBINATIONS:
        return points_of(money_with(catalog.find(name)), seeds)
    return points_of(Plan(name, COMBINATIONS[name]), seeds)


def print_table(title: str, names: list[str], seeds: int) -> None:
    print(f"| {title} | Share of points | 95% interval |")
    print("|---|--:|---|")
    for name in names:
        points = points_with(name, seeds)
        low, high = interval(points, 2 * seeds)
        print(f"| {name} | {50 * points / seeds:.1f}% | {100 * low:.1f} to {100 * high:.1f}% |", flush=True)


def main() -> None:
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS
    every = [*(kind.name for kind in catalog.kinds if kind.box != "basic"), *COMBINATIONS]
    names = sys.argv[2:] or every
    cards = sorted(catalog.find(name).name for name in names if name not in COMBINATIONS)
    if cards:
        print_table("Card", cards, seeds)
    combinations = sorted(name for name in names if name in COMBINATIONS)
    if combinations:
        print()
        print_table("Combination", combinations, seeds)


if __name__ == "__main__":
    main()
