"""Kill a server again and again while people play, and see that nothing accepted is lost and nothing happens twice.

.venv/bin/python tests/soak kills --kills 50
.venv/bin/python tests/soak kills --kills 50 --database postgresql://...
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from patience import ENOUGH
from serving import Served
from tqdm import tqdm
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fiefdom.server import entries
from fiefdom.server.room import Room
from fiefdom.server.store import Store

# How many answers are accepted between two kills, or more.
SOME = 3
AWAY = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


@dataclass
class Person:
    """Somebody who plays at random, comes back after every kill, and remembers what was accepted."""

    table: str
    key: str
    rng: Random
    number: int = 0
    question: dict[str, Any] | None = None
    step: int = 0
    # The answer that was sent last, until it is known to be accepted.
    sent: tuple[int, list[str]] | None = None
    accepted: list[tuple[int, list[str]]] = field(default_factory=list)
    # Whether it has just come back: then the answer may not have been heard.
    is_back: bool = False
    returns: int = 0
    is_over: bool = False

    async def play(self, served: Served) -> None:
        while not self.is_over:
            try:
                url = f"{served.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
                async with connect(url, open_timeout=ENOUGH) as socket:
                    hello = {"type": "hello", "protocol": 2, "keys": [self.key], "have": self.number}
                    await socket.send(json.dumps(hello))
                    self.returns += 1
                    self.is_back = True
                    while not self.is_over:
                        await self.hear(socket, json.loads(await socket.recv()))
            except AWAY:
                await asyncio.sleep(0.05)

    async def hear(self, socket: Any, news: dict[str, Any]) -> None:
        if news["type"] == "goodbye":
            return
        assert news["type"] == "state", news
        assert news["number"] >= self.number, "what was accepted is lost"
        if news["step"] == self.step and self.sent is None:
            assert news["question"] == self.question, "the same question comes back"
        if self.sent is not None and news["step"] > self.sent[0]:
            self.accepted.append(self.sent)
            self.sent = None
        self.number, self.step, self.question = news["number"], news["step"], news["question"]
        self.is_over = news["table"]["status"] == "over"
        if self.question is not None and "options" in self.question and self.sent is None:
            await asyncio.sleep(self.rng.random() * 0.02)
            await self.answer(socket, self.question)
        elif self.is_back and self.sent is not None and self.sent[0] == self.step:
            # It was not accepted before the server was killed: say it again.
            await socket.send(json.dumps({"type": "answer", "step": self.step, "picks": self.sent[1]}))

        self.is_back = False

    async def answer(self, socket: Any, question: dict[str, Any]) -> None:
        options: list[str] = question["options"]
        n = question["most"] if question["purpose"] == "play" else question["least"]
        picks = options[:n]
        if question["purpose"] == "buy":
            picks = [self.rng.choice(options)] if self.rng.random() < 0.7 else []
        self.sent = (self.step, picks)
        await socket.send(json.dumps({"type": "answer", "step": self.step, "picks": picks}))


async def open_tables(served: Served, tables: int, seed: int) -> list[Person]:
    """Tables of one person and a bot, and one of two people."""
    people: list[Person] = []
    async with httpx.AsyncClient(base_url=served.address, timeout=ENOUGH) as http:
        for number in range(tables):
            seats = [{}, {}] if number == 0 else [{}, {"bot": "big-money"}]
            options = {"kingdom": "First Game", "pace": 0.01, "seats": seats, "seed": seed + number, "discreet": False}
            opened = (await http.post("/api/tables", json={"name": "Ann", "options": options})).json()
            people.append(Person(opened["table"], opened["seat_key"], Random(seed + number)))
            if number == 0:
                wish = {"name": "Bob", "key": opened["watch_key"]}
                seated = (await http.post(f"/api/tables/{opened['table']}/seats", json=wish)).json()
                people.append(Person(opened["table"], seated["seat_key"], Random(seed - 1)))
    return people


async def check(store: Store, people: list[Person]) -> int:
    """Hold what was accepted against the logs; how many answers that were."""
    checked = 0
    for person in people:
        rows = await store.rows(person.table)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "no number is missing or taken twice"
        assert len(rows) >= person.number
        room = Room(person.table)
        answered: dict[int, list[str]] = {}
        for row in rows:
            entry = entries.decode(row.what)
            if isinstance(entry, entries.Answered):
                answered[room.step] = list(map(str, entry.picks))
            room.apply(entry, row.when)
        for step, picks in person.accepted:
            assert sorted(answered[step]) == sorted(picks), f"step {step} of {person.table}"
            checked += 1
    return checked


async def some_have_played(people: list[Person]) -> None:
    """Wait until some more answers were accepted: a server that nobody has reached yet is killed in vain."""
    before = sum(len(person.accepted) for person in people)
    async with asyncio.timeout(ENOUGH):
        while sum(len(person.accepted) for person in people) < before + SOME:
            if all(person.is_over for person in people):
                return
            await asyncio.sleep(0.05)


async def trial(folder: Path, database: str | None, kills: int, tables: int = 4, seed: int = 1) -> tuple[int, int]:
    """Play while a server is killed so many times; how many answers were accepted, and how often clients came back."""
    rng = Random(seed)
    accepted = returns = 0
    with Served(folder, *(["--database", database] if database else [])) as served:
        people = await open_tables(served, tables, seed)
        playing = [asyncio.create_task(person.play(served)) for person in people]
        everybody = list(people)
        for _ in tqdm(range(kills), desc="kills", disable=None):
            await some_have_played(people)
            await asyncio.sleep(rng.uniform(0.05, 0.8))
            served.kill()
            await asyncio.to_thread(served.start)
            for task in playing:
                if task.done():
                    task.result()
            if all(person.is_over for person in people):
                people = await open_tables(served, tables, seed + len(everybody))
                everybody += people
                playing += [asyncio.create_task(person.play(served)) for person in people]
        await some_have_played(people)
        for task in playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        served.kill()
        store = await Store.open(database, folder)
        try:
            accepted = await check(store, everybody)
        finally:
            await store.close()
        returns = sum(person.returns for person in everybody)
    return accepted, returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", help="as for fiefdom serve")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        accepted, returns = asyncio.run(trial(Path(folder), options.database, options.kills))
    print(f"{options.kills} kills: {accepted} accepted answers, all there once; clients came back {returns} times.")


if __name__ == "__main__":
    main()
