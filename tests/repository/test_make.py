"""`make play` finds mistakes before it installs anything, and shows that it is still at work."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from folders import ROOT

from fiefdom.locale.speaker import Speaker

# The Python that this environment was made with: without any of its packages.
BARE = [sys.executable, "-I", "-S"]


def check(*words: str) -> subprocess.CompletedProcess[str]:
    command = [*BARE, str(ROOT / "make" / "args.py"), *words]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.mark.parametrize("words", [["--plain", "--bots", "strong,easy"], ["--resume"], ["--help"], ["--lang", "pl"]])
def test_options_of_play_pass_with_nothing_installed(words: list[str]) -> None:
    done = check(*words)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--prot", "3"], "unrecognized arguments: --prot 3"),
        (["--bots"], "argument --bots: expected one argument"),
        (["--edition", "4"], "argument --edition: invalid choice: '4' (choose from "),
    ],
)
def test_a_mistake_is_one_line_that_names_the_options(words: list[str], says: str) -> None:
    done = check(*words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"make play: {says}")
    assert "--kingdom" in done.stderr
    assert done.stderr.count("\n") == 1


def test_make_play_with_a_mistake_creates_nothing(tmp_path: Path) -> None:
    skip = shutil.ignore_patterns("*.so", "__pycache__", "web")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skip)
    shutil.copytree(ROOT / "make", tmp_path / "make", ignore=skip)
    for name in ("Makefile", "pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    before = sorted(tmp_path.rglob("*"))
    done = subprocess.run(
        ["make", "play", "ARGS=--prot 3", "PYTHON=python"],
        cwd=tmp_path, check=False, capture_output=True, text=True,
        env=os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
    )  # fmt: skip
    assert done.returncode == 2
    assert "unrecognized arguments: --prot 3" in done.stderr
    assert sorted(tmp_path.rglob("*")) == before


def test_progress_is_shown_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    program = (ROOT / "make" / "progress.py").read_text(encoding="utf-8").replace("EVERY = 15", "EVERY = 1")
    command = [sys.executable, "-c", program, sys.executable, "-c", "import time; time.sleep(1.5); raise SystemExit(3)"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 3
    assert "1 s so far" in done.stdout


# -- A new card ----------------------------------------------------------------------------------------


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    for part in ("src/fiefdom/boxes/seaside", "tests/scenarios/seaside", "make"):
        shutil.copytree(ROOT / part, tmp_path / part)
    return tmp_path


def new_card(clone: Path, name: str, box: str) -> subprocess.CompletedProcess[str]:
    command = [*BARE, str(clone / "make" / "card.py"), name, box]
    return subprocess.run(command, check=False, capture_output=True, encoding="utf-8")


def test_the_stubs_of_a_card_stand_in_all_its_places(clone: Path) -> None:
    done = new_card(clone, "Sea Dog", "seaside")
    assert done.returncode == 0, done.stderr
    box = clone / "src" / "fiefdom" / "boxes" / "seaside"
    places = [clone / line.partition(":")[0] for line in done.stdout.splitlines()]
    assert places == [
        clone / "tests" / "scenarios" / "seaside" / "sea_dog.toml",
        box / "cards.py",
        box / "facts.csv",
        *(box / "locale" / f"{language}.ftl" for language in ("cs", "en", "hu", "pl")),
    ]
    assert all("…" in place.read_text(encoding="utf-8") for place in places if place.name != "facts.csv")
    compile((box / "cards.py").read_text(encoding="utf-8"), "cards.py", "exec")
    [scenario] = tomllib.loads(places[0].read_text(encoding="utf-8"))["scenario"]
    assert scenario["rule"] == "Seaside, Sea Dog"
    rows = (box / "facts.csv").read_text(encoding="utf-8").splitlines()[1:]
    assert rows == sorted(rows)
    assert "Sea Dog,1 2,0,Action,,,," in rows
    for language in ("cs", "hu", "pl"):
        say = Speaker(language)
        say.read(f"{language}/seaside.ftl", (box / "locale" / f"{language}.ftl").read_bytes())
        assert say.card_text("Sea Dog", "") == "…"


@pytest.mark.parametrize(("name", "box"), [("Bazaar", "seaside"), ("Sea Dog", "alchemy"), ("", "seaside")])
def test_a_card_that_cannot_be_added_changes_nothing(clone: Path, name: str, box: str) -> None:
    before = {file: file.read_bytes() for file in clone.rglob("*") if file.is_file()}
    done = new_card(clone, name, box)
    assert done.returncode == 2
    assert done.stderr.startswith("make card: ")
    assert {file: file.read_bytes() for file in clone.rglob("*") if file.is_file()} == before
