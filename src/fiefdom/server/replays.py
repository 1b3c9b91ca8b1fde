"""Replays: every position of a game, from any seat, and how points and money grew."""

from __future__ import annotations

from fiefdom.bots.telling import what_bots_went_for
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import TREASURE
from fiefdom.locale.speaker import Speaker
from fiefdom.records.record import Record
from fiefdom.server.frames import standings_of
from fiefdom.server.messages import Frame, Moment, Replay
from fiefdom.table import Table


def replay(record: Record, seat: int | None, say: Speaker, *, is_brief: bool = False) -> Replay:
    """A game as this seat saw it, or with all cards open; if it is brief, without the positions."""
    frames: list[Frame] = []
    moments: list[Moment] = []
    known = 0
    turn: tuple[int, int] | None = None
    for step, table in enumerate(Table.replayed(record)):
        now = table.turn
        if now != turn or table.is_over:
            turn = now
            moments.append(moment(table, step, *now))
        if not is_brief:
            frames.append(frame(table, seat, known))
            known = table.count_events()
    told = what_bots_went_for(say, record, table.result) if table.is_over else {}
    return Replay(
        players=record.players,
        bots=tuple(record.bots.get(number, "") for number in range(len(record.players))),
        kingdom=record.kingdom,
        seat=seat,
        frames=frames,
        moments=moments,
        standings=standings_of(table.result) if table.is_over else None,
        went_for=tuple(told.get(n, "") for n in range(len(record.players))) if table.is_over else (),
    )


def frame(table: Table, seat: int | None, known: int) -> Frame:
    if seat is not None:
        return Frame(table.picture(seat), table.events(seat, known), None)
    hands = tuple(tuple(kind.name for kind in table.view(other).hand) for other in range(table.players))
    return Frame(table.picture(None), table.secret_events(known), hands)


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
