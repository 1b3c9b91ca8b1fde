"""Replays: how points and money grew in a game, and any part of it, position by position and from any seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate, islice

from msgspec import json

from fiefdom.bots.went_for import what_bots_went_for
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card_type import TREASURE
from fiefdom.locale.speaker import Speaker
from fiefdom.records.record import Record
from fiefdom.server.frames import hands, standings_of
from fiefdom.server.messages import Frame, Moment, Replay, Slice
from fiefdom.table import Table
from fiefdom.views.picture import SeenEvent

# After how many answers the table is remembered each time, so that a part of a game begins near one of these.
STRIDE = 25


@dataclass
class Replayed:
    """A game that was replayed, with its table every few answers and at the end."""

    record: Record
    moments: list[Moment] = field(default_factory=list)
    marks: list[Table] = field(default_factory=list)

    @classmethod
    def of(cls, record: Record) -> Replayed:
        found = cls(record)
        turn: tuple[int, int] | None = None
        for step, table in enumerate(Table.replayed(record)):
            now = table.turn
            if now != turn or table.is_over:
                turn = now
                found.moments.append(moment(table, step, *now))
            if step % STRIDE == 0:
                found.marks.append(table.clone())
        return found

    def overview(self, say: Speaker) -> Replay:
        record = self.record
        *_, last = self.tables_from(len(record.answers))
        went_for = what_bots_went_for(say, record, last.result) if last.is_over else {}
        return Replay(
            players=record.players,
            bots=tuple(record.bots.get(number, "") for number in range(len(record.players))),
            kingdom=record.kingdom,
            steps=len(record.answers),
            moments=self.moments,
            standings=standings_of(last.result) if last.is_over else None,
            went_for=tuple(went_for.get(n, "") for n in range(len(record.players))) if last.is_over else (),
        )

    def slice(self, seat: int | None, step: int, steps: int, events_from: int, most_bytes: int) -> Slice:
        """This many positions from this step on, as this seat saw them or with all cards open, and what happened."""
        frames: list[Frame] = []
        size = 0
        for table in islice(self.tables_from(step), steps):
            shown = frame(table, seat)
            size += len(json.encode(shown))
            if frames and size > most_bytes:
                break
            frames.append(shown)
        happened = table.secret_events(events_from) if seat is None else table.events(seat, events_from)
        events = fitting(happened[: max(0, frames[-1].happened - events_from)], most_bytes)
        known = events_from + len(events)
        return Slice(step, [each for each in frames if each.happened <= known], events_from, events)

    def tables_from(self, step: int) -> Iterator[Table]:
        """The table after this many answers, and after each further one."""
        table = self.marks[step // STRIDE].clone()
        further = table.repeat(self.record, since=step - step % STRIDE)
        for _ in range(step % STRIDE):
            next(further)
        yield table
        yield from further


def frame(table: Table, seat: int | None) -> Frame:
    return Frame(table.picture(seat), table.count_events(), hands(table) if seat is None else None)


def fitting(events: list[SeenEvent], most_bytes: int) -> list[SeenEvent]:
    """The first of these events that do not have more bytes than this; one at least."""
    sizes = accumulate(len(json.encode(event)) for event in events)
    return events[: max(1, sum(1 for size in sizes if size <= most_bytes))]


def moment(table: Table, step: int, seat: int, turn: int) -> Moment:
    """The beginning of a turn, or the end of the game."""
    standings = table.secret_result.standings
    return Moment(
        step=step,
        seat=seat,
        turn=turn,
        scores=tuple(each.score for each in standings),
        money=tuple(sum(coins_of(name) * n for name, n in each.cards) for each in standings),
    )


def coins_of(name: str) -> int:
    """How many coins a Treasure gives."""
    kind = catalog.find(name)
    return int(kind.coins) if kind.types & TREASURE else 0
