"""The browser client is built once for the same sources; where it cannot be built, one line says why."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

NOWHERE = "http://127.0.0.1:1/"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    return tmp_path


def build(clone: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(clone / "web" / "build.py")]
    return subprocess.run(command, env=os.environ | environ, check=False, capture_output=True, text=True)


def test_without_node_or_a_package_index_one_line_says_what_is_missing(clone: Path) -> None:
    found = build(clone, PATH=str(clone), PIP_INDEX_URL=NOWHERE, PIP_RETRIES="0", PIP_NO_CACHE_DIR="1")
    assert found.returncode == 1
    assert found.stdout.splitlines()[0] == (
        "The browser client was not built, so Fiefdom has only its API and the terminal: "
        "it needs Node 20.19 or newer, and Node from PyPI could not be installed"
    )
    assert not (clone / "src").exists()


def test_what_was_built_from_the_same_sources_is_used_again(clone: Path) -> None:
    """Without Node: so nothing is built anew."""
    key = subprocess.run(
        [sys.executable, "-c", "import runpy; print(runpy.run_path('web/build.py')['key']())"],
        cwd=clone, check=True, capture_output=True, text=True,
    ).stdout.strip()  # fmt: skip
    made = clone / "build" / "web" / key
    made.mkdir(parents=True)
    (made / "index.html").write_text("made before")
    assert build(clone, PATH=str(clone)).returncode == 0
    assert (clone / "src" / "fiefdom" / "web" / "index.html").read_text() == "made before"
    (clone / "web" / "index.html").write_text("changed")
    assert build(clone, PATH=str(clone), PIP_INDEX_URL=NOWHERE, PIP_RETRIES="0").returncode == 1
