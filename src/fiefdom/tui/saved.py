"""Saved games: each is a record in the user's data folder, and every answer adds lines to it."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint
from fiefdom.files import append_bytes, place_of, problem_of, read_whole_lines, write_text
from fiefdom.records.record import Record
from fiefdom.table import Table

SUFFIX = ".txt"


def games_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "fiefdom" / "games"


def is_new_here() -> bool:
    """Whether the user seems to be new: no game was ever saved here."""
    return not games_folder().is_dir()


def saved_games() -> list[Path]:
    """The files of all saved games, the last played first."""
    # An empty file comes from a game that began on a full disk.
    files = [(file.stat(), file) for file in games_folder().glob(f"*{SUFFIX}")]
    played = sorted(((stat.st_mtime_ns, file) for stat, file in files if stat.st_size), reverse=True)
    return [file for _, file in played]


def game_file(word: str) -> str:
    """The file that the user means: an existing file, or a saved game by its number in the list or its name."""
    with suppress(OSError):  # too long for a file name
        if place_of(word).exists():
            return word
    number = int(word) if re.fullmatch("[0-9]{1,9}", word) else 0
    for place, file in enumerate(saved_games(), start=1):
        if word == file.stem or number == place:
            return str(file)
    raise Complaint("game-unknown", game=word)


def is_saved(file: str) -> bool:
    return place_of(file).resolve().parent == games_folder().resolve()


def saved_record(table: Table) -> Record:
    """The record as it is saved here, with the full paths of the user's own cards, which nobody else sees."""
    paths = [str(Path(file).resolve()) for file in catalog.files_with(table.kingdom)]
    return replace(table.secret_record(), card_files=tuple(paths))


def record_to_share(record: Record) -> Record:
    """The record without the paths of the user's folders."""
    return replace(record, card_files=tuple(Path(file).name for file in record.card_files))


def read_game(file: str) -> Record:
    """The record in a file; for a saved game, a last line that a crash has cut off is dropped."""
    return Record.from_text(read_whole_lines(file), file) if is_saved(file) else Record.read(file)


class Keeper:
    """Saves one game, so that nothing is lost whatever happens to the process or the machine."""

    def __init__(self, file: Path | None = None) -> None:
        """Continue in the file of a saved game; without one, the game gets a new file."""
        self.file = file
        # The content of the file; None if that is unknown because writing failed.
        self.written = None if file is None else file.read_bytes()

    def keep(self, table: Table) -> None:
        """Bring the file up to date with the table."""
        record = saved_record(table).text().encode()
        if self.file is None or self.is_changed(self.file):
            self.file, self.written = new_file(), None
        before, self.written = self.written, None
        if before is None or not record.startswith(before):
            write_text(str(self.file), record.decode(), replaces="")
        elif record != before:
            append_bytes(str(self.file), record.removeprefix(before))
        self.written = record

    @property
    def name(self) -> str:
        return "" if self.file is None else self.file.stem

    def name_to_resume(self) -> str:
        """The name to give to `--resume`; empty if this is the last game played."""
        return "" if self.file in saved_games()[:1] else self.name

    def is_changed(self, file: Path) -> bool:
        """Whether another process removed the file or plays the same game in it; then this game gets a new file."""
        return self.written is not None and (not file.exists() or file.stat().st_size != len(self.written))


def new_file() -> Path:
    """Create a file for a game that begins now, with a name that is still free."""
    begun = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    try:
        games_folder().mkdir(parents=True, exist_ok=True)
        for name in chain([begun], (f"{begun}-{n}" for n in count(2))):
            file = games_folder() / f"{name}{SUFFIX}"
            with suppress(FileExistsError):
                file.touch(exist_ok=False)
                break
    except OSError as problem:
        raise Complaint("file-unwritable", file=str(games_folder()), problem=problem_of(problem)) from problem
    return file
