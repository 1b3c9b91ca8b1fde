"""`fiefdom play` at a terminal, for tests from outside."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from patience import ENOUGH

# As the command, with a port that nobody else has.
START = """
import sys
from fiefdom.cli import browser
from fiefdom.cli.main import main
browser.PORT = 0
sys.exit(main(["play", *sys.argv[1:]]))
"""


class AtTerminal:
    """`fiefdom play` at a terminal of its own, with a port of its own and no screen."""

    def __init__(self, folder: Path, *words: str, python: str = sys.executable) -> None:
        self.terminal, inside = pty.openpty()
        environ = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
        self.process = subprocess.Popen(
            [python, "-c", START, *words],
            stdin=inside, stdout=inside, stderr=inside,
            env=environ | {"FIEFDOM_DATA": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        os.close(inside)
        self.said = ""

    def read_until(self, pattern: str, seconds: float = ENOUGH) -> str:
        end = time.monotonic() + seconds
        while not re.search(pattern, self.said):
            assert time.monotonic() < end, self.said
            if select.select([self.terminal], [], [], 0.1)[0]:
                self.said += os.read(self.terminal, 10_000).decode()
        return self.said

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(ENOUGH)

    def __enter__(self) -> AtTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.terminal)
