"""Stores for tests, on whatever database the test is given."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from patience import ENOUGH
from sqlalchemy import Connection, text

from fiefdom.errors import Complaint
from fiefdom.server.store import Store, Stored


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


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file can grow beyond so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
