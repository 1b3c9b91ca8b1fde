"""Who comes in: requests that ask for this server by one of its names, and do not ask for too much."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from fiefdom.errors import Complaint
from fiefdom.server.allowances import Usage
from fiefdom.server.responses import language_wanted, refused

LOCAL = "localhost"
PAGES, SOCKETS = "http", "websocket"


class Door:
    """Refuses requests that ask for another server or come too fast, before anything else looks at them.

    A page of another site can let its own name point to this machine, and then a browser takes this server for that
    site. But it still asks for it by that name. No name can imitate an address made of numbers.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str], usage: Usage) -> None:
        self.app = app
        self.names = names
        self.usage = usage

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (PAGES, SOCKETS):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Complaint as complaint:
            if scope["type"] == SOCKETS:
                await send({"type": "websocket.close"})
            else:
                await refused(complaint, language_wanted(Request(scope)))(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        name = name_in(Headers(scope=scope).get("host", ""))
        if not is_own(name, self.names):
            raise Complaint("server-name", name=name)
        address = scope["client"][0] if scope.get("client") else ""
        is_request = scope["type"] == PAGES and scope["path"].startswith(("/api/", "/metrics"))
        (self.usage.check_request if is_request else self.usage.check_page)(address)


def name_in(host: str) -> str:
    """The name in a Host header, without the port."""
    found = re.fullmatch(r"(\[[0-9a-fA-F:.]+\]|[\w.-]*)(:[0-9]*)?", host, re.ASCII)
    return found[1].strip("[]").rstrip(".").lower() if found else ""


def is_own(name: str, names: Iterable[str]) -> bool:
    return is_address(name) or is_local(name) or name in names


def is_local(name: str) -> bool:
    return name == LOCAL or name.endswith(f".{LOCAL}")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def checked_name(name: str) -> str:
    """A name by which people reach the server, as browsers send it; complains if it cannot be one."""
    try:
        plain = name.strip().rstrip(".").lower().encode("idna").decode()
    except UnicodeError:
        plain = ""
    if not plain or name_in(plain) != plain:
        raise Complaint("serve-name", name=name)
    return plain


def server_names(named: Iterable[str], host: str, *, is_public: bool) -> tuple[str, ...]:
    """The names of a server: those that it was given, and where others reach it, the names of this machine in its
    networks.
    """
    machine = socket.gethostname()
    local_names = (machine, f"{machine.partition('.')[0]}.local") if is_public else ()
    return tuple(map(checked_name, named)) + tuple(name.lower() for name in (host, *local_names))
