"""Logs of tables in SQLite and PostgreSQL: what was accepted is there, once, whatever happens."""

from __future__ import annotations

import asyncio
import threading
import time

import asyncpg
import pytest
from appender import TABLES, Accepted, Appender
from postgres import Server
from sqlalchemy import Connection
from stores import command, fill, opened, run, soon

from fiefdom.server.store import MOST_FORGOTTEN, Key, Outrun, Pending, Store, Stored, StoreFailed

# -- Writing and reading ---------------------------------------------------------------------------------


def test_entries_come_back_in_order_as_they_were_written(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            before = time.time()
            rows = [
                await store.append("a", 1, None, b"\x00\xff", None),
                await store.append("a", 2, 5, b"", b"x"),
                await store.append("a", 3, 0, bytes(range(256)) * 1000, None),
            ]
            await fill(store, "b")
            assert [(row.number, row.seat, len(row.what)) for row in rows] == [(1, None, 2), (2, 5, 0), (3, 0, 256_000)]
            assert before <= rows[0].when <= rows[1].when <= time.time()
        async with opened(database_url) as store:
            assert await store.rows("a") == rows
            assert await store.rows("a", since=1) == rows[1:]
            assert await store.rows("a", since=3) == []
            assert await store.count() == 2

    run(main)


@pytest.mark.parametrize("name", ["unknown", "", "\0", "\ud800", "a'; DROP TABLE entries; --"])
def test_a_table_that_is_not_there_has_no_entries(database_url: str, name: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            await fill(store, "a")
            assert await store.rows(name) == []
            await store.check()
            assert await store.count() == 1

    run(main)


def test_of_two_entries_with_one_number_the_first_is_written(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            await store.append("a", 1, None, b"ours", None)
            with pytest.raises(Outrun):
                await other.append("a", 1, None, b"theirs", b"theirs")
            assert [row.what for row in await store.rows("a")] == [b"ours"]
            assert await store.lobby() == []

    run(main)


def test_who_is_outrun_harms_nobody_in_the_same_transaction(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            await fill(store, "a", 2)
            outcomes = await asyncio.gather(
                store.append("b", 1, None, b"first", None),
                store.append("a", 2, None, b"taken", b"wrong"),
                store.append("b", 1, None, b"second", b"wrong"),
                store.append("a", 3, None, b"next", None),
                store.append("gone", 7, None, b"no table", b"wrong"),
                store.append("b", 2, None, b"third", None),
                return_exceptions=True,
            )
            assert [type(each) for each in outcomes] == [Stored, Outrun, Outrun, Stored, Outrun, Stored]
            assert [row.what for row in await store.rows("a")] == [b"a 1", b"a 2", b"next"]
            assert [row.what for row in await store.rows("b")] == [b"first", b"third"]
            assert await store.rows("gone") == []
            assert await store.count() == 2
            assert await store.lobby() == []

    run(main)


def test_what_comes_together_is_committed_together(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            commit = store.commit
            sizes: list[int] = []

            def counted(batch: list[Pending], connection: Connection) -> dict[Key, Pending]:
                sizes.append(len(batch))
                return commit(batch, connection)

            monkeypatch.setattr(store, "commit", counted)
            await asyncio.gather(*(fill(store, f"table {number}", 4) for number in range(200)))
            assert sum(sizes) == 800
            assert len(sizes) <= 10
            for number in range(200):
                assert [row.number for row in await store.rows(f"table {number}")] == [1, 2, 3, 4]

    run(main)


def test_an_entry_is_written_even_if_nobody_waits_for_it_any_more(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            impatient = asyncio.create_task(store.append("a", 1, None, b"", None))
            patient = asyncio.create_task(store.append("a", 2, None, b"", None))
            await asyncio.sleep(0)
            impatient.cancel()
            assert (await patient).number == 2
            assert len(await store.rows("a")) == 2

    run(main)


def test_closing_writes_what_is_under_way(database_url: str) -> None:
    async def main() -> None:
        store = await Store.open(database_url)
        appends = [asyncio.create_task(store.append(f"table {number}", 1, None, b"", None)) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert all(append.done() and append.result() for append in appends)
        for late in (store.append("late", 1, None, b"", None), store.rows("late"), store.forget(0, 1)):
            with pytest.raises(StoreFailed):
                await late
        async with opened(database_url) as store:
            assert await store.count() == 50

    run(main)


def test_the_lobby_shows_what_was_said_last_and_the_last_touched_first(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            for table in ("a", "b", "c"):
                await fill(store, table, 2, lobby=table.encode())
            assert await store.lobby() == [("c", b"c"), ("b", b"b"), ("a", b"a")]
            await store.append("a", 3, None, b"", b"changed")
            await store.append("b", 3, None, b"", None)
            assert await store.lobby() == [("a", b"changed"), ("c", b"c")]
            assert await store.lobby(most=1) == [("a", b"changed")]
            await store.append("b", 4, None, b"", b"back")
            assert [table for table, _ in await store.lobby()] == ["b", "a", "c"]

    run(main)


def test_tables_that_nobody_has_touched_are_forgotten_with_their_entries(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            many = 2 * MOST_FORGOTTEN + 5
            await asyncio.gather(*(fill(store, f"old {number}", 2, b"old") for number in range(many)))
            await fill(store, "touched", 1)
            await store.database.write(command("UPDATE tables SET touched = touched - 1000"))
            await store.append("touched", 2, None, b"", None)
            await fill(store, "new", 2, b"new")
            assert await store.forget(500, most=3) == 3
            assert await store.forget(500, most=1000) == many - 3
            assert await store.forget(500, most=1000) == 0
            assert await store.count() == 2
            assert await store.lobby() == [("new", b"new")]
            assert await store.rows("old 7") == []
            assert len(await store.rows("touched")) == 2
            # Somebody who still has the table in memory finds out that it is gone.
            with pytest.raises(Outrun):
                await store.append("old 7", 3, None, b"", None)
            assert await store.rows("old 7") == []

    run(main)


def test_who_writes_while_the_table_is_being_forgotten_is_outrun(
    postgres_server: Server, postgres_database: str
) -> None:
    async def main() -> None:
        url = postgres_server.url(postgres_database)
        other = await asyncpg.connect(url)
        async with opened(url) as store:
            await fill(store, "a", 2)
            await fill(store, "b", 2)
            async with other.transaction():
                await other.execute("DELETE FROM tables WHERE id = 'a'")
                appends = [asyncio.create_task(store.append(table, 3, None, b"", None)) for table in ("a", "b")]
                await asyncio.sleep(0.1)
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(each) for each in outcomes] == [Outrun, Stored]
        await other.close()

    run(main)


def test_others_on_postgresql_hear_of_an_entry_and_who_wrote_it_does_not(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            heard: list[tuple[str, int]] = []
            own: list[tuple[str, int]] = []
            store.on_append = lambda table, number, _: own.append((table, number))
            other.on_append = lambda table, number, _: heard.append((table, number))
            await fill(store, "a", 3)
            with pytest.raises(Outrun):
                await store.append("a", 2, None, b"", None)
            expected = [("a", 1), ("a", 2), ("a", 3)] if store.listener else []
            await soon(lambda: len(heard) >= len(expected))
            await asyncio.sleep(0.05)
            assert heard == expected
            assert own == []

    run(main)


# -- Processes -------------------------------------------------------------------------------------------


def check_logs(url: str, accepted: list[Accepted]) -> None:
    """All that was accepted is there, once, and no number is missing."""

    async def main() -> None:
        async with opened(url) as store:
            logs = {table: await store.rows(table) for table in TABLES}
        for rows in logs.values():
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len({(table, number) for table, number, _ in accepted}) == len(accepted)
        for table, number, what in accepted:
            assert logs[table][number - 1].what == what
        written = [row.what for rows in logs.values() for row in rows]
        assert len(set(written)) == len(written)

    run(main)


def test_nothing_that_was_accepted_is_lost_when_the_process_is_killed(database_url: str) -> None:
    accepted: list[Accepted] = []
    for entries in (1, 150, 333):
        process = Appender(database_url)
        process.wait(entries)
        process.kill()
        accepted += process.accepted
        check_logs(database_url, accepted)


def test_two_processes_that_race_for_the_same_numbers(database_url: str) -> None:
    racers = [Appender(database_url), Appender(database_url)]
    for racer in racers:
        racer.wait(100)
    for racer in racers:
        racer.kill()
    check_logs(database_url, racers[0].accepted + racers[1].accepted)


def test_many_may_open_an_empty_database_at_the_same_time(database_url: str) -> None:
    together = threading.Barrier(8)
    counts: list[int] = []

    async def main() -> None:
        async with opened(database_url) as store:
            counts.append(await store.count())

    def start() -> None:
        together.wait()
        run(main)

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [0] * 8
