"""Duels in lots, so that several processes can play them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fiefdom.lab.workers import Crew
from fiefdom.search.duels import Duel, Earned, play_here

# A lot is about this many games; a single lot is played here.
GAMES_A_LOT = 200


def played_by(workers: Crew, duels: Sequence[Duel], count: Callable[[int], None] = lambda _games: None) -> list[Earned]:
    """What was earned in these duels, played in lots; `count` gets the games of each lot that is done."""
    lots: list[list[Duel]] = [[]]
    games = 0
    for duel in duels:
        if games >= GAMES_A_LOT:
            lots.append([])
            games = 0
        lots[-1].append(duel)
        games += duel.games
    players = workers if len(lots) > 1 else Crew()
    found: list[Earned] = []
    for lot, earned in zip(lots, players.results(play_here, lots), strict=True):
        found += earned
        count(sum(duel.games for duel in lot))
    return found
