"""Bots that work out a plan before their first turn: whoever waits for it sees the kingdom, and is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from threading import Event

import pytest
from patience import ENOUGH
from screens import KINGDOM, SAY, Screen, state_of

from fiefdom.bots.opponents import Opponent
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.cards.kingdoms import kinds_named
from fiefdom.locale.speaker import languages, speaker
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.plain import PlainClient
from fiefdom.tui.session import new_table, play_series, resume

HEADER = "· seed 58"
TOLD = "{} is working out a plan…"


class Slow:
    """Makes a plan, but not before somebody has been told that it takes a while."""

    def __init__(self) -> None:
        self.is_told = Event()

    def plan(self, *_: object) -> Plan:
        assert self.is_told.wait(ENOUGH)
        return shipped()["big-money"]

    def opponent(self) -> Opponent:
        bot = Opponent("strong", 0, self.plan)
        bot.level = replace(bot.level, effort=None)
        return bot


class Told(Screen):
    """A screen that lets slow bots go on once it has been told about each of them."""

    def __init__(self, bots: Sequence[Slow], typed: Sequence[str] = ()) -> None:
        super().__init__(typed)
        self.waiting = iter(bots)
        self.terminal.write = self.write

    def write(self, line: str) -> None:
        self.lines.append(line)
        if "working out a plan" in line:
            next(self.waiting).is_told.set()


def play(table: Table, screen: Screen) -> list[str]:
    with pytest.raises(EOFError):
        PlainClient(table, SAY, screen.terminal).run()
    return screen.lines


def places(lines: Sequence[str], *parts: str) -> Iterator[int]:
    """Where each part is shown; it must be there once."""
    for part in parts:
        [place] = [number for number, line in enumerate(lines) if part in line]
        yield place


def test_a_bot_that_begins_is_awaited_below_the_kingdom() -> None:
    slow = Slow()
    table = new_table(["Ann", "Bo"], kinds_named(KINGDOM), 58, {1: slow.opponent()}, first=1)
    lines = play(table, Told([slow]))
    shown = list(places(lines, HEADER, TOLD.format("Bo"), "── Bo, turn 1 ──", "── Ann, turn 1 ──"))
    assert shown == sorted(shown)


def test_nothing_is_told_before_somebody_has_to_wait() -> None:
    slow = Slow()
    table = new_table(["Ann", "Bo"], kinds_named(KINGDOM), 58, {1: slow.opponent()}, first=0)
    lines = play(table, Told([slow], ["all", "Silver"]))
    shown = list(places(lines, HEADER, "Ann plays 4 Copper.", TOLD.format("Bo"), "── Bo, turn 1 ──"))
    assert shown == sorted(shown)


def test_each_bot_is_told_of_once() -> None:
    slow, slower = Slow(), Slow()
    bots = {1: slow.opponent(), 2: slower.opponent()}
    table = new_table(["Ann", "Bo", "Cy"], kinds_named(KINGDOM), 58, bots, first=1)
    lines = play(table, Told([slow, slower]))
    assert len(list(places(lines, HEADER, TOLD.format("Bo"), TOLD.format("Cy")))) == 3


@pytest.mark.parametrize("name", ["fair", "strong"])
def test_nothing_is_told_of_a_plan_that_is_there_in_a_moment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.bots.opponents.A_MOMENT", ENOUGH)
    bot = Opponent(name, 0, lambda *_: shipped()["big-money"])
    bot.level = replace(bot.level, effort=None)
    lines = play(new_table(["Ann", "Bo"], kinds_named(KINGDOM), 58, {1: bot}, first=1), Screen())
    assert "working out" not in "\n".join(lines)
    assert len(list(places(lines, HEADER, "── Bo, turn 1 ──"))) == 2


@pytest.mark.parametrize("language", languages())
def test_it_is_told_by_name_in_every_language(language: str) -> None:
    screen = Screen()
    PlainClient(Table(["Ann", "Bo"], KINGDOM), speaker(language), screen.terminal).say_planning("Bo")
    assert screen.text.startswith("Bo ")
    assert screen.text.endswith("…")


@pytest.mark.usefixtures("state")
def test_a_game_that_is_stopped_while_a_bot_plans_goes_on_with_the_kingdom_first() -> None:
    class Stopped(Screen):
        def read(self, question: str) -> str:
            raise AssertionError(question)

    def stop(line: str) -> None:
        if "working out a plan" in line:
            slow.is_told.set()
            raise KeyboardInterrupt

    slow = Slow()
    table = new_table(["Ann", "Bo"], kinds_named(KINGDOM), 58, {1: slow.opponent()}, first=1)
    screen = Stopped()
    screen.terminal.write = stop
    assert play_series(table, SAY, screen.terminal) == 130
    again, _ = resume(None)
    assert isinstance(again.bots[1], Opponent)
    again.bots[1].went_for = shipped()["big-money"]
    shown = list(places(play(again, Screen()), HEADER, "── Bo, turn 1 ──"))
    assert shown == sorted(shown)


def test_bots_that_are_invited_play_when_they_may() -> None:
    seated = Table(["Ann", "Bo"], KINGDOM, 58, first=1, bots={1: make_bot("big-money")})
    invited = new_table(["Ann", "Bo"], kinds_named(KINGDOM), 58, {1: make_bot("big-money")}, first=1)
    assert invited.pending is not None
    assert invited.pending.seat == 1
    invited.let_bots_play()
    assert state_of(invited) == state_of(seated)
