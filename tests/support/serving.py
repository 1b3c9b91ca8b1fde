"""A server in a process of its own, for tests from outside."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import httpx
from patience import ENOUGH
from websockets.sync.client import ClientConnection, connect

# Whatever proxy the machine uses, the servers of tests are reached without.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"

COMMAND = str(Path(sys.executable).with_name("fiefdom"))


class Served:
    """`fiefdom serve` on a free port; `kill` and `start` it again on the same port and data.

    `under` is a command that runs it, such as nice.
    """

    def __init__(self, folder: Path, *options: str, under: Sequence[str] = ()) -> None:
        self.folder = folder
        self.options = options
        self.under = under
        self.port = "0"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [*self.under, COMMAND, "serve", "--port", self.port, *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"FIEFDOM_DATA": str(self.folder)},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"https?://\S+:(\d+)/", said)
        if not found:
            raise AssertionError(f"the server did not start: {said}{self.process.communicate()[1]}")
        self.port = found[1]
        self.address = found[0].rstrip("/")

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=ENOUGH)

    def socket(self, table: str, **headers: str) -> ClientConnection:
        """A connection to a table, which does not take part in anything yet."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(url, additional_headers=headers, open_timeout=ENOUGH, close_timeout=1, legacy=True)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to stop; its exit status and what it wrote to stderr."""
        with suppress(ProcessLookupError):
            self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=ENOUGH)
        return self.process.returncode, errors

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()
