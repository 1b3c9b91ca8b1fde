"""`fiefdom play`: a game in the browser or in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random

from fiefdom.bots.plan import Plan, needed_by
from fiefdom.cards.draft import Draft
from fiefdom.cards.kingdoms import kinds_named
from fiefdom.cli.browser import PORT, can_play, is_at_terminal, play_in_browser
from fiefdom.cli.options import (
    RANDOM_OPTIONS,
    add_random_options,
    boxes_wanted,
    kingdom_wanted,
    rules_skipped,
    seed_of,
    split_names,
    whole_option,
)
from fiefdom.cli.parser import Commands
from fiefdom.deals import public_seed
from fiefdom.errors import Complaint
from fiefdom.files import read_text
from fiefdom.locale.layout import whole
from fiefdom.locale.speaker import Speaker
from fiefdom.records.scenario import only_scenario
from fiefdom.roster import plans_of
from fiefdom.tui.draft import drafted
from fiefdom.tui.invocation import command_with_cards
from fiefdom.tui.plain import Quit
from fiefdom.tui.saved import is_new_here
from fiefdom.tui.session import new_table, play_series, resume, seats, standard_terminal, table_at

FIRST_GAME = "First Game"
# The options that decide the cards; a seed counts, because it must deal everybody the same game.
KINGDOM_OPTIONS = ("kingdom", "random", "draft", *RANDOM_OPTIONS, "seed")
# The other options that decide how a game begins.
SETUP_OPTIONS = ("first", "all_treasures")

# With any of these the game is played in the terminal: in the browser they are chosen on the page.
GAME_OPTIONS = ("players", "bots", *KINGDOM_OPTIONS, *SETUP_OPTIONS, "resume", "position")


def add(commands: Commands) -> None:
    say = commands.say
    play = commands.add("play", run_play)
    play.add_argument("--plain", action="store_true", help=say.say("cli-play-plain"))
    play.add_argument("--players", metavar="NAMES", help=say.say("cli-play-players"))
    play.add_argument("--bots", metavar="NAMES", help=say.say("cli-play-bots"))
    play.add_argument("--kingdom", metavar="CARDS", help=say.say("cli-play-kingdom"))
    play.add_argument("--random", action="store_true", default=None, help=say.say("cli-play-random"))
    play.add_argument("--draft", action="store_true", default=None, help=say.say("cli-play-draft"))
    add_random_options(play, say)
    play.add_argument("--seed", metavar="N", help=say.say("cli-play-seed"))
    play.add_argument("--first", metavar="SEAT", help=say.say("cli-play-first"))
    play.add_argument("--all-treasures", action="store_true", default=None, help=say.say("cli-play-all-treasures"))
    play.add_argument("--resume", nargs="?", const="", metavar="GAME", help=say.say("cli-play-resume"))

    play.add_argument("--position", metavar="FILE", help=say.say("cli-play-position"))
    play.add_argument("--port", metavar="N", help=say.say("cli-play-port", port=str(PORT)))


def run_play(options: argparse.Namespace, say: Speaker) -> int:
    for_terminal = [name for name in GAME_OPTIONS if getattr(options, name) is not None]
    if options.plain:
        for_terminal.append("plain")
    if options.port is not None and for_terminal:
        raise Complaint("cli-alone", option="--port", other=option_of(for_terminal[0]))
    wanted = None if options.port is None else whole_option("--port", options.port, 0, 65_535)
    is_for_page = not for_terminal and (wanted is not None or is_at_terminal())
    if is_for_page and can_play(say):
        return play_in_browser(options, say, wanted)
    return play_in_terminal(options, say)


def option_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def play_in_terminal(options: argparse.Namespace, say: Speaker) -> int:
    if options.position is not None:
        return play_position(options, say)
    if options.resume is not None:
        for name in ("players", *KINGDOM_OPTIONS, *SETUP_OPTIONS):
            if getattr(options, name) is not None:
                raise Complaint("cli-resume-alone", option=option_of(name))
        table, keeper = resume(options.resume or None, split_names(options.bots))
        return play_series(table, say, standard_terminal(), keeper=keeper)
    if options.kingdom and options.random:
        raise Complaint("cli-random-alone", option="--random")
    seed = seed_of(options)
    people = split_names(options.players) or [say.say("cli-player", n=1)]
    alone = len(people) == 1 and options.bots is None
    names, bots = seats(people, ["fair"] if alone else split_names(options.bots), seed)
    plans = plans_of(bots.values())
    notices = []
    if is_first_game(options, plans):
        options.kingdom = FIRST_GAME
        command = command_with_cards(say, "play", "--random")
        notices.append(say.say("play-first-game", kingdom=say.name("kingdom", FIRST_GAME), command=whole(command)))
    first = None if options.first is None else whole_option("--first", options.first) - 1
    terminal = standard_terminal()
    if options.draft:
        draft, random = draft_wanted(options, len(names), first, seed)
        try:
            kingdom = drafted(draft, names, bots, say, terminal, random)
        except (Quit, EOFError):
            terminal.write("")
            return 0
    else:
        kingdom = kingdom_wanted(options, options.kingdom, seed, needed_by(plans))
    table = new_table(names, kingdom, seed, bots, first, bool(options.all_treasures))
    return play_series(table, say, terminal, [*notices, *rules_skipped(say, plans, kingdom)])


def draft_wanted(options: argparse.Namespace, players: int, first: int | None, seed: int) -> tuple[Draft, Random]:
    """The draft asked for, and the chance by which bots choose. It is not that of the deal."""
    for name in ("random", "wish"):
        if getattr(options, name) is not None:
            raise Complaint("cli-alone", option=option_of(name), other="--draft")
    if first is not None and not 0 <= first < players:
        raise Complaint("no-such-seat", seat=first + 1, n=players)
    random = Random(f"draft {public_seed(seed)}")
    editions = (1, 2) if options.edition is None else (int(options.edition),)
    named = kinds_named(options.kingdom) if options.kingdom else []
    chooser = random.randrange(players) if first is None else first
    boxes = boxes_wanted(options, seed)
    return Draft(players, chooser, boxes, editions, split_names(options.veto), named), random


def play_position(options: argparse.Namespace, say: Speaker) -> int:
    """Play on from a position; unless names are given, a person sits in the first seat, and bots in the others."""
    for name in (*KINGDOM_OPTIONS, *SETUP_OPTIONS, "resume"):
        if getattr(options, name) is not None:
            raise Complaint("cli-alone", option=option_of(name), other="--position")
    scenario = only_scenario(read_text(options.position), options.position)
    people = split_names(options.players) or [say.say("cli-player", n=1)]
    words = ["fair"] * (scenario.players - len(people)) if options.bots is None else split_names(options.bots)
    seed = seed_of(options)
    names, bots = seats(people, words, seed)
    return play_series(table_at(scenario, names, bots, seed), say, standard_terminal())


def is_first_game(options: argparse.Namespace, plans: Sequence[Plan]) -> bool:
    """Whether a new user starts a game without saying anything about its cards, against bots that need no others."""
    says_nothing = not options.cards_file and all(getattr(options, name) is None for name in KINGDOM_OPTIONS)
    return says_nothing and is_new_here() and not any(plan.lacks(kinds_named(FIRST_GAME)) for plan in plans)
