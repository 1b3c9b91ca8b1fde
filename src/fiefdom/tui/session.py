"""A series of games at one keyboard: seats, the game that is kept when somebody stops, rematches."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fiefdom.bots.making import anew, for_another_kingdom, make_bot, recorded_bots
from fiefdom.bots.own import PYTHON
from fiefdom.cards.blame import Endless, blamed
from fiefdom.cards.kingdoms import check_players
from fiefdom.cards.loading import in_one_line
from fiefdom.engine.result import next_first
from fiefdom.errors import Complaint
from fiefdom.locale.names import harmless
from fiefdom.locale.speaker import Speaker
from fiefdom.files import problem_of, read_text, write_text
from fiefdom.records.record import HEADING, read_record
from fiefdom.table import Table, seat_name
from fiefdom.tui.invocation import resume_command
from fiefdom.tui.plain import PlainClient, Quit, Terminal
from fiefdom.tui.typed import words_for


def standard_terminal() -> Terminal:
    if sys.stdin is None or not sys.stdin.isatty():
        return Terminal(read=echoed_input, write=print, is_interactive=False)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (lines can then be edited as they are typed)
    return Terminal(read=input, write=print, is_interactive=True, forget_typed=forget_typed)


def forget_typed() -> None:
    """Throw away the keys pressed before anything was asked, and the lines that the keyboard remembers."""
    try:
        import readline
        import termios
    except ImportError:  # not on every system
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
    readline.clear_history()


def echoed_input(question: str) -> str:
    """What comes through a pipe is written where it would have been typed, so that the output reads as a game."""
    if sys.stdin is None:
        raise EOFError
    text = input(question)
    print(harmless(text))
    return text


def kept_file() -> Path:
    """Where the game last left is kept."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "fiefdom" / "last-game.txt"


def is_new_here() -> bool:
    """Whether nobody has played here yet, as far as one can see: no game was ever kept."""
    return not kept_file().parent.is_dir()


def seats(people: Sequence[str], bots: Sequence[str], seed: int) -> tuple[list[str], dict[int, Any]]:
    """The names at the table, people first, and the bots by seat."""
    check_players(len(people) + len(bots))
    names = list(people)
    seated: dict[int, Any] = {}
    for word in bots:
        bot: Any = make_bot(word, seed + len(names))
        seated[len(names)] = bot
        names.append(seat_name(bot.name.removesuffix(PYTHON), names))
    return names, seated


def resume(path: str | None, own_bots: Sequence[str] = ()) -> Table:
    """The table of a saved game, or of the one last left; own bots that play there are in these files."""
    file = str(kept_file()) if path is None else path
    if path is None and not kept_file().is_file():
        raise Complaint("cli-nothing-kept", file=file)
    record = read_record(read_text(file), file)
    return Table.from_record(record, recorded_bots(record, file, own_bots), file)


def keep(table: Table) -> None:
    """Write the game where `resume` finds it; what was kept there before is not lost, but goes one name further."""
    file = kept_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Complaint("file-unwritable", file=str(file), problem=problem_of(problem)) from problem
    if file.is_file() and not is_kept(table):
        file.replace(file.with_name("game-before.txt"))
    write_text(str(file), table.secret_record().text(), HEADING)


def is_kept(table: Table) -> bool:
    """Whether the game that is kept is the one at this table."""
    try:
        kept = read_record(read_text(str(kept_file())), str(kept_file()))
    except Complaint:
        return False  # nothing is kept, or nothing that could be this game
    here = table.secret_record()
    return (kept.players, kept.kingdom, kept.seed) == (here.players, here.kingdom, here.seed)


def hang_up(*_: object) -> None:
    """The terminal is closed: stop as if somebody had said so."""
    raise Quit


def play_series(table: Table, speaker: Speaker, terminal: Terminal, notices: Sequence[str] = ()) -> int:
    """Play games until nobody wants another; the exit status."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, hang_up)
    while True:
        try:
            PlainClient(table, speaker, terminal, notices).run()
        except OSError:
            # What is shown cannot be written.
            keep(table)
            raise
        except (Quit, EOFError, KeyboardInterrupt) as stop:
            keep(table)
            terminal.write("")
            terminal.write(speaker.say("play-kept", command=resume_command(speaker, table)))
            return 130 if isinstance(stop, KeyboardInterrupt) else 0
        except (Exception, Endless) as failure:
            # An effect failed, most likely of somebody's own card. The table is as it was before that answer.
            keep(table)
            raise Complaint("game-stopped", problem=blamed(failure) or in_one_line(failure)) from failure
        if is_kept(table):
            kept_file().unlink(missing_ok=True)
        seed = table.seed + 1
        first = next_first(table.result, seed)
        try:
            reply = terminal.read(speaker.say("play-rematch", player=table.names[first]) + " ")
        except (EOFError, KeyboardInterrupt):
            terminal.write("")
            return 0
        word = reply.strip().casefold()
        if word in words_for(speaker, "play-random"):
            bots = {seat: for_another_kingdom(bot, seed + seat) for seat, bot in table.bots.items()}
            table = Table(table.names, None, seed, bots=bots, first=first)
        elif word in words_for(speaker, "play-yes"):
            bots = {seat: anew(bot, seed + seat) for seat, bot in table.bots.items()}
            table = Table(table.names, [kind.name for kind in table.kingdom], seed, bots=bots, first=first)
        else:
            return 0
        notices = ()
