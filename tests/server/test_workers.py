"""Several servers on one PostgreSQL serve the same tables together."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from patience import ENOUGH
from serving import Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fiefdom.server.listener import PULSE

OPTIONS = {"kingdom": "First Game", "pace": 0, "seed": 58, "first": 0, "discreet": False, "seats": [{}, {}]}


@pytest.fixture
def two(postgres_server: Any, postgres_database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    url = postgres_server.url(postgres_database)
    with Served(tmp_path, "--database", url) as one, Served(tmp_path, "--database", url) as other:
        yield one, other


def posted(server: Served, path: str, **message: Any) -> Any:
    with server.http() as http:
        return http.post(path, json=message).json()


def sat(server: Served, table: str, key: str) -> ClientConnection:
    socket = server.socket(table)
    socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": [key]}))
    return socket


def state_where(socket: ClientConnection, key: str, value: Any) -> dict[str, Any]:
    """The next state in which this is so."""
    while True:
        news: dict[str, Any] = json.loads(socket.recv(timeout=ENOUGH))
        if news["type"] == "state" and news[key] == value:
            return news


def present(state: dict[str, Any]) -> list[bool]:
    return [seat["present"] for seat in state["table"]["seats"]]


def test_what_is_done_at_one_server_is_seen_at_the_other(two: tuple[Served, Served]) -> None:
    one, other = two
    opened = posted(one, "/api/tables", name="Ann", options=OPTIONS)
    seated = posted(other, f"/api/tables/{opened['table']}/seats", name="Bob", key=opened["watch_key"])
    with sat(one, opened["table"], opened["seat_key"]) as ann, sat(other, opened["table"], seated["seat_key"]) as bob:
        step = state_where(ann, "step", 1)["step"]
        state_where(bob, "step", 1)
        ann.send(json.dumps({"type": "answer", "step": step, "picks": ["Copper"]}))
        seen = state_where(bob, "step", step + 1)
        assert seen["picture"]["players"][0]["numbers"]["coins"] == 1
        while present(seen) != [True, True]:
            seen = state_where(bob, "step", step + 1)
        # Bob's line of chat is heard at the other server, too.
        bob.send(json.dumps({"type": "say", "text": "Hello"}))
        while (news := json.loads(ann.recv(timeout=ENOUGH)))["type"] != "line":
            pass
        assert news["text"] == "Hello"
        with sat(other, opened["table"], opened["seat_key"]) as tab:
            # Two tabs, at two servers, answer one question: one wins, and both see the same.
            state_where(tab, "step", step + 1)
            for socket, n in ((ann, 1), (tab, 2)):
                socket.send(json.dumps({"type": "answer", "step": step + 1, "picks": ["Copper"] * n}))
            coins = [
                state_where(socket, "step", step + 2)["picture"]["players"][0]["numbers"]["coins"]
                for socket in (ann, tab)
            ]
            assert coins[0] == coins[1]
            assert coins[0] in (2, 3)


def test_a_game_goes_on_at_the_other_server_if_one_is_killed(two: tuple[Served, Served]) -> None:
    one, other = two
    options = OPTIONS | {"seats": [{}, {"bot": "big-money"}]}
    opened = posted(one, "/api/tables", name="Ann", options=options)
    with sat(one, opened["table"], opened["seat_key"]) as ann:
        state_where(ann, "step", 1)
    one.kill()
    with sat(other, opened["table"], opened["seat_key"]) as ann:
        state = state_where(ann, "step", 1)
        for _ in range(6):
            step = state["step"]
            ann.send(json.dumps({"type": "answer", "step": step, "picks": []}))
            while state["step"] <= step or "options" not in (state["question"] or {}):
                state = json.loads(ann.recv(timeout=ENOUGH))


# -- Limits -------------------------------------------------------------------------------------------

LIMITS = ("tables-an-hour=4", "connections-per-address=8", "watchers-lines-per-table=3")
LIMITED = [word for limit in LIMITS for word in ("--limit", limit)]


@pytest.fixture
def two_limited(postgres_server: Any, postgres_database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    options = ("--database", postgres_server.url(postgres_database), "--proxy", "127.0.0.1", *LIMITED)
    with Served(tmp_path, *options) as one, Served(tmp_path, *options) as other:
        yield one, other


def asked(server: Served, address: str, path: str, **message: Any) -> int:
    """The status of the answer to somebody at this address."""
    with server.http() as http:
        headers = {"X-Forwarded-For": address}
        return (
            http.post(path, json=message, headers=headers) if message else http.get(path, headers=headers)
        ).status_code


def at_table(server: Served, table: str, key: str, address: str) -> tuple[ClientConnection, dict[str, Any]]:
    socket = server.socket(table, **{"X-Forwarded-For": address})
    with suppress(ConnectionClosed):  # whoever has too many connections is not asked who they are
        socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": [key]}))
    return socket, json.loads(socket.recv(timeout=ENOUGH))


def refused_soon(ask: Any) -> None:
    """What was used at one server counts at the other soon, which asks nobody: within two or three signs of life."""
    until = time.monotonic() + ENOUGH
    while not ask():
        assert time.monotonic() < until
        time.sleep(0.1)


def test_what_an_address_uses_counts_at_all_servers(two_limited: tuple[Served, Served]) -> None:
    """Tables come back slowly, so a slow machine does not matter; test_limits.py has the other sorts."""
    one, other = two_limited
    for _ in range(3):
        assert asked(one, "192.0.2.3", "/api/tables", name="Ann", options=OPTIONS) == 200
    tried: list[int] = []
    time.sleep(2 * PULSE)

    def is_refused() -> bool:
        tried.append(asked(other, "192.0.2.3", "/api/tables", name="Ann", options=OPTIONS))
        return tried[-1] == 429

    refused_soon(is_refused)
    assert tried.count(200) < 4, "by itself, the other server would have allowed four"
    assert asked(other, "192.0.2.4", "/api/tables", name="Ann", options=OPTIONS) == 200


def test_connections_and_chat_count_at_all_servers(two_limited: tuple[Served, Served]) -> None:
    one, other = two_limited
    opened = posted(one, "/api/tables", name="Ann", options=OPTIONS | {"visibility": "open"})
    table, key = opened["table"], opened["watch_key"]
    here = [at_table(one, table, key, "192.0.2.1")[0] for _ in range(7)]
    time.sleep(3 * PULSE)

    def is_refused() -> bool:
        socket, news = at_table(other, table, key, "192.0.2.1")
        there.append(socket)
        return bool(news.get("key") == "server-many-connections")

    there: list[ClientConnection] = []
    refused_soon(is_refused)
    assert len(there) <= 8, "one more is allowed, and perhaps some before the other server knows"
    # As soon as they are closed, others may come.
    for socket in (*here, *there):
        socket.close()
    refused_soon(lambda: at_table(other, table, key, "192.0.2.1")[1]["type"] == "state")
    # Lines are in the log of the table, which both know.
    speakers = [at_table(server, table, key, f"192.0.2.{n}")[0] for n, server in enumerate((one, one, other, other), 5)]
    for number, socket in enumerate(speakers):
        socket.send(json.dumps({"type": "say", "text": f"line {number}"}))
        if number < 3:
            for each in speakers:
                while json.loads(each.recv(timeout=ENOUGH)).get("text") != f"line {number}":
                    pass
    while (news := json.loads(speakers[3].recv(timeout=ENOUGH)))["type"] == "state":
        pass
    assert news["key"] == "server-chatty"
    for socket in speakers:
        socket.close()


def test_whoever_is_sent_away_at_one_server_goes_from_the_other(two_limited: tuple[Served, Served]) -> None:
    one, other = two_limited
    opened = posted(one, "/api/tables", name="Ann", options=OPTIONS)
    seated = posted(other, f"/api/tables/{opened['table']}/seats", name="Bob", key=opened["watch_key"])
    with sat(other, opened["table"], seated["seat_key"]) as bob:
        state_where(bob, "step", 1)
        watcher, _ = at_table(other, opened["table"], opened["watch_key"], "192.0.2.9")
        with one.socket(opened["table"]) as ann:
            ann.send(json.dumps({"type": "hello", "protocol": 2, "keys": [opened["seat_key"], opened["host_key"]]}))
            while not (state := state_where(ann, "type", "state"))["watchers"]:
                pass
            ann.send(json.dumps({"type": "remove", "watcher": state["watchers"][0]["watcher"]}))
            ann.send(json.dumps({"type": "remove", "seat": 1}))
            for socket in (watcher, bob):
                while (news := json.loads(socket.recv(timeout=ENOUGH)))["type"] != "error":
                    pass
                assert news["key"] == "server-removed"
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(timeout=ENOUGH)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4000


def test_several_workers_share_one_port(postgres_server: Any, postgres_database: str, tmp_path: Path) -> None:
    url = postgres_server.url(postgres_database)
    with Served(tmp_path, "--database", url, "--workers", "2") as server:
        opened = posted(server, "/api/tables", name="Ann", options=OPTIONS)
        seated = posted(server, f"/api/tables/{opened['table']}/seats", name="Bob", key=opened["watch_key"])
        sockets = [sat(server, opened["table"], key) for key in (opened["seat_key"], seated["seat_key"]) * 4]
        for socket in sockets:
            state_where(socket, "step", 1)
        sockets[0].send(json.dumps({"type": "answer", "step": 1, "picks": ["Copper"]}))
        for socket in sockets:
            assert state_where(socket, "step", 2)["picture"]["players"][0]["numbers"]["coins"] == 1
            socket.close()
        assert server.stop()[0] == 0
