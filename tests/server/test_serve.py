"""`fiefdom serve` from outside: how it starts, what it refuses, how it stops, and that it bears kills and nonsense."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from kills import trial
from patience import ENOUGH
from serving import COMMAND, Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

OPTIONS = {"kingdom": "First Game", "pace": 0, "seed": 58, "first": 0, "discreet": False}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def http(served: Served) -> Iterator[httpx.Client]:
    with served.http() as client:
        yield client


def new_table(http: httpx.Client, **options: Any) -> dict[str, Any]:
    opened = http.post("/api/tables", json={"name": "Ann", "options": OPTIONS | options})
    assert opened.status_code == 200, opened.text
    table: dict[str, Any] = opened.json()
    return table


def hello(socket: ClientConnection, *keys: str, **more: Any) -> dict[str, Any]:
    socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": keys} | more))
    return heard(socket)


def heard(socket: ClientConnection) -> dict[str, Any]:
    news: dict[str, Any] = json.loads(socket.recv(timeout=ENOUGH))
    return news


# -- Starting -------------------------------------------------------------------------------------------


def refused(*arguments: str, folder: Path, status: int = 2) -> str:
    """The one line with which the command refuses to start."""
    done = subprocess.run(
        [COMMAND, "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=ENOUGH,
        env={"LC_ALL": "C.UTF-8", "FIEFDOM_DATA": str(folder)},
    )
    assert done.returncode == status
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, folder=tmp_path)
        assert said == f"fiefdom: Cannot listen on 127.0.0.1, port {port}: another program already uses this port\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "65535"),
        (["--port", "x"], "“x”"),
        (["--host", "0.0.0.0"], "--public"),
        (["--host", "no.such.host.invalid", "--public"], "there is no such address"),
        (["--host", "192.0.2.1", "--public"], "does not have that address"),
        (["--keep", "soon"], "90d"),
        (["--keep", "0d"], "90d"),
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "64"),
        (["--certificate", "c.pem"], "--key"),
        (["--certificate", "c.pem", "--key", "k.pem"], "c.pem"),
        (["--database", "mysql://x"], "mysql"),
        (["--database", "postgresql://127.0.0.1:1/x"], "127.0.0.1"),
        (["--backup", "a", "--restore", "b"], "--restore"),
        (["--restore", "nothing.db"], "nothing.db"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_line(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert said in refused(*arguments, folder=tmp_path)


def new_certificate(folder: Path, name: str, *more: str) -> tuple[str, str]:
    """The files of a certificate and of its key, made by openssl; with more, the key has a password."""
    certificate, key = str(folder / f"{name}.pem"), str(folder / f"{name}-key.pem")
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    request = ["req", "-x509", "-newkey", "rsa:2048", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run(
        [openssl, *request, "-out", certificate, "-keyout", key, *(more or ["-nodes"])], check=True, capture_output=True
    )
    return certificate, key


def test_certificates_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    (one, own_key), (other, other_key) = new_certificate(tmp_path, "one"), new_certificate(tmp_path, "other")
    _, locked_key = new_certificate(tmp_path, "locked", "-passout", "pass:secret")
    text = tmp_path / "text.pem"
    text.write_text("Not a certificate.")
    said = refused("--certificate", one, "--key", other_key, folder=tmp_path)
    assert (
        said
        == f"fiefdom: The certificate {one} cannot be used with this key: this key belongs to another certificate\n"
    )
    for certificate, key in ((str(text), own_key), (one, str(text)), (own_key, one), (one, locked_key)):
        assert "in PEM form" in refused("--certificate", certificate, "--key", key, folder=tmp_path)
    with Served(tmp_path, "--certificate", other, "--key", other_key) as server:
        assert server.address.startswith("https://")
        assert httpx.get(f"{server.address}/api/health", verify=False, timeout=ENOUGH).json()["status"] == "ok"


def test_a_backup_replaces_another_file_only_if_told_to(tmp_path: Path) -> None:
    with Served(tmp_path):
        file = tmp_path / "backup.db"
    file.write_text("")
    assert "--force" in refused("--backup", str(file), folder=tmp_path)
    done = subprocess.run([COMMAND, "serve", "--backup", str(file), "--force"], env={"FIEFDOM_DATA": str(tmp_path)})
    assert done.returncode == 0
    assert file.stat().st_size > 0


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "file" in refused(folder=file)


def test_a_second_server_on_one_file_says_so_and_stops(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "fiefdom.db").symlink_to(tmp_path / "fiefdom.db")
    with Served(tmp_path):
        for folder in (tmp_path, elsewhere):
            assert "another server is using it" in refused("--port", "0", folder=folder)
    with Served(tmp_path) as after_a_kill:
        assert after_a_kill.process.poll() is None


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        server.stop()
    with sqlite3.connect(next(tmp_path.glob("*.db"))) as database:
        database.execute("UPDATE fiefdom_schema SET version_num = 'from the future'")
    assert "newer" in refused(folder=tmp_path)


# -- Stopping -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_says_goodbye_and_stops(tmp_path: Path, number: int) -> None:
    with Served(tmp_path) as server, server.http() as http:
        table = new_table(http)
        with server.socket(table["table"]) as socket:
            assert hello(socket, table["seat_key"])["type"] == "state"
            status, errors = server.stop(number)
            assert (status, errors) == (0, "")
            assert heard(socket)["type"] == "goodbye"
            with pytest.raises(ConnectionClosed) as closed:
                heard(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001


def test_what_was_accepted_is_there_after_a_kill(tmp_path: Path, database_url: str) -> None:
    """`python tests/soak kills` kills a server as often as you like."""
    accepted, returns = asyncio.run(trial(tmp_path, database_url, kills=2))
    assert accepted > 5
    assert returns > 5


def test_a_backup_of_a_running_server_is_restored_elsewhere(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    environment = {"LC_ALL": "C.UTF-8"}
    with Served(tmp_path / "one") as server, server.http() as http:
        table = new_table(http)
        file = str(tmp_path / "backup.db")
        for option, folder in (("--backup", "one"), ("--restore", "other")):
            done = subprocess.run(
                [COMMAND, "serve", option, file],
                capture_output=True,
                text=True,
                env=environment | {"FIEFDOM_DATA": str(tmp_path / folder)},
            )
            assert (done.returncode, done.stderr) == (0, "")
            assert "backup.db" in done.stdout
    with Served(tmp_path / "other") as server, server.socket(table["table"]) as socket:
        assert hello(socket, table["seat_key"])["you"]["seat"] == 0


# -- HTTP -----------------------------------------------------------------------------------------------


def test_addresses_that_are_not_there(http: httpx.Client) -> None:
    for path in ("/api/nothing", "/assets/nothing.js"):
        answer = http.get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, "server-no-page")


def test_texts_of_some_files_only(http: httpx.Client) -> None:
    some = http.get("/api/texts/pl?only=game,web").text
    assert "web-settings" in some
    assert "event-play" in some
    assert "card-moat" not in some
    assert "card-moat" in http.get("/api/texts/pl").text


def test_health_metrics_and_what_there_is_to_play_with(http: httpx.Client) -> None:
    assert http.get("/api/health").json()["status"] == "ok"
    assert "fiefdom_tables" in http.get("/metrics").text
    cards = {card["name"]: card for card in http.get("/api/cards", params={"lang": "pl"}).json()}
    assert cards["Village"]["title"] == "Wioska"
    assert cards["Village"]["actions"] == 2
    kingdoms = http.get("/api/kingdoms", headers={"Accept-Language": "xx, cs;q=0.8"}).json()
    assert any(kingdom["name"] == "First Game" and kingdom["title"] != "First Game" for kingdom in kingdoms)
    # Nobody reads through thousands of languages to find one that we speak.
    many = http.get("/api/cards", headers={"Accept-Language": f"{'zz,' * 5_000}pl"}).json()
    assert not any(card["title"] == "Wioska" for card in many)
    bots = {bot["name"]: bot for bot in http.get("/api/bots").json()}
    assert bots["strong"]["is_level"]
    assert bots["big-money"]["about"]
    assert "server-key" in http.get("/api/texts/hu").text
    assert http.get("/api/texts/xx").status_code == 404


def test_the_openapi_description_has_every_address_and_struct(http: httpx.Client) -> None:
    described = http.get("/api/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/seats", "/api/health"} <= set(described["paths"])
    assert "OpenTable" in described["components"]["schemas"]
    references = [part.split('"')[0] for part in json.dumps(described).split("#/components/schemas/")[1:]]
    assert set(references) <= set(described["components"]["schemas"])
    record = described["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]
    assert list(record["content"]) == ["text/plain"]


def test_an_address_refuses_other_methods_than_its_own(http: httpx.Client) -> None:
    answer = http.put("/api/tables", headers={"Accept-Language": "pl"})
    assert (answer.status_code, answer.json()["key"]) == (405, "server-method")
    assert answer.json()["text"] == "Ten adres nie przyjmuje żądań PUT."
    assert "GET" in answer.headers["allow"]
    health = http.head("/api/health")
    assert (health.status_code, health.content) == (200, b"")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "server-message"),
        (b"{", "server-message"),
        (b"[]", "server-message"),
        (b'{"name": 1}', "server-message"),
        (b'{"name": "A", "options": {"undo": "maybe"}}', "server-message"),
        (b'{"name": "A", "options": {"seats": [{}]}}', "player-number"),
        (b'{"name": "' + b"A" * 200_000 + b'"}', "server-large"),
        (b"[" * 10_000, "server-message"),
        (b"\xff\xfe", "server-message"),
    ],
)
def test_a_wrong_request_changes_nothing_and_gets_one_line(http: httpx.Client, body: bytes, key: str) -> None:
    answer = http.post("/api/tables", content=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["key"] == key
    assert len(answer.json()["text"].splitlines()) == 1


def test_pages_of_other_sites_are_refused(http: httpx.Client, served: Served) -> None:
    body = {"name": "Ann", "options": OPTIONS}
    assert http.post("/api/tables", json=body, headers={"Origin": "https://evil.example"}).status_code == 403
    assert http.post("/api/tables", json=body, headers={"Origin": served.address}).status_code == 200
    table = new_table(http)
    with served.socket(table["table"], Origin="https://evil.example") as socket:
        assert heard(socket)["key"] == "server-origin"


def test_browsers_are_told_what_pages_may_not_do(http: httpx.Client) -> None:
    headers = http.get("/api/health").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


# -- WebSocket ------------------------------------------------------------------------------------------


def test_a_whole_game_and_its_record(tmp_path: Path) -> None:
    with Served(tmp_path, "--unlimited") as served, served.http() as http:
        play_and_replay(served, http, tmp_path)


def play_and_replay(served: Served, http: httpx.Client, tmp_path: Path) -> None:
    table = new_table(http, seats=[{}, {"bot": "big-money"}])
    with served.socket(table["table"]) as socket:
        state = hello(socket, table["seat_key"], table["host_key"])
        answered = -1
        while state["table"]["status"] != "over":
            question = state["question"]
            if question is not None and "options" in question and state["step"] > answered:
                answered = state["step"]
                picks = question["options"][: question["most"] if question["purpose"] == "play" else question["least"]]
                socket.send(json.dumps({"type": "answer", "step": state["step"], "picks": picks}))
            state = heard(socket)
        assert [standing["rank"] for standing in state["standings"]] == [2, 1]
    record = http.get(f"/api/tables/{table['table']}/record", headers={"Authorization": f"Bearer {table['seat_key']}"})
    file = tmp_path / "game.txt"
    file.write_text(record.text)
    done = subprocess.run([COMMAND, "replay", str(file)], capture_output=True, text=True, env={"LC_ALL": "C.UTF-8"})
    assert done.returncode == 0
    assert "Province" in done.stdout


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        ("", "server-message"),
        ("nothing", "server-message"),
        ("{}", "server-message"),
        ('{"type": "dance"}', "server-message"),
        ('{"type": "answer"}', "server-message"),
        ('{"type": "answer", "step": "1", "picks": []}', "server-message"),
        ('{"type": "answer", "step": 1, "picks": [1.5]}', "server-message"),
        ('{"type": "answer", "step": 0, "picks": []}', "server-answered"),
        ('{"type": "answer", "step": 1, "picks": [-1]}', "server-answer"),
        ('{"type": "answer", "step": 1, "picks": [99999999999999999999]}', "server-answer"),
        ('{"type": "answer", "step": 1, "picks": ["Kupfer"]}', "server-answer"),
        ('{"type": "say", "text": "\\u001b[2J"}', "server-text"),
        ("[" * 5_000, "server-message"),
        ('{"type": "say", "text": "' + "x" * 17_000 + '"}', "server-large"),
        (b'{"type": "ping"}', "server-binary"),
    ],
)
def test_a_wrong_frame_gets_one_error_and_changes_nothing(
    http: httpx.Client, served: Served, frame: str | bytes, key: str
) -> None:
    table = new_table(http, seats=[{}, {"bot": "big-money"}])
    with served.socket(table["table"]) as socket:
        before = hello(socket, table["seat_key"])
        socket.send(frame)
        error = heard(socket)
        assert (error["type"], error["key"]) == ("error", key)
        assert error["text"]
        socket.send('{"type": "ping", "id": 3, "unknown": true}')
        assert heard(socket) == {"type": "pong", "id": 3}
        socket.send(json.dumps({"type": "answer", "step": before["step"], "picks": ["Copper"]}))
        assert heard(socket)["step"] == before["step"] + 1


def test_errors_speak_the_language_of_the_client(http: httpx.Client, served: Served) -> None:
    table = new_table(http)
    with served.socket(table["table"]) as socket:
        assert hello(socket, "wrong", language="pl")["text"].startswith("Do tego stołu")


def test_an_old_protocol_is_refused_with_a_reason(http: httpx.Client, served: Served) -> None:
    table = new_table(http)
    with served.socket(table["table"]) as socket:
        assert hello(socket, table["seat_key"], protocol=0)["key"] == "server-protocol"


def test_a_thousand_messages_a_second_slow_nobody_else_down(http: httpx.Client, served: Served) -> None:
    table, other = new_table(http), new_table(http, seats=[{}, {"bot": "big-money"}])
    with served.socket(table["table"]) as noisy, served.socket(other["table"]) as quiet:
        hello(noisy, table["seat_key"])
        state = hello(quiet, other["seat_key"])
        for number in range(1000):
            noisy.send(json.dumps({"type": "ping", "id": number}))
        began = time.monotonic()
        quiet.send(json.dumps({"type": "answer", "step": state["step"], "picks": []}))
        assert heard(quiet)["step"] > state["step"]
        assert time.monotonic() - began < 30, "twenty a second: the others take longer"
        answers = [heard(noisy) for _ in range(60)]
        assert any(answer.get("key") == "server-too-fast" for answer in answers)
