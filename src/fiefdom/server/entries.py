"""What the log of a table holds, and what each entry does to the table, which can be rebuilt from them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, json, structs

from fiefdom.engine.decision import RESIGN
from fiefdom.errors import Complaint
from fiefdom.records.record import plays_by
from fiefdom.server.manners import Manners
from fiefdom.server.options import SeatOptions, TableOptions
from fiefdom.server.seats import RoomSeat
from fiefdom.version import VERSION

if TYPE_CHECKING:
    from fiefdom.server.room import Room


class OtherRules(Complaint):
    """A table was opened by a version whose rules differ."""

    def __init__(self, version: str) -> None:
        super().__init__("server-other-rules", made=version, here=VERSION)


class Entry(Struct, omit_defaults=True, tag_field="what", tag=str.lower):
    """Something that was done at a table. Keys that people hold are in it as hashes only.

    `apply` does it to a room; it raises Complaint or GameError, and changes nothing, if that cannot be done.
    """


class Opened(Entry):
    """The table was opened. `series` are the tables that it is a rematch of.

    `secret` is the number that deals the cards, as text; empty if somebody chose one, which is in the options. `salt`
    is what the marks of addresses are made with; nobody sees it. `twin` is the table where the others play, if there
    were too many people for one.
    """

    options: TableOptions
    rules: str
    host: str
    watch: str
    series: tuple[str, ...] = ()
    secret: str = ""
    salt: str = ""
    twin: str = ""

    def apply(self, room: Room, when: float) -> None:
        room.rules = self.rules
        room.options = self.options
        room.seed = int(self.secret or self.options.seed or 0)
        room.is_deal_chosen = not self.secret
        room.seats = [RoomSeat(seat.name, seat.bot) for seat in self.options.seats]
        room.series = self.series
        room.twin, room.is_parted = self.twin, bool(self.twin)
        room.host, room.watch = self.host, self.watch
        room.manners = Manners(self.salt or self.secret + self.host)
        if room.unplayed is None and not plays_by(self.rules):
            raise OtherRules(self.rules)


class Joined(Entry):
    """Somebody took a seat; `mark` stands for their address."""

    seat: int
    name: str
    key: str
    mark: str = ""

    def apply(self, room: Room, when: float) -> None:
        seat = room.seats[self.seat]
        seat.name, seat.key, seat.mark = self.name, self.key, self.mark


class Left(Entry):
    """Somebody gave a seat up before the game."""

    seat: int

    def apply(self, room: Room, when: float) -> None:
        room.vacate(self.seat)


class Filled(Entry):
    """Bots were put into the seats that nobody had taken; that may also settle whether the table is discreet."""

    seats: tuple[SeatOptions, ...]
    discreet: bool | None = None

    def apply(self, room: Room, when: float) -> None:
        discreet = room.options.discreet if self.discreet is None else self.discreet
        room.options = structs.replace(room.options, seats=self.seats, discreet=discreet)
        for seat, options in zip(room.seats, self.seats, strict=True):
            seat.name, seat.bot = options.name, options.bot


class Parted(Entry):
    """More people than one game is for were dealt to tables: these seats stay here, in this order, and the others play
    at the table `twin`; or, without one, nobody sits there.
    """

    stay: tuple[int, ...]
    twin: str = ""

    def apply(self, room: Room, when: float) -> None:
        room.moved = {seat.key for n, seat in enumerate(room.seats) if n not in self.stay and seat.key}
        room.options = structs.replace(room.options, seats=tuple(room.options.seats[n] for n in self.stay))
        room.seats = [room.seats[n] for n in self.stay]
        room.manners.reseat(self.stay)
        room.twin, room.is_parted = self.twin, True


class Ending(Struct, frozen=True):
    """How somebody ended at their table."""

    name: str
    score: int
    turns: int
    rank: int


class TwinEnded(Entry):
    """The game at the twin of this table is over, and so it ended; without endings, it goes on after an undo."""

    endings: tuple[Ending, ...]

    def apply(self, room: Room, when: float) -> None:
        room.ended_twin = self.endings


class Started(Entry):
    """The cards were dealt; or where the players choose the kingdom, they begin to."""

    def apply(self, room: Room, when: float) -> None:
        room.start()
        room.step += 1


class Chosen(Entry):
    """A player chose a card for the kingdom. With the tenth, the cards are dealt."""

    seat: int
    card: str

    def apply(self, room: Room, when: float) -> None:
        room.choose(self.card)
        room.step += 1


class Answered(Entry):
    """A decision was made: by whom, what for, and what was picked.

    A log has the names. Before it is applied, they may be in any language, or the indices of options.
    """

    seat: int
    purpose: str
    picks: tuple[int | str, ...]

    def apply(self, room: Room, when: float) -> None:
        asked = room.pending
        self.picks = room.game.answer_named(self.seat, self.purpose, self.picks)
        if asked is not None and not asked.is_forced() and not room.seats[self.seat].played_by:
            room.clock.note_answer(asked, len(self.picks), when)
        room.step += 1


class Repeated(Entry):
    """The first answers of a recorded game were given again: seat, purpose and picks of each.

    Before the cards are dealt, they are what is to be given again.
    """

    answers: tuple[tuple[int, str, tuple[str, ...]], ...]

    def apply(self, room: Room, when: float) -> None:
        if not room.is_dealt:
            room.ahead.append(self)
            return
        for seat, purpose, picks in self.answers:
            if purpose == RESIGN:
                room.resign(seat)
            else:
                room.game.repeat_answer(seat, purpose, picks)
        room.step += 1


class Planned(Entry):
    """A bot has made its plan for this kingdom."""

    seat: int
    plan: str

    def apply(self, room: Room, when: float) -> None:
        room.seats[self.seat].plan = self.plan
        room.seat_bots()


class Failed(Entry):
    """The bot in a seat failed, or thought too long, again and again: from now on this simpler one plays there."""

    seat: int
    bot: str

    def apply(self, room: Room, when: float) -> None:
        seat = room.seats[self.seat]
        room.notify(Complaint("server-bot-failed", name=seat.name, failed=seat.played_by, bot=self.bot), when)
        if seat.bot:
            seat.bot = self.bot
        else:
            seat.stand_in = self.bot
        seat.plan = ""
        room.seat_bots()


class Undone(Entry):
    """An answer was undone for this seat; `forced` if that was more than is free.

    `decided` if it was one with an alternative: older logs also undid those that a discreet table gave itself.
    """

    seat: int
    forced: bool = False
    decided: bool = False

    def apply(self, room: Room, when: float) -> None:
        room.undo(self.seat, force=self.forced, decided=self.decided)


class UndoAsked(Entry):
    """Somebody asked the others to let an answer be undone."""

    seat: int

    def apply(self, room: Room, when: float) -> None:
        room.undo_asked, room.undo_asked_at, room.undo_agreed = self.seat, when, set()


class UndoAnswered(Entry):
    """Somebody agreed, or did not; without a seat, nobody said anything for too long. `decided` as in `Undone`."""

    agreed: bool
    seat: int | None = None
    decided: bool = False

    def apply(self, room: Room, when: float) -> None:
        asker = room.undo_asked
        if asker is None:
            return
        if not self.agreed or self.seat is None:
            room.undo_asked, room.undo_agreed = None, set()
            return
        agreed = room.undo_agreed | {self.seat}
        if agreed >= set(room.people()) - {asker}:
            room.undo(asker, force=True, decided=self.decided)
        room.undo_agreed = agreed


class Resigned(Entry):
    seat: int

    def apply(self, room: Room, when: float) -> None:
        room.resign(self.seat)
        room.step += 1


class Replaced(Entry):
    """A bot plays for an absent person, until they are back."""

    seat: int
    bot: str
    by_clock: bool = False

    def apply(self, room: Room, when: float) -> None:
        room.seats[self.seat].stand_in = self.bot
        room.seat_bots()
        room.step += 1


class Returned(Entry):
    """The person is back and plays again."""

    seat: int

    def apply(self, room: Room, when: float) -> None:
        room.seats[self.seat].stand_in = room.seats[self.seat].plan = ""
        room.seat_bots()
        room.step += 1
        room.clock.forget_turn()


class Paused(Entry):
    """The host stopped the clock, and with it the game."""

    def apply(self, room: Room, when: float) -> None:
        room.is_paused = True


class Resumed(Entry):
    """The game goes on."""

    def apply(self, room: Room, when: float) -> None:
        room.is_paused = False
        room.clock.forget_turn()
        room.start_clock(when)


class Said(Entry):
    """A line of chat; without a seat, of somebody who watches, whose mark this is. The host has none."""

    text: str
    seat: int | None = None
    watcher: str = ""

    def apply(self, room: Room, when: float) -> None:
        room.lines += 1
        name = "" if self.seat is None else room.seats[self.seat].name
        if self.watcher:
            room.manners.said(self.watcher, when)
        room.say(self.text, when, name, room.manners.number(self.watcher))


class Muted(Entry):
    """The host closed the chat, or opened it again: for a seat, for somebody who watches, or else for all who watch."""

    seat: int | None = None
    watcher: str = ""
    is_muted: bool = True

    def apply(self, room: Room, when: float) -> None:
        room.manners.mute(self.watcher if self.seat is None else self.seat, is_muted=self.is_muted)


class Removed(Entry):
    """The host sent somebody away: from a seat, where this bot plays on if the game had begun, or who watched."""

    seat: int | None = None
    watcher: str = ""
    bot: str = ""

    def apply(self, room: Room, when: float) -> None:
        room.manners.remove(self.watcher)
        if self.seat is None:
            return
        seat = room.seats[self.seat]
        room.manners.remove(seat.key, seat.mark)
        if not self.bot:
            room.notify(Complaint("server-sent-away", name=seat.name), when)
            room.vacate(self.seat)
            return
        room.notify(Complaint("server-bot-plays-on", name=seat.name), when)
        seat.bot, seat.key, seat.mark, seat.stand_in, seat.plan = self.bot, "", "", "", ""
        if room.status != "over":
            room.seat_bots()
            room.step += 1


class Ended(Entry):
    """The host ended the table."""

    def apply(self, room: Room, when: float) -> None:
        room.is_ended = True


class Rematched(Entry):
    """The next game is played at this table."""

    table: str

    def apply(self, room: Room, when: float) -> None:
        room.rematch = self.table


AnyEntry = (
    Opened
    | Joined
    | Left
    | Filled
    | Parted
    | TwinEnded
    | Started
    | Chosen
    | Answered
    | Repeated
    | Planned
    | Failed
    | Undone
    | UndoAsked
    | UndoAnswered
    | Resigned
    | Replaced
    | Returned
    | Paused
    | Resumed
    | Said
    | Muted
    | Removed
    | Ended
    | Rematched
)

encode = json.Encoder().encode
decode = json.Decoder(AnyEntry).decode
