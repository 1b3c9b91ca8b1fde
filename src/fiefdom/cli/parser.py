"""The command-line parser: help in the user's language, and complaints in one line."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from fiefdom.errors import Complaint
from fiefdom.locale.layout import NARROWEST, cut_to
from fiefdom.locale.speaker import Speaker

# The complaints of argparse, in its own words, and our keys for them.
COMPLAINTS = (
    (r"the following arguments are required: (?P<names>.*)", "cli-required"),
    (r"unrecognized arguments: (?P<text>.*)", "cli-unrecognized"),
    (r"argument (?P<option>.*?): expected .*", "cli-expected"),
    (r"argument (?P<option>.*?): invalid choice: (?P<text>.*?) \(choose from (?P<choices>.*)\)", "cli-choice"),
    (r"argument (?P<option>.*?): ignored explicit argument (?P<text>.*)", "cli-unrecognized"),
)


class Help(argparse.HelpFormatter):
    """Help in the user's language, wrapped like all our text."""

    def __init__(self, say: Speaker, prog: str) -> None:
        super().__init__(prog, width=max(NARROWEST, shutil.get_terminal_size().columns - 2))
        self.say = say

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.say.say('cli-usage')}: " if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [part for line in text.split("\n") for part in cut_to(line, width)]

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(cut_to(text, width, indent, indent))


class OneLineParser(argparse.ArgumentParser):
    """A parser that complains in one line, in the user's language."""

    def __init__(self, say: Speaker, parents: Sequence[OneLineParser] = (), **settings: Any) -> None:
        self.say = say
        super().__init__(formatter_class=partial(Help, say), allow_abbrev=False, **settings)
        self._positionals.title = say.say("cli-arguments")
        self._optionals.title = say.say("cli-options")
        # Only now, because argparse merges the groups of parents with ours by their titles.
        for parent in parents:
            self._add_container_actions(parent)
            self._defaults.update(parent._defaults)

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """As in argparse, with the metavar in the user's language."""
        if "metavar" in settings:
            settings["metavar"] = word_for(self.say, settings["metavar"])
        return super().add_argument(*names, **settings)

    def _get_values(self, action: argparse.Action, words: list[str]) -> Any:
        """As in argparse, which fails on `--seed=--`."""
        if words == ["--"] and action.option_strings:
            option = "/".join(action.option_strings)
            raise Complaint("cli-error", problem=Complaint("cli-expected", option=option))
        return super()._get_values(action, words)

    def _print_message(self, message: str, file: Any = None) -> None:
        """As in argparse, which stays silent if the message cannot be written."""
        print(message, end="", file=file, flush=True)

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                parts = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                raise Complaint("cli-error", problem=Complaint(key, **parts))
        raise Complaint("cli-error", problem=message)


def word_for(say: Speaker, metavar: str) -> str:
    """The placeholder for a value, such as FILE or FILE.csv, in the user's language."""
    word, dot, ending = metavar.partition(".")
    return say.say(f"word-{word.lower()}") + dot + ending


class Commands:
    """The sub-commands of a parser, each added by the module that runs it."""

    def __init__(self, parser: argparse.ArgumentParser, common: argparse.ArgumentParser, say: Speaker) -> None:
        self.say = say
        self.common = common
        self.parsers = parser.add_subparsers(
            title=say.say("cli-commands"), metavar=word_for(say, "COMMAND"), required=True, dest="command"
        )

    def add(self, name: str, run: Callable[[argparse.Namespace, Speaker], int]) -> argparse.ArgumentParser:
        about = self.say.say(f"cli-{name}")
        parser: argparse.ArgumentParser = self.parsers.add_parser(
            name, say=self.say, help=about, description=about, parents=[self.common], add_help=False
        )
        parser.set_defaults(run=run)
        return parser
