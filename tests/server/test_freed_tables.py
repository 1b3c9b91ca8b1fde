"""What is left in memory of tables that rest: nothing, even if the garbage collector never comes."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from halls import hall_in, listening_at, people, until
from msgspec import json
from patience import ENOUGH
from websockets.asyncio.client import ClientConnection, connect

from fiefdom.server import messages
from fiefdom.server.app import make_app
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.metrics import Metrics
from fiefdom.table import Table

ANSWERS = 6

Scene = Callable[[Hall, int], Awaitable[None]]


@contextmanager
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def ours() -> Counter[str]:
    """How many objects of Fiefdom, and of connections to it, there are in memory."""
    kinds = Counter(type(each) for each in gc.get_objects())
    return Counter({
        kind.__qualname__: n
        for kind, n in kinds.items()
        if str(kind.__module__).partition(".")[0] in ("fiefdom", "starlette", "uvicorn")
    })  # fmt: skip


async def next_news(socket: ClientConnection, is_awaited: Callable[[dict[str, object]], bool]) -> dict[str, object]:
    """The next news of this sort."""
    while not is_awaited(news := json.decode(await socket.recv())):
        pass
    return news  # type: ignore[no-any-return]


async def play(port: int, *, breaks_off: bool) -> None:
    """Two people play a short game, and go, with or without a word."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        wish = messages.OpenTable("Ann", people(2, seed=None))
        opened = json.decode((await http.post("/api/tables", content=messages.encode(wish))).content)
        table = f"/api/tables/{opened['table']}"
        sitting = {"name": "Bob", "key": opened["watch_key"]}
        seated = json.decode((await http.post(f"{table}/seats", json=sitting)).content)
    sockets = []
    for key in (opened["seat_key"], seated["seat_key"]):
        socket = await connect(f"ws://127.0.0.1:{port}{table}/socket")
        await socket.send(messages.encode(messages.Hello(messages.PROTOCOL, (key,))), text=True)
        sockets.append(socket)
    for step in range(1, ANSWERS + 1):
        states = [await next_news(socket, lambda news, step=step: news.get("step") == step) for socket in sockets]  # type: ignore[misc]
        (asked,) = [n for n, state in enumerate(states) if "least" in (state["question"] or {})]  # type: ignore[operator]
        least = states[asked]["question"]["least"]  # type: ignore[index]
        answer = messages.Answer(step, tuple(range(least))) if step < ANSWERS else messages.Resign()
        await sockets[asked].send(messages.encode(answer), text=True)
    for socket in sockets:
        await next_news(socket, lambda news: bool(news.get("standings")))
        if breaks_off:
            socket.transport.abort()
        else:
            await socket.close()


async def rest(hall: Hall) -> None:
    """Wait until everybody has gone, and let the tables rest."""
    await until(lambda: not any(gathering.guests for gathering in hall.gatherings.values()))
    while hall.gatherings:
        hall.rest(0)
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("breaks_off", [False, True])
def test_a_table_that_rests_leaves_nothing_behind(breaks_off: bool, tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path, Limits.none()) as hall, listening_at(hall, make_app(hall, Metrics())) as port:
            await play(port, breaks_off=breaks_off)  # whatever is made only once is there after this
            await rest(hall)
            with without_collector():
                before = ours()
                for _ in range(3):
                    await play(port, breaks_off=breaks_off)
                assert (ours() - before)["Game"] >= 3, "tables are counted while they are in use"
                await rest(hall)
                with suppress(TimeoutError):
                    await asyncio.wait_for(until(lambda: not ours() - before), ENOUGH / 2)
                assert not ours() - before

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_game_goes_with_its_table() -> None:
    with without_collector():
        before = ours()
        table = Table(3, "First Game", 7)
        for _ in range(10):
            assert table.pending is not None
            table.picture(0)
            table.answer(table.pending.seat, range(table.pending.least))
        table.undo(force=True)
        del table
        assert not ours() - before


def test_a_view_or_a_copy_outlives_its_table() -> None:
    view = Table(2, "First Game", 7).view(0)
    assert len(view.hand) == 5
    first = Table(2, "First Game", 7)
    copies = [first.clone(), first.resample(0, 3)]
    pictures = [copy.picture(0) for copy in copies]
    del first
    assert [copy.picture(0) for copy in copies] == pictures
    for copy in copies:
        assert copy.pending is not None
        copy.answer(copy.pending.seat, ())
