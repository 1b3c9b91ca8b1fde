"""A full disk, a connection that breaks, a database that goes away: everybody is told, and it goes on later."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from postgres import Server
from stores import fill, full_disk, opened, run, soon

from fiefdom.server import listener
from fiefdom.server.store import Store, StoreFailed


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
