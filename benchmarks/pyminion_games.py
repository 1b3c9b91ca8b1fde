"""Play fixed Dominion workloads in pyminion on one core, for comparison with our own engine.

Usage: python pyminion_games.py WORKLOAD GAMES

Prints one JSON line: the workload, the number of games, the CPU seconds spent in those games (imports
and a short warm-up are left out) and the mean number of turns a player takes in a game. Needs
pyminion 0.4.0 (``pip install pyminion==0.4.0``).

Two players follow the same strategy with ten fixed kingdom piles. The strategies, each of which buys
the first card it can afford and plays all its Treasures:

- w1: Province, Gold, Silver; no Actions.
- w2: Province, Gold, Smithy (up to 2), Silver.
- w3: Province, Gold, Witch (up to 2), Market (3), Militia (1), Smithy (1), Village (3), Silver, Moat (1).

pyminion is used as it ships, with its logging switched off.
"""

import argparse
import json
import logging
import random
import time
from collections.abc import Iterator

from pyminion.bots.bot import Bot, BotDecider
from pyminion.core import Card, CardType
from pyminion.expansions.base import (
    base_set,
    chapel,
    festival,
    gold,
    laboratory,
    market,
    militia,
    moat,
    province,
    silver,
    smithy,
    village,
    witch,
    workshop,
)
from pyminion.game import Game
from pyminion.player import Player

KINGDOM: list[Card] = [
    moat,
    chapel,
    village,
    workshop,
    militia,
    smithy,
    market,
    witch,
    laboratory,
    festival,
]
WARM_UP_GAMES = 3
SEED = 20240


class MoneyDecider(BotDecider):
    """w1: Treasures and Provinces only."""

    def action_priority(self, player: Player, game: Game) -> Iterator[Card]:
        yield from ()

    def buy_priority(self, player: Player, game: Game) -> Iterator[Card]:
        money = player.state.money
        if money >= 8:
            yield province
        if money >= 6:
            yield gold
        if money >= 3:
            yield silver


class SmithyDecider(BotDecider):
    """w2: Treasures and Provinces with two Smithies."""

    def action_priority(self, player: Player, game: Game) -> Iterator[Card]:
        yield smithy

    def buy_priority(self, player: Player, game: Game) -> Iterator[Card]:
        money = player.state.money
        if money >= 8:
            yield province
        if money >= 6:
            yield gold
        if money >= 4 and player.get_card_count(smithy) < 2:
            yield smithy
        if money >= 3:
            yield silver


class AttackDecider(BotDecider):
    """w3: Witches and a Militia among Villages and Markets.

    Moat is always revealed: the inherited ``binary_decision`` says yes to everything.
    """

    def action_priority(self, player: Player, game: Game) -> Iterator[Card]:
        yield village
        yield market
        yield witch
        yield smithy
        yield militia
        yield moat

    def buy_priority(self, player: Player, game: Game) -> Iterator[Card]:
        money = player.state.money
        if money >= 8:
            yield province
        if money >= 6:
            yield gold
        if money < 2:
            return
        owned = player.get_all_cards()
        if money >= 5:
            if owned.count(witch) < 2:
                yield witch
            if owned.count(market) < 3:
                yield market
        if money >= 4:
            if owned.count(militia) < 1:
                yield militia
            if owned.count(smithy) < 1:
                yield smithy
        if money >= 3:
            if owned.count(village) < 3:
                yield village
            yield silver
        if owned.count(moat) < 1:
            yield moat

    def discard_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: list[Card],
        player: Player,
        game: Game,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Card]:
        """Give up Victory and Curse cards first, then the cheapest."""

        def worth(held: Card) -> int:
            if CardType.Victory in held.type or CardType.Curse in held.type:
                return -1
            return held.get_cost(player, game)

        return sorted(valid_cards, key=worth)[:min_num_discard]


DECIDERS: dict[str, type[BotDecider]] = {"w1": MoneyDecider, "w2": SmithyDecider, "w3": AttackDecider}


def play_games(players: list[Player], games: int) -> int:
    """Play the games one after another and return the turns taken by all players together."""
    turns = 0
    for _ in range(games):
        game = Game(
            players=players,
            expansions=[base_set],
            kingdom_cards=KINGDOM,
            random_order=False,
            log_stdout=False,
        )
        game.play()
        turns += sum(player.turns for player in players)
    return turns


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description="Time Dominion workloads in pyminion.")
    parser.add_argument("workload", choices=sorted(DECIDERS))
    parser.add_argument("games", type=positive)
    arguments = parser.parse_args()

    logging.disable(logging.CRITICAL)
    random.seed(SEED)
    decider = DECIDERS[arguments.workload]
    players: list[Player] = [Bot(decider=decider(), player_id=f"player {seat}") for seat in (1, 2)]
    play_games(players, WARM_UP_GAMES)

    start = time.process_time()
    turns = play_games(players, arguments.games)
    cpu_seconds = time.process_time() - start

    report = {
        "workload": arguments.workload,
        "games": arguments.games,
        "cpu_seconds": round(cpu_seconds, 4),
        "turns_mean": round(turns / (len(players) * arguments.games), 3),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
