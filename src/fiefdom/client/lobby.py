"""Before you sit down at a table: what a client asks a server over HTTP."""

from __future__ import annotations

import time
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from fiefdom.client.link import Link
from fiefdom.client.refusals import Refused, Unreachable
from fiefdom.files import problem_of
from fiefdom.server import messages

TIME_TO_ANSWER = 30.0

T = TypeVar("T")


def open_table(link: Link, wish: messages.OpenTable, language: str) -> messages.NewTable:
    return ask(link, "/api/tables", messages.NewTable, language, wish)


def take_seat(link: Link, wish: messages.TakeSeat, language: str) -> messages.Seated:
    return ask(link, f"/api/tables/{quote(link.table, safe='')}/seats", messages.Seated, language, wish)


def open_tables(link: Link, language: str) -> list[messages.LobbyTable]:
    return ask(link, "/api/tables", list[messages.LobbyTable], language)


def ask(link: Link, path: str, kind: type[T], language: str, wish: Any = None) -> T:
    """What the server says; raises Refused with its reason, or Unreachable. A server that is busy is asked again."""
    give_up = time.monotonic() + TIME_TO_ANSWER
    while True:
        try:
            return ask_once(link, path, kind, language, wish)
        except Refused as refused:
            if refused.reason != "server-too-fast" or time.monotonic() + refused.delay > give_up:
                raise
            time.sleep(refused.delay)


def ask_once(link: Link, path: str, kind: type[T], language: str, wish: Any) -> T:
    body = None if wish is None else msgspec.json.encode(wish)
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    if link.key:
        headers["Authorization"] = f"Bearer {link.key}"
    request = Request(link.server + path, body, headers)
    opener = build_opener(ProxyHandler({})) if link.is_here else build_opener()
    try:
        with opener.open(request, timeout=TIME_TO_ANSWER) as response:
            return msgspec.json.decode(response.read(), type=kind)
    except HTTPError as problem:
        raise refusal(link, problem) from problem
    except OSError as problem:
        reason = getattr(problem, "reason", problem)
        about = problem_of(reason) if isinstance(reason, OSError) else str(reason)
        raise Unreachable("client-unreachable", server=link.server, problem=about) from problem
    except (HTTPException, msgspec.DecodeError) as problem:
        raise Unreachable("client-no-fiefdom", server=link.server) from problem


def refusal(link: Link, problem: HTTPError) -> Refused | Unreachable:
    with problem:
        try:
            refused = msgspec.json.decode(problem.read(), type=messages.Refusal)
        except (OSError, HTTPException, msgspec.DecodeError):
            return Unreachable("client-no-fiefdom", server=link.server)
    return Refused(refused.key, refused.text, float(problem.headers.get("Retry-After") or 0))
