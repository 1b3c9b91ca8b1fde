"""What a bot is, and the simplest bot: one that answers at random."""

from __future__ import annotations

from typing import Protocol

from fiefdom.engine.decision import Answer, Decision, first
from fiefdom.engine.rng import seeded
from fiefdom.views.view import View


class Bot(Protocol):
    """A player that is a program: it sees views and decisions, nothing else."""

    def answer(self, view: View, decision: Decision) -> Answer: ...


class RandomBot:
    """Gives a random legal answer; every number of picks is equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)

    def answer(self, view: View, decision: Decision) -> Answer:
        size = len(decision.options)
        n = decision.least + self.rng.below(decision.most - decision.least + 1)
        if decision.all_or_none and n:
            n = decision.most
        picks = list(first(size))
        self.rng.shuffle(picks)
        return tuple(picks[:n])

    def for_another_game(self, seed: int) -> RandomBot:
        """A new random bot for another game."""
        return RandomBot(seed)

    def copy(self) -> RandomBot:
        """A copy for another table, which will answer as this one would."""
        new = RandomBot()
        new.rng.become(self.rng)
        return new
