"""Games among bots, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Sequence

from fiefdom.bots.bot import Bot
from fiefdom.engine.setup import Setup
from fiefdom.views.view import View


def play_out(setup: Setup, bots: Sequence[Bot], seed: int, first: int = -1) -> list[tuple[int, int]]:
    """Play a game to its end; score and turns of each seat."""
    game = setup.start(seed, first)
    game.seat_bots(list(bots), View)
    game.run()
    outcome = [(player.score(), int(player.turns)) for player in game.players]
    setup.put_away(game)
    return outcome
