"""Reading and writing text files, with a plain word where that cannot be done."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from fiefdom.errors import Complaint


def read_text(path: str) -> str:
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Complaint("file-missing", file=path) from None
    except UnicodeDecodeError:
        raise Complaint("file-no-text", file=path) from None
    except OSError as problem:
        raise Complaint("file-unreadable", file=path, problem=problem.strerror or str(problem)) from problem


def write_text(path: str, text: str, heading: str = "") -> None:
    """Write the whole file, or leave what is there; what is there and does not begin with the heading stays."""
    target = Path(path).expanduser()
    fresh = target.parent / f".fiefdom-{os.getpid()}"
    try:
        if target.exists() and not target.read_bytes().startswith(heading.encode()):
            raise Complaint("file-other", file=path)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(target)
    except OSError as problem:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise Complaint("file-unwritable", file=path, problem=problem.strerror or str(problem)) from problem


def check_writable(path: str | None) -> None:
    """Complain of a file that cannot be written before the work whose result goes there."""
    if path is None:
        return
    target = Path(path).expanduser()
    if target.is_dir():
        problem = errno.EISDIR
    elif not target.parent.is_dir():
        problem = errno.ENOENT
    elif not os.access(target if target.exists() else target.parent, os.W_OK):
        problem = errno.EACCES
    else:
        return
    raise Complaint("file-unwritable", file=path, problem=os.strerror(problem))
