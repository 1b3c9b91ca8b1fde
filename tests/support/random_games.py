"""Random games for properties: kingdoms, players and answers, and how many of them a run tries."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from amounts import IS_FULL
from collector import Collector
from hypothesis import Phase, assume, settings
from hypothesis import strategies as st

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom, make_setup
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.game import Game
from fiefdom.table import Table

KINGDOM_CARDS = tuple(kind.name for kind in catalog.kingdom_cards())
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "collector": Collector}
MOST_DECISIONS = 5_000
# FIEFDOM_SOAK=20 tries twenty times as many examples as CI, different each time; otherwise they are always the same.
SOAK = int(os.environ.get("FIEFDOM_SOAK", "1"))


def examples(n: int) -> settings:
    phases = list(Phase) if SOAK > 1 else [Phase.explicit, Phase.generate]
    n = n * SOAK if IS_FULL or SOAK > 1 else -(-n // 2)
    return settings(max_examples=n, deadline=None, derandomize=SOAK == 1, phases=phases)


@dataclass(frozen=True)
class Start:
    """A game before its start: players, kingdom, seed, and the bot that answers for everybody."""

    players: int
    kingdom: tuple[str, ...]
    seed: int
    bot: str

    def table(self, *, discreet: bool = False) -> Table:
        return Table(self.players, self.kingdom, self.seed, discreet=discreet, checked=True)

    def game(self) -> Game:
        return make_setup(self.players, choose_kingdom(self.kingdom, self.seed)).start(self.seed)

    def player(self) -> Bot:
        return BOTS[self.bot](self.seed)


@dataclass(frozen=True)
class Position:
    """A game after so many decisions, or at its end if that comes first."""

    start: Start
    decisions: int

    def table(self, *, discreet: bool = False) -> Table:
        table = self.start.table(discreet=discreet)
        play_on(table, self.start.player(), self.decisions)
        return table

    def open_table(self) -> tuple[Table, Decision]:
        """The table, if there is still something to decide."""
        table = self.table()
        assume(table.pending is not None)
        assert table.pending is not None
        return table, table.pending


starts = st.builds(
    Start,
    players=st.integers(2, 6),
    kingdom=st.lists(st.sampled_from(KINGDOM_CARDS), min_size=10, max_size=10, unique=True).map(tuple),
    seed=st.integers(0, 2**32),
    bot=st.sampled_from(sorted(BOTS)),
)
positions = st.builds(Position, starts, st.integers(0, 400))
seeds = st.integers(0, 2**32)


def play_on(table: Table, bot: Bot, decisions: int) -> list[tuple[int, Answer]]:
    """Play so many more decisions, or to the end; returns the bot's answers."""
    answers: list[tuple[int, Answer]] = []
    while table.pending is not None and len(answers) < decisions:
        seat = table.pending.seat
        answers.append((seat, bot.answer(table.view(seat), table.pending) if table.pending.most else ()))
        table.answer(*answers[-1])
    return answers


def everything(table: Table) -> dict[str, Any]:
    """Everything about a table that anybody can see."""
    return {
        "pictures": [table.picture(seat) for seat in range(table.players)],
        "events": [table.events(seat) for seat in (None, 0)],
        "result": table.secret_result,
        "answers": [(given.seat, given.purpose, given.picked) for given in table._now.given_since(0)],
    }
