"""Looking ahead: which answer wins most often, if the game is played on from here with each of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf, sqrt

from fiefdom.bots.strategy import Strategy
from fiefdom.bots.tally import lead_after, points_for, value_of
from fiefdom.engine.decision import Answer, Decision, Diverged, GameError
from fiefdom.engine.desk import Given
from fiefdom.engine.game import Game
from fiefdom.engine.rng import Rng
from fiefdom.views.resample import Imagined
from fiefdom.views.view import View

# A game that goes on longer than this counts as it stands.
MOST_TURNS = 30
# How many worlds are played at least between two looks at how the answers do, and how often one looks, about: where
# there are many games, an answer need not be given up after a few unlucky ones.
WORLDS_AT_ONCE = 16
LOOKS = 8
# With fewer worlds than this, luck decides.
LEAST_WORLDS = 8
# An answer that is this many standard errors behind the best one is given up; the usual one only if it is far behind,
# since the best of many answers is sometimes ahead by luck.
BEHIND = 2.0
FAR_BEHIND = 4.0
# After so many worlds, the usual answer is changed for one that is a standard error better; after a quarter of them,
# for one that is two better, and so on. The usual answer is a good one, and it takes more than a little luck to tell.
WORLDS_TO_TRUST = 100
# Once so few gains may end the game, it matters whether somebody wins, and hardly by how much.
NEAR_END = 2
BY_HOW_MUCH = 0.1
# Inside an effect, so many worlds may turn out not to fit what has happened, for each one that does.
MISFITS = 4


class Trial:
    """An answer, and how much it was worth in each world."""

    def __init__(self, decision: Decision, answer: Answer) -> None:
        self.answer = answer
        self.given = Given(decision, answer, 0)
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def best_answer(
    view: View,
    decision: Decision,
    answers: Sequence[Answer],
    players: Callable[[Game, int], Sequence[Strategy]],
    rng: Rng,
    games: int,
    deadline: float | None = None,
) -> Answer:
    """The best of these answers, of which the first is the usual one, by about so many games.

    All answers are played on in the same worlds with the same luck, so that little but the answer makes a difference.
    Each world is one that the seat cannot tell from the real one; `players` says who plays on in it. The best of many
    answers owes something to luck, so it has to be better than the usual one once more, in fresh worlds.
    """
    value = value_near_end if view.gains_to_end <= NEAR_END else value_of
    worlds = Worlds(view, players, rng, value)
    if len(answers) > 2:
        games //= 2
        hopeful = worlds.best_of([Trial(decision, answer) for answer in answers], games, halfway_to(deadline))
        answers = list(dict.fromkeys([answers[0], hopeful.answer]))
    if len(answers) < 2:
        return answers[0]
    usual, better = [Trial(decision, answer) for answer in answers]
    worlds.best_of([usual, better], games, deadline)
    if len(usual.values) < LEAST_WORLDS:
        return usual.answer
    needed = sqrt(WORLDS_TO_TRUST / len(usual.values))
    return better.answer if errors_behind(usual, better) > needed else usual.answer


class Worlds:
    """Worlds that a seat cannot tell from the real one, in which several answers are played on."""

    def __init__(
        self,
        view: View,
        players: Callable[[Game, int], Sequence[Strategy]],
        rng: Rng,
        value: Callable[[int], float],
    ) -> None:
        self.view = view
        self.players = players
        self.rng = rng
        self.value = value
        # The game that all of them are played on in.
        self.scratch: Game | None = None

    def best_of(self, trials: Sequence[Trial], games: int, deadline: float | None) -> Trial:
        """The best of these trials after about so many games; those that fall behind are given up on the way.

        The first is the usual answer: it is the one if too little could be tried.
        """
        usual = trials[0]
        at_once = max(WORLDS_AT_ONCE, games // (LOOKS * len(trials)))
        played = 0
        while len(trials) > 1 and played < games and not is_past(deadline):
            fitting = 0
            for _ in range(at_once * MISFITS):
                imagined = self.view.imagine(self.rng)
                if imagined is None:
                    return usual
                leads = leads_after(imagined, self.game_like(imagined.game), trials)
                for trial, lead in zip(trials, leads, strict=False):
                    trial.values.append(self.value(lead))
                played += len(trials)
                fitting += 1 if leads else 0
                if fitting == at_once or is_past(deadline):
                    break
            if not fitting:
                return usual
            best = max(trials, key=lambda trial: trial.mean)
            limits = {id(best): inf, id(usual): FAR_BEHIND}
            trials = [trial for trial in trials if errors_behind(trial, best) < limits.get(id(trial), BEHIND)]
        if len(usual.values) < LEAST_WORLDS:
            return usual
        return max(trials, key=lambda trial: trial.mean)

    def game_like(self, world: Game) -> Game:
        """A game with those who play on, made once, when the first world is known."""
        if self.scratch is None:
            self.scratch = world.copy()
            self.scratch.seat_bots(list(self.players(world, self.view.seat)), View)
        return self.scratch


def halfway_to(deadline: float | None) -> float | None:
    """When half of the time until then is over."""
    return None if deadline is None else (time.perf_counter() + deadline) / 2


def is_past(deadline: float | None) -> bool:
    return deadline is not None and time.perf_counter() >= deadline


def value_near_end(lead: int) -> float:
    """What a final lead is worth, from 0 to 1, when the end is near: whoever is behind had better take a risk."""
    return (1 - BY_HOW_MUCH) * points_for(lead) + BY_HOW_MUCH * value_of(lead)


def leads_after(imagined: Imagined, scratch: Game, trials: Sequence[Trial]) -> list[int]:
    """The final lead after each trial; none if this world does not fit, since other things are asked there."""
    try:
        return [lead_after(imagined, scratch, trial.given, MOST_TURNS) for trial in trials]
    except (Diverged, GameError):
        return []


def errors_behind(trial: Trial, best: Trial) -> float:
    """How many standard errors of the difference one answer is behind another, in the worlds that both have played."""
    n = len(trial.values)
    behind = [other - own for own, other in zip(trial.values, best.values, strict=False)]
    mean = sum(behind) / n
    variance = sum((each - mean) ** 2 for each in behind) / max(1, n - 1)
    return mean / sqrt(variance / n) if variance > 0 else 0.0 if mean == 0 else mean * sqrt(n) * 10
