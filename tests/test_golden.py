"""Golden games: whole games as text, with every card in at least one, played in several ways and compared line by line.

A game is two files in `golden/`: NAME.record.txt, which `fiefdom replay` reads too, and NAME.log.txt, what an
all-knowing onlooker is told. When the rules, the wording or the games below have changed on purpose, write them anew
with `python tests/test_golden.py` and read the difference.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from collector import Collector

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom, make_setup
from fiefdom.engine.card import ACTION, TREASURE, VICTORY
from fiefdom.engine.decision import PURPOSES
from fiefdom.engine.event import EVENTS
from fiefdom.engine.game import Game
from fiefdom.engine.result import Result, result
from fiefdom.locale.speaker import speaker
from fiefdom.locale.telling import log
from fiefdom.records.record import Record, read_record
from fiefdom.table import Table
from fiefdom.tui.pages import end_page
from fiefdom.version import VERSION
from fiefdom.views.seen import SeenEvent, seen_events
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
# As they are before any test adds cards of its own.
CARDS = tuple(catalog.kinds)


@dataclass(frozen=True)
class Golden:
    """A game among collectors; a kingdom is the name of a recommended one or a list of cards."""

    name: str
    players: int
    kingdom: str
    seed: int

    def bots(self) -> dict[int, Collector]:
        return {seat: Collector(100 * self.seed + seat) for seat in range(self.players)}

    def played(self) -> Table:
        return Table(NAMES[: self.players], self.kingdom, self.seed, bots=self.bots())

    def file(self, part: str) -> Path:
        return FOLDER / f"{self.name}.{part}.txt"

    def lines(self, part: str) -> list[str]:
        return self.file(part).read_text(encoding="utf-8").splitlines()

    def record(self) -> Record:
        return read_record(self.file("record").read_text(encoding="utf-8"), self.name)


FIRST_EDITION = "Adventurer, Chancellor, Feast, Gardens, Moat, Spy, Thief, Throne Room, Witch, Woodcutter"
TURN_ORDER = "Bandit, Bureaucrat, Council Room, Festival, Library, Militia, Moat, Poacher, Spy, Witch"
EXPLORERS = "Adventurer, Chancellor, Feast, Laboratory, Library, Market, Sentry, Smithy, Throne Room, Vassal"

GAMES = (
    Golden("first-game", 2, "First Game", 1),
    Golden("size-distortion", 3, "Size Distortion", 2),
    Golden("deck-top", 2, "Deck Top", 3),
    Golden("sleight-of-hand", 3, "Sleight of Hand", 4),
    Golden("improvements", 4, "Improvements", 5),
    Golden("silver-and-gold", 2, "Silver and Gold", 6),
    Golden("first-edition", 4, FIRST_EDITION, 7),
    Golden("explorers", 3, EXPLORERS, 8),
    Golden("turn-order", 6, TURN_ORDER, 9),
)

every_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


def told(table: Table) -> list[str]:
    """The log and the end page."""
    return [*sentences(tuple(table.events(None)), tuple(table.names)), *end_page(speaker("en"), table)]


@cache
def sentences(events: tuple[SeenEvent, ...], names: tuple[str, ...]) -> list[str]:
    return log(speaker("en"), events, names)


# -- The ways to play a game ----------------------------------------------------------------------------


def with_bots(golden: Golden) -> Table:
    return golden.played()


def stepped(golden: Golden) -> Table:
    """Nobody is seated: every decision leaves the engine, and the recorded answer comes from outside."""
    record = golden.record()
    table = Table(record.players, record.kingdom, record.seed)
    for answer in record.answers:
        give(table, answer[0], answer[1], answer[2])
    return table


def cloned(golden: Golden) -> Table:
    """At every decision the game goes on with a clone, and what it was cloned from is left behind."""
    record = golden.record()
    table = Table(record.players, record.kingdom, record.seed)
    for answer in record.answers:
        table = table.clone()
        give(table, answer[0], answer[1], answer[2])
    return table


def give(table: Table, seat: int, purpose: str, picks: tuple[str, ...]) -> None:
    decision = table.pending
    assert decision is not None
    assert (decision.seat, decision.purpose) == (seat, purpose)
    table.answer(seat, picks)


WAYS = (with_bots, stepped, cloned)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@every_game
def test_every_way_to_play_gives_the_same_log(golden: Golden, way: Callable[[Golden], Table]) -> None:
    table = way(golden)
    assert table.is_over
    assert told(table) == golden.lines("log")
    assert table.record().answers == golden.record().answers


@every_game
def test_the_game_gives_the_same_record(golden: Golden) -> None:
    lines = golden.played().record().text().splitlines()
    assert lines == replace(golden.record(), version=VERSION).text().splitlines()


@pytest.mark.parametrize("listening", [True, False])
@every_game
def test_a_game_without_a_table_is_the_same(golden: Golden, listening: bool) -> None:
    """Nobody listening, the engine takes shorter ways; they lead to the same decisions."""
    game = make_setup(golden.players, choose_kingdom(golden.kingdom, golden.seed)).start(golden.seed)
    game.recording = True
    game.listening = listening
    game.seat_bots(list(golden.bots().values()), View)
    game.run()
    assert [(given.seat, given.purpose, tuple(given.picked)) for given in game.given] == list(golden.record().answers)
    table = golden.played()
    assert result(game) == table.result
    # The first hands are dealt before anybody can listen.
    heard = seen_events(game, None)
    assert [event.name for event in heard] == []
