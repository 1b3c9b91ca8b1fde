"""A table, rebuilt from its log: who sits where, the game, and what people have agreed on."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

from msgspec import structs

from fiefdom.cards.draft import Draft
from fiefdom.cards.mistakes import complaint_of
from fiefdom.cards.randomizer import PILES
from fiefdom.engine.decision import Decision, Diverged, GameError
from fiefdom.engine.result import Result
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from fiefdom.errors import Complaint
from fiefdom.records.record import UNKNOWN_CARD, Record
from fiefdom.seating import StandIn
from fiefdom.server.clock import Clock
from fiefdom.server.entries import Answered, AnyEntry, Ending, OtherRules, Repeated
from fiefdom.server.manners import Manners, SaidLine
from fiefdom.server.options import TableOptions, draft_of, new_table
from fiefdom.server.seats import RoomSeat, Who, hashed
from fiefdom.server.unplayed import Unplayed
from fiefdom.table import Table
from fiefdom.version import VERSION

Status = Literal["open", "drafting", "playing", "paused", "over", "ended"]

# The most lines of chat that latecomers get to see.
MOST_SAID = 100


class Room:
    """One table of the server. `apply` is the only way to change it, with the entries of its log in order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        # How often the game has changed: the number of a question, which chat and comings do not change.
        self.step = 0
        # How often something was undone: knowing the answers before that says nothing about those since.
        self.undos = 0
        self.options = TableOptions()
        # What deals the cards, and whether somebody chose it, who may then know what comes.
        self.seed = 0
        self.is_deal_chosen = False
        self.seats: list[RoomSeat] = []
        self.series: tuple[str, ...] = ()
        self.rematch = ""
        # The table where those play for whom there was no room here, the hashes of their keys, and how their game
        # ended.
        self.twin = ""
        self.moved: set[str] = set()
        self.is_parted = False
        self.ended_twin: tuple[Ending, ...] = ()
        self.is_paused = self.is_ended = False
        self.table: Table | None = None
        # The answers of a record from which the game goes on, which are given as soon as everybody is there.
        self.ahead: list[Repeated] = []
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
        self.clock = Clock()
        # Events that were known after each entry and have not been undone since.
        self.event_marks = [0]
        # Why it can only be looked at: this version of the rules plays its log differently. From there on, its game is
        # not played.
        self.problem: Complaint | None = None
        self.unplayed: Unplayed | None = None
        self.rules = VERSION
        # The hashes of the keys of the host and of those who may watch.
        self.host = self.watch = ""

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
        """Whether all other seats are those of bots, so that the person who sits here plays against nobody else."""
        return [n for n, each in enumerate(self.seats) if not each.bot] == [seat]

    def notices(self) -> list[Complaint]:
        """What people should know before they sit down with others: whom they will play with, and who may know more."""
        is_laid_out = bool(self.options.position)
        if sum(not seat.bot for seat in self.seats) < 2 and not is_laid_out:
            return []
        about = [
            (self.is_crowd, Complaint("server-crowd")),
            (is_laid_out, Complaint("server-laid-out")),
            (self.is_deal_chosen and not is_laid_out, Complaint("server-deal-chosen")),
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
        if who.is_watcher and hashes.isdisjoint({self.watch, *self.moved}) and self.options.visibility == "link":
            raise Complaint("server-key")
        return who

    def known(self, hashes: Collection[str], mark: str) -> Who:
        """Who holds the keys with these hashes, of all who may know of the table; complains if they were sent away."""
        is_host = self.host in hashes
        for number, seat in enumerate(self.seats):
            if seat.key and seat.key in hashes:
                return Who(number, is_host, is_host or number not in self.manners.muted)
        if not is_host and not self.manners.removed.isdisjoint({mark, *hashes}):
            raise Complaint("server-removed")
        return Who(None, is_host, is_host or self.manners.may_speak(mark))

    def has_moved(self, hashes: Iterable[str]) -> bool:
        """Whether somebody with keys that have these hashes plays at the twin of this table."""
        return not self.moved.isdisjoint(hashes)

    def record(self) -> Record:
        """The game as a record; one that is not played here is that of the version that began it."""
        if self.unplayed is None:
            if self.table is None:
                raise Complaint("server-not-started")
            return self.table.secret_record()
        if not self.is_dealt:
            raise Complaint("server-not-started")
        return Record(
            players=tuple(seat.name for seat in self.seats),
            kingdom=tuple(self.options.kingdom),
            seed=self.seed,
            first=self.options.first,
            discreet=bool(self.options.discreet),
            all_treasures=self.options.all_treasures,
            position=self.options.position if self.table is None else self.table.position,
            bots={number: seat.played_by for number, seat in enumerate(self.seats) if seat.played_by},
            plans={number: seat.plan for number, seat in enumerate(self.seats) if seat.played_by and seat.plan},
            answers=tuple(self.unplayed.answers),
            version=self.rules,
        )

    def check_playable(self) -> None:
        """Complain if the table can only be looked at."""
        if self.problem is not None:
            raise self.problem

    def endings(self) -> tuple[Ending, ...]:
        """How everybody ended here; nobody if the game is not over."""
        standings = () if self.result is None else self.result.standings
        return tuple(Ending(self.seats[each.seat].name, each.score, each.turns, each.rank) for each in standings)

    def deadline(self) -> float | None:
        """When a bot takes over for the person who is asked; None if there is no hurry."""
        seat = self.asked_seat
        if seat is None or not self.options.turn_seconds or self.seats[seat].played_by:
            return None
        return self.clock.asked_at + self.options.turn_seconds

    def events_missed(self, number: int) -> int:
        """How many events to send to a client that has heard of everything up to this entry."""
        return self.count_events() - self.events_known(number)

    def count_events(self) -> int:
        return 0 if self.table is None else self.table.count_events()

    def events_known(self, number: int) -> int:
        """How many events a client that has heard of everything up to this entry knows and may still rely on."""
        return self.event_marks[number] if 0 <= number < len(self.event_marks) else 0

    # -- The log ------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry, when: float) -> None:
        """Do what an entry says; raises Complaint or GameError, and changes nothing, if that cannot be done."""
        self.check_playable()
        step = self.step
        entry.apply(self, when)
        self._count(step)
        if self.step != step:
            self.start_clock(when)

    def replay(self, entry: AnyEntry, when: float) -> None:
        """Do what an entry of an old log says; if this version of the rules cannot, the table can only be looked at."""
        if self.unplayed is None:
            try:
                if isinstance(entry, Answered) and self.table is not None:
                    self.table.pass_over(entry.seat, entry.purpose, len(entry.picks))
                self.apply(entry, when)
                return
            except OtherRules as problem:
                self.problem = problem
            except (Complaint, GameError, Diverged) as problem:
                about = problem if isinstance(problem, Complaint) else complaint_of(problem)
                if about.key in UNKNOWN_CARD:
                    self.problem = Complaint("server-lacks-cards", problem=about)
                else:
                    self.problem = Complaint("server-read-only", number=self.number + 1, problem=about)
            given = () if self.table is None else self.table.secret_answers()
            self.unplayed = Unplayed(given, is_dealt=self.table is not None)
        step = self.step
        entry.apply(self, when)
        self._count(step)

    def _count(self, step: int) -> None:
        """One more entry is done; before it, this was the step."""
        self.number += 1
        self.event_marks.append(self.count_events())
        if self.step != step:
            self.undo_asked = None
            self.undo_agreed = set()

    def start_clock(self, when: float) -> None:
        """Note when somebody is asked."""
        # Each card that is chosen for the kingdom is a turn of its own.
        turn = (0, self.step) if self.table is None else self.table.turn
        self.clock.ask(None if self.asked_seat is None else (*turn, self.asked_seat), when)

    # -- What entries do ----------------------------------------------------------------------------

    @property
    def game(self) -> Table | Unplayed:
        """The game that is answered, whether or not it is played here."""
        game = self.unplayed or self.table
        if game is None:
            raise Complaint("server-not-started")
        return game

    def start(self) -> None:
        """Deal, or let the players choose the kingdom first."""
        if self.unplayed is not None:
            self.unplayed.is_dealt = not self.options.draft
        elif self.options.draft:
            # The table's name is random, and has nothing to do with the deal.
            chance = int(hashed(self.name), 16) % len(self.seats)
            self.draft = draft_of(self.options, chance if self.options.first is None else self.options.first)
        else:
            self.table = new_table(self.options, self.seed, [seat.name for seat in self.seats])
            self.seat_bots()

    def choose(self, card: str) -> None:
        """Take a card into the kingdom; with the tenth, the game begins."""
        if self.unplayed is not None:
            kingdom = tuple(sorted((*self.options.kingdom, card)))
            self.options = structs.replace(self.options, kingdom=kingdom, draft=len(kingdom) < PILES)
            self.start()
            return
        if self.draft is None or self.status != "drafting":
            raise Complaint("server-not-started")
        self.draft.choose(card)
        if self.draft.chooser is None:
            kingdom = tuple(sorted(kind.name for kind in self.draft.kingdom))
            self.options = structs.replace(self.options, kingdom=kingdom, draft=False)
            self.start()

    def vacate(self, number: int) -> None:
        """Nobody sits here any more."""
        seat = self.seats[number]
        seat.name, seat.key, seat.mark = self.options.seats[number].name, "", ""

    def seat_bots(self) -> None:
        """Let bots answer for the seats that are theirs now."""
        if self.table is not None and self.unplayed is None:
            bots = {n: StandIn(seat.played_by, seat.plan) for n, seat in enumerate(self.seats) if seat.played_by}
            self.table.seat_bots(bots)

    def resign(self, seat: int) -> None:
        self.game.resign(seat)
        self.seats[seat].resigned = True

    def undo(self, seat: int, *, force: bool, decided: bool) -> None:
        self.game.undo(seat, force=force, decided=decided)
        self.undos += 1
        self.step += 1
        events = self.count_events()
        self.event_marks = [min(mark, events) for mark in self.event_marks]

    def say(self, text: str, when: float, name: str, watcher: int) -> None:
        self._note_line(SaidLine(self.number + 1, when, name, text, watcher))

    def notify(self, notice: Complaint, when: float) -> None:
        """Say something to everybody that none of them has said."""
        self._note_line(SaidLine(self.number + 1, when, notice=notice))

    def _note_line(self, line: SaidLine) -> None:
        self.said = [*self.said[1 - MOST_SAID :], line]
