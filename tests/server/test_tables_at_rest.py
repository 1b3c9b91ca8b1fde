"""Tables rest, and old ones are deleted, but never while somebody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from halls import Scene, hall_at, hall_in, people, refused, seated, sit, until
from patience import ENOUGH
from postgres import Server
from sqlalchemy import update

from fiefdom.server import schema, serve
from fiefdom.server.hall import Hall
from fiefdom.server.messages import OpenTable
from fiefdom.server.options import SeatOptions
from fiefdom.server.serve import DAY, tidy
from fiefdom.server.store import Store, StoreFailed


async def grow_old(hall: Hall, *tables: str) -> None:
    """Nothing has happened at these tables for a year, as far as the database and the hall know."""
    long_ago = time.time() - 365 * DAY
    for table in tables:
        await hall.store.database.write(
            lambda connection, table=table: connection.execute(  # type: ignore[misc]
                update(schema.tables).where(schema.tables.c.id == table).values(touched=long_ago)
            )
        )
        if table in hall.gatherings:
            hall.gatherings[table].noted = long_ago


async def tidy_once(hall: Hall) -> None:
    """A round is over when old tables have been forgotten."""
    forget, is_over = hall.store.forget, asyncio.Event()

    async def forget_and_tell(seconds: float, most: int) -> int:
        forgotten = await forget(seconds, most)
        is_over.set()
        return forgotten

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "TIME_BEFORE_DELETING", 0.0)
        patch.setattr(hall.store, "forget", forget_and_tell)
        tidying = asyncio.create_task(tidy(hall, keep_days=90))
        await is_over.wait()
    tidying.cancel()


@pytest.mark.parametrize("stays", [True, False])
def test_an_old_table_is_deleted_only_if_nobody_is_there(play: Callable[[Scene], None], stays: bool) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await grow_old(hall, ann.table)
        if not stays:
            ann.leave()
            bob.leave()
        await tidy_once(hall)
        assert (await hall.store.count() == 1) == stays
        if stays:
            await ann.answer("Copper")
        else:
            hall.rest(0)
            await refused(sit(hall, ann.table, ann.key), "server-no-table")

    play(scene)


def test_a_table_is_safe_from_other_servers_as_soon_as_somebody_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as other:
            ann, bob = await seated(one, people(2, first=0), "Ann", "Bob")
            ann.leave()
            bob.leave()
            await grow_old(one, ann.table)
            back = await sit(one, ann.table, ann.key)
            await tidy_once(other)
            await back.answer("Copper")
            assert await one.store.count() == 1

    asyncio.run(scene())


def test_whoever_comes_to_a_table_while_it_is_deleted_hears_so(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        ann.leave()
        bob.leave()
        await grow_old(hall, ann.table)
        await hall.store.forget(90 * DAY, most=10)
        await refused(sit(hall, ann.table, ann.key), "server-no-table")

    play(scene)


def test_old_tables_are_deleted_later_if_the_database_fails_for_once(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise StoreFailed("disk full")

    async def scene(hall: Hall) -> None:
        (ann,) = await seated(hall, people(2, first=0, seats=(SeatOptions(), SeatOptions("big-money"))), "Ann")
        ann.leave()
        await grow_old(hall, ann.table)
        with monkeypatch.context() as patch:
            patch.setattr(serve, "ROUND", 0.01)
            patch.setattr(serve, "TIME_BEFORE_DELETING", 0.0)
            patch.setattr(hall.store, "forget", fails)
            tidying = asyncio.create_task(tidy(hall, keep_days=90))
            await until(lambda: "disk full" in caplog.text)
        while await hall.store.count():
            await asyncio.sleep(0.01)
        tidying.cancel()

    play(scene)


def test_no_table_is_deleted_at_the_start(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2), "Ann", "Bob")
        ann.leave()
        bob.leave()
        await grow_old(hall, ann.table)
        rounds = []
        monkeypatch.setattr(serve, "ROUND", 0.01)
        monkeypatch.setattr(hall.presence, "announce_all", lambda: rounds.append(1))
        tidying = asyncio.create_task(tidy(hall, keep_days=90))
        await until(lambda: len(rounds) > 3)
        tidying.cancel()
        assert await hall.store.count() == 1

    play(scene)


def test_whoever_has_been_quiet_is_forgotten(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        turns = hall.thinkers.turns
        bots = people(2, seats=(SeatOptions("big-money"),) * 2)
        opened = await hall.open_table(OpenTable("", bots), "192.0.2.7")
        await until(lambda: hall.gatherings[opened.table].room.status == "over")
        assert set(turns._parties) == {"192.0.2.7"}
        for allowances in (hall.usage._rates["tables"], turns._parties):
            for allowance in allowances.values():
                allowance.left = allowance.burst
        await tidy_once(hall)
        assert (hall.usage._rates["tables"], turns._parties) == ({}, {})

    play(scene)


def test_the_clock_of_a_process_makes_no_table_old(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        await hall.open_table(OpenTable())
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 400 * DAY)
        assert await hall.store.forget(90 * DAY, most=10) == 0

    play(scene)


def test_few_tables_are_deleted_in_a_day(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "FEWEST_A_DAY", 2)

    async def scene(hall: Hall) -> None:
        tables = [(await hall.open_table(OpenTable())).table for _ in range(5)]
        await grow_old(hall, *tables)
        await tidy_once(hall)
        assert await hall.store.count() == 3

    play(scene)
    assert serve.share(1_000) == 1_000 // serve.SHARE_A_DAY


def test_processes_that_share_a_database_delete_no_more_than_one_would(
    postgres_server: Server, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "FEWEST_A_DAY", 2)
    url = postgres_server.url(postgres_database)

    async def scene() -> None:
        async with hall_at(await Store.open(url)) as one, hall_at(await Store.open(url)) as other:
            tables = [(await one.open_table(OpenTable())).table for _ in range(5)]
            await grow_old(one, *tables)
            await until(lambda: one.store.is_first() != other.store.is_first())
            for hall in (one, other):
                await tidy_once(hall)
            assert await one.store.count() == 3

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_small_server_keeps_most_of_its_tables_for_a_day_if_a_clock_is_wrong() -> None:
    assert serve.share(40) < 40 / 4
