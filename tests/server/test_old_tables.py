"""After a change of rules, tables of every state open as before, read-only, and their records can be downloaded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import pytest
from halls import Client, hall_in, people, refused, seated, sit, until
from patience import ENOUGH

from fiefdom.records import record as records
from fiefdom.records.record import Record
from fiefdom.server import beginnings, entries, messages, room
from fiefdom.server import hall as halls
from fiefdom.server.app import make_app
from fiefdom.server.hall import Hall
from fiefdom.server.metrics import Metrics
from fiefdom.server.options import SeatOptions
from fiefdom.version import VERSION

NEW = "9.0.0"
SENTENCE = (
    f"This table is read-only: it was opened with Fiefdom {VERSION}, and Fiefdom {NEW}, which runs here, plays by"
)


@dataclass
class Old:
    """A table that was left, one of its keys, and its record, if it has one."""

    table: str
    key: str
    record: Record | None


async def leave(*clients: Client) -> Old:
    gathering = clients[0].gathering
    record = None if gathering.room.table is None else gathering.room.record()
    for client in clients:
        client.leave()
    return Old(gathering.room.name, clients[0].key, record)


async def waiting(hall: Hall) -> Old:
    opened = await hall.open_table(messages.OpenTable("Ann", people(2, visibility="open")))
    return await leave(await sit(hall, opened.table, opened.seat_key))


async def running(hall: Hall) -> Old:
    """With an answer that was undone, and chat."""
    ann, bob = await seated(hall, people(2, first=0, visibility="open"), "Ann", "Bob")
    await ann.answer("Copper")
    await ann.ask(messages.Undo())
    await ann.answer("Copper", "Copper")
    await bob.ask(messages.Say("Good luck!"))
    await ann.answer_least()
    return await leave(ann, bob)


async def paused(hall: Hall) -> Old:
    ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
    await ann.answer("Copper")
    await ann.ask(messages.Pause())
    return await leave(ann, bob)


async def undoing(hall: Hall) -> Old:
    """Somebody asked to undo, and the other has agreed."""
    ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
    while bob.state["question"]["seat"] == 0:
        await ann.answer_least()
    await ann.ask(messages.Undo())
    await bob.ask(messages.Agree(True))
    return await leave(ann, bob)


async def resigned(hall: Hall) -> Old:
    ann, bob = await seated(hall, people(2), "Ann", "Bob")
    await bob.ask(messages.Resign())
    return await leave(ann, bob)


async def with_bots(hall: Hall) -> Old:
    """A bot has made a plan, and another one stands in for Ann."""
    seats = (SeatOptions(), SeatOptions("fair"))
    opened = await hall.open_table(messages.OpenTable("Ann", people(2, seats=seats, first=1)))
    ann = await sit(hall, opened.table, opened.seat_key, opened.host_key)
    await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
    return await leave(ann)


async def finished(hall: Hall) -> Old:
    opened = await hall.open_table(messages.OpenTable("", people(2, seats=(SeatOptions("big-money"),) * 2)))
    watcher = await sit(hall, opened.table, opened.watch_key)
    await until(lambda: watcher.gathering.room.status == "over")
    return await leave(watcher)


async def rematch(hall: Hall) -> Old:
    ann, bob = await seated(hall, people(2), "Ann", "Bob")
    await bob.ask(messages.Resign())
    await ann.ask(messages.Rematch())
    following = await sit(hall, ann.gathering.room.rematch, ann.key)
    ann.leave()
    bob.leave()
    return await leave(following)


async def with_all_treasures(hall: Hall) -> Old:
    ann, bob = await seated(hall, people(2, first=0, all_treasures=True), "Ann", "Bob")
    await ann.answer("Copper")
    return await leave(ann, bob)


async def drafting(hall: Hall) -> Old:
    """Players choose the kingdom in turn, and are not done."""
    ann, bob = await seated(hall, people(2, kingdom="", draft=True, first=0), "Ann", "Bob")
    await ann.ask(messages.Choose(ann.state["step"], "Village"))
    return await leave(ann, bob)


async def ended(hall: Hall) -> Old:
    ann, bob = await seated(hall, people(2), "Ann", "Bob")
    await ann.ask(messages.End())
    return await leave(ann, bob)


def change_rules(patch: pytest.MonkeyPatch) -> None:
    for module in (records, room, entries, beginnings, halls):
        patch.setattr(module, "VERSION", NEW)
    patch.setattr(records, "RULES", NEW)


@pytest.mark.parametrize(
    "begin",
    [waiting, running, paused, undoing, resigned, with_bots, with_all_treasures, finished, rematch, drafting, ended],
    ids=lambda f: f.__name__,
)
def test_an_old_table_opens_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin: Callable[[Hall], Awaitable[Old]]
) -> None:
    async def played() -> None:
        async with hall_in(tmp_path) as hall:
            old = await begin(hall)
        with monkeypatch.context() as patch:
            change_rules(patch)
            async with hall_in(tmp_path) as hall:
                await look_at_the_page(hall, old)
                await sit_down(hall, old)
                assert await hall.lobby() == [], "nobody can join"

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


async def look_at_the_page(hall: Hall, old: Old) -> None:
    transport = httpx.ASGITransport(make_app(hall, Metrics()))
    headers = {"Authorization": f"Bearer {old.key}"}
    path = f"/api/tables/{old.table}"
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers) as http:
        seen = (await http.get(path)).json()
        assert seen["problem"].startswith(SENTENCE)
        assert seen["status"] == "ended"
        assert len(seen["seats"]) == 2
        record = await http.get(f"{path}/record")
        if old.record is None:
            assert record.json()["key"] == "server-not-started"
        else:
            assert record.text == replace(old.record, version=VERSION).text()
        for answer in (
            await http.get(f"{path}/replay"),
            await http.post(f"{path}/seats", json={"name": "Eve"}),
        ):
            assert (answer.status_code, answer.json()["key"]) == (409, "server-other-rules")


async def sit_down(hall: Hall, old: Old) -> None:
    client = await sit(hall, old.table, old.key)
    state = client.state
    assert state["table"]["problem"].startswith(SENTENCE)
    assert (state["picture"], state["question"], state["standings"]) == (None, None, None)
    assert not any(may for name, may in state["can"].items() if name != "undo")
    for request in (messages.Answer(state["step"], ()), messages.Undo(), messages.Rematch(), messages.Say("Hello?")):
        await refused(client.ask(request), "server-other-rules")
    await asyncio.sleep(0)
    assert client.gathering.driver is None or client.gathering.driver.done()


def test_a_log_that_goes_wrong_keeps_all_its_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is shown as far as it could be played; the record has everything."""

    async def played() -> None:
        async with hall_in(tmp_path) as hall:
            old = await running(hall)
        assert old.record is not None
        async with hall_in(tmp_path) as hall:
            rows = await hall.store.rows(old.table)

            async def other(_: str, since: int = 0) -> object:
                """The first answer is one that these rules do not allow."""
                odd = replace(rows[4], what=rows[4].what.replace(b'["Copper"]', b'["Province"]'))
                return [*rows[:4], odd, *rows[5:]][since:]

            assert b'["Copper"]' in rows[4].what
            monkeypatch.setattr(hall.store, "rows", other)
            client = await sit(hall, old.table, old.key)
            assert client.state["table"]["problem"].startswith("This table is read-only")
            assert client.state["number"] == len(rows)
            assert client.state["picture"] is not None
            assert client.state["question"] is None
            assert (await hall.record(old.table, (old.key,))).answers == old.record.answers

    asyncio.run(asyncio.wait_for(played(), ENOUGH))
