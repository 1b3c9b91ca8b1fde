"""What the server writes about itself: one line of JSON for each thing, to stderr."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from msgspec import json

LEVELS = ("error", "warning", "info")
# What may come with a line, besides its time, level and words.
DETAILS = ("table", "seat", "address")


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


def log_from(level: str) -> None:
    """Write lines of this level and above."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
