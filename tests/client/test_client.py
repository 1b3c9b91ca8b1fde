"""`fiefdom.client` against a running server: it plays, watches, comes back by itself, and answers nothing twice."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from urllib.request import Request, urlopen

import pytest
from folders import DOCS, EXAMPLES
from online import OPTIONS, picks
from patience import ENOUGH
from serving import Served
from wire import wire_to

from fiefdom.client import Refused, Seat, Unreachable, aio, lobby, open_table, take_seat, watch
from fiefdom.client.link import Link, read_link
from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.server.allowances import Allowance
from fiefdom.server.messages import Answer, ChatLine, Error, Ping, Pong, Rematch, Say, State, Undo


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as server:
        yield server


def record_of(seat: Seat | aio.Seat) -> Record:
    url = f"{seat.link.server}/api/tables/{seat.link.table}/record"
    with urlopen(Request(url, headers={"Authorization": f"Bearer {seat.keys[0]}"})) as response:
        return Record.from_text(response.read().decode())


def answers_of(record: Record, seat: int) -> int:
    return sum(answer[0] == seat for answer in record.answers)


def test_a_server_on_this_machine_is_asked_without_the_proxy(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "socks_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
        monkeypatch.setenv(name.upper(), "http://127.0.0.1:1")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    with open_table(served.address, "Ann", **OPTIONS) as seat:
        assert next(iter(seat.questions())).question is not None


@pytest.mark.parametrize(
    ("server", "is_here"),
    [
        ("127.0.0.1:8770", True),
        ("127.1.2.3", True),
        ("localhost:8770", True),
        ("[::1]:8770", True),
        ("192.168.1.7:8770", False),
        ("localhost.example.org", False),
        ("[2001:db8::1]:8770", False),
    ],
)
def test_which_servers_are_on_this_machine(server: str, is_here: bool) -> None:
    assert read_link(f"http://{server}/table/abc#key").is_here == is_here


# -- Playing ----------------------------------------------------------------------------------------


def test_a_whole_game_and_a_rematch(served: Served) -> None:
    with open_table(served.address, "Ann", **OPTIONS) as seat:
        given = 0
        for state in seat.questions():
            seat.answer(picks(state))
            given += 1
        assert seat.state.standings is not None
        assert answers_of(record_of(seat), 0) == given
        table = seat.link.table
        seat.send(Rematch())
        assert seat.next_game(30)
        assert seat.link.table != table
        assert seat.state.table.status == "playing"
        assert len(seat.events) < 30


def test_a_whole_game_with_asyncio(served: Served) -> None:
    async def play() -> None:
        async with await aio.open_table(served.address, "Ann", **OPTIONS) as seat:
            given = 0
            async for state in seat.questions():
                await seat.answer(picks(state))
                given += 1
            assert seat.state.standings is not None
            assert answers_of(record_of(seat), 0) == given

    asyncio.run(play())


def test_a_crowd_is_dealt_to_two_tables_and_plays_there(served: Served) -> None:
    """Seven programs sit down at one table; some of them go on at the other one by themselves."""

    async def play() -> None:
        host = await aio.open_table(served.address, "Player 1", seats=[{}] * 7, kingdom="First Game", pace=0)
        others = [await aio.take_seat(str(host.link), f"Player {n}") for n in range(2, 8)]
        first = host.link.table

        async def first_state(seat: aio.Seat) -> State:
            async with seat:
                async for state in seat.states():
                    if state.table.status == "playing" and state.you.seat is not None:
                        return state
            raise AssertionError("it has begun")

        states = await asyncio.gather(*map(first_state, (host, *others)))
        for n, state in enumerate(states, start=1):
            assert state.you.seat is not None
            assert state.table.seats[state.you.seat].name == f"Player {n}"
        tables = Counter(state.table.table for state in states)
        assert first in tables
        assert sorted(tables.values()) == [3, 4]

    asyncio.run(asyncio.wait_for(play(), ENOUGH))


def test_the_example_in_the_docs_plays_a_game(served: Served) -> None:

    example = EXAMPLES / "network_player.py"
    code = example.read_text(encoding="utf-8").partition("\n\n")[2]
    assert f"```python network\n{code}```" in (DOCS / "client.md").read_text(encoding="utf-8")
    done = subprocess.run([sys.executable, example, served.address], capture_output=True, text=True, timeout=ENOUGH)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("[(0, ")


def test_events_add_up_to_what_a_newcomer_gets(served: Served) -> None:
    with open_table(served.address, "Ann", **OPTIONS) as seat:
        for given, state in enumerate(seat.questions()):
            if given == 12:
                break
            seat.answer(picks(state))
        with take_seat(str(seat.link.leading_back(seat.keys[0])), "nobody") as again:
            assert again.state.you.seat == 0
            assert again.events == seat.events


def test_undo_and_chat_are_news(served: Served) -> None:
    with open_table(served.address, "Ann", **OPTIONS) as seat:
        state = seat.state
        seat.answer(["Copper"])
        seat.send(Undo())
        while seat.state.step < state.step + 2:
            seat.news()
        assert seat.state.picture == state.picture
        assert seat.is_asked
        seat.send(Say("Good luck!"))
        while not isinstance(seat.news(), ChatLine):
            pass
        assert [line.text for line in seat.lines] == ["Good luck!"]


def test_somebody_who_watches_sees_no_hand_and_is_not_asked(served: Served) -> None:
    with open_table(served.address, "Ann", **OPTIONS) as seat, watch(str(seat.link)) as watcher:
        assert watcher.state.you.seat is None
        assert watcher.state.picture is not None
        assert "hand" not in watcher.state.picture
        assert not watcher.is_asked
        with pytest.raises(Refused) as refused:
            watcher.answer([])
        assert refused.value.reason == "server-watching"


def test_the_first_table_with_room_is_found_in_the_lobby(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        with pytest.raises(Complaint) as none:
            take_seat(served.address, "Bob")
        assert none.value.key == "client-no-room"
        with (
            open_table(served.address, "Ann", visibility="open", seats=[{}, {}], **OPTIONS) as ann,
            take_seat(served.address, "Bob") as bob,
        ):
            assert bob.link.table == ann.link.table
            assert bob.state.you.seat == 1


# -- Coming back ------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", ["cuts_asking", "cuts_answering"])
def test_an_answer_that_was_under_way_is_given_once(served: Served, cut: str) -> None:
    """Whether the wire broke before the server heard it or after, the client goes on as if nothing had happened."""

    async def play() -> None:
        given = 0
        async with (
            wire_to(int(served.port)) as wire,
            await aio.open_table(f"http://127.0.0.1:{wire.here}", "Ann", **OPTIONS) as seat,
        ):
            async for state in seat.questions():
                breaks = given % 3 == 1
                setattr(wire, cut, breaks)
                before = wire.connections
                after = await seat.answer(picks(state))
                assert after.step > state.step
                assert wire.connections == before + breaks
                given += 1
                if given == 15:
                    break
            keys, link = seat.keys, seat.link
        async with aio.Seat(Link(f"127.0.0.1:{served.port}", table=link.table), keys) as seat:
            assert seat.is_asked
            assert answers_of(record_of(seat), 0) == given

    asyncio.run(play())


def test_a_client_comes_back_to_a_server_that_was_killed(tmp_path: Path) -> None:
    with Served(tmp_path) as served, open_table(served.address, "Ann", **OPTIONS) as seat:
        given = 0
        for state in seat.questions():
            if given == 4:
                served.kill()
                served.start()
            seat.answer(picks(state))
            given += 1
            if given == 8:
                break
        assert answers_of(record_of(seat), 0) == given


def test_a_server_that_stays_away_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        with Served(tmp_path) as served:
            async with await aio.open_table(served.address, "Ann", **OPTIONS) as seat:
                seat.patience = 0.5
                served.kill()
                with pytest.raises(Unreachable) as problem:
                    await seat.answer(picks(seat.state))
                assert problem.value.key == "client-unreachable"

    asyncio.run(play())


# -- Refusals ---------------------------------------------------------------------------------------


def test_an_answer_that_is_not_allowed_changes_nothing(served: Served) -> None:
    with open_table(served.address, "Ann", **OPTIONS) as seat:
        before = seat.state
        for wrong in ([99], ["Province"], [0, 0], [-1]):
            with pytest.raises(Refused) as refused:
                seat.answer(wrong)
            assert refused.value.reason == "server-answer"
        with take_seat(str(seat.link.leading_back(seat.keys[0])), "Ann") as again:
            assert (again.state.step, again.state.picture) == (before.step, before.picture)


def test_two_answers_to_one_question(served: Served) -> None:
    """One of them wins; the other is told so."""
    with (
        open_table(served.address, "Ann", **OPTIONS) as one,
        take_seat(str(one.link.leading_back(one.keys[0])), "Ann") as other,
    ):
        one.answer(picks(one.state))
        with pytest.raises(Refused) as refused:
            other._do(late(other._seat))
        assert refused.value.reason == "server-answered"


async def late(seat: aio.Seat) -> None:
    """Answer, without having read that the question has been answered."""
    await seat.send(Answer(seat.state.step, ()))
    while True:
        news = await seat.news()
        if isinstance(news, Error):
            raise Refused(news.key, news.text)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/table/nothing", "server-no-table"),
        ("/table/{table}#wrong", "server-key"),
        ("/table/{full}", "server-is-playing"),
    ],
)
def test_what_a_server_refuses(served: Served, path: str, reason: str) -> None:
    with (
        open_table(served.address, "Ann", seats=[{}, {}], **OPTIONS) as waiting,
        open_table(served.address, "Ann", visibility="open", **OPTIONS) as full,
    ):
        url = served.address + path.format(table=waiting.link.table, full=full.link.table)
        with pytest.raises(Refused) as refused:
            take_seat(url, "Bob")
    assert refused.value.reason == reason


def test_a_refusal_is_in_the_language_that_was_asked_for(served: Served) -> None:
    with pytest.raises(Refused, match="Nie ma stołu"):
        take_seat(f"{served.address}/table/nothing", "Bob", language="pl")


class Stranger(BaseHTTPRequestHandler):
    """A server of something else."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>hello</html>")

    def do_POST(self) -> None:
        self.send_error(404)

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("path", ["/", "/table/some", "/table/some#key"])
def test_a_server_of_something_else(path: str) -> None:
    with HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        Thread(target=stranger.serve_forever, daemon=True).start()
        with pytest.raises(Unreachable) as problem:
            take_seat(f"http://127.0.0.1:{stranger.server_port}{path}", "Bob")
        stranger.shutdown()
    assert problem.value.key == "client-no-fiefdom"


@pytest.mark.parametrize("path", ["/", "/table/some", "/table/some#key"])
def test_no_server_at_all(path: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        with pytest.raises(Unreachable) as problem:
            take_seat(f"http://127.0.0.1:{free.getsockname()[1]}{path}", "Bob")
    assert problem.value.key == "client-unreachable"


# -- Limits -----------------------------------------------------------------------------------------


def test_a_fast_program_slows_down_by_itself(served: Served) -> None:
    """A server takes 40 messages at once and 20 a second after that; whoever sends more is refused."""
    with open_table(served.address, "Ann", **OPTIONS) as seat:
        began = time.monotonic()
        for number in range(70):
            seat.send(Ping(number))
        answers = [seat.news() for _ in range(70)]
        assert answers == [Pong(number) for number in range(70)]
        assert time.monotonic() - began > 1.5


def test_an_answer_that_came_too_fast_is_given_again(served: Served) -> None:
    async def play() -> None:
        async with await aio.open_table(served.address, "Ann", **OPTIONS) as seat:
            seat._allowance = Allowance(1e9, 1e9)  # as if the server were stricter than this client believes
            for number in range(60):
                await seat.send(Ping(number))
            step = seat.state.step
            assert (await seat.answer([])).step > step

    asyncio.run(play())


def test_requests_that_come_too_fast_are_repeated(served: Served) -> None:
    link = read_link(served.address)
    for _ in range(130):
        lobby.open_tables(link, "en")


class Strict(BaseHTTPRequestHandler):
    """Refuses everything for an hour."""

    def do_GET(self) -> None:
        self.send_response(429)
        self.send_header("Retry-After", "3600")
        self.end_headers()
        self.wfile.write(b'{"key": "server-too-fast", "text": "Slow down."}')

    def log_message(self, *_: object) -> None:
        pass


def test_nobody_waits_for_an_hour() -> None:
    with HTTPServer(("127.0.0.1", 0), Strict) as strict:
        Thread(target=strict.serve_forever, daemon=True).start()
        with pytest.raises(Refused) as refused:
            lobby.open_tables(read_link(f"http://127.0.0.1:{strict.server_port}"), "en")
        strict.shutdown()
    assert (refused.value.reason, refused.value.delay) == ("server-too-fast", 3600)


# -- Links ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "link"),
    [
        ("http://127.0.0.1:8770", Link("127.0.0.1:8770")),
        ("http://127.0.0.1:8770/tables", Link("127.0.0.1:8770")),
        ("127.0.0.1:8770", Link("127.0.0.1:8770")),
        ("https://example.org/table/1a2b#k-e_y", Link("example.org", True, "1a2b", "k-e_y")),
        ("https://example.org/join/1a2b#key", Link("example.org", True, "1a2b", "key")),
        ("https://example.org/table/1a2b#key.mine", Link("example.org", True, "1a2b", "key", "mine")),
        ("https://example.org/table/1a2b#.mine", Link("example.org", True, "1a2b", "", "mine")),
        ("https://example.org/table/1a2b?key=k", Link("example.org", True, "1a2b", "k")),
        ("wss://example.org/api/tables/1a2b/socket", Link("example.org", True, "1a2b")),
        ("[::1]:8770/table/1a2b", Link("[::1]:8770", False, "1a2b")),
    ],
)
def test_links_as_people_copy_them(url: str, link: Link) -> None:
    assert read_link(url) == link
    assert read_link(str(link)) == link


def test_a_link_to_send_to_others_never_has_the_key_of_a_seat(served: Served) -> None:
    with open_table(served.address, "Ann", **OPTIONS) as ann:
        back = ann.link.leading_back(ann.keys[0])
        old = f"{ann.link.server}/table/{ann.link.table}#{ann.keys[0]}"
        for link in (str(back), old):
            with take_seat(link, "nobody") as again:
                assert again.state.you.seat == ann.state.you.seat
                assert ann.keys[0] not in str(again.link)
        with watch(str(back)) as watching:
            assert watching.state.you.seat is None
            assert watching.link == ann.link


@pytest.mark.parametrize(
    "url", ["", "http://", "ftp://example.org", "http://example.org:99999", "http://[::1", "http://example.org/a/b/c"]
)
def test_what_is_no_link(url: str) -> None:
    with pytest.raises(Complaint) as problem:
        read_link(url)
    assert problem.value.key == "client-url"
