"""`fiefdom games`: your saved games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import recommended_with
from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands
from fiefdom.cli.unknown import explained
from fiefdom.errors import Complaint
from fiefdom.locale.layout import wrapped
from fiefdom.locale.speaker import Speaker
from fiefdom.records.record import Record
from fiefdom.table import Table
from fiefdom.tui.pages import winner_line
from fiefdom.tui.saved import game_file, read_game, record_to_share, saved_games

# How many are listed without --all: each is replayed, which takes a moment.
LISTED = 20


def add(commands: Commands) -> None:
    say = commands.say
    games = commands.add("games", run_games)
    games.add_argument("game", nargs="?", metavar="GAME", help=say.say("cli-games-game"))
    games.add_argument("--all", action="store_true", help=say.say("cli-games-all", n=LISTED))
    games.add_argument("--json", action="store_true", help=say.say("cli-json"))


def run_games(options: argparse.Namespace, say: Speaker) -> int:
    if options.game:
        print(record_to_share(read_game(game_file(options.game))).text(), end="")
        return 0
    games = saved_games()
    listed = games if options.all else games[:LISTED]
    if options.json:
        print(json.dumps([game_data(file) for file in listed], ensure_ascii=False, indent=2))
        return 0
    for number, file in enumerate(listed, start=1):
        for line in game_lines(say, number, file):
            print(line, flush=True)
    if not games:
        tell(say.say("cli-games-none"))
    elif len(games) > len(listed):
        tell(say.say("cli-games-more", n=len(games) - len(listed)))
    return 0


def last_played(file: Path) -> datetime:
    return datetime.fromtimestamp(file.stat().st_mtime)


def game_data(file: Path) -> dict[str, Any]:
    known: dict[str, Any] = {
        "name": file.stem,
        "file": str(file),
        "played": last_played(file).isoformat(timespec="seconds"),
    }
    try:
        record = read_game(str(file))
        known |= {"players": list(record.players), "kingdom": kingdom_of(record)}
        table = Table.from_record(record, file=str(file))
    except Complaint as problem:
        return known | {"problem": str(problem)}
    turn = table.onlooker().turn
    return known | {
        "turn": table.onlooker().turns(turn),
        "player": table.names[turn],
        "over": table.is_over,
        "winners": [table.names[seat] for seat in table.result.winners] if table.is_over else [],
    }


def game_lines(say: Speaker, number: int, file: Path) -> list[str]:
    """When a game was last played, by whom, how it stands, its name and its kingdom."""
    lines = [f"{number}. {last_played(file):%Y-%m-%d %H:%M}"]
    try:
        record = read_game(str(file))
        lines = [
            f"{lines[0]} · {', '.join(record.players)}",
            f"   {file.stem} · {kingdom_name(say, kingdom_of(record))}",
        ]
        table = Table.from_record(record, file=str(file))
    except Complaint as problem:
        lines.append(f"   {explained(say, problem)}")
    else:
        seen = table.onlooker()
        turn = say.say("cli-games-turn", turn=seen.turns(seen.turn), player=table.names[seen.turn])
        lines[0] += f" · {winner_line(say, table) if table.is_over else turn}"
    return [part for line in lines for part in wrapped(line)]


def kingdom_of(record: Record) -> list[str]:
    """The cards of a record by their proper names; unknown ones by the names that they have there."""
    kinds = [catalog.known(name) for name in record.kingdom]
    return [name if kind is None else kind.name for name, kind in zip(record.kingdom, kinds, strict=True)]


def kingdom_name(say: Speaker, names: Sequence[str]) -> str:
    """The name of a recommended kingdom, else its cards."""
    cards = sorted(names, key=say.sort_key)
    known = recommended_with(cards)
    return say.name("kingdom", known[0].name) if known else say.listed(cards)
