"""The files that a server is set up with: a linter of containers and systemd itself find nothing wrong with them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

from fiefdom.cli.main import make_parser
from fiefdom.locale.speaker import speaker

DEPLOY = ROOT / "deploy"
UNITS = sorted(each.name for each in DEPLOY.glob("fiefdom*.*"))


def test_the_linter_of_containers_finds_nothing() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([linter, DEPLOY / "Containerfile"], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_container_runs_as_nobody_of_importance_and_says_how_it_is() -> None:
    last_stage = (DEPLOY / "Containerfile").read_text().rpartition("\nFROM ")[2]
    user = re.search(r"^USER (\d+)$", last_stage, re.MULTILINE)
    assert user is not None
    assert int(user[1]) > 0
    assert re.search(r"^HEALTHCHECK .*/api/health", last_stage, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        # The program is not installed there.
        text = (DEPLOY / unit).read_text().replace("/opt/fiefdom/bin/fiefdom", "/bin/true")
        (tmp_path / unit).write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", *(tmp_path / unit for unit in UNITS)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) not in done.stderr, done.stderr


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_the_services_have_a_user_and_data_and_little_else(unit: str) -> None:
    lines = (DEPLOY / unit).read_text().splitlines()
    for line in (
        "DynamicUser=yes",
        "StateDirectory=fiefdom",
        "Environment=FIEFDOM_DATA=/var/lib/fiefdom",
        "ProtectSystem=strict",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
    ):
        assert line in lines
    assert unit != "fiefdom.service" or "LimitNOFILE=65536" in lines


@pytest.mark.parametrize("file", ["fiefdom.service", "fiefdom-backup.service", "Containerfile"])
def test_the_command_has_the_options_that_they_give(file: str) -> None:
    options = set(re.findall(r"(?<=[ \"])--[a-z]+", command_in((DEPLOY / file).read_text())))
    assert options
    help_text = make_parser(speaker("en")).parse_args(["serve"])
    assert {option.removeprefix("--") for option in options} <= set(vars(help_text))


def command_in(text: str) -> str:
    """The line that starts the server."""
    found = re.search(r"^(ExecStart=|ENTRYPOINT )(.*)$", text, re.MULTILINE)
    assert found is not None
    return found[2]
