"""A hall for tests: tables on a database of their own, with bots that think on the spot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from msgspec import json
from patience import ENOUGH
from starlette.types import ASGIApp

from fiefdom.errors import Complaint
from fiefdom.server import messages
from fiefdom.server.gathering import Gathering, Guest
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.options import SeatOptions, TableOptions
from fiefdom.server.serve import FiefdomServer, bound
from fiefdom.server.store import Store
from fiefdom.server.thinker import Job, Thinker, Thought
from fiefdom.server.thinkers import Thinkers
from fiefdom.table import Table

Scene = Callable[[Hall], Awaitable[None]]


class Here:
    """Thinks where it is asked; the real processes are tested on their own."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.known: dict[str, tuple[int, int]] = {}

    async def think(self, job: Job, patience: float) -> Thought:
        return self.thinker.think(job)

    def stop(self) -> None:
        pass


class ThinkersHere(Thinkers):
    def _add(self) -> None:
        worker: Any = Here()
        self.all.append(worker)
        self.idle.append(worker)


@asynccontextmanager
async def hall_in(folder: Path, limits: Limits | None = None) -> AsyncIterator[Hall]:
    async with hall_at(await Store.open(None, folder), limits) as hall:
        yield hall


@asynccontextmanager
async def hall_at(store: Store, limits: Limits | None = None) -> AsyncIterator[Hall]:
    thinkers = ThinkersHere()
    await thinkers.start()
    hall = Hall(store, thinkers, limits or Limits())
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


@asynccontextmanager
async def listening_at(hall: Hall, app: ASGIApp, **config: Any) -> AsyncIterator[int]:
    """The port of a server in this loop."""
    listening = bound("127.0.0.1", 0)
    listening.listen()
    server = FiefdomServer(uvicorn.Config(app, lifespan="off", log_config=None, **config), hall)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    await until(lambda: server.started)
    yield listening.getsockname()[1]
    server.should_exit = True
    await running


def people(n: int, **options: Any) -> TableOptions:
    """Options for so many people, at a fixed deal, at full speed."""
    usual: dict[str, Any] = {
        "seats": (SeatOptions(),) * n,
        "kingdom": "First Game",
        "seed": 58,
        "pace": 0.0,
        "discreet": False,
    }
    return TableOptions(**(usual | options))


class Client:
    """Somebody at a table, who remembers the last state and everything else."""

    def __init__(self, hall: Hall, gathering: Gathering, guest: Guest, key: str) -> None:
        self.key = key
        self.hall = hall
        self.gathering = gathering
        self.guest = guest
        self.frames: list[bytes] = []
        self.states: list[dict[str, Any]] = []
        self._events: list[Any] = []
        self.others: list[dict[str, Any]] = []

    @property
    def table(self) -> str:
        return self.gathering.room.name

    @property
    def game(self) -> Table:
        assert self.gathering.room.table is not None
        return self.gathering.room.table

    @property
    def state(self) -> dict[str, Any]:
        self.read()
        return self.states[-1]

    @property
    def events(self) -> list[Any]:
        self.read()
        return self._events

    def read(self) -> None:
        while not self.guest.queue.empty():
            frame = self.guest.queue.get_nowait()
            if frame is None:
                continue
            self.frames.append(frame)
            news = json.decode(frame)
            if news["type"] == "state":
                self._events = self._events[: news["events_from"]] + news["events"]
                self.states.append(news)
            else:
                self.others.append(news)

    async def ask(self, request: messages.Request) -> None:
        await self.hall.request(self.gathering, self.guest, request)

    async def answer(self, *picks: int | str) -> None:
        await self.ask(messages.Answer(self.state["step"], picks))

    async def answer_least(self) -> None:
        await self.answer(*range(self.state["question"]["least"]))

    def leave(self) -> None:
        self.hall.leave(self.gathering, self.guest)


async def sit(hall: Hall, table: str, *keys: str, have: int = 0, language: str = "en", address: str = "") -> Client:
    gathering, guest = await hall.enter(table, messages.Hello(messages.PROTOCOL, keys, have, language), address)
    return Client(hall, gathering, guest, keys[0] if keys else "")


async def seated(hall: Hall, options: TableOptions, *names: str) -> list[Client]:
    """A table with these people at it, the host first, and the game begun."""
    opened = await hall.open_table(messages.OpenTable(names[0], options))
    keys = [opened.seat_key]
    for name in names[1:]:
        keys.append((await hall.take_seat(opened.table, messages.TakeSeat(name))).seat_key)
    clients = [await sit(hall, opened.table, key, *([opened.host_key] * (n == 0))) for n, key in enumerate(keys)]
    for client in clients:
        client.read()
    return clients


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene in a hall with an empty database."""

    def run(scene: Scene) -> None:
        async def played() -> None:
            async with hall_in(tmp_path) as hall:
                await scene(hall)

        asyncio.run(asyncio.wait_for(played(), ENOUGH))

    return run


async def refused(asking: Awaitable[Any], key: str) -> Complaint:
    with pytest.raises(Complaint) as complaint:
        await asking
    assert complaint.value.key == key
    return complaint.value


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.005)


def seen(client: Client) -> list[dict[str, Any]]:
    """All events as somebody should know them."""
    client.read()
    events = [asdict(event) for event in client.game.events(client.guest.who.seat)]
    return json.decode(json.encode(events), type=list[dict[str, Any]])


async def turn_of(client: Client) -> None:
    """Let somebody do nothing until they are no longer asked."""
    while (question := client.state["question"]) and question["seat"] == client.state["you"]["seat"]:
        await client.answer_least()
