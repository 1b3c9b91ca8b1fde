"""A screen for tests to play at, and tables in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import Decision
from fiefdom.locale.speaker import Speaker, speaker
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.plain import PlainClient, Quit, Terminal

SAY = speaker("en")
KINGDOM = ["Cellar", "Chancellor", "Chapel", "Militia", "Moat", "Sentry", "Smithy", "Throne Room", "Village", "Witch"]


class Screen:
    """A terminal that remembers its output and types the given lines; an exception among them is raised."""

    def __init__(self, typed: Iterable[str | BaseException] = (), is_interactive: bool = False) -> None:
        self.typed = iter(typed)
        self.lines: list[str] = []
        self.answered_at = 0
        self.terminal = Terminal(self.read, self.lines.append, is_interactive)

    def read(self, question: str) -> str:
        self.lines.append(question)
        text = next(self.typed, EOFError())
        if isinstance(text, BaseException):
            raise text
        self.answered_at = len(self.lines)
        return text

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def since_last_answer(self) -> str:
        """What was written after the last typed line, including the pending question."""
        return "\n".join(self.lines[self.answered_at :])


def two_people(seed: int = 58) -> Table:
    """Ann begins; with seed 58 she holds four Coppers and an Estate."""
    return Table(["Ann", "Bob"], KINGDOM, seed, first=0)


def with_bot(seed: int = 58) -> Table:
    return Table(["Ann", "Bot"], KINGDOM, seed, first=0, bots={1: make_bot("big-money", 1)})


def reach(table: Table, is_there: Callable[[Decision], bool], *buys: str) -> Decision:
    """Play on, buying the first of these that can be bought, until the wanted question comes."""
    while (decision := table.pending) is not None and not is_there(decision):
        names = decision.options.names()
        if decision.purpose == "buy":
            picks = [name for name in buys if name in names][:1]
        elif decision.purpose == "play":
            picks = names if decision.ordered else names[:1]
        else:
            picks = names[: decision.least]
        table.answer(decision.seat, picks)
    assert decision is not None
    return decision


def is_asked_by(card: str, purpose: str) -> Callable[[Decision], bool]:
    return lambda decision: decision.source is catalog.find(card) and decision.purpose == purpose


def can_play(card: str) -> Callable[[Decision], bool]:
    return lambda decision: decision.purpose == "play" and decision.seat == 0 and card in decision.options


def after_militia(seed: int = 58) -> Table:
    """Ann has played Militia, and Bob must discard two of four Coppers and an Estate."""
    table = two_people(seed)
    reach(table, is_asked_by("Militia", "discard"), "Militia")
    assert table.pending is not None
    assert table.pending.seat == 1
    return table


def type_at(table: Table, *typed: str, say: Speaker = SAY) -> Screen:
    """Play at this table until nothing more is typed."""
    screen = Screen(typed)
    with pytest.raises((EOFError, Quit)):
        PlainClient(table, say, screen.terminal).run()
    return screen


def state_of(table: Table) -> object:
    """Everything known at a table, and its history."""
    return table.secret_record(), [table.picture(seat) for seat in range(table.players)], table.secret_events()


def money_play(screen: Screen, rematches: int) -> Iterator[str]:
    """A player who reads the screen, plays Treasures and buys the best of Province, Gold and Silver."""
    while True:
        shown = screen.since_last_answer
        if "(y/n)" in shown:
            rematches -= 1
            yield "y" if rematches >= 0 else "n"
        elif SAY.say("ask-play", how="treasures") in shown:
            yield "all"
        else:
            offered = [name for name in ("Province", "Gold", "Silver") if re.search(rf" \d+ {name} \$", shown)]
            yield offered[0] if offered else "-"


def money_play_then(screen: Screen, *words: str) -> Iterator[str]:
    """A whole game, and what is typed after it."""
    for text in money_play(screen, rematches=0):
        if text == "n":
            yield from words
            return
        yield text
