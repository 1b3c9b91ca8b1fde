"""What one answer costs a server, part by part, in CPU time of one process; and what tables need in memory.

    .venv/bin/python benchmarks/server_parts.py
    .venv/bin/python benchmarks/server_parts.py --database postgresql://...

Unlike seconds on a clock, CPU time depends little on what else the machine does. Sockets are left out:
server_load.py measures everything together, from outside.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from fiefdom.engine.decision import Decision
from fiefdom.locale.speaker import speaker
from fiefdom.roster import make_bot
from fiefdom.server import entries
from fiefdom.server.entries import AnyEntry
from fiefdom.server.frames import state
from fiefdom.server.messages import Answer, decode_request, encode
from fiefdom.server.options import SeatOptions, TableOptions, checked
from fiefdom.server.requests import answer_entry
from fiefdom.server.room import Room, Who
from fiefdom.server.store import Store
from fiefdom.version import VERSION

TURNS = 60
TABLES = 200
TOGETHER = 50
NOW = 1_700_000_000.0


def options() -> TableOptions:
    return checked(
        TableOptions(
            seats=(SeatOptions(name="Ann"), SeatOptions(bot="big-money")), kingdom="First Game", seed=1, pace=0.0
        )
    )


def opening() -> list[AnyEntry]:
    return [entries.Opened(options(), VERSION, "", ""), entries.Joined(0, "Ann", "key"), entries.Started()]


def slow(decision: Decision) -> tuple[int, ...]:
    """Play all Treasures and buy nothing, so that the game does not end."""
    if decision.purpose == "buy":
        return ()
    return tuple(range(decision.most if decision.purpose == "play" else decision.least))


def long_log() -> list[AnyEntry]:
    """The log of a table with so many turns of each player."""
    room = Room("long")
    log = opening()
    for entry in log:
        room.apply(entry, NOW)
    while (decision := room.pending) is not None and room.table is not None:
        if room.table.view(0).turns(int(decision.seat)) > TURNS:
            break
        log.append(answer_entry(decision, slow(decision)))
        room.apply(log[-1], NOW)
    return log


def usual_log(seed: int = 1) -> list[AnyEntry]:
    """The log of a game between two bots of the same strategy."""
    room = Room("usual")
    log = opening()
    for entry in log:
        room.apply(entry, NOW)
    bots = [make_bot("big-money", seed + seat) for seat in range(2)]
    while (decision := room.pending) is not None and room.table is not None:
        seat = int(decision.seat)
        log.append(answer_entry(decision, tuple(bots[seat].answer(room.table.view(seat), decision))))
        room.apply(log[-1], NOW)
    return log


class Clock:
    """CPU time by what it went to."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.done: dict[str, int] = {}

    @contextmanager
    def part(self, name: str, times: int = 1) -> Iterator[None]:
        began = time.process_time()
        yield
        self.spent[name] = self.spent.get(name, 0.0) + time.process_time() - began
        self.done[name] = self.done.get(name, 0) + times

    def show(self) -> None:
        for name, spent in self.spent.items():
            print(f"{name + ':':50}{1e6 * spent / self.done[name]:>10,.0f} µs")


def rebuilt(log: list[AnyEntry]) -> Room:
    room = Room("again")
    for entry in log:
        room.replay(entry, NOW)
    assert room.problem is None
    return room


def measure_parts(clock: Clock, log: list[AnyEntry], games: int) -> None:
    """Each part of what an answer needs, over whole games."""
    say, who = speaker("en"), Who(0, True)
    text = encode(Answer(7, ("Copper", "Copper", "Copper")))
    for _ in range(games):
        room = Room("parts")
        with clock.part("deal a game (three entries)"):
            for entry in log[:3]:
                room.apply(entry, NOW)
        for entry in log[3:]:
            known = room.events_known(room.number)
            with clock.part("JSON: read an answer"):
                decode_request(text)
            with clock.part("engine: do what an answer says"):
                room.apply(entry, NOW)
            with clock.part("picture: what a player sees"):
                news = state(room, who, known, {0}, say, NOW)
            with clock.part("JSON: write the state"):
                encode(news)
            with clock.part("JSON: write the entry"):
                entries.encode(entry)


async def measure_store(clock: Clock, log: list[AnyEntry], database: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(database, Path(folder))
        contents = [entries.encode(entry) for entry in log]
        try:
            with clock.part("database: an entry that comes alone", len(contents)):
                for number, content in enumerate(contents, start=1):
                    await store.append("alone", number, 0, content, None)
            for number, content in enumerate(contents, start=1):
                with clock.part(f"database: an entry among {TOGETHER}", TOGETHER):
                    await asyncio.gather(
                        *(store.append(f"table-{n}", number, 0, content, None) for n in range(TOGETHER))
                    )
        finally:
            await store.close()


def resident() -> int:
    """Bytes of memory that this process uses."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path("/proc/self/status").read_text())
    return int(found[1]) * 1024 if found else 0


def grown(work: Callable[[], list[Room]]) -> tuple[float, list[Room]]:
    """How many kilobytes the process needs more after some work, and what that gave."""
    gc.collect()
    before = resident()
    made = work()
    gc.collect()
    return (resident() - before) / 1000, made


def measure_memory(usual: list[AnyEntry], long: list[AnyEntry]) -> None:
    rebuilt(usual)
    for name, log in (("in the middle of a game", usual[: len(usual) // 2]), (f"after {TURNS} turns", long)):
        kilobytes, rooms = grown(lambda log=log: [rebuilt(log) for _ in range(TABLES)])  # type: ignore[misc]
        print(f"{f'memory of a table alive, {name}:':50}{kilobytes / TABLES:>10,.0f} kB")
        # Python keeps memory that it has freed: whether tables at rest need any shows when others come alive.
        rooms.clear()
        kilobytes, _ = grown(lambda log=log: [rebuilt(log) for _ in range(TABLES)])  # type: ignore[misc]
        print(f"{'what one at rest keeps from others:':50}{kilobytes / TABLES:>10,.0f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="as for fiefdom serve")
    parser.add_argument("--games", type=int, default=20, help="how many games to measure")
    arguments = parser.parse_args()
    usual, long = usual_log(), long_log()
    print(f"a usual game: {len(usual) - 3} answers; a long one: {len(long) - 3} answers, {TURNS} turns of each player")
    measure_memory(usual, long)
    clock = Clock()
    measure_parts(clock, usual, arguments.games)
    with clock.part(f"rebuild a table of {TURNS} turns from its log", 5):
        for _ in range(5):
            rebuilt(long)
    asyncio.run(measure_store(clock, usual, arguments.database))
    clock.show()


if __name__ == "__main__":
    main()
