"""A server bears bad frames and requests of all sorts: each gets one clear error, nothing changes, and it goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from amounts import IS_FULL, today
from fuzz import FRAMES_AT_ONCE, LARGEST, Frame, Table, fuzz_frames, fuzz_requests, send_frames
from patience import ENOUGH
from serving import Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FRAMES, REQUESTS = (500, 300) if IS_FULL else (150, 100)
FIRST = today(1, 10_000)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server"), "--unlimited") as server:
        yield server
        assert server.stop() == (0, "")


@pytest.mark.filterwarnings("ignore:Generating overly large repr")  # huge frames are what this is about
def test_fuzzed_frames(served: Served) -> None:
    tally = fuzz_frames(served.address, FRAMES, FIRST)
    assert tally["frames"] >= FRAMES
    assert tally["that cannot be read"] > FRAMES / 10


def test_fuzzed_requests(served: Served) -> None:
    tally = fuzz_requests(served.address, REQUESTS, FIRST)
    assert tally["requests"] >= REQUESTS
    assert tally["status 200"] > REQUESTS / 10
    assert tally["status 400"] > 0


@pytest.mark.parametrize("who", ["Bob", "watcher"])
@pytest.mark.parametrize(
    "frame",
    [
        pytest.param("not JSON", id="not JSON"),
        pytest.param("", id="empty"),
        pytest.param('{"type": "answer", "step": "1", "picks": []}', id="wrong type"),
        pytest.param('{"type": "answer", "step": 1, "picks": [1.5]}', id="wrong type inside"),
        pytest.param('{"type": "answer", "picks": []}', id="a field is missing"),
        pytest.param('{"type": "sing"}', id="an unknown message"),
        pytest.param('{"type": "hello", "protocol": 2}', id="hello again"),
        pytest.param("[" * 10_000, id="deeply nested"),
        pytest.param('{"type": "say", "text": ' + "[" * 5_000 + "]" * 5_000 + "}", id="nested in a field"),
        pytest.param("x" * (LARGEST + 1), id="huge"),
        pytest.param(b'{"type": "ping"}', id="binary"),
        pytest.param(b"\xff\x00\xfe", id="binary nonsense"),
    ],
)
def test_a_frame_that_cannot_be_read_gets_one_error(served: Served, frame: Frame, who: str) -> None:
    tally: Counter[str] = Counter()
    send_frames(Table(served.address), [frame], who, tally)
    assert (tally["that cannot be read"], tally["refused"]) == (1, 1)


@pytest.mark.parametrize(
    ("frame", "who"),
    [
        ('{"type": "answer", "step": 3, "picks": []}', "Bob"),
        ('{"type": "answer", "step": 3, "picks": []}', "watcher"),
        ('{"type": "answer", "step": 0, "picks": []}', "Ann"),
        ('{"type": "answer", "step": -1, "picks": [0]}', "Ann"),
        ('{"type": "answer", "step": 99999999999999999999999, "picks": []}', "Ann"),
        ('{"type": "answer", "step": 1, "picks": [-1]}', "Ann"),
        ('{"type": "answer", "step": 1, "picks": [999999999999]}', "Ann"),
        ('{"type": "replace", "seat": -1}', "Bob"),
        ('{"type": "end"}', "Bob"),
        ('{"type": "resign"}', "watcher"),
        ('{"type": "say", "text": "a\\u0000b"}', "Bob"),
    ],
)
def test_what_somebody_may_not_do_gets_one_error(served: Served, frame: str, who: str) -> None:
    """The wrong seat, an old number, a pick that is not there, the rights of a host."""
    tally: Counter[str] = Counter()
    send_frames(Table(served.address), [frame], who, tally)
    assert (tally["that cannot be read"], tally["refused"]) == (0, 1)


def test_unknown_fields_are_ignored(served: Served) -> None:
    tally: Counter[str] = Counter()
    send_frames(Table(served.address), ['{"type": "ping", "id": 3, "new": {"a": [1]}}'] * FRAMES_AT_ONCE, "Bob", tally)
    assert tally["refused"] == 0


def test_a_frame_beyond_all_measure_ends_the_connection_and_nothing_else(served: Served) -> None:
    table = Table(served.address)
    before = table.game()
    with table.at("Bob") as (socket, _), pytest.raises(ConnectionClosed):
        send_and_wait(socket, "x" * 10_000_000)
    assert table.game() == before


def send_and_wait(socket: ClientConnection, text: str) -> None:
    socket.send(text)
    socket.recv(timeout=ENOUGH)


def test_a_connection_without_hello_hears_why(served: Served) -> None:
    with connect(Table(served.address).link.socket, open_timeout=ENOUGH) as socket:
        socket.send('{"type": "ping"}')
        assert "server-message" in str(socket.recv(timeout=ENOUGH))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=ENOUGH)
