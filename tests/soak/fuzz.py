"""Bad frames and requests of all sorts for a server, which has to bear them; `make soak` sends 10,000 of each.

Usage: python tests/soak fuzz [--frames N] [--requests N]

Frames come from the protocol's structs: as they are, with wrong values, or broken. Requests come from the OpenAPI
description.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from patience import ENOUGH
from schemathesis.core.result import Ok
from serving import Served
from tqdm import tqdm
from websockets.sync.client import ClientConnection, connect

from fiefdom.client.link import Link, read_link
from fiefdom.client.lobby import open_table, take_seat
from fiefdom.server import messages
from fiefdom.server.limits import Limits
from fiefdom.server.options import SeatOptions, TableOptions

FRAMES_AT_ONCE = 50
LARGEST = Limits().message_bytes
# What a frame gets that cannot be read at all.
UNREADABLE = ("server-message", "server-binary", "server-large")

Frame = str | bytes

json_values: SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
# Those that end a table or a game are left out: then there would be nothing left to compare.
harmless = [kind for kind in messages.Request.__args__ if kind not in (messages.End, messages.Resign, messages.Rematch)]
well_formed: SearchStrategy[str] = st.one_of([st.builds(kind) for kind in harmless]).map(
    lambda message: msgspec.json.encode(message).decode()
)
TAGS = [kind.__struct_config__.tag for kind in harmless]
wrong_values = st.builds(
    lambda tag, fields: msgspec.json.encode(fields | {"type": tag}).decode(),
    st.sampled_from(TAGS) | st.text(),
    st.dictionaries(st.sampled_from(["step", "picks", "agreed", "text", "seat", "bot", "id", "language"]), json_values),
)
nested = st.builds(lambda mark, n: mark * n, st.sampled_from(["[", '{"a":', '[{"picks":']), st.integers(1, 1500))
huge = st.builds(
    lambda n: msgspec.json.encode({"type": "say", "text": "x" * n}).decode(), st.integers(LARGEST, 3 * LARGEST)
)


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A message with a piece cut out, doubled or replaced."""
    text = draw(well_formed | wrong_values)
    begin, end = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
    return text[:begin] + draw(st.sampled_from(["", text[begin:end] * 2]) | st.text(max_size=5)) + text[end:]


frames: SearchStrategy[Frame] = st.one_of(
    well_formed,
    wrong_values,
    broken(),
    nested,
    huge,
    st.text(),
    st.binary(),
    json_values.map(lambda v: msgspec.json.encode(v).decode()),
)


def many(n: int) -> settings:
    return settings(
        max_examples=n,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def is_readable(frame: Frame) -> bool:
    if isinstance(frame, bytes) or len(frame.encode()) > LARGEST:
        return False
    try:
        messages.decode_request(frame.encode())
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


class Table:
    """A table at which Ann is asked, and Bob and somebody who watches send whatever they like."""

    def __init__(self, server: str) -> None:
        seats = (SeatOptions(), SeatOptions())
        options = TableOptions(seats=seats, kingdom="First Game", seed=5, first=0, pace=0.0, discreet=False)
        link = read_link(server)
        opened = open_table(link, messages.OpenTable("Ann", options), "en")
        self.link = Link(link.host, link.is_secure, opened.table, opened.watch_key)
        bob = take_seat(self.link, messages.TakeSeat("Bob", None, opened.watch_key), "en")
        self.keys = {"Ann": opened.seat_key, "Bob": bob.seat_key, "watcher": opened.watch_key}

    @contextmanager
    def at(self, who: str) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
        with connect(self.link.socket, compression=None, max_size=None, open_timeout=ENOUGH) as socket:
            socket.send(msgspec.json.encode(messages.Hello(messages.PROTOCOL, (self.keys[who],))), text=True)
            while (news := heard(socket))["type"] != "state":
                pass
            yield socket, news

    def game(self) -> dict[str, Any]:
        """What no bad frame may change: the game as Ann sees it."""
        with self.at("Ann") as (_, state):
            return {name: state[name] for name in ("step", "picture", "question", "events")}


def heard(socket: ClientConnection) -> dict[str, Any]:
    news: dict[str, Any] = msgspec.json.decode(socket.recv(timeout=ENOUGH))
    return news


def shown(sent: list[Frame]) -> str:
    """The frames as far as somebody would read them."""
    return "\n".join(repr(frame[:200]) for frame in sent)


def send_frames(table: Table, sent: list[Frame], who: str, tally: Counter[str]) -> None:
    """Send frames, and see that each that cannot be read gets one error, and that none changes the game."""
    before = table.game()
    with table.at(who) as (socket, _):
        for frame in sent:
            socket.send(frame)
        socket.send(msgspec.json.encode(messages.Ping(-7)), text=True)
        got: list[dict[str, Any]] = []
        while (news := heard(socket)) != {"type": "pong", "id": -7}:
            got.append(news)
    errors = Counter(news["key"] for news in got if news["type"] == "error")
    unreadable = sum(not is_readable(frame) for frame in sent)
    assert sum(errors[key] for key in UNREADABLE) == unreadable, f"{errors} for {shown(sent)}"
    assert all(news["text"] and "\n" not in news["text"] for news in got if news["type"] == "error")
    assert table.game() == before, shown(sent)
    tally.update({"frames": len(sent), "that cannot be read": unreadable, "refused": errors.total()})


def fuzz_frames(server: str, n: int, first: int = 0) -> Counter[str]:
    table = Table(server)
    tally: Counter[str] = Counter()

    with tqdm(total=n, desc="frames", disable=None) as progress:

        @seed(first)
        @many(n // FRAMES_AT_ONCE)
        @given(st.lists(frames, min_size=FRAMES_AT_ONCE, max_size=FRAMES_AT_ONCE), st.sampled_from(["Bob", "watcher"]))
        def send(sent: list[Frame], who: str) -> None:
            send_frames(table, sent, who, tally)
            progress.update(len(sent))

        send()
    return tally


def fuzz_requests(server: str, n: int, first: int = 0) -> Counter[str]:
    """Send requests made from the OpenAPI description; the server refuses or answers each, and never fails."""
    schema = schemathesis.openapi.from_url(f"{server}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    sorts = list(product(operations, schemathesis.GenerationMode))
    tally: Counter[str] = Counter()
    with requests.Session() as session, tqdm(total=n, desc="requests", disable=None) as progress:
        for operation, mode in sorts:

            @seed(first)
            @many(-(-n // len(sorts)))
            @given(operation.as_strategy(generation_mode=mode))
            def call(case: schemathesis.Case[Any]) -> None:
                response = case.call(session=session, timeout=ENOUGH)
                progress.update()
                assert response.status_code < 500, (case.as_curl_command(), response.status_code, response.text)
                if response.status_code in (400, 403, 404, 409, 413, 429) and "/api/" in case.path:
                    msgspec.json.decode(response.content, type=messages.Refusal)
                tally.update(["requests", f"status {response.status_code}"])

            call()
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--requests", type=int, default=10_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), "--unlimited") as served:
        for fuzz, n in ((fuzz_frames, options.frames), (fuzz_requests, options.requests)):
            if n:
                print(dict(fuzz(served.address, n)), flush=True)
        Table(served.address).game()
        status, errors = served.stop()
        assert (status, errors) == (0, ""), errors


if __name__ == "__main__":
    main()
