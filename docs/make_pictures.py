"""Makes the pictures for the README and docs from what the program really shows.

Usage: make pictures

Runs the command, and lets Chromium draw its output and the pages that it serves. The browser is the one named by the
variable CHROMIUM, else an installed one, else the one that `build/pictures-venv/bin/playwright install chromium`
downloads.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Error, Page, sync_playwright

DOCS = Path(__file__).parent
ROOT = DOCS.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
GAME = "docs/examples/turn-9.txt"
# What to type in that game; the last line stays at the prompt.
TYPED = ("help smithy", "Village")
# A game for the browser, which is drawn where it stops; and how its turn goes on there.
TABLE = "docs/examples/turn-20.txt"
TURN = (
    '.hand [data-card="Embargo"]',
    '.supply [data-card="Wharf"]',
    '.hand [data-card="Smugglers"]',
    '.ribbon .act:has-text("Play Treasures")',
    '.supply [data-card="Gold"]',
)
# The moving picture: its width and height, and how long each of its pictures stays, in ms.
FILM, TICK, PAUSE = (1024, 640), 90, 900
MATCH = ("smithy", "big-money-ultimate", "-n", "10000", "--kingdom", "First Game")
TERMINAL = """<!DOCTYPE html><meta charset="utf-8"><style>
body { margin: 0; width: max-content; background: #12252a; color: #f1e8d4; }
pre { margin: 0; padding: 20px 24px; font: 16px/1.35 "DejaVu Sans Mono", ui-monospace, monospace; }
b { color: #f0c052; font-weight: 400; }
i { background: #f1e8d4; }
</style>"""


def main(fiefdom: str) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        options = {"args": ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []}
        path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
        try:
            browser = playwright.chromium.launch(executable_path=path, **options)
        except Error as problem:
            sys.exit(f"No Chromium could be started; see the head of {Path(__file__).name}.\n{problem}")
        play, report = Path(folder, "play.html"), Path(folder, "report.html")
        play.write_text(terminal(fiefdom, folder), encoding="utf-8")
        subprocess.run([fiefdom, "simulate", *MATCH, "--report", report], check=True, capture_output=True)
        draw(browser, play, "play.png", width=800, part="pre")
        draw(browser, report, "report.png", width=1000, height=1400)
        draw(browser, report, "report-phone.png", width=390, height=844, scheme="dark", section=4)
        with served(fiefdom, folder) as address:
            draw_table(browser, address, "table.png", {"width": 1280, "height": 800}, "dark", "en")
            draw_table(browser, address, "table-phone.png", {"width": 390, "height": 844}, "light", "pl")
            film_turn(browser, address)
        browser.close()


@contextmanager
def served(fiefdom: str, folder: str) -> Iterator[str]:
    """The address of a server."""
    command = [fiefdom, "serve", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "FIEFDOM_DATA": folder}
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        try:
            if not found:
                sys.exit("The server did not start.")
            yield found[0]
        finally:
            server.terminate()


def draw_table(browser: Browser, address: str, name: str, size: dict[str, int], theme: str, language: str) -> None:
    """Draw the game in the middle, as its first player sees it in the browser."""
    is_phone = size["width"] < 500
    options = {
        "viewport": size,
        "color_scheme": theme,
        "locale": language,
        "is_mobile": is_phone,
        "has_touch": is_phone,
    }
    with at_table(browser, address, reduced_motion="reduce", **options) as window:
        window.screenshot(path=DOCS / name)


def film_turn(browser: Browser, address: str) -> None:
    """Play the turn, and put pictures of it together to a moving one."""
    frames: list[Image.Image] = []
    times: list[int] = []

    def shoot(lasts: int) -> None:
        frame = Image.open(BytesIO(window.screenshot())).convert("RGB").resize(FILM)
        if frames and ImageChops.difference(frames[-1], frame).getbbox() is None:
            times[-1] += lasts
        else:
            frames.append(frame)
            times.append(lasts)

    with at_table(
        browser, address, viewport={"width": 1280, "height": 800}, color_scheme="dark", locale="en"
    ) as window:
        shoot(PAUSE)
        for slot in TURN:
            window.locator(slot).first.click()
            for _ in range(8):
                shoot(TICK)
            times[-1] += PAUSE
    frames[0].save(
        DOCS / "turn.webp", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=70, method=6
    )


@contextmanager
def at_table(browser: Browser, address: str, **options: Any) -> Iterator[Page]:
    """The page of the game in the middle."""
    context = browser.new_context(**options)
    game = json.dumps(json.dumps([seat_at(address)]))
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('fiefdom-games', {game})")
    window = context.new_page()
    window.goto(f"{address}/table/{json.loads(json.loads(game))[0]['table']}")
    window.locator(".ribbon.mine").wait_for()
    window.wait_for_load_state("networkidle")
    yield window
    context.close()


def seat_at(address: str) -> dict[str, Any]:
    """What a browser remembers of a table: this one goes on from the middle of the game."""
    record = (ROOT / TABLE).read_text(encoding="utf-8")
    seats = [{}, {"bot": "fair", "name": "Ben"}]
    steps = len(record.partition("answers:\n")[2].splitlines())
    wish = {"name": "Ada", "record": record, "steps": steps, "options": {"seats": seats, "show_score": True}}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    # On this machine, where no proxy can find it.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request) as response:
        opened = json.load(response)
    return {
        "table": opened["table"],
        "keys": [opened["seat_key"], opened["host_key"]],
        "seats": [opened["seat"]],
        "seatKeys": [opened["seat_key"]],
        "watchKey": opened["watch_key"],
        "since": 0,
        "isOver": False,
    }


def terminal(fiefdom: str, folder: str) -> str:
    """A page with a turn of the game, as the terminal shows it."""
    command = ["play", "--resume", GAME]
    lines = subprocess.run(
        [fiefdom, *command],
        input="\n".join(TYPED),
        env={**os.environ, "XDG_DATA_HOME": folder, "LC_ALL": "C.UTF-8"},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    last = max(i for i, line in enumerate(lines) if line.endswith(f"> {TYPED[-1]}"))
    shown = "\n".join(escape(line) for line in lines[: last + 1])
    return f"{TERMINAL}<pre><b>$ fiefdom {' '.join(command)}</b>\n{shown}<i> </i></pre>"


def draw(
    browser: Browser,
    page: Path,
    name: str,
    width: int,
    height: int = 600,
    scheme: str = "light",
    part: str = "",
    section: int = 0,
) -> None:
    """Draw a page in a window of this size: all of a part, or what is visible from a section on."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        device_scale_factor=2 if width < 500 else 1,
    )
    window = context.new_page()
    window.goto(page.as_uri())
    if part:
        window.locator(part).screenshot(path=DOCS / name)
    else:
        if section:
            window.locator(f"section:nth-of-type({section})").evaluate("each => each.scrollIntoView()")
        window.screenshot(path=DOCS / name)
    context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
