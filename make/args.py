"""Checks the options of `make play` with nothing but Python, so that a mistake is found before anything is installed.

    python3 make/args.py OPTIONS

The parser is the command's own. Packages that are not installed yet are blank: only sentences need them, so a mistake
is told in the words of argparse.
"""

from __future__ import annotations

import re
import sys
import tomllib
from argparse import ArgumentParser
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[1]
SOURCES = str(ROOT / "src")


def find_sources(folder: str) -> FileFinder:
    """Of Fiefdom, only sources: what was compiled may be for another Python."""
    if not folder.startswith(SOURCES):
        raise ImportError(folder)
    return FileFinder(folder, (SourceFileLoader, [".py"]))


class Blank(ModuleType):
    """A module in which every name is a class without anything."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


class Blanks:
    """Finds a blank module for every import of these packages that nobody else finds."""

    def __init__(self, packages: set[str]) -> None:
        self.packages = packages

    def find_spec(self, name: str, _path: object, _target: object = None) -> ModuleSpec | None:
        is_ours = name.partition(".")[0] in self.packages
        return ModuleSpec(name, self, is_package=True) if is_ours else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return Blank(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing in it."""


class Mute:
    """A speaker that says the keys of sentences."""

    language = "en"

    def say(self, key: str, **_: object) -> str:
        return key


def declared() -> set[str]:
    """The packages that will be installed, as they are imported."""
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    return {re.split(r"\W", each.replace("-", "_"))[0] for each in needed}


def main(words: list[str]) -> int:
    if {"-h", "--help"} & set(words):
        return 0
    sys.dont_write_bytecode = True
    sys.path.insert(0, SOURCES)
    sys.path_hooks.insert(0, find_sources)
    sys.meta_path.append(Blanks(declared()))
    from fiefdom.cli.main import make_parser
    from fiefdom.cli.parser import OneLineParser
    from fiefdom.errors import Complaint

    parser = make_parser(Mute())  # type: ignore[arg-type]
    [commands] = (action.choices for action in parser._actions if isinstance(action.choices, dict))
    options = sorted(name for name in commands["play"]._option_string_actions if name.startswith("--"))

    def error(_parser: ArgumentParser, message: str) -> NoReturn:
        print(f"make play: {message}. Options in ARGS: {', '.join(options)}", file=sys.stderr)
        raise SystemExit(2)

    OneLineParser.error = error  # type: ignore[assignment, method-assign]
    try:
        parser.parse_args(["play", *words])
    except Complaint:
        # Too special for argparse: the command itself says what is wrong.
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
