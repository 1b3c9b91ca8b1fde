"""Bots that people write themselves, in Python files or installed packages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.loading import as_text, in_one_line, is_stop, load_file, mistake_in, own_modules
from fiefdom.engine.decision import Answer, Decision
from fiefdom.errors import Complaint
from fiefdom.views.view import View

BOT_PACKAGES = "fiefdom.bots"
# Sorts of files that are bots, by their ending: a function of the path that returns a function of a seed.
BOT_FILES = "fiefdom.bot_files"
PYTHON = ".py"

Make = Callable[[int], Any]


class BotFailed(Complaint):
    """Somebody's own bot failed or gave an illegal answer, so the game cannot go on."""


class OwnBot:
    """Somebody's own bot; anything that goes wrong in it is reported as a mistake there, in one line."""

    def __init__(self, name: str, make: Make, seed: int, file: str = "") -> None:
        self.name = name
        self.make = make
        # The file it comes from, as the user named it; empty if it comes from a package.
        self.file = file
        try:
            self.bot = make(seed)
        except BaseException as problem:
            if is_stop(problem):
                raise
            raise self.complaint(problem) from problem
        if not callable(getattr(self.bot, "answer", None)):
            raise Complaint("bots-no-answer", bot=name)

    @property
    def needs_game(self) -> bool:
        """Whether it looks at the game through its view, and cannot play by pictures of it."""
        return bool(getattr(self.bot, "needs_game", False))

    def answer(self, view: View, decision: Decision) -> Answer:
        try:
            picks = self.bot.answer(view, decision)
        except BaseException as problem:
            if is_stop(problem):
                raise
            complaint = self.complaint(problem)
            raise BotFailed(complaint.key, **complaint.parts) from problem
        try:
            return decision.accept(tuple(picks))
        except BaseException as problem:
            if is_stop(problem):
                raise
            raise BotFailed("bot-answer", bot=self.name, answer=as_text(picks, repr), asked=str(decision)) from problem

    def complaint(self, problem: BaseException) -> Complaint:
        if self.file:
            return mistake_in(problem, self.file)
        return Complaint("bots-package", bot=self.name, problem=in_one_line(problem))

    def for_another_game(self, seed: int) -> OwnBot:
        """A new bot of this kind for another game, which remembers nothing."""
        return OwnBot(self.name, self.make, seed, self.file)

    def copy(self) -> OwnBot:
        """A copy for another table; the bot itself is copied if it has a `copy`."""
        new = copy(self)
        if hasattr(self.bot, "copy"):
            new.bot = self.bot.copy()
        return new


def is_own(name: str) -> bool:
    """Whether this is the name of somebody's own bot."""
    return is_file(name) or name in installed_bots()


def own_bot(name: str, seed: int) -> OwnBot:
    """A bot from a Python file, or one that an installed package offers by this name."""
    if name.endswith(PYTHON):
        # One file may hold cards and bots that know them, so do not load it twice.
        module = catalog.modules.get(str(Path(name).resolve())) or load_file(name)
        return OwnBot(Path(name).name, maker_of(module, name), seed, name)
    if is_file(name):
        return bot_of_file(name, seed)
    entry = installed_bots()[name]
    own_modules.add(entry.module)
    try:
        return OwnBot(name, maker_of(entry.load(), entry.value), seed)
    except Complaint:
        raise
    except BaseException as problem:
        if is_stop(problem):
            raise
        raise Complaint("bots-package", bot=name, problem=in_one_line(problem)) from problem


def installed_bots() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {entry.name: entry for entry in entry_points(group=BOT_PACKAGES)}


def is_file(name: str) -> bool:
    """Whether it names a bot by a file: a Python file, or one of a sort that an installed package can read."""
    return name.endswith(PYTHON) or ending_of(name) in bot_files()


def bot_of_file(path: str, seed: int) -> OwnBot:
    """A bot from a file of a sort that some package, perhaps this one, can read."""
    try:
        make: Make = bot_files()[ending_of(path)].load()(path)
    except ImportError as problem:
        raise Complaint("bots-package", bot=path, problem=in_one_line(problem)) from problem
    return OwnBot(Path(path).name, make, seed, path)


def ending_of(path: str) -> str:
    return Path(path).suffix.removeprefix(".")


def bot_files() -> dict[str, EntryPoint]:
    """The endings of files that are bots."""
    return {entry.name: entry for entry in entry_points(group=BOT_FILES)}


def maker_of(thing: Any, where: str) -> Make:
    """A function that makes a bot from a seed, found as that function, a class, or a module with either."""
    if isinstance(thing, ModuleType):
        return maker_in(vars(thing), where)
    if isinstance(thing, type):
        return lambda _seed: thing()
    if not callable(thing):
        raise Complaint("bots-none", file=where)
    make: Make = thing
    return make


def maker_in(contents: Mapping[str, Any], where: str) -> Make:
    """The function `make_bot` of a module, or else its only class with an `answer`; imported ones do not count."""
    here = {name: thing for name, thing in contents.items() if getattr(thing, "__module__", "") == contents["__name__"]}
    if "make_bot" in here:
        return maker_of(here["make_bot"], where)
    bots = [thing for thing in here.values() if isinstance(thing, type) and hasattr(thing, "answer")]
    if not bots:
        raise Complaint("bots-none", file=where)
    if len(bots) > 1:
        raise Complaint("bots-several", file=where, bots=", ".join(bot.__name__ for bot in bots))
    return maker_of(bots[0], where)
