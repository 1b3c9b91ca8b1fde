"""Ctrl-C and the end of a terminal at a prompt, while the clock that watches own cards is due."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from patience import ENOUGH

# The signal of the clock goes to another thread, so that it is due while this one still waits for a line. Python misses
# a signal that comes just before it begins to wait, so, like a person at a keyboard, this tries again.
WAITING = """
import os, readline, signal, sys, threading, time
from fiefdom.cards.blame import own_cards_watched
from fiefdom.tui.session import stopping_in_order

def interrupt():
    while not os.path.exists("asked"):
        time.sleep(0.01)
    while not stopped.is_set():
        signal.pthread_kill(threading.get_ident(), signal.SIGVTALRM)
        signal.pthread_kill(threading.main_thread().ident, int(sys.argv[1]))
        stopped.wait(5)

# However this is started, perhaps where Ctrl-C is ignored or held back for a while, it can be stopped.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.pthread_sigmask(signal.SIG_SETMASK, ())
stopped = threading.Event()
try:
    with own_cards_watched(), stopping_in_order():
        threading.Thread(target=interrupt, daemon=True).start()
        input("> ")
except BaseException as stop:
    stopped.set()
    print("stopped by", type(stop).__name__)
"""


@pytest.mark.parametrize(("number", "stop"), [(signal.SIGINT, "KeyboardInterrupt"), (signal.SIGTERM, "Quit")])
def test_a_clock_that_is_due_does_not_get_in_the_way_of_stopping(
    number: signal.Signals, stop: str, tmp_path: Path
) -> None:
    terminal, inside = pty.openpty()
    paths = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, "-c", WAITING, str(int(number))],
        stdin=inside, stdout=inside, stderr=inside, cwd=tmp_path, env=os.environ | {"PYTHONPATH": paths},
    )  # fmt: skip
    os.close(inside)
    said = ""
    end = time.monotonic() + ENOUGH
    try:
        while "stopped by" not in said or not said.endswith("\n"):
            assert time.monotonic() < end, said
            if select.select([terminal], [], [], 0.1)[0]:
                said += os.read(terminal, 10_000).decode()
            if said.endswith("> "):
                (tmp_path / "asked").touch()
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
    assert said.strip().endswith(f"stopped by {stop}")
