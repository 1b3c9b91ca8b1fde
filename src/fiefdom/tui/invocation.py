"""How the user starts the program, so that every command we suggest can be typed as it is."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from fiefdom.bots.own_bots import OwnBot
from fiefdom.cards.catalog import catalog
from fiefdom.locale.speaker import Speaker, language_of_environment
from fiefdom.table import Table

PROGRAM = "fiefdom"
# `make play` runs in the folder of its Makefile; this variable holds the folder that it was called in.
MAKE = "FIEFDOM_MAKE"


def program() -> str:
    """What to type for the command: its name if the shell finds it, else the way it was started."""
    started = Path(sys.argv[0])
    if started.parts[-2:] == (PROGRAM, "__main__.py"):
        return shlex.join([sys.executable, "-m", "fiefdom"])
    if started.stem != PROGRAM:
        return PROGRAM
    found = shutil.which(PROGRAM)
    return PROGRAM if found and started.exists() and Path(found).samefile(started) else shlex.quote(sys.argv[0])


def command(*words: str) -> str:
    """A command with these words. A game that was started by `make play` is resumed in the same way."""
    make_folder = os.environ.get(MAKE)
    folder = shlex.quote(str(Path.cwd())) if make_folder and is_elsewhere(make_folder) else ""
    if make_folder and words[0] == "play":
        make = f"make -C {folder}" if folder else "make"
        # For make, a dollar sign starts a variable.
        rest = shlex.join(words[1:]).replace("$", "$$")
        return f"{make} play ARGS={shlex.quote(rest)}" if rest else f"{make} play"
    line = f"{program()} {shlex.join(words)}"
    # File names are relative to that folder.
    return f"(cd {folder} && {line})" if folder else line


def is_elsewhere(folder: str) -> bool:
    """Whether this is not the folder that the program runs in."""
    return not (Path(folder).is_dir() and Path.cwd().samefile(folder))


def command_with_cards(say: Speaker, *words: str) -> str:
    """A command with these words, with the user's own cards and the language, if they need to be said."""
    language = [] if say.language == language_of_environment() else ["--lang", say.language]
    cards = [word for file in catalog.files for word in ("--cards", file)]
    return command(*words, *cards, *language)


def resume_command(say: Speaker, table: Table, path: str = "") -> str:
    """The command that resumes a saved game, with the files of the user's own bots."""
    files = dict.fromkeys(bot.file for bot in table.bots.values() if isinstance(bot, OwnBot) and bot.file)
    bots = ["--bots", ",".join(files)] if files else []
    return command_with_cards(say, "play", "--resume", *([path] if path else []), *bots)
