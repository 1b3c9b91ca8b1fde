"""A process that works for the server, one job after another, so that the event loop does not have to."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import struct
from asyncio import StreamReader, StreamWriter, Task
from collections.abc import Callable
from multiprocessing.connection import Connection

from fiefdom.cards.catalog import catalog
from fiefdom.cards.processes import begin

# How long a process may take to start, in seconds, and what it says then.
TIME_TO_START = 60.0
READY = b""
# What comes before each message: its size, as `Connection` writes it.
SIZE = struct.Struct("!i")


class Lost(Exception):
    """A process has died, or works too long."""


class Late(Lost):
    """A process works too long."""


class Worker:
    """A process that works, as its parent sees it. `work` is what it does, with its end of the line and our cards."""

    def __init__(self, work: Callable[[Connection, list[str]], None]) -> None:
        ours, theirs = socket.socketpair()
        line = Connection(theirs.detach())
        context = multiprocessing.get_context("spawn")
        self.process = context.Process(target=work, args=(line, list(catalog.modules)), daemon=True)
        self.process.start()
        line.close()
        self._line: Task[tuple[StreamReader, StreamWriter]] = asyncio.create_task(opened(ours))
        self._line.add_done_callback(lambda line: line.cancelled() or line.exception())  # whoever waits gets it

    async def ask(self, job: bytes, patience: float) -> bytes:
        """What the process answers. If you do not wait for that, do not ask it anything else."""
        try:
            async with asyncio.timeout(TIME_TO_START):
                reader, writer = await asyncio.shield(self._line)
            async with asyncio.timeout(patience):
                writer.write(SIZE.pack(len(job)) + job)
                return await message(reader)
        except TimeoutError as problem:
            raise Late(f"no answer within {patience:g} seconds") from problem
        except (OSError, EOFError) as problem:
            raise Lost(f"{type(problem).__name__} {problem}".strip()) from problem

    def stop(self) -> None:
        self.process.kill()
        if self._line.done() and not self._line.cancelled() and not self._line.exception():
            self._line.result()[1].close()


async def opened(ours: socket.socket) -> tuple[StreamReader, StreamWriter]:
    """Our end of the line to a process, as soon as that is ready."""
    reader, writer = await asyncio.open_unix_connection(sock=ours)
    try:
        await message(reader)
    except BaseException:
        writer.close()
        raise
    return reader, writer


async def message(reader: StreamReader) -> bytes:
    (size,) = SIZE.unpack(await reader.readexactly(SIZE.size))
    return await reader.readexactly(size)


def work_for(parent: Connection, files: list[str], answer: Callable[[bytes], bytes], niceness: int) -> None:
    """In the process: answer one job after another, until the parent has no more.

    `niceness` is how much less urgent that is for the machine than what the server itself does.
    """
    os.nice(niceness)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the parent is asked to stop, too, and may still need this process
    catalog.add_installed()
    begin(files)
    parent.send_bytes(READY)
    while True:
        try:
            job = parent.recv_bytes()
        except (EOFError, OSError):
            return
        parent.send_bytes(answer(job))
