"""Reading and writing text files, with a plain word where that cannot be done."""

from __future__ import annotations

import os
from pathlib import Path

from fiefdom.errors import Complaint


def read_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Complaint("file-missing", file=path) from None
    except UnicodeDecodeError:
        raise Complaint("file-unreadable", file=path, problem="it is not text") from None
    except OSError as problem:
        raise Complaint("file-unreadable", file=path, problem=problem.strerror or str(problem)) from problem


def write_text(path: str, text: str) -> None:
    """Write the whole file or leave the old one as it was."""
    target = Path(path)
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(target)
    except OSError as problem:
        fresh.unlink(missing_ok=True)
        raise Complaint("file-unwritable", file=path, problem=problem.strerror or str(problem)) from problem
