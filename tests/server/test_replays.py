"""Finished games and records can be looked at again, from any seat, and played on from anywhere."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import httpx
import pytest
from folders import PLAYED
from serving import Served

from fiefdom.locale.speaker import speaker
from fiefdom.records.record import Record
from fiefdom.server.limits import Limits
from fiefdom.server.replays import STRIDE, Replayed
from fiefdom.table import Table
from fiefdom.views.picture import SeenEvent

TEXT = (PLAYED / "first-game.record.txt").read_text(encoding="utf-8")
RECORD = Record.from_text(TEXT, "first-game")
LAST = len(RECORD.answers)
GAME = Replayed.of(RECORD)
ENGLISH = speaker("en")
PLENTY = 10_000_000


def test_every_turn_is_a_moment() -> None:
    found = GAME.overview(ENGLISH)
    assert found.steps == LAST
    assert found.standings is not None
    assert found.moments[-1].scores == tuple(each.score for each in found.standings)
    assert found.moments[0].scores == (3,) * len(RECORD.players)
    assert found.moments[0].money == (7,) * len(RECORD.players)
    assert len(found.moments) == 1 + sum(each.turns for each in found.standings)


def test_every_answer_is_a_position() -> None:
    found = GAME.slice(None, 0, LAST + 1, 0, PLENTY)
    table = Table.from_record(RECORD)
    assert len(found.frames) == LAST + 1
    assert found.events == table.secret_events()
    assert found.frames[-1].picture == table.picture(None)
    assert found.frames[-1].happened == table.count_events()


def test_a_seat_sees_what_it_saw_and_nothing_else() -> None:
    found = GAME.slice(0, 0, LAST + 1, 0, PLENTY)
    for frame, table in zip(found.frames, Table.replayed(RECORD), strict=True):
        assert frame.picture == table.picture(0)
        assert frame.happened == table.count_events()
        assert frame.hands is None
    assert found.events == table.events(0)


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("step", [0, 1, STRIDE - 1, STRIDE, 3 * STRIDE + 7, LAST - 1, LAST])
def test_a_part_of_a_game_is_the_same_as_in_the_whole(seat: int | None, step: int) -> None:
    whole = GAME.slice(seat, 0, LAST + 1, 0, PLENTY)
    part = GAME.slice(seat, step, 10, 20, PLENTY)
    assert (part.step, part.events_from) == (step, 20)
    assert part.frames == whole.frames[step : step + 10]
    assert part.events == whole.events[20 : part.frames[-1].happened]


def test_a_part_has_what_fits_and_the_next_one_goes_on() -> None:
    whole = GAME.slice(None, 0, LAST + 1, 0, PLENTY)
    few = GAME.slice(None, 0, LAST + 1, 0, 30_000)
    assert 1 < len(few.frames) < 30
    assert few.events == whole.events[: few.frames[-1].happened]
    # Far into the game, there is so much to tell first that no position fits.
    events: list[SeenEvent] = []
    while not (part := GAME.slice(None, LAST, 1, len(events), 10_000)).frames:
        assert 1 < len(part.events) < 200
        events += part.events
    assert part.frames == whole.frames[-1:]
    assert events, "it took more than one part"
    assert events + part.events == whole.events


def test_the_end_says_what_bots_with_a_plan_went_for() -> None:
    plan = 'name = "plan"\nbeats_money = 71\nrules = ["Province", "Smithy if count(Smithy) < 2", "Silver"]'
    planned = Replayed.of(replace(RECORD, bots={0: "strong", 1: "random"}, plans={0: plan}))
    reason = "In practice games beforehand, its plan won 71% against plain money."
    assert planned.overview(ENGLISH).went_for == (f"Ada went for money with Smithy. {reason}", "")
    assert planned.overview(speaker("hu")).went_for[0].startswith("Ada pénzre játszott, és ebben Kovácsműhely")
    half = replace(planned.record, answers=RECORD.answers[:20], answer_lines=RECORD.answer_lines[:20])
    assert Replayed.of(half).overview(ENGLISH).went_for == (), "a plan is secret while the game goes on"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with Served(tmp_path_factory.mktemp("replays")) as served, served.http() as client:
        yield client


def test_a_record_is_shown_part_by_part(http: httpx.Client) -> None:
    shown = http.post("/api/replays", json={"record": TEXT}).json()
    assert (shown["steps"], shown["players"]) == (LAST, list(RECORD.players))
    assert "frames" not in shown
    part = http.post("/api/replays/steps?seat=1&step=30&steps=5", json={"record": TEXT}).json()
    *_, table = (table for table, _ in zip(Table.replayed(RECORD), range(31), strict=False))
    assert (part["step"], len(part["frames"])) == (30, 5)
    assert part["frames"][0]["picture"]["hand"] == table.picture(1)["hand"]
    assert len(http.post("/api/replays/steps", json={"record": TEXT}).json()["frames"]) == 1
    most = Limits().replay_steps
    many = http.post("/api/replays/steps?step=0&steps=9999", json={"record": TEXT}).json()
    assert len(many["frames"]) == most


def test_the_numbers_of_a_part_are_described(http: httpx.Client) -> None:
    paths = http.get("/api/openapi.json").json()["paths"]
    for described in (paths["/api/replays/steps"]["post"], paths["/api/tables/{table}/replay/steps"]["get"]):
        numbers = [each["name"] for each in described["parameters"] if each["schema"]["type"] == "integer"]
        assert numbers == ["seat", "step", "steps", "events_from"]


@pytest.mark.parametrize(
    ("query", "field", "most"),
    [
        ("seat=9", "seat", 1),
        ("seat=-1", "seat", None),
        ("seat=x", "seat", None),
        (f"step={LAST + 1}", "step", LAST),
        ("step=²", "step", None),
        ("step=99999999999999999999", "step", None),
        ("steps=0", "steps", None),
        ("events_from=-1", "events_from", None),
    ],
)
def test_a_part_that_cannot_be_is_refused(http: httpx.Client, query: str, field: str, most: int | None) -> None:
    answer = http.post(f"/api/replays/steps?{query}", json={"record": TEXT})
    assert (answer.status_code, answer.json()["key"]) == (400, "server-number")
    assert field in answer.json()["text"]
    assert most is None or str(most) in answer.json()["text"]


@pytest.mark.parametrize("path", ["/api/replays", "/api/replays/steps", "/api/tables"])
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("nothing", "record-foreign"),
        (TEXT.replace("answers:\n", "answers:\n1 buy Province\n"), "record-answer"),
        (TEXT.replace("answers:", "position:\n  [[scenario]]\nanswers:"), "record-answer"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(http: httpx.Client, path: str, text: str, key: str) -> None:
    answer = http.post(path, json={"record": text, "name": "Ann"})
    assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_a_record_goes_on_once_everybody_has_come(http: httpx.Client) -> None:
    seats = [{}, {}, *({"bot": "easy"} for _ in RECORD.players[2:])]
    wish = {"name": "Ann", "options": {"seats": seats}, "record": TEXT, "steps": 30}
    opened = http.post("/api/tables", json=wish).json()
    path, key = f"/api/tables/{opened['table']}", opened["watch_key"]
    assert http.get(path, headers={"Authorization": f"Bearer {key}"}).json()["status"] == "open"
    http.post(f"{path}/seats", json={"name": "Bob", "key": key}).raise_for_status()
    seen = http.get(path, headers={"Authorization": f"Bearer {key}"}).json()
    assert (seen["status"], seen["turn"]) == ("playing", next(islice(Table.replayed(RECORD), 30, None)).turn[1])


def test_a_record_goes_on_with_other_people(http: httpx.Client) -> None:
    seats: list[dict[str, str]] = [{}, *({"bot": "easy"} for _ in RECORD.players[1:])]
    for steps in (0, 20, 50):
        wish = {"name": "Ann", "options": {"seats": seats}, "record": TEXT, "steps": steps}
        opened = http.post("/api/tables", json=wish).json()
        key = {"Authorization": f"Bearer {opened['seat_key']}"}
        record = Record.from_text(http.get(f"/api/tables/{opened['table']}/record", headers=key).text, "new")
        assert record.answers[:steps] == RECORD.answers[:steps]
        assert (set(record.kingdom), record.seed, record.players[0]) == (set(RECORD.kingdom), RECORD.seed, "Ann")
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
    assert http.get(f"/api/tables/{table}/replay").json()["moments"]
    while http.get(f"/api/tables/{table}/replay").json()["steps"] < 2:
        time.sleep(0.1)  # the bots have only begun
    assert len(http.get(f"/api/tables/{table}/replay/steps?step=1&steps=2").json()["frames"]) == 2
    people = {"seats": [{}, {"name": ""}], "visibility": "open"}
    opened = http.post("/api/tables", json={"name": "Ann", "options": people}).json()
    http.post(f"/api/tables/{opened['table']}/seats", json={"name": "Bob"})
    for path in ("replay", "replay/steps"):
        assert http.get(f"/api/tables/{opened['table']}/{path}").json()["key"] == "server-record-secret"
