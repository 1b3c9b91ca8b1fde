"""A release has a number, a date, and something new in it."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from folders import ROOT

from fiefdom.cards.loading import load_file

RELEASE: Any = load_file(str(ROOT / "make" / "release.py"))
SOURCE = 'VERSION = "0.3.0"\nRULES = "0.3.0"\n'
CHANGES = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## 0.3.0 – 2026-11-16\n\n- Before.\n"


def test_a_newer_version_with_news_can_be_released() -> None:
    assert RELEASE.problem("0.4.0", SOURCE, CHANGES) == ""
    assert RELEASE.problem("0.10.0", SOURCE, CHANGES) == ""


@pytest.mark.parametrize(
    ("version", "source", "changes", "says"),
    [
        ("", SOURCE, CHANGES, "is not a version"),
        ("v0.4", SOURCE, CHANGES, "is not a version"),
        ("0.2.9", SOURCE, CHANGES, "0.2.9 is not newer than 0.3.0"),
        ("0.3.0", SOURCE, CHANGES, "0.3.0 is not newer than 0.3.0"),
        ("0.4.0", SOURCE, CHANGES.replace("### Added\n\n- A thing.\n\n", ""), "nothing under Unreleased"),
        ("0.4.0", SOURCE, CHANGES.replace("Added", "Rules"), 'set RULES = "0.4.0"'),
    ],
)
def test_anything_else_is_refused(version: str, source: str, changes: str, says: str) -> None:
    assert says in RELEASE.problem(version, source, changes)


def test_what_was_unreleased_gets_a_number_and_a_date() -> None:
    dated = RELEASE.dated("0.4.0", CHANGES, datetime.date(2026, 12, 24))
    assert "## Unreleased\n\n## 0.4.0 – 2026-12-24\n\n### Added\n\n- A thing.\n" in dated
    assert RELEASE.news(dated) == ""
    assert RELEASE.named("0.4.0", SOURCE) == 'VERSION = "0.4.0"\nRULES = "0.3.0"\n'
