"""Scenario files of somebody else as pytest tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from commands import SCENARIO


def run(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "mine.toml").write_text(text, encoding="utf-8")
    (folder / "conftest.py").write_text("from fiefdom.testing.scenarios import *\n", encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rules\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder)


def test_every_scenario_that_fails_is_named(tmp_path: Path) -> None:
    first = SCENARIO.replace("A Village", "First") + "[scenario.after]\nseat1.actions = 7\n"
    second = SCENARIO.replace("A Village", "Second")
    third = SCENARIO.replace("A Village", "Third") + "[scenario.after]\nseat1.buys = 8\n"
    done = run(tmp_path, first + second + third)
    assert done.returncode == 1, done.stdout + done.stderr
    assert all(text in done.stdout for text in ("Village: First", "7", "Village: Third", "8", "1 failed"))
    assert "Second" not in done.stdout


def test_a_file_that_passes_is_one_test(tmp_path: Path) -> None:
    done = run(tmp_path, SCENARIO + SCENARIO.replace("A Village", "Another"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_a_file_that_cannot_be_read_fails_with_a_reason(tmp_path: Path) -> None:
    done = run(tmp_path, SCENARIO.replace("kingdom", "kingdon"))
    assert done.returncode == 1, done.stdout + done.stderr
    assert "mine.toml" in done.stdout
    assert "kingdon" in done.stdout
    assert "Traceback" not in done.stdout
