"""Backups are SQLite files with the schema of the database, whatever kind of database they are made from."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, func, insert, select

from fiefdom.errors import Complaint
from fiefdom.files import check_writable, flush_folder, problem_of
from fiefdom.server.database import (
    FAILURES,
    Database,
    Postgres,
    closing_engine,
    make_current,
    open_database,
    open_existing,
    unusable,
    writing,
)
from fiefdom.server.schema import metadata, tables, versions

# How many rows are copied at a time.
PART = 1000
COUNT = select(func.count()).select_from(tables)


@dataclass(frozen=True)
class Copied:
    """What was copied: how many tables, and from or into which database."""

    tables: int
    database: str


async def back_up(database: str | None, file: str, *, replaces: bool) -> Copied:
    """Write all tables of a database that exists to a file; a server may go on meanwhile."""
    found = await open_existing(database)
    try:
        return Copied(await write_backup(found, Path(file), replaces=replaces), found.name)
    finally:
        await found.close()


async def write_backup(database: Database, file: Path, *, replaces: bool = False) -> int:
    """Write all tables to a file, all or nothing, and count them; one that exists is replaced only if `replaces` is
    true.
    """
    check_writable(str(file), "" if replaces else None)
    try:
        with TemporaryDirectory(prefix=".fiefdom-", dir=file.parent) as folder:
            fresh = Path(folder, file.name)
            fresh.touch(mode=0o600)
            await fill(fresh, database)
            with closing_engine(fresh) as engine, engine.connect() as copy:
                count = copy.execute(COUNT).scalar_one()
            with fresh.open("rb+") as written:
                os.fsync(written.fileno())
            fresh.replace(file)
        flush_folder(file.parent)
        return count
    except OSError as problem:
        raise Complaint("file-unwritable", file=str(file), problem=problem_of(problem)) from problem


async def fill(fresh: Path, database: Database) -> None:
    def vacuum(source: Connection) -> None:
        source.exec_driver_sql("VACUUM INTO ?", (str(fresh),))

    def copy(source: Connection) -> None:
        # Tables and entries are read as they are at one moment.
        source.execution_options(isolation_level="REPEATABLE READ")
        with closing_engine(fresh) as engine, writing(engine) as target:
            make_current(target)
            copy_rows(source, target)

    try:
        await database.read(copy if isinstance(database, Postgres) else vacuum)
    except FAILURES as problem:
        raise unusable(database.name, problem) from problem


async def restore(file: Path, url: str | None, folder: Path | None = None) -> Copied:
    """Put the tables of a backup into a database that has none."""

    def copy(target: Connection) -> int:
        if target.scalar(select(tables.c.id).limit(1)) is not None:
            raise Complaint("database-occupied")
        with engine.connect() as source:
            copy_rows(source, target)
        return target.execute(COUNT).scalar_one()

    with TemporaryDirectory() as name, closing_engine(copied(file, Path(name, "backup"))) as engine:
        # A backup of an older version is brought up to date, but not the file itself.
        try:
            with writing(engine) as source:
                if not versions(source):
                    raise Complaint("backup-foreign")
                make_current(source)
        except (*FAILURES, Complaint) as problem:
            raise unusable(str(file), problem) from problem
        target = await open_database(url, folder)
        try:
            with target.held():
                return Copied(await put_into(target, copy), target.name)
        finally:
            await target.close()


async def put_into(target: Database, copy: Callable[[Connection], int]) -> int:
    try:
        return await target.write(copy)
    except (*FAILURES, Complaint) as problem:
        raise unusable(target.name, problem) from problem


def copied(file: Path, copy: Path) -> Path:
    try:
        return shutil.copyfile(file, copy)
    except FileNotFoundError:
        raise Complaint("file-missing", file=str(file)) from None
    except OSError as problem:
        raise Complaint("file-unreadable", file=str(file), problem=problem_of(problem)) from problem


def copy_rows(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        found = source.execution_options(yield_per=PART).execute(select(table))
        for part in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])
