"""The command `fiefdom`: one command with sub-commands."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any, NoReturn

from fiefdom.cards.blame import own_cards_watched
from fiefdom.cards.catalog import catalog
from fiefdom.cli import cards, find, games, join, kingdoms, lab, play, replay, scenario, serve, strategies
from fiefdom.cli.notice import tell_uncompiled
from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands, OneLineParser
from fiefdom.cli.unknown import explained
from fiefdom.errors import Complaint
from fiefdom.files import problem_of
from fiefdom.locale.speaker import ENGLISH, Speaker, language_of_environment, language_of_locale, languages, speaker
from fiefdom.version import IS_COMPILED, VERSION


class TellVersion(argparse.Action):
    """Print the version in one line, however narrow the terminal, and stop."""

    def __init__(self, say: Speaker, **settings: Any) -> None:
        super().__init__(**settings)
        self.say = say

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        build = "compiled" if IS_COMPILED else "pure"
        print(self.say.say("cli-version", version=VERSION, build=build), flush=True)
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Letters that the terminal cannot show become question marks.
            stream.reconfigure(errors="replace")
    language = language_in(words)
    say = spoken(language if language in languages() else language_of_environment())
    tell_uncompiled(say)
    try:
        if language not in languages():
            raise Complaint("unknown-language", language=language, languages=", ".join(languages()))
        with own_cards_watched():
            status = run(words, say)
        # Flush here, where a failure can be reported, and not when Python exits.
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except Complaint as complaint:
        complain(say, complaint)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the output has seen enough.
        forget_output()
        return 0
    except OSError as problem:
        complain(say, Complaint("output-failed", problem=problem_of(problem)))
        forget_output()
        return 2


def run(words: Sequence[str], say: Speaker) -> int:
    options = make_parser(say).parse_args(words)
    catalog.add_installed()
    for file in options.cards_file:
        catalog.add_file(file)
    status: int = options.run(options, say)
    return status


def complain(say: Speaker, complaint: Complaint) -> None:
    problem = explained(say, complaint)
    # If stderr cannot be written, the exit status has to do.
    with suppress(OSError):
        tell(problem if complaint.key == "cli-error" else say.say("cli-error", problem=problem), sys.stderr)


def forget_output() -> None:
    """Keep Python from trying to write the rest of the output when it exits."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def language_in(words: Sequence[str]) -> str:
    """The language from --lang, else from the environment; needed before the other words are parsed."""
    language = language_of_environment()
    for word, following in pairwise([*words, "--"]):
        if word == "--":
            break
        if word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        elif word == "--lang" and following != "--":
            language = following
    return language_of_locale(language)


def spoken(language: str) -> Speaker:
    """The speaker of this language; if its files are broken, report that and use English."""
    try:
        return speaker(language)
    except Complaint as complaint:
        print(f"fiefdom: {complaint}", file=sys.stderr)
        if language == ENGLISH:
            sys.exit(2)
        return speaker(ENGLISH)


def make_parser(say: Speaker) -> argparse.ArgumentParser:
    common = OneLineParser(say, add_help=False)
    common.add_argument("-h", "--help", action="help", help=say.say("cli-help"))
    common.add_argument("--lang", metavar="LANG", help=say.say("cli-help-lang", languages=", ".join(languages())))
    common.add_argument(
        "--cards",
        dest="cards_file",
        action="append",
        default=[],
        metavar="FILE.py",
        help=say.say("cli-help-cards-file"),
    )
    parser = OneLineParser(say, prog="fiefdom", description=say.say("cli-about"), add_help=False)
    parser.add_argument("-h", "--help", action="help", help=say.say("cli-help"))
    parser.add_argument("--lang", metavar="LANG", help=say.say("cli-help-lang", languages=", ".join(languages())))
    parser.add_argument("--version", action=TellVersion, say=say, nargs=0, help=say.say("cli-help-version"))
    commands = Commands(parser, common, say)
    for module in (play, serve, join, games, lab, find, strategies, replay, scenario, cards, kingdoms):
        module.add(commands)
    return parser
