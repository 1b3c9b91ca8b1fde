"""Several people at one keyboard: nobody sees what only others may know, and the screen changes hands in time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from patience import ENOUGH
from screens import SAY, Screen, after_militia, with_bot

from fiefdom.engine.decision import Decision
from fiefdom.locale.wording import sentence
from fiefdom.table import Table
from fiefdom.tui.pages import card_list
from fiefdom.tui.plain import CLEAR, FIRST_SCREEN, PlainClient

pytestmark = pytest.mark.usefixtures("state")

SECRETIVE = ["Artisan", "Bureaucrat", "Cellar", "Harbinger", "Library", "Militia", "Moat", "Sentry", "Spy", "Vassal"]


class Watcher:
    """Gives random legal answers for everybody, and searches the screen before each for others' secrets."""

    def __init__(self, table: Table, screen: Screen, seed: int) -> None:
        self.table = table
        self.screen = screen
        self.random = Random(seed)
        self.switched_at = 0
        self.events_heard = 0
        self.secrets: list[set[str]] = [set() for _ in table.names]
        self.known: list[set[str]] = [set() for _ in table.names]

    def typed(self) -> Iterator[str]:
        for _ in range(200):
            decision = self.table.pending
            assert decision is not None
            yield self.pass_on(self.table.names[decision.seat]) or self.answer(decision)

    def pass_on(self, player: str) -> str:
        """Notice a change of seats, and press Enter if the screen waits for it."""
        lines = self.screen.lines
        if lines[-1] == SAY.say("play-pass", player=player):
            assert lines[-2] == CLEAR
            self.switched_at = len(lines) - 1
            return "\n"
        switch = SAY.say("play-pass-piped", player=player)
        if switch in lines[self.screen.answered_at :]:
            self.switched_at = lines.index(switch, self.screen.answered_at)
        return ""

    def answer(self, decision: Decision) -> str:
        self.search(decision.seat)
        names = decision.options.names()
        if decision.purpose == "play":
            return "all" if decision.ordered else self.random.choice(names)
        most = max(decision.least, min(decision.most, len(names), 2))
        return ", ".join(self.random.sample(names, self.random.randint(decision.least, most)))

    def search(self, seat: int) -> None:
        self.hear()
        shown = " ".join(" ".join(self.screen.lines[self.switched_at :]).split())
        assert not [secret for secret in self.secrets[seat] - self.known[seat] if secret in shown]
        assert shown.rsplit("Hand: ", 1)[1].startswith(card_list(SAY, self.table.view(seat).hand))

    def hear(self) -> None:
        """Sort everything that happened by who may know it."""
        since = self.events_heard
        seen = [self.table.events(seat, since) for seat in range(self.table.players)]
        for number, event in enumerate(self.table.secret_events(since)):
            told = sentence(SAY, [event], self.table.names)
            for seat in range(self.table.players):
                is_secret = event.cards and seen[seat][number].cards is None
                (self.secrets if is_secret else self.known)[seat].add(told)
            self.events_heard += 1


@pytest.mark.parametrize("is_interactive", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_another_hand_is_on_the_screen(seed: int, is_interactive: bool) -> None:
    table = Table(["Ann", "Bob", "Cy"], SECRETIVE, seed)
    screen = Screen(is_interactive=is_interactive)
    watcher = Watcher(table, screen, seed)
    screen.typed = watcher.typed()
    with pytest.raises(EOFError):
        PlainClient(table, SAY, screen.terminal).run()
    assert len(table.secret_record().answers) > 80
    assert all(watcher.secrets)


def test_the_screen_is_cleared_and_waits_before_another_hand_is_shown() -> None:
    table = after_militia()
    screen = Screen(["", "2 Copper"], is_interactive=True)
    with pytest.raises(EOFError):
        PlainClient(table, SAY, screen.terminal).run()
    passed = screen.lines.index(SAY.say("play-pass", player="Ann"))
    assert screen.lines[passed - 1] == CLEAR
    assert screen.lines[passed + 1 :] == [FIRST_SCREEN]


def test_one_person_is_never_asked_to_look_away() -> None:
    screen = Screen(["all", "-", "all", "-"], is_interactive=True)
    with pytest.raises(EOFError):
        PlainClient(with_bot(), SAY, screen.terminal).run()
    assert CLEAR not in screen.lines


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_keys_pressed_too_early_do_not_uncover_the_next_hand(tmp_path: Path) -> None:
    """In a real terminal: Ann ends her turn with one Enter too many."""
    import pty

    keyboard, terminal = pty.openpty()
    os.set_blocking(keyboard, False)
    words = ["play", "--players", "Ann,Bob", "--first", "1", "--seed", "6"]
    paths = os.pathsep.join(path for path in sys.path if path)
    game = subprocess.Popen(
        [sys.executable, "-m", "fiefdom", *words],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": paths},
    )
    seen = ""

    def wait_for(text: str, seconds: float) -> bool:
        nonlocal seen
        end = time.monotonic() + seconds
        while text not in seen and time.monotonic() < end:
            try:
                seen += os.read(keyboard, 65536).decode()
            except BlockingIOError:
                time.sleep(0.02)
        return text in seen

    try:
        assert wait_for(SAY.say("play-pass", player="Ann"), ENOUGH)
        time.sleep(0.1)
        os.write(keyboard, b"\n")
        assert wait_for("Ann > ", ENOUGH)
        seen = ""
        os.write(keyboard, b"-\n-\n\n")
        assert wait_for(SAY.say("play-pass", player="Bob"), ENOUGH)
        assert not wait_for("Bob > ", 0.5)
    finally:
        game.kill()
        game.wait()
        os.close(keyboard)
        os.close(terminal)
