"""What an install lacks is said once, in one line, with a command that adds it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from shlex import quote

import pytest
from commands import Command
from folders import ROOT

from fiefdom.cli import browser, notice
from fiefdom.locale.speaker import languages, speaker
from fiefdom.packages import install_command

PIP = f"{quote(sys.executable)} -m pip install "


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The note of an install that was not compiled."""
    file = tmp_path / "not-compiled.txt"
    file.write_text("compiler gcc-99\n")
    monkeypatch.setattr(notice, "NOTE", file)
    return file


def test_the_first_command_says_that_nothing_was_compiled(fiefdom: Command, note: Path) -> None:
    first, second = fiefdom("--version"), fiefdom("--version")
    assert first.err == (
        "The engine was not compiled when Fiefdom was installed, so games run more slowly: "
        "there was no C compiler (gcc-99). Install one, then Fiefdom again.\n"
    )
    assert (first.status, first.out) == (second.status, second.out)
    assert second.err == ""
    # After another install it is said again.
    os.utime(note, (1, 1))
    assert fiefdom("cards", "Moat").err == first.err


@pytest.mark.parametrize("reason", ["compiler gcc", "headers", "tool mypyc", "failed /tmp/compile.log"])
def test_the_reason_is_said_in_every_language(fiefdom: Command, note: Path, reason: str) -> None:
    note.write_text(reason)
    said = set()
    for n, language in enumerate(languages()):
        os.utime(note, (n, n))
        said.add(fiefdom("cards", "Moat", "--lang", language).err)
    assert len(said) == len(languages())
    assert all(line.count("\n") == 1 and "$" not in line for line in said)


@pytest.mark.parametrize("home", ["/proc/nowhere", "/dev/null"])
def test_where_nothing_can_be_remembered_it_is_said_again(
    fiefdom: Command, note: Path, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", home)
    for _ in range(2):
        done = fiefdom("cards", "Moat")
        assert done.status == 0
        assert "gcc-99" in done.err


def test_a_compiled_install_says_nothing(fiefdom: Command) -> None:
    assert fiefdom("--version").err == ""


@pytest.mark.parametrize(
    ("origin", "plain", "extra"),
    [
        (None, "fiefdom", "'fiefdom[agents]'"),
        (
            {"url": "file:///home/ann/my%20games", "dir_info": {}},
            "'fiefdom @ file:///home/ann/my%20games'",
            "'fiefdom[agents] @ file:///home/ann/my%20games'",
        ),
        (
            {"url": "file:///home/ann/my%20games", "dir_info": {"editable": True}},
            "--editable '/home/ann/my games'",
            "--editable '/home/ann/my games[agents]'",
        ),
        (
            {"url": "file:///tmp/fiefdom.whl", "archive_info": {}},
            "'fiefdom @ file:///tmp/fiefdom.whl'",
            "'fiefdom[agents] @ file:///tmp/fiefdom.whl'",
        ),
    ],
)
def test_the_command_installs_from_where_fiefdom_came_from(
    origin: dict[str, object] | None, plain: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = None if origin is None else json.dumps(origin)
    monkeypatch.setattr("importlib.metadata.PathDistribution.read_text", lambda _self, _name: noted)
    assert install_command() == PIP + plain
    assert install_command("agents") == PIP + extra


@pytest.mark.parametrize(
    ("module", "key"), [("fiefdom.server.pages", "play-no-server"), ("fiefdom.server.serve", "serve-extra")]
)
def test_a_light_install_names_the_command_that_adds_the_rest(
    fiefdom: Command, module: str, key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    said = speaker("en").say(key, package=module, command=install_command())
    if key == "play-no-server":
        assert not browser.can_play(speaker("en"))
        assert capsys.readouterr().out == f"{said}\n"
    else:
        assert fiefdom("serve").err == f"fiefdom: {said}\n"


def test_a_light_install_is_enough_for_all_but_the_server() -> None:
    """In a process of its own: the command, the lab, the environments and the library import no more than that."""
    code = "import sys, fiefdom, fiefdom.agents, fiefdom.cli.main, fiefdom.lab, fiefdom.tui; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    heavy = {*declared["project"]["dependencies"]} - {*declared["dependency-groups"]["light"]}
    modules = {re.split(r"\W", each.replace("-", "_"))[0] for each in heavy}
    assert "sqlalchemy" in modules
    assert modules & {name.partition(".")[0] for name in done.stdout.split()} == set()


def test_the_package_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "fiefdom", "--version"], check=True, capture_output=True, text=True)
    assert done.stdout.startswith("Fiefdom ")


@pytest.mark.parametrize(
    ("module", "lacking", "extra"),
    [("fiefdom.client", "msgspec", ""), ("fiefdom.agents.spiel", "pyspiel", "openspiel")],
)
def test_a_module_that_lacks_a_package_names_the_command_that_adds_it(module: str, lacking: str, extra: str) -> None:
    code = f"import sys; sys.modules[{lacking!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.endswith(f". To install it: {install_command(extra)}\n")
