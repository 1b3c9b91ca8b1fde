"""Where the database is, and the schema that it has."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import postgres
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import Server
from sqlalchemy import Connection, inspect, text
from stores import command, complaint_of, fill, opened, problem_of, run

from fiefdom.errors import Complaint
from fiefdom.server import migrations
from fiefdom.server.database import database_at, open_database, without_password
from fiefdom.server.migrations import migrate
from fiefdom.server.schema import NEWEST, metadata, schema, versions

# -- The schema ------------------------------------------------------------------------------------------


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


# -- Where it is -----------------------------------------------------------------------------------------


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


# -- PostgreSQL for tests --------------------------------------------------------------------------------


def test_without_postgresql_tests_are_skipped_unless_it_is_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_programs", lambda: None)
    monkeypatch.delenv("FIEFDOM_POSTGRES", raising=False)
    with pytest.raises(pytest.skip.Exception, match="install the package postgresql"):
        postgres.installed_programs()
    monkeypatch.setenv("FIEFDOM_POSTGRES", "required")
    with pytest.raises(pytest.fail.Exception, match="install the package postgresql"):
        postgres.installed_programs()
