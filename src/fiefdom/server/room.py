"""A table, rebuilt from its log: who sits where, the game, and what people have agreed on."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from msgspec import structs

from fiefdom.cards.draft import Draft
from fiefdom.cards.mistakes import complaint_of
from fiefdom.cards.randomizer import PILES
from fiefdom.deals import new_secret
from fiefdom.engine.decision import RESIGN, Decision, Diverged, GameError
from fiefdom.engine.result import Result
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from fiefdom.errors import Complaint
from fiefdom.records.record import Record, plays_by
from fiefdom.seating import StandIn
from fiefdom.server import entries
from fiefdom.server.entries import AnyEntry
from fiefdom.server.manners import Manners, SaidLine
from fiefdom.server.options import Options, draft_of, new_table
from fiefdom.server.unplayed import Unplayed
from fiefdom.table import Table
from fiefdom.tempo import Tempo
from fiefdom.version import VERSION

Status = Literal["open", "drafting", "playing", "paused", "over", "ended"]

# The most lines of chat that somebody who comes late gets to see.
MOST_SAID = 100


class OtherRules(Complaint):
    """A table was opened by a version whose rules differ."""

    def __init__(self, version: str) -> None:
        super().__init__("server-other-rules", made=version, here=VERSION)


@dataclass
class Seat:
    """A seat: of a bot, or of whoever holds the key; `stand_in` is the bot that plays for an absent person."""

    name: str
    bot: str
    key: str = ""
    mark: str = ""
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
    """Somebody at a table: in a seat or watching, whether they are the host, whether they may write in the chat, and
    whether they count what they own.
    """

    seat: int | None
    is_host: bool
    may_speak: bool = True
    counts: bool = False

    @property
    def is_watcher(self) -> bool:
        return self.seat is None and not self.is_host


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
        # What deals the cards, and whether somebody chose it, who may then know what comes.
        self.seed = 0
        self.is_deal_chosen = False
        self.seats: list[Seat] = []
        self.series: tuple[str, ...] = ()
        self.rematch = ""
        # The table where those play for whom there was no room here, who they are, and how their game ended.
        self.twin = ""
        self.is_parted = False
        self.ended_twin: tuple[entries.Ending, ...] = ()
        self._moved: set[str] = set()
        self.is_paused = self.is_ended = False
        self.table: Table | None = None
        # The answers of a record from which the game goes on, which are given as soon as everybody is there.
        self.ahead: list[entries.Repeated] = []
        # Where the players choose the kingdom, and have begun to.
        self.draft: Draft | None = None
        # Who asked for an undo, and who has agreed.
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.undo_asked_at = 0.0
        self.said: list[SaidLine] = []
        # How many entries are lines of chat.
        self.lines = 0
        self.manners = Manners()
        # When the seat that is asked was first asked in this turn.
        self.asked: tuple[int, int, int] | None = None
        self.asked_at = 0.0
        # When the pending question was asked, and how long people thought about earlier ones.
        self.question_at = 0.0
        self.tempo = Tempo()
        # Events that were known after each entry and have not been undone since.
        self.event_marks = [0]
        # Why it can only be looked at: this version of the rules plays its log differently. From there on, its game is
        # not played.
        self.problem: Complaint | None = None
        self.unplayed: Unplayed | None = None
        self.rules = VERSION
        self._host = self._watch = ""

    # -- Queries ------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.is_ended or (self.table is None and self.problem is not None):
            return "ended"
        if self.table is None:
            return "open" if self.draft is None else "drafting"
        if self.table.is_over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def pending(self) -> Decision | None:
        """The decision that the game waits for, unless it stands still."""
        if self.table is None or self.problem is not None or self.status != "playing":
            return None
        return self.table.pending

    @property
    def asked_seat(self) -> int | None:
        """The seat that the table waits for: to decide, or to choose a card for the kingdom."""
        if self.draft is not None and self.status == "drafting":
            return self.draft.chooser
        return None if self.pending is None else int(self.pending.seat)

    @property
    def result(self) -> Result | None:
        return self.table.result if self.table is not None and self.table.is_over else None

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def is_crowd(self) -> bool:
        """Whether there are more seats than one game is for: before it begins, people are dealt to two tables."""
        return len(self.seats) > MOST_PLAYERS

    @property
    def can_start(self) -> bool:
        """Whether there are enough people; of a crowd, some may be missing."""
        taken = sum(not seat.is_free for seat in self.seats)
        return taken >= FEWEST_PLAYERS if self.is_crowd else self.is_full

    @property
    def is_dealt(self) -> bool:
        return self.table is not None if self.unplayed is None else self.unplayed.is_dealt

    @property
    def has_people(self) -> bool:
        return any(not seat.bot for seat in self.seats)

    def people(self) -> list[int]:
        """The seats of people who still play."""
        return [n for n, seat in enumerate(self.seats) if not seat.played_by and not seat.resigned]

    def is_alone(self, seat: int | None) -> bool:
        """Whether all other seats are those of bots, so that whoever sits here plays against nobody else."""
        return [n for n, each in enumerate(self.seats) if not each.bot] == [seat]

    def notices(self) -> list[Complaint]:
        """What people should know before they sit down with others: whom they will play with, and who may know more."""
        if sum(not seat.bot for seat in self.seats) < 2:
            return []
        about = [
            (self.is_crowd, Complaint("server-crowd")),
            (self.is_deal_chosen, Complaint("server-deal-chosen")),
            (self.options.open_hands, Complaint("server-hands-open")),
        ]
        return [notice for is_so, notice in about if is_so]

    def shows_hands(self) -> bool:
        """Whether those who watch see everything."""
        return self.options.open_hands or not self.has_people

    def who(self, keys: Iterable[str], address: str = "") -> Who:
        """Who holds these keys; complains if that is nobody and the table is not open to all, or not to them."""
        hashes = {hashed(key) for key in keys}
        who = self.known(hashes, self.manners.mark(address))
        if who.is_watcher and hashes.isdisjoint({self._watch, *self._moved}) and self.options.visibility == "link":
            raise Complaint("server-key")
        return who

    def known(self, hashes: Collection[str], mark: str) -> Who:
        """Who holds the keys with these hashes, of all who may know of the table; complains if they were sent away."""
        is_host = self._host in hashes
        for number, seat in enumerate(self.seats):
            if seat.key and seat.key in hashes:
                return Who(number, is_host, is_host or number not in self.manners.muted)
        if not is_host and not self.manners.removed.isdisjoint({mark, *hashes}):
            raise Complaint("server-removed")
        return Who(None, is_host, is_host or self.manners.may_speak(mark))

    def has_moved(self, hashes: Iterable[str]) -> bool:
        """Whether somebody with keys that have these hashes plays at the twin of this table."""
        return not self._moved.isdisjoint(hashes)

    def record(self) -> Record:
        """The game as a record; one that is not played here is that of the version that began it."""
        if self.unplayed is None:
            return self._game.secret_record()
        if not self.is_dealt:
            raise Complaint("server-not-started")
        return Record(
            players=tuple(seat.name for seat in self.seats),
            kingdom=tuple(self.options.kingdom),
            seed=self.seed,
            first=self.options.first,
            discreet=bool(self.options.discreet),
            all_treasures=self.options.all_treasures,
            bots={number: seat.played_by for number, seat in enumerate(self.seats) if seat.played_by},
            plans={number: seat.plan for number, seat in enumerate(self.seats) if seat.played_by and seat.plan},
            answers=tuple(self.unplayed.answers),
            version=self.rules,
        )

    def check_playable(self) -> None:
        """Complain if the table can only be looked at."""
        if self.problem is not None:
            raise self.problem

    def opened_anew(self, options: Options, rules: str) -> entries.Opened:
        """The first entry of the next table of the series, for the same host and watchers."""
        return entries.Opened(
            options, rules, self._host, self._watch, (*self.series, self.name), secret=str(new_secret()),
            salt=self.manners.salt,
        )  # fmt: skip

    def opened_twin(self, seats: Iterable[int], rules: str) -> entries.Opened:
        """The first entry of the table where these seats play, with the same kingdom and a deal of its own."""
        options = structs.replace(self.options, seats=tuple(self.options.seats[seat] for seat in seats))
        secret = "" if self.is_deal_chosen else str(new_secret())
        return entries.Opened(
            options, rules, self._host, self._watch, secret=secret, salt=self.manners.salt, twin=self.name
        )

    def endings(self) -> tuple[entries.Ending, ...]:
        """How everybody ended here; nobody if the game is not over."""
        standings = () if self.result is None else self.result.standings
        return tuple(
            entries.Ending(self.seats[each.seat].name, each.score, each.turns, each.rank) for each in standings
        )

    def deadline(self) -> float | None:
        """When a bot takes over for the person who is asked; None if there is no hurry."""
        seat = self.asked_seat
        if seat is None or not self.options.turn_seconds or self.seats[seat].played_by:
            return None
        return self.asked_at + self.options.turn_seconds

    def events_missed(self, number: int) -> int:
        """How many events somebody has to be sent who was told about this entry."""
        return 0 if self.table is None else self.table.count_events() - self.events_known(number)

    def events_known(self, number: int) -> int:
        """How many events somebody who was told about this entry knows and may still rely on."""
        return self.event_marks[number] if 0 <= number < len(self.event_marks) else 0

    # -- The log ------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry, when: float) -> None:
        """Do what an entry says; raises Complaint or GameError, and changes nothing, if that cannot be done."""
        self.check_playable()
        step = self.step
        self._do(entry, when)
        self._count(entry, step)
        if self.step != step:
            self.question_at = when
            self._start_clock(when)

    def replay(self, entry: AnyEntry, when: float) -> None:
        """Do what an entry of an old log says; if this version of the rules cannot, the table can only be looked at."""
        if self.unplayed is None:
            try:
                self.apply(entry, when)
                return
            except OtherRules as problem:
                self.problem = problem
            except (Complaint, GameError, Diverged) as problem:
                about = problem if isinstance(problem, Complaint) else complaint_of(problem)
                self.problem = Complaint("server-read-only", number=self.number + 1, problem=about)
            given = () if self.table is None else self.table.secret_answers()
            self.unplayed = Unplayed(given, is_dealt=self.table is not None)
        step = self.step
        self._do(entry, when)
        self._count(entry, step)

    def _count(self, entry: AnyEntry, step: int) -> None:
        """One more entry is done; before it, this was the step."""
        self.number += 1
        events = 0 if self.table is None else self.table.count_events()
        if isinstance(entry, entries.Undone | entries.UndoAnswered):
            self.event_marks = [min(mark, events) for mark in self.event_marks]
        self.event_marks.append(events)
        if self.step != step:
            self.undo_asked = None
            self.undo_agreed = set()

    def _start_clock(self, when: float) -> None:
        seat = self.asked_seat
        if seat is None:
            self.asked = None
            return
        # Each card that is chosen for the kingdom is a turn of its own.
        asked = (0, self.step, seat) if self.table is None else (*self.table.turn, seat)
        if asked != self.asked:
            self.asked, self.asked_at = asked, when

    def _do(self, entry: AnyEntry, when: float) -> None:
        match entry:
            case entries.Opened():
                self.rules = entry.rules
                self.options = entry.options
                self.seed = int(entry.secret or entry.options.seed or 0)
                self.is_deal_chosen = not entry.secret
                self.seats = [Seat(seat.name, seat.bot) for seat in entry.options.seats]
                self.series = entry.series
                self.twin, self.is_parted = entry.twin, bool(entry.twin)
                self._host, self._watch = entry.host, entry.watch
                self.manners = Manners(entry.salt or entry.secret + entry.host)
                if self.unplayed is None and not plays_by(entry.rules):
                    raise OtherRules(entry.rules)
            case entries.Joined():
                seat = self.seats[entry.seat]
                seat.name, seat.key, seat.mark = entry.name, entry.key, entry.mark
            case entries.Left():
                self._leave(entry.seat)
            case entries.Filled():
                discreet = self.options.discreet if entry.discreet is None else entry.discreet
                self.options = structs.replace(self.options, seats=entry.seats, discreet=discreet)
                for seat, options in zip(self.seats, entry.seats, strict=True):
                    seat.name, seat.bot = options.name, options.bot
            case entries.Parted():
                self._part(entry)
            case entries.TwinEnded():
                self.ended_twin = entry.endings
            case entries.Started():
                self._start()
                self.step += 1
            case entries.Chosen():
                self._choose(entry)
                self.step += 1
            case entries.Answered():
                asked = self.pending
                self._answer(entry.seat, entry.purpose, entry.picks)
                if asked is not None and not asked.is_forced() and not self.seats[entry.seat].played_by:
                    self.tempo.note(asked, len(entry.picks), when - self.question_at)
                self.step += 1
            case entries.Repeated() if not self.is_dealt:
                self.ahead.append(entry)
            case entries.Repeated():
                for number, purpose, picks in entry.answers:
                    if purpose == RESIGN:
                        self._resign(number)
                    else:
                        self._answer(number, purpose, picks)
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
                self._undo(entry.seat, entry.forced, entry.decided)
            case entries.UndoAsked():
                self.undo_asked, self.undo_asked_at, self.undo_agreed = entry.seat, when, set()
            case entries.UndoAnswered():
                self._answer_undo(entry)
            case entries.Resigned():
                self._resign(entry.seat)
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
                self.question_at = when
                self.asked = None
                self._start_clock(when)
            case entries.Said():
                self.lines += 1
                name = "" if entry.seat is None else self.seats[entry.seat].name
                if entry.watcher:
                    self.manners.said(entry.watcher, when)
                number = self.manners.number(entry.watcher)
                self._say(SaidLine(self.number + 1, when, name, entry.text, number))
            case entries.Muted():
                self.manners.mute(entry)
            case entries.Removed():
                self.manners.remove(entry.watcher)
                if entry.seat is not None:
                    self._remove(entry.seat, entry.bot, when)
            case entries.Ended():
                self.is_ended = True
            case entries.Rematched():
                self.rematch = entry.table

    def _part(self, entry: entries.Parted) -> None:
        """Keep only some of the seats."""
        self._moved = {seat.key for n, seat in enumerate(self.seats) if n not in entry.stay and seat.key}
        self.options = structs.replace(self.options, seats=tuple(self.options.seats[n] for n in entry.stay))
        self.seats = [self.seats[n] for n in entry.stay]
        self.manners.reseat(entry.stay)
        self.twin, self.is_parted = entry.twin, True

    def _start(self) -> None:
        """Deal, or let the players choose the kingdom first."""
        if self.unplayed is not None:
            self.unplayed.is_dealt = not self.options.draft
            return
        if self.options.draft:
            # The table's name is random, and has nothing to do with the deal.
            chance = int(hashed(self.name), 16) % len(self.seats)
            self.draft = draft_of(self.options, chance if self.options.first is None else self.options.first)
            return
        self.table = new_table(self.options, self.seed, [seat.name for seat in self.seats])
        self._seat_bots()

    def _choose(self, entry: entries.Chosen) -> None:
        """Take a card into the kingdom; with the tenth, the game begins."""
        if self.unplayed is not None:
            kingdom = tuple(sorted((*self.options.kingdom, entry.card)))
            self.options = structs.replace(self.options, kingdom=kingdom, draft=len(kingdom) < PILES)
            self._start()
            return
        if self.draft is None or self.status != "drafting":
            raise Complaint("server-not-started")
        self.draft.choose(entry.card)
        if self.draft.chooser is None:
            kingdom = tuple(sorted(kind.name for kind in self.draft.kingdom))
            self.options = structs.replace(self.options, kingdom=kingdom, draft=False)
            self._start()

    def _leave(self, number: int) -> None:
        seat = self.seats[number]
        seat.name, seat.key, seat.mark = self.options.seats[number].name, "", ""

    def _remove(self, number: int, bot: str, when: float) -> None:
        """Send somebody away from their seat, and let a bot play on there if the game has begun."""
        seat = self.seats[number]
        self.manners.remove(seat.key, seat.mark)
        name = seat.name
        notice = Complaint("server-bot-plays-on", name=name) if bot else Complaint("server-sent-away", name=name)
        self._say(SaidLine(self.number + 1, when, notice=notice))
        if not bot:
            self._leave(number)
            return
        seat.bot, seat.key, seat.mark, seat.stand_in, seat.plan = bot, "", "", "", ""
        if self.status != "over":
            self._seat_bots()
            self.step += 1

    def _say(self, line: SaidLine) -> None:
        self.said = [*self.said[1 - MOST_SAID :], line]

    @property
    def _game(self) -> Table:
        if self.table is None:
            raise Complaint("server-not-started")
        return self.table

    def _seat_bots(self) -> None:
        if self.table is not None and self.unplayed is None:
            bots = {n: StandIn(seat.played_by, seat.plan) for n, seat in enumerate(self.seats) if seat.played_by}
            self.table.seat_bots(bots)

    def _answer(self, seat: int, purpose: str, picks: tuple[str, ...]) -> None:
        if self.unplayed is None:
            self._game.answer_named(seat, purpose, picks)
        else:
            self.unplayed.answer(seat, purpose, picks)

    def _resign(self, seat: int) -> None:
        (self.unplayed or self._game).resign(seat)
        self.seats[seat].resigned = True

    def _undo(self, seat: int, forced: bool, decided: bool) -> None:
        if self.unplayed is None:
            self._game.undo(seat, force=forced, decided=decided)
        else:
            self.unplayed.undo(seat)
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
            self._undo(asker, True, entry.decided)
        self.undo_agreed = agreed
