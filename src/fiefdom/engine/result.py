"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from fiefdom.engine.game import Game
from fiefdom.engine.player import Player
from fiefdom.engine.rng import seeded


@dataclass(frozen=True)
class Standing:
    """How one seat ended: its score, turns, rank (1 is best; those who share a rank tied) and all its cards."""

    seat: int
    score: int
    turns: int
    rank: int
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Result:
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def merit(score: int, turns: int) -> tuple[int, int]:
    """What decides who wins: most points, then fewest turns; equal players share a rank."""
    return score, -turns


def staying(game: Game, player: Player) -> int:
    """How long a player stayed: those who have not resigned longest, and the first to resign the shortest."""
    return game.resigned.index(player.seat) if game.has_resigned(player.seat) else len(game.players)


def result(game: Game) -> Result:
    earned = [(staying(game, player), *merit(player.score(), player.turns)) for player in game.players]
    standings = tuple(
        Standing(
            seat=player.seat,
            score=earned[player.seat][1],
            turns=player.turns,
            rank=1 + sum(1 for merit in earned if merit > earned[player.seat]),
            cards=tuple((kind.name, player.owns(kind)) for kind in game.stock.kinds if player.owns(kind)),
        )
        for player in game.players
    )
    return Result(standings, tuple(standing.seat for standing in standings if standing.rank == 1))


def next_first(last: Result, seed: int) -> int:
    """Who goes first in the next game of a series: the player left of the winner or, after a tie, a random player who
    lost.
    """
    players = len(last.standings)
    if len(last.winners) == 1:
        return (last.winners[0] + 1) % players
    others = [seat for seat in range(players) if seat not in last.winners] or list(range(players))
    return others[seeded(seed).below(len(others))]
