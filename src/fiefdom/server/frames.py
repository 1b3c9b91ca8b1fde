"""What each client is sent of a table: everything there is to draw, and nothing that it may not know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from fiefdom.engine.result import Result, next_first
from fiefdom.locale.speaker import Speaker
from fiefdom.server.drafts import draft_seen
from fiefdom.server.manners import SaidLine
from fiefdom.server.messages import (
    Can,
    ChatLine,
    LobbyTable,
    SeatSeen,
    StandingSeen,
    State,
    TableSeen,
    WatcherSeen,
    You,
    encode,
)
from fiefdom.server.options import SeatOptions
from fiefdom.server.requests import can_ask_to_undo
from fiefdom.server.room import Room
from fiefdom.server.seats import Who
from fiefdom.server.twins import twin_seen
from fiefdom.table import Table
from fiefdom.views.picture import SeenEvent
from fiefdom.views.shapes import Picture, QuestionSeen


def state(
    room: Room,
    who: Who,
    known: int,
    present: Collection[int],
    say: Speaker,
    now: float,
    watching: Collection[str] = (),
) -> State:
    """The table as somebody sees it who knows its first events already; `present` are the seats that are connected, and
    `watching` the marks of those who watch.
    """
    table = room.table
    events_from = 0 if table is None else min(known, table.count_events())
    seen, asked = (None, None) if table is None else picture(room, table, who)
    deadline = room.deadline()
    return State(
        number=room.number,
        step=room.step,
        you=You(who.seat, who.is_host),
        table=table_seen(room, present, say),
        picture=seen,
        question=asked if room.status == "playing" and room.problem is None else None,
        events_from=events_from,
        events=[] if table is None else events(room, table, who, events_from),
        can=can(room, who),
        undo_asked=room.undo_asked,
        seconds_left=None if deadline is None else max(0.0, deadline - now),
        scores=None if table is None or not room.options.show_score else scores(room, table, who),
        hands=None if table is None or not sees_all(room, who) else hands(table),
        standings=standings(room),
        watchers=watchers_seen(room, watching) if who.is_host else (),
    )


def watchers_seen(room: Room, watching: Collection[str]) -> tuple[WatcherSeen, ...]:
    """Those who watch, and those who may say nothing, so that they can be let speak again."""
    manners = room.manners
    marks = {mark for mark in (*watching, *manners.muted) if isinstance(mark, str) and mark}
    seen = [WatcherSeen(mark, manners.number(mark), mark in manners.muted) for mark in marks]
    return tuple(sorted(seen, key=lambda each: (each.number or len(marks), each.watcher)))


def line_seen(line: SaidLine, say: Speaker) -> ChatLine:
    text = line.text if line.notice is None else say.say_complaint(line.notice)
    return ChatLine(line.number, line.name, text, line.when, line.notice is not None, line.watcher)


def table_seen(room: Room, present: Collection[int], say: Speaker) -> TableSeen:
    options = room.options
    return TableSeen(
        table=room.name,
        title=options.title,
        status=room.status,
        kingdom=tuple(options.kingdom),
        seats=tuple(
            SeatSeen(
                name=seat.name,
                bot=seat.played_by,
                is_person=not seat.bot,
                is_free=seat.is_free,
                present=bool(seat.bot) or number in present,
                resigned=seat.resigned,
                muted=number in room.manners.muted,
            )
            for number, seat in enumerate(room.seats)
        ),
        undo=options.undo,
        visibility=options.visibility,
        turn_seconds=options.turn_seconds,
        discreet=bool(options.discreet),
        all_treasures=options.all_treasures,
        draft=draft_seen(room),
        twin=twin_seen(room),
        open_hands=room.shows_hands(),
        notices=tuple(say.say_complaint(notice) for notice in room.notices()),
        rematch=room.rematch,
        problem="" if room.problem is None else say.say_complaint(room.problem),
        asked=room.asked_seat,
        turn=0 if room.table is None else room.table.turn[1],
        next_first=None if room.result is None or options.position else starter(room.result),
        chat_closed=room.manners.is_closed,
    )


def starter(result: Result) -> int | None:
    """Who starts a rematch; after a tie chance decides, so nobody knows yet."""
    return next_first(result, seed=0) if len(result.winners) == 1 else None


def sees_all(room: Room, who: Who) -> bool:
    return who.seat is None and room.shows_hands()


def picture(room: Room, table: Table, who: Who) -> tuple[Picture, QuestionSeen | None]:
    """What somebody sees, and what they are asked or see others be asked."""
    seen = table.picture(who.seat, who.counts)
    question = seen.pop("question", None)
    if not room.options.show_deck and not who.counts:
        seen.pop("owned", None)
        seen.pop("score", None)
    return seen, question


def events(room: Room, table: Table, who: Who, since: int) -> list[SeenEvent]:
    return table.secret_events(since) if sees_all(room, who) else table.events(who.seat, since)


def scores(room: Room, table: Table, who: Who) -> tuple[int, ...]:
    if sees_all(room, who):
        return tuple(standing.score for standing in table.secret_result.standings)
    return table.scores(who.seat)


def hands(table: Table) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(kind.name for kind in table.view(seat).hand) for seat in range(table.players))


def standings(room: Room) -> tuple[StandingSeen, ...] | None:
    return None if room.result is None else standings_of(room.result)


def standings_of(result: Result) -> tuple[StandingSeen, ...]:
    return tuple(
        StandingSeen(each.seat, each.score, each.turns, each.rank, dict(each.cards)) for each in result.standings
    )


def can(room: Room, who: Who) -> Can:
    """What somebody may do now besides answering."""
    status, seat = room.status, who.seat
    if room.problem is not None:
        return Can()
    plays = seat is not None and not room.seats[seat].resigned
    is_on = status in ("playing", "paused")
    return Can(
        undo=undo_by(room, seat) if seat is not None and plays else "no",
        agree=plays and room.undo_asked not in (None, seat) and seat not in room.undo_agreed,
        resign=plays and is_on,
        leave=seat is not None and status in ("open", "drafting") and not room.seats[seat].stand_in,
        come_back=seat is not None and plays and bool(room.seats[seat].stand_in),
        start=who.is_host and status == "open" and room.can_start,
        pause=who.is_host and status == "playing",
        resume=who.is_host and status == "paused",
        end=who.is_host and status != "ended",
        rematch=seat is not None and status == "over" and not room.rematch,
        say=who.may_speak,
        copy_position=seat is not None and is_on and room.is_alone(seat),
    )


def undo_by(room: Room, seat: int) -> Literal["free", "ask", "no"]:
    """How this seat can undo: "free", "ask" or "no"."""
    table = room.table
    if table is None or room.status not in ("playing", "over") or room.options.undo == "off":
        return "no"
    if table.why_no_undo(seat) is None:
        return "free"
    return "ask" if can_ask_to_undo(room, seat) else "no"


def lobby_line(room: Room) -> bytes | None:
    """What the lobby says about a table; None if it is not there."""
    if room.options.visibility != "open" or room.status in ("over", "ended") or room.problem is not None:
        return None
    seats = tuple(SeatOptions(seat.bot, seat.name) for seat in room.seats)
    free = sum(seat.is_free for seat in room.seats)
    kingdom = tuple(room.options.kingdom)
    return encode(LobbyTable(room.name, room.options.title, room.status, kingdom, seats, free, room.rules))
