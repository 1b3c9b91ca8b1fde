"""Whether a server's memory grows with the games that were played there: short games of two people, who then leave.

.venv/bin/python benchmarks/server_memory.py --games 3000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from typing import Any

import httpx
from server_load import Server
from websockets.asyncio.client import ClientConnection, connect

# The server itself, but tables rest after two seconds instead of five minutes.
IMPATIENT = (
    "from fiefdom.server import serve; serve.IDLE, serve.ROUND = 2.0, 1.0; from fiefdom.cli.main import main; main()"
)
TIME_TO_REST = 8.0
ANSWERS, AT_ONCE = 6, 8


class Person:
    """Somebody at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def play(self, answers: int) -> None:
        """Answer so many questions in the simplest way, then resign; and see the game to its end."""
        while True:
            state = json.loads(await self.socket.recv())
            if state["type"] != "state":
                continue
            if state["table"]["status"] == "over":
                return
            question = state["question"] or {}
            if "options" not in question:
                continue
            if answers:
                answers -= 1
                message = {"type": "answer", "step": state["step"], "picks": list(range(question["least"]))}
            else:
                message = {"type": "resign"}
            await self.socket.send(json.dumps(message))


async def game(http: httpx.AsyncClient, server: Server) -> None:
    options = {"seats": [{}, {}], "pace": 0, "discreet": False}
    opened = (await http.post("/api/tables", json={"name": "Ann", "options": options})).raise_for_status().json()
    wish = {"name": "Bob", "key": opened["watch_key"]}
    taken: dict[str, Any] = (await http.post(f"/api/tables/{opened['table']}/seats", json=wish)).json()
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
    async with connect(url, proxy=None) as ann, connect(url, proxy=None) as bob:
        for socket, key in ((ann, opened["seat_key"]), (bob, taken["seat_key"])):
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "keys": [key]}))
        await asyncio.gather(Person(ann).play(ANSWERS), Person(bob).play(ANSWERS))


async def measure(server: Server, games: int, step: int) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as http:
        await asyncio.sleep(TIME_TO_REST)
        print(f"at the start:      {server.memory() / 1e6:.0f} MB", flush=True)
        for upto in range(step, games + 1, step):
            left = iter(range(step))

            async def player(left: Any = left) -> None:
                for _ in left:
                    await game(http, server)

            await asyncio.gather(*(player() for _ in range(AT_ONCE)))
            await asyncio.sleep(TIME_TO_REST)
            print(f"after {upto:5,} games: {server.memory() / 1e6:.0f} MB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--step", type=int, default=500, help="after how many games to look")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(["--unlimited"], folder, [sys.executable, "-c", IMPATIENT])
        try:
            asyncio.run(measure(server, options.games, options.step))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
