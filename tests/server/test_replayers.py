"""Games are replayed in a process of its own: nobody who plays waits for it, and it takes no more than it may."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from folders import PLAYED
from halls import hall_in, until
from patience import ENOUGH

from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.server import entries, messages, replayer
from fiefdom.server.app import make_app
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.metrics import Metrics
from fiefdom.server.options import SeatOptions, TableOptions
from fiefdom.server.replayer import CutRecord, JobFailed, Overview, Replayer, Stretch
from fiefdom.server.replayers import Replayers
from fiefdom.server.replays import Replayed
from fiefdom.server.requests import REPEATED_AT_ONCE
from fiefdom.table import Table

TEXT = (PLAYED / "first-game.record.txt").read_text(encoding="utf-8")
RECORD = Record.from_text(TEXT)
LIMITS = Limits()
OVERVIEW = Overview(TEXT, LIMITS, "en")


def other(seed: int) -> str:
    """The beginning of another game."""
    return TEXT[: TEXT.index("answers:\n")].replace(f"seed: {RECORD.seed}", f"seed: {seed}") + "answers:\n"


def with_replayers(scene: Callable[[Replayers], Awaitable[None]], **limits: int) -> None:
    async def played() -> None:
        replayers = Replayers(Limits(**limits))
        try:
            await scene(replayers)
        finally:
            replayers.close()

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


def process_of(replayers: Replayers) -> int:
    assert replayers.worker is not None
    assert replayers.worker.process.pid is not None
    return replayers.worker.process.pid


async def refused(asked: Awaitable[Any], key: str) -> None:
    with pytest.raises(Complaint) as problem:
        await asked
    assert problem.value.key == key


def at_a_server(folder: Path, scene: Callable[[Hall, httpx.AsyncClient], Awaitable[None]], **limits: int) -> None:
    async def played() -> None:
        async with hall_in(folder, Limits(**limits)) as hall:
            transport = httpx.ASGITransport(make_app(hall, Metrics()))
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", timeout=ENOUGH) as http:
                await scene(hall, http)

    asyncio.run(asyncio.wait_for(played(), ENOUGH))


# -- Where it is done -----------------------------------------------------------------------------------


def test_the_process_that_serves_replays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither does it read what a stranger has sent, which takes as long for a long record."""

    def here(*about: object, **more: object) -> Any:
        raise AssertionError("this would be done on the event loop")

    async def scene(hall: Hall, http: httpx.AsyncClient) -> None:
        bots = TableOptions(seats=(SeatOptions("big-money"),) * 2, pace=0.0, visibility="open")
        table = (await hall.open_table(messages.OpenTable("", bots))).table
        await until(lambda: hall.gatherings[table].room.status == "over")
        for where, name in ((Record, "from_text"), (Table, "replayed"), (Table, "repeat"), (Table, "clone")):
            monkeypatch.setattr(where, name, here)
        answers = [
            await http.get(f"/api/tables/{table}/replay"),
            await http.get(f"/api/tables/{table}/replay/steps?step=3"),
            await http.post("/api/replays", json={"record": TEXT}),
            await http.post("/api/replays/steps?step=100&steps=20", json={"record": TEXT}),
            await http.post("/api/tables", json={"name": "Ann", "record": TEXT, "steps": 3}),
        ]
        assert [answer.status_code for answer in answers] == [200] * len(answers)
        assert process_of(hall.replayers) != os.getpid()

    at_a_server(tmp_path, scene)


def test_a_game_goes_on_from_a_record_a_few_answers_at_a_time(tmp_path: Path) -> None:
    async def scene(hall: Hall, http: httpx.AsyncClient) -> None:
        wish = messages.OpenTable("Ann", TableOptions(), TEXT, 3 * REPEATED_AT_ONCE + 1)
        opened = await hall.open_table(wish)
        rows = await hall.store.rows(opened.table, 0)
        log = [entries.decode(row.what) for row in rows]
        begun = next(number for number, entry in enumerate(log) if isinstance(entry, entries.Started))
        for part in (log[:begun], log[begun:]):
            repeated = [entry for entry in part if isinstance(entry, entries.Repeated)]
            assert [len(entry.answers) for entry in repeated] == [REPEATED_AT_ONCE] * 3 + [1]
            assert sum((entry.answers for entry in repeated), ()) == RECORD.answers[: wish.steps]

    at_a_server(tmp_path, scene)


# -- Limits -----------------------------------------------------------------------------------------------


def test_a_record_that_is_too_large_or_too_long_is_refused(tmp_path: Path) -> None:
    async def scene(hall: Hall, http: httpx.AsyncClient) -> None:
        for path in ("/api/replays", "/api/replays/steps", "/api/tables"):
            long = await http.post(path, json={"record": TEXT})
            assert (long.status_code, long.json()["key"]) == (413, "server-record-long")
            assert long.json()["text"].endswith(f"{len(RECORD.answers)} steps, and at most 100.")
            large = await http.post(path, json={"record": TEXT + " " * 20_000})
            assert (large.status_code, large.json()["key"]) == (413, "server-large")

    at_a_server(tmp_path, scene, record_answers=100, record_bytes=20_000)


def test_an_address_has_so_many_replays_at_a_time_and_all_together_so_many(tmp_path: Path) -> None:
    async def scene(replayers: Replayers) -> None:
        asked = [
            asyncio.create_task(replayers.overview(TEXT, "en", address))
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")
        ]
        await asyncio.sleep(0)
        await refused(replayers.overview(TEXT, "en", "192.0.2.1"), "server-many-replays")
        await refused(replayers.overview(TEXT, "en", "192.0.2.3"), "server-full-of-replays")
        await asyncio.gather(*asked)
        assert replayers.asking == {}
        await replayers.overview(TEXT, "en", "192.0.2.1")

    with_replayers(scene, replays_per_address=2, replays=3)


def test_whoever_asks_for_much_delays_others_by_one_replay() -> None:
    async def scene(replayers: Replayers) -> None:
        done: list[str] = []

        async def look(address: str, seed: int) -> None:
            await replayers.overview(other(seed), "en", address)
            done.append(address)

        await asyncio.gather(*(look("192.0.2.1", seed) for seed in range(6)), look("192.0.2.2", 9))
        assert done.index("192.0.2.2") <= 1

    with_replayers(scene)


def test_a_replay_that_takes_too_long_is_refused_and_delays_nobody_any_more() -> None:
    async def scene(replayers: Replayers) -> None:
        await replayers.overview(TEXT, "en", "")
        stuck = process_of(replayers)
        os.kill(stuck, signal.SIGSTOP)
        await refused(replayers.overview(TEXT, "en", ""), "server-slow-replay")
        assert await replayers.overview(TEXT, "en", "")
        assert process_of(replayers) != stuck

    with_replayers(scene)


# -- The process -----------------------------------------------------------------------------------------


def test_a_process_that_is_killed_is_replaced_and_nobody_notices() -> None:
    async def scene(replayers: Replayers) -> None:
        await replayers.overview(TEXT, "en", "")
        os.kill(process_of(replayers), signal.SIGKILL)
        assert await replayers.part(TEXT, None, 3, 1, 0, "")

    with_replayers(scene)


def test_it_starts_when_it_is_wanted_and_ends_when_nobody_has_wanted_it_for_a_while() -> None:
    async def scene(replayers: Replayers) -> None:
        assert replayers.worker is None
        asked = asyncio.create_task(replayers.overview(TEXT, "en", ""))
        await asyncio.sleep(0)
        replayers.rest(0.0)
        await asked
        worker = replayers.worker
        assert worker is not None, "nobody ends it while somebody waits"
        replayers.rest(ENOUGH)
        assert replayers.worker is worker
        replayers.rest(0.0)
        assert replayers.worker is None
        await until(lambda: not worker.process.is_alive())

    with_replayers(scene)


def test_a_closed_server_starts_no_process() -> None:
    async def scene(replayers: Replayers) -> None:
        replayers.close()
        await refused(replayers.overview(TEXT, "en", ""), "server-closes")
        assert replayers.worker is None

    with_replayers(scene)


def test_it_gives_way_to_bots_that_think() -> None:
    async def scene(replayers: Replayers) -> None:
        await replayers.overview(TEXT, "en", "")
        assert os.getpriority(os.PRIO_PROCESS, process_of(replayers)) > os.getpriority(os.PRIO_PROCESS, 0)

    with_replayers(scene)


# -- What it remembers -----------------------------------------------------------------------------------


def test_a_part_of_a_game_that_was_replayed_is_not_replayed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    it, given, answer = Replayer(), list[int](), Table.answer

    def counted(table: Table, seat: int, picks: Sequence[int | str]) -> None:
        given.append(seat)
        answer(table, seat, picks)

    monkeypatch.setattr(Table, "answer", counted)
    it.do(OVERVIEW)
    assert len(given) >= len(RECORD.answers)
    given.clear()
    assert isinstance(it.do(Stretch(TEXT, LIMITS, None, len(RECORD.answers) - 10, 5, 0)), bytes)
    found = it.do(CutRecord(TEXT, LIMITS, 7))
    assert isinstance(found, Record)
    assert found.answers == RECORD.answers[:7]
    assert len(given) < 40


def test_it_remembers_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    it = Replayer()
    it.do(OVERVIEW)
    marks = sum(len(game.marks) for game in it.games.values())
    monkeypatch.setattr(replayer, "MOST_MARKS", marks + 3)
    for seed in range(20):
        assert isinstance(it.do(Overview(other(seed), LIMITS, "en")), bytes)
    assert len(it.games) == marks + 3, "each of these has one mark"
    monkeypatch.setattr(replayer, "MOST_MARKS", 1)
    it.do(OVERVIEW)
    assert len(it.games) == 1, "a game that is longer than that is remembered alone"


@pytest.mark.parametrize("problem", [SystemExit(1), ZeroDivisionError("division by zero")])
def test_a_card_that_fails_ends_nothing(monkeypatch: pytest.MonkeyPatch, problem: BaseException) -> None:
    def fails(record: Record) -> Replayed:
        raise problem

    monkeypatch.setattr(Replayed, "of", fails)
    assert isinstance(Replayer().do(OVERVIEW), JobFailed)


def test_what_went_wrong_is_logged_and_whoever_asked_hears_that_something_did(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: Replayers, job: object) -> JobFailed:
        return JobFailed("ZeroDivisionError in my_cards.py, line 7")

    async def scene(replayers: Replayers) -> None:
        await refused(replayers.overview(TEXT, "en", ""), "server-failed")
        assert "my_cards.py, line 7" in caplog.text

    monkeypatch.setattr(Replayers, "_do", fails)
    with_replayers(scene)
