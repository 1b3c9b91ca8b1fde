"""`fiefdom play`: a game in the browser or in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from fiefdom.bots.plan import Plan, needed_by
from fiefdom.bots.roster import plans_of
from fiefdom.cards.kingdoms import kinds_named
from fiefdom.cli.browser import can_play, play_in_browser
from fiefdom.cli.options import (
    RANDOM_OPTIONS,
    add_random_options,
    kingdom_wanted,
    rules_skipped,
    seed_of,
    split_names,
    whole_option,
)
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker
from fiefdom.tui.invocation import command_with_cards
from fiefdom.tui.kept import is_new_here
from fiefdom.tui.session import new_table, play_series, resume, seats, standard_terminal

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
    if options.kingdom and options.random:
        raise Complaint("cli-random-alone", option="--random")
    seed = seed_of(options)
    people = split_names(options.players) or [say.say("cli-play-you")]
    alone = len(people) == 1 and options.bots is None
    names, bots = seats(people, ["fair"] if alone else split_names(options.bots), seed)
    plans = plans_of(bots.values())
    notices = []
    if is_first_game(options, plans):
        options.kingdom = FIRST_GAME
        command = command_with_cards(say, "play", "--random")
        notices.append(say.say("play-first-game", kingdom=say.name("kingdom", FIRST_GAME), command=command))
    kingdom = kingdom_wanted(options, options.kingdom, seed, needed_by(plans))
    first = None if options.first is None else whole_option("--first", options.first) - 1
    table = new_table(names, kingdom, seed, bots, first)
    return play_series(table, say, standard_terminal(), [*notices, *rules_skipped(say, plans, kingdom)])


def is_first_game(options: argparse.Namespace, plans: Sequence[Plan]) -> bool:
    """Whether a new user starts a game without saying anything about its cards, against bots that need no others."""
    says_nothing = not options.cards_file and all(getattr(options, name) is None for name in KINGDOM_OPTIONS)
    return says_nothing and is_new_here() and not any(plan.lacks(kinds_named(FIRST_GAME)) for plan in plans)
