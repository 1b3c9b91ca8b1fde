"""A wire between a client and a server that breaks when a test wants it to."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Wire:
    """Passes on what each side says, until it is cut."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.here = 0
        # Cut before what the client says next reaches the server; or after, before the server's answer comes back.
        self.cuts_asking = False
        self.cuts_answering = False
        self.connections = 0
        self._talks: set[asyncio.Task[None]] = set()

    async def talk(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.connections += 1
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.port)
        asking = asyncio.create_task(self.carry(reader, there_writer, "cuts_asking"))
        answering = asyncio.create_task(self.carry(there_reader, writer, "cuts_answering"))
        self._talks |= {asking, answering}
        await asyncio.wait((asking, answering), return_when=asyncio.FIRST_COMPLETED)
        for task in (asking, answering):
            task.cancel()
        for end in (writer, there_writer):
            end.transport.abort()

    async def carry(self, reader: StreamReader, writer: StreamWriter, cut: str) -> None:
        with suppress(OSError):
            while piece := await reader.read(65536):
                if getattr(self, cut):
                    setattr(self, cut, False)
                    return
                writer.write(piece)
                await writer.drain()


@asynccontextmanager
async def wire_to(port: int) -> AsyncIterator[Wire]:
    wire = Wire(port)
    server = await asyncio.start_server(wire.talk, "127.0.0.1", 0)
    wire.here = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        server.close()
