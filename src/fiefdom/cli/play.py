"""`fiefdom play`: a game in the browser or in the terminal."""

from __future__ import annotations

import argparse

from fiefdom.cli.browser import can_play, play_in_browser
from fiefdom.cli.options import RANDOM_OPTIONS, add_random_options, kingdom_wanted, seed_of, split_names, whole_option
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker
from fiefdom.table import Table
from fiefdom.tui.invocation import command_with_cards
from fiefdom.tui.kept import is_new_here
from fiefdom.tui.session import play_series, resume, seats, standard_terminal

FIRST_GAME = "First Game"
# The options that decide the cards; a seed counts, because it must deal everybody the same game.
KINGDOM_OPTIONS = ("kingdom", "random", *RANDOM_OPTIONS, "seed")

# With any of these the game is played in the terminal: in the browser they are chosen on the page.
GAME_OPTIONS = ("players", "bots", *KINGDOM_OPTIONS, "first", "resume")


def add(commands: Commands) -> None:
    say = commands.say
    play = commands.add("play", run_play)
    play.add_argument("--plain", action="store_true", help=say.say("cli-play-plain"))
    play.add_argument("--players", metavar="NAMES", help=say.say("cli-play-players"))
    play.add_argument("--bots", metavar="NAMES", help=say.say("cli-play-bots"))
    play.add_argument("--kingdom", metavar="CARDS", help=say.say("cli-play-kingdom"))
    play.add_argument("--random", action="store_true", default=None, help=say.say("cli-play-random"))
    add_random_options(play, say)
    play.add_argument("--seed", metavar="N", help=say.say("cli-play-seed"))
    play.add_argument("--first", metavar="SEAT", help=say.say("cli-play-first"))
    play.add_argument("--resume", nargs="?", const="", metavar="GAME", help=say.say("cli-play-resume"))


def run_play(options: argparse.Namespace, say: Speaker) -> int:
    says_nothing = all(getattr(options, name) is None for name in GAME_OPTIONS)
    if says_nothing and not options.plain and can_play(say):
        return play_in_browser(options, say)
    return play_in_terminal(options, say)


def play_in_terminal(options: argparse.Namespace, say: Speaker) -> int:
    if options.resume is not None:
        for name in ("players", *KINGDOM_OPTIONS, "first"):
            if getattr(options, name) is not None:
                raise Complaint("cli-resume-alone", option=f"--{name}")
        table, keeper = resume(options.resume or None, split_names(options.bots))
        return play_series(table, say, standard_terminal(), keeper=keeper)
    if is_first_game(options):
        options.kingdom = FIRST_GAME
        command = command_with_cards(say, "play", "--random")
        notices = [say.say("play-first-game", kingdom=say.name("kingdom", FIRST_GAME), command=command)]
        return play_series(new_table(options, say), say, standard_terminal(), notices)
    return play_series(new_table(options, say), say, standard_terminal())


def is_first_game(options: argparse.Namespace) -> bool:
    """Whether a new user starts a game without saying anything about its cards."""
    says_nothing = not options.cards_file and all(getattr(options, name) is None for name in KINGDOM_OPTIONS)
    return says_nothing and is_new_here()


def new_table(options: argparse.Namespace, say: Speaker) -> Table:
    if options.kingdom and options.random:
        raise Complaint("cli-random-alone", option="--random")
    seed = seed_of(options)
    people = split_names(options.players) or [say.say("cli-play-you")]
    alone = len(people) == 1 and options.bots is None
    bots = ["fair"] if alone else split_names(options.bots)
    names, seated = seats(people, bots, seed)
    return Table(
        names,
        [kind.name for kind in kingdom_wanted(options, options.kingdom, seed)],
        seed,
        bots=seated,
        first=None if options.first is None else whole_option("--first", options.first) - 1,
    )
