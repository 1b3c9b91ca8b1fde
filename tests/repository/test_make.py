"""`make play` finds mistakes before it installs anything, and shows that it is still at work."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

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
