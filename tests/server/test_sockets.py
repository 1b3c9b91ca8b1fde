"""Sockets that say nothing or too much, and servers that are asked for by a name that is not theirs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from halls import hall_in, listening_at
from patience import ENOUGH
from starlette.types import ASGIApp

from fiefdom.errors import Complaint
from fiefdom.server import app as application
from fiefdom.server import logs, sockets
from fiefdom.server.app import make_app
from fiefdom.server.door import checked_name, server_names
from fiefdom.server.limits import Limits
from fiefdom.server.metrics import Metrics
from fiefdom.server.sockets import is_among

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@asynccontextmanager
async def served(folder: Path, limits: Limits | None = None, *proxies: str) -> AsyncIterator[int]:
    """The port of a server in this loop."""
    async with hall_in(folder, limits) as hall:
        app = make_app(hall, Metrics(), names=["club.example"], has_certificate=True)
        proxied = {"proxy_headers": bool(proxies), "forwarded_allow_ips": list(proxies)}
        async with listening_at(hall, app, **proxied) as port:
            yield port


def client_of(app: ASGIApp) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app))


async def sent(port: int, *pieces: bytes) -> bytes:
    """What comes back until the other side closes the socket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "pieces",
    [
        [],
        [b"GET / HT"],
        [HEALTH[:-2], b"X: y\r\n"],
        [b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"],
        [HEALTH, b"GET / HT"],
    ],
)
def test_half_a_request_is_not_waited_for(pieces: list[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "TIME_FOR_HEADERS", 0.1)
    monkeypatch.setattr(sockets, "TIME_FOR_BODY", 0.1)

    async def scene() -> None:
        async with served(tmp_path) as port:
            told = await sent(port, *pieces)
            assert told.startswith(b"HTTP/1.1 200") == (HEALTH in pieces)

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_whoever_does_not_close_a_websocket_that_is_refused_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "TIME_FOR_HELLO", 0.1)
    monkeypatch.setattr(sockets, "TIME_TO_CLOSE", 0.1)
    upgrade = (
        b"GET /api/tables/any/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )

    async def scene() -> None:
        async with served(tmp_path) as port:
            began = time.monotonic()
            assert b"server-hello" in await sent(port, upgrade)
            assert time.monotonic() - began < 8, "uvicorn would wait for ten seconds"

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_headers_as_long_as_a_book_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(tmp_path) as port:
            for headers in ([b"X: " + b"y" * 100_000], [b"A: b\r\n" * 1_000] * 20):
                told = await sent(port, HEALTH[:-2], *headers)
                assert told == b"" or b" 400 " in told

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_an_address_has_so_many_sockets_and_a_proxy_as_many_as_it_likes(tmp_path: Path) -> None:
    async def scene(*proxies: str) -> int:
        async with served(tmp_path, Limits(sockets_per_address=3), *proxies) as port:
            quiet = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            refused = await sent(port, HEALTH.replace(b"Host", b"Connection: close\r\nHost")) == b""
            for _, writer in quiet:
                writer.close()
            while await sent(port, HEALTH.replace(b"Host", b"Connection: close\r\nHost")) == b"":
                await asyncio.sleep(0.01)
            return refused

    assert asyncio.run(asyncio.wait_for(scene(), ENOUGH))
    assert not asyncio.run(asyncio.wait_for(scene("127.0.0.1"), ENOUGH))


def test_proxies_are_named_by_address_or_network() -> None:
    assert is_among("10.1.2.3", ["192.0.2.1", "10.0.0.0/8"])
    assert not is_among("11.1.2.3", ["192.0.2.1", "10.0.0.0/8", "somewhere"])


# -- Names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8770", 200),
        ("fiefdom.localhost", 200),
        ("127.0.0.1:8770", 200),
        ("192.168.1.20:8770", 200),
        ("[::1]:8770", 200),
        ("club.example", 200),
        ("CLUB.example.:443", 200),
        ("evil.example", 421),
        ("club.example.evil.example", 421),
        ("evil.example:8770@localhost", 421),
        ("127.0.0.1.evil.example", 421),
        ("", 421),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, status: int, tmp_path: Path) -> None:
    async def scene() -> None:
        names = ["club.example"]
        async with hall_in(tmp_path) as hall, client_of(make_app(hall, Metrics(), names=names)) as http:
            for path in ("/api/health", "/", "/api/openapi.json"):
                answer = await http.get(f"http://x{path}", headers={"Host": host})
                assert answer.status_code == status
                assert "connect-src 'self'" in answer.headers["Content-Security-Policy"]
            if status != 200:
                assert answer.json()["key"] == "server-name"

    asyncio.run(scene())


def test_a_socket_for_another_name_is_refused(tmp_path: Path) -> None:
    handshake = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )

    async def scene() -> None:
        async with served(tmp_path) as port:
            assert b" 403 " in await sent(port, handshake)

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_names_are_given_as_browsers_send_them() -> None:
    assert checked_name("Łódź.Example.") == "xn--d-uga0v4h.example"
    for name in ("http://club.example", "club.example:80", "a b", ""):
        with pytest.raises(Complaint) as refused:
            checked_name(name)
        assert refused.value.key == "serve-name"
    assert "club.example" in server_names(["club.example"], "0.0.0.0", is_public=False)
    assert len(server_names([], "0.0.0.0", is_public=True)) == 3


def test_pages_name_the_server_they_speak_to(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as hall:
            app = make_app(hall, Metrics(), names=["club.example"], has_certificate=True)
            async with client_of(app) as http:
                for url, sockets_at, is_strict in (
                    ("https://club.example", "wss://club.example;", True),
                    ("https://localhost:8770", "wss://localhost:8770;", False),
                    ("http://127.0.0.1:8770", "ws://127.0.0.1:8770;", False),
                ):
                    headers = (await http.get(url)).headers
                    assert f"connect-src 'self' {sockets_at}" in headers["Content-Security-Policy"]
                    assert ("Strict-Transport-Security" in headers) == is_strict

    asyncio.run(scene())


# -- How much -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/openapi.json", "/nothing.js"])
def test_pages_and_descriptions_have_limits_too(path: str, tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(pages_a_second=1, requests_a_second=1)
        async with hall_in(tmp_path, limits) as hall, client_of(make_app(hall, Metrics())) as http:
            statuses = [(await http.get(f"http://localhost{path}")).status_code for _ in range(8)]
        assert 429 not in statuses[:5]
        assert statuses[-1] == 429

    asyncio.run(scene())


def test_lines_about_bad_requests_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = logs.Thinned()

    def line(logger: str, seconds: float) -> logging.LogRecord:
        record = logging.LogRecord(logger, logging.WARNING, "", 0, "Invalid HTTP request received.", (), None)
        record.created = seconds
        return record

    assert [counted.filter(line("uvicorn.error", second)) for second in (0, 1, 2, 59)] == [True, False, False, False]
    again = line("uvicorn.error", 61)
    assert counted.filter(again)
    assert "3 more" in again.getMessage()
    assert counted.filter(line("fiefdom.server.hall", 61))
    assert counted.filter(line("fiefdom.server.hall", 61))
