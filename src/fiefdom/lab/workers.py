"""Doing many pieces of work at once: in this process, in several, or on a cluster. The results come in order."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, TypeVar

from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")
AHEAD = 4
# How many seconds to wait for a cluster to answer.
PATIENCE = 5


def results(
    work: Callable[[Piece], Outcome], pieces: Sequence[Piece], jobs: int | None = None, cluster: str | None = None
) -> Iterator[Outcome]:
    """What `work` makes of each piece, in their order; `jobs` processes, by default one for each core."""
    jobs = jobs or os.cpu_count() or 1
    if cluster is not None:
        yield from on_cluster(work, pieces, cluster)
    elif jobs == 1 or len(pieces) == 1:
        for piece in pieces:
            yield work(piece)
    else:
        with ProcessPoolExecutor(min(jobs, len(pieces)), initializer=begin, initargs=(list(catalog.paths),)) as pool:
            try:
                yield from pool.map(work, pieces)
            except BaseException:
                # Whoever stops does not want to wait for the rest.
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def begin(files: list[str]) -> None:
    """In a new process: Ctrl-C is for the one that started it, which tells what is known so far."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    add_cards(files)


def add_cards(files: list[str]) -> None:
    """A new process knows somebody's own cards too."""
    for file in files:
        if file not in catalog.paths:
            catalog.add_file(file)


def check_reachable(address: str) -> None:
    """Complain at once if nobody listens at this address: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as problem:
            raise Complaint("cluster-unreachable", address=address) from problem


def on_cluster(work: Callable[[Piece], Outcome], pieces: Sequence[Piece], address: str) -> Iterator[Outcome]:
    """The same by Ray, which is an extra: on the cluster at this address, or, with `local`, on this machine."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError as problem:
        raise Complaint("no-cluster") from problem
    started = not ray.is_initialized()
    if started:
        check_reachable(address)
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, ValueError) as problem:
            raise Complaint("cluster-unreachable", address=address) from problem
    files = list(catalog.paths)

    def remotely(piece: Piece) -> Outcome:
        add_cards(files)
        return work(piece)

    task = ray.remote(remotely)
    try:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(piece) for piece in pieces[:ahead]]
        for done in range(len(pieces)):
            outcome: Outcome = ray.get(waiting.pop(0))
            if done + ahead < len(pieces):
                waiting.append(task.remote(pieces[done + ahead]))
            yield outcome
    finally:
        if started:
            ray.shutdown()
