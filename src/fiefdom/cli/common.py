"""What several commands have in common."""

from __future__ import annotations

import argparse
import re
import secrets
from collections.abc import Callable
from typing import NoReturn

from fiefdom.cards.kingdoms import choose_kingdom
from fiefdom.cards.randomizer import WISHES
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker

# The options that say what a random kingdom is to be.
RANDOM_OPTIONS = ("box", "edition", "wish", "veto")


class OneLineParser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise Complaint("cli-error", problem=message)


class Commands:
    """The sub-commands of a parser, each added by the module that runs it."""

    def __init__(self, parser: argparse.ArgumentParser, common: argparse.ArgumentParser, say: Speaker) -> None:
        self.say = say
        self.common = common
        self.parsers = parser.add_subparsers(
            title=say.say("cli-commands"), metavar="COMMAND", required=True, dest="command"
        )

    def add(self, name: str, run: Callable[[argparse.Namespace, Speaker], int]) -> argparse.ArgumentParser:
        about = self.say.say(f"cli-{name}")
        parser = self.parsers.add_parser(name, help=about, description=about, parents=[self.common], add_help=False)
        parser.set_defaults(run=run)
        return parser


def whole(text: str) -> int:
    if not re.fullmatch(r"[-+]?\d+", text.strip()):
        raise Complaint("cli-whole-number", text=text)
    return int(text)


def seed_of(options: argparse.Namespace) -> int:
    return secrets.randbelow(1_000_000_000) if options.seed is None else whole(options.seed)


def names_in(text: str | None) -> list[str]:
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def add_random_options(parser: argparse.ArgumentParser, say: Speaker) -> None:
    """What a random kingdom may be asked to be."""
    parser.add_argument("--box", metavar="BOXES", help=say.say("cli-random-box"))
    parser.add_argument("--edition", choices=("1", "2"), help=say.say("cli-random-edition"))
    parser.add_argument("--wish", metavar="WISHES", help=say.say("cli-random-wish", wishes=", ".join(WISHES)))
    parser.add_argument("--veto", metavar="CARDS", help=say.say("cli-random-veto"))


def kingdom_of(options: argparse.Namespace, wanted: str | None, seed: int) -> list[Kind]:
    """The kingdom that is asked for; one that is named is not a random one."""
    if wanted:
        for name in RANDOM_OPTIONS:
            if getattr(options, name) is not None:
                raise Complaint("cli-random-alone", option=f"--{name}")
    return choose_kingdom(
        wanted,
        seed,
        boxes=names_in(options.box) or None,
        editions=(1, 2) if options.edition is None else (int(options.edition),),
        wishes=names_in(options.wish),
        veto=names_in(options.veto),
    )
