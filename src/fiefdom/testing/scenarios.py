"""Scenario files as pytest tests: `from fiefdom.testing.scenarios import *` in a conftest.py is all it takes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fiefdom.errors import Complaint
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import Scenario, read_scenarios

__all__ = ["pytest_collect_file"]


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect every .toml file in or below a folder called `scenarios`."""
    if file_path.suffix == ".toml" and "scenarios" in file_path.parts:
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        item = Scenarios.from_parent(self, name="scenarios")
        item.add_marker("rules")
        yield item


class Scenarios(pytest.Item):
    """All scenarios of a file, read when their turn comes: a run of one test does not wait for thousands of them."""

    def runtest(self) -> None:
        try:
            scenarios = read_scenarios(self.path.read_text(encoding="utf-8"), self.path.name)
        except Complaint as complaint:
            pytest.fail(str(complaint), pytrace=False)
        if failed := [text for scenario in scenarios if (text := differences(scenario))]:
            pytest.fail("\n\n".join(failed), pytrace=False)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.path.name


def differences(scenario: Scenario) -> str:
    """Which scenario comes out differently, and how; empty if it passes."""
    try:
        outcome = run_scenario(scenario)
    except Exception as mistake:
        mistake.add_note(f"in the scenario {scenario.title!r}")
        raise
    if outcome.passed:
        return ""
    return "\n".join([f"{scenario.rule}: {scenario.title}", *(f"  {each}" for each in outcome.differences)])
