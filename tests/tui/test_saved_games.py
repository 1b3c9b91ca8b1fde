"""Games that are kept after every answer: nothing is lost, whatever happens to the process, the disk or the file."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from boxes import own_cards_forgotten
from commands import OWN_CARD, RECORD, SCENARIO, TEN, Command, run_apart
from screens import SAY, Screen, two_people

from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.plain import PlainClient
from fiefdom.tui.saved import Keeper, games_folder, read_game, saved_games
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


# -- Files --------------------------------------------------------------------------------------------------


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


# -- Kept games --------------------------------------------------------------------------------------------


def finished(seed: int) -> Table:
    """A finished game that Ann, who buys nothing, has lost against money."""
    table = Table(["Ann", "Bot"], TEN.split(", "), seed, bots={1: make_bot("big-money")})
    while table.pending is not None:
        table.answer(0, [])
    return table


def keep_at(table: Table, minute: int) -> Path:
    """Keep a game as if it had been played last at that minute of a day."""
    keeper = Keeper()
    keeper.keep(table)
    assert keeper.file is not None
    os.utime(keeper.file, (1_700_000_000 + 60 * minute,) * 2)
    return keeper.file


@pytest.fixture
def shelf() -> list[str]:
    """The names of three saved games, the last played first: unfinished, finished, unfinished."""
    older = two_people(1)
    older.answer(0, ["Copper"])
    files = [keep_at(older, 1), keep_at(finished(7), 2), keep_at(two_people(3), 3)]
    return [file.stem for file in reversed(files)]


def test_games_lists_all_that_is_saved(fiefdom: Command, shelf: list[str]) -> None:
    outcome = fiefdom("games")
    assert (outcome.status, outcome.err) == (0, "")
    lines = [line for line in outcome.out.splitlines() if re.match(r"\d|   2", line)]
    assert [line.split(" · ")[1:] for line in lines[::2]] == [
        ["Ann, Bob", "Ann, turn 1"],
        ["Ann, Bot", "Bot wins."],
        ["Ann, Bob", "Ann, turn 1"],
    ]
    assert [line[:3] for line in lines[::2]] == ["1. ", "2. ", "3. "]
    assert [line.split(" · ")[0].strip() for line in lines[1::2]] == shelf
    assert "First Game" in lines[3]
    assert "Cellar, Chancellor" in lines[1]


def test_games_as_json(fiefdom: Command, shelf: list[str]) -> None:
    games = json.loads(fiefdom("games", "--json").out)
    assert [game["name"] for game in games] == shelf
    assert [game["over"] for game in games] == [False, True, False]
    assert [game["winners"] for game in games] == [[], ["Bot"], []]
    assert games[0]["players"] == ["Ann", "Bob"]
    assert read_game(games[2]["file"]).answers == ((0, "play", ("Copper",)),)


def test_games_before_there_are_any(fiefdom: Command) -> None:
    outcome = fiefdom("games")
    assert (outcome.status, outcome.out) == (0, SAY.say("cli-games-none") + "\n")
    assert fiefdom("games", "--json").out == "[]\n"


def test_older_games_are_listed_if_all_are_asked_for(fiefdom: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.cli.games.LISTED", 2)
    for minute in range(4):
        keep_at(two_people(minute), minute)
    assert fiefdom("games").out.splitlines()[-1] == SAY.say("cli-games-more", n=2)
    assert "4. " in fiefdom("games", "--all").out
    assert "3. " not in fiefdom("games").out


def test_a_game_that_cannot_be_read_is_told_among_the_others(fiefdom: Command, shelf: list[str]) -> None:
    broken = games_folder() / f"{shelf[0]}.txt"
    broken.write_text(broken.read_text(encoding="utf-8").replace("Witch", "Xyzzyx"), encoding="utf-8")
    os.utime(broken, (2_000_000_000,) * 2)
    outcome = fiefdom("games")
    assert outcome.status == 0
    assert "Xyzzyx" in outcome.out
    assert all(f"{number}. " in outcome.out for number in (1, 2, 3))
    assert "Xyzzyx" in json.loads(fiefdom("games", "--json").out)[0]["problem"]


def test_resume_takes_the_running_game_last_played(shelf: list[str]) -> None:
    assert resume(None)[0].seed == 3
    (games_folder() / f"{shelf[0]}.txt").unlink()
    assert resume(None)[0].seed == 1
    (games_folder() / f"{shelf[2]}.txt").unlink()
    with pytest.raises(Complaint, match="no game to resume"):
        resume(None)


def test_resume_passes_by_what_it_cannot_read_but_tells_it_if_there_is_nothing_else(shelf: list[str]) -> None:
    newest = games_folder() / f"{shelf[0]}.txt"
    newest.write_text(newest.read_text(encoding="utf-8").replace("version: ", "version: 9"), encoding="utf-8")
    assert resume(None)[0].seed == 1
    (games_folder() / f"{shelf[2]}.txt").unlink()
    with pytest.raises(Complaint, match="saved by version 9"):
        resume(None)


@pytest.mark.parametrize("by", ["number", "name", "file"])
def test_a_game_is_meant_by_its_number_its_name_or_its_file(fiefdom: Command, shelf: list[str], by: str) -> None:
    def word(place: int) -> str:
        name = shelf[place - 1]
        return {"number": str(place), "name": name, "file": str(games_folder() / f"{name}.txt")}[by]

    assert resume(word(3))[0].seed == 1
    assert " · seed 7\n" in fiefdom("replay", word(2)).out
    assert "Bot wins." in fiefdom("replay", word(2)).out
    assert fiefdom("games", word(2)).out == finished(7).secret_record().text()


def test_a_file_comes_before_a_number(shelf: list[str]) -> None:
    Path("1").write_text(RECORD, encoding="utf-8")
    assert resume("1")[0].seed == 58


@pytest.mark.parametrize("word", ["0", "4", "nothing", "9" * 400, "2026", ""])
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_game_that_there_is_not_is_told(fiefdom: Command, shelf: list[str], command: list[str], word: str) -> None:
    if command[0] == "play" and not word:
        return
    outcome = fiefdom(*command, word)
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)


def test_a_resumed_game_goes_on_in_its_file(fiefdom: Command, shelf: list[str]) -> None:
    said = fiefdom("play", "--resume", "3", typed="all\n").out
    assert [file.stem for file in saved_games()] == [shelf[2], *shelf[:2]]
    assert len(read_game(str(saved_games()[0])).answers) == 2
    assert said.splitlines()[-1] == SAY.say("play-saved-here", command="fiefdom play --resume")


def test_a_game_that_was_only_looked_at_is_named_where_it_is_not_the_last(fiefdom: Command, shelf: list[str]) -> None:
    said = fiefdom("play", "--resume", "3").out
    assert said.splitlines()[-1] == SAY.say("play-saved-here", command=f"fiefdom play --resume {shelf[2]}")


def test_a_saved_game_that_is_resumed_is_saved_and_its_file_stays(fiefdom: Command) -> None:
    Path("game.txt").write_text(RECORD, encoding="utf-8")
    fiefdom("play", "--resume", "game.txt", typed="all\n")
    assert Path("game.txt").read_text(encoding="utf-8") == RECORD
    assert len(read_game(str(saved_games()[0])).answers) == 3


def test_no_game_is_dropped_because_others_begin(fiefdom: Command) -> None:
    for seed in range(5):
        assert fiefdom("play", "--seed", str(seed), typed="all\n").status == 0
    assert [read_game(str(file)).seed for file in saved_games()] == [4, 3, 2, 1, 0]


# -- Finished games ------------------------------------------------------------------------------------------


def at_the_end(*typed: str) -> Screen:
    """Play a game to its end, then type this."""
    table = Table(["Ann", "Bot"], TEN.split(", "), 7, bots={1: make_bot("big-money")})
    screen = Screen()

    def lines() -> Iterator[str]:
        while table.pending is not None:
            yield "-"
        yield from typed

    screen.typed = lines()
    assert play_series(table, SAY, screen.terminal) == 0
    return screen


def test_a_game_that_is_over_is_saved_and_can_be_read_again(fiefdom: Command) -> None:
    screen = at_the_end("n")
    [file] = saved_games()
    assert SAY.say("play-saved-here-over", command=f"fiefdom replay {file.stem}") in screen.text
    assert read_game(str(file)) == finished(7).secret_record()


def test_a_game_that_is_over_can_be_saved_before_the_next_one() -> None:
    screen = at_the_end("save", "save no/where.txt", "save game.txt", "y", "quit")
    assert SAY.say("play-save-where") in screen.text
    assert "no such folder" in screen.text
    assert SAY.say("play-saved-over", command="fiefdom replay game.txt") in screen.text
    assert Path("game.txt").read_text(encoding="utf-8") == finished(7).secret_record().text()
    assert [read_game(str(file)).seed for file in saved_games()] == [8, 7]


def test_a_game_that_is_over_is_not_resumed(fiefdom: Command) -> None:
    Path("game.txt").write_text(finished(7).secret_record().text(), encoding="utf-8")
    outcome = fiefdom("play", "--resume", "game.txt")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == "fiefdom: " + SAY.say("resume-over", file="game.txt") + "\n"


def test_a_game_of_bots_is_replayed_but_not_resumed(fiefdom: Command) -> None:
    bots = {0: make_bot("smithy"), 1: make_bot("big-money")}
    record = Table(["Ann", "Bob"], TEN.split(", "), 7, bots=bots).secret_record().text()
    Path("whole.txt").write_text(record, encoding="utf-8")
    Path("part.txt").write_text("".join(record.splitlines(keepends=True)[:30]), encoding="utf-8")
    assert SAY.say("play-over") in fiefdom("replay", "whole.txt").out
    assert SAY.say("play-over") not in fiefdom("replay", "part.txt").out
    for file, key in [("whole.txt", "resume-over"), ("part.txt", "resume-bots")]:
        outcome = fiefdom("play", "--resume", file)
        assert (outcome.status, outcome.out) == (2, "")
        assert outcome.err == "fiefdom: " + SAY.say(key, file=file) + "\n"
    assert saved_games() == []


def test_the_client_alone_keeps_nothing() -> None:
    with pytest.raises(EOFError):
        PlainClient(two_people(), SAY, Screen(["all"]).terminal).run()
    assert saved_games() == []


def test_a_game_with_own_cards_says_which_file_it_needs(state: Path, fiefdom: Command) -> None:
    folder = state.parent / "my cards"
    folder.mkdir()
    file = folder / "tower.py"
    file.write_text(OWN_CARD, encoding="utf-8")
    with own_cards_forgotten():
        fiefdom("play", "--kingdom", "Bell Tower", "--seed", "3", "--cards", str(file), typed="save shared.txt\nquit\n")
    (game,) = saved_games()
    needs = f"this game uses cards of your own. Add --cards '{file}'"
    for words in (["play", "--resume"], ["replay", "1"]):
        status, _, said = fiefdom(*words)
        assert (status, said) == (2, f"fiefdom: {game}: {needs}\n")
    _, listed, _ = fiefdom("games")
    assert "Player 1, fair" in listed
    assert "Bell Tower" in listed
    assert needs in " ".join(listed.split())
    (data,) = json.loads(fiefdom("games", "--json").out)
    assert data["players"] == ["Player 1", "fair"]
    assert data["problem"].endswith(needs)
    # Nobody else hears in which folder the cards are.
    for shared in (fiefdom("games", "1").out, Path("shared.txt").read_text(encoding="utf-8")):
        assert "\ncards: tower.py\n" in shared
        assert str(folder) not in shared
    assert fiefdom("replay", "shared.txt").err.endswith("Add --cards tower.py\n")
    with own_cards_forgotten():
        assert fiefdom("play", "--resume", "--cards", str(file), typed="quit\n").status == 0


def test_a_game_from_a_position_with_own_words_says_which_file_it_needs(state: Path, fiefdom: Command) -> None:
    file = state.parent / "tower.py"
    file.write_text(OWN_CARD.replace("types=", 'mats=("Belfry",), types='), encoding="utf-8")
    Path("at.toml").write_text(
        '[[scenario]]\ntitle = "On a mat"\nkingdom = "Bell Tower"\nseat1.Belfry = "Gold"\n', encoding="utf-8"
    )
    with own_cards_forgotten():
        words = ("play", "--position", "at.toml", "--cards", str(file))
        assert fiefdom(*words, typed="save shared.txt\nquit\n").status == 0
    assert fiefdom("replay", "shared.txt").err.endswith(
        "shared.txt: this game uses cards of your own. Add --cards tower.py\n"
    )
    assert "no card called “Bell Tower”" in fiefdom("scenario", "at.toml").err
    shared = Path("shared.txt").read_text(encoding="utf-8")
    Path("shared.txt").write_text(shared.replace("seat1.Belfry", "seat1.Belfri"), encoding="utf-8")
    line = shared.splitlines().index("position:") + 1
    with own_cards_forgotten():
        said = fiefdom("replay", "shared.txt", "--cards", str(file)).err
    assert f"shared.txt, line {line}: “seat1.Belfri” is not known here" in said


@pytest.mark.parametrize(
    ("words", "is_told"),
    [
        (["cards", "Apiary"], True),
        (["kingdoms", "Apiary"], True),
        (["cards", "Vilage"], False),
        (["scenario", "vilage.toml"], True),
        (["replay", "old.txt"], True),
    ],
)
def test_an_unknown_card_may_be_somebodys_own(fiefdom: Command, words: list[str], is_told: bool) -> None:
    Path("vilage.toml").write_text(SCENARIO.replace('kingdom = "Village"', 'kingdom = "Vilage"'), encoding="utf-8")
    Path("old.txt").write_text(RECORD.replace("Cellar", "Celler"), encoding="utf-8")
    status, _, said = fiefdom(*words)
    assert status == 2
    assert said.endswith("If it is a card of your own, add --cards FILE.py\n") == is_told


def test_a_listed_game_with_an_unknown_card_names_the_option(fiefdom: Command) -> None:
    games_folder().mkdir(parents=True)
    (games_folder() / "old.txt").write_text(RECORD.replace("Cellar", "Apiary"), encoding="utf-8")
    assert " ".join(fiefdom("games").out.split()).endswith("If it is a card of your own, add --cards FILE.py")
