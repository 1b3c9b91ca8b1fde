"""`fiefdom replay`: a saved game as a log."""

from __future__ import annotations

import argparse

from fiefdom.cli.parser import Commands
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import log
from fiefdom.table import Table
from fiefdom.tui.kept import game_file, read_game
from fiefdom.tui.pages import end_page


def add(commands: Commands) -> None:
    replay = commands.add("replay", run_replay)
    replay.add_argument("game", metavar="GAME", help=commands.say.say("cli-replay-file"))


def run_replay(options: argparse.Namespace, say: Speaker) -> int:
    file = game_file(options.game)
    record = read_game(file)
    table = Table.from_record(record, file=file)
    kingdom = say.listed(sorted((kind.name for kind in table.kingdom), key=say.sort_key))
    print(say.say("cli-replay-heading", players=", ".join(record.players), kingdom=kingdom, seed=str(record.seed)))
    for line in log(say, table.secret_events(), table.names):
        print(line)
    if table.is_over:
        for line in end_page(say, table):
            print(line)
    return 0
