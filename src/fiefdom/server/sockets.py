"""Incoming sockets: the server does not wait for those that say nothing, or too much."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from fiefdom.server.allowances import Usage

# How many seconds a request may take to say what it wants, and to send what belongs to it.
TIME_FOR_HEADERS, TIME_FOR_BODY = 10.0, 30.0
# How many seconds the other side has to close a WebSocket that this one has closed.
TIME_TO_CLOSE = 2.0
# In bytes; a browser sends about a thousand.
LONGEST_HEADERS = 32_768
# The most files and sockets that the server wants to have open.
MOST_OPEN = 65_536


class PatientSocket(WebSocketsSansIOProtocol):
    """Speaks WebSocket as uvicorn does, but does not wait long, or for ever, for clients that are refused."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(TIME_TO_CLOSE, self.transport.abort)


class PatientHttp(HttpToolsProtocol):
    """Speaks HTTP as uvicorn does, but does not wait for a request for ever. TLS is done before this begins."""

    def __init__(self, config: Config, state: ServerState, app_state: dict[str, Any], usage: Usage) -> None:
        super().__init__(config, state, app_state)
        self.ws_protocol_class = PatientSocket
        self.usage = usage
        self.is_counted = False
        self.patience: asyncio.TimerHandle | None = None
        # How much of a request has come before it was clear what it wants; None once that is clear.
        self.unread: int | None = 0

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait(TIME_FOR_HEADERS)
        # A proxy speaks for many people, whom it has to count itself.
        if not (self.config.proxy_headers and is_among(self.address, self.config.forwarded_allow_ips)):
            self.is_counted = True
            if not self.usage.socket_opened(self.address):
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        self.wait(None)
        if self.is_counted:
            self.is_counted = False
            self.usage.socket_closed(self.address)

    def wait(self, seconds: float | None) -> None:
        """Close the socket after this many seconds, unless there is something else to wait for by then."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.unread is not None:
            self.unread += len(data)
        super().data_received(data)
        if self.unread is not None and self.unread > LONGEST_HEADERS and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.unread = self.unread or 0
        self.wait(TIME_FOR_HEADERS)

    def on_headers_complete(self) -> None:
        self.unread = None
        self.wait(TIME_FOR_BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.let_go()
        super().handle_websocket_upgrade()
        # They refer to each other, so they would wait for the garbage collector. uvicorn parts them only where a
        # connection ends as HTTP.
        self.parser = None  # type: ignore[assignment]


def is_among(address: str, proxies: Iterable[str]) -> bool:
    """Whether this is the address of a proxy, named by its address or by that of its network."""
    return any(address == each or is_within(address, each) for each in proxies)


def is_within(address: str, network: str) -> bool:
    try:
        return ip_address(address) in ip_network(network)
    except ValueError:
        return False


def allow_many_files() -> None:
    """Let this process have as many sockets as the system allows; by default that is often only 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_OPEN if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
