"""A game with people at it, run from a checkpoint as far as it goes without another answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from fiefdom.engine.checkpoint import Checkpoint, take_apart
from fiefdom.engine.decision import Answer, Conceded, Decision, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.log import Given, Log
from fiefdom.engine.wiring import Wiring, World


class Course:
    """How far a game has come: its latest checkpoint, the game as it is now, and the question that it waits for."""

    def __init__(
        self, begun: Checkpoint, given: Sequence[Given], seated: Callable[[Game], Wiring], world: World | None
    ) -> None:
        """Give these answers, and run until a person has to decide or the game is over."""
        self.begun = self.checkpoint = begun
        self.game = begun.game.copy()
        self.pending: Decision | None = None
        wiring = seated(self.game)
        begun.prepare(wiring, list(given), world)
        self.game.listen(wiring)
        wiring.checkpoint = begun.game
        while not self.game.is_over:
            try:
                self.game.step()
            except Suspend as suspended:
                self.pending = suspended.decision
                break
            except Conceded:
                break
            self.save()

    def save(self) -> None:
        """Take a checkpoint here."""
        if self.checkpoint is not self.begun:
            take_apart(self.checkpoint.game)
        log = self.now.closed()
        self.checkpoint = Checkpoint(self.game.copy(), log)
        wiring = self.game.wiring
        wiring.log, wiring.checkpoint = Log(log), self.checkpoint.game

    @contextmanager
    def trial(self, answer: Answer, seated: Callable[[Game], Wiring], world: World | None) -> Iterator[Course]:
        """What would follow from this answer, just to look at."""
        trial = Course(self.checkpoint, [*self.now.given, self.given(answer)], seated, world)
        yield trial
        take_apart(trial.game)
        if trial.checkpoint is not self.checkpoint:
            take_apart(trial.checkpoint.game)

    @property
    def now(self) -> Log:
        """Answers and events since the checkpoint, with a link to everything before it."""
        log = self.game.wiring.log
        assert log is not None, "at a table somebody listens"
        return log

    def given(self, answer: Answer) -> Given:
        """This answer, which is allowed, to the question that the game waits for."""
        assert self.pending is not None
        return Given(self.pending, answer, self.now.count_events())


def opened(game: Game, wiring: Wiring) -> Checkpoint:
    """The start of a game that is played with this wiring; what happens there is logged."""
    wiring.log = Log()
    game.listen(wiring)
    return Checkpoint(game, wiring.log)
