"""The command `fiefdom`: one command with sub-commands."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from typing import NoReturn

from fiefdom.cards.catalog import catalog
from fiefdom.cli import files, lab, play, shelf
from fiefdom.cli.common import Commands, OneLineParser
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker, speaker
from fiefdom.version import IS_COMPILED, VERSION


class TellVersion(argparse.Action):
    """Print the version in one line, however narrow the terminal, and stop."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        build = "compiled" if IS_COMPILED else "pure"
        print(speaker("en").say("cli-version", version=VERSION, build=build))
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    say = speaker("en")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows a question mark instead.
            stream.reconfigure(errors="replace")
    try:
        options = make_parser(say).parse_args(arguments)
        catalog.add_installed()
        for file in options.cards_file:
            catalog.add_file(file)
        status: int = options.run(options, say)
        return status
    except Complaint as complaint:
        problem = say.say_complaint(complaint)
        if complaint.key != "cli-error":
            problem = say.say("cli-error", problem=problem)
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough.
        sys.stderr.close()
        return 0


def make_parser(say: Speaker) -> argparse.ArgumentParser:
    common = OneLineParser(add_help=False)
    common.add_argument("-h", "--help", action="help", help=say.say("cli-help"))
    common.add_argument(
        "--cards",
        dest="cards_file",
        action="append",
        default=[],
        metavar="FILE.py",
        help=say.say("cli-help-cards-file"),
    )
    parser = OneLineParser(prog="fiefdom", description=say.say("cli-about"), add_help=False)
    parser.add_argument("-h", "--help", action="help", help=say.say("cli-help"))
    parser.add_argument("--version", action=TellVersion, nargs=0, help=say.say("cli-help-version"))
    commands = Commands(parser, common, say)
    for module in (play, lab, files, shelf):
        module.add(commands)
    return parser
