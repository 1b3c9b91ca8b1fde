"""What new players stumble over: Enter, long logs, names typed in part, the first game, commands to type."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from commands import TEN, Command, Ended
from folders import ROOT
from screens import (
    KINGDOM,
    SAY,
    Screen,
    after_militia,
    can_play,
    money_play_then,
    reach,
    state_of,
    two_people,
    type_at,
    with_bot,
)

from fiefdom.cards.catalog import catalog
from fiefdom.locale.speaker import languages, speaker
from fiefdom.locale.wording import log
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.invocation import command
from fiefdom.tui.pages import supply_page
from fiefdom.tui.plain import PlainClient, Quit
from fiefdom.tui.session import play_series, resume

pytestmark = pytest.mark.usefixtures("state")


def flowing(screen: Screen) -> str:
    """What the screen shows since the last answer, as one line."""
    return " ".join(screen.since_last_answer.split())


def test_enter_plays_treasures_only_where_nothing_depends_on_how() -> None:
    """After Merchant, the first Silver gives a bonus, so Enter says what to type instead."""
    table = Table(["Ann", "Bob"], "First Game", 5, first=0)
    reach(table, lambda decision: decision.is_for_treasures and waits_for_treasures(table), "Merchant", "Silver")
    before = state_of(table)
    assert SAY.say("play-treasures-how") in flowing(type_at(table, ""))
    assert state_of(table) == before
    type_at(table, "all")
    assert state_of(table) != before


def waits_for_treasures(table: Table) -> bool:
    return "Merchant" in [kind.name for kind in table.view(0).in_play(0)] and table.view(0).turn == 0


def test_a_treasure_that_is_more_than_money_is_not_played_by_enter() -> None:
    table = Table(["Ann", "Bob"], [*KINGDOM[:9], "Astrolabe"], 5, first=0)
    reach(table, lambda decision: decision.is_for_treasures and "Astrolabe" in decision.options, "Astrolabe")
    before = state_of(table)
    type_at(table, "")
    assert state_of(table) == before


@pytest.mark.parametrize(("typed", "turn"), [([""], 0), (["", ""], 1), (["", "log", ""], 1), (["-"], 1), (["none"], 1)])
def test_enter_ends_no_turn_with_something_to_spend_before_it_is_pressed_again(typed: list[str], turn: int) -> None:
    table = two_people()
    screen = type_at(table, "all", *typed)
    assert table.view(0).turn == turn
    assert ("You still have $4 and 1 Buy." in screen.text) == (typed[0] == "")


def test_the_next_turn_is_warned_of_anew() -> None:
    table = with_bot()
    type_at(table, "", "", "", "", "")
    assert table.view(0).turns(0) == 2


def test_with_nothing_to_spend_enter_ends_the_turn() -> None:
    """Cards that cost nothing are not worth a warning."""
    table = two_people()
    type_at(table, "-", "")
    assert table.view(0).turn == 1


@pytest.mark.parametrize("typed", ["log", "help", "help Moat", "supply", "kingdom", "save game", "position here.toml"])
def test_after_a_command_the_question_stands_there_again(typed: str) -> None:
    shown = type_at(two_people(), typed).since_last_answer
    assert shown.endswith(f"{SAY.say('ask-play', how='treasures')} (Enter: all, -: none)\n   1 Copper ×4\nAnn > ")


def test_a_refused_undo_tells_how_to_force_it() -> None:
    table = two_people()
    reach(table, can_play("Smithy"), "Smithy")
    screen = type_at(table, "Smithy", "undo")
    assert "type: undo force" in flowing(screen)
    assert "undo force" not in type_at(two_people(), "undo").since_last_answer


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "buy Silver"), ("en", "buy sil"), ("en", "BUY  silver"), ("pl", "kup Srebrniki"), ("pl", "kupuję sre"),
        ("pl", "buy Silver"), ("hu", "vegyél Ezüstöt"), ("cs", "kup Stříbrňák"),
    ],
)  # fmt: skip
def test_to_buy_plays_the_treasures_first(language: str, typed: str) -> None:
    table = two_people()
    type_at(table, typed, say=speaker(language))
    assert [given[1:] for given in table.secret_answers()] == [("play", ("Copper",) * 4), ("buy", ("Silver",))]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("buy Gold", "Gold costs $6, and you have $4."),
        ("buy gol", "Gold costs $6, and you have $4."),
        ("buy Golem", "“Golem” is not one of the choices."),
        ("buy Silver, Moat", "You picked 2; pick 0 to 1."),
        ("buy s", "“s” is not one of the choices."),
    ],
)
def test_what_cannot_be_bought_plays_no_treasures(typed: str, complaint: str) -> None:
    table = two_people()
    assert complaint in flowing(type_at(table, typed))
    assert table.secret_answers() == ()
    # The reason is the same once they have been played.
    assert complaint in flowing(type_at(table, "all", typed))


def test_to_buy_does_not_end_the_action_phase() -> None:
    table = two_people()
    reach(table, can_play("Village"), "Village")
    before = state_of(table)
    assert "You can still play an Action." in flowing(type_at(table, "buy Silver"))
    assert state_of(table) == before


def long_game() -> Table:
    table = two_people()
    reach(table, lambda _: table.view(0).turns(0) > 12, "Silver")
    return table


@pytest.mark.parametrize(("typed", "least", "most"), [("log", 8, 24), ("log 5", 5, 6), ("log all", 60, 999)])
def test_the_log_is_shown_from_its_end(typed: str, least: int, most: int) -> None:
    table = long_game()
    told = type_at(table, typed).since_last_answer.split("\n\n")[0].split("\n")
    lines = log(SAY, table.events(0), table.names)
    assert least <= len(told) <= most
    assert told[-1] == lines[-1]
    assert ("before this" in told[0]) == (typed != "log all")
    assert typed != "log all" or told[0] == lines[0]


@pytest.mark.parametrize("typed", ["log some", "log -1", "log 5 6", "log ²"])
def test_what_is_no_number_of_lines_is_told(typed: str) -> None:
    shown = type_at(two_people(), typed).since_last_answer
    assert SAY.say("play-log-how", text=typed.removeprefix("log ")) in shown


@pytest.mark.parametrize(("keys", "is_whole"), [(["", "", "", "", "", "", ""], True), (["q"], False)])
def test_in_a_terminal_what_is_long_is_shown_by_the_screenful(
    keys: list[str], is_whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "20")
    table = long_game()
    screen = Screen(["", "log all", *keys, "quit"], is_interactive=True)
    with pytest.raises((EOFError, Quit)):
        PlainClient(table, SAY, screen.terminal).run()
    asked = [i for i, line in enumerate(screen.lines) if "q: stop" in line]
    assert all(later - earlier == 20 for earlier, later in pairwise(asked))
    assert table.pending is not None
    last = log(SAY, table.events(table.pending.seat), table.names)[-1]
    assert (last in screen.lines[asked[0] :]) == is_whole


def test_whoever_has_shown_a_moat_is_told_that_it_works() -> None:
    """A Moat may be revealed again, so the same question comes again."""
    table = two_people()
    reach(table, lambda decision: decision.purpose == "react", "Moat", "Militia")
    safe = SAY.say("play-may", question="", how="safe").strip()
    screen = type_at(table, "Moat")
    before, after = " ".join(screen.text.split()), flowing(screen)
    assert before.count(safe) == after.count(safe) == 1


def test_kingdom_shows_all_ten_cards_with_their_texts() -> None:
    shown = flowing(type_at(two_people(), "kingdom"))
    for name in KINGDOM:
        kind = catalog.find(name)
        assert f"{name} · ${kind.cost} ·" in shown
        assert " ".join(kind.text.split()) in shown


def test_the_supply_tells_types_and_what_one_can_afford() -> None:
    """Treasures count before they are played; on the others' turns nothing is marked."""
    for typed in (["supply"], ["all", "supply"]):
        shown = type_at(two_people(), *typed).since_last_answer
        assert "you can afford it ($4)" in shown
        assert "*$4 Militia (10) Action – Attack" in shown
        assert " $5 Witch (10) Action – Attack" in shown
        assert "*$5" not in shown
    assert "*$" not in type_at(after_militia(), "supply").since_last_answer


@pytest.mark.parametrize("language", languages())
def test_the_supply_stays_short_on_a_narrow_screen(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With types there would be a line for each pile."""
    monkeypatch.setenv("COLUMNS", "60")
    table = Table(["Ann", "Bob"], [*KINGDOM[:8], "Secret Chamber", "Native Village"], 58, first=0)
    page = supply_page(speaker(language), table.view(0), 4)
    assert len(page) <= 13
    assert all(len(line) < 60 for line in page)


@pytest.mark.parametrize(
    ("language", "typed", "bought"),
    [
        ("en", "sil", "Silver"),
        ("en", "buy Silver", "Silver"),
        ("en", "BUY mil", "Militia"),
        ("en", "Throne", "Throne Room"),
        ("pl", "sreb", "Silver"),
        ("pl", "kup Srebrniki", "Silver"),
        ("pl", "kupuję wioskę", "Village"),
        ("pl", "kupuje sil", "Silver"),
        ("hu", "ezu", "Silver"),
        ("hu", "veszek Ezüstöt", "Silver"),
        ("hu", "vegyél falut", "Village"),
        ("cs", "stri", "Silver"),
        ("cs", "kup Vesnici", "Village"),
        ("cs", "buy Village", "Village"),
    ],
)
def test_beginnings_endings_and_verbs_are_understood(language: str, typed: str, bought: str) -> None:
    table = two_people()
    type_at(table, "", typed, say=speaker(language))
    assert table.secret_record().answers[-1] == (0, "buy", (bought,))


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "discard est, cop"), ("pl", "odrzuć posiad, mied"), ("cs", "odlož stat, meď")]
)
def test_other_questions_have_their_verbs(language: str, typed: str) -> None:
    table = after_militia()
    type_at(table, typed, say=speaker(language))
    assert table.secret_record().answers[-1] == (1, "discard", ("Estate", "Copper"))


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("ch", SAY.say("play-several", text="ch", names="Chancellor, Chapel")),
        ("discard Silver", "answers a different question. The question is: What will you buy?"),
        ("s", SAY.say("play-not-understood", text="s", n=13)),
        ("Pirate", SAY.say("play-not-understood", text="Pirate", n=13)),
    ],
)
def test_what_could_mean_several_things_or_is_out_of_place_is_told(typed: str, complaint: str) -> None:
    """A single letter is not a name, and the name of a card that is not here is not short for another."""
    table = Table(["Ann", "Bob"], [*KINGDOM[:9], "Pirate Ship"], 58, first=0)
    table.answer(0, ["Copper"] * 4)
    before = state_of(table)
    assert complaint in flowing(type_at(table, typed))
    assert state_of(table) == before


def test_after_a_game_a_random_kingdom_can_follow() -> None:
    screen = Screen()
    screen.typed = money_play_then(screen, "r")
    play_series(Table(["Ann", "Bot"], KINGDOM, 4, bots={1: make_bot("fair", 1)}), SAY, screen.terminal)
    again = resume(None)[0]
    assert {kind.name for kind in again.kingdom} != set(KINGDOM)
    plan = again.bots[1].went_for
    assert plan is None or set(plan.needs()) <= set(again.kingdom)


# -- First game ---------------------------------------------------------------------------------------


def first_line(outcome: Ended) -> str:
    return re.split(" · | Answer with ", " ".join(outcome.out.split()))[0]


def test_the_first_game_of_a_new_player_is_first_game(fiefdom: Command) -> None:
    """Once a game is kept, kingdoms are random."""
    outcome = fiefdom("play", typed="quit\n")
    assert first_line(outcome) == TEN
    flat = " ".join(outcome.out.split())
    assert SAY.say("play-first-game", kingdom="First Game", command="fiefdom play --random") in flat
    again = fiefdom("play", typed="quit\n")
    assert "first game here" not in again.out
    assert first_line(again) != TEN


@pytest.mark.parametrize("options", [["--random"], ["--seed", "8"], ["--box", "seaside"], ["--edition", "1"]])
def test_whoever_says_something_about_the_kingdom_is_not_given_another(fiefdom: Command, options: list[str]) -> None:
    outcome = fiefdom("play", *options, typed="quit\n")
    assert outcome.status == 0
    assert "first game here" not in outcome.out
    assert first_line(outcome) != TEN


def test_a_kingdom_cannot_be_named_and_random(fiefdom: Command) -> None:
    outcome = fiefdom("play", "--random", "--kingdom", "First Game")
    assert outcome.status == 2
    assert outcome.err == f"fiefdom: {SAY.say('cli-random-alone', option='--random')}\n"


# -- Suggested commands -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("called", "words", "line"),
    [
        ("", ["play", "--resume"], "fiefdom play --resume"),
        (".", ["play", "--resume"], "make play ARGS=--resume"),
        (".", ["play", "--resume", "my game"], """make play ARGS='--resume '"'"'my game'"'"''"""),
        (".", ["play", "--resume", "$x"], """make play ARGS='--resume '"'"'$$x'"'"''"""),
        ("..", ["play", "--resume"], "make -C {here} play ARGS=--resume"),
        ("gone", ["play", "--resume"], "make -C {here} play ARGS=--resume"),
        (".", ["scenario", "a.toml"], "fiefdom scenario a.toml"),
        ("..", ["scenario", "a.toml"], "(cd {here} && fiefdom scenario a.toml)"),
    ],
)
def test_a_game_goes_on_the_way_it_was_started(
    called: str, words: list[str], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "a folder"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("FIEFDOM_MAKE", called)
    assert command(*words) == line.format(here=f"'{here}'")


def test_the_command_is_told_by_its_path_where_its_name_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "my bin" / "fiefdom"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    other = tmp_path / "fiefdom"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert command("play", "--resume") == f"'{program}' play --resume"
    other.touch(0o755)
    assert command("play", "--resume") == f"'{program}' play --resume"
    monkeypatch.setenv("PATH", str(program.parent))
    assert command("play", "--resume") == "fiefdom play --resume"
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "lib" / "fiefdom" / "__main__.py")])
    assert command("play", "--resume") == f"{shlex.quote(sys.executable)} -m fiefdom play --resume"


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize("options", [[], ["-C", "it's there"]])
def test_make_says_where_it_was_called(options: list[str], tmp_path: Path) -> None:
    """`make play` with another program in place of ours, in folders with a space and an apostrophe."""
    folder = tmp_path / "it's there"
    program = folder / ".venv" / "bin" / "fiefdom"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "$FIEFDOM_MAKE in $(pwd): $*"\n', encoding="utf-8")
    program.chmod(0o755)
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    where = tmp_path if options else folder
    done = subprocess.run(
        ["make", "--no-print-directory", "-o", ".venv/play", *options, "play", "ARGS=--resume"],
        cwd=where, env=os.environ | {"PWD": str(where)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == f"{where} in {folder}: play --resume\n"
