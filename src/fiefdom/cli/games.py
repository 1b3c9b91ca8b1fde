"""`fiefdom games`: your saved games."""

from __future__ import annotations

import argparse
import json
from datetime import datetime
from pathlib import Path
from typing import Any

from fiefdom.cards.kingdoms import recommended_with
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.locale.layout import wrapped
from fiefdom.locale.speaker import Speaker
from fiefdom.table import Table
from fiefdom.tui.kept import game_file, kept_games, read_game
from fiefdom.tui.pages import winner_line

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
        print(read_game(game_file(options.game)).text(), end="")
        return 0
    games = kept_games()
    listed = games if options.all else games[:LISTED]
    if options.json:
        print(json.dumps([game_data(file) for file in listed], ensure_ascii=False, indent=2))
        return 0
    for number, file in enumerate(listed, start=1):
        for line in game_lines(say, number, file):
            print(line, flush=True)
    if not games:
        print(say.say("cli-games-none"))
    elif len(games) > len(listed):
        print(say.say("cli-games-more", n=len(games) - len(listed)))
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
        table = Table.from_record(read_game(str(file)), file=str(file))
    except Complaint as problem:
        return known | {"problem": str(problem)}
    turn = table.onlooker().turn
    return known | {
        "players": table.names,
        "kingdom": [kind.name for kind in table.kingdom],
        "turn": table.onlooker().turns(turn),
        "player": table.names[turn],
        "over": table.is_over,
        "winners": [table.names[seat] for seat in table.result.winners] if table.is_over else [],
    }


def game_lines(say: Speaker, number: int, file: Path) -> list[str]:
    """When a game was last played, by whom, how it stands, its name and its kingdom."""
    when = f"{number}. {last_played(file):%Y-%m-%d %H:%M}"
    try:
        table = Table.from_record(read_game(str(file)), file=str(file))
    except Complaint as problem:
        return [when, *wrapped(say.say_complaint(problem), "   ")]
    kinds = sorted((kind.name for kind in table.kingdom), key=say.sort_key)
    known = recommended_with(kinds)
    kingdom = say.name("kingdom", known[0].name) if known else say.listed(kinds)
    seen = table.onlooker()
    turn = say.say("cli-games-turn", turn=seen.turns(seen.turn), player=table.names[seen.turn])
    stands = winner_line(say, table) if table.is_over else turn
    return [*wrapped(f"{when} · {', '.join(table.names)} · {stands}"), *wrapped(f"{file.stem} · {kingdom}", "   ")]
