"""Scenario files of somebody else as pytest tests."""

from __future__ import annotations

import subprocess
import sys

import pytest
from commands import SCENARIO

FAILING = "".join(
    [
        SCENARIO.replace("A Village", "First") + "[scenario.after]\nseat1.actions = 7\n",
        SCENARIO.replace("A Village", "Second"),
        SCENARIO.replace("A Village", "Third") + "[scenario.after]\nseat1.buys = 8\n",
    ]
)
FILES = {
    "failing": FAILING,
    "passing": SCENARIO + SCENARIO.replace("A Village", "Another"),
    "broken": SCENARIO.replace("kingdom", "kingdon"),
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What pytest says in all about a folder with these files, and about each of them."""
    folder = tmp_path_factory.mktemp("mine")
    (folder / "scenarios").mkdir()
    for name, text in FILES.items():
        (folder / "scenarios" / f"{name}.toml").write_text(text, encoding="utf-8")
    (folder / "conftest.py").write_text("from fiefdom.testing.scenarios import *\n", encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rules\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", f"--rootdir={folder}", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 1, done.stdout + done.stderr
    parts = done.stdout.partition("= FAILURES =")[2].partition("= short test summary")[0].split("\n____")
    return {"in all": done.stdout} | {name: part for part in parts for name in FILES if f"{name}.toml" in part}


def test_each_file_is_one_test(said: dict[str, str]) -> None:
    assert "2 failed, 1 passed" in said["in all"]
    assert "passing" not in said


def test_every_scenario_that_fails_is_named(said: dict[str, str]) -> None:
    assert all(text in said["failing"] for text in ("Village: First", "7", "Village: Third", "8"))
    assert "Second" not in said["failing"]


def test_a_file_that_cannot_be_read_fails_with_a_reason(said: dict[str, str]) -> None:
    assert "kingdon" in said["broken"]
    assert "Traceback" not in said["in all"]
