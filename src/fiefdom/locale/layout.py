"""Fits lines to the terminal: wraps them, and sets them in columns."""

from __future__ import annotations

import re
import shutil
import textwrap

# A space where no line is broken; on the screen it is an ordinary one.
BINDING = "\u00a0"
WIDEST = 100
NARROWEST = 20


def screen_width() -> int:
    return max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST) - 2)


def screen_height() -> int:
    return shutil.get_terminal_size().lines


def columns(cells: list[str]) -> list[str]:
    """Cells side by side, as many as fit, in reading order."""
    width = max(map(len, cells), default=0) + 2
    across = max(1, (screen_width() + 1) // width)
    rows = [cells[i : i + across] for i in range(0, len(cells), across)]
    return [" " + "".join(cell.ljust(width) for cell in row).rstrip() for row in rows]


def wrapped(line: str, indent: str = "") -> list[str]:
    """Wrap a line; if it has a column, continue under it."""
    column = re.match(r" +\S.*? {2,}(?=\S)| *", line)
    hanging = indent + " " * (len(column[0]) if column and column[0] else 2)
    return cut_to(line, screen_width(), indent, hanging) or [""]


def fitted(line: str) -> list[str]:
    """The line as it is if the screen is wide enough, else wrapped."""
    return wrapped(line) if len(line) > screen_width() else [line.replace(BINDING, " ")]


def whole(text: str) -> str:
    """A part of a sentence that is not to be broken, such as a command to be copied."""
    return text.replace(" ", BINDING)


def cut_to(line: str, width: int, first: str = "", others: str = "") -> list[str]:
    """Wrap a line to this width; a number stays with its word, and a one-letter word with the next."""
    bound = re.sub(
        r"(?<=\d) (?=[^\W\d])|(?<=\S) (?=×\d)|(?<=\b[AaIiKkOoSsUuVvWwZz]) (?=\S)|(?<=\w) (?=\d+\W*$)", BINDING, line
    )
    # A word that is too long, such as a path, is left to the terminal, so that it can be copied.
    parts = textwrap.wrap(
        bound, width, initial_indent=first, subsequent_indent=others, break_on_hyphens=False, break_long_words=False
    )
    return [part.replace(BINDING, " ") for part in parts]
