"""Turns what people ask for into entries for the log, if they may."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.server import entries, messages
from fiefdom.server.drafts import choice_of
from fiefdom.server.entries import AnyEntry
from fiefdom.server.options import TableOptions, check_bot_name, check_text, options_of_record
from fiefdom.server.room import Room
from fiefdom.server.seats import Who

LONGEST_LINE = 300
# The bot that plays for somebody who has gone or whose time is up.
STAND_IN = "fair"
# How many answers of a recorded game are given again in one go.
REPEATED_AT_ONCE = 20


def entry_for(
    room: Room,
    who: Who,
    request: messages.Request,
    present: Collection[int],
    mark: str = "",
    watching: Collection[str] = (),
) -> AnyEntry:
    """The entry that does what somebody with this mark asks for; complains if they may not.

    `present` are the seats that are connected, and `watching` the marks of those who watch.
    """
    match request:
        case messages.Answer():
            return answer_to(room, who, request)
        case messages.Choose():
            return choice_of(room, who, request)
        case messages.Undo():
            return undo_for(room, player(room, who), present)
        case messages.Agree():
            seat = player(room, who)
            if room.undo_asked in (None, seat):
                raise Complaint("server-no-undo")
            return entries.UndoAnswered(request.agreed, seat, decided=True)
        case messages.Resign():
            seat = player(room, who)
            need(room, "playing", "paused")
            return entries.Resigned(seat)
        case messages.Leave():
            seat = player(room, who)
            need(room, "open", "drafting")
            # While the kingdom is being chosen, nobody else can take the seat: a bot plays there until they are back.
            return entries.Left(seat) if room.status == "open" else entries.Replaced(seat, STAND_IN)
        case messages.Return():
            seat = player(room, who)
            if not room.seats[seat].stand_in:
                raise Complaint("server-not-away")
            return entries.Returned(seat)
        case messages.Say():
            if not who.may_speak:
                raise Complaint("server-muted")
            check_text("text", request.text, LONGEST_LINE)
            return entries.Said(request.text, who.seat, mark if who.is_watcher else "")
        case messages.Mute():
            host(who)
            if request.seat is not None or request.watcher:
                check_guest(room, who, request, {*watching, *room.manners.speakers, *room.manners.muted})
            return entries.Muted(request.seat, request.watcher, request.muted)
        case messages.Remove():
            host(who)
            check_guest(room, who, request, watching)
            need(room, "open", "drafting", "playing", "paused", "over")
            bot = "" if request.seat is None or room.status == "open" else STAND_IN
            return entries.Removed(request.seat, request.watcher, bot)
        case messages.Start():
            host(who)
            need(room, "open")
            if not room.can_start:
                raise Complaint("server-seats-free", n=sum(seat.is_free for seat in room.seats))
            return entries.Started()
        case messages.Pause():
            host(who)
            need(room, "playing")
            return entries.Paused()
        case messages.Resume():
            host(who)
            need(room, "paused")
            return entries.Resumed()
        case messages.Replace():
            return replacement(room, who, request, present)
        case messages.End():
            host(who)
            need(room, "open", "drafting", "playing", "paused", "over")
            return entries.Ended()
    raise Complaint("server-request", request=type(request).__name__.lower())


def options_after(wish: messages.OpenTable, record: Record) -> TableOptions:
    """The options of a table where a recorded game goes on."""
    options = options_of_record(wish.options, record)
    if any(not seat.bot and not seat.name and not wish.name for seat in options.seats):
        raise Complaint("server-seats-free", n=1)
    return options


def repeated(record: Record) -> Iterator[entries.Repeated]:
    """The answers of a record, a few at a time, so that others have their turn in between."""
    for since in range(0, len(record.answers), REPEATED_AT_ONCE):
        yield entries.Repeated(record.answers[since : since + REPEATED_AT_ONCE])


def player(room: Room, who: Who) -> int:
    """The seat of a person who plays."""
    if who.seat is None:
        raise Complaint("server-watching")
    if room.seats[who.seat].resigned:
        raise Complaint("server-resigned")
    return who.seat


def host(who: Who) -> None:
    if not who.is_host:
        raise Complaint("server-host")


def check_guest(
    room: Room, who: Who, request: messages.Mute | messages.Remove, watchers: Collection[int | str]
) -> None:
    """Complain if there is no such person, besides the host, in the seat or among those who watch."""
    if request.seat is None:
        if request.watcher not in watchers:
            raise Complaint("server-nobody")
    elif not 0 <= request.seat < len(room.seats) or not room.seats[request.seat].key or request.watcher:
        raise Complaint("server-nobody")
    elif request.seat == who.seat:
        raise Complaint("server-yourself")


def need(room: Room, *statuses: str) -> None:
    if room.status not in statuses:
        raise Complaint(f"server-is-{room.status}")


def answer_to(room: Room, who: Who, request: messages.Answer) -> AnyEntry:
    seat = player(room, who)
    need(room, "playing")
    decision = room.pending
    if decision is None or request.step != room.step:
        raise Complaint("server-answered")
    if decision.seat != seat or room.seats[seat].played_by:
        raise Complaint("server-not-asked")
    return entries.Answered(seat, decision.purpose, request.picks)


def undo_for(room: Room, seat: int, present: Collection[int]) -> AnyEntry:
    """Undo at once, or ask everybody else. Absent people could only be silent, which is a no: then nobody waits."""
    need(room, "playing", "over")
    assert room.table is not None
    if room.options.undo == "off":
        raise Complaint("server-undo-off")
    problem = room.table.why_no_undo(seat)
    if problem is None:
        return entries.Undone(seat, decided=True)
    if not can_ask_to_undo(room, seat):
        raise problem
    if room.people() == [seat]:
        return entries.Undone(seat, forced=True, decided=True)
    away = [room.seats[other].name for other in room.people() if other not in (seat, *present)]
    if away:
        raise Complaint("server-undo-away", name=away[0])
    return entries.UndoAsked(seat)


def can_ask_to_undo(room: Room, seat: int) -> bool:
    """Whether others may agree to an undo that is not free. Once the game is over, its record shows everybody the deal:
    then only somebody who plays against bots alone can go back.
    """
    if room.options.undo != "consent" or room.table is None or not room.table.has_answered(seat):
        return False
    return room.status == "playing" or room.is_alone(seat)


def replacement(room: Room, who: Who, request: messages.Replace, present: Collection[int]) -> AnyEntry:
    host(who)
    if request.seat in present:
        raise Complaint("server-present", name=room.seats[request.seat].name)
    need(room, "drafting", "playing", "paused")
    if not 0 <= request.seat < len(room.seats) or room.seats[request.seat].played_by:
        raise Complaint("server-no-person", seat=request.seat)
    check_bot_name(request.bot)
    return entries.Replaced(request.seat, request.bot)
