"""Playing games and counting what happens in them, as fast as the engine goes."""

from __future__ import annotations

from typing import Any, Final, final

from fiefdom.engine.card import TREASURE
from fiefdom.engine.game import OVER, PROVINCES
from fiefdom.engine.setup import Setup
from fiefdom.views.view import View

# Strategies can be such that nobody ever ends the game: it is stopped when somebody has had so many turns.
MOST_TURNS: Final = 200


@final
class Tally:
    """What is counted, in sums of whole numbers only: tallies of parts add up to that of the whole in any order."""

    def __init__(self, strategies: int, kinds_known: int) -> None:
        self.games = 0
        self.turns = 0
        self.by_piles = 0
        self.stopped = 0
        # By strategy and seat: games won, shared, lost.
        self.outcomes: Final = [[[0, 0, 0] for _ in range(strategies)] for _ in range(strategies)]
        # Seeds played; and by strategy and seat, and last at all seats: games won of a seed, squared and added up.
        self.seeds = 0
        self.squares: Final = [[0] * (strategies + 1) for _ in range(strategies)]
        self.won: Final = [[0] * strategies for _ in range(strategies)]
        # By strategy and turn: how many had that turn; their score, money and Provinces after it, added up.
        self.reached: Final = [[0] * (MOST_TURNS + 1) for _ in range(strategies)]
        self.scores: Final = [[0] * (MOST_TURNS + 1) for _ in range(strategies)]
        self.money: Final = [[0] * (MOST_TURNS + 1) for _ in range(strategies)]
        self.provinces: Final = [[0] * (MOST_TURNS + 1) for _ in range(strategies)]
        # By strategy, kind and turn: cards bought.
        self.bought: Final[list[dict[int, list[int]]]] = [{} for _ in range(strategies)]
        # By strategy and number of Provinces: how often they had so many, and at which turn first, added up.
        self.province_turns: Final[list[dict[int, list[int]]]] = [{} for _ in range(strategies)]
        # How many games had this length, and, by strategy, this final score.
        self.lengths: Final[dict[int, int]] = {}
        self.final_scores: Final[list[dict[int, int]]] = [{} for _ in range(strategies)]

    def play(self, setup: Setup, bots: list[Any], order: list[int], seed: int) -> None:
        """A game in which strategy `order[i]` has seat i; the first seat begins."""
        game = setup.start(seed, 0)
        game.seat_bots([bots[strategy] for strategy in order], View)
        province = game.supply[PROVINCES].kind.number
        while game.phase != OVER:
            me = game.players[game.turn]
            strategy = order[me.seat]
            had = me.owned[province]
            game.step()
            turn = me.turns
            if turn >= MOST_TURNS:
                self.stopped += 1
                break
            money = 0
            for kind in game.kinds:
                if kind.types & TREASURE:
                    money += me.owned[kind.number] * kind.coins
            has = me.owned[province]
            self.reached[strategy][turn] += 1
            self.scores[strategy][turn] += me.score()
            self.money[strategy][turn] += money
            self.provinces[strategy][turn] += has
            while had < has:
                had += 1
                row = self.province_turns[strategy].setdefault(had, [0, 0])
                row[0] += 1
                row[1] += turn
            for kind in me.bought:
                bought = self.bought[strategy].get(kind.number)
                if bought is None:
                    bought = self.bought[strategy][kind.number] = [0] * (MOST_TURNS + 1)
                bought[turn] += 1
        self.games += 1
        if game.supply[PROVINCES].cards and game.phase == OVER:
            self.by_piles += 1
        standings = [(player.score(), -player.turns) for player in game.players]
        best = max(standings)
        winners = standings.count(best)
        longest = 0
        for player in game.players:
            strategy = order[player.seat]
            score, fewer = standings[player.seat]
            place = 2 if (score, fewer) != best else 0 if winners == 1 else 1
            self.outcomes[strategy][player.seat][place] += 1
            self.final_scores[strategy][score] = self.final_scores[strategy].get(score, 0) + 1
            self.turns += player.turns
            longest = max(longest, player.turns)
        self.lengths[longest] = self.lengths.get(longest, 0) + 1
        game.dismiss()

    def end_seed(self) -> None:
        """All games of a seed are played: they share their shuffles, so that only together they are by chance."""
        self.seeds += 1
        for strategy in range(len(self.outcomes)):
            total = 0
            for seat in range(len(self.outcomes)):
                wins = self.outcomes[strategy][seat][0]
                won = wins - self.won[strategy][seat]
                self.won[strategy][seat] = wins
                self.squares[strategy][seat] += won * won
                total += won
            self.squares[strategy][len(self.outcomes)] += total * total

    def data(self) -> dict[str, Any]:
        """All numbers, as they go from one process to another."""
        return {
            "games": self.games,
            "turns": self.turns,
            "by_piles": self.by_piles,
            "stopped": self.stopped,
            "seeds": self.seeds,
            "squares": self.squares,
            "outcomes": self.outcomes,
            "reached": self.reached,
            "scores": self.scores,
            "money": self.money,
            "provinces": self.provinces,
            "bought": self.bought,
            "province_turns": self.province_turns,
            "lengths": self.lengths,
            "final_scores": self.final_scores,
        }


def added(one: Any, other: Any) -> Any:
    """Two tallies' data together: numbers added, lists and dictionaries one by one."""
    if isinstance(one, dict):
        return {key: added(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
                for key in [*one, *(key for key in other if key not in one)]}  # fmt: skip
    if isinstance(one, list):
        return [added(one[i], other[i]) for i in range(len(one))]
    return one + other
