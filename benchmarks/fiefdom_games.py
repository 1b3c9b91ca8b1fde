"""Play the workloads of pyminion_games.py in this engine (the build that comes first on the path), and one more:

- w4: random kingdoms of all boxes, ten games each; big-money-ultimate against a bot that buys up to two of each kingdom
  card, the most expensive first, and plays them.

Usage: python fiefdom_games.py WORKLOAD GAMES

Prints one JSON line like that of pyminion_games.py.
"""

import argparse
import gc
import json
import time

from fiefdom import choose_kingdom, make_bot, make_setup, play_out
from fiefdom.bots.rules import Rule
from fiefdom.bots.strategy import Strategy
from fiefdom.boxes.dominion.cards import market, militia, moat, smithy, village, witch
from fiefdom.cards.basic import gold, province, silver
from fiefdom.engine.card import Kind

KINGDOM = ["Moat", "Chapel", "Village", "Workshop", "Militia", "Smithy", "Market", "Witch", "Laboratory", "Festival"]
WARM_UP_GAMES = 3
GAMES_A_KINGDOM = 10

# Like pyminion's bots, they buy the last Province even if that loses.
STRATEGIES = {
    "w1": Strategy("w1", [Rule(province), Rule(gold), Rule(silver)], minds_the_end=False),
    "w2": Strategy("w2", [Rule(province), Rule(gold), Rule(smithy, 2), Rule(silver)], minds_the_end=False),
    "w3": Strategy(
        "w3",
        [
            Rule(province),
            Rule(gold),
            Rule(witch, 2),
            Rule(market, 3),
            Rule(militia, 1),
            Rule(smithy, 1),
            Rule(village, 3),
            Rule(silver),
            Rule(moat, 1),
        ],
        plays=[village, market, witch, smithy, militia, moat],
        minds_the_end=False,
    ),
}


def collector(kingdom: list[Kind]) -> Strategy:
    """A bot that buys and plays kingdom cards."""
    cards = [Rule(kind, 2) for kind in sorted(kingdom, key=lambda kind: -kind.cost)]
    return Strategy("collector", [Rule(province), Rule(gold), *cards, Rule(silver)])


def play_random_kingdoms(games: int) -> int:
    turns = 0
    for first in range(0, games, GAMES_A_KINGDOM):
        kingdom = choose_kingdom(None, seed=first)
        setup = make_setup(2, kingdom)
        bots = [make_bot("big-money-ultimate"), collector(kingdom)]
        for seed in range(first, min(first + GAMES_A_KINGDOM, games)):
            turns += sum(turns for _, turns in play_out(setup, bots, seed))
    return turns


def play_games(workload: str, games: int) -> int:
    """Play games with seeds from 0 on, and return the turns of all players together."""
    if workload == "w4":
        return play_random_kingdoms(games)
    setup = make_setup(2, choose_kingdom(KINGDOM, seed=0))
    bots = [STRATEGIES[workload]] * 2
    return sum(turns for seed in range(games) for _, turns in play_out(setup, bots, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description="Time Dominion workloads in Fiefdom.")
    parser.add_argument("workload", choices=[*STRATEGIES, "w4"])
    parser.add_argument("games", type=int)
    arguments = parser.parse_args()
    play_games(arguments.workload, WARM_UP_GAMES)
    gc.freeze()
    start = time.process_time()
    turns = play_games(arguments.workload, arguments.games)
    cpu_seconds = time.process_time() - start
    report = {
        "workload": arguments.workload,
        "games": arguments.games,
        "cpu_seconds": round(cpu_seconds, 4),
        "turns_mean": round(turns / (2 * arguments.games), 3),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
