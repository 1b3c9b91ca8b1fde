"""Two people play at a club's server while one of them attacks it; the other one must not notice.

.venv/bin/python tests/soak club

The club has PostgreSQL, two workers, the open files and privileges of deploy/fiefdom.service, and in front of them
nginx with the lines of deploy/nginx.conf. Needs PostgreSQL, nginx and openssl on this machine; nothing leaves it.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from secrets import token_hex
from statistics import median, quantiles
from threading import Event

from attacks import ALONE, ATTACKS, outcome
from folders import ROOT
from patience import ENOUGH
from postgres import Server, find_programs
from serving import Served
from sockets import SOCKETS
from victim import LOOPBACK, Broken, Club

from fiefdom.client import Seat, open_table, take_seat
from fiefdom.client.player import BotPlayer
from fiefdom.engine.decision import Answer
from fiefdom.roster import make_bot

DEPLOY = ROOT / "deploy"
# What somebody can do from outside; the others need the machine itself, or a server of their own.
FROM_OUTSIDE = [name for name in ATTACKS if name not in {*ALONE, "second", "password", "cards"}] + [
    "thinking",
    "replays",
]
# How long people think, in seconds: an hour of playing takes a minute.
THINKING = 0.05
# Longer than this, somebody who waits for an answer to be taken wonders what is going on.
NOTICED = 2.0


@contextmanager
def club_house(folder: Path) -> Iterator[tuple[Served, str]]:
    """The server of a club, and the address where people reach it."""
    with database() as url:
        # What systemd does with the server's process.
        unit = (DEPLOY / "fiefdom.service").read_text()
        files = re.search(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)
        assert files is not None
        most = min(int(files[1]), resource.getrlimit(resource.RLIMIT_NOFILE)[1])
        under = ("prlimit", f"--nofile={most}", "setpriv", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all")
        options = ("--proxy", LOOPBACK, "--workers", "2", "--database", url)
        data = folder / "data"
        data.mkdir()
        with Served(data, *options, under=under) as served, nginx(folder, served.port) as address:
            yield served, address
            status, errors = served.stop()
    assert status == 0, errors
    assert "Traceback" not in errors, errors


@contextmanager
def database() -> Iterator[str]:
    programs = find_programs()
    assert programs is not None, "PostgreSQL is not installed"
    server = Server(programs, Path(SOCKETS, f"fiefdom-{token_hex(8)}"))
    server.start()
    try:
        server.ask("CREATE DATABASE club")
        yield server.url("club")
    finally:
        server.stop()
        shutil.rmtree(server.folder)


@contextmanager
def nginx(folder: Path, port: str) -> Iterator[str]:
    """nginx with the lines that we recommend, in front of the server on this port; its address."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    name = f"subjectAltName=IP:{LOOPBACK}"
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=club", "-addext", name]
    subprocess.run(["openssl", *request, "-out", certificate, "-keyout", key], check=True, capture_output=True)
    os.environ["SSL_CERT_FILE"] = str(certificate)
    with socket.create_server((LOOPBACK, 0)) as free:
        own = free.getsockname()[1]
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("listen 443 ssl", f"listen {LOOPBACK}:{own} ssl").replace("    listen [::]:443 ssl;\n", "")
    site = re.sub(r"(ssl_certificate) \S+", rf"\1 {certificate};", site)
    site = re.sub(r"(ssl_certificate_key) \S+", rf"\1 {key};", site)
    site = site.replace("127.0.0.1:8770", f"{LOOPBACK}:{port}").replace("fiefdom.example.org", LOOPBACK)
    config = folder / "nginx.conf"
    log = folder / "nginx.log"
    config.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {log}; worker_rlimit_nofile 65536;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{ access_log off;\n{site}}}\n"
    )
    with subprocess.Popen(["nginx", "-c", config], stderr=subprocess.DEVNULL) as process:
        try:
            for _ in range(100):
                try:
                    socket.create_connection((LOOPBACK, own)).close()
                    break
                except OSError:
                    time.sleep(0.1)
            assert process.poll() is None, log.read_text()
            yield f"https://{LOOPBACK}:{own}"
        finally:
            process.send_signal(signal.SIGTERM)


class Member(BotPlayer):
    """Somebody who plays, and notices how long the server takes for each answer."""

    def __init__(self, seat: Seat, bot: str) -> None:
        super().__init__(seat, make_bot(bot))
        self.waits: list[float] = []

    def answer(self, picks: Answer) -> None:
        time.sleep(THINKING)
        began = time.monotonic()
        super().answer(picks)
        self.waits.append(time.monotonic() - began)


@dataclass
class Games:
    """What the members noticed."""

    played: int = 0
    waits: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        slow = quantiles(self.waits, n=100, method="inclusive")[-1]
        return (
            f"{self.played} games, {len(self.waits)} answers, each taken after {median(self.waits) * 1e3:.0f} ms, "
            f"99% within {slow * 1e3:.0f} ms, the slowest after {max(self.waits) * 1e3:.0f} ms"
        )


def play(address: str, is_enough: Callable[[], bool]) -> Games:
    """Two people play whole games, one at least."""
    games = Games()
    while not games.played or not is_enough():
        with (
            open_table(address, "Ann", seats=[{}, {}], kingdom="First Game", discreet=False, pace=0) as ann,
            take_seat(str(ann.link), "Bob") as bob,
        ):
            members = [Member(ann, "fair"), Member(bob, "fair")]
            with ThreadPoolExecutor() as both:
                for each in [both.submit(member.play_game) for member in members]:
                    each.result(timeout=20 * ENOUGH)
            assert ann.state.table.status == "over"
            games.waits += [wait for member in members for wait in member.waits]
        games.played += 1
    return games


def attack(served: Served, address: str, strength: float, rounds: int) -> list[str]:
    """Carry out what can be done from outside; the attacks that worked."""
    worked = []
    for name in FROM_OUTSIDE * rounds:
        line, is_held = outcome(name, partial(ATTACKS[name], Club(served, strength, address)))
        print(line, flush=True)
        if not is_held:
            worked.append(name)
    return worked


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strength", type=float, default=1.0, help="which part of each attack to carry out")
    parser.add_argument("--rounds", type=int, default=1, help="how often to carry them all out")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        club_house(Path(folder)) as (served, address),
        ThreadPoolExecutor() as beside,
    ):
        print(f"in peace:     {play(address, lambda: True)}", flush=True)
        over = Event()
        playing = beside.submit(play, address, over.is_set)
        try:
            worked = attack(served, address, options.strength, options.rounds)
        finally:
            over.set()
        games = playing.result()
        print(f"under attack: {games}")
        if max(games.waits) > NOTICED:
            raise Broken(f"somebody waited {max(games.waits):.1f} s for an answer to be taken")
    return 1 if worked else 0


if __name__ == "__main__":
    sys.exit(main())
