"""People's own Python files, run as modules. Mistakes in them are reported with their line."""

from __future__ import annotations

import importlib.util
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import FrameType, ModuleType

from fiefdom.cards.mistakes import complaint_of
from fiefdom.engine.mistake import Mistake
from fiefdom.errors import Complaint
from fiefdom.files import LARGEST_FILE
from fiefdom.locale.names import folded

# The names of the modules that are not ours: from files, and from installed packages with cards or bots.
own_modules: set[str] = set()


class Endless(BaseException):
    """An effect of somebody's own card did not end in time; no `except Exception` in the card can catch this."""


def is_stop(problem: BaseException) -> bool:
    """Whether the user stopped the program, or an effect that never ends was stopped for them.

    Anything else is a mistake in somebody's file, even if it was raised to end the program.
    """
    return isinstance(problem, Endless) or is_ctrl_c(problem)


def is_ctrl_c(problem: BaseException) -> bool:
    """Whether somebody pressed Ctrl-C, and nobody's own file raised this itself; in doubt, somebody did."""
    if not isinstance(problem, KeyboardInterrupt):
        return False
    *_, (raising, _) = traceback.walk_tb(problem.__traceback__)
    # Python's own handler has no frame, so what it interrupts seems to have raised this. Ours has one.
    return not is_own_code(raising) or signal.getsignal(signal.SIGINT) is signal.default_int_handler


def is_own_code(frame: FrameType) -> bool:
    return frame.f_globals.get("__name__") in own_modules


def load_folder(folder: Path) -> str:
    """Make a folder a package, so that its modules can use each other: `from .cards import ...`. Returns its name."""
    name = f"fiefdom_own_{folded(folder.resolve().name)}"
    for module in [each for each in sys.modules if each.startswith(f"{name}.")]:
        del sys.modules[module]
    package = ModuleType(name)
    package.__path__ = [str(folder)]
    sys.modules[name] = package
    return name


def load_file(path: str, name: str = "") -> ModuleType:
    """Run a Python file as a module."""
    file = Path(path)
    if not file.is_file():
        raise Complaint("file-missing", file=path)
    if file.stat().st_size > LARGEST_FILE:
        raise Complaint("file-large", file=path, most=LARGEST_FILE)
    spec = importlib.util.spec_from_file_location(name or f"fiefdom_own_{folded(file.stem)}", file)
    if spec is None or spec.loader is None:
        raise Complaint("python-ending", file=path)
    module = importlib.util.module_from_spec(spec)
    own_modules.add(spec.name)
    sys.modules[spec.name] = module  # where dataclasses look for the module of their class
    try:
        spec.loader.exec_module(module)
    except BaseException as problem:
        if is_stop(problem):
            raise
        # Anything that goes wrong in somebody's file is reported as a mistake in that file, with its line.
        if isinstance(problem, SyntaxError):
            raise Complaint("python-syntax", file=path, line=line_at_fault(problem, file)) from problem
        raise mistake_in(problem, path) from problem
    return module


def mistake_in(problem: BaseException, path: str) -> Complaint:
    """What went wrong in a file, with its line if that is known."""
    line = line_at_fault(problem, Path(path))
    if not line:
        return Complaint("python-wrong", file=path, problem=in_one_line(problem))
    return Complaint("python-broken", file=path, line=line, problem=in_one_line(problem))


def line_at_fault(problem: BaseException, file: Path) -> int:
    """The line of the file where it went wrong; 0 if that is unknown."""
    if isinstance(problem, SyntaxError):
        return problem.lineno or 0
    frames = traceback.extract_tb(problem.__traceback__)
    lines = [frame.lineno or 0 for frame in frames if Path(frame.filename).resolve() == file.resolve()]
    return lines[-1] if lines else 0


def in_one_line(problem: BaseException) -> str | Complaint:
    """What an exception says, in words that a terminal can show; its name, if it says nothing or cannot do that."""
    if isinstance(problem, Complaint):
        return problem
    if isinstance(problem, Mistake):
        return complaint_of(problem)
    name = type(problem).__name__
    said = as_text(problem, str)
    return f"{name} {said}".strip() if isinstance(problem, SystemExit) else said or name


def as_text(thing: object, write: Callable[[object], str]) -> str:
    """What `str` or `repr` make of a thing that is not ours, in a line that a terminal can show; empty if they fail."""
    try:
        text = " ".join(write(thing).split())
    except BaseException:  # also what was raised to end the program: it is about to report a failure anyway
        return ""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
