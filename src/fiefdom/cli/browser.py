"""`fiefdom play` in the browser: a server on this machine, and its page."""

from __future__ import annotations

import argparse
import json
import os
import sys
import webbrowser
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker

HOST = "127.0.0.1"
# Always the same, because a browser keeps one's games and settings by the address.
PORT = 8770


def can_play(say: Speaker) -> bool:
    """Whether somebody sits here who can play in the browser; if only something is missing for it, says what."""
    if sys.stdin is None or not sys.stdin.isatty():
        return False
    try:
        from fiefdom.server.pages import Client
    except ModuleNotFoundError:
        print(say.say("play-no-server"))
        return False
    if not Client().is_built:
        print(say.say("play-no-client"))
        return False
    return True


def play_in_browser(options: argparse.Namespace, say: Speaker) -> int:
    """Serve on this machine until somebody presses Ctrl-C; a server that is already there will do."""
    from fiefdom.server.serve import Settings, run

    def show(address: str) -> None:
        is_shown = has_screen() and webbrowser.open(address)
        print(say.say("play-browser", address=address, shown="yes" if is_shown else "no"), flush=True)

    def settings(port: int) -> Settings:
        return Settings(HOST, port, is_unlimited=True, card_files=tuple(options.cards_file))

    address = f"http://{HOST}:{PORT}/"
    if is_fiefdom(address) and not options.cards_file:
        show(address)
        return 0
    try:
        run(settings(PORT), 1, show)
    except Complaint as complaint:
        if complaint.key != "serve-port":
            raise
        run(settings(0), 1, show)
    return 0


def has_screen() -> bool:
    """Whether a browser has somewhere to appear."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_fiefdom(address: str) -> bool:
    """Whether a server with the browser client answers there, on this machine, so that no proxy is asked."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}api/health", timeout=1) as answer:
            return bool(json.load(answer).get("client"))
    except (URLError, OSError, ValueError, AttributeError):
        return False
