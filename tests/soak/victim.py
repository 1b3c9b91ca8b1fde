"""A server of our own to attack, and what attackers do there: open tables, sit down, measure how long others wait."""

from __future__ import annotations

import json
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from patience import ENOUGH
from serving import Served
from websockets.sync.client import ClientConnection, connect

from fiefdom.table import Table

LOOPBACK = "127.0.0.1"


class Broken(AssertionError):
    """An attack worked."""


def hold(is_held: object, what: str) -> None:
    if not is_held:
        raise Broken(what)


@dataclass(frozen=True)
class Opened:
    table: str
    keys: dict[str, str]


class Club:
    """A server, reached at some address, and two addresses from which nobody has come before.

    `strength` is the part of a full attack.
    """

    clubs = count(1)

    def __init__(self, served: Served, strength: float, address: str = "") -> None:
        self.served = served
        self.strength = strength
        self.address = address or served.address
        self.port = int(self.address.rpartition(":")[2])
        number = next(self.clubs)
        self.member, self.stranger = f"127.0.{number}.1", f"127.0.{number}.2"

    def times(self, full: int) -> int:
        return max(5, round(full * self.strength))

    def http(self, address: str = "", **headers: str) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address or self.member)
        return httpx.Client(base_url=self.address, transport=transport, timeout=ENOUGH, headers=headers)

    def open(self, *seats: dict[str, str], address: str = "", name: str = "Ann", **options: Any) -> Opened:
        response = self.ask_to_open(*seats, address=address, name=name, **options)
        response.raise_for_status()
        opened = response.json()
        return Opened(
            opened["table"], {"watch": opened["watch_key"], "host": opened["host_key"], name: opened["seat_key"]}
        )

    def ask_to_open(
        self, *seats: dict[str, str], address: str = "", name: str = "Ann", **options: Any
    ) -> httpx.Response:
        wish = {"name": name, "options": {"seats": seats or ({}, {"bot": "fair"}), "pace": 0, **options}}
        with self.http(address) as http:
            return http.post("/api/tables", json=wish)

    def sit(self, opened: Opened, name: str, address: str = "") -> httpx.Response:
        with self.http(address) as http:
            wish = {"name": name, "key": opened.keys["watch"]}
            response = http.post(f"/api/tables/{opened.table}/seats", json=wish)
        if response.is_success:
            opened.keys[name] = response.json()["seat_key"]
        return response

    @contextmanager
    def at(self, table: str, *keys: str, address: str = "") -> Iterator[Seat]:
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(
            url, source_address=(address or self.member, 0), open_timeout=ENOUGH, close_timeout=1, max_size=None
        ) as found:
            seat = Seat(found)
            seat.send(type="hello", protocol=2, keys=keys)
            yield seat

    def memory(self) -> int:
        """How many bytes of memory the server uses."""
        return int(self.said_by_kernel("VmRSS")) * 1024

    def said_by_kernel(self, field: str) -> str:
        status = Path(f"/proc/{self.served.process.pid}/status").read_text()
        found = re.search(rf"^{field}:\s*(\d+)", status, re.MULTILINE)
        assert found is not None
        return found[1]

    def pings(self, seconds: float) -> float:
        """How long the slowest of many questions took that the victim asked for so many seconds."""
        slowest, until = 0.0, time.monotonic() + seconds
        with self.http() as http:
            while time.monotonic() < until:
                began = time.monotonic()
                http.get("/api/health").raise_for_status()
                slowest = max(slowest, time.monotonic() - began)
                time.sleep(0.1)
        return slowest


class Seat:
    """A connection to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, timeout: float = ENOUGH) -> dict[str, Any]:
        news: dict[str, Any] = json.loads(self.connection.recv(timeout=timeout))
        return news

    def state(self, *, where: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next state for which this holds."""
        while (news := self.hear())["type"] != "state" or not where(news):
            hold(news["type"] != "error", f"refused: {news}")
        return news

    def asked(self) -> dict[str, Any]:
        """The next state in which this seat has something to decide."""
        return self.state(where=lambda news: "options" in (news["question"] or {}))


def endless_game(answers: int) -> str:
    """The record of a game in which six people do nothing."""
    table = Table(6, "First Game", 58)
    for _ in range(answers):
        decision = table.pending
        assert decision is not None
        table.answer(decision.seat, [])
    return table.secret_record().text()


def play_until_trapdoor(ann: Seat) -> None:
    """Buy Trapdoors until one is played."""
    for _ in range(200):
        state = ann.asked()
        question = state["question"]
        options = question["options"]
        if "Trapdoor" in options and question["purpose"] == "play":
            ann.send(type="answer", step=state["step"], picks=["Trapdoor"])
            ann.hear()
            return
        if question["purpose"] == "buy":
            picks = ["Trapdoor"]
        else:
            picks = options[: question["most"]]
        ann.send(type="answer", step=state["step"], picks=picks)
    raise AssertionError("Trapdoor never came up")


@contextmanager
def attacked(*options: str) -> Iterator[Served]:
    """A server that has to stay up, and to keep its log short, whatever is done to it."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), *options) as served:
        yield served
        status, errors = served.stop()
        hold(status == 0, f"the server ended with status {status}")
        hold("Traceback" not in errors, errors)
        hold(len(errors) < 5_000, f"the server wrote {len(errors):,} bytes to its log")
