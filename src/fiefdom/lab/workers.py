"""Workers that do pieces of work, in this process, in several, or on a cluster, and return the results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from fiefdom.cards.blame import own_cards_watched
from fiefdom.cards.catalog import catalog
from fiefdom.cards.processes import add_cards, begin
from fiefdom.errors import Complaint
from fiefdom.packages import install_command

Work = TypeVar("Work")
Done = TypeVar("Done")
PIECES_AHEAD = 4
# How many seconds to wait for a cluster to answer.
SECONDS_TO_ANSWER = 5
MOST_JOBS = 256
# The address for a cluster that Ray starts on this machine.
LOCAL = "local"


class Crew:
    """Does the work of this process: this base class does it here."""

    def results(self, work: Callable[[Work], Done], pieces: Sequence[Work]) -> Iterator[Done]:
        """The result of `work` for each piece, in order."""
        for piece in pieces:
            yield do(work, piece)


def results(
    work: Callable[[Work], Done], pieces: Sequence[Work], jobs: int | None = None, cluster: str | None = None
) -> Iterator[Done]:
    """The result of `work` for each piece, in order, from `jobs` processes (by default one per core)."""
    with crew(jobs if len(pieces) > 1 else 1, cluster, len(pieces)) as workers:
        yield from workers.results(work, pieces)


@contextmanager
def crew(jobs: int | None = None, cluster: str | None = None, most: int = MOST_JOBS) -> Iterator[Crew]:
    """Workers that stay for several lots of work: `jobs` processes (by default one per core), or those of a cluster."""
    jobs = max(1, min(jobs or os.cpu_count() or 1, most))
    if cluster is not None:
        with on_cluster(cluster) as workers:
            yield workers
    elif jobs == 1:
        yield Crew()
    else:
        with in_processes(jobs) as workers:
            yield workers


class Pool(Crew):
    """Several processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self.pool = pool
        self.jobs = jobs

    def results(self, work: Callable[[Work], Done], pieces: Sequence[Work]) -> Iterator[Done]:
        left = iter(pieces)
        with ctrl_c_held_back():
            waiting = deque(self.pool.submit(do, work, piece) for piece in islice(left, PIECES_AHEAD * self.jobs))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(self.pool.submit(do, work, piece) for piece in islice(left, 1))


@contextmanager
def in_processes(jobs: int) -> Iterator[Crew]:
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, initializer=begin, initargs=(list(catalog.modules),)) as pool:
        try:
            yield Pool(pool, jobs)
        except BrokenExecutor as failure:
            raise Complaint("worker-lost") from failure
        except BaseException:
            # If you stop the work, you do not want to wait for the rest.
            for process in multiprocessing.active_children():
                if process not in others:
                    process.kill()
            raise


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Let Ctrl-C take effect only after this: while a process starts, it could be lost or break the new process.

    Processes that start meanwhile hold it back too, until they ignore it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def do(work: Callable[[Work], Done], piece: Work) -> Done:
    """The result of `work` for a piece; people's own cards that fail are blamed, in any process."""
    with own_cards_watched():
        return work(piece)


def check_reachable(address: str) -> None:
    """Complain at once if nothing listens at this address; Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=SECONDS_TO_ANSWER).close()
        except (OSError, OverflowError, ValueError) as problem:
            raise Complaint("cluster-unreachable", address=address) from problem


def first_line(problem: Exception) -> str:
    """What Ray says, without its advice and traces."""
    return next((line for line in str(problem).splitlines() if line.strip()), type(problem).__name__)


class Cluster(Crew):
    """The machines of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.files = list(catalog.modules)

    def results(self, work: Callable[[Work], Done], pieces: Sequence[Work]) -> Iterator[Done]:
        ray, files = self.ray, self.files

        def remotely(piece: Work) -> Done:
            add_cards(files)
            return do(work, piece)

        task = ray.remote(remotely)
        ahead = PIECES_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(piece) for piece in pieces[:ahead]]
        for done in range(len(pieces)):
            try:
                outcome: Done = ray.get(waiting.pop(0))
            except ray.exceptions.RayTaskError as failure:
                raise failure.cause if isinstance(failure.cause, Complaint) else failure from failure
            except (ray.exceptions.RayError, ConnectionError) as failure:
                raise Complaint("cluster-failed", problem=first_line(failure)) from failure
            if done + ahead < len(pieces):
                waiting.append(task.remote(pieces[done + ahead]))
            yield outcome


@contextmanager
def on_cluster(address: str) -> Iterator[Crew]:
    """The same with Ray, an optional dependency: on the cluster at this address, or with `local` on this machine."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError as problem:
        raise Complaint("no-cluster", command=install_command("cluster")) from problem
    started = not ray.is_initialized()
    if started:
        check_reachable(address)
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False)
        except Exception as problem:  # if starting takes too long, Ray raises nothing more particular
            if address != LOCAL and isinstance(problem, (ConnectionError, ValueError)):
                raise Complaint("cluster-unreachable", address=address) from problem
            raise Complaint("cluster-unstarted", problem=first_line(problem)) from problem
    try:
        yield Cluster(ray)
    finally:
        if started:
            ray.shutdown()
