"""Golden games: whole games as text, with every card in at least one, played in several ways and compared line by line.

`goldens.py` says what they are. If you changed the rules or the wording on purpose, write the files again with `make
golden` and read the diff; this also adds a game for whatever is in none, such as a new card.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from collector import Collector
from folders import GOLDEN, PLAYED
from goldens import CARDS, MECHANISMS, PARTS, Golden, golden_games, new_games

from fiefdom.cards.catalog import catalog
from fiefdom.cards.define import card
from fiefdom.cards.kingdoms import choose_kingdom, make_setup
from fiefdom.engine.card_type import ACTION, REACTION
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.log import Log
from fiefdom.engine.result import result
from fiefdom.engine.wiring import Wiring
from fiefdom.locale.speaker import speaker
from fiefdom.locale.wording import log
from fiefdom.records.record import Record
from fiefdom.table import Table
from fiefdom.tui.pages import end_page
from fiefdom.version import VERSION
from fiefdom.views.picture import SeenEvent, secret_events
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

GAMES = golden_games()
# What seats see is written down after so many answers, and again after as many.
LOOKS = 60

every_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


def transcript(table: Table) -> list[str]:
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
    """Now and then: what an onlooker sees, and what each seat sees besides, where it is not as it was then."""
    table = Table(record.players, record.kingdom, record.seed)
    lines: list[str] = []
    before: dict[int | None, dict[str, str]] = {None: {}} | {seat: {} for seat in range(table.players)}
    for number, answer in enumerate(record.answers, start=1):
        if number % LOOKS == 0:
            public = parts(table.picture(None))
            for seat, old in before.items():
                seen = public if seat is None else without(parts(table.picture(seat)), public)
                lines.append(f"{number} {'an onlooker' if seat is None else table.names[seat]}")
                lines += [
                    f"  {name}: {seen.get(name, 'gone')}" for name in {**old, **seen} if old.get(name) != seen.get(name)
                ]
                before[seat] = seen
        give(table, *answer)
    return lines


def parts(thing: Any, name: str = "") -> dict[str, str]:
    """The contents of plain data, each under the names that lead to it."""
    if isinstance(thing, dict):
        inside = [(str(key), content) for key, content in thing.items()]
    elif isinstance(thing, list) and any(isinstance(each, dict) for each in thing):
        inside = [(str(number), content) for number, content in enumerate(thing, start=1)]
    else:
        return {name: json.dumps(thing, ensure_ascii=False)}
    found: dict[str, str] = {}
    for key, content in inside:
        found |= parts(content, f"{name} {key}".strip())
    return found


def without(seen: dict[str, str], public: dict[str, str]) -> dict[str, str]:
    return {name: content for name, content in seen.items() if public.get(name) != content}


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
    assert transcript(table) == golden.lines("log")
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
    wiring = Wiring(bots, [View(game, seat) for seat in range(golden.players)])
    wiring.log = Log() if is_heard else None
    game.listen(wiring)
    setup.deal(game, golden.seed, -1)
    while not game.is_over:
        if by_turns:
            game.play_turn()
        else:
            game.step()
    table = golden.played()
    assert answers == list(golden.record().answers)
    assert wiring.log is None or secret_events(wiring.log) == table.secret_events()
    assert result(game) == table.result


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_hash_seeds_change_nothing(hash_seed: str) -> None:
    """In another process, because the hash seed is chosen when Python starts."""
    golden = GAMES[-1]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    both = "*transcript(stepped(GAMES[-1])), *transcript(with_bots(GAMES[-1]))"
    program = f"from test_golden import *; print({both}, sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.splitlines() == 2 * golden.lines("log")


# -- Coverage -------------------------------------------------------------------------------------------


def test_every_card_purpose_and_event_is_in_a_golden_game() -> None:
    """Actions and Treasures must be played in one; other cards must be in somebody's deck at its end."""
    shown = set().union(*(golden.shows() for golden in GAMES))
    assert {kind.name for kind in CARDS} | MECHANISMS <= shown, "make golden adds games"


def test_each_golden_game_shows_something_that_no_other_one_does() -> None:
    shown = [golden.shows() for golden in GAMES]
    for number, golden in enumerate(GAMES):
        others = set().union(*(each for place, each in enumerate(shown) if place != number))
        assert shown[number] - others, f"{golden.name} could go"


def test_what_is_in_no_game_gets_a_new_one_of_its_box() -> None:
    *others, last = GAMES
    new = list(new_games(others))
    assert {golden.name.partition("-")[0] for golden in new} == {last.name.partition("-")[0]}
    assert set().union(*(golden.shows() for golden in (*others, *new))) >= {kind.name for kind in CARDS}


@every_game
def test_a_new_card_changes_no_game(golden: Golden) -> None:
    catalog.add("own", [card("Aardvark", cost=0, types=ACTION | REACTION)])
    assert golden.played().secret_record().text().splitlines() == golden.lines("record")


def test_golden_files_are_those_of_the_games() -> None:
    assert {file.name for file in GOLDEN.glob("*.txt")} == {
        golden.file(part).name for golden in GAMES for part in PARTS
    }


def test_golden_games_take_little_room() -> None:
    assert sum(file.stat().st_size for file in GOLDEN.glob("*.txt")) < 4000 * len(CARDS)


@pytest.mark.parametrize("file", sorted(PLAYED.glob("*.record.txt")), ids=lambda file: file.name.partition(".")[0])
def test_a_game_that_was_played_long_ago_is_replayed_to_its_end(file: Path) -> None:
    assert Table.from_record(Record.from_text(file.read_text(encoding="utf-8"))).is_over


def write() -> None:
    """Write all golden files again, and those of new games for what is in none."""
    games = list(GAMES)
    for golden in (*games, *new_games(games)):
        table = golden.played()
        golden.file("record").write_text(table.secret_record().text(), encoding="utf-8")
        golden.file("log").write_text("\n".join(transcript(table)) + "\n", encoding="utf-8")
        golden.file("seen").write_text("\n".join(pictures(table.secret_record())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
