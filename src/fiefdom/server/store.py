"""The logs of all tables, in a database: SQLite, or PostgreSQL that several processes may share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, select, update

from fiefdom.server.backup import write_backup
from fiefdom.server.database import FAILURES, Database, Postgres, open_database, unusable
from fiefdom.server.listener import PRESENT, TELL, Listener
from fiefdom.server.schema import entries, in_lobby, tables

T = TypeVar("T")
Key: TypeAlias = tuple[str, int]

LOCK_TABLES = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
TOUCH_TABLES = update(tables).where(tables.c.id == bindparam("table"))
READ_LOG = (
    select(entries.c.number, entries.c.seat, entries.c.what, entries.c.when)
    .where(entries.c.table == bindparam("table"), entries.c.number > bindparam("since"))
    .order_by(entries.c.number)
)
LOBBY = select(tables.c.id, tables.c.lobby).where(in_lobby).order_by(tables.c.touched.desc())
COUNT = select(func.count()).select_from(tables)

# The most entries that are written, and tables that are deleted, in one transaction.
MOST_WRITTEN = 500
MOST_FORGOTTEN = 20


class Outrun(Exception):
    """The number is taken, or the table is gone: another process was faster. Nothing was written."""


class StoreFailed(Exception):
    """The database failed. An entry is most likely not written; if its number is taken next time, it was."""


@dataclass(frozen=True)
class Stored:
    """One entry of a table's log."""

    number: int
    seat: int | None
    what: bytes
    when: float


@dataclass(frozen=True)
class Pending:
    """An entry that waits for the next transaction, and what the lobby shows of its table after it."""

    table: str
    row: Stored
    lobby: bytes | None
    written: asyncio.Future[Stored]

    @property
    def key(self) -> Key:
        return self.table, self.row.number

    def settle(self, outcome: Stored | Exception) -> None:
        if self.written.done():
            return  # nobody waits for it any more
        if isinstance(outcome, Exception):
            self.written.set_exception(outcome)
        else:
            self.written.set_result(outcome)


class Store:
    """All that has to outlive the process.

    There is one transaction at a time, with all entries that have come in meanwhile, and `append` returns after its
    commit.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_hex(8)
        self.pending: list[Pending] = []
        self.writing: asyncio.Task[None] | None = None
        self.is_closed = False
        self.make_tables = database.insert(tables).on_conflict_do_nothing()
        self.add_entries = (
            database.insert(entries).on_conflict_do_nothing().returning(entries.c.table, entries.c.number)
        )
        self.listener: Listener | None = None
        # Called if another process has added an entry to a table, and if some of that may have gone unheard.
        self.on_append: Callable[[str, int], None] | None = None
        self.on_reconnect: Callable[[], None] | None = None
        # Called if another process says which seats of a table are connected to it.
        self.on_presence: Callable[[str, str, set[int]], None] | None = None

    @classmethod
    async def open(cls, url: str | None, folder: Path | None = None) -> Store:
        """The store at `postgresql://...` or `sqlite:///FILE`; by default, a SQLite file in the folder."""
        database = await open_database(url, folder)
        store = cls(database)
        if isinstance(database, Postgres):
            store.listener = Listener(database, store.process, store.heard, store.met, store.reconnected)
            try:
                await store.listener.start()
            except FAILURES as problem:
                await database.close()
                raise unusable(database.name, problem) from problem
        return store

    async def close(self) -> None:
        """Write what is under way, then close."""
        self.is_closed = True
        if self.writing is not None:
            await self.writing
        if self.listener is not None:
            await self.listener.stop()
        await self.database.close()

    def check_open(self) -> None:
        if self.is_closed:
            raise StoreFailed("The store is closed.")

    def heard(self, table: str, number: int) -> None:
        if self.on_append is not None:
            self.on_append(table, number)

    def met(self, table: str, process: str, seats: set[int]) -> None:
        if self.on_presence is not None:
            self.on_presence(table, process, seats)

    def reconnected(self) -> None:
        if self.on_reconnect is not None:
            self.on_reconnect()

    # -- Writing ------------------------------------------------------------------------------------------

    async def append(
        self, table: str, number: int, seat: int | None, what: bytes, lobby: bytes | None, when: float | None = None
    ) -> Stored:
        """Add an entry to the log of a table; number 1 makes the table. This returns after the commit.

        The lobby shows these bytes of the table from then on; with None, it does not show the table.
        """
        self.check_open()
        written: asyncio.Future[Stored] = asyncio.get_running_loop().create_future()
        entry = Stored(number, seat, what, time.time() if when is None else when)
        self.pending.append(Pending(table, entry, lobby, written))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write())
        return await written

    async def write(self) -> None:
        """Write until nothing is pending."""
        while self.pending:
            batch, self.pending = self.pending[:MOST_WRITTEN], self.pending[MOST_WRITTEN:]
            try:
                added = await self.database.write(partial(self.commit, batch))
            except Exception as problem:
                for each in batch:
                    each.settle(failed(problem))
            else:
                for each in batch:
                    each.settle(each.row if each is added.get(each.key) else Outrun(*each.key))
        self.writing = None

    def commit(self, batch: list[Pending], connection: Connection) -> dict[Key, Pending]:
        """Write the entries whose numbers are free, in one transaction, and say which these were.

        Every process locks its tables in the same order, so that no two wait for each other.
        """
        first: dict[Key, Pending] = {}
        for each in batch:
            first.setdefault(each.key, each)
        made = [each for (_, number), each in sorted(first.items()) if number == 1]
        if made:
            connection.execute(
                self.make_tables,
                [{"id": each.table, "made": each.row.when, "touched": each.row.when} for each in made],
            )
        there = set(connection.scalars(LOCK_TABLES, {"ids": list({each.table for each in batch})}))
        entered = [{"table": each.table, **vars(each.row)} for each in first.values() if each.table in there]
        if not entered:
            return {}
        free = sorted((table, number) for table, number in connection.execute(self.add_entries, entered))
        added = {key: first[key] for key in free}
        if not added:
            return {}
        connection.execute(
            TOUCH_TABLES,
            [{"table": each.table, "touched": each.row.when, "lobby": each.lobby} for each in added.values()],
        )
        if self.listener is not None:
            connection.execute(TELL, {"told": [f"{table} {number} {self.process}" for table, number in added]})
        return added

    async def announce(self, table: str, seats: set[int]) -> None:
        """Tell other processes which seats of a table are connected to this one."""
        if self.listener is not None:
            told = f"{table} {PRESENT}{','.join(map(str, sorted(seats)))} {self.process}"
            with failing():
                await self.database.write(lambda connection: connection.execute(TELL, {"told": [told]}))

    async def touch(self, ids: Collection[str]) -> int:
        """Note that these tables are in use, though nothing happens there; returns how many there are."""
        in_use = update(tables).where(tables.c.id.in_(ids)).values(touched=time.time()).returning(tables.c.id)
        self.check_open()
        with failing():
            return len(await self.database.write(lambda connection: connection.execute(in_use).all()))

    async def forget(self, before: float) -> int:
        """Delete tables that nobody has touched since then; returns how many."""
        old = select(tables.c.id).where(tables.c.touched < before).with_for_update(skip_locked=True)

        def forget_some(connection: Connection) -> int:
            # A few at a time, so that nobody who plays has to wait.
            some = list(connection.scalars(old.limit(MOST_FORGOTTEN)))
            connection.execute(delete(tables).where(tables.c.id.in_(some)))
            return len(some)

        self.check_open()
        forgotten = 0
        with failing():
            while some := await self.database.write(forget_some):
                forgotten += some
        return forgotten

    # -- Reading ------------------------------------------------------------------------------------------

    async def rows(self, table: str, since: int = 0) -> list[Stored]:
        """The entries of a table after this number, in order; none if there is no such table."""
        if not table.isprintable():
            return []  # PostgreSQL refuses to look for some of these names
        found = await self.read(lambda connection: connection.execute(READ_LOG, {"table": table, "since": since}).all())
        return [Stored(*each) for each in found]

    async def lobby(self, most: int = 200) -> list[tuple[str, bytes]]:
        """The tables in the lobby and what it shows of them, those first that were touched last."""
        found = await self.read(lambda connection: connection.execute(LOBBY.limit(most)).all())
        return [(table, shown) for table, shown in found]

    async def count(self) -> int:
        """How many tables there are."""
        return await self.read(lambda connection: connection.execute(COUNT).scalar_one())

    async def check(self) -> None:
        """Ask the database for something small; raises if it does not answer."""
        await self.read(lambda connection: connection.execute(LOBBY.limit(1)).all())

    async def read(self, query: Callable[[Connection], T]) -> T:
        self.check_open()
        with failing():
            return await self.database.read(query)

    async def backup(self, file: Path) -> None:
        """Write all tables to a new file, as they are now, while others go on."""
        await write_backup(self.database, file)


def failed(problem: Exception) -> StoreFailed:
    failure = StoreFailed(str(problem))
    failure.__cause__ = problem
    return failure


@contextmanager
def failing() -> Iterator[None]:
    """Whatever goes wrong with the database is raised as StoreFailed."""
    try:
        yield
    except FAILURES as problem:
        raise failed(problem) from problem
