"""How the server bears people: answers a second, and the time from an answer to the next picture.

Server and clients are processes of their own on one machine. Each table has one scripted client and one bot.

    .venv/bin/python benchmarks/server_load.py --tables 200 --rate 1 --seconds 30
    .venv/bin/python benchmarks/server_load.py --tables 200 --rate 0            as fast as answers come
    .venv/bin/python benchmarks/server_load.py --database postgresql://... --workers 2
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

FIEFDOM = str(Path(sys.executable).with_name("fiefdom"))
KINGDOM = "First Game"
TIME_TO_WARM_UP = 5.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="how many tables are in play at once")
    parser.add_argument("--rate", type=float, default=1.0, help="answers a second of each client; 0: no waiting")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure")
    parser.add_argument("--database", help="as for fiefdom serve")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--bot", default="big-money")
    return parser.parse_args()


class Server:
    """`fiefdom serve` in a process of its own."""

    def __init__(self, options: Sequence[str], folder: str, program: Sequence[str] = (FIEFDOM,)) -> None:
        command = [*program, "serve", "--port", "0", *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"FIEFDOM_DATA": folder, "LC_ALL": "C.UTF-8"}
        )
        assert self.process.stdout is not None
        found = re.search(r"https?://\S+", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0].rstrip("/")

    def processes(self) -> list[int]:
        """The server's processes and those that they have started."""
        found = [self.process.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children")
            found += [int(child) for child in children.read_text().split()] if children.exists() else []
        return found

    def cpu(self) -> dict[int, float]:
        """CPU seconds so far, by process."""
        ticks = os.sysconf("SC_CLK_TCK")
        times = {pid: Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()}
        return {pid: (int(fields[11]) + int(fields[12])) / ticks for pid, fields in times.items()}

    def memory(self) -> int:
        """Bytes of memory that the first process uses."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) * 1024 if found else 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


class Load:
    """Many clients, and how long each of their answers took."""

    def __init__(self, address: str, options: argparse.Namespace) -> None:
        self.address = address
        self.options = options
        self.times: list[float] = []
        self.is_measuring = False
        self.is_over = False

    async def open(self, http: httpx.AsyncClient) -> dict[str, Any]:
        seats = [{}, {"bot": self.options.bot}]
        wish = {"name": "Ann", "options": {"kingdom": KINGDOM, "pace": 0, "seats": seats}}
        opened = await http.post("/api/tables", json=wish)
        opened.raise_for_status()
        table: dict[str, Any] = opened.json()
        return table

    async def play(self, http: httpx.AsyncClient, number: int) -> None:
        """Play game after game until time is up."""
        rng = Random(number)
        while not self.is_over:
            table = await self.open(http)
            url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
            async with connect(url, compression=None, proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1, "keys": [table["seat_key"]]}))
                await self.play_game(socket, rng)

    async def play_game(self, socket: Any, rng: Random) -> None:
        asked_at = 0.0
        while not self.is_over:
            state = json.loads(await socket.recv())
            if state["type"] != "state":
                raise RuntimeError(state)
            if asked_at:
                if self.is_measuring:
                    self.times.append(time.perf_counter() - asked_at)
                asked_at = 0.0
            question = state["question"]
            if state["table"]["status"] == "over":
                return
            if question is None or "options" not in question:
                continue
            if self.options.rate:
                await asyncio.sleep(rng.expovariate(self.options.rate))
            answer = {"type": "answer", "step": state["step"], "picks": picks(question, rng)}
            asked_at = time.perf_counter()
            await socket.send(json.dumps(answer))


def picks(question: dict[str, Any], rng: Random) -> list[int]:
    """A simple way to play: all Treasures, a good card, and whatever is asked for."""
    if question["purpose"] == "buy":
        options = question["options"]
        wanted = [name for name in ("Province", "Gold", "Silver") if name in options]
        return [options.index(wanted[0])] if wanted else []
    n = question["most"] if question["purpose"] == "play" else question["least"]
    return list(range(n))


async def answers(http: httpx.AsyncClient) -> int:
    """How many answers this server has committed, those of bots included; with several workers, one of them."""
    found = re.search(r"^fiefdom_answers (\S+)", (await http.get("/metrics")).text, re.MULTILINE)
    return int(float(found[1])) if found else 0


async def measure(server: Server, options: argparse.Namespace) -> None:
    load = Load(server.address, options)
    async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as http:
        # A first table, and some time to read all languages: what every server needs is not counted for tables.
        await load.open(http)
        await asyncio.sleep(TIME_TO_WARM_UP)
        empty = server.memory()
        players = [asyncio.create_task(load.play(http, number)) for number in range(options.tables)]
        await asyncio.sleep(3 + options.tables / 50)
        before, began = server.cpu(), time.perf_counter()
        load.is_measuring = True
        committed = await answers(http)
        await asyncio.wait(players, timeout=options.seconds, return_when=asyncio.FIRST_EXCEPTION)
        load.is_measuring = False
        seconds = time.perf_counter() - began
        after, alive = server.cpu(), server.memory()
        # Finished games are still in memory, for a while.
        tables = (await http.get("/api/health")).json()["tables"]
        committed = await answers(http) - committed
        load.is_over = True
        for player in players:
            player.cancel()
        ends = await asyncio.gather(*players, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
    times = sorted(load.times)
    used = {pid: after[pid] - before.get(pid, 0.0) for pid in after}
    n = len(times)
    print(f"answers a second:      {n / seconds:,.0f} of people, {committed / seconds:,.0f} with those of bots")
    print(f"median:                {1000 * statistics.median(times):.1f} ms")
    print(f"99 %:                  {1000 * times[int(n * 0.99)]:.1f} ms")
    for number, cpu in enumerate(used.values()):
        if cpu >= 0.05:
            print(f"CPU of process {number}:      {1e6 * cpu / n:,.0f} µs per answer of a person")
    print(f"busy processes, 1 min: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    own = resource.getrusage(resource.RUSAGE_SELF)
    print(f"CPU of the clients:    {own.ru_utime + own.ru_stime:.1f} s")
    if options.workers == 1:
        print(f"memory per table:      {(alive - empty) / tables / 1000:,.0f} kB, over {tables} tables")


def main() -> None:
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        words = ["--workers", str(options.workers), "--thinkers", str(options.thinkers), "--unlimited"]
        if options.database:
            words += ["--database", options.database]
        server = Server(words, folder)
        try:
            asyncio.run(measure(server, options))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
