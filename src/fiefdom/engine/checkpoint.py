"""Where to go on from: a game between two effects. Answers given since are given again, and then one more."""

from __future__ import annotations

from typing import final

from fiefdom.engine.game import Game
from fiefdom.engine.log import Given, Log
from fiefdom.engine.wiring import UNWIRED, Wiring, World


@final
class Checkpoint:
    """A game as it stands between two effects, and what had been answered and had happened by then."""

    def __init__(self, game: Game, log: Log | None = None) -> None:
        self.game = game
        self.log = log

    def count_given(self) -> int:
        """How many answers had been given by then."""
        return 0 if self.log is None else self.log.count_given()

    def save(self, game: Game, log: Log | None) -> None:
        """Take the place of another game, reusing memory."""
        self.game.become(game)
        self.log = log

    def prepare(self, wiring: Wiring, given: list[Given], world: World | None, hears: bool = True) -> None:
        """Give these answers before anybody is asked, with a log of what follows if there is one."""
        wiring.script = given.copy()
        wiring.replayed = 0
        wiring.world = world
        if self.log is not None:
            wiring.log = Log(self.log, hears)

    def resume(self, game: Game, given: list[Given], world: World | None, hears: bool = True) -> None:
        """Turn another game into this one, where these answers are given again."""
        game.become(self.game)
        self.prepare(game.wiring, given, world, hears)


def take_apart(game: Game) -> None:
    """Free the memory of a game that nobody can look at any more.

    Its players refer to it and it to them, so it would wait for the garbage collector, and hundreds of others with it.
    """
    game.listen(UNWIRED)
    game.players.clear()
