"""Play at a server, keep every frame that anybody gets, and prove that none tells what its receiver may not know.

.venv/bin/python tests/soak leaks --games 100

Each game is rebuilt from its log afterwards. Wherever somebody got a frame, what is hidden from them is shuffled. For
players it is also dealt again, and the game goes on in that world with the same answers, as long as it looks the same
to them. The frame has to be the same in all these worlds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from contextlib import suppress
from copy import copy
from dataclasses import astuple, dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from halls import Client, hall_in, people, seated, sit
from msgspec import json
from tqdm import tqdm

from fiefdom.cards.kingdoms import choose_kingdom
from fiefdom.engine.decision import GameError
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import speaker
from fiefdom.server import entries, frames, messages
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.room import Room
from fiefdom.server.seats import Who
from fiefdom.table import Table
from fiefdom.tempo import Tempo
from fiefdom.testing.secrets import mixed_for
from fiefdom.views.resample import NoOtherWorld

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
# How many requests a game takes before it is left unfinished; nearly all games that are played at random end sooner.
MOST_REQUESTS = 1500


@dataclass
class Checked:
    """What was held against other worlds."""

    ended: int = 0
    frames: int = 0
    shuffled: int = 0
    dealt: int = 0


@dataclass(frozen=True)
class Kept:
    """A frame, and who got it."""

    who: Who
    frame: bytes
    news: dict[str, Any]


async def play(hall: Hall, seed: int) -> tuple[str, list[Kept]]:
    """Play a game at random, with two watchers; all frames that anybody got."""
    rng = Random(seed)
    players = 2 + seed % 5
    kingdom = tuple(kind.name for kind in choose_kingdom(None, seed))
    options = people(
        players,
        seed=seed,
        kingdom=kingdom,
        discreet=seed % 7 == 0,
        show_deck=seed % 3 > 0,
        show_score=seed % 4 == 0,
        visibility="open",
    )
    clients = await seated(hall, options, *NAMES[:players])
    watchers = [await sit(hall, clients[0].table) for _ in range(2)]
    for _ in range(MOST_REQUESTS):
        with suppress(Complaint):  # what is refused changes nothing
            await ask_somehow(rng, clients, watchers)
        if clients[0].gathering.room.status == "over":
            break
    everybody = [*clients, *watchers]
    for client in everybody:
        client.read()
    states = [(client, frame) for client in everybody for frame in client.frames if b'"type":"state"' in frame]
    return clients[0].table, [Kept(client.guest.who, frame, json.decode(frame)) for client, frame in states]


async def ask_somehow(rng: Random, clients: list[Client], watchers: list[Client]) -> None:
    """Somebody does something: usually an answer, sometimes an undo, a resignation or a line of chat."""
    room = clients[0].gathering.room
    for client in (*clients, *watchers):
        client.read()
    somebody, chance = rng.choice(clients), rng.random()
    if chance < 0.03:
        await somebody.ask(messages.Undo())
    elif chance < 0.05 and room.undo_asked is not None:
        await somebody.ask(messages.Agree(rng.random() < 0.8))
    elif chance < 0.052 and len(clients) > 2:
        await somebody.ask(messages.Resign())
    elif chance < 0.07:
        await rng.choice([*clients, *watchers]).ask(messages.Say("Hello"))
    elif room.pending is None or (room.table is not None and room.table.is_forced):
        await asyncio.sleep(0.01)
    else:
        decision = room.pending
        n = decision.most if decision.purpose == "buy" else rng.choice([decision.least, decision.most])
        await clients[decision.seat].answer(*rng.sample(range(len(decision.options)), n))


async def check(hall: Hall, table: str, kept: list[Kept]) -> Checked:
    """Rebuild the game from its log, and hold every frame against other worlds."""
    by_number: dict[int, list[Kept]] = {}
    for each in kept:
        by_number.setdefault(each.news["number"], []).append(each)
    found = Checked()
    room = Room(table)
    worlds: dict[int, World] = {}
    for row in await hall.store.rows(table):
        entry = entries.decode(row.what)
        room.apply(entry, row.when)
        worlds = {seat: world for seat, world in worlds.items() if goes_on(world, seat, entry, room)}
        for each in by_number.pop(room.number, []):
            hold(room, each, worlds, found)
    assert not by_number, "every frame belongs to an entry of the log"
    found.ended += room.status == "over"
    return found


@dataclass(frozen=True)
class World:
    """A game that looks the same to a seat, and how many events there were when it was dealt."""

    table: Table
    since: int


def goes_on(world: World, seat: int, entry: entries.AnyEntry, room: Room) -> bool:
    """Do the same in another world; whether it still looks the same to the seat."""
    match entry:
        case entries.Answered():
            try:
                world.table.answer(entry.seat, entry.picks)
            except (GameError, Complaint):
                return False
        case entries.Resigned():
            world.table.resign(entry.seat)
        case entries.Undone() | entries.UndoAnswered():
            return False
    assert room.table is not None
    return seen(world.table, seat, world.since) == seen(room.table, seat, world.since)


def seen(table: Table, seat: int, since: int) -> tuple[object, object]:
    return table.picture(seat), table.events(seat, since)


def hold(room: Room, kept: Kept, worlds: dict[int, World], found: Checked) -> None:
    found.frames += 1
    assert again(room, kept) == kept.frame, "the frame says nothing but what the log and the seats present make"
    table, seat = room.table, kept.who.seat
    if table is None:
        return
    mixed = mixed_for(table, seat, Random(room.number))
    assert again(with_table(room, mixed), kept) == kept.frame, f"seat {seat} of {room.name}, entry {room.number}"
    found.shuffled += 1
    if seat is not None and seat not in worlds and not table.is_over:
        with suppress(NoOtherWorld):
            worlds[seat] = World(table.resample(seat, room.number), table.count_events())
    if seat is not None and seat in worlds and not table.is_over:  # at the end, everybody sees all cards
        assert without_undo(again(with_table(room, worlds[seat].table), kept)) == without_undo(kept.frame)
        found.dealt += 1


def again(room: Room, kept: Kept) -> bytes:
    """The frame that somebody would have got at this table."""
    present = {number for number, seat in enumerate(kept.news["table"]["seats"]) if seat["present"]}
    known = kept.news["events_from"]
    return messages.encode(frames.state(room, kept.who, known, present, speaker("en"), 0.0))


def with_table(room: Room, table: Table) -> Room:
    other = copy(room)
    other.table = table
    return other


def without_undo(frame: bytes) -> dict[str, Any]:
    """A frame without what can be undone: a resampled table begins where it was resampled, so there it is nothing."""
    news: dict[str, Any] = json.decode(frame)
    news["can"].pop("undo")
    return news


async def one_game(folder: Path, seed: int) -> Checked:
    # Nobody waits here.
    with patch.object(Tempo, "pause", lambda *_: random.uniform(0.0, 0.002)):
        async with hall_in(folder, Limits.none()) as hall:
            return await check(hall, *await play(hall, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    options = parser.parse_args()
    total = Checked()
    for seed in tqdm(range(options.first, options.first + options.games), desc="games", disable=None):
        with tempfile.TemporaryDirectory() as folder:
            game = asyncio.run(one_game(Path(folder), seed))
        total = Checked(*(sum(each) for each in zip(astuple(total), astuple(game), strict=True)))
    print(
        f"{options.games} games, {total.ended} to the end: {total.frames:,} frames, each the same in a shuffled world "
        f"({total.shuffled:,}) and, where it was tried, dealt again ({total.dealt:,})."
    )


if __name__ == "__main__":
    main()
