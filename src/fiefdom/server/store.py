"""The logs of all tables, in a database: SQLite, or PostgreSQL that several processes may share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, select, update

from fiefdom.server.backup import write_backup
from fiefdom.server.database import FAILURES, Database, Postgres, open_database, problem_with, unusable
from fiefdom.server.listener import TELL, Listener, announcement
from fiefdom.server.schema import entries, in_lobby, tables

log = logging.getLogger(__name__)

T = TypeVar("T")
Key: TypeAlias = tuple[str, int]

LOCK_TABLES = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
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
    """An entry that waits for the next transaction, what the lobby shows of its table after it, and whether the table
    was used with it.
    """

    table: str
    row: Stored
    lobby: bytes | None
    written: asyncio.Future[Stored]
    is_use: bool = True

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
        # Whether the last thing that it was to write has failed.
        self.is_failing = False
        # The clock of the database, which all processes share, says when a table was last used.
        self.make_tables = database.insert(tables).values(touched=database.now).on_conflict_do_nothing()
        self.touch_tables = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(touched=database.now, lobby=bindparam("shown"))
        )
        self.add_entries = (
            database.insert(entries).on_conflict_do_nothing().returning(entries.c.table, entries.c.number)
        )
        self.listener: Listener | None = None
        # Called if another process has added an entry to a table, and if some of that may have gone unheard.
        self.on_append: Callable[[str, int, str], None] | None = None
        self.on_reconnect: Callable[[], None] | None = None
        # Called if another process says which seats and watchers of a table are connected to it.
        self.on_presence: Callable[[str, str, set[int], tuple[str, ...]], None] | None = None
        # Called if another process says what its guests use, and what says this of the guests here.
        self.on_used: Callable[[str, str], None] | None = None
        self.using: Callable[[], Iterable[str]] = tuple

    @classmethod
    async def open(cls, url: str | None, folder: Path | None = None) -> Store:
        """The store at `postgresql://...` or `sqlite:///FILE`; by default, a SQLite file in the folder."""
        database = await open_database(url, folder)
        store = cls(database)
        if isinstance(database, Postgres):
            store.listener = Listener(
                database,
                store.process,
                store.heard,
                store.met,
                store.heard_use,
                lambda: store.using(),
                store.reconnected,
            )
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

    def is_heard(self, process: str) -> bool:
        """Whether another process has said anything recently: all of them do, again and again."""
        return self.listener is not None and self.listener.is_heard(process)

    def is_first(self) -> bool:
        """Whether this process does what only one of those that share the database has to do."""
        return self.listener is None or not any(
            other < self.process and self.is_heard(other) for other in self.listener.others
        )

    def heard(self, table: str, number: int, process: str) -> None:
        if self.on_append is not None:
            self.on_append(table, number, process)

    def met(self, table: str, process: str, seats: set[int], watchers: tuple[str, ...]) -> None:
        if self.on_presence is not None:
            self.on_presence(table, process, seats, watchers)

    def heard_use(self, process: str, used: str) -> None:
        if self.on_used is not None:
            self.on_used(process, used)

    def reconnected(self) -> None:
        if self.on_reconnect is not None:
            self.on_reconnect()

    # -- Writing ------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        number: int,
        seat: int | None,
        what: bytes,
        lobby: bytes | None,
        when: float | None = None,
        *,
        is_use: bool = True,
    ) -> Stored:
        """Add an entry to the log of a table; number 1 makes the table. This returns after the commit.

        The lobby shows these bytes of the table from then on; with None, it does not show the table. If it does not
        count as using the table, the lobby shows what it did, and the table is deleted no later.
        """
        self.check_open()
        written: asyncio.Future[Stored] = asyncio.get_running_loop().create_future()
        entry = Stored(number, seat, what, time.time() if when is None else when)
        self.pending.append(Pending(table, entry, lobby, written, is_use))
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
                self.note(problem)
                for each in batch:
                    each.settle(failed(problem))
            else:
                self.note(None)
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
                [{"id": each.table, "made": each.row.when} for each in made],
            )
        there = set(connection.scalars(LOCK_TABLES, {"ids": list({each.table for each in batch})}))
        entered = [{"table": each.table, **vars(each.row)} for each in first.values() if each.table in there]
        if not entered:
            return {}
        free = sorted((table, number) for table, number in connection.execute(self.add_entries, entered))
        added = {key: first[key] for key in free}
        if not added:
            return {}
        if touched := [{"table": each.table, "shown": each.lobby} for each in added.values() if each.is_use]:
            connection.execute(self.touch_tables, touched)
        if self.listener is not None:
            connection.execute(TELL, {"payloads": [f"{table} {number} {self.process}" for table, number in added]})
        return added

    async def announce(self, table: str, seats: set[int], watchers: Sequence[str]) -> None:
        """Tell other processes which seats and watchers of a table are connected to this one."""
        if self.listener is not None:
            payload = announcement(table, seats, watchers, self.process)
            with self.failing():
                await self.database.write(lambda connection: connection.execute(TELL, {"payloads": [payload]}))

    async def touch(self, ids: Collection[str]) -> int:
        """Note that these tables are in use, though nothing happens there; returns how many there are."""
        in_use = update(tables).where(tables.c.id.in_(ids)).values(touched=self.database.now).returning(tables.c.id)
        self.check_open()
        with self.failing():
            return len(await self.database.write(lambda connection: connection.execute(in_use).all()))

    async def forget(self, seconds: float, most: int) -> int:
        """Delete tables that nobody has touched for this long, the oldest first; returns how many, which is no more
        than `most`.
        """
        old = select(tables.c.id).where(tables.c.touched < self.database.now - seconds).order_by(tables.c.touched)

        def forget_some(connection: Connection) -> int:
            # A few at a time, so that nobody who plays has to wait.
            few = old.limit(min(MOST_FORGOTTEN, most - forgotten))
            some = list(connection.scalars(few.with_for_update(skip_locked=True)))
            connection.execute(delete(tables).where(tables.c.id.in_(some)))
            return len(some)

        self.check_open()
        forgotten = 0
        with self.failing():
            while forgotten < most and (some := await self.database.write(forget_some)):
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
        """Write something small and roll it back; raises if that cannot be done."""
        passing = f"check {self.process}"

        def write(connection: Connection) -> None:
            connection.execute(self.make_tables, [{"id": passing, "made": time.time()}])
            connection.execute(delete(tables).where(tables.c.id == passing))

        self.check_open()
        with self.failing():
            await self.database.write(write)
            self.note(None)

    async def read(self, query: Callable[[Connection], T]) -> T:
        self.check_open()
        with self.failing():
            return await self.database.read(query)

    @contextmanager
    def failing(self) -> Iterator[None]:
        """Anything that goes wrong with the database is raised as StoreFailed."""
        try:
            yield
        except FAILURES as problem:
            self.note(problem)
            raise failed(problem) from problem

    def note(self, problem: Exception | None) -> None:
        """Log once that the database fails, not for each entry, and once that it has written something again."""
        if problem is None and self.is_failing:
            log.warning("The database works again.")
        elif problem is not None and not self.is_failing:
            is_known = isinstance(problem, FAILURES)
            why = problem_with(problem) if is_known else problem
            log.error(
                "Nothing is saved until the database works again: %s", why, exc_info=None if is_known else problem
            )
        self.is_failing = problem is not None

    async def backup(self, file: Path) -> int:
        """Write all tables to a new file, as they are now, while others go on; returns how many."""
        return await write_backup(self.database, file)


def failed(problem: Exception) -> StoreFailed:
    failure = StoreFailed(str(problem))
    failure.__cause__ = problem
    return failure
