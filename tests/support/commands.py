"""Fixtures that run the command; conftest.py offers them to all tests."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from boxes import own_cards_forgotten

from fiefdom.cli.main import main
from fiefdom.version import VERSION

TEN = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
HEAD = f"fiefdom record 1\nversion: {VERSION}\nplayer: Ann\nplayer: Bob\n"
RECORD = f"{HEAD}kingdom: {TEN}\nseed: 58\nfirst: 1\nanswers:\n1 play 4 Copper\n1 buy Smithy\n"
SCENARIO = '[[scenario]]\ntitle = "A Village"\nrule = "Village"\nkingdom = "Village"\nseat1.hand = "Village"\n'
OWN_CARD = """
from fiefdom.cards import ACTION, ATTACK, REACTION, Player, card

tower = card("Bell Tower", cost=0, types=ACTION | ATTACK | REACTION, coins=1, text="Everybody else keeps four cards.")


@tower.play
def tower_play(me: Player) -> None:
    for other in me.attacked():
        other.discard_down_to(4)


@tower.react
def tower_react(me: Player) -> None:
    me.be_safe()
"""


class Ended(NamedTuple):
    status: int
    out: str
    err: str


Command = Callable[..., Ended]


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where games are kept; each test runs in its own folder next to it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "state"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "state"


@pytest.fixture
def fiefdom(state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command with these words and this input; the cards that it adds are forgotten when it ends."""

    def run(*words: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with own_cards_forgotten():
            try:
                status = main(words)
            except SystemExit as stop:
                status = int(stop.code or 0)
        return Ended(status, *capsys.readouterr())

    return run


def run_apart(*words: str, typed: str = "") -> Ended:
    """Run the command in its own process, as people do."""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-m", "fiefdom", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def is_refused(outcome: Ended, *parts: str) -> None:
    """Check that the command is refused in one clear line with these parts, and did nothing."""
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith("fiefdom: ")
    assert outcome.err.count("\n") == 1, outcome.err
    for part in parts:
        assert part in outcome.err
