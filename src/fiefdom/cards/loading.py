"""People's own Python files, run as modules. Mistakes in them are reported with their line."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType

from fiefdom.errors import Complaint
from fiefdom.files import LARGEST_FILE
from fiefdom.locale.names import folded

# The names of the modules that are not ours: from files, and from installed packages with cards or bots.
own_modules: set[str] = set()


def load_file(path: str) -> ModuleType:
    """Run a Python file as a module."""
    file = Path(path)
    if not file.is_file():
        raise Complaint("file-missing", file=path)
    if file.stat().st_size > LARGEST_FILE:
        raise Complaint("file-large", file=path, most=LARGEST_FILE)
    spec = importlib.util.spec_from_file_location(f"fiefdom_own_{folded(file.stem)}", file)
    if spec is None or spec.loader is None:
        raise Complaint("python-ending", file=path)
    module = importlib.util.module_from_spec(spec)
    own_modules.add(spec.name)
    sys.modules[spec.name] = module  # where dataclasses look for the module of their class
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as problem:
        # Whatever goes wrong in somebody's file is reported as a mistake in that file, with its line.
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
    """What an exception says, without line breaks; its name, if it says nothing."""
    return problem if isinstance(problem, Complaint) else " ".join(str(problem).split()) or type(problem).__name__
