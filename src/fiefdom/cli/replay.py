"""`fiefdom replay`: a saved game as a log."""

from __future__ import annotations

import argparse
import sys

from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import log
from fiefdom.table import Table
from fiefdom.tui.colours import colours_of, painter
from fiefdom.tui.pages import end_page
from fiefdom.tui.saved import game_file, read_game


def add(commands: Commands) -> None:
    replay = commands.add("replay", run_replay)
    replay.add_argument("game", metavar="GAME", help=commands.say.say("cli-replay-file"))


def run_replay(options: argparse.Namespace, say: Speaker) -> int:
    file = game_file(options.game)
    record = read_game(file)
    table = Table.from_record(record, file=file)
    kingdom = say.listed(sorted((kind.name for kind in table.kingdom), key=say.sort_key))
    paint = painter(say, table.onlooker().supply, colours_of(sys.stdout))
    seed = "–" if record.position else str(record.seed)
    heading = say.say("cli-replay-heading", players=", ".join(record.players), kingdom=kingdom, seed=seed)
    end = end_page(say, table) if table.is_over else []
    for line in [heading, *log(say, table.secret_events(), table.names), *end]:
        tell(line, paint=paint)
    return 0
