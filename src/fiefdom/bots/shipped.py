"""The bots that come with Fiefdom, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from fiefdom.bots.strategy import Rule, Strategy
from fiefdom.cards.basic import duchy, estate, gold, province, silver
from fiefdom.engine.decision import Answer, Decision, first
from fiefdom.engine.rng import seeded
from fiefdom.errors import Complaint
from fiefdom.views.view import View


class Bot(Protocol):
    """A player that is a program: it sees views and decisions, nothing else."""

    def answer(self, view: View, decision: Decision) -> Answer: ...


class RandomBot:
    """Any legal answer, each number of picks as likely as another."""

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

    def copy(self) -> RandomBot:
        """Another that goes on alike, at a table of its own."""
        new = RandomBot()
        new.rng.state = self.rng.state
        return new


def big_money(seed: int = 0) -> Bot:
    return Strategy("big-money", [Rule(province), Rule(gold), Rule(silver)])


def big_money_ultimate(seed: int = 0) -> Bot:
    return Strategy(
        "big-money-ultimate",
        [
            Rule(province, condition=lambda view: view.money > 18),
            Rule(duchy, condition=lambda view: view.left(province) <= 4),
            Rule(estate, condition=lambda view: view.left(province) <= 2),
            Rule(gold),
            Rule(duchy, condition=lambda view: view.left(province) <= 6),
            Rule(silver),
        ],
    )


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "big-money": big_money,
    "big-money-ultimate": big_money_ultimate,
}


def make_bot(name: str, seed: int = 0) -> Bot:
    if name not in BOTS:
        raise Complaint("unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](seed)
