"""The browser client's types of messages are those of the server's structs."""

import runpy

from folders import ROOT

WEB = ROOT / "web"


def test_the_types_of_the_browser_client_are_those_of_the_server() -> None:
    made = runpy.run_path(str(WEB / "make_types.py"))["typescript"]()
    assert (WEB / "src" / "protocol.ts").read_text(encoding="utf-8") == made, "run make web-types"
