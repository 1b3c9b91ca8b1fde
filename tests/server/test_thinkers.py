"""Bots think in processes of their own: they delay nobody, and the game goes on whatever happens to them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from halls import Here, ThinkersHere, people
from patience import ENOUGH

from fiefdom.server import entries, thinker
from fiefdom.server import thinkers as thinkers_module
from fiefdom.server.options import SeatOptions, checked
from fiefdom.server.room import Room
from fiefdom.server.thinker import Job, SeatedBot, Thought
from fiefdom.server.thinkers import SIMPLER, Stuck, Thinkers, TooManyFailures, job_for
from fiefdom.version import VERSION

BOT = """
import os, time
from fiefdom.roster import make_bot

class Own:
    def __init__(self):
        self.bot = make_bot("big-money")

    def answer(self, view, decision):
        {does}
        return self.bot.answer(view, decision)
"""


def room_with(*bots: str, seed: int = 58) -> Room:
    """A table at which these bots play, and Ann in the first seat."""
    options = checked(people(2, seats=(SeatOptions(name="Ann"), SeatOptions("fair", "Bob")), first=1, seed=seed))
    seats = (options.seats[0], *(SeatOptions(bot, f"bot {n}") for n, bot in enumerate(bots)))
    room = Room(f"table {seed}")
    room.apply(
        entries.Opened(people(2, seats=seats, first=1, seed=seed, kingdom=options.kingdom), VERSION, "", ""), 0.0
    )
    room.apply(entries.Joined(0, "Ann", "key"), 0.0)
    room.apply(entries.Started(), 0.0)
    return room


def own_bot(folder: Path, does: str) -> str:
    file = folder / "own.py"
    file.write_text(BOT.format(does=does))
    return str(file)


@asynccontextmanager
async def thinking(processes: int = 1, patience: float = 20.0) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(processes, patience)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.stop()


def apply(room: Room, thought: Thought) -> None:
    for answer in thought.answers:
        room.apply(entries.Answered(*answer), 0.0)


@pytest.fixture(autouse=True)
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks in this process answers for a whole turn at once."""
    monkeypatch.setattr(thinker, "LONGEST_RUN", ENOUGH)


async def one_turn(thinkers: Thinkers, room: Room) -> Thought:
    """All that a seat answers; a process may send that in parts, if it is slow."""
    seat, all_of_it = room.pending.seat if room.pending else -1, Thought()
    while room.pending is not None and room.pending.seat == seat:
        part = await thinkers.think(room)
        apply(room, part)
        all_of_it = Thought(all_of_it.answers + part.answers, all_of_it.plan or part.plan, part.problem)
    return all_of_it


def let_ann_pass(room: Room) -> None:
    while room.pending is not None and room.pending.seat == 0:
        room.apply(entries.Answered(0, room.pending.purpose, ()), 0.0)


def test_bots_answer_until_a_person_has_to_decide() -> None:
    async def scene() -> None:
        async with thinking() as thinkers:
            room = room_with("fair")
            thought = await one_turn(thinkers, room)
            assert {seat for seat, _, _ in thought.answers} == {1}
            assert "Smithy" in thought.plan
            assert room.pending is not None
            assert room.pending.seat == 0

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_process_is_only_told_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        thinkers = ThinkersHere()
        await thinkers.start()
        told: list[tuple[int, int]] = []

        def spied(room: Room, seat: int, seated: SeatedBot, since: int) -> Job:
            job = job_for(room, seat, seated, since)
            told.append((job.since, len(job.answers)))
            return job

        monkeypatch.setattr(thinkers_module, "job_for", spied)
        room = room_with("big-money")
        known = len((await one_turn(thinkers, room)).answers)
        let_ann_pass(room)
        await one_turn(thinkers, room)
        assert told[0] == (0, 0)
        assert told[1][0] == known
        # After an undo it has to be told everything again, though the number of answers may be the same.
        room.apply(entries.Undone(0, forced=True), 0.0)
        let_ann_pass(room)
        await one_turn(thinkers, room)
        assert told[2][0] == 0
        assert told[2][1] > known

    asyncio.run(scene())


def test_a_process_that_has_forgotten_a_table_is_told_everything() -> None:
    async def scene() -> None:
        thinkers = ThinkersHere()
        await thinkers.start()
        room = room_with("big-money")
        await one_turn(thinkers, room)
        let_ann_pass(room)
        (worker,) = thinkers.all
        assert isinstance(worker, Here)
        worker.thinker.tables.clear()
        assert (await one_turn(thinkers, room)).answers

    asyncio.run(scene())


def test_a_bot_that_takes_its_time_delays_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with thinking(2, ENOUGH) as thinkers:
            assert len(thinkers.all) == 1, "the second process starts when the first is busy"
            go_on = tmp_path / "go on"
            waits = f"any(os.path.exists({str(go_on)!r}) or time.sleep(0.01) for _ in range(6000))"
            slow, quick = room_with(own_bot(tmp_path, waits)), room_with("big-money", seed=3)
            thought = asyncio.create_task(thinkers.think(slow))
            for _ in range(3):
                assert (await one_turn(thinkers, quick)).answers, "another bot plays, since there are two processes"
                let_ann_pass(quick)
            assert not thought.done()
            go_on.touch()
            assert (await thought).answers

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


@pytest.mark.parametrize(
    "does", ["os._exit(3)", "time.sleep(600)", "raise ValueError('oh no')", "return (99,)", "return None"]
)
def test_whatever_a_bot_does_the_game_goes_on(tmp_path: Path, does: str) -> None:
    async def scene() -> None:
        async with thinking(patience=1.0) as thinkers:
            file = own_bot(tmp_path, does)
            room = room_with(file)
            with pytest.raises(TooManyFailures):
                await thinkers.think(room)
            thinkers.patience = ENOUGH
            room.apply(entries.Failed(1, SIMPLER), 0.0)
            assert room.seats[1].played_by == SIMPLER
            thought = await one_turn(thinkers, room)
            assert thought.answers
            assert not thought.problem
            assert str(room.said[-1].notice) == f"“{file}” could not answer for bot 0, so “{SIMPLER}” plays there now."

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


@pytest.mark.parametrize("does", ["os._exit(3)", "raise ValueError('oh no')"])
def test_the_bot_that_fails_is_replaced_and_not_one_that_plays_before_it(tmp_path: Path, does: str) -> None:
    async def scene() -> None:
        async with thinking() as thinkers:
            room = room_with("big-money", own_bot(tmp_path, does))
            assert {seat for seat, _, _ in (await one_turn(thinkers, room)).answers} == {1}
            assert room.pending is not None
            assert room.pending.seat == 2
            with pytest.raises(TooManyFailures):
                await thinkers.think(room)

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_process_that_is_killed_is_replaced() -> None:
    async def scene() -> None:
        async with thinking() as thinkers:
            room = room_with("big-money")
            await one_turn(thinkers, room)
            (worker,) = thinkers.all
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
            let_ann_pass(room)
            assert (await one_turn(thinkers, room)).answers
            assert thinkers.all != [worker]

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_if_no_bot_can_answer_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        thinkers = ThinkersHere()
        await thinkers.start()

        async def fails(self: Here, job: object, patience: float) -> Thought:
            return Thought(problem="a card of somebody's own fails")

        monkeypatch.setattr(Here, "think", fails)
        with pytest.raises(Stuck):
            await thinkers.think(room_with("big-money"))

    asyncio.run(scene())
