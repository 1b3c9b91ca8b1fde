"""Play the workloads of pyminion_games.py in this engine, whichever build comes first on the path.

Usage: python fiefdom_games.py WORKLOAD GAMES

Prints one JSON line like that of pyminion_games.py.
"""

import argparse
import gc
import json
import time

from fiefdom import choose_kingdom, make_setup, play_out
from fiefdom.bots.strategy import Rule, Strategy
from fiefdom.cards.basic import gold, province, silver
from fiefdom.cards.dominion import market, militia, moat, smithy, village, witch

KINGDOM = "Moat, Chapel, Village, Workshop, Militia, Smithy, Market, Witch, Laboratory, Festival"
WARM_UP_GAMES = 3

STRATEGIES = {
    "w1": Strategy("w1", [Rule(province), Rule(gold), Rule(silver)]),
    "w2": Strategy("w2", [Rule(province), Rule(gold), Rule(smithy, 2), Rule(silver)]),
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
    ),
}


def play_games(workload: str, games: int) -> int:
    """Play games with seeds from 0 on; the turns of all players together."""
    setup = make_setup(2, choose_kingdom(KINGDOM, seed=0))
    bots = [STRATEGIES[workload]] * 2
    return sum(turns for seed in range(games) for _, turns in play_out(setup, bots, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description="Time Dominion workloads in Fiefdom.")
    parser.add_argument("workload", choices=sorted(STRATEGIES))
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
