"""Logs of tables in SQLite and PostgreSQL: what was accepted is there, once, whatever happens."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import stat
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import postgres
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from appender import TABLES, Accepted, Appender
from patience import ENOUGH
from postgres import Server
from sqlalchemy import Connection, inspect, text

from fiefdom.errors import Complaint
from fiefdom.server import backup as backup_module
from fiefdom.server import listener, migrations
from fiefdom.server.backup import restore
from fiefdom.server.database import database_at, open_database, without_password
from fiefdom.server.migrations import migrate
from fiefdom.server.schema import NEWEST, metadata, schema, versions
from fiefdom.server.store import MOST_FORGOTTEN, Key, Outrun, Pending, Store, Stored, StoreFailed


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


@asynccontextmanager
async def opened(url: str | None, folder: Path | None = None) -> AsyncIterator[Store]:
    store = await Store.open(url, folder)
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store, table: str, entries: int = 3, lobby: bytes | None = None) -> list[Stored]:
    return [
        await store.append(table, number, number % 2, f"{table} {number}".encode(), lobby)
        for number in range(1, entries + 1)
    ]


async def soon(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(ENOUGH):
        while not is_so():
            await asyncio.sleep(0.01)


def complaint_of(*opening: Any) -> Complaint:
    """What opening a store complains about."""
    with pytest.raises(Complaint) as refused:
        asyncio.run(Store.open(*opening))
    return refused.value


def problem_of(complaint: Complaint) -> str:
    problem = complaint.parts["problem"]
    assert isinstance(problem, Complaint)
    return problem.key


def command(sql: str) -> Callable[[Connection], None]:
    def do(connection: Connection) -> None:
        connection.execute(text(sql))

    return do


# -- Writing and reading ----------------------------------------------------------------------------------


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


# -- Processes --------------------------------------------------------------------------------------------


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


# -- The schema -------------------------------------------------------------------------------------------


def test_the_migrations_make_the_schema_that_the_program_uses(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"version_table": schema.name})
        return list(compare_metadata(context, metadata))

    async def main() -> None:
        async with opened(database_url) as store:
            assert await store.database.read(differences) == []
            assert await store.database.read(versions) == [NEWEST]

    run(main)


def test_a_database_that_is_up_to_date_is_not_migrated(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Connection) -> None:
        raise Complaint("os-full")

    async def main() -> None:
        async with opened(database_url):
            pass

    run(main)
    monkeypatch.setattr(migrations, "migrate", fail)
    run(main)


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(database_url: str) -> None:
    async def main(version: str) -> None:
        async with opened(database_url) as store:
            await fill(store, f"with {version}")
            await store.database.write(command(f"UPDATE {schema.name} SET version_num = '{version}'"))

    asyncio.run(main("99"))
    complaint = complaint_of(database_url)
    assert complaint.key == "database-unusable"
    assert problem_of(complaint) == "database-newer"
    assert "newer version" in str(complaint)
    assert problem_of(complaint_of(database_url)) == "database-newer"


def test_a_migration_that_fails_changes_nothing(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Connection) -> None:
        migrate(connection)
        raise Complaint("os-full")

    monkeypatch.setattr(migrations, "migrate", fail)
    assert problem_of(complaint_of(database_url)) == "os-full"

    async def main() -> None:
        database = database_at(database_url, None)
        assert await database.read(lambda connection: inspect(connection).get_table_names()) == []
        await database.close()

    run(main)


def test_entries_cannot_be_without_their_table(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await store.database.write(command("""INSERT INTO entries VALUES ('x', 1, 0, '', 0)"""))

    run(main)


# -- Where it is ------------------------------------------------------------------------------------------


def test_by_default_it_is_a_private_file_in_the_folder_for_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main(folder: Path | None) -> None:
        async with opened(None, folder) as store:
            await fill(store, "a")

    monkeypatch.delenv("FIEFDOM_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    asyncio.run(main(None))
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path / "data" / "new"))
    asyncio.run(main(None))
    asyncio.run(main(tmp_path / "folder"))
    files = sorted(tmp_path.rglob("fiefdom.db"))
    assert files == [tmp_path / place / "fiefdom.db" for place in ("data/new", "folder", "xdg/fiefdom")]
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3


def test_sqlite_is_on_the_disk_after_each_commit(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def main() -> None:
        async with opened(None, tmp_path) as store:
            full = 2
            assert await store.database.read(settings) == ["wal", full, 1]

    run(main)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("nonsense", "database-address"),
        ("", "database-address"),
        ("sqlite://", "database-address"),
        ("sqlite:///", "database-address"),
        ("sqlite://file.db", "database-address"),
        ("postgresql://ann:hunter2@host:port/games", "database-address"),
        ("postgresql://ann:hunter2@127.0.0.1:99999/games", "database-address"),
        ("mysql://ann:hunter2@host/games", "database-kind"),
        ("postgresql+asyncpg://ann:hunter2@host/games", "database-kind"),
        ("postgresql://ann:hunter2@127.0.0.1:1/games", "database-unusable"),
        ("postgresql://127.0.0.1:1/games?user=ann&password=hunter2", "database-unusable"),
        ("postgresql:///games?host=127.0.0.1&port=1&sslpassword=hunter2", "database-unusable"),
        ("postgresql://127.0.0.1:1/games?password=x@hunter2", "database-unusable"),
        ("postgresql://ann:x@hunter2@127.0.0.1:1/games", "database-unusable"),
        ("postgresql://ann:hunter2/x@127.0.0.1/games", "database-address"),
        ("ann:hunter2@127.0.0.1/games", "database-address"),
        ("host=127.0.0.1 password=hunter2", "database-address"),
        ("host=127.0.0.1 password=hunter2://", "database-address"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_without_showing_the_password(url: str, key: str) -> None:
    complaint = complaint_of(url)
    assert complaint.key == key
    assert "hunter2" not in str(complaint)
    if key == "database-unusable":
        assert problem_of(complaint) == "database-silent"


def test_of_an_address_where_it_is_can_be_told() -> None:
    assert without_password("postgres://ann:hunter2@[::1]:5432/games?x=1") == "postgres://[::1]:5432/games"
    shown = without_password("postgresql://ann@/games?host=/run/x&password=hunter2&port=1")
    assert shown == "postgresql:///games?host=/run/x&port=1"


@pytest.mark.parametrize("damage", ["DELETE FROM fiefdom_schema", "DROP TABLE entries"])
def test_a_damaged_database_is_refused(damage: str, database_url: str) -> None:
    async def scene() -> None:
        database = await open_database(database_url)
        await database.write(lambda connection: connection.execute(text(damage)))
        await database.close()

    asyncio.run(scene())
    complaint = complaint_of(database_url)
    assert problem_of(complaint) == "database-damaged"
    assert damage.split()[-1] in str(complaint)


def test_a_database_or_user_that_postgresql_does_not_know_is_refused(postgres_server: Server) -> None:
    assert problem_of(complaint_of(postgres_server.url("nowhere"))) == "database-missing"
    stranger = postgres_server.url("postgres").replace(postgres.USER, "stranger", 1)
    assert problem_of(complaint_of(stranger)) == "database-login"
    assert problem_of(complaint_of(postgres_server.url("postgres") + "/missing")) == "database-silent"


def test_what_else_postgresql_says_is_quoted(postgres_server: Server, postgres_database: str) -> None:
    postgres_server.ask(f"ALTER DATABASE {postgres_database} SET default_transaction_read_only = on")
    complaint = complaint_of(postgres_server.url(postgres_database))
    assert problem_of(complaint) == "database-says"
    assert "read-only" in str(complaint)
    assert "\n" not in str(complaint)


def test_a_file_or_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    text_file = tmp_path / "notes.txt"
    text_file.write_text("Not a database. " * 100, encoding="utf-8")
    complaint = complaint_of(f"sqlite:///{text_file}")
    assert (complaint.key, problem_of(complaint)) == ("database-unusable", "database-foreign")
    assert text_file.read_text(encoding="utf-8") == "Not a database. " * 100
    complaint = complaint_of(None, text_file)
    assert (complaint.key, problem_of(complaint)) == ("file-unwritable", "os-no-folder")
    complaint = complaint_of(f"sqlite:///{tmp_path}")
    assert (complaint.key, problem_of(complaint)) == ("file-unwritable", "os-folder")


# -- Failures ---------------------------------------------------------------------------------------------


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file can grow beyond so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def fails_and_goes_on(store: Store, failing: Any, table: str) -> None:
    """While the database fails, everybody is told; nothing of it is written, and what comes later is."""
    with failing:
        outcomes = await asyncio.gather(
            *(store.append(table, number, None, bytes(100_000), b"wrong") for number in (1, 2, 3)),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes] == [StoreFailed] * 3
        assert all(isinstance(each, StoreFailed) and each.__cause__ for each in outcomes)
    assert await store.rows(table) == []
    await fill(store, table, 3)
    assert len(await store.rows(table)) == 3


def test_on_a_full_disk_everybody_is_told_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(None, tmp_path) as store:
            before = await fill(store, "a", 20)
            await fails_and_goes_on(store, full_disk(room=150_000), "b")
            assert await store.rows("a") == before

    run(main)


def test_where_postgresql_cannot_write_everybody_is_told_and_it_goes_on_later(
    postgres_server: Server, postgres_database: str
) -> None:
    @contextmanager
    def read_only() -> Iterator[None]:
        for setting in ("on", "off"):
            postgres_server.ask(f"ALTER DATABASE {postgres_database} SET default_transaction_read_only = {setting}")
            hang_up(postgres_server, postgres_database)
            if setting == "on":
                yield

    async def main() -> None:
        async with opened(postgres_server.url(postgres_database)) as store:
            before = await fill(store, "a", 20)
            await fails_and_goes_on(store, read_only(), "b")
            assert await store.rows("a") == before

    run(main)


def hang_up(server: Server, database: str) -> None:
    server.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "RETRY", 0.05)
    monkeypatch.setattr(listener, "PULSE", 0.2)
    monkeypatch.setattr(listener, "PATIENCE", 0.2)


@pytest.mark.usefixtures("quick")
def test_a_connection_that_postgresql_closes_is_made_again(postgres_server: Server, postgres_database: str) -> None:
    async def main() -> None:
        url = postgres_server.url(postgres_database)
        async with opened(url) as store, opened(url) as other:
            heard: list[int] = []
            returns: list[str] = []
            store.on_append = lambda _, number, __: heard.append(number)
            store.on_reconnect = lambda: returns.append("back")
            await store.append("a", 1, None, b"", None)
            assert await store.count() == 1
            hang_up(postgres_server, postgres_database)
            await soon(lambda: bool(returns))
            # Neither the writer nor a reader notices, and what others write is heard again.
            await store.append("a", 2, None, b"", None)
            assert len(await store.rows("a")) == 2
            await other.append("a", 3, None, b"", None)
            await soon(lambda: heard == [3])
            assert returns == ["back"]

    run(main)


@pytest.mark.usefixtures("quick")
def test_while_postgresql_is_away_everybody_is_told_and_it_goes_on_when_it_is_back(
    postgres_server: Server, postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with opened(postgres_server.url(postgres_database)) as store:
            returns: list[str] = []
            store.on_reconnect = lambda: returns.append("back")
            await store.append("a", 1, None, b"", None)
            postgres_server.ask(f"ALTER DATABASE {postgres_database} ALLOW_CONNECTIONS false")
            hang_up(postgres_server, postgres_database)
            await soon(lambda: "is lost" in caplog.text)
            for question in (store.append("a", 2, None, b"", None), store.rows("a"), store.check(), store.count()):
                with pytest.raises(StoreFailed):
                    await question
            assert returns == []
            assert caplog.text.count("Nothing is saved") == 1
            postgres_server.ask(f"ALTER DATABASE {postgres_database} ALLOW_CONNECTIONS true")
            await soon(lambda: bool(returns))
            await store.check()
            assert caplog.text.count("The database works again.") == 1
            await store.append("a", 2, None, b"", None)
            assert len(await store.rows("a")) == 2

    run(main)


@pytest.mark.usefixtures("quick")
def test_a_connection_that_falls_silent_is_made_again(postgres_server: Server, postgres_database: str) -> None:
    async def main() -> None:
        async with opened(postgres_server.url(postgres_database)) as store:
            returns: list[str] = []
            store.on_reconnect = lambda: returns.append("back")
            listening = f"datname = '{postgres_database}' AND query IN ('SELECT', 'LISTEN \"fiefdom\"')"
            pid = int(postgres_server.ask(f"SELECT pid FROM pg_stat_activity WHERE {listening}"))
            os.kill(pid, signal.SIGSTOP)
            try:
                await soon(lambda: bool(returns))
            finally:
                os.kill(pid, signal.SIGCONT)

    run(main)


def test_a_check_writes(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            await store.check()
            assert await store.count() == 0

            async def full(_: object) -> None:
                raise OSError("No space left on device")

            monkeypatch.setattr(store.database, "write", full)
            with pytest.raises(StoreFailed):
                await store.check()

    run(main)


# -- Backups ----------------------------------------------------------------------------------------------


async def all_rows(url: str) -> tuple[list[Any], dict[str, list[Stored]]]:
    async with opened(url) as store:
        lobby = await store.lobby()
        return lobby, {table: await store.rows(table) for table in ("a", "b", "c")}


def test_a_backup_is_restored_into_either_kind_of_database(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_module, "PART", 100)
    backup, again, third = tmp_path / "backup", tmp_path / "again", tmp_path / "third"

    async def main() -> None:
        async with opened(f"sqlite:///{third}") as store:
            await fill(store, "a", 250, b"a")
            await fill(store, "b", 3)
            await store.backup(backup)
        await restore(backup, database_url)
        before = await all_rows(f"sqlite:///{third}")
        assert await all_rows(database_url) == before
        async with opened(database_url) as store:
            await store.append("b", 4, 1, b"after", b"b")
            await store.backup(again)
        await restore(again, None, tmp_path / "empty")
        assert await all_rows(f"sqlite:///{tmp_path / 'empty' / 'fiefdom.db'}") == await all_rows(database_url)
        assert stat.S_IMODE(again.stat().st_mode) == 0o600
        # Nothing is left beside a backup, and the backup itself is not changed.
        assert sorted(file.name for file in tmp_path.glob("*again*")) == ["again"]
        assert list(tmp_path.glob(".fiefdom-*")) == []

    run(main)


def test_a_backup_is_of_one_moment_while_others_go_on(database_url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            await asyncio.gather(*(fill(store, f"old {number}", 100) for number in range(20)))
            writing = [asyncio.create_task(fill(store, f"new {number}", 1000)) for number in range(20)]
            await soon(lambda: store.writing is not None)
            await store.backup(tmp_path / "backup")
            for task in writing:
                task.cancel()
            await asyncio.wait(writing)

    run(main)
    with sqlite3.connect(tmp_path / "backup") as connection:
        logs = connection.execute('SELECT "table", count(*), max(number) FROM entries GROUP BY 1').fetchall()
        tables = {table for (table,) in connection.execute("SELECT id FROM tables")}
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()
    assert {table for table, _, _ in logs} == tables >= {f"old {number}" for number in range(20)}
    assert [log for log in logs if log[1] != log[2]] == []


def test_a_backup_replaces_nothing_and_leaves_nothing_behind_if_it_fails(database_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "precious").write_text("precious", encoding="utf-8")

    async def main() -> None:
        async with opened(database_url) as store:
            await store.append("a", 1, None, bytes(500_000), None)
            for file, key in ((folder / "precious", "file-exists"), (folder / "none" / "x", "file-unwritable")):
                with pytest.raises(Complaint) as refused:
                    await store.backup(file)
                assert refused.value.key == key
            with full_disk(room=200_000), pytest.raises(Complaint):
                await store.backup(folder / "new")

    run(main)
    assert [file.name for file in folder.iterdir()] == ["precious"]
    assert (folder / "precious").read_text(encoding="utf-8") == "precious"


def test_a_backup_is_not_restored_into_a_database_with_tables(database_url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            await fill(store, "a", 3, b"a")
            await store.backup(tmp_path / "backup")
        before = await all_rows(database_url)
        with pytest.raises(Complaint) as refused:
            await restore(tmp_path / "backup", database_url)
        assert problem_of(refused.value) == "database-occupied"
        assert await all_rows(database_url) == before

    run(main)


def test_only_a_backup_is_restored(tmp_path: Path) -> None:
    empty, notes, other, newer = (tmp_path / name for name in ("empty", "notes", "other", "newer"))
    empty.touch()
    notes.write_text("Not a database. " * 100, encoding="utf-8")
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE notes (text)")
    connection.close()

    async def make_newer() -> None:
        async with opened(f"sqlite:///{newer}") as store:
            await store.database.write(command(f"UPDATE {schema.name} SET version_num = '99'"))

    run(make_newer)
    expected = {empty: "backup-foreign", notes: "database-foreign", other: "backup-foreign", newer: "database-newer"}
    for file, problem in expected.items():
        with pytest.raises(Complaint) as refused:
            asyncio.run(restore(file, None, tmp_path / "target"))
        assert problem_of(refused.value) == problem
        assert str(file) in str(refused.value)
    for file, key in ((tmp_path / "missing", "file-missing"), (tmp_path, "file-unreadable")):
        with pytest.raises(Complaint) as refused:
            asyncio.run(restore(file, None, tmp_path / "target"))
        assert refused.value.key == key
    assert not (tmp_path / "target").exists()


# -- PostgreSQL for tests ---------------------------------------------------------------------------------


def test_without_postgresql_tests_are_skipped_unless_it_is_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_programs", lambda: None)
    monkeypatch.delenv("FIEFDOM_POSTGRES", raising=False)
    with pytest.raises(pytest.skip.Exception, match="install the package postgresql"):
        postgres.installed_programs()
    monkeypatch.setenv("FIEFDOM_POSTGRES", "required")
    with pytest.raises(pytest.fail.Exception, match="install the package postgresql"):
        postgres.installed_programs()
