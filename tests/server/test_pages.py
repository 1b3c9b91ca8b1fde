"""The server sends the built browser client, and says so in one line where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from fiefdom.server.pages import Client, sent

SCRIPT = "console.log('hello')"
COMPRESSED = b"shorter"


@pytest.fixture
def built(tmp_path: Path) -> Client:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script type="module" src="/assets/index-abc.js"></script>')
    (tmp_path / "assets" / "index-abc.js").write_text(SCRIPT)
    (tmp_path / "assets" / "index-abc.js.br").write_bytes(COMPRESSED)
    return Client(tmp_path)


def test_every_address_without_a_file_shows_the_client(built: Client) -> None:
    assert built.page("table/abc") is built.page("index.html") is built.page("")
    assert built.page("assets/gone-abc.js") is None
    assert built.page("../pyproject.toml") is None


def test_the_build_is_the_main_script(built: Client, tmp_path: Path) -> None:
    assert built.build == "assets/index-abc.js"
    assert built.is_built
    nothing = Client(tmp_path / "none")
    assert (nothing.is_built, nothing.build, nothing.page("")) == (False, "", None)


def test_browsers_keep_what_never_changes_and_ask_about_the_rest(built: Client) -> None:
    script = asked(built, "assets/index-abc.js")
    assert (script.body, script.headers["Content-Type"]) == (SCRIPT.encode(), "text/javascript; charset=utf-8")
    assert "immutable" in script.headers["Cache-Control"]
    index = asked(built, "games")
    assert index.headers["Cache-Control"] == "no-cache"
    again = asked(built, "games", if_none_match=index.headers["ETag"])
    assert (again.status_code, again.body) == (304, b"")


def test_what_the_build_has_compressed_is_sent_to_those_who_can_read_it(built: Client) -> None:
    compressed = asked(built, "assets/index-abc.js", accept_encoding="gzip, br")
    assert (compressed.headers["Content-Encoding"], compressed.body) == ("br", COMPRESSED)
    assert "Content-Encoding" not in asked(built, "assets/index-abc.js", accept_encoding="gzip").headers


def asked(client: Client, path: str, **headers: str) -> Response:
    """What a browser gets that asks for a path with these headers."""
    page = client.page(path)
    assert page is not None
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return sent(Request({"type": "http", "headers": raw}), page)
