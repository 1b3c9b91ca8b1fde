"""Reading and writing files, with a plain word where that cannot be done."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import tomllib
from pathlib import Path
from typing import Any

from fiefdom.errors import Complaint
from fiefdom.locale.names import is_line

PROBLEMS = {
    errno.ENOENT: "os-no-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EISDIR: "os-folder",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.EROFS: "os-forbidden",
    errno.ENOSPC: "os-full",
    errno.ENAMETOOLONG: "os-long-name",
}

# So many letters may stand in any file that is read: a record, scenarios, a strategy, one to import.
LARGEST = 1_000_000
# A key of TOML with so many parts that reading it, which takes time by the square of them, is not even begun.
LONG_KEY = re.compile(
    r"""(?:^|[{,\[])[ \t]*(?:(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*\.[ \t]*){32}""", re.MULTILINE
)


def problem_of(failure: OSError) -> Complaint:
    """What the operating system found wrong, in a word of ours; of the rare ones its number."""
    number = failure.errno or 0
    return Complaint(PROBLEMS.get(number, "os-other"), number=number)


def place_of(path: str) -> Path:
    """Where a path leads to; `~nobody` stays as it is."""
    if "\0" in path:
        raise Complaint("file-missing", file=path)
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)


def read_text(path: str) -> str:
    """The text of a file; no more is read of one that is too large than tells so."""
    try:
        with place_of(path).open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise Complaint("file-large", file=path, most=LARGEST)
        return text
    except FileNotFoundError:
        raise Complaint("file-missing", file=path) from None
    except UnicodeDecodeError:
        raise Complaint("file-no-text", file=path) from None
    except OSError as problem:
        raise Complaint("file-unreadable", file=path, problem=problem_of(problem)) from problem


def read_toml(text: str, file: str) -> dict[str, Any]:
    """What a TOML file says; a mistake in it is told with its place."""
    if found := LONG_KEY.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise Complaint("toml-broken", file=file, line=line, column=found.start() - text.rfind("\n", 0, found.start()))
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:
        # Beside what is not TOML, numbers and nesting that nobody would write.
        place = re.search(r"line (\d+), column (\d+)", str(problem))
        line, column = map(int, place.groups()) if place else (text.rstrip().count("\n") + 1, 1)
        key = "toml-twice" if re.match("Cannot|Duplicate", str(problem)) else "toml-broken"
        raise Complaint(key, file=file, line=line, column=column) from problem


def quoted(text: str) -> str:
    """A text as TOML has it, in one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(letter if is_line(letter) else f"\\u{ord(letter):04x}" for letter in escaped) + '"'


def write_text(path: str, text: str, heading: str = "") -> None:
    """Write the whole file, or leave what is there; what is there and does not begin with the heading stays."""
    target = place_of(path)
    fresh = target.parent / f".fiefdom-{os.getpid()}"
    try:
        if target.exists() and not target.read_bytes().startswith(heading.encode()):
            raise Complaint("file-other", file=path)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(target)
    except OSError as problem:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise Complaint("file-unwritable", file=path, problem=problem_of(problem)) from problem


def check_writable(path: str | None) -> None:
    """Complain of a file that cannot be written before the work whose result goes there."""
    if path is None:
        return
    target = place_of(path)
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not target.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "")
        if not os.access(target if target.exists() else target.parent, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    except OSError as problem:
        raise Complaint("file-unwritable", file=path, problem=problem_of(problem)) from problem
