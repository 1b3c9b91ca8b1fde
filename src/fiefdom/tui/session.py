"""A series of games at one keyboard: seats, the game that is kept when somebody stops, rematches."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fiefdom.bots.shipped import make_bot
from fiefdom.engine.result import next_first
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker
from fiefdom.records.files import read_text, write_text
from fiefdom.records.record import read_record
from fiefdom.table import Table
from fiefdom.tui.plain import PlainClient, Quit, Terminal


def standard_terminal() -> Terminal:
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    return Terminal(read=input if interactive else echoed_input, write=print, is_interactive=interactive)


def echoed_input(question: str) -> str:
    """What comes through a pipe is written where it would have been typed, so that the output reads as a game."""
    text = input(question)
    print(text)
    return text


def kept_file() -> Path:
    """Where the game last left is kept."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "fiefdom" / "last-game.txt"


def seats(people: Sequence[str], bots: Sequence[str], seed: int) -> tuple[list[str], dict[int, Any]]:
    """The names at the table, people first, and the bots by seat."""
    names = list(people)
    seated: dict[int, Any] = {}
    for bot in bots:
        seated[len(names)] = make_bot(bot, seed + len(names))
        copies = sum(1 for name in names if name == bot or name.startswith(f"{bot} "))
        names.append(bot if copies == 0 else f"{bot} {copies + 1}")
    for name in names:
        if names.count(name) > 1:
            raise Complaint("name-twice", name=name)
        if not name or any(mark in name for mark in ",():\n"):
            raise Complaint("name-form", name=name)
    return names, seated


def resume(path: str | None) -> Table:
    """The table of a saved game, or of the one last left."""
    file = str(kept_file()) if path is None else path
    if path is None and not kept_file().is_file():
        raise Complaint("cli-nothing-kept", file=file)
    record = read_record(read_text(file), file)
    bots = {seat: make_bot(bot, record.seed + seat) for seat, bot in record.bots.items()}
    return Table.from_record(record, bots, file)


def keep(table: Table) -> None:
    kept_file().parent.mkdir(parents=True, exist_ok=True)
    write_text(str(kept_file()), table.record().text())


def play_series(table: Table, speaker: Speaker, terminal: Terminal) -> int:
    """Play games until nobody wants another; the exit status."""
    while True:
        kingdom = ", ".join(sorted(kind.name for kind in table.kingdom))
        terminal.write(speaker.say("play-start", kingdom=kingdom, seed=str(table.seed)))
        try:
            PlainClient(table, speaker, terminal).run()
        except (Quit, EOFError, KeyboardInterrupt) as stop:
            keep(table)
            terminal.write("")
            terminal.write(speaker.say("play-kept"))
            return 130 if isinstance(stop, KeyboardInterrupt) else 0
        kept_file().unlink(missing_ok=True)
        seed = table.seed + 1
        first = next_first(table.result, seed)
        try:
            reply = terminal.read(speaker.say("play-rematch", player=table.names[first]) + " ")
        except (EOFError, KeyboardInterrupt):
            terminal.write("")
            return 0
        if reply.strip().casefold() not in speaker.say("play-yes").split():
            return 0
        kingdom_names = [kind.name for kind in table.kingdom]
        table = Table(table.names, kingdom_names, seed, bots=table.bots, first=first)
