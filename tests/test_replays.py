"""Finished games and records can be looked at again, from any seat, and played on from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from serving import Served

from fiefdom.locale.speaker import speaker
from fiefdom.records.record import Record
from fiefdom.server.replays import replay
from fiefdom.table import Table

GOLDEN = Path(__file__).parent / "golden"
TEXT = (GOLDEN / "first-game.record.txt").read_text(encoding="utf-8")
RECORD = Record.from_text(TEXT, "first-game")
ENGLISH = speaker("en")


def test_every_answer_is_a_position_and_every_turn_a_moment() -> None:
    found = replay(RECORD, None, ENGLISH)
    table = Table.from_record(RECORD)
    assert len(found.frames) == len(RECORD.answers) + 1
    assert [event for frame in found.frames for event in frame.events] == table.secret_events()
    assert found.frames[-1].picture["is_over"]
    assert found.standings is not None
    assert found.moments[-1].scores == tuple(each.score for each in found.standings)
    assert found.moments[0].scores == (3,) * table.players
    assert found.moments[0].money == (7,) * table.players
    assert len(found.moments) == 1 + sum(each.turns for each in found.standings)


def test_a_seat_sees_what_it_saw_and_nothing_else() -> None:
    found = replay(RECORD, 0, ENGLISH)
    for frame, table in zip(found.frames, Table.replayed(RECORD), strict=True):
        assert frame.picture == table.picture(0)
        assert frame.hands is None
    assert [event for frame in found.frames for event in frame.events] == table.events(0)


def test_brief_is_without_positions() -> None:
    found = replay(RECORD, None, ENGLISH, is_brief=True)
    assert (found.frames, found.moments) == ([], replay(RECORD, None, ENGLISH).moments)


def test_the_end_says_what_bots_with_a_plan_went_for() -> None:
    plan = 'name = "plan"\nbeats_money = 71\nrules = ["Province", "Smithy if count(Smithy) < 2", "Silver"]'
    planned = replace(RECORD, bots={0: "strong", 1: "random"}, plans={0: plan})
    reason = "In practice games beforehand, its plan won 71% against plain money."
    assert replay(planned, None, ENGLISH).went_for == (f"Ada went for money with Smithy. {reason}", "")
    assert replay(planned, None, speaker("hu")).went_for[0].startswith("Ada pénzre játszott, és ebben Kovácsműhely")
    half = replace(planned, answers=planned.answers[:20], answer_lines=planned.answer_lines[:20])
    assert replay(half, None, ENGLISH).went_for == (), "a plan is secret while the game goes on"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with Served(tmp_path_factory.mktemp("replays")) as served, served.http() as client:
        yield client


def test_a_record_is_shown_and_goes_on_with_other_people(http: httpx.Client) -> None:
    shown = http.post("/api/replays?seat=1", json={"record": TEXT}).json()
    assert len(shown["frames"]) == len(RECORD.answers) + 1
    assert http.post("/api/replays?seat=9", json={"record": TEXT}).json()["key"] == "server-number"
    assert http.post("/api/replays", json={"record": "nothing"}).status_code == 400
    seats: list[dict[str, str]] = [{}, *({"bot": "easy"} for _ in RECORD.players[1:])]
    wish = {"name": "Ann", "options": {"seats": seats}, "record": TEXT, "steps": 20}
    opened = http.post("/api/tables", json=wish).json()
    key = {"Authorization": f"Bearer {opened['seat_key']}"}
    record = Record.from_text(http.get(f"/api/tables/{opened['table']}/record", headers=key).text, "new")
    assert record.answers[:20] == RECORD.answers[:20]
    assert (record.kingdom, record.seed, record.players[0]) == (RECORD.kingdom, RECORD.seed, "Ann")
    changes: list[dict[str, object]] = [
        {"steps": -1},
        {"steps": 10_000},
        {"options": {"seats": [{}] * 6}},
        {"name": ""},
    ]
    for change in changes:
        assert http.post("/api/tables", json=wish | change).status_code == 400


def test_only_a_finished_game_can_be_looked_at_again(http: httpx.Client) -> None:
    bots = {"seats": [{"bot": "easy"}, {"bot": "easy"}], "pace": 0, "visibility": "open"}
    table = http.post("/api/tables", json={"options": bots}).json()["table"]
    assert http.get(f"/api/tables/{table}/replay?brief").json()["frames"] == []
    people = {"seats": [{}, {"name": ""}], "visibility": "open"}
    opened = http.post("/api/tables", json={"name": "Ann", "options": people}).json()
    http.post(f"/api/tables/{opened['table']}/seats", json={"name": "Bob"})
    assert http.get(f"/api/tables/{opened['table']}/replay").json()["key"] == "server-record-secret"
