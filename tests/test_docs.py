"""What the documentation shows, works."""

import re
from pathlib import Path

import pytest

from fiefdom.records.scenario import read_scenarios, run_scenario

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (path.name, block)
        for path in PAGES
        for block in re.findall(rf"^```{language}\n(.*?)^```", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    ]


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_a_snippet_runs(page: str, code: str) -> None:
    exec(compile(code, page, "exec"), {"__name__": "snippet"})


@pytest.mark.parametrize(("page", "text"), blocks("toml"))
def test_a_scenario_passes(page: str, text: str) -> None:
    for scenario in read_scenarios(text, page):
        assert run_scenario(scenario).differences == []


def test_there_is_something_to_run() -> None:
    assert len(blocks("python")) >= 5
    assert len(blocks("toml")) >= 1


@pytest.mark.parametrize("path", [*PAGES, *sorted(ROOT.glob("*.md"))], ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
