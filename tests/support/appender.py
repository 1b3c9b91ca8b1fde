"""A process that adds entries to the logs of a few tables until it is killed, and says which were accepted.

Several of them may do so at the same tables.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from signal import SIGKILL
from threading import Thread
from time import sleep
from typing import TypeAlias

from fiefdom.server.store import Outrun, Store

TABLES = [f"table-{number}" for number in range(10)]
Accepted: TypeAlias = tuple[str, int, bytes]

# They start at once, since the modules that they need are read only for the first one.
processes = get_context("forkserver")
processes.set_forkserver_preload(["fiefdom.server.store"])


class Appender:
    """The process, and what was accepted so far. A thread listens all the time, so that the process never waits."""

    def __init__(self, url: str) -> None:
        self.accepted: list[Accepted] = []
        self.heard, said = processes.Pipe(duplex=False)
        self.process = processes.Process(target=append_to_all, args=(url, said))
        self.process.start()
        said.close()
        self.listening = Thread(target=self.listen)
        self.listening.start()

    def listen(self) -> None:
        with self.heard, suppress(EOFError):
            while True:
                self.accepted.append(self.heard.recv())

    def wait(self, entries: int) -> None:
        while len(self.accepted) < entries:
            assert self.process.is_alive()
            sleep(0.001)

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        assert self.process.exitcode == -SIGKILL
        self.listening.join()


def append_to_all(url: str, said: Connection) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await asyncio.gather(*(append_to(table, store, said) for table in TABLES))

    asyncio.run(main())


async def append_to(table: str, store: Store, said: Connection) -> None:
    number = 1
    for tried in count():
        what = f"{table} {os.getpid()} {tried}".encode()
        try:
            await store.append(table, number, 0, what, None)
        except Outrun:
            number += len(await store.rows(table, since=number - 1))
        else:
            said.send((table, number, what))
            number += 1
