"""The process in which bots think. It gets what has been answered, and sends back what the bots answer."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from msgspec import Struct, msgpack

from fiefdom.bots.bot import Bot
from fiefdom.bots.plan import read_plan
from fiefdom.cards.loading import in_one_line
from fiefdom.deals import seat_seed
from fiefdom.engine.decision import RESIGN
from fiefdom.records.record import GivenAnswer, Record
from fiefdom.roster import make_bot
from fiefdom.seating import plan_of, prepare
from fiefdom.server.worker import work_for
from fiefdom.table import Table

# How many tables are remembered, the most answers that a bot gives in a row, and how long it thinks about them, in
# seconds, before the first ones are sent.
MOST_TABLES = 400
MOST_IN_A_ROW = 40
LONGEST_RUN = 0.2
# How much less urgent thinking is than what people and the server have to say.
NICENESS = 5


class Beginning(Struct, frozen=True):
    """How a game began."""

    players: tuple[str, ...]
    kingdom: tuple[str, ...]
    # As text: it may be larger than numbers in messages are.
    seed: str
    first: int | None
    discreet: bool
    all_treasures: bool
    position: str


class SeatedBot(Struct, frozen=True):
    """A bot in a seat, with the plan that it has made for this game, if any."""

    bot: str
    plan: str


class Job(Struct, frozen=True):
    """The table waits for the bot in a seat. `answers` has those from number `since` on.

    One seat at a time: then it is clear which bot is to blame if the process is lost.
    """

    table: str
    seat: int
    began: Beginning
    since: int
    answers: tuple[GivenAnswer, ...]
    seated: SeatedBot


class Thought(Struct, frozen=True):
    """What a bot answers, one decision after another until somebody else has to decide, and plans that it has made."""

    answers: tuple[GivenAnswer, ...] = ()
    # Empty if it has made none, or none that is new.
    plan: str = ""
    # What went wrong; the answers are those before that.
    problem: str = ""
    # This process does not know the table: it needs everything.
    is_lost: bool = False


encode_job, decode_job = msgpack.Encoder().encode, msgpack.Decoder(Job).decode
encode_thought, decode_thought = msgpack.Encoder().encode, msgpack.Decoder(Thought).decode


@dataclass
class KnownTable:
    """A table as this process knows it, and the bots that sit there, with their names."""

    table: Table
    answers: int = 0
    bots: dict[int, tuple[str, Bot]] = field(default_factory=dict)


class Thinker:
    """Thinks for the bots of many tables."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, KnownTable] = OrderedDict()

    def think(self, job: Job) -> Thought:
        known = self.caught_up(job)
        if known is None:
            return Thought(is_lost=True)
        seat, answers = job.seat, list[GivenAnswer]()
        until = time.monotonic() + LONGEST_RUN
        plan = problem = ""
        try:
            bot = self.bot(known, job)
            while len(answers) < MOST_IN_A_ROW and not (answers and time.monotonic() > until):
                decision = known.table.pending
                if decision is None or decision.seat != seat or known.table.is_forced:
                    break
                picks = decision.accept(tuple(bot.answer(known.table.view(seat), decision)))
                known.table.answer(seat, picks)
                answers.append((seat, decision.purpose, tuple(decision.picked(picks))))
            plan = plan_of(bot)
        except BaseException as failure:  # whatever somebody's own bot or card does, others have to play on
            problem = str(in_one_line(failure))
        known.answers += len(answers)
        return Thought(tuple(answers), "" if plan == job.seated.plan else plan, problem)

    def caught_up(self, job: Job) -> KnownTable | None:
        """The table with the answers of the job given, if this process can know it."""
        known = self.tables.get(job.table)
        if job.since == 0:
            began = job.began
            record = Record(
                began.players, began.kingdom, int(began.seed), began.first, began.discreet, began.all_treasures,
                position=began.position,
            )  # fmt: skip
            known = self.tables[job.table] = KnownTable(Table.from_record(record))
        if known is None or known.answers != job.since:
            return None
        for seat, purpose, picks in job.answers:
            if purpose == RESIGN:
                known.table.resign(seat)
            else:
                known.table.answer(seat, picks)
        known.answers += len(job.answers)
        self.tables.move_to_end(job.table)
        if len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        return known

    def bot(self, known: KnownTable, job: Job) -> Bot:
        """The bot in a seat: the one that sat there before, unless another one was seated."""
        wanted = job.seated
        name, bot = known.bots.get(job.seat, ("", None))
        if bot is None or name != wanted.bot:
            plan = read_plan(wanted.plan, wanted.bot) if wanted.plan else None
            bot = make_bot(wanted.bot, seat_seed(int(job.began.seed), job.seat), plan)
            prepare({job.seat: bot}, known.table.kingdom, known.table.players)
            known.bots[job.seat] = (wanted.bot, bot)
        return bot


def think_for(parent: Connection, files: list[str]) -> None:
    """Answer one job after another, until the parent has no more."""
    thinker = Thinker()
    work_for(parent, files, lambda job: encode_thought(thinker.think(decode_job(job))), NICENESS)
