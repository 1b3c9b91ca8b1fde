"""Reading and writing files, with a clear complaint if that fails."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import socket
import stat
import tomllib
from pathlib import Path
from typing import Any

from fiefdom.errors import Complaint
from fiefdom.locale.names import is_line

PROBLEMS = {
    errno.ENOENT: "os-no-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EEXIST: "os-no-folder",
    errno.EISDIR: "os-folder",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.EROFS: "os-forbidden",
    errno.ENOSPC: "os-full",
    errno.EDQUOT: "os-full",
    errno.EFBIG: "os-full",
    errno.ENXIO: "os-no-reader",
    errno.EPIPE: "os-no-reader",
    errno.ENAMETOOLONG: "os-long-name",
    errno.ELOOP: "os-links",
    errno.EADDRINUSE: "os-port-taken",
    errno.EADDRNOTAVAIL: "os-no-address",
    errno.ECONNREFUSED: "os-no-answer",
    errno.ETIMEDOUT: "os-no-answer",
    errno.EHOSTUNREACH: "os-no-answer",
    errno.ENETUNREACH: "os-no-answer",
    socket.EAI_NONAME: "os-no-host",
    socket.EAI_AGAIN: "os-no-host",
}


# The most characters of any text that is read, and bytes of any Python file: records, scenarios, strategies, cards.
LARGEST_FILE = 1_000_000
# A TOML key with too many parts: parsing time grows with their square, so it is not even tried.
LONG_KEY = re.compile(
    r"""(?:^|[{,\[])[ \t]*(?:(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*\.[ \t]*){32}""", re.MULTILINE
)


def problem_of(failure: OSError) -> Complaint:
    """What the operating system found wrong, in our words; for rare errors, with the number."""
    number = failure.errno or 0
    return Complaint(PROBLEMS.get(number, "os-other"), number=number)


def place_of(path: str) -> Path:
    """The path with `~` replaced by a home folder; `~nobody` stays as it is."""
    if "\0" in path:
        raise Complaint("file-missing", file=path)
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)


def read_text(path: str, errors: str = "strict") -> str:
    """The text of a file; if it is too large, no more is read than it takes to find out."""
    try:
        with place_of(path).open(encoding="utf-8", errors=errors) as file:
            text = file.read(LARGEST_FILE + 1)
        if len(text) > LARGEST_FILE:
            raise Complaint("file-large", file=path, most=LARGEST_FILE)
        return text
    except FileNotFoundError:
        raise Complaint("file-missing", file=path) from None
    except UnicodeDecodeError:
        raise Complaint("file-no-text", file=path) from None
    except OSError as problem:
        raise Complaint("file-unreadable", file=path, problem=problem_of(problem)) from problem


def read_toml(text: str, file: str) -> dict[str, Any]:
    """The contents of a TOML file; a mistake is reported with its line and column."""
    if found := LONG_KEY.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise Complaint("toml-broken", file=file, line=line, column=found.start() - text.rfind("\n", 0, found.start()))
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:
        # Besides invalid TOML, this catches numbers and nesting that nobody would write.
        place = re.search(r"line (\d+), column (\d+)", str(problem))
        line, column = map(int, place.groups()) if place else (text.rstrip().count("\n") + 1, 1)
        key = "toml-twice" if re.match("Cannot|Duplicate", str(problem)) else "toml-broken"
        raise Complaint(key, file=file, line=line, column=column) from problem


def quoted(text: str) -> str:
    """A text as a TOML string on one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    if escaped.isprintable():
        return f'"{escaped}"'
    return '"' + "".join(letter if is_line(letter) else f"\\u{ord(letter):04x}" for letter in escaped) + '"'


def toml_key(name: str) -> str:
    """A name as a TOML key."""
    return name if re.fullmatch("[A-Za-z0-9_-]+", name) else quoted(name)


def read_whole_lines(path: str) -> str:
    """The complete lines of a file that lines are appended to, without a last one that a crash cut short."""
    text = read_text(path, errors="replace")
    return text[: text.rfind("\n") + 1]


def write_text(path: str, text: str, replaces: str | None = None) -> None:
    """Write the whole file, or leave it as it was; `check_writable` says whether an existing file may be replaced.

    Links are followed, and a file keeps its mode and its owner. Devices and pipes are written to in place.
    """
    check_writable(path, replaces)
    target = place_of(path)
    data = text.encode()
    try:
        found = stat_of(target)
        if found is not None and not is_replaceable(found):
            write_in_place(target, data, found)
            return
        try:
            replace_file(target.resolve(), data, found)
        except PermissionError:
            if found is None:
                raise
            # A file that belongs to somebody else, or is in their folder, may still be writable.
            write_in_place(target, data, found)
    except OSError as problem:
        raise Complaint("file-unwritable", file=path, problem=problem_of(problem)) from problem


def append_bytes(path: str, data: bytes) -> None:
    """Append data to a file; it is on the disk when this returns."""
    try:
        with place_of(path).open("ab", buffering=0) as file:
            write_all(file.fileno(), data)
            os.fsync(file.fileno())
    except OSError as problem:
        raise Complaint("file-unwritable", file=path, problem=problem_of(problem)) from problem


def check_ending(path: str, ending: str) -> None:
    """Complain about a file that Fiefdom would not find again, because of its ending; a pipe may have any name."""
    found = stat_of(place_of(path))
    if not path.endswith(ending) and (found is None or is_replaceable(found)):
        raise Complaint("file-ending", file=path, ending=ending)


def check_writable(path: str, replaces: str | None = None) -> None:
    """Complain about a file that cannot or must not be written, before the work whose result goes there.

    An existing file is only replaced if it begins with `replaces`; by default it is not replaced at all.
    """
    target = place_of(path)
    try:
        found = stat_of(target)
        if found is None and not target.resolve().parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "")
        if found is not None and stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, "")
        if not os.access(target.resolve().parent if found is None else target, os.W_OK):
            raise PermissionError(errno.EACCES, "")
        if found is not None and is_replaceable(found):
            if replaces is None:
                raise Complaint("file-exists", file=path)
            if replaces and head_of(target, len(replaces.encode())) != replaces.encode():
                raise Complaint("file-other", file=path)
    except OSError as problem:
        raise Complaint("file-unwritable", file=path, problem=problem_of(problem)) from problem


def head_of(target: Path, size: int) -> bytes:
    with target.open("rb") as file:
        return file.read(size)


def stat_of(target: Path) -> os.stat_result | None:
    """What a path leads to, following links; None if nothing is there."""
    try:
        return target.stat()
    except FileNotFoundError:
        return None


def is_output(found: os.stat_result) -> bool:
    """Whether this process prints to it: /dev/stdout by any name."""
    try:
        return os.path.samestat(found, os.fstat(1))
    except OSError:  # there is no standard output
        return False


def is_replaceable(found: os.stat_result) -> bool:
    """Whether a new file can take its place: not if it is a device, a pipe, or what this process prints to."""
    return stat.S_ISREG(found.st_mode) and not is_output(found)


def replace_file(target: Path, data: bytes, found: os.stat_result | None) -> None:
    """Replace the file that was found there with a new one, in a single step."""
    fresh = target.with_name(f".fiefdom-{secrets.token_hex(4)}")
    try:
        with fresh.open("xb", buffering=0) as file:
            if found is not None and os.name == "posix":
                os.fchown(file.fileno(), found.st_uid, found.st_gid)
                os.fchmod(file.fileno(), stat.S_IMODE(found.st_mode))
            write_all(file.fileno(), data)
            os.fsync(file.fileno())
        fresh.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    if os.name == "posix":
        flush_folder(target.parent)


def flush_folder(folder: Path) -> None:
    """Make sure that the folder still has its new file after a power cut."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some file systems cannot do it
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_in_place(target: Path, data: bytes, found: os.stat_result) -> None:
    """Write to a device, a pipe, or a file that cannot be replaced, without waiting for a reader to show up."""
    if is_output(found):
        # If it is a file, opening it again would overwrite it from the beginning.
        print(end="", flush=True)
        write_all(1, data)
        return
    descriptor = os.open(target, os.O_WRONLY | os.O_TRUNC | getattr(os, "O_NONBLOCK", 0))
    try:
        os.set_blocking(descriptor, True)
        write_all(descriptor, data)
    finally:
        os.close(descriptor)


def write_all(descriptor: int, data: bytes) -> None:
    """Write to an open file until everything is written."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]
