"""`fiefdom strategies`: lists strategies, shows one, and imports those of other simulators."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fiefdom.bots.foreign import Imported, find_imported, import_strategies, with_file_names
from fiefdom.bots.shipped import find_plan, shipped
from fiefdom.cli.lab import as_json
from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.files import check_writable, place_of, problem_of, write_text
from fiefdom.lab.text import described
from fiefdom.locale.layout import wrapped
from fiefdom.locale.speaker import Speaker


def add(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("strategies", run_strategies)
    parser.add_argument("name", nargs="?", metavar="NAME", help=say.say("cli-strategies-name"))
    parser.add_argument("--import", dest="imported", metavar="FILE", help=say.say("cli-strategies-import"))
    parser.add_argument("--output", metavar="FOLDER", help=say.say("cli-strategies-output"))
    parser.add_argument("--force", action="store_true", help=say.say("cli-force"))
    parser.add_argument("--json", action="store_true", help=say.say("cli-json"))


def run_strategies(options: argparse.Namespace, say: Speaker) -> int:
    if options.imported:
        return run_import(options, say)
    if options.output is not None:
        raise Complaint("import-output")
    if options.name:
        print(described(find_plan(options.name), say).text(), end="")
        return 0
    plans = [described(plan, say) for plan in shipped().values()]
    if options.json:
        data = [
            {"name": plan.name, "description": plan.description, "kingdom": [kind.name for kind in plan.needs()]}
            for plan in plans
        ]
        print(as_json(data))
        return 0
    for plan in plans:
        needs = ", ".join(say.card(kind.name) for kind in plan.needs())
        key = "strategy-needs" if needs else "strategy-line"
        for line in wrapped(
            say.say(key, name=plan.name, description=plan.description, **({"cards": needs} if needs else {})), "  "
        ):
            print(line)
    return 0


def run_import(options: argparse.Namespace, say: Speaker) -> int:
    """Print the strategies of a file, or write each to a file of its own; a summary goes to stderr."""
    found, empty = import_strategies(options.imported)
    if options.name:
        found, empty = [find_imported(options.name, found)], []
    if options.output is not None:
        write_all(found, options.output, "" if options.force else None, say)
    elif options.json:
        print(as_json([data_of(one, say) for one in found]))
    else:
        print("\n".join(one.text(say.say_complaint) for one in found), end="")
    sys.stdout.flush()
    for problem in empty:
        tell(say.say_complaint(problem), sys.stderr)
    for one in found:
        if not one.can_win:
            tell(say.say("import-no-win-named", strategy=one.plan.name), sys.stderr)
    left_out = sum(len(one.left_out) for one in found)
    tell(say.say("import-summary", n=len(found), rules=left_out), sys.stderr)
    return 0


def write_all(found: list[Imported], folder: str, replaces: str | None, say: Speaker) -> None:
    """Write each strategy to a file in the folder, which is made if necessary; nothing is written if one cannot be."""
    place = place_of(folder)
    try:
        is_new = not place.exists()
        place.mkdir(exist_ok=True)
    except OSError as problem:
        raise Complaint("file-unwritable", file=folder, problem=problem_of(problem)) from problem
    files = [(str(Path(folder, name)), one) for name, one in with_file_names(found)]
    for file, _ in [] if is_new else files:
        check_writable(file, replaces)
    for file, one in files:
        write_text(file, one.text(say.say_complaint), replaces)
        tell(say.say("lab-written", file=file))


def data_of(one: Imported, say: Speaker) -> dict[str, object]:
    return {
        "name": one.plan.name,
        "author": one.plan.author,
        "description": one.plan.description,
        "kingdom": [kind.name for kind in one.plan.needs()],
        "rules": [line.text() for line in one.plan.lines],
        "left_out": [say.say_complaint(part.remark) for part in one.left_out],
        "can_win": one.can_win,
    }
