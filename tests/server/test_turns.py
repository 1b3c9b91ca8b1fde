"""Thinking is shared: however many bots somebody lets think, nobody else waits long for theirs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from halls import ThinkersHere, hall_in, people, sit, until
from patience import ENOUGH

from fiefdom.server import messages, turns
from fiefdom.server.hall import SHORTEST_REST, Hall
from fiefdom.server.limits import Limits
from fiefdom.server.metrics import Metrics
from fiefdom.server.options import SeatOptions
from fiefdom.server.room import Room
from fiefdom.server.thinker import Thought
from fiefdom.server.thinkers import Mind
from fiefdom.server.turns import Turns, Whose


class Rank:
    """Bots that wait for their turns; those who have one think until they are told to stop."""

    def __init__(self, processes: int = 1, **limits: int) -> None:
        self.turns = Turns(processes, Limits(**limits))
        self.thinking: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.done: dict[str, asyncio.Event] = {}

    async def add(self, table: str, party: str = "", *, attended: bool = True) -> None:
        self.done[table] = asyncio.Event()
        self.tasks[table] = asyncio.create_task(self.think(table, Whose(party, lambda: attended)))
        await settle()

    async def think(self, table: str, whose: Whose) -> None:
        async with self.turns.turn(table, whose):
            self.thinking.append(table)
            await self.done[table].wait()
        self.thinking.remove(table)

    async def end(self, table: str) -> None:
        self.done[table].set()
        await settle()

    async def end_one(self) -> None:
        await self.end(self.thinking[0])


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def played() -> None:
        await asyncio.wait_for(scene(), ENOUGH)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(played())


def test_tables_where_somebody_waits_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LATELY", 0.1)

    async def scene() -> None:
        rank = Rank()
        for number in range(60):
            await rank.add(f"alone {number}", "stranger", attended=False)
        await rank.add("ann", "ann")
        assert rank.thinking == ["alone 0"]
        await rank.end_one()
        assert rank.thinking == ["ann"]
        await rank.end_one()
        assert rank.thinking == [], "Ann may soon be back, and would have to wait for whoever has begun"
        await until(lambda: rank.thinking == ["alone 1"])
        rank.turns.forget_the_quiet()
        assert rank.turns._played == {}

    run(scene)


def test_of_ones_own_tables_those_come_first_where_one_is() -> None:
    async def scene() -> None:
        rank = Rank()
        await rank.add("first", "ann")
        await rank.add("alone", "ann", attended=False)
        await rank.add("second", "ann")
        seen = []
        for _ in range(3):
            seen.append(rank.thinking[0])
            await rank.end_one()
        assert seen == ["first", "second", "alone"]

    run(scene)


def test_a_party_has_its_turn_after_at_most_one_of_each_other_party() -> None:
    async def scene() -> None:
        rank = Rank()
        for number in range(50):
            await rank.add(f"many {number}", "stranger")
        await rank.add("bob", "bob")
        await rank.add("ann", "ann")
        seen = []
        for _ in range(4):
            seen.append(rank.thinking[0])
            await rank.end_one()
        assert seen == ["many 0", "bob", "ann", "many 1"]
        # Whoever has had a turn comes after those who have had none since.
        await rank.add("ann again", "ann")
        assert rank.thinking == ["many 2"]
        await rank.end_one()
        assert rank.thinking == ["ann again"]

    run(scene)


def test_where_there_are_several_processes_one_is_saved_for_people() -> None:
    async def scene() -> None:
        rank = Rank(processes=3)
        for number in range(5):
            await rank.add(f"alone {number}", "stranger", attended=False)
        assert rank.thinking == ["alone 0", "alone 1"]
        await rank.add("ann", "ann")
        assert rank.thinking == ["alone 0", "alone 1", "ann"], "at once"

    run(scene)


def test_where_there_are_several_processes_nobody_has_all_of_them_while_others_play() -> None:
    async def scene() -> None:
        rank = Rank(processes=2)
        await rank.add("many 0", "stranger")
        await rank.add("many 1", "stranger")
        assert rank.thinking == ["many 0", "many 1"], "nobody else is there"
        await rank.add("ann", "ann")
        await rank.end_one()
        await rank.end("ann")
        await rank.add("many 2", "stranger")
        assert rank.thinking == ["many 1"]
        await rank.add("ann again", "ann")
        assert rank.thinking == ["many 1", "ann again"], "at once"
        await rank.end("many 1")
        assert rank.thinking == ["ann again", "many 2"]

    run(scene)


def test_somebody_who_comes_moves_their_table_forward() -> None:
    async def scene() -> None:
        rank = Rank()
        await rank.add("first")
        guests: set[str] = set()
        rank.done |= {"left": asyncio.Event(), "joined": asyncio.Event()}
        tasks = [
            asyncio.create_task(rank.think("left", Whose("left", lambda: False))),
            asyncio.create_task(rank.think("joined", Whose("joined", lambda: bool(guests)))),
        ]
        await settle()
        guests.add("Ann")
        await rank.end_one()
        assert rank.thinking == ["joined"]
        assert len(tasks) == 2

    run(scene)


@pytest.mark.parametrize("limit", ["thinking_per_table", "thinking_per_address"])
def test_whoever_has_used_up_their_seconds_waits(limit: str) -> None:
    async def scene() -> None:
        rank = Rank(**{limit: 3600})
        await rank.add("long", "ann")
        (mine,) = rank.turns.busy
        rank.turns._note(mine, 3600.3)  # one second more is allowed each second
        await rank.end_one()
        await rank.add("long", "ann")
        assert rank.thinking == []
        await rank.add("other", "bob")
        assert rank.thinking == ["other"], "others do not wait for that"
        await rank.end_one()
        await until(lambda: rank.thinking == ["long"])

    run(scene)


def test_whoever_gives_up_waiting_is_in_nobodys_way() -> None:
    async def scene() -> None:
        rank = Rank()
        for table in ("first", "second", "third"):
            await rank.add(table)
        rank.tasks["second"].cancel()
        await settle()
        await rank.end_one()
        assert rank.thinking == ["third"]
        rank.tasks["third"].cancel()
        await settle()
        assert (rank.turns.waiting, rank.turns.busy) == ([], {})

    run(scene)


# -- At tables ----------------------------------------------------------------------------------------


class Watched(ThinkersHere):
    """Notes at which tables bots began to think, and how many did while those of each table waited."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[str] = []
        self.waits: dict[str, list[int]] = {}

    async def _think(self, room: Room, *about: Any) -> Thought | None:
        before = len(self.begun)
        thought = await super()._think(room, *about)
        self.waits.setdefault(room.name, []).append(self.begun.index(room.name, before) - before)
        return thought

    async def _ask(self, worker: Mind, room: Room, *about: Any) -> Thought:
        self.begun.append(room.name)
        await asyncio.sleep(0.001)
        return await super()._ask(worker, room, *about)


async def open_alone(hall: Hall, tables: int) -> None:
    """So many tables with six bots each, from one address, and nobody connected."""
    options = people(6, seats=(SeatOptions("big-money"),) * 6, visibility="open")
    for _ in range(tables):
        await hall.open_table(messages.OpenTable("", options), "192.0.2.66")


def at_a_hall(folder: Path, scene: Callable[[Hall], Awaitable[None]]) -> None:
    async def played() -> None:
        async with hall_in(folder) as hall:
            hall.thinkers = Watched()
            await hall.thinkers.start()
            await scene(hall)

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


def test_sixty_tables_of_bots_alone_delay_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        await open_alone(hall, 60)
        wish = messages.OpenTable("Ann", people(2, seats=(SeatOptions(), SeatOptions("big-money")), first=0))
        opened = await hall.open_table(wish, "192.0.2.7")
        ann = await sit(hall, opened.table, opened.seat_key, address="192.0.2.7")
        thinkers = hall.thinkers
        assert isinstance(thinkers, Watched)
        for _ in range(4):
            await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
            while ann.state["question"] is not None and ann.state["question"]["seat"] == 0:
                await ann.answer_least()
        await until(lambda: len(thinkers.waits[opened.table]) > 3)
        assert max(thinkers.waits[opened.table]) == 0, "whoever has begun thinks on, and then it is Ann's bot"
        first = thinkers.begun.index(opened.table)
        assert set(thinkers.begun[first:]) == {opened.table}, "the others do not begin what Ann would have to wait for"
        figures = Metrics().text(hall)
        assert 'fiefdom_thinking_waiting{attended="no"} 60.0' in figures
        assert 'fiefdom_thinking_waiting{attended="yes"} 0.0' in figures
        monkeypatch.setattr(turns, "LATELY", 0.0)
        thinkers.turns.go_on()
        await until(lambda: len(set(thinkers.begun)) > 10)

    at_a_hall(tmp_path, scene)


def test_bots_where_nobody_is_think_as_soon_as_somebody_comes(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        hall.thinkers.turns._played["192.0.2.7"] = time.monotonic()
        await open_alone(hall, 2)
        await until(lambda: len(hall.thinkers.turns.waiting) == 2)
        table = list(hall.gatherings)[1]
        await sit(hall, table, address="192.0.2.66")
        await until(lambda: hall.gatherings[table].room.step > 1)
        assert {gathering.room.step for name, gathering in hall.gatherings.items() if name != table} == {1}

    at_a_hall(tmp_path, scene)


def test_bots_that_wait_too_long_where_nobody_is_leave_the_memory(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        rank = hall.thinkers.turns
        rank.processes = 0  # as if they were all busy
        await open_alone(hall, 5)
        await until(lambda: len(rank.waiting) == 5)
        hall.rest(SHORTEST_REST)
        assert len(hall.gatherings) == 5, "not yet"
        for gathering in hall.gatherings.values():
            gathering.touched -= SHORTEST_REST
        hall.rest(SHORTEST_REST)
        assert hall.gatherings == {}
        await until(lambda: not rank.waiting)

    at_a_hall(tmp_path, scene)
