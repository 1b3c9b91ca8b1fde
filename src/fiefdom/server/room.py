"""A table, rebuilt from its log: who sits where, the game, and what people have agreed on."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from msgspec import structs

from fiefdom.engine.decision import RESIGN, Decision, Diverged, GameError
from fiefdom.engine.result import Result
from fiefdom.errors import Complaint
from fiefdom.records.record import Record, check_rules
from fiefdom.seating import StandIn
from fiefdom.server import entries
from fiefdom.server.entries import AnyEntry
from fiefdom.server.options import Options, new_table
from fiefdom.table import Table

Status = Literal["open", "playing", "paused", "over", "ended"]

# The most lines of chat that somebody who comes late gets to see.
MOST_SAID = 100


@dataclass
class Seat:
    """A seat: of a bot, or of whoever holds the key; `stand_in` is the bot that plays for an absent person."""

    name: str
    bot: str
    key: str = ""
    stand_in: str = ""
    plan: str = ""
    resigned: bool = False

    @property
    def is_free(self) -> bool:
        return not self.bot and not self.key

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now; empty if a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class Who:
    """Somebody at a table: in a seat or watching, whether they are the host, and whether they count what they own."""

    seat: int | None
    is_host: bool
    counts: bool = False


@dataclass(frozen=True)
class SaidLine:
    """Something that was said; a notice is what the server itself has to say, in everybody's own language."""

    number: int
    when: float
    name: str = ""
    text: str = ""
    notice: Complaint | None = None


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """A key that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


def new_name() -> str:
    """A new table's name, as it stands in addresses."""
    return secrets.token_hex(6)


class Room:
    """One table of the server. `apply` is the only way to change it, with the entries of its log in order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        # How often the game has changed: the number of a question, which chat and comings do not change.
        self.step = 0
        # How often something was undone: whoever knows the answers before that knows nothing about those since.
        self.undos = 0
        self.options = Options()
        self.seats: list[Seat] = []
        self.series: tuple[str, ...] = ()
        self.rematch = ""
        self.is_started = self.is_paused = self.is_ended = False
        self.table: Table | None = None
        # Who asked for an undo, and who has agreed.
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.undo_asked_at = 0.0
        self.said: list[SaidLine] = []
        # When the seat that is asked was first asked in this turn.
        self.asked: tuple[int, int, int] | None = None
        self.asked_at = 0.0
        # Events that were known after each entry and have not been undone since.
        self.event_marks = [0]
        # Why it can only be looked at: this version of the rules plays its log differently.
        self.problem: Complaint | None = None
        self._host = self._watch = ""

    # -- Queries ------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.is_ended:
            return "ended"
        if self.table is None:
            return "open"
        if self.table.is_over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def pending(self) -> Decision | None:
        """The decision that the game waits for, unless it stands still."""
        return self.table.pending if self.table is not None and self.status == "playing" else None

    @property
    def result(self) -> Result | None:
        return self.table.result if self.table is not None and self.table.is_over else None

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def has_people(self) -> bool:
        return any(not seat.bot for seat in self.seats)

    def people(self) -> list[int]:
        """The seats of people who still play."""
        return [n for n, seat in enumerate(self.seats) if not seat.played_by and not seat.resigned]

    def shows_hands(self) -> bool:
        """Whether those who watch see everything."""
        return self.options.open_hands or not self.has_people

    def who(self, keys: Iterable[str]) -> Who:
        """Who holds these keys; complains if that is nobody and the table is not open to all."""
        hashes = {hashed(key) for key in keys}
        is_host = self._host in hashes
        for number, seat in enumerate(self.seats):
            if seat.key and seat.key in hashes:
                return Who(number, is_host)
        if is_host or self._watch in hashes or self.options.visibility != "link":
            return Who(None, is_host)
        raise Complaint("server-key")

    def record(self) -> Record:
        assert self.table is not None
        return self.table.secret_record()

    def opened_anew(self, options: Options, rules: str) -> entries.Opened:
        """The first entry of the next table of the series, for the same host and watchers."""
        return entries.Opened(options, rules, self._host, self._watch, (*self.series, self.name))

    def deadline(self) -> float | None:
        """When a bot takes over for the person who is asked; None if there is no hurry."""
        decision = self.pending
        if decision is None or not self.options.turn_seconds or self.seats[decision.seat].played_by:
            return None
        return self.asked_at + self.options.turn_seconds

    def events_known(self, number: int) -> int:
        """How many events somebody who was told about this entry knows and may still rely on."""
        return self.event_marks[number] if 0 <= number < len(self.event_marks) else 0

    # -- The log ------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry, when: float) -> None:
        """Do what an entry says; raises Complaint or GameError, and changes nothing, if that cannot be done."""
        if self.problem is not None:
            raise self.problem
        step = self.step
        self._do(entry, when)
        self.number += 1
        events = 0 if self.table is None else self.table.count_events()
        if isinstance(entry, entries.Undone | entries.UndoAnswered):
            self.event_marks = [min(mark, events) for mark in self.event_marks]
        self.event_marks.append(events)
        if self.step != step:
            self.undo_asked = None
            self.undo_agreed = set()
            self._start_clock(when)

    def replay(self, entry: AnyEntry, when: float) -> None:
        """Do what an entry of an old log says; if this version of the rules cannot, the table can only be looked at."""
        try:
            self.apply(entry, when)
        except (Complaint, GameError, Diverged) as problem:
            about = problem if isinstance(problem, Complaint) else str(problem)
            self.problem = self.problem or Complaint("server-read-only", number=self.number + 1, problem=about)

    def _start_clock(self, when: float) -> None:
        decision = self.pending
        if decision is None or self.table is None:
            self.asked = None
            return
        asked = (*self.table.turn, decision.seat)
        if asked != self.asked:
            self.asked, self.asked_at = asked, when

    def _do(self, entry: AnyEntry, when: float) -> None:
        match entry:
            case entries.Opened():
                check_rules(entry.rules, self.name)
                self.options = entry.options
                self.seats = [Seat(seat.name, seat.bot) for seat in entry.options.seats]
                self.series = entry.series
                self._host, self._watch = entry.host, entry.watch
            case entries.Joined():
                seat = self.seats[entry.seat]
                seat.name, seat.key = entry.name, entry.key
            case entries.Left():
                seat = self.seats[entry.seat]
                seat.name, seat.key = self.options.seats[entry.seat].name, ""
            case entries.Filled():
                self.options = structs.replace(self.options, seats=entry.seats)
                for seat, options in zip(self.seats, entry.seats, strict=True):
                    seat.name, seat.bot = options.name, options.bot
            case entries.Started():
                self.table = new_table(self.options, [seat.name for seat in self.seats])
                self._seat_bots()
                self.step += 1
            case entries.Answered():
                self._game.answer(entry.seat, entry.picks)
                self.step += 1
            case entries.Repeated():
                for number, purpose, picks in entry.answers:
                    if purpose == RESIGN:
                        self._game.resign(number)
                        self.seats[number].resigned = True
                    else:
                        self._game.answer(number, picks)
                self.step += 1
            case entries.Planned():
                self.seats[entry.seat].plan = entry.plan
                self._seat_bots()
            case entries.Failed():
                seat = self.seats[entry.seat]
                notice = Complaint("server-bot-failed", name=seat.name, failed=seat.played_by, bot=entry.bot)
                self._say(SaidLine(self.number + 1, when, notice=notice))
                if seat.bot:
                    seat.bot = entry.bot
                else:
                    seat.stand_in = entry.bot
                seat.plan = ""
                self._seat_bots()
            case entries.Undone():
                self._undo(entry.seat, entry.forced)
            case entries.UndoAsked():
                self.undo_asked, self.undo_asked_at, self.undo_agreed = entry.seat, when, set()
            case entries.UndoAnswered():
                self._answer_undo(entry)
            case entries.Resigned():
                self._game.resign(entry.seat)
                self.seats[entry.seat].resigned = True
                self.step += 1
            case entries.Replaced():
                self.seats[entry.seat].stand_in = entry.bot
                self._seat_bots()
                self.step += 1
            case entries.Returned():
                self.seats[entry.seat].stand_in = self.seats[entry.seat].plan = ""
                self._seat_bots()
                self.step += 1
                self.asked = None
            case entries.Paused():
                self.is_paused = True
            case entries.Resumed():
                self.is_paused = False
                self.asked = None
                self._start_clock(when)
            case entries.Said():
                name = "" if entry.seat is None else self.seats[entry.seat].name
                self._say(SaidLine(self.number + 1, when, name, entry.text))
            case entries.Ended():
                self.is_ended = True
            case entries.Rematched():
                self.rematch = entry.table

    def _say(self, line: SaidLine) -> None:
        self.said = [*self.said[1 - MOST_SAID :], line]

    @property
    def _game(self) -> Table:
        if self.table is None:
            raise Complaint("server-not-started")
        return self.table

    def _seat_bots(self) -> None:
        if self.table is not None:
            bots = {n: StandIn(seat.played_by, seat.plan) for n, seat in enumerate(self.seats) if seat.played_by}
            self.table.seat_bots(bots)

    def _undo(self, seat: int, forced: bool) -> None:
        self._game.undo(seat, force=forced)
        self.undos += 1
        self.step += 1

    def _answer_undo(self, entry: entries.UndoAnswered) -> None:
        """Undo once everybody has agreed; forget about it as soon as somebody has not."""
        asker = self.undo_asked
        if asker is None:
            return
        if not entry.agreed or entry.seat is None:
            self.undo_asked = None
            self.undo_agreed = set()
            return
        agreed = self.undo_agreed | {entry.seat}
        if agreed >= set(self.people()) - {asker}:
            self._undo(asker, forced=True)
        self.undo_agreed = agreed
