"""Saved games: the list of them, going on with one, and those that are over."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from boxes import own_cards_forgotten
from commands import OWN_CARD, RECORD, SCENARIO, TEN, Command
from screens import SAY, Screen, two_people

from fiefdom.errors import Complaint
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.plain import PlainClient
from fiefdom.tui.saved import Keeper, games_folder, read_game, saved_games
from fiefdom.tui.session import play_series, resume

pytestmark = pytest.mark.usefixtures("state")


# -- Kept games ------------------------------------------------------------------------------------------


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


# -- Finished games --------------------------------------------------------------------------------------


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
        (["replay", "later.txt"], True),
        (["cards", "Canal"], False),
    ],
)
def test_an_unknown_card_may_be_somebodys_own(fiefdom: Command, words: list[str], is_told: bool) -> None:
    Path("vilage.toml").write_text(SCENARIO.replace('kingdom = "Village"', 'kingdom = "Vilage"'), encoding="utf-8")
    Path("old.txt").write_text(RECORD.replace("Cellar", "Celler"), encoding="utf-8")
    # Somebody's own card may have the name of a card that is not there yet.
    Path("later.txt").write_text(RECORD.replace("Cellar", "Gatekeeper"), encoding="utf-8")
    status, _, said = fiefdom(*words)
    assert status == 2
    assert said.endswith("If it is a card of your own, add --cards FILE.py\n") == is_told


def test_a_listed_game_with_an_unknown_card_names_the_option(fiefdom: Command) -> None:
    games_folder().mkdir(parents=True)
    (games_folder() / "old.txt").write_text(RECORD.replace("Cellar", "Apiary"), encoding="utf-8")
    assert " ".join(fiefdom("games").out.split()).endswith("If it is a card of your own, add --cards FILE.py")


def test_a_game_of_own_cards_with_names_of_later_ones_names_their_file(fiefdom: Command, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "from fiefdom.cards import ACTION, card\ngatekeeper = card('Gatekeeper', cost=4, types=ACTION, cards=2)\n",
        encoding="utf-8",
    )
    with own_cards_forgotten():
        fiefdom("play", "--plain", "--cards", str(own), "--kingdom", "Gatekeeper", "--bots", "fair", typed="quit\n")
    assert f"Add --cards {own}" in " ".join(fiefdom("play", "--resume").err.split())
    assert f"Add --cards {own}" in " ".join(fiefdom("replay", "1").err.split())
