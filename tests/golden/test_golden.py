"""Golden games: whole games as text, with every card in at least one, played in several ways and compared line by line.

A game is three files in `golden/`: NAME.record.txt, which `fiefdom replay` can read; NAME.log.txt, the log for someone
who knows everything; and NAME.seen.txt, what each seat and an onlooker see now and then. If you changed the rules, the
wording or the games below on purpose, write the files again with `make golden` and read the diff.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from collector import Collector
from folders import GOLDEN

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom, make_setup
from fiefdom.engine.card import ACTION, TREASURE
from fiefdom.engine.decision import PURPOSES, RESIGN, Answer, Decision
from fiefdom.engine.desk import Desk, Log
from fiefdom.engine.moment import EVENTS
from fiefdom.engine.result import result
from fiefdom.locale.speaker import speaker
from fiefdom.locale.wording import log
from fiefdom.records.record import Record
from fiefdom.table import Table
from fiefdom.tui.pages import end_page
from fiefdom.version import VERSION
from fiefdom.views.picture import SeenEvent, secret_events
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
# As they are before any test adds cards of its own.
CARDS = tuple(catalog.kinds)


@dataclass(frozen=True)
class Golden:
    """A game among collectors; `kingdom` is the name of a recommended one or a list of cards."""

    name: str
    players: int
    kingdom: str
    seed: int

    def bots(self) -> dict[int, Collector]:
        return {seat: Collector(100 * self.seed + seat) for seat in range(self.players)}

    def played(self) -> Table:
        return Table(NAMES[: self.players], self.kingdom, self.seed, bots=self.bots())

    def file(self, part: str) -> Path:
        return GOLDEN / f"{self.name}.{part}.txt"

    def lines(self, part: str) -> list[str]:
        return self.file(part).read_text(encoding="utf-8").splitlines()

    def record(self) -> Record:
        return Record.from_text(self.file("record").read_text(encoding="utf-8"), self.name)


FIRST_EDITION = "Adventurer, Chancellor, Feast, Gardens, Moat, Spy, Thief, Throne Room, Witch, Woodcutter"
TURN_ORDER = "Bandit, Bureaucrat, Council Room, Festival, Library, Militia, Moat, Poacher, Spy, Witch"
EXPLORERS = "Adventurer, Chancellor, Feast, Laboratory, Library, Market, Sentry, Smithy, Throne Room, Vassal"

INTRIGUES = "Baron, Conspirator, Coppersmith, Duke, Lurker, Replace, Secret Chamber, Secret Passage, Swindler, Torturer"

PRIVATEERS = "Astrolabe, Blockade, Corsair, Monkey, Pirate, Sailor, Sea Chart, Sea Witch, Tide Pools, Lighthouse"
HARBOUR = "Ambassador, Caravan, Embargo, Haven, Merchant Ship, Native Village, Outpost, Tactician, Throne Room, Wharf"

GAMES = (
    Golden("first-game", 2, "First Game", 1),
    Golden("size-distortion", 3, "Size Distortion", 2),
    Golden("deck-top", 2, "Deck Top", 3),
    Golden("sleight-of-hand", 3, "Sleight of Hand", 4),
    Golden("improvements", 4, "Improvements", 5),
    Golden("silver-and-gold", 2, "Silver and Gold", 6),
    Golden("first-edition", 4, FIRST_EDITION, 7),
    Golden("explorers", 3, EXPLORERS, 8),
    Golden("turn-order", 6, TURN_ORDER, 9),
    Golden("victory-dance", 2, "Victory Dance", 11),
    Golden("secret-schemes", 3, "Secret Schemes", 12),
    Golden("best-wishes", 4, "Best Wishes", 13),
    Golden("deconstruction", 2, "Deconstruction", 14),
    Golden("underlings", 3, "Underlings (second edition)", 15),
    Golden("grand-scheme", 2, "Grand Scheme", 16),
    Golden("intrigues", 3, INTRIGUES, 17),
    Golden("high-seas", 2, "High Seas", 21),
    Golden("buried-treasure", 3, "Buried Treasure", 22),
    Golden("shipwrecks", 4, "Shipwrecks", 33),
    Golden("give-and-take", 6, "Give and Take", 24),
    Golden("privateers", 2, PRIVATEERS, 25),
    Golden("harbour", 3, HARBOUR, 26),
)

every_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


def told(table: Table) -> list[str]:
    """The log and the end page."""
    return [*sentences(tuple(table.secret_events()), tuple(table.names)), *end_page(speaker("en"), table)]


@cache
def sentences(events: tuple[SeenEvent, ...], names: tuple[str, ...]) -> list[str]:
    return log(speaker("en"), events, names)


# -- Ways to play a game --------------------------------------------------------------------------------


def with_bots(golden: Golden) -> Table:
    return golden.played()


def stepped(golden: Golden) -> Table:
    """Without bots at the table: the engine stops at every decision, and the recorded answer comes from outside."""
    record = golden.record()
    table = Table(record.players, record.kingdom, record.seed)
    for answer in record.answers:
        give(table, *answer)
    return table


def pictures(record: Record) -> list[str]:
    """At every 40th decision: what an onlooker sees, without the supply, and what each seat sees differently."""
    table = Table(record.players, record.kingdom, record.seed)
    lines: list[str] = []
    for number, answer in enumerate(record.answers, start=1):
        if number % 40 == 0:
            public = table.picture(None)
            lines.append(f"{number} {json.dumps(without(public, 'supply', 'costs'))}")
            for seat in range(table.players):
                seen = {key: value for key, value in table.picture(seat).items() if public.get(key) != value}
                lines.append(f"{number} {json.dumps(seen)}")
        give(table, *answer)
    return lines


def without(picture: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in picture.items() if key not in keys}


def cloned(golden: Golden) -> Table:
    """At every decision the game goes on with a clone, and the original is dropped."""
    record = golden.record()
    table = Table(record.players, record.kingdom, record.seed)
    for answer in record.answers:
        table = table.clone()
        give(table, *answer)
    return table


def give(table: Table, seat: int, purpose: str, picks: tuple[str, ...]) -> None:
    decision = table.pending
    assert decision is not None
    assert (decision.seat, decision.purpose) == (seat, purpose)
    table.answer(seat, picks)


WAYS = (with_bots, stepped, cloned)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@every_game
def test_every_way_to_play_gives_the_same_log(golden: Golden, way: Callable[[Golden], Table]) -> None:
    table = way(golden)
    assert table.is_over
    assert told(table) == golden.lines("log")
    assert table.secret_record().answers == golden.record().answers


@every_game
def test_every_seat_sees_the_same(golden: Golden) -> None:
    assert pictures(golden.record()) == golden.lines("seen")


@every_game
def test_the_game_gives_the_same_record(golden: Golden) -> None:
    lines = golden.played().secret_record().text().splitlines()
    assert lines == replace(golden.record(), version=VERSION).text().splitlines()


class Recorder:
    """Writes down another bot's answers."""

    def __init__(self, bot: Collector, answers: list[tuple[int, str, tuple[str, ...]]]) -> None:
        self.bot = bot
        self.answers = answers

    def answer(self, view: View, decision: Decision) -> Answer:
        answer = decision.accept(self.bot.answer(view, decision))
        self.answers.append((decision.seat, decision.purpose, tuple(decision.picked(answer))))
        return answer


@pytest.mark.parametrize("is_heard", [True, False], ids=["heard", "unheard"])
@pytest.mark.parametrize("by_turns", [True, False], ids=["turns", "steps"])
@every_game
def test_a_game_without_a_table_is_the_same(golden: Golden, by_turns: bool, is_heard: bool) -> None:
    """When nobody listens, the engine takes shortcuts, which lead to the same decisions."""
    setup = make_setup(golden.players, choose_kingdom(golden.kingdom, golden.seed))
    answers: list[tuple[int, str, tuple[str, ...]]] = []
    bots = [Recorder(bot, answers) for bot in golden.bots().values()]
    game = setup.layout.copy()
    desk = Desk(bots, [View(game, seat) for seat in range(golden.players)])
    desk.log = Log() if is_heard else None
    game.listen(desk)
    setup.deal(game, golden.seed, -1)
    while not game.is_over:
        if by_turns:
            game.play_turn()
        else:
            game.step()
    table = golden.played()
    assert answers == list(golden.record().answers)
    assert desk.log is None or secret_events(desk.log) == table.secret_events()
    assert result(game) == table.result


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_hash_seeds_change_nothing(hash_seed: str) -> None:
    """In another process, because the hash seed is chosen when Python starts."""
    golden = GAMES[-1]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    program = "from test_golden import *; print(*told(stepped(GAMES[-1])), *told(with_bots(GAMES[-1])), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.splitlines() == 2 * golden.lines("log")


# -- Coverage -------------------------------------------------------------------------------------------


def test_every_card_is_in_a_golden_game() -> None:
    """Actions and Treasures must be played in one; other cards must be in somebody's deck at its end."""
    tables = [golden.played() for golden in GAMES]
    played = {
        name for table in tables for event in table.secret_events() if event.name == "play" for name in names(event)
    }
    owned = {name for table in tables for standing in table.result.standings for name, _ in standing.cards}
    missing = [card.name for card in CARDS if card.name not in (played if card.types & (ACTION | TREASURE) else owned)]
    assert not missing


def names(event: SeenEvent) -> tuple[str, ...]:
    return event.cards or ()


def test_every_purpose_and_event_is_in_a_golden_game() -> None:
    tables = [golden.played() for golden in GAMES]
    assert {purpose for table in tables for _, purpose, _ in table.secret_record().answers} == set(PURPOSES)
    # Collectors never resign; tests/table/test_resigning.py lets people do so.
    assert {event.name for table in tables for event in table.secret_events()} == set(EVENTS) - {RESIGN, "spend"}


def test_golden_files_are_those_of_the_games() -> None:
    expected = {golden.file(part).name for golden in GAMES for part in ("record", "log", "seen")}
    assert {file.name for file in GOLDEN.glob("*.txt")} == expected


def write() -> None:
    """Write all golden files again."""
    GOLDEN.mkdir(exist_ok=True)
    for file in GOLDEN.glob("*.txt"):
        file.unlink()
    for golden in GAMES:
        table = golden.played()
        golden.file("record").write_text(table.secret_record().text(), encoding="utf-8")
        golden.file("log").write_text("\n".join(told(table)) + "\n", encoding="utf-8")
        golden.file("seen").write_text("\n".join(pictures(table.secret_record())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
