"""Bots of people's own: of Python files, and of installed packages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.loading import in_one_line, load_file, mistake_in, own_modules
from fiefdom.engine.decision import Answer, Decision, GameError
from fiefdom.errors import Complaint
from fiefdom.views.view import View

ENTRY_POINTS = "fiefdom.bots"
PYTHON = ".py"

Make = Callable[[int], Any]


class BotFailed(Complaint):
    """A bot of somebody's own does not answer, or not as it may: the game cannot go on with it."""


class OwnBot:
    """Somebody's bot. What goes wrong in it is told as a mistake of theirs, in one line."""

    def __init__(self, name: str, make: Make, seed: int, file: str = "") -> None:
        self.name = name
        self.make = make
        # The file it is from, as somebody named it; nothing if it is from a package.
        self.file = file
        try:
            self.bot = make(seed)
        except Exception as problem:
            raise self.complaint(problem) from problem
        if not callable(getattr(self.bot, "answer", None)):
            raise Complaint("bots-no-answer", bot=name)

    def answer(self, view: View, decision: Decision) -> Answer:
        try:
            picks = self.bot.answer(view, decision)
        except Exception as problem:
            told = self.complaint(problem)
            raise BotFailed(told.key, **told.parts) from problem
        try:
            return decision.accept(tuple(picks))
        except (GameError, TypeError) as problem:
            raise BotFailed("bot-answer", bot=self.name, answer=repr(picks), asked=str(decision)) from problem

    def complaint(self, problem: Exception) -> Complaint:
        if self.file:
            return mistake_in(problem, self.file)
        return Complaint("bots-package", bot=self.name, problem=in_one_line(problem))

    def anew(self, seed: int) -> OwnBot:
        """Another of the kind that remembers nothing."""
        return OwnBot(self.name, self.make, seed, self.file)

    def copy(self) -> OwnBot:
        """Another that goes on alike, at a table of its own, if the bot offers that."""
        new = copy(self)
        if hasattr(self.bot, "copy"):
            new.bot = self.bot.copy()
        return new


def is_own(name: str) -> bool:
    """Whether this names a bot of somebody's own."""
    return name.endswith(PYTHON) or name in installed_bots()


def own_bot(name: str, seed: int) -> OwnBot:
    """A bot of a Python file, or of an installed package by the name that it has there."""
    if name.endswith(PYTHON):
        # One file may have cards, and bots that know these cards.
        module = catalog.modules.get(str(Path(name).resolve())) or load_file(name)
        return OwnBot(Path(name).name, maker_of(module, name), seed, name)
    entry = installed_bots()[name]
    own_modules.add(entry.module)
    try:
        return OwnBot(name, maker_of(entry.load(), entry.value), seed)
    except Complaint:
        raise
    except (Exception, SystemExit) as problem:
        raise Complaint("bots-package", bot=name, problem=in_one_line(problem)) from problem


def installed_bots() -> dict[str, EntryPoint]:
    """What installed packages offer, by name."""
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


def maker_of(thing: Any, where: str) -> Make:
    """What makes bots: a function that takes a seed; a class; or what a module has of these."""
    if isinstance(thing, ModuleType):
        return maker_in(vars(thing), where)
    if isinstance(thing, type):
        return lambda _seed: thing()
    if not callable(thing):
        raise Complaint("bots-none", file=where)
    make: Make = thing
    return make


def maker_in(contents: Mapping[str, Any], where: str) -> Make:
    """The function `make_bot` of a module, or else its only class with an `answer`; what it imports does not count."""
    here = {name: thing for name, thing in contents.items() if getattr(thing, "__module__", "") == contents["__name__"]}
    if "make_bot" in here:
        return maker_of(here["make_bot"], where)
    bots = [thing for thing in here.values() if isinstance(thing, type) and hasattr(thing, "answer")]
    if not bots:
        raise Complaint("bots-none", file=where)
    if len(bots) > 1:
        raise Complaint("bots-several", file=where, bots=", ".join(bot.__name__ for bot in bots))
    return maker_of(bots[0], where)
