"""Several servers on one PostgreSQL serve the same tables together."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from patience import ENOUGH
from serving import Served
from websockets.sync.client import ClientConnection

OPTIONS = {"kingdom": "First Game", "pace": 0, "seed": 58, "first": 0, "seats": [{}, {}]}


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
    socket.send(json.dumps({"type": "hello", "protocol": 1, "keys": [key]}))
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
        assert seen["picture"]["players"][0]["coins"] == 1
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
            coins = [state_where(socket, "step", step + 2)["picture"]["players"][0]["coins"] for socket in (ann, tab)]
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
            assert state_where(socket, "step", 2)["picture"]["players"][0]["coins"] == 1
            socket.close()
        assert server.stop()[0] == 0
