"""How a game is run, besides its state: who answers, which answers are given again, and what is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from fiefdom.engine.decision import Answer, Answerer, Outsider
from fiefdom.engine.log import Given, Log
from fiefdom.engine.native import mypyc_attr
from fiefdom.engine.rng import Rng

if TYPE_CHECKING:
    from fiefdom.engine.game import Game


@mypyc_attr(acyclic=True)
@final
class World:
    """How a resampled game differs from the real one; to `seat` they look the same for this many `answers`.

    For these, `swaps` says which card another seat picked instead of which; after that, `chance` is the randomness.
    """

    def __init__(self, seat: int, answers: int, chance: Rng, swaps: dict[int, int]) -> None:
        self.seat: Final = seat
        self.answers: Final = answers
        self.chance: Final = chance
        self.swaps: Final = swaps


@final
class Wiring:
    """Who answers for each seat, the view that each of them gets, and how the game is run."""

    def __init__(self, bots: list[Any], views: list[Any]) -> None:
        self.bots: Final = bots
        self.views: Final = views
        self.answerers: Final[list[Answerer | None]] = [
            None if bot is None else bot if isinstance(bot, Answerer) else Outsider(bot) for bot in bots
        ]
        # The function of the game and the seat that made the views, if one did.
        self.view_of: Any = None
        # Answers to give before anybody is asked, and then one for the next person who is asked.
        self.script: list[Given] = []
        self.next: Answer | None = None
        # How many answers of scripts have been given.
        self.replayed = 0
        # The game as it was between the last two effects, if anybody stores that; the log has the answers since.
        self.checkpoint: Game | None = None
        # How many questions nobody was asked, because the player who should answer has resigned.
        self.unasked = 0
        # Where answers and events are written down; None if they are not.
        self.log: Log | None = None
        # Whether questions with only one answer are asked too.
        self.asks_forced = False
        # Whether players who have nothing to pick are asked all the same, so that nobody learns it.
        self.is_discreet = False
        # How this game differs from the real one, if it was resampled.
        self.world: World | None = None
        # Whether `check` runs at every decision, and how many cards there were when it first did.
        self.is_checked = False
        self.card_count = 0

    def count_given(self) -> int:
        """How many answers have been given: all of them if there is a log, else those of scripts."""
        return self.replayed if self.log is None else self.log.count_given()


# Nobody sits here, and nothing is logged.
UNWIRED: Final = Wiring([], [])
