"""`fiefdom play` opens the browser at a terminal or with --port; options of a game, --plain and a pipe do not."""

from __future__ import annotations

import re
import socket
import sys
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from commands import Command
from folders import ROOT
from patience import ENOUGH
from terminals import AtTerminal

from fiefdom.cli import browser

is_built = (ROOT / "src" / "fiefdom" / "web" / "index.html").exists()


@pytest.mark.skipif(not is_built, reason="the browser client is not built; run make web")
def test_at_a_terminal_play_serves_the_page_and_prints_its_address(tmp_path: Path) -> None:
    with AtTerminal(tmp_path) as play:
        said = play.read_until(r"Ctrl-C")
        found = re.search(r"Open (http://127\.0\.0\.1:\d+/) in a browser", " ".join(said.split()))
        assert found
        assert "<title>Fiefdom</title>" in httpx.get(found[1], timeout=ENOUGH).text
        assert play.stop() == 0


@pytest.mark.skipif(not is_built, reason="the browser client is not built; run make web")
def test_a_second_play_says_that_the_first_one_serves_the_page(tmp_path: Path) -> None:
    with AtTerminal(tmp_path, "--port", "0") as first:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first.read_until(r"--plain"))
        assert found
        with AtTerminal(tmp_path, "--port", found[1]) as second:
            said = " ".join(second.read_until(r"--plain").split())
            assert second.process.wait(ENOUGH) == 0
            assert f"Fiefdom is already running on this computer: open {found[0]} in a browser." in said
            assert "Press Ctrl-C to stop" not in said
        assert first.stop() == 0


@pytest.mark.skipif(not is_built, reason="the browser client is not built; run make web")
def test_what_is_said_at_a_terminal_ends_between_words(tmp_path: Path) -> None:
    with AtTerminal(tmp_path) as play:
        said = play.read_until(r"--plain")
        lines = said.replace("\r", "").strip().split("\n")
        assert max(map(len, lines)) <= 80
        assert any(line.strip().endswith("play --plain") for line in lines)
        assert " ".join(said.split()).count("your games are saved.") == 1


def test_a_port_that_somebody_else_has_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with AtTerminal(tmp_path, "--port", str(port)) as play:
            play.read_until(str(port))
            assert play.process.wait(ENOUGH) == 2


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_is_none_is_refused(tmp_path: Path, port: str) -> None:
    with AtTerminal(tmp_path, f"--port={port}") as play:
        play.read_until("--port: ")
        assert play.process.wait(ENOUGH) == 2


def test_a_port_that_is_none_is_refused_in_a_pipe_too(fiefdom: Command) -> None:
    refused = fiefdom("play", "--port", "http", typed="quit\n")
    assert refused.status == 2
    assert "--port: " in refused.err


@pytest.mark.parametrize("words", [["--plain"], ["--bots", "easy"], ["--kingdom", "First Game"]])
def test_options_of_a_game_and_plain_play_in_the_terminal(tmp_path: Path, words: list[str]) -> None:
    with AtTerminal(tmp_path, *words) as play:
        play.read_until(r"Which Treasures|What will you buy")


@pytest.mark.skipif(not is_built, reason="the browser client is not built; run make web")
def test_a_port_asks_for_the_page_in_a_pipe_too(fiefdom: Command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        refused = fiefdom("play", "--port", str(taken.getsockname()[1]), typed="quit\n")
    assert (refused.status, refused.out) == (2, "")


def test_in_a_pipe_play_is_the_terminal(fiefdom: Command) -> None:
    assert "fiefdom play --resume" in fiefdom("play", typed="quit\n").out


def test_no_browser_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not browser.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser.has_screen()


def test_nobody_answers_where_there_is_no_server() -> None:
    assert not browser.is_fiefdom("http://127.0.0.1:1/")


def test_a_server_on_this_machine_is_found_without_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"client": true}')

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    with HTTPServer(("127.0.0.1", 0), Health) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        assert browser.is_fiefdom(f"http://127.0.0.1:{server.server_port}/")
        server.shutdown()


def test_a_browser_that_stays_in_the_foreground_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = Event()
    monkeypatch.setattr(browser, "LONG_ENOUGH", 0.05)
    monkeypatch.setattr(webbrowser, "open", lambda _: closed.wait(ENOUGH))
    assert browser.opens("http://127.0.0.1/")
    assert not closed.is_set()
    closed.set()


def test_a_browser_that_cannot_be_opened_is_not_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda _: False)
    assert not browser.opens("http://127.0.0.1/")
