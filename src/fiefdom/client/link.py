"""Addresses of servers and tables, as people copy them from a browser."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from ipaddress import ip_address
from urllib.parse import parse_qs, unquote, urlsplit

from fiefdom.errors import Complaint

# A table, as the browser or the protocol names it (or as browsers once did); or only the server, or its lobby.
PATH = r"(?:/table|/join|/api/tables)/([^/]+)(?:/socket)?/?|/?(?:tables/?)?"
SECURE = {"http": False, "https": True, "ws": False, "wss": True}


@dataclass(frozen=True)
class Link:
    """A server, and perhaps a table there and the keys that came with the link.

    `key` is the invitation, for everybody who may join or watch. `seat_key` is one person's own, and leads back to
    their seat.
    """

    host: str
    is_secure: bool = False
    table: str = ""
    key: str = ""
    seat_key: str = ""

    @property
    def server(self) -> str:
        return f"{'https' if self.is_secure else 'http'}://{self.host}"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.is_secure else 'ws'}://{self.host}/api/tables/{self.table}/socket"

    @property
    def is_here(self) -> bool:
        """Whether the server is on this machine, where no proxy can find it."""
        name = urlsplit(self.server).hostname or ""
        try:
            return ip_address(name).is_loopback
        except ValueError:
            return name == "localhost" or name.endswith(".localhost")

    def at(self, table: str, key: str) -> Link:
        """The invitation to a table of this server."""
        return replace(self, table=table, key=key)

    def leading_back(self, seat_key: str) -> Link:
        """The link back to a seat: nobody else should have it."""
        return replace(self, seat_key=seat_key)

    def __str__(self) -> str:
        table = f"/table/{self.table}" if self.table else ""
        keys = f"{self.key}.{self.seat_key}" if self.seat_key else self.key
        return f"{self.server}{table}{'#' if keys else ''}{keys}"


def read_link(url: str) -> Link:
    """The link in `http://host:8770/table/NAME#KEY`; the scheme, the table and the key may be left out.

    The key of a seat comes after a dot: `#KEY.SEATKEY`.
    """
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        is_known = parts.scheme in SECURE and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_known = False
    path = re.fullmatch(PATH, parts.path) if is_known else None
    if path is None:
        raise Complaint("client-url", url=url)
    key = parts.fragment.removeprefix("key=") or parse_qs(parts.query).get("key", [""])[0]
    key, _, seat_key = key.partition(".")
    return Link(parts.netloc.rpartition("@")[2], SECURE[parts.scheme], unquote(path[1] or ""), key, seat_key)
