"""What the server answers over HTTP and WebSocket, in this process; test_serve.py tries it from outside."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import httpx
import pytest
import uvicorn
from halls import hall_in
from patience import ENOUGH
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fiefdom.cli.main import main
from fiefdom.server import messages
from fiefdom.server.app import make_app
from fiefdom.server.limits import Limits
from fiefdom.server.metrics import Metrics
from fiefdom.server.serve import Settings, bound, serve

OPTIONS = {"kingdom": "First Game", "pace": 0, "seed": 58, "first": 0, "discreet": False}
ALONE = OPTIONS | {"seats": [{}, {"bot": "big-money"}]}


class Socket:
    """A client's end of a WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send_json(self, message: dict[str, Any]) -> None:
        self.connection.send(json.dumps(message))

    def receive_json(self) -> dict[str, Any]:
        news: dict[str, Any] = json.loads(self.connection.recv(timeout=ENOUGH))
        return news


class Http(httpx.Client):
    """Speaks to a server in another thread of this process."""

    @contextmanager
    def socket(self, path: str, **headers: str) -> Iterator[Socket]:
        address = str(self.base_url.join(path)).replace("http", "ws", 1)
        with connect(address, additional_headers=headers, open_timeout=ENOUGH) as connection:
            yield Socket(connection)


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Http]:
    limits = Limits(requests_a_second=1_000_000, watchers_per_table=2, connections_per_address=4)
    listening = bound("127.0.0.1", 0)
    listening.listen()
    running: Queue[uvicorn.Server] = Queue()

    async def run() -> None:
        async with hall_in(tmp_path, limits) as hall:
            app = make_app(hall, Metrics(), ["https://friend.example"])
            server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None))
            running.put(server)
            await server.serve(sockets=[listening])

    thread = Thread(target=lambda: asyncio.run(run()))
    thread.start()
    server = running.get(timeout=ENOUGH)
    with Http(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=ENOUGH) as client:
        yield client
    server.should_exit = True
    thread.join(ENOUGH)
    assert not thread.is_alive()


def opened(http: Http, **options: Any) -> dict[str, Any]:
    answer = http.post("/api/tables", json={"name": "Ann", "options": ALONE | options})
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def hello(*keys: str, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "protocol": 2, "keys": keys} | more


def test_everything_there_is_to_play_with(http: Http) -> None:
    assert http.get("/api/health").json()["status"] == "ok"
    assert any(card["title"] == "Wioska" for card in http.get("/api/cards?lang=pl").json())
    assert http.get("/api/kingdoms").json()
    assert http.get("/api/bots").json()
    assert "server-key" in http.get("/api/texts/en").text
    assert http.get("/api/texts/xx").status_code == 404
    assert "/api/tables" in http.get("/api/openapi.json").json()["paths"]
    assert http.get("/api/tables/nothing").status_code == 404


def test_a_table_from_the_lobby_to_its_record(http: Http) -> None:
    table = opened(http, visibility="open", seats=[{}, {}])
    assert [each["table"] for each in http.get("/api/tables").json()] == [table["table"]]
    path = f"/api/tables/{table['table']}"
    assert http.get(path).json()["status"] == "open"
    assert http.get(f"{path}/record").status_code == 400
    seated = http.post(f"{path}/seats", json={"name": "Bob"})
    assert seated.json()["seat"] == 1
    assert http.post(f"{path}/seats", json={"name": "Cid"}).json()["key"] == "server-is-playing"
    own = {"Authorization": f"Bearer {table['seat_key']}"}
    assert http.get(f"{path}/record", headers=own).status_code == 403
    with http.socket(f"{path}/socket") as bob:
        bob.send_json(hello(seated.json()["seat_key"]))
        assert bob.receive_json()["you"]["seat"] == 1
        bob.send_json({"type": "resign"})
        assert bob.receive_json()["table"]["status"] == "over"
    assert "2 resign -" in http.get(f"{path}/record", headers=own).text
    assert 'fiefdom_requests_total{type="resign"} 1.0' in http.get("/metrics").text


def test_a_table_by_link_needs_a_key(http: Http) -> None:
    table = opened(http, seats=[{}, {}])
    path = f"/api/tables/{table['table']}"
    assert http.get(path).status_code == 403
    assert http.post(f"{path}/seats", json={"name": "Bob"}).status_code == 403
    assert http.post(f"{path}/seats", json={"name": "Bob", "key": table["watch_key"]}).status_code == 200


def test_a_local_table_is_only_for_this_computer(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(http, visibility="local")
    assert http.get(f"/api/tables/{table['table']}").status_code == 200
    monkeypatch.setattr("fiefdom.server.app.LOOPBACK", ())
    assert http.get(f"/api/tables/{table['table']}").json()["key"] == "server-local"


def test_pages_of_other_sites_are_refused_unless_they_are_friends(http: Http) -> None:
    body = {"name": "Ann", "options": ALONE}
    for origin, status in (
        ("https://evil.example", 403),
        ("http://[", 403),
        ("https://friend.example", 200),
        (str(http.base_url).rstrip("/"), 200),
    ):
        assert http.post("/api/tables", json=body, headers={"Origin": origin}).status_code == status


def test_a_request_that_is_wrong_or_large_is_refused(http: Http) -> None:
    assert http.post("/api/tables", content=b"{").json()["key"] == "server-message"
    assert http.post("/api/tables", content=b"[" * 200_001).status_code == 413


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("", "to nie jest poprawny JSON."),
        ("{", "to nie jest poprawny JSON."),
        ("[]", "w $ oczekiwano object, a jest array."),
        ('{"name": 7, "options": {}}', "w $.name oczekiwano str, a jest int."),
        ('{"name": "Ann", "options": {"undo": "maybe"}}', "w $.options.undo nie może być 'maybe'."),
    ],
)
def test_what_is_wrong_with_a_message_is_said_in_the_language_of_whoever_sent_it(
    http: Http, body: str, says: str
) -> None:
    answer = http.post("/api/tables?lang=pl", content=body.encode()).json()
    assert answer["text"] == f"Nie da się zrozumieć tej wiadomości: {says}"


def test_a_game_over_the_socket(http: Http) -> None:
    table = opened(http)
    with http.socket(f"/api/tables/{table['table']}/socket") as ann:
        ann.send_json(hello(table["seat_key"], table["host_key"], language="pl"))
        state = ann.receive_json()
        for frame, key in (
            ("{", "server-message"),
            ('{"type": "answer", "picks": []}', "server-message"),
            ("x" * 20_000, "server-large"),
            ('{"type": "answer", "step": 1, "picks": [99]}', "server-answer"),
        ):
            ann.connection.send(frame)
            refused = ann.receive_json()
            assert refused["key"] == key
            assert not re.search("Object|Expected|Invalid|malformed|truncated", refused["text"])
        ann.connection.send(b"{}")
        assert ann.receive_json()["key"] == "server-binary"
        ann.send_json({"type": "ping", "id": 7})
        assert ann.receive_json() == {"type": "pong", "id": 7}
        ann.send_json({"type": "answer", "step": state["step"], "picks": []})
        assert ann.receive_json()["step"] > state["step"]
        for _ in range(7):
            ann.send_json({"type": "say", "text": "Hello"})
        while (news := ann.receive_json())["type"] != "error":
            assert news["type"] in ("state", "line")
        assert news["key"] == "server-too-fast"


def test_whoever_does_not_fit_is_refused_and_the_socket_closed(http: Http) -> None:
    table = opened(http, visibility="open")
    address = f"/api/tables/{table['table']}/socket"
    for first, key in ((hello(protocol=0), "server-protocol"), ({"type": "ping"}, "server-message")):
        with http.socket(address) as somebody:
            somebody.send_json(first)
            assert somebody.receive_json()["key"] == key
            with pytest.raises(ConnectionClosed):
                somebody.receive_json()
    with http.socket(address, Origin="https://evil.example") as somebody:
        assert somebody.receive_json()["key"] == "server-origin"
    with http.socket(address) as one, http.socket(address) as two:
        for watcher in (one, two):
            watcher.send_json(hello())
            assert watcher.receive_json()["type"] == "state"
        with http.socket(address) as three:
            three.send_json(hello())
            assert three.receive_json()["key"] == "server-many-watchers"
        with http.socket(address), http.socket(address), http.socket(address) as five:
            assert five.receive_json()["key"] == "server-many-connections"


def test_a_failure_of_the_server_is_told_and_logged(
    http: Http, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = opened(http)
    with http.socket(f"/api/tables/{table['table']}/socket") as ann:
        ann.send_json(hello(table["seat_key"]))
        ann.receive_json()
        monkeypatch.setattr("fiefdom.server.hall.entry_for", lambda *_: 1 / 0)
        ann.send_json({"type": "undo"})
        assert ann.receive_json()["key"] == "server-failed"
        assert "ZeroDivisionError" in caplog.text


def test_the_server_stops_when_it_is_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path))

    async def scene() -> None:
        listening = bound("127.0.0.1", 0)
        listening.listen()
        serving = asyncio.create_task(serve(Settings(), [listening]))
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with httpx.AsyncClient(base_url=address, timeout=ENOUGH) as http:
            assert (await http.get("/api/health")).status_code == 200
        signal.raise_signal(signal.SIGTERM)
        await serving

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--host", "0.0.0.0"], "--public"),
        (["--keep", "soon"], "90d"),
        (["--workers", "2"], "PostgreSQL"),
        (["--certificate", "c.pem"], "--key"),
        (["--certificate", "c.pem", "--key", "k.pem"], "c.pem"),
        (["--backup", "a", "--restore", "b"], "--restore"),
        (["--host", "no.such.host.invalid", "--public"], "no.such.host.invalid"),
    ],
)
def test_what_cannot_be_served_is_refused(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path))
    assert main(["serve", "--port", "0", *words]) == 2
    assert said in capsys.readouterr().err


def test_backup_and_restore_say_how_many_tables_of_which_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def open_two() -> None:
        async with hall_in(tmp_path / "one") as hall:
            for _ in range(2):
                await hall.open_table(messages.OpenTable())

    asyncio.run(open_two())
    for folder, words in (("one", ["--backup"]), ("other", ["--restore"])):
        monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path / folder))
        assert main(["serve", *words, str(tmp_path / "b.db")]) == 0
        said = capsys.readouterr().out
        assert " 2 tables " in said
        assert str(tmp_path / folder / "fiefdom.db") in said


def test_no_backup_of_a_database_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path / "nowhere"))
    assert main(["serve", "--backup", str(tmp_path / "b.db")]) == 2
    assert "FIEFDOM_DATA" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_no_backup_of_a_database_that_no_server_has_used(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "fiefdom.db").touch()
    assert main(["serve", "--database", database_url, "--backup", str(tmp_path / "b.db")]) == 2
    assert "no server has used it" in capsys.readouterr().err
    assert not (tmp_path / "b.db").exists()


def test_a_port_in_use_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port]) == 2
        assert port in capsys.readouterr().err
