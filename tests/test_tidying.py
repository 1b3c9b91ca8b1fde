"""Tables rest, and old ones are deleted, but never while somebody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from halls import Scene, hall_in, people, refused, seated, sit, until
from sqlalchemy import update

from fiefdom.server import schema, serve
from fiefdom.server.hall import Hall
from fiefdom.server.options import SeatOptions
from fiefdom.server.serve import DAY, tidy
from fiefdom.server.store import StoreFailed


async def grow_old(hall: Hall, *tables: str) -> None:
    """Nothing has happened at these tables for a year, as far as the database and the hall know."""
    long_ago = time.time() - 365 * DAY
    for table in tables:
        await hall.store.database.write(
            lambda connection, table=table: connection.execute(  # type: ignore[misc]
                update(schema.tables).where(schema.tables.c.id == table).values(touched=long_ago)
            )
        )
        if table in hall.live:
            hall.live[table].noted = long_ago


async def tidy_once(hall: Hall) -> None:
    """A round is over when old tables have been forgotten."""
    forget, is_over = hall.store.forget, asyncio.Event()

    async def forget_and_tell(before: float) -> int:
        forgotten = await forget(before)
        is_over.set()
        return forgotten

    with pytest.MonkeyPatch.context() as patch:
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
        await hall.store.forget(time.time() - 90 * DAY)
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
            patch.setattr(hall.store, "forget", fails)
            tidying = asyncio.create_task(tidy(hall, keep_days=90))
            await until(lambda: "disk full" in caplog.text)
        while await hall.store.count():
            await asyncio.sleep(0.01)
        tidying.cancel()

    play(scene)
