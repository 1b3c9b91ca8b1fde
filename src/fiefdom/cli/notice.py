"""The first command after an install that could not compile the engine says so, because pip does not."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from fiefdom.cli.output import tell
from fiefdom.locale.speaker import Speaker
from fiefdom.tui.saved import games_folder

# What hatch_build.py leaves in a package that it could not compile: why.
NOTE = Path(__file__).parents[1] / "not-compiled.txt"


def tell_uncompiled(say: Speaker) -> None:
    """Say it in a sentence, unless this user has heard it of this install."""
    if not NOTE.exists():
        return
    this = f"{NOTE} {NOTE.stat().st_mtime_ns}\n".encode()
    # If that cannot be remembered, it is said again. A user may have no home folder.
    with suppress(OSError, RuntimeError):
        noted = games_folder().with_name("told.txt")
        if noted.exists() and noted.read_bytes() == this:
            return
        noted.parent.mkdir(parents=True, exist_ok=True)
        noted.write_bytes(this)
    reason, _, detail = NOTE.read_text(encoding="utf-8").strip().partition(" ")
    with suppress(OSError):
        tell(say.say("cli-not-compiled", reason=reason, detail=detail), sys.stderr)
