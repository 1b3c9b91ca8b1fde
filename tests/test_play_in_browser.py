"""`fiefdom play` at a terminal opens the browser; with options of a game, in a pipe or with --plain it does not."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from commands import Command
from patience import ENOUGH

from fiefdom.cli import browser

ROOT = Path(__file__).parent.parent


class AtTerminal:
    """The command at a terminal of its own, with a port of its own and no screen."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.terminal, inside = pty.openpty()
        environ = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *words],
            stdin=inside, stdout=inside, stderr=inside,
            env=environ | {"FIEFDOM_DATA": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        os.close(inside)
        self.said = ""

    def read_until(self, pattern: str, seconds: float = ENOUGH) -> str:
        end = time.monotonic() + seconds
        while not re.search(pattern, self.said):
            assert time.monotonic() < end, self.said
            if select.select([self.terminal], [], [], 0.1)[0]:
                self.said += os.read(self.terminal, 10_000).decode()
        return self.said

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(ENOUGH)

    def __enter__(self) -> AtTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.terminal)


# As the command, with a port that nobody else has.
START = """
import sys
from fiefdom.cli import browser
from fiefdom.cli.main import main
browser.PORT = 0
sys.exit(main(["play", *sys.argv[1:]]))
"""
is_built = (ROOT / "src" / "fiefdom" / "web" / "index.html").exists()


@pytest.mark.skipif(not is_built, reason="the browser client is not built; run make web")
def test_at_a_terminal_play_serves_the_page_and_prints_its_address(tmp_path: Path) -> None:
    with AtTerminal(tmp_path) as play:
        said = play.read_until(r"Ctrl-C")
        found = re.search(r"Open (http://127\.0\.0\.1:\d+/) in a browser", " ".join(said.split()))
        assert found
        assert "<title>Fiefdom</title>" in httpx.get(found[1], timeout=ENOUGH).text
        assert play.stop() == 0


@pytest.mark.parametrize("words", [["--plain"], ["--bots", "easy"], ["--kingdom", "First Game"]])
def test_options_of_a_game_and_plain_play_in_the_terminal(tmp_path: Path, words: list[str]) -> None:
    with AtTerminal(tmp_path, *words) as play:
        play.read_until(r"Which Treasures|What will you buy")


def test_in_a_pipe_play_is_the_terminal(fiefdom: Command) -> None:
    assert "seed" in fiefdom("play", typed="quit\n").out


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
