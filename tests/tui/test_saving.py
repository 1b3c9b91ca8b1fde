"""Games that are kept after every answer: nothing is lost, whatever happens to the process, the disk or the file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from commands import RECORD, TEN, Command, run_apart
from screens import SAY, Screen, two_people

from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.saved import Keeper, read_game, saved_games
from fiefdom.tui.session import play_series, resume

pytestmark = pytest.mark.usefixtures("state")

NEW_GAME = ["play", "--seed", "39", "--first", "1", "--kingdom", TEN]
PROMPT = "Player 1 > "


class Running:
    """The command in its own process, and a user who waits for each question before typing the next line."""

    def __init__(self, *words: str) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fiefdom", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        )
        self.said = ""
        self.wait()

    def wait(self) -> None:
        """Wait for a question."""
        assert self.process.stdout is not None
        self.said = ""
        while not self.said.endswith(PROMPT):
            part = os.read(self.process.stdout.fileno(), 65536)
            assert part, self.said
            self.said += part.decode()

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        for line in lines:
            os.write(self.process.stdin.fileno(), f"{line}\n".encode())
            self.wait()

    def stop(self, number: signal.Signals) -> tuple[int, str]:
        """Send a signal; returns the exit status and what was printed after that."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        while self.process.poll() is None:
            # Python may miss a signal just before it starts to wait for a line, so send another.
            self.process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
        said = self.process.stdout.read().decode()
        for pipe in (self.process.stdin, self.process.stdout):
            pipe.close()
        return self.process.returncode, said

    @property
    def question(self) -> str:
        """The hand, the money and the question, as they are on the screen."""
        return self.said[self.said.rindex("Hand: ") :]


def test_a_game_that_is_killed_goes_on_at_the_same_question() -> None:
    """Killed after every few answers, both in the first turn and inside effects."""
    lines = ["all", "Cellar", "all", "Silver", "all", "-", "Cellar", "2 Estate"]
    game = Running(*NEW_GAME)
    for some in (lines[:1], lines[1:4], lines[4:7], lines[7:], []):
        game.type(*some)
        question = game.question
        assert game.stop(signal.SIGKILL)[0] == -signal.SIGKILL
        game = Running("play", "--resume")
        assert game.question == question
    game.stop(signal.SIGKILL)
    [kept] = saved_games()
    assert run_apart(*NEW_GAME, typed="\n".join(lines) + "\n").status == 0
    assert saved_games()[0].read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="needs the signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_is_ended_by_a_signal_goes_on_at_the_same_question(number: signal.Signals) -> None:
    game = Running(*NEW_GAME)
    game.type("all", "Smithy", "2 Copper")
    question = game.question
    status, said = game.stop(number)
    assert status == 128 + number
    # If the terminal was closed, nobody can read anything.
    assert ("play --resume" in said) == (number == signal.SIGTERM)
    game = Running("play", "--resume")
    assert game.question == question
    game.stop(signal.SIGKILL)


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
from fiefdom.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
@pytest.mark.parametrize("room", [0, 10, 340])
def test_a_full_disk_is_told_once_and_the_game_goes_on(state: Path, room: int) -> None:
    """There is room for nothing, for part of the first lines, or for some answers and part of the next."""
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(room), *NEW_GAME, "--players", "Ann,Bob"],
        input="all\n-\n" * 12,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    said = " ".join(done.stdout.split())
    assert said.count("This game is not being saved.") == 1
    assert said.count("no space left on the disk") == 1
    assert "Bob, turn 6 " in said
    assert "The game is saved" not in said
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no space left on the disk" in done.stderr
    if room < 300:
        assert saved_games() == []
        return
    assert saved_games()[0].stat().st_size == room
    assert not saved_games()[0].read_bytes().endswith(b"\n")
    table, _ = resume(None)
    assert 0 < len(table.secret_record().answers) < 24


def test_a_game_that_cannot_be_kept_is_told_before_the_first_question(fiefdom: Command, state: Path) -> None:
    state.write_text("a file where the folder should be", encoding="utf-8")
    outcome = fiefdom(*NEW_GAME, typed="all\nsave here.txt\n")
    assert outcome.out.index("not being saved") < outcome.out.index(PROMPT)
    assert Record.read("here.txt").answers == ((0, "play", ("Copper",) * 4),)


def test_keeping_begins_again_when_it_can(state: Path) -> None:
    state.write_text("in the way", encoding="utf-8")
    table = two_people()
    keeper = Keeper()
    with pytest.raises(Complaint):
        keeper.keep(table)
    state.unlink()
    table.answer(0, ["Copper"])
    keeper.keep(table)
    assert read_game(str(saved_games()[0])) == table.secret_record()


def test_every_answer_is_in_the_file_before_the_next_question_and_so_is_what_was_taken_back() -> None:
    table = two_people()
    keeper = Keeper()
    screen = Screen()
    sizes = []

    def typed(*lines: str) -> Iterator[str]:
        for line in lines:
            [file] = saved_games()
            assert Record.read(str(file)) == table.secret_record()
            sizes.append(file.stat().st_size)
            yield line

    screen.typed = typed("2 Copper", "2 Copper", "undo", "-", "Moat", "all", "quit")
    play_series(table, SAY, screen.terminal, keeper=keeper)
    assert sizes[0] < sizes[1] < sizes[2]
    assert sizes[3] == sizes[1]


def test_an_answer_is_appended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_people()
    keeper = Keeper()
    keeper.keep(table)
    monkeypatch.setattr("fiefdom.tui.saved.write_text", lambda *_, **__: pytest.fail("the whole file was rewritten"))
    table.answer(0, ["Copper"] * 4)
    keeper.keep(table)
    assert keeper.file is not None
    assert keeper.file.read_text(encoding="utf-8").endswith("answers:\n1 play 4 Copper\n")


@pytest.mark.parametrize("torn", [b"2 bu", b"2 discard C\xc3", b"\0\0\0\0", b"1 play 2 Copper"])
def test_a_torn_last_line_is_dropped(torn: bytes) -> None:
    """A crash of the machine may leave one; then the game goes on, and its file is whole again."""
    table = two_people()
    table.answer(0, ["Copper"] * 4)
    Keeper().keep(table)
    [file] = saved_games()
    with file.open("ab") as end:
        end.write(torn)
    again, keeper = resume(None)
    assert again.secret_record() == table.secret_record()
    again.answer(0, ["Moat"])
    keeper.keep(again)
    assert saved_games() == [file]
    assert Record.read(str(file)) == again.secret_record()


def test_a_line_of_a_file_of_ones_own_that_has_no_end_is_read() -> None:
    Path("game.txt").write_text(RECORD.rstrip("\n"), encoding="utf-8")
    table, _ = resume("game.txt")
    assert len(table.secret_record().answers) == 2


def test_a_game_that_is_played_on_in_two_places_is_saved_as_two() -> None:
    Keeper().keep(two_people())
    (one, keeps_one), (other, keeps_other) = resume(None), resume(None)
    for table, keeper, card in ((one, keeps_one, "Moat"), (other, keeps_other, "Village")):
        table.answer(0, ["Copper"] * 4)
        keeper.keep(table)
        table.answer(0, [card])
        keeper.keep(table)
    assert [read_game(str(file)) for file in saved_games()] == [other.secret_record(), one.secret_record()]


def test_a_file_that_is_removed_is_made_again() -> None:
    table = two_people()
    keeper = Keeper()
    keeper.keep(table)
    saved_games()[0].unlink()
    table.answer(0, ["Copper"])
    keeper.keep(table)
    assert read_game(str(saved_games()[0])) == table.secret_record()


def test_the_plan_of_an_opponent_is_saved_as_soon_as_there_is_one() -> None:
    table = Table(["Ann", "fair"], TEN.split(", "), 58, first=0, bots={1: make_bot("fair", 1)})
    keeper = Keeper()
    keeper.keep(table)
    table.answer(0, [])
    table.answer(0, [])
    keeper.keep(table)
    record = read_game(str(saved_games()[0]))
    assert record == table.secret_record()
    assert record.plans
