"""Processes that work for this one: they know its cards, leave Ctrl-C to it, and end when it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from fiefdom.cards.catalog import catalog


def begin(files: list[str]) -> None:
    """Start as a process for work: ignore Ctrl-C, because the parent handles that and reports the results so far."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    add_cards(files)


def end_with_parent() -> None:
    """End this process once its parent is gone, even if that was by `kill -9`."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process for work was started by another"
    parent.join()
    os._exit(1)


def add_cards(files: list[str]) -> None:
    """Load people's own cards that a new process does not know yet."""
    for file in files:
        if file not in catalog.modules:
            catalog.add_file(file)
