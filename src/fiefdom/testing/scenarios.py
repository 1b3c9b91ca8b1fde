"""Scenario files as pytest tests: `from fiefdom.testing.scenarios import *` in a conftest.py is all it takes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fiefdom.records.scenario import Scenario, read_scenarios, run_scenario

__all__ = ["pytest_collect_file"]


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect every .toml file in or below a folder called `scenarios`."""
    if file_path.suffix == ".toml" and "scenarios" in file_path.parts:
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        for scenario in read_scenarios(self.path.read_text(encoding="utf-8"), self.path.name):
            item = ScenarioItem.from_parent(self, name=scenario.title, scenario=scenario)
            item.add_marker("rules")
            yield item


class ScenarioItem(pytest.Item):
    def __init__(self, *, scenario: Scenario, **parts: object) -> None:
        super().__init__(**parts)  # type: ignore[arg-type]
        self.scenario = scenario

    def runtest(self) -> None:
        outcome = run_scenario(self.scenario)
        if not outcome.passed:
            pytest.fail("\n".join(str(difference) for difference in outcome.differences), pytrace=False)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"{self.scenario.rule}: {self.scenario.title}"
