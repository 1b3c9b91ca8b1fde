"""The commands of the lab: what they print, what they write, and strategies of other simulators."""

import csv
import json
import os
import re
import stat
import sys
from pathlib import Path

import pytest
from commands import Command
from folders import DATA

from fiefdom.bots.plan import read_plan
from fiefdom.cli.lab import Bar

# -- Commands --------------------------------------------------------------------------------------------


def test_simulate_tells_who_wins(fiefdom: Command) -> None:
    out = fiefdom("simulate", "smithy", "big-money", "-n", "200").out
    assert re.search(r"smithy +\d\d\.\d% +\d\d\.\d–\d\d\.\d", out)
    assert "turns on average" in out
    assert "Bought per game" in out


def test_a_kingdom_without_what_a_strategy_is_made_for_is_told(fiefdom: Command) -> None:
    outcome = fiefdom("simulate", "witch", "smithy", "-n", "20", "--kingdom", "First Game")
    assert outcome.err == "witch: this kingdom lacks Witch, so the rules for it are skipped.\n"
    assert outcome.status == 0
    assert fiefdom("simulate", "witch", "smithy", "-n", "20").err == ""


def test_simulate_as_json_csv_and_report(fiefdom: Command, tmp_path: Path) -> None:
    table, page = tmp_path / "table.csv", tmp_path / "page.html"
    outcome = fiefdom(
        "simulate", "smithy", "big-money", "-n", "60", "--json", "--csv", str(table), "--report", str(page)
    )
    data = json.loads(outcome.out)
    assert {"games", "turns_mean", "ended_by_piles", "strategies"} <= set(data)
    assert {"name", "wins", "shared", "losses", "interval", "by_seat"} <= set(data["strategies"][0])
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) > 20
    assert {len(row) for row in rows} == {len(rows[0])}
    text = page.read_text(encoding="utf-8")
    assert "smithy plays Smithy" in text


SHORT = ["simulate", "smithy", "big-money", "-n", "20", "--jobs", "1"]
IMPROVE = ["improve", "smithy", "big-money", "-n", "20", "--rounds", "1", "--jobs", "1"]


@pytest.mark.parametrize("words", [[*SHORT, "--csv"], [*SHORT, "--report"], [*IMPROVE, "--output"]])
def test_a_file_that_is_there_is_only_written_over_by_force(
    fiefdom: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    file = tmp_path / "file.toml"
    file.write_text("old", encoding="utf-8")
    file.chmod(0o600)
    with monkeypatch.context() as patch:
        for work in ("match", "improve"):
            patch.setattr(f"fiefdom.cli.lab.{work}", lambda *_, **__: pytest.fail("games were played first"))
        refused = fiefdom(*words, str(file))
        missing = fiefdom(*words, str(tmp_path / "no" / "file.toml"))
        folder = fiefdom(*words, str(tmp_path))
    for outcome, part in ((refused, "--force"), (missing, "no such folder"), (folder, "it is a folder")):
        assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
        assert part in outcome.err
    assert file.read_text(encoding="utf-8") == "old"
    assert fiefdom(*words, str(file), "--force").status == 0
    assert len(file.read_text(encoding="utf-8")) > 20
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_file_that_is_named_twice_is_noticed_before_the_first_game(
    fiefdom: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link").symlink_to("file")
    monkeypatch.setattr("fiefdom.cli.lab.match", lambda *_, **__: pytest.fail("games were played first"))
    outcome = fiefdom(*SHORT, "--csv", str(tmp_path / "file"), "--report", str(tmp_path / "link"))
    assert outcome == (2, "", f"fiefdom: You named {tmp_path / 'file'} twice; give each file a different name.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="needs pipes and devices")
@pytest.mark.parametrize("is_json", [True, False])
def test_a_file_that_cannot_be_written_costs_nothing_else(fiefdom: Command, tmp_path: Path, is_json: bool) -> None:
    """There is no room for the table; the page is still written, and the result is printed before either."""
    page = tmp_path / "page.html"
    words = [*SHORT, "--csv", "/dev/full", "--report", str(page), *(["--json"] if is_json else [])]
    outcome = fiefdom(*words)
    assert outcome.status == 2
    assert outcome.err == "fiefdom: /dev/full cannot be written: no space left on the disk.\n"
    assert "<svg" in page.read_text(encoding="utf-8")
    if is_json:
        assert json.loads(outcome.out)["games"] == 20
    else:
        assert "turns on average" in outcome.out
        assert outcome.out.endswith(f"Written: {page}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="needs pipes and devices")
def test_results_are_told_where_nobody_reads_the_pipe_that_they_go_to(fiefdom: Command, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    outcome = fiefdom(*IMPROVE, "--output", str(tmp_path / "pipe"))
    assert outcome.status == 2
    assert "fresh games" in outcome.out
    assert "nobody is reading from it" in outcome.err


def test_tournament_and_improve_and_strategies_can_be_called(fiefdom: Command, tmp_path: Path) -> None:
    assert "1. smithy" in fiefdom("tournament", "smithy", "big-money", "-n", "100").out
    file = tmp_path / "better.toml"
    out = fiefdom("improve", "smithy", "big-money", "-n", "40", "--rounds", "2", "--output", str(file)).out
    assert "fresh games" in out
    assert 'name = "smithy"' in file.read_text(encoding="utf-8")
    assert "big-money-ultimate" in fiefdom("strategies").out
    assert fiefdom("strategies", "smithy").out.startswith('name = "smithy"')
    imported = fiefdom("strategies", "--import", str(DATA / "menus.txt"))
    assert 'name = "menus-2"' in imported.out
    assert imported.err == "2 strategies, with 2 parts left out; comments say which.\n"
    assert "# left out: colony@1" in imported.out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["simulate", "smity", "big-money"], "smithy"),
        (["simulate", "smithy", "big-money", "-n", "none"], "none"),
        (["simulate", "smithy", "big-money", "--jobs", "0"], "0"),
        (["simulate", "smithy", "big-money", "--report", "no/where.html"], "no/where.html"),
        (["simulate", "missing.toml"], "missing.toml"),
        (["tournament", "smithy"], "two"),
        (["improve", "nobody"], "nobody"),
        (["strategies", "--import", "missing.xml"], "missing.xml"),
    ],
)
def test_mistakes_are_told_in_one_line(fiefdom: Command, words: list[str], part: str) -> None:
    outcome = fiefdom(*words)
    assert (outcome.status, outcome.out) == (2, "")
    assert part in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_long_name_leaves_room_for_the_bar_and_is_cut_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("fiefdom.cli.lab.tqdm.set_postfix_str", lambda _bar, text, **_: told.append(text))
    bar = Bar()
    for name in ("engine of Sentry and Bureaucrat and Laboratory and Artisan #621", "smithy"):
        bar(1, 2, name)
    bar(2, 2)
    assert told == ["engine of Sentry and …", "smithy", ""]
    bar(1, 3)
    assert bar.bar.total == 3
    bar(3, 3)
    assert bar.bar is None


def test_what_is_known_is_told_when_it_is_stopped(fiefdom: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_bar: Bar, done: int, _total: int) -> None:
        if done >= 1000:
            raise KeyboardInterrupt

    monkeypatch.setattr(Bar, "__call__", stop)
    outcome = fiefdom("simulate", "smithy", "big-money", "-n", "100000", "--jobs", "1")
    assert outcome.status == 130
    assert "Stopped" in outcome.err
    assert "1000 games" in outcome.out


# -- Strategies of other simulators ----------------------------------------------------------------------


SIMULATOR = str(DATA / "simulator.xml")


def test_each_imported_strategy_gets_a_file(fiefdom: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = fiefdom("strategies", "--import", SIMULATOR, "--output", "theirs")
    assert done.status == 0
    files = sorted((tmp_path / "theirs").iterdir())
    assert [file.name for file in files] == ["king-s-engine.toml", "patient-money.toml"]
    assert done.out.splitlines() == [f"Written: theirs/{name}" for name in ("patient-money.toml", "king-s-engine.toml")]
    assert "King's Engine: what is left of it has no way to win." in done.err
    assert "Nothing Known" in done.err
    assert "2 strategies, with 4 parts left out" in done.err
    assert read_plan(files[1].read_text(), "again.toml").name == "Patient Money"
    assert "# left out: Platinum" in files[1].read_text()
    played = fiefdom("simulate", "theirs/patient-money.toml", "big-money", "-n", "20")
    assert played.status == 0


def test_nothing_is_written_if_one_file_of_an_import_exists(
    fiefdom: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs" / "king-s-engine.toml").write_text("mine")
    refused = fiefdom("strategies", "--import", SIMULATOR, "--output", "theirs")
    assert (refused.status, "king-s-engine.toml" in refused.err) == (2, True)
    assert [file.read_text() for file in (tmp_path / "theirs").iterdir()] == ["mine"]
    assert fiefdom("strategies", "--import", SIMULATOR, "--output", "theirs", "--force").status == 0
    assert len(list((tmp_path / "theirs").iterdir())) == 2


def test_one_strategy_of_a_file_is_imported_by_its_name(fiefdom: Command) -> None:
    done = fiefdom("strategies", "patient money", "--import", SIMULATOR)
    assert done.out.startswith('name = "Patient Money"')
    assert done.out.count("rules = ") == 1
    assert done.err == "One strategy, with 2 parts left out; comments say which.\n"
    unknown = fiefdom("strategies", "impatient money", "--import", SIMULATOR)
    assert (unknown.status, "Patient Money" in unknown.err) == (2, True)


def test_imported_strategies_as_data(fiefdom: Command) -> None:
    [patient, king] = json.loads(fiefdom("strategies", "--import", SIMULATOR, "--json").out)
    assert (patient["can_win"], king["can_win"]) == (True, False)
    assert patient["rules"][0] == "Province if money > 18"
    assert patient["left_out"][0] == "left out: Platinum: Platinum is from Prosperity, which Fiefdom does not have yet."


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--output", "theirs"], "--import"),
        (["--import", SIMULATOR, "--output", "no/such/folder"], "no/such/folder"),
        (["--import", SIMULATOR, "--output", SIMULATOR], "simulator.xml"),
    ],
)
def test_an_import_that_cannot_be_is_refused(options: list[str], words: str, fiefdom: Command) -> None:
    refused = fiefdom("strategies", *options)
    assert (refused.status, words in refused.err) == (2, True)
    assert len(refused.err.splitlines()) == 1
