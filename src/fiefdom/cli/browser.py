"""`fiefdom play` in the browser: a server on this machine, and its page."""

from __future__ import annotations

import argparse
import json
import os
import sys
import webbrowser
from threading import Thread
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from fiefdom.cli.output import tell
from fiefdom.errors import Complaint
from fiefdom.locale.layout import whole
from fiefdom.locale.speaker import Speaker
from fiefdom.packages import install_command
from fiefdom.server.limits import Limits
from fiefdom.tui.invocation import command_with_cards

HOST = "127.0.0.1"
# Always the same, because a browser stores your games and settings by the address.
PORT = 8770
# How many seconds a command takes that opens a page and ends.
LONG_ENOUGH = 2.0


def is_at_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def can_play(say: Speaker) -> bool:
    """Whether this install can play in the browser; if not, says what is missing for it."""
    try:
        from fiefdom.server.pages import Client
    except ModuleNotFoundError as missing:
        tell(say.say("play-no-server", package=missing.name or "", command=whole(install_command())))
        return False
    if not Client().is_built:
        tell(say.say("play-no-client", command=whole(install_command())))
        return False
    return True


def play_in_browser(options: argparse.Namespace, say: Speaker, wanted: int | None) -> int:
    """Serve on this machine until somebody presses Ctrl-C; a server that is already there will do."""
    from fiefdom.server.serve import Settings, run

    def show(address: str) -> None:
        tell(say.say("play-browser", **opened(address, say)))

    def settings(port: int) -> Settings:
        return Settings(HOST, port, limits=Limits.none(), card_files=tuple(options.cards_file))

    port = PORT if wanted is None else wanted
    address = f"http://{HOST}:{port}/"
    if is_fiefdom(address) and not options.cards_file:
        tell(say.say("play-browser-running", **opened(address, say)))
        return 0
    try:
        run(settings(port), 1, show)
    except Complaint as complaint:
        if complaint.key != "serve-port" or wanted is not None:
            raise
        run(settings(0), 1, show)
    return 0


def opened(address: str, say: Speaker) -> dict[str, str]:
    """Open a page, and return what to say about it."""
    is_shown = has_screen() and opens(address)
    command = whole(command_with_cards(say, "play", "--plain"))
    return {"address": address, "shown": "yes" if is_shown else "no", "command": command}


def opens(address: str) -> bool:
    """Whether a browser opens a page. Some commands end only with the browser, so nobody waits long for that."""
    found: list[bool] = []
    opening = Thread(target=lambda: found.append(webbrowser.open(address)), daemon=True)
    opening.start()
    opening.join(LONG_ENOUGH)
    return found[0] if found else True


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
