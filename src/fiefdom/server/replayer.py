"""The process in which games are replayed. It remembers the last ones, so that a part of one is found at once."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from dataclasses import dataclass, replace
from hashlib import sha256
from multiprocessing.connection import Connection

from msgspec import json

from fiefdom.cards.loading import in_one_line
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import speaker
from fiefdom.records.record import Record
from fiefdom.server.limits import Limits
from fiefdom.server.positions import laid_out_in, read_short, seen_in
from fiefdom.server.replays import Replayed
from fiefdom.server.worker import work_for

# How many tables of replayed games are remembered, of all games together; each takes about 35 kB.
MOST_MARKS = 1_000
# People wait more eagerly for bots.
NICENESS = 10


@dataclass(frozen=True)
class Job:
    """A question about a text, which is a record unless the job says something else."""

    text: str
    limits: Limits


@dataclass(frozen=True)
class Overview(Job):
    """How the game went, in this language."""

    language: str


@dataclass(frozen=True)
class Stretch(Job):
    """This many positions from a step on, as a seat saw them, and the events from this number on."""

    seat: int | None
    step: int
    steps: int
    events_from: int


@dataclass(frozen=True)
class CutRecord(Job):
    """The record itself, with this many of its answers, from where somebody wants to play on."""

    steps: int


@dataclass(frozen=True)
class Position(Job):
    """The position after this many answers, or at the end, as a text."""

    step: int | None


@dataclass(frozen=True)
class Layout(Job):
    """The game that begins in a position, which the text is: a record without answers."""


@dataclass(frozen=True)
class Sketch(Job):
    """What people see of a position, which the text is, before they play on from it."""


@dataclass(frozen=True)
class JobFailed:
    """Something is wrong with the program or with somebody's cards."""

    problem: str


# The result of a job: the answer in JSON or as a text, a record, why there is none, or what went wrong.
JobResult = bytes | str | Record | Complaint | JobFailed


class Replayer:
    """Replays the games of records."""

    def __init__(self) -> None:
        self.games: OrderedDict[bytes, Replayed] = OrderedDict()

    def do(self, job: Job) -> JobResult:
        try:
            match job:
                case Layout():
                    return laid_out_in(job.text, job.limits)
                case Sketch():
                    return json.encode(seen_in(job.text, job.limits))
            return self.answer(job, self.game(job))
        except Complaint as complaint:
            return complaint
        except BaseException as problem:  # somebody's own cards may do anything
            return JobFailed(str(in_one_line(problem)))

    def answer(self, job: Job, game: Replayed) -> bytes | str | Record:
        last = len(game.record.answers)
        match job:
            case Overview():
                return json.encode(game.overview(speaker(job.language)))
            case Stretch():
                check_number("seat", job.seat or 0, len(game.record.players) - 1)
                check_number("step", job.step, last)
                most_bytes = job.limits.replay_bytes
                return json.encode(game.slice(job.seat, job.step, job.steps, job.events_from, most_bytes))
            case Position():
                step = last if job.step is None else job.step
                check_number("step", step, last)
                return next(game.tables_from(step)).secret_position()
            case CutRecord():
                check_number("steps", job.steps, last)
                return replace(game.record, answers=game.record.answers[: job.steps])
        raise TypeError(f"nothing is known of {type(job).__name__}")

    def game(self, job: Job) -> Replayed:
        """The game of the record, from memory if somebody asked for it before."""
        key = sha256(job.text.encode()).digest()
        if key not in self.games:
            self.games[key] = Replayed.of(checked(job))
        self.games.move_to_end(key)
        while len(self.games) > 1 and sum(len(game.marks) for game in self.games.values()) > MOST_MARKS:
            self.games.popitem(last=False)
        return self.games[key]


def checked(job: Job) -> Record:
    """The record; complains about a text that is not a record, or that was written to cost as much as possible."""
    record = Record.from_text(job.text, "record")
    if len(record.answers) > job.limits.record_answers:
        raise Complaint("server-record-long", n=len(record.answers), most=job.limits.record_answers)
    if record.position:
        try:
            read_short(record.position, job.limits)
        except Complaint as problem:
            raise record.complaint(problem, "record") from problem
    return record


def check_number(field: str, number: int, most: int) -> None:
    if not 0 <= number <= most:
        raise Complaint("server-number", field=field, least="0", most=str(most))


def replay_for(parent: Connection, files: list[str]) -> None:
    """Do one job after another, until the parent has no more."""
    replayer = Replayer()
    work_for(parent, files, lambda job: pickle.dumps(replayer.do(pickle.loads(job))), NICENESS)
