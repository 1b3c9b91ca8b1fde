"""What the server writes about itself: one line of JSON for each thing, to stderr."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from msgspec import json

LEVELS = ("error", "warning", "info")
# What may come with a line, besides its time, level and words.
DETAILS = ("table", "seat", "address")
# Who logs bad requests, and how many seconds there are between two lines of one sort.
BY_STRANGERS = ("uvicorn", "websockets", "asyncio")
A_WHILE = 60.0


class JsonLines(logging.Formatter):
    """Formats a line for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {detail: getattr(record, detail) for detail in DETAILS if hasattr(record, detail)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.encode(line).decode()


class Thinned(logging.Filter):
    """Of lines that strangers can cause at will, lets one through every so often, with how many there were."""

    def __init__(self) -> None:
        super().__init__()
        # When a line of this sort was last let through, and how many have not been since.
        self.lines: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith(BY_STRANGERS):
            return True
        said = str(record.msg)
        last, more = self.lines.get(said, (-A_WHILE, 0))
        if record.created - last < A_WHILE:
            self.lines[said] = last, more + 1
            return False
        self.lines[said] = record.created, 0
        if more:
            record.msg = f"{said.strip()} And {more} more like this since the last such line."
        return True


def log_from(level: str) -> None:
    """Write lines of this level and above."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Thinned())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
