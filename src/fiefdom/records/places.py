"""Where in the text of a position the mistake is that a complaint is about."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fiefdom.errors import Complaint, Names

# The parts of complaints that are there in the text.
NAMING = ("name", "line", "card", "text")
HEADER = re.compile(r"\s*\[+\s*scenario\s*\.?\s*([^\]]*)\]")
KEY = re.compile(r"\s*([^=#\[]+?)\s*=")


def in_place(text: str, problem: Complaint, file: Complaint) -> Complaint:
    """The same complaint about this text, with the line that it is about, if any; `file` is what the text is called."""
    inner = problem.parts.get("problem")
    if problem.key == "scenario-wrong" and isinstance(inner, Complaint):
        problem = inner
    if "file" in problem.parts:
        return Complaint(problem.key, **problem.parts | {"file": file})
    line = line_about(text, problem)
    return problem if line is None else Complaint("record-answer", file=file, line=line, problem=problem)


def line_about(text: str, problem: Complaint) -> int | None:
    """The number of the first line that has the key, the line of the script or the card that a complaint names."""
    lines = text.splitlines()
    keys = keys_in(lines)
    for word in words_in(problem):
        found = [is_about(key, word) for key in keys]
        if not any(found):
            found = [word in line for line in lines]
        if any(found):
            return found.index(True) + 1
    return None


def is_about(key: str, word: str) -> bool:
    """Whether a line with this key is about the key of a complaint: the same, a part of it, or all that it is in."""
    return bool(key) and (
        f"{key}.".startswith(f"{word}.") or f"{word}.".startswith(f"{key}.") or key == f"after.{word}"
    )


def keys_in(lines: list[str]) -> list[str]:
    """The key that each line sets, with that of its table in front; empty where a line sets none."""
    keys, table = [], ""
    for line in lines:
        header, found = HEADER.match(line), KEY.match(line)
        if header:
            table = bare(header[1])
        parts = [table, bare(found[1])] if found and not header else []
        keys.append(".".join(part for part in parts if part))
    return keys


def bare(key: str) -> str:
    return re.sub(r"[\"'\s]", "", key)


def words_in(problem: Complaint) -> Iterator[str]:
    """What a complaint names as it was written, the outermost first."""
    for name, part in problem.parts.items():
        if isinstance(part, Complaint):
            yield from words_in(part)
        elif isinstance(part, Names):
            yield from part.names
        elif name in NAMING and part:
            yield str(part)
