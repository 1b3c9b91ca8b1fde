"""The bots that come with Fiefdom, by name."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.resources import files
from typing import Protocol

from fiefdom.bots.plan import Plan, read_plan
from fiefdom.engine.decision import Answer, Decision, first
from fiefdom.engine.rng import seeded
from fiefdom.errors import Complaint
from fiefdom.records.files import read_text
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


@cache
def shipped() -> dict[str, Plan]:
    """The strategies that come with Fiefdom, by name."""
    folder = files("fiefdom.bots").joinpath("strategies")
    texts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    plans = [read_plan(texts[name], name) for name in sorted(texts)]
    return {plan.name: plan for plan in plans}


def bot_names() -> list[str]:
    return ["random", *shipped()]


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, or of a strategy file."""
    if name == RandomBot.name:
        return RandomBot(seed)
    return find_plan(name).strategy()


def find_plan(name: str) -> Plan:
    """A strategy that comes with Fiefdom, by its name, or one of a file."""
    if name.endswith(".toml"):
        return read_plan(read_text(name), name)
    if name not in shipped():
        close = difflib.get_close_matches(name, bot_names(), n=5, cutoff=0.4)
        raise Complaint("unknown-bot", bot=name, bots=", ".join(close or [RandomBot.name, "big-money"]))
    return shipped()[name]
