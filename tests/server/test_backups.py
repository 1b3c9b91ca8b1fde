"""Backups of a database, and restoring them."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from stores import command, fill, full_disk, opened, problem_of, run, soon

from fiefdom.errors import Complaint
from fiefdom.server import backup as backup_module
from fiefdom.server.backup import restore
from fiefdom.server.schema import schema
from fiefdom.server.store import Stored


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
