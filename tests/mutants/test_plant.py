"""`make mutants`: every mutant can still be planted, and the program says which of them survive."""

from __future__ import annotations

from pathlib import Path

import plant
import pytest
from plant import Mutant, misplaced, mutants

SOURCE = "def total(one, other):\n    return one + other\n"
TEST = "from sums import total\n\n\ndef test_total():\n    assert total(2, 2) == 4\n"


def mutant(becomes: str, text: str = "one + other", tests: tuple[str, ...] = ("tests/test_sums.py",)) -> Mutant:
    return Mutant(f"It is {becomes}.", "src/sums.py", text, becomes, tests)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A very small house, with one test."""
    for file, text in (("src/sums.py", SOURCE), ("tests/test_sums.py", TEST), ("web/package.json", "{}")):
        (tmp_path / file).parent.mkdir()
        (tmp_path / file).write_text(text, encoding="utf-8")
    monkeypatch.setattr(plant, "ROOT", tmp_path)
    return tmp_path


def test_every_mutant_can_be_planted_where_it_was() -> None:
    """Whoever moves or rewrites such a line plants its mutant in the new one, or takes another mutant."""
    assert list(misplaced(mutants())) == []


def test_no_mutant_is_there_twice_and_each_says_what_it_means() -> None:
    planted = [(each.file, each.text, each.becomes) for each in mutants()]
    assert len(set(planted)) == len(planted) >= 100
    assert all(each.means.endswith(".") and each.text != each.becomes and each.tests for each in mutants())


@pytest.mark.usefixtures("house")
def test_a_mutant_that_no_longer_fits_is_named() -> None:
    wrong = [
        mutant("-", text="return"),
        mutant("-", text="e"),
        mutant("-", text="minus"),
        mutant("-", tests=("no.py",)),
    ]
    problems = list(misplaced(wrong))
    assert [problem.partition(" (")[0] for problem in problems] == [
        "src/sums.py has this text 6 times instead of once: 'e'",
        "src/sums.py has this text 0 times instead of once: 'minus'",
        "There is no test no.py",
    ]


def test_what_no_test_notices_survives(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(plant, "mutants", lambda: [mutant("one * other"), mutant("one - other")])
    monkeypatch.setattr("sys.argv", ["plant.py", "--jobs", "1"])
    assert plant.main() == 1
    said = capsys.readouterr().out
    assert "1 of 2 caught." in said
    assert "Survived: src/sums.py: It is one * other." in said
    assert "Survived: src/sums.py: It is one - other." not in said
    assert (house / "src" / "sums.py").read_text(encoding="utf-8") == SOURCE
