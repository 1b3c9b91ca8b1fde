"""Attack a server of our own in every way that has once worked, one line for each attack.

.venv/bin/python tests/soak attacks
.venv/bin/python tests/soak attacks --only chat,names

An attack either breaks something, which raises, or returns a line that says how it was held off. Everything is bounded,
and nothing leaves this machine: attackers and everybody else come from different addresses of the loopback.
"""

from __future__ import annotations

import argparse
import json
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from threading import Event, Thread

import httpx
from patience import ENOUGH
from serving import COMMAND, Served
from victim import LOOPBACK, Broken, Club, Opened, attacked, endless_game, hold, play_until_trapdoor
from websockets.exceptions import ConnectionClosed, WebSocketException

from fiefdom.cards.kingdoms import choose_kingdom
from fiefdom.records.record import Record
from fiefdom.server.limits import Limits
from fiefdom.version import VERSION

MASTER = {"bot": "master"}
ODD_CARD = """
import sys
from fiefdom.cards import ACTION, Player, card

trap = card("Trapdoor", cost=0, types=ACTION, text="You fall.")


@trap.play
def trap_play(me: Player) -> None:
    sys.exit("gone")
"""


Attack = Callable[[Club], str]
ATTACKS: dict[str, Attack] = {}
# Those that need a server of their own, and its options.
ALONE: dict[str, tuple[str, ...]] = {
    "texts": ("--limit", "requests-a-second=10000"),
    "thinking": (),
    "replays": (),
    # Such a game cannot come to be in a moment, so the server gets time to read it.
    "newcomers": (
        *("--limit", "record-answers=40000", "--limit", "record-bytes=1000000"),
        *("--limit", "replay-seconds=150"),
    ),
    "finished": ("--limit", "tables=5"),
    "idle": (),
    "disk": (),
    "rules": (),
}


def attack(name: str) -> Callable[[Attack], Attack]:
    def add(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return add


# -- The deal ------------------------------------------------------------------------------------------


@attack("deal")
def deal(club: Club) -> str:
    """Know the deal from what is sent: the order of the kingdom, or any number in a frame."""
    for _ in range(club.times(20)):
        opened = club.open({}, {})
        club.sit(opened, "Bob")
        with club.at(opened.table, opened.keys["Ann"]) as ann:
            seen = ann.state()
            heard = json.dumps(seen)
            kingdom = seen["table"]["kingdom"]
            hold(kingdom == sorted(kingdom), "the kingdom is sent in the order in which chance chose it")
            ann.send(type="resign")
            ann.state(where=lambda news: news["table"]["status"] == "over")
        with club.http(Authorization=f"Bearer {opened.keys['Ann']}") as http:
            record = Record.from_text(http.get(f"/api/tables/{opened.table}/record").text, "record")
        hold(record.seed.bit_length() > 64, f"the deal has a secret of {record.seed.bit_length()} bits")
        hold(str(record.seed) not in heard, "the secret is sent")
        same = sorted(kind.name for kind in choose_kingdom("", record.seed))
        hold(same != kingdom, "the secret of the deal chose the kingdom, too")
    return f"{club.times(20)} deals, none of which shows in what is sent"


@attack("seed")
def seed(club: Club) -> str:
    """Deal oneself a known game without a word to the others."""
    return told_before_sitting_down(club, club.open({}, {}, seed=1), club.open({}, {}))


@attack("hands")
def hands(club: Club) -> str:
    """See the other hands by watching one's own table from a second connection, without a word to the others."""
    return told_before_sitting_down(club, club.open({}, {}, open_hands=True), club.open({}, {}))


def told_before_sitting_down(club: Club, odd: Opened, usual: Opened) -> str:
    """What somebody is told before they sit down at a table that is not as usual, and again at the table."""
    invited, at_table = [], []
    for opened in (odd, usual):
        with club.http(Authorization=f"Bearer {opened.keys['watch']}") as http:
            invited.append(http.get(f"/api/tables/{opened.table}").json()["notices"])
        club.sit(opened, "Bob")
        with club.at(opened.table, opened.keys["Bob"]) as bob:
            at_table.append(bob.state()["table"]["notices"])
    for notices in (invited, at_table):
        extra = [notice for notice in notices[0] if notice not in notices[1]]
        hold(len(extra) == 1, f"nobody is told what is special about the table: {notices}")
    return f"everybody is told: {extra[0]}"


# -- Thinking and work ---------------------------------------------------------------------------------


@attack("thinking")
def thinking(club: Club) -> str:
    """Let six masters think at each of many tables where nobody is, so that no other bot gets to think."""
    tables = club.times(60)
    for _ in range(tables):
        if not club.ask_to_open(*[MASTER] * 6, address=club.stranger, name="").is_success:
            break
    opened = club.open({}, {"bot": "fair"}, first=1)
    began = time.monotonic()
    with club.at(opened.table, opened.keys["Ann"]) as ann:
        ann.asked()
    waited = time.monotonic() - began
    hold(waited < 30, f"behind {tables} tables of six masters, a bot needed {waited:.1f} s for a turn")
    return f"behind {tables} tables of six masters where nobody is, a bot played its turn after {waited:.1f} s"


@attack("replays")
def replays(club: Club) -> str:
    """Ask for replays of a game in which nobody does anything for thousands of turns."""
    before = club.memory()
    # One that is refused, and one that is as long as it may be.
    records = [endless_game(club.times(answers)) for answers in (19_300, Limits().record_answers)]
    statuses: list[int] = []

    def ask(record: str) -> None:
        with club.http(club.stranger) as http:
            statuses.append(http.post("/api/replays", json={"record": record}).status_code)

    asking = [Thread(target=ask, args=(record,)) for record in records for _ in range(6)]
    for thread in asking:
        thread.start()
    slowest = club.pings(3)
    for thread in asking:
        thread.join()
    grown = (club.memory() - before) / 1e6
    hold(slowest < 3, f"somebody else waited {slowest:.1f} s")
    hold(grown < 300, f"the server grew by {grown:.0f} MB")
    return f"answered {sorted(statuses)}; others waited {slowest:.2f} s at most; {grown:.0f} MB more"


@attack("newcomers")
def newcomers(club: Club) -> str:
    """Come again and again to a table where somebody has played without end, and be sent all of that each time."""
    answers = club.times(40_000)
    options = {"seats": [{}, *[{"bot": "fair"}] * 5], "pace": 0}
    wish = {"name": "Eve", "record": endless_game(answers), "steps": answers, "options": options}
    with club.http(club.stranger) as http:
        opened = http.post("/api/tables", json=wish).raise_for_status().json()
    over = Event()

    def come_again() -> None:
        while not over.is_set():
            try:
                with club.at(opened["table"], opened["seat_key"], address=club.stranger):
                    pass
            except (OSError, WebSocketException):
                time.sleep(0.1)

    coming = [Thread(target=come_again) for _ in range(30)]
    for thread in coming:
        thread.start()
    slowest = club.pings(5)
    over.set()
    for thread in coming:
        thread.join()
    hold(slowest < 3, f"somebody else waited {slowest:.1f} s")
    return f"while 30 clients came to a game of {answers:,} answers, others waited {slowest:.2f} s at most"


@attack("texts")
def texts(club: Club) -> str:
    """Ask for texts by words that no cache has seen before."""
    asked = 200

    def ask(word: str) -> int:
        """Ask that many times; how much memory the server has then."""
        with club.http(club.stranger) as http:
            for number in range(asked):
                http.get("/api/texts/pl", params={"only": f"web,table,pages,{word}{number}"})
        return club.memory()

    # The first round fills whatever is kept.
    before = ask("x")
    grown = (ask("y") - before) / asked / 1e3
    hold(grown < 60, f"each request costs {grown:.0f} kB for ever")
    return f"{asked} requests after {asked} others, {grown:.1f} kB each"


@attack("languages")
def languages(club: Club) -> str:
    """Ask for an answer in one of ten thousand languages."""
    many = {"Accept-Language": "zz," * 10_000}
    asked = club.times(60)

    def ask() -> None:
        with club.http(club.stranger, **many) as http:
            for _ in range(asked // 5):
                http.get("/api/bots")

    asking = [Thread(target=ask) for _ in range(5)]
    for thread in asking:
        thread.start()
    slowest = club.pings(3)
    for thread in asking:
        thread.join()
    hold(slowest < 2, f"somebody else waited {slowest:.1f} s")
    return f"{asked} requests that name ten thousand languages each; others waited {slowest:.2f} s at most"


@attack("finished")
def finished(club: Club) -> str:
    """Fill the server with tables whose games are over."""
    began = time.monotonic()
    for number in range(8):
        while not (response := club.ask_to_open({}, {"bot": "fair"}, address=club.stranger)).is_success:
            hold(time.monotonic() - began < ENOUGH, f"{number} finished tables fill a server: {response.text}")
            time.sleep(0.5)
        opened = response.json()
        with club.at(opened["table"], opened["seat_key"], address=club.stranger) as ann:
            ann.state()
            ann.send(type="resign")
            ann.state(where=lambda news: news["table"]["status"] == "over")
    return "eight finished tables do not fill a server that has room for five"


@attack("rematches")
def rematches(club: Club) -> str:
    """Open tables without end by resigning and playing again."""
    opened = club.open({}, {"bot": "fair"}, address=club.stranger)
    table, most = opened.table, club.times(120)
    for number in range(most):
        with club.at(table, opened.keys["Ann"], address=club.stranger) as ann:
            ann.state()
            ann.send(type="resign")
            ann.state(where=lambda news: news["table"]["status"] == "over")
            ann.send(type="rematch")
            while (news := ann.hear())["type"] not in ("moved", "error"):
                pass
            if news["type"] == "error":
                return f"stopped after {number} rematches: {news['text']}"
            table = news["table"]
    hold(most < 60, f"{most} rematches in a row, though an address may open 60 tables an hour")
    return f"{most} rematches, which is still allowed"


# -- Connections ---------------------------------------------------------------------------------------


@attack("idle")
def idle(club: Club) -> str:
    """Open connections and send nothing, or half a request, until nobody else gets in."""
    files = 1_024
    resource.prlimit(club.served.process.pid, resource.RLIMIT_NOFILE, (files, files))
    most = files + 76
    with ExitStack() as opened:
        for number in range(most):
            try:
                each = socket.create_connection((LOOPBACK, club.port), timeout=2, source_address=(club.stranger, 0))
                opened.enter_context(each)
                each.sendall(b"GET / HTTP/1.1\r\nHost: " if number % 2 else b"")
            except OSError:
                continue
        began = time.monotonic()
        try:
            with club.http() as http:
                http.get("/api/health").raise_for_status()
        except httpx.HTTPError as problem:
            raise Broken(f"{most} idle connections keep everybody else out: {problem!r}") from problem
    return f"{most} idle connections, and others get in after {time.monotonic() - began:.1f} s"


@attack("host")
def host(club: Club) -> str:
    """Use a local server from the page of another site, whose name leads to this machine."""
    evil = {"Host": "evil.example:8310", "Origin": "http://evil.example:8310"}
    opened = club.open({}, {"bot": "fair"}, visibility="local", address=LOOPBACK)
    with club.http(LOOPBACK, Authorization=f"Bearer {opened.keys['Ann']}") as http:
        http.get(f"/api/tables/{opened.table}").raise_for_status()
    with club.http(LOOPBACK, **evil) as http:
        statuses = [http.get("/api/tables").status_code, http.get(f"/api/tables/{opened.table}").status_code]
        statuses.append(http.post("/api/tables", json={}).status_code)
        statuses.append(http.get("/").status_code)
    hold(all(400 <= status < 500 for status in statuses), f"another site's name is answered: {statuses}")
    return f"answered {statuses}"


@attack("requests")
def requests(club: Club) -> str:
    """Ask for pages as fast as one can, and fill the log with requests that are none."""
    asked, statuses, until = 0, set[int](), time.monotonic() + 10
    with club.http(club.stranger) as http:
        while 429 not in statuses:
            hold(time.monotonic() < until, f"{asked} requests for pages in ten seconds were all answered: {statuses}")
            statuses |= {http.get(path).status_code for path in ("/", "/api/openapi.json")}
            asked += 2
    for _ in range(club.times(400)):
        try:
            with socket.create_connection((LOOPBACK, club.port), 5, source_address=(club.stranger, 0)) as each:
                each.sendall(b"\x16\x03nonsense\r\n\r\n")
                each.recv(100)
        except OSError:
            continue
    return f"after {asked} requests in a row, pages are refused for a while"


@attack("chat")
def chat(club: Club) -> str:
    """Flood the chat of a table from many connections that only watch."""
    opened = club.open({}, {}, visibility="open")
    club.sit(opened, "Bob")
    with club.at(opened.table, opened.keys["Ann"]) as ann, ExitStack() as watching:
        watchers = [watching.enter_context(club.at(opened.table, address=club.stranger)) for _ in range(20)]
        for number in range(6):
            for watcher in watchers:
                try:
                    watcher.send(type="say", text=f"{number} " + "x" * 290)
                except ConnectionClosed:
                    continue
        ann.send(type="ping", id=7)
        lines = 0
        until = time.monotonic() + 6
        while time.monotonic() < until:
            try:
                lines += ann.hear(timeout=max(0.1, until - time.monotonic()))["type"] == "line"
            except TimeoutError:
                break
    hold(lines <= 30, f"{lines} lines of {6 * len(watchers)} got through")
    return f"{lines} lines of {6 * len(watchers)} got through"


@attack("names")
def names(club: Club) -> str:
    """Sit down beside somebody under a name that looks the same."""
    tried = ["Ann\u200b", "A\u00adnn", "Ann\u2060", "\u0410nn", "ann", "\u3164", "Ann\u3164", "An\u0578"]
    accepted = [name for name in tried if club.sit(club.open({}, {}, name="Ann"), name).is_success]
    hold(not accepted, f"sits beside Ann: {[ascii(name) for name in accepted]}")
    return f"{len(tried)} names that look like Ann, all refused"


# -- What an administrator has to rely on ----------------------------------------------------------------


@attack("disk")
def disk(club: Club) -> str:
    """Fill the disk: the server must not call itself well."""
    club.open()
    pid = club.served.process.pid
    limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    with club.http() as http:
        full = http.get("/api/health").status_code
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        again = http.get("/api/health").status_code
    hold(full == 503, f"with a full disk, health answers {full}")
    hold(again == 200, f"with room on the disk again, health answers {again}")
    return "a full disk is unhealthy, and it is well again as soon as there is room"


@attack("rules")
def rules(club: Club) -> str:
    """Start a server whose rules have changed since: old tables must not be gone."""
    opened = club.open({}, {"bot": "fair"})
    with club.at(opened.table, opened.keys["Ann"]) as ann:
        ann.asked()
    club.served.stop()
    with sqlite3.connect(club.served.folder / "fiefdom.db") as database:
        changed = database.execute(
            "UPDATE entries SET what = replace(what, ?, '\"0.0.1\"')", (f'"{VERSION}"',)
        ).rowcount
    hold(changed, "the table has no entry")
    club.served.start()
    with club.http(Authorization=f"Bearer {opened.keys['Ann']}") as http:
        seen = http.get(f"/api/tables/{opened.table}")
        record = http.get(f"/api/tables/{opened.table}/record")
    hold(seen.is_success, f"the table answers {seen.status_code}: {seen.text}")
    hold(record.is_success, f"its record answers {record.status_code}: {record.text}")
    return f"the table says: {seen.json()['problem']}"


@attack("second")
def second(club: Club) -> str:
    """Start another server on the same SQLite file."""
    words = [COMMAND, "serve", "--port", "0"]
    try:
        done = subprocess.run(
            words, env={"FIEFDOM_DATA": str(club.served.folder)}, capture_output=True, text=True, timeout=60
        )
    except subprocess.TimeoutExpired as problem:
        raise Broken("a second server runs on the same file") from problem
    hold(done.returncode == 2, f"status {done.returncode}: {done.stderr}")
    return done.stderr.strip()


@attack("password")
def password(club: Club) -> str:
    """Read the database's password in what the server says when it cannot connect."""
    urls = [
        "postgresql://u:SECRET123@127.0.0.1:1/x",
        "postgresql://127.0.0.1:1/x?user=u&password=SECRET123",
        "postgresql://u:SECRET%31%3223@127.0.0.1:1/x",
        "postgres://u:SECRET123@127.0.0.1:bad/x",
    ]
    for url in urls:
        done = subprocess.run([COMMAND, "serve", "--database", url], capture_output=True, text=True, timeout=ENOUGH)
        said = done.stdout + done.stderr
        hold(done.returncode == 2 and "SECRET" not in said, said)
    return f"{len(urls)} forms of the address, and no word of the password"


@attack("cards")
def cards(club: Club) -> str:
    """Play a card that ends the program."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "trapdoor.py")
        file.write_text(ODD_CARD)
        with Served(Path(folder), "--cards", str(file)) as served:
            own = Club(served, club.strength)
            opened = own.open({}, {"bot": "big-money"}, kingdom=["Trapdoor"], first=0)
            with own.at(opened.table, opened.keys["Ann"]) as ann:
                play_until_trapdoor(ann)
            with own.http() as http:
                http.get("/api/health").raise_for_status()
    return "a card that calls sys.exit ends its own table at most"


# -- Running them --------------------------------------------------------------------------------------


def carry_out(name: str, strength: float) -> str:
    """Carry out one attack on a server of its own; raises Broken if it works."""
    with attacked(*ALONE.get(name, ())) as served:
        return ATTACKS[name](Club(served, strength))


def outcome(name: str, carried_out: Callable[[], str]) -> tuple[str, bool]:
    """A line about an attack, and whether it was held off."""
    try:
        return f"held    {name}: {carried_out()}", True
    except Broken as problem:
        return f"BROKEN  {name}: {problem}", False
    except Exception:
        return f"BROKEN  {name}: {traceback.format_exc()}", False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="the attacks to carry out, separated by commas")
    parser.add_argument("--strength", type=float, default=1.0, help="which part of each attack to carry out")
    options = parser.parse_args()
    chosen = options.only.split(",") if options.only else list(ATTACKS)
    if unknown := set(chosen) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    broken = 0
    for name in chosen:
        line, is_held = outcome(name, partial(carry_out, name, options.strength))
        print(line, flush=True)
        broken += not is_held
    print(f"{len(chosen) - broken} passed, {broken} failed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
