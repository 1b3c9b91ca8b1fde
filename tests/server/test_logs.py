"""What the server writes about itself."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator

import pytest
from msgspec import json

from fiefdom.server.logs import JsonLines, log_from

log = logging.getLogger("fiefdom.server.somewhere")


@pytest.fixture(autouse=True)
def usual_logging() -> Iterator[None]:
    root = logging.getLogger()
    before = (root.level, list(root.handlers))
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]


def test_a_line_is_json_with_its_details(capsys: pytest.CaptureFixture[str]) -> None:
    log_from("info")
    log.info("a table was opened", extra={"table": "abc"})
    log.debug("nobody wants to know")
    (line,) = capsys.readouterr().err.splitlines()
    said = json.decode(line)
    assert said.pop("time").startswith("20")
    assert said == {"level": "info", "from": log.name, "says": "a table was opened", "table": "abc"}


def test_a_failure_stays_in_one_line() -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        record = log.makeRecord(log.name, logging.ERROR, "", 0, "it failed: %s", ("x",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "ValueError" in json.decode(line)["trace"]
