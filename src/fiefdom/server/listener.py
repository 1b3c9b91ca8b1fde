"""Processes that share a PostgreSQL database tell each other what they have added to the logs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg
from sqlalchemy import text

from fiefdom.server.database import FAILURES, Postgres

CHANNEL = "fiefdom"
# In the transaction that adds the entries, so that it is heard when they can be read.
TELL = text(f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST(:told AS text[])) AS told")
# What announces the seats that are connected to a process, instead of the number of an entry.
PRESENT = "present:"
# Seconds between two signs of life, and between two attempts to connect again.
PULSE, RETRY = 10.0, 1.0

log = logging.getLogger(__name__)


class Listener:
    """Hears what other processes add. If the connection is lost, it makes a new one and says so."""

    def __init__(
        self,
        database: Postgres,
        own: str,
        heard: Callable[[str, int], None],
        present: Callable[[str, str, set[int]], None],
        back: Callable[[], None],
    ) -> None:
        self.database = database
        self.own = own
        self.heard = heard
        self.present = present
        self.back = back
        self.task: asyncio.Task[None] | None = None
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def start(self) -> None:
        self.connection = await self.connect()
        self.task = asyncio.create_task(self.listen(self.connection))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
        if self.connection is not None:
            self.connection.terminate()

    async def connect(self) -> asyncpg.Connection[asyncpg.Record]:
        connection = await self.database.connect()
        await connection.add_listener(CHANNEL, self.hear)
        return connection

    def hear(self, _: object, __: int, ___: str, told: object) -> None:
        table, what, process = str(told).split()
        if process == self.own:
            return
        if what.startswith(PRESENT):
            self.present(table, process, {int(seat) for seat in what.removeprefix(PRESENT).split(",") if seat})
        else:
            self.heard(table, int(what))

    async def listen(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        while True:
            try:
                await stay(connection)
            except FAILURES as problem:
                log.warning("The connection that hears of other processes is lost: %s", problem)
            connection.terminate()
            self.connection = connection = await self.connect_again()
            self.back()

    async def connect_again(self) -> asyncpg.Connection[asyncpg.Record]:
        while True:
            try:
                return await self.connect()
            except FAILURES as problem:
                log.warning("The database cannot be reached: %s", problem)
                await asyncio.sleep(RETRY)


async def stay(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Stay connected; raises when the connection is lost, also if the other side has vanished without a word."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), PULSE)
        await connection.execute("SELECT", timeout=PULSE)
