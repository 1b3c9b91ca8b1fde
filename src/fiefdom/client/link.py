"""Addresses of servers and tables, as people copy them from a browser."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from urllib.parse import parse_qs, unquote, urlsplit

from fiefdom.errors import Complaint

# A table, as the browser or the protocol names it; or only the server, or its lobby.
PATH = r"(?:/table|/api/tables)/([^/]+)(?:/socket)?/?|/?(?:tables/?)?"
SECURE = {"http": False, "https": True, "ws": False, "wss": True}


@dataclass(frozen=True)
class Link:
    """A server, and perhaps a table there and the key that came with the link."""

    host: str
    is_secure: bool = False
    table: str = ""
    key: str = ""

    @property
    def server(self) -> str:
        return f"{'https' if self.is_secure else 'http'}://{self.host}"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.is_secure else 'ws'}://{self.host}/api/tables/{self.table}/socket"

    def with_key(self, key: str) -> Link:
        return replace(self, key=key)

    def __str__(self) -> str:
        table = f"/table/{self.table}" if self.table else ""
        return f"{self.server}{table}{'#' if self.key else ''}{self.key}"


def read_link(url: str) -> Link:
    """The link in `http://host:8770/table/NAME#KEY`; the scheme, the table and the key may be left out."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        is_known = parts.scheme in SECURE and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_known = False
    path = re.fullmatch(PATH, parts.path) if is_known else None
    if path is None:
        raise Complaint("client-url", url=url)
    key = parts.fragment.removeprefix("key=") or parse_qs(parts.query).get("key", [""])[0]
    return Link(parts.netloc.rpartition("@")[2], SECURE[parts.scheme], unquote(path[1] or ""), key)
