"""docs/protocol.md: every example is a message, and every message has an example."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from folders import DOCS

from fiefdom.server import messages
from fiefdom.server.limits import Limits
from fiefdom.server.options import LONGEST_SEAT_NAME, TableOptions
from fiefdom.server.requests import LONGEST_LINE
from fiefdom.views.shapes import Ahead

PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
News = messages.State | messages.ChatLine | messages.Error | messages.Moved | messages.Pong | messages.Goodbye
KINDS: dict[str, Any] = {
    "client": messages.Hello | messages.Request,
    "server": News,
    "opened": messages.NewTable,
    "seated": messages.Seated,
    "take": messages.TakeSeat,
    "options": TableOptions,
    "refused": messages.Refusal,
    "lobby": messages.LobbyTable,
    "twin": messages.TwinSeen,
    "ahead": Ahead,
    "lay": messages.ShowPosition,
    "position": messages.PositionSeen,
}


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_a_message_and_has_all_its_fields(kind: str, text: str) -> None:
    message = msgspec.json.decode(text, type=KINDS[kind], strict=True)
    given = msgspec.json.decode(text)
    if kind in ("server", "options"):
        full = msgspec.json.decode(msgspec.json.encode(message))
        assert set(given) <= {*full, *TableOptions.__struct_fields__}
        if kind == "server":
            assert set(given) == set(full)
            assert set(given.get("can", {})) == set(full.get("can", {}))
    else:
        fields = set(getattr(message, "__struct_fields__", message)) | {"type"}
        assert set(given) <= fields


def test_the_options_are_shown_with_their_defaults() -> None:
    (text,) = [text for kind, text in EXAMPLES if kind == "options"]
    assert msgspec.json.decode(text, type=TableOptions) == TableOptions()
    assert set(msgspec.json.decode(text)) == set(TableOptions.__struct_fields__)


@pytest.mark.parametrize("union", [KINDS["client"], KINDS["server"]])
def test_every_message_has_an_example(union: Any) -> None:
    shown = {msgspec.json.decode(text).get("type") for _, text in EXAMPLES}
    tags = {kind.__struct_config__.tag for kind in union.__args__}
    assert tags <= shown


STRUCTS = [
    kind
    for kind in vars(messages).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_fields__
]


@pytest.mark.parametrize("kind", STRUCTS)
def test_every_field_is_explained(kind: type[msgspec.Struct]) -> None:
    explained = {word for words in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"\w+", words)}
    assert set(kind.__struct_fields__) - explained == set()


@pytest.mark.parametrize(
    ("row", "limit"),
    [
        ("Size of a message | 16 kB", lambda limits: limits.message_bytes == 16 * 1024),
        ("Messages of a connection | 20 a second, 40 at once", lambda limits: limits.messages_a_second == 20),
        ("Lines of chat | 30 a minute, 5 at once", lambda limits: limits.lines_a_minute == 30),
        ("Lines of chat of all who watch a table | 30 a minute", lambda limits: limits.watchers_lines_per_table == 30),
        ("address that watches | 15 a minute, 5 at once", lambda limits: limits.watchers_lines_per_address == 15),
        ("Connections of an address | 50", lambda limits: limits.connections_per_address == 50),
        ("Tables that an address opens, rematches included | 60 an hour", lambda limits: limits.tables_an_hour == 60),
        ("People who watch a table | 100", lambda limits: limits.watchers_per_table == 100),
        ("Names | 30 characters", lambda limits: LONGEST_SEAT_NAME == 30),
        ("Chat | 300 characters", lambda limits: LONGEST_LINE == 300),
    ],
)
def test_the_limits_are_those_that_are_written(row: str, limit: Callable[[Limits], bool]) -> None:
    assert row in PAGE
    assert limit(Limits())
