"""The golden games, which are files, and how new ones are chosen so that every card is in one.

A game is three files in `golden/`: NAME.record.txt, which `fiefdom replay` can read; NAME.log.txt, the log for someone
who knows everything; and NAME.seen.txt, what each seat and an onlooker see now and then. Its record says how it begins,
so a new card changes no game that is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from collector import Collector
from folders import GOLDEN

from fiefdom.cards.catalog import catalog
from fiefdom.cards.randomizer import PILES, random_kingdom
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, TREASURE
from fiefdom.engine.decision import PURPOSES, RESIGN
from fiefdom.engine.moment import EVENTS
from fiefdom.records.record import Record
from fiefdom.table import Table

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
PARTS = ("record", "log", "seen")
# How many play the games of a box, one after the other.
PLAYERS = (2, 3, 2, 4, 2, 6)
# So many deals of a kingdom are tried; the one that shows most is kept.
DEALS = 12
# As they are before any test adds cards of its own.
CARDS = tuple(catalog.kinds)
# Collectors never resign, and no card of ours takes tokens away.
MECHANISMS = {*PURPOSES, *EVENTS} - {RESIGN, "spend"}


@dataclass(frozen=True)
class Golden:
    """A game among collectors."""

    name: str
    players: int
    kingdom: tuple[str, ...]
    seed: int

    def bots(self) -> dict[int, Collector]:
        return {seat: Collector(100 * self.seed + seat) for seat in range(self.players)}

    def played(self) -> Table:
        return Table(NAMES[: self.players], self.kingdom, self.seed, bots=self.bots())

    def shows(self) -> set[str]:
        """Cards, purposes and events of the game: of cards, what is played or, if it cannot be, owned at the end."""
        table = self.played()
        events = table.secret_events()
        played = {name for event in events if event.name == "play" for name in event.cards or ()}
        owned = {name for standing in table.result.standings for name, _ in standing.cards}
        cards = {card.name for card in CARDS if card.name in (played if card.types & (ACTION | TREASURE) else owned)}
        return cards | {event.name for event in events} | {purpose for _, purpose, _ in table.secret_answers()}

    def file(self, part: str) -> Path:
        return GOLDEN / f"{self.name}.{part}.txt"

    def lines(self, part: str) -> list[str]:
        return self.file(part).read_text(encoding="utf-8").splitlines()

    def record(self) -> Record:
        return Record.from_text(self.file("record").read_text(encoding="utf-8"), self.name)


def golden_games() -> tuple[Golden, ...]:
    """The games whose records are there."""
    names = sorted(file.name.removesuffix(".record.txt") for file in GOLDEN.glob("*.record.txt"))
    return tuple(golden_game(name) for name in names)


def golden_game(name: str) -> Golden:
    record = Golden(name, 0, (), 0).record()
    return Golden(name, len(record.players), record.kingdom, record.seed)


def new_games(games: Iterable[Golden]) -> Iterator[Golden]:
    """Games to add to those that are there, so that they show every card, purpose and event."""
    old = list(games)
    shown = set().union(*(game.shows() for game in old))
    for box in catalog.boxes:
        number = sum(game.name.startswith(f"{box}-") for game in old)
        cards = [card for card in CARDS if card.box == box]
        while missing := [card for card in cards if card.name not in shown][:PILES]:
            kingdom = [*missing, *(card for card in cards if card not in missing)][:PILES]
            number += 1
            game = best_deal(f"{box}-{number}", PLAYERS[(number - 1) % len(PLAYERS)], kingdom, shown)
            shown |= game.shows()
            yield game
    number = sum(game.name.startswith("mechanisms-") for game in old)
    while not shown >= MECHANISMS:
        number += 1
        game = best_deal(f"mechanisms-{number}", 2, random_kingdom(number), shown)
        shown |= game.shows()
        yield game


def best_deal(name: str, players: int, kingdom: list[Kind], shown: set[str]) -> Golden:
    """Of some deals of a kingdom, the one that shows most of what has not been shown, in the shortest game."""
    names = tuple(sorted(card.name for card in random_kingdom(0, named=kingdom)))
    deals = [Golden(name, players, names, seed) for seed in range(1, DEALS + 1)]
    return min(deals, key=lambda game: (-len(game.shows() - shown), len(game.played().secret_answers())))
