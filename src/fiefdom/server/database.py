"""A database, opened by its address: a SQLite file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import fcntl
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeAlias, TypeVar
from urllib.parse import parse_qsl

import asyncpg
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Double, Engine, bindparam, cast, create_engine, event, extract, func, inspect
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fiefdom.errors import Complaint
from fiefdom.files import place_of, problem_of
from fiefdom.server.schema import NEWEST, metadata, schema, versions

T = TypeVar("T")

FILE = "fiefdom.db"
# How many things SQLite does at the same time; only one of them can write.
THREADS = 4
# Seconds until a database is taken to be out of reach, and a command to be lost. SQLite waits that long for its turn to
# write.
CONNECT, COMMAND = 10, 60
POSTGRES = ("postgresql", "postgres")
# The address of a PostgreSQL, if no part of its password can be taken for another part of it; and the parameters that
# say where the database is.
POSTGRES_ADDRESS = re.compile(
    r"(?P<kind>postgres(ql)?)://([^@/?#]*@)?(?P<place>([\w.-]*|\[[\da-f:.]+\])(:\d+)?(/[\w.-]*)?)(\?(?P<more>[^@]*))?"
)
SHOWN_PARAMETERS = ("host", "port", "dbname", "database")
# What a database raises if it fails.
FAILURES = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)


class Sqlite:
    """A file. A thread does each piece of work as a whole, because going there and back is what costs."""

    insert = staticmethod(sqlite.insert)
    # Its clock is that of this machine.
    now = bindparam("now", callable_=time.time, type_=Double)

    def __init__(self, file: Path) -> None:
        self.name = str(file)
        self.engine = sqlite_engine(file)
        self.threads = ThreadPoolExecutor(THREADS, "sqlite")

    async def read(self, work: Callable[[Connection], T]) -> T:
        def do() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, do)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; it waits until no other process is writing."""

        def do() -> T:
            with writing(self.engine) as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, do)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps other servers away, which would not hear of what happens in this one.

        The lock is on a file next to the database, wherever links lead to that, and ends with the process.
        """
        with Path(f"{Path(self.name).resolve()}.lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as problem:
                raise unusable(self.name, Complaint("database-in-use")) from problem
            yield

    async def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()


class Postgres:
    """A PostgreSQL that several processes may use."""

    insert = staticmethod(postgresql.insert)
    now = cast(extract("epoch", func.clock_timestamp()), Double)

    def __init__(self, address: str) -> None:
        self.name = without_password(address)
        self.address = address
        self.engine = create_async_engine("postgresql+asyncpg://", async_creator=self.connect)
        event.listen(self.engine.sync_engine, "checkout", check_open)

    async def connect(self) -> asyncpg.Connection[asyncpg.Record]:
        settings = {"application_name": "fiefdom"}
        return await asyncpg.connect(self.address, timeout=CONNECT, command_timeout=COMMAND, server_settings=settings)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def held(self) -> AbstractContextManager[None]:
        """Servers may share it: they tell each other what happens."""
        return nullcontext()

    async def close(self) -> None:
        await self.engine.dispose()


Database: TypeAlias = Sqlite | Postgres


async def open_database(url: str | None, folder: Path | None = None) -> Database:
    """The database at an address, with the schema of this version. Without an address, it is a file in a folder."""
    return await opened(database_at(url, folder), make_current)


async def open_existing(url: str | None, folder: Path | None = None) -> Database:
    """The same, if there is one that Fiefdom has made; a new one would only hide that the address is wrong."""
    file = file_at(url, folder)
    if file is not None and not file.is_file():
        raise unusable(str(file), Complaint("database-nowhere"))

    def check(connection: Connection) -> None:
        if not versions(connection):
            raise Complaint("database-not-ours")
        make_current(connection)

    return await opened(database_at(url, folder), check)


async def opened(database: Database, check: Callable[[Connection], None]) -> Database:
    """The database, if it passes; else it is closed, and the complaint names it."""
    try:
        await database.write(check)
    except BaseException as problem:
        await database.close()
        # What asyncpg raises if it does not understand the address is a ValueError, as a complaint is.
        if isinstance(problem, (ValueError, OverflowError)) and not isinstance(problem, Complaint):
            raise Complaint("database-address", address=database.name) from problem
        if isinstance(problem, (*FAILURES, Complaint)):
            raise unusable(database.name, problem) from problem
        raise
    return database


def make_current(connection: Connection) -> None:
    """Bring a database up to this schema, if it is not there yet."""
    found = versions(connection)
    if not found and inspect(connection).has_table(schema.name):
        raise Complaint("database-damaged", missing=schema.name)
    if found != [NEWEST]:
        from fiefdom.server.migrations import migrate

        migrate(connection)
    if missing := missing_tables(connection):
        raise Complaint("database-damaged", missing=", ".join(missing))


def missing_tables(connection: Connection) -> list[str]:
    there = inspect(connection)
    return [table for table in metadata.tables if not there.has_table(table)]


def database_at(url: str | None, folder: Path | None) -> Database:
    file = file_at(url, folder)
    return Postgres(url or "") if file is None else Sqlite(file)


def file_at(url: str | None, folder: Path | None) -> Path | None:
    """The SQLite file at an address; None if that is the address of a PostgreSQL."""
    if url is None:
        return (folder or data_folder()) / FILE
    kind, colon, rest = url.partition("://")
    if colon and kind in POSTGRES:
        return None
    if colon and kind == "sqlite" and rest.startswith("/") and rest != "/":
        return place_of(rest[1:])
    if re.fullmatch(r"[\w+.-]+", kind) and colon and kind != "sqlite":
        raise Complaint("database-kind", kind=kind)
    raise Complaint("database-address", address=without_password(url))


def data_folder() -> Path:
    """The user's own, or the one that $FIEFDOM_DATA names."""
    named = os.environ.get("FIEFDOM_DATA")
    return place_of(named) if named else user_data_path("fiefdom", appauthor=False)


def sqlite_engine(file: Path) -> Engine:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Games are nobody else's business.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as problem:
        raise Complaint("file-unwritable", file=str(file), problem=problem_of(problem)) from problem
    engine = create_engine(URL.create("sqlite", database=str(file)), connect_args={"timeout": COMMAND})
    event.listen(engine, "connect", tune)
    return engine


@contextmanager
def closing_engine(file: Path) -> Iterator[Engine]:
    """The engine of a SQLite file, which is closed at the end."""
    engine = sqlite_engine(file)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction of SQLite that waits at its beginning, and not later, for others to finish theirs."""
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def tune(connection: sqlite3.Connection, _: Any) -> None:
    # With a write-ahead log, a commit is on the disk when it returns only if synchronous is FULL.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def check_open(_: Any, record: Any, __: Any) -> None:
    """Let the pool replace a connection that PostgreSQL has closed."""
    if record.driver_connection.is_closed():
        raise DisconnectionError


def without_password(address: str) -> str:
    """What may be said of an address: only what is surely not a password, however the address is written."""
    found = POSTGRES_ADDRESS.fullmatch(address)
    if found:
        shown = [f"{name}={value}" for name, value in parse_qsl(found["more"] or "") if name in SHOWN_PARAMETERS]
        return f"{found['kind']}://{found['place']}{'?' if shown else ''}{'&'.join(shown)}"
    kind, colon, _ = address.partition("://")
    if kind not in POSTGRES and not re.search("[@?]|password", address, re.IGNORECASE):
        return address
    return f"{kind}://…" if colon and kind.isalpha() else "…"


def unusable(database: str, failure: BaseException) -> Complaint:
    return Complaint("database-unusable", database=database, problem=problem_with(failure))


def problem_with(failure: BaseException) -> Complaint:
    """What is wrong with a database, in our words; for rare failures, in its own."""
    match failure:
        case Complaint():
            return failure
        case asyncpg.InvalidAuthorizationSpecificationError():
            return Complaint("database-login")
        case asyncpg.InvalidCatalogNameError():
            return Complaint("database-missing")
        case sqlite3.Error(sqlite_errorcode=sqlite3.SQLITE_NOTADB):
            return Complaint("database-foreign")
        case sqlite3.Error(sqlite_errorcode=sqlite3.SQLITE_FULL):
            return Complaint("os-full")
        case OSError():
            return Complaint("database-silent")
    if failure.__cause__ is not None:
        return problem_with(failure.__cause__)
    return Complaint("database-says", text=str(failure).partition("\n")[0])
