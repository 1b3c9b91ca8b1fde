"""Playing a game in the terminal."""

from __future__ import annotations

import argparse

from fiefdom.cli.common import RANDOM_OPTIONS, Commands, add_random_options, kingdom_of, names_in, seed_of, whole
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker
from fiefdom.table import Table
from fiefdom.tui.session import play_series, resume, seats, standard_terminal


def add(commands: Commands) -> None:
    say = commands.say
    play = commands.add("play", run_play)
    play.add_argument("--players", metavar="NAMES", help=say.say("cli-play-players"))
    play.add_argument("--bots", metavar="NAMES", help=say.say("cli-play-bots"))
    play.add_argument("--kingdom", metavar="CARDS", help=say.say("cli-play-kingdom"))
    add_random_options(play, say)
    play.add_argument("--seed", metavar="N", help=say.say("cli-play-seed"))
    play.add_argument("--first", metavar="SEAT", help=say.say("cli-play-first"))
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say.say("cli-play-resume"))


def run_play(options: argparse.Namespace, say: Speaker) -> int:
    if options.resume is not None:
        for name in ("players", "kingdom", *RANDOM_OPTIONS, "seed", "first"):
            if getattr(options, name) is not None:
                raise Complaint("cli-resume-alone", option=f"--{name}")
        table = resume(options.resume or None, names_in(options.bots))
    else:
        seed = seed_of(options)
        people = names_in(options.players) or [say.say("cli-play-you")]
        alone = len(people) == 1 and options.bots is None
        bots = ["fair"] if alone else names_in(options.bots)
        names, seated = seats(people, bots, seed)
        table = Table(
            names,
            [kind.name for kind in kingdom_of(options, options.kingdom, seed)],
            seed,
            bots=seated,
            first=None if options.first is None else whole(options.first) - 1,
        )
    return play_series(table, say, standard_terminal())
