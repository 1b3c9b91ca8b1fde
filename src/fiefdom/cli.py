"""The command `fiefdom`: one command with sub-commands."""

from __future__ import annotations

import argparse
import io
import json
import re
import secrets
import sys
from collections.abc import Sequence
from typing import NoReturn

from fiefdom.bots.shipped import BOTS
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import recommended
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker, speaker
from fiefdom.locale.telling import card_lines, log
from fiefdom.records.files import read_text
from fiefdom.records.record import read_record
from fiefdom.records.scenario import read_scenarios, run_scenario
from fiefdom.table import Table
from fiefdom.tui.pages import card_page, end_page, wrapped
from fiefdom.tui.session import play_series, resume, seats, standard_terminal
from fiefdom.version import IS_COMPILED, VERSION


class TellVersion(argparse.Action):
    """Print the version in one line, however narrow the terminal, and stop."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        build = "compiled" if IS_COMPILED else "pure"
        print(speaker("en").say("cli-version", version=VERSION, build=build))
        parser.exit()


class OneLineParser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise Complaint("cli-error", problem=message)


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
    commands = parser.add_subparsers(title=say.say("cli-commands"), metavar="COMMAND", required=True, dest="command")

    def command(name: str) -> argparse.ArgumentParser:
        about = say.say(f"cli-{name}")
        return commands.add_parser(name, help=about, description=about, parents=[common], add_help=False)

    play = command("play")
    play.set_defaults(run=run_play)
    play.add_argument("--players", metavar="NAMES", help=say.say("cli-play-players"))
    play.add_argument("--bots", metavar="NAMES", help=say.say("cli-play-bots", bots=", ".join(BOTS)))
    play.add_argument("--kingdom", metavar="CARDS", help=say.say("cli-play-kingdom"))
    play.add_argument("--box", metavar="BOXES", help=say.say("cli-play-box"))
    play.add_argument("--edition", choices=("1", "2"), help=say.say("cli-play-edition"))
    play.add_argument("--seed", metavar="N", help=say.say("cli-play-seed"))
    play.add_argument("--first", metavar="SEAT", help=say.say("cli-play-first"))
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say.say("cli-play-resume"))

    replay = command("replay")
    replay.set_defaults(run=run_replay)
    replay.add_argument("file", metavar="FILE", help=say.say("cli-replay-file"))

    scenario = command("scenario")
    scenario.set_defaults(run=run_scenarios)
    scenario.add_argument("files", nargs="+", metavar="FILE", help=say.say("cli-scenario-file"))

    cards = command("cards")
    cards.set_defaults(run=run_cards)
    cards.add_argument("name", nargs="*", metavar="NAME", help=say.say("cli-cards-name"))
    cards.add_argument("--json", action="store_true", help=say.say("cli-json"))

    kingdoms = command("kingdoms")
    kingdoms.set_defaults(run=run_kingdoms)
    kingdoms.add_argument("--json", action="store_true", help=say.say("cli-json"))
    return parser


def whole(text: str) -> int:
    if not re.fullmatch(r"[-+]?\d+", text.strip()):
        raise Complaint("cli-whole-number", text=text)
    return int(text)


def names_in(text: str | None) -> list[str]:
    return [name.strip() for name in (text or "").split(",") if name.strip()]


# -- The commands -----------------------------------------------------------------------------------


def run_play(options: argparse.Namespace, say: Speaker) -> int:
    if options.resume is not None:
        for name in ("players", "bots", "kingdom", "box", "edition", "seed", "first"):
            if getattr(options, name) is not None:
                raise Complaint("cli-resume-alone", option=f"--{name}")
        table = resume(options.resume or None)
    else:
        seed = secrets.randbelow(1_000_000_000) if options.seed is None else whole(options.seed)
        people = names_in(options.players) or [say.say("cli-play-you")]
        alone = len(people) == 1 and options.bots is None
        bots = ["big-money-ultimate"] if alone else names_in(options.bots)
        names, seated = seats(people, bots, seed)
        table = Table(
            names,
            options.kingdom,
            seed,
            bots=seated,
            first=None if options.first is None else whole(options.first) - 1,
            boxes=names_in(options.box) or None,
            editions=(1, 2) if options.edition is None else (int(options.edition),),
        )
    return play_series(table, say, standard_terminal())


def run_replay(options: argparse.Namespace, say: Speaker) -> int:
    record = read_record(read_text(options.file), options.file)
    table = Table.from_record(record, file=options.file)
    kingdom = ", ".join(sorted(record.kingdom))
    print(say.say("cli-replay-heading", players=", ".join(record.players), kingdom=kingdom, seed=str(record.seed)))
    for line in log(say, table.events(None), table.names):
        print(line)
    if table.is_over:
        for line in end_page(say, table):
            print(line)
    return 0


def run_scenarios(options: argparse.Namespace, say: Speaker) -> int:
    # All files are read before any is run: a mistake in the last one is told at once.
    scenarios = [scenario for file in options.files for scenario in read_scenarios(read_text(file), file)]
    failed = 0
    for scenario in scenarios:
        outcome = run_scenario(scenario)
        if outcome.passed:
            print(say.say("cli-scenario-passed", title=scenario.title))
            continue
        failed += 1
        print(say.say("cli-scenario-failed", title=scenario.title, file=scenario.file, rule=scenario.rule))
        for difference in outcome.differences:
            text = say.say_complaint(difference)
            print(say.say("cli-scenario-difference", difference=text))
    print(say.say("cli-scenario-total", passed=len(scenarios) - failed, failed=failed))
    return 1 if failed else 0


def run_cards(options: argparse.Namespace, say: Speaker) -> int:
    kinds = [catalog.find(" ".join(options.name))] if options.name else sorted(catalog.kinds, key=shelf)
    if options.json:
        print(json.dumps([card_data(say, kind) for kind in kinds], ensure_ascii=False, indent=2))
        return 0
    for kind in kinds:
        for line in card_page(say, kind):
            print(line)
    return 0


def shelf(kind: Kind) -> tuple[bool, str, int, str]:
    """The basic cards first, then by box, cost and name."""
    return kind.box != "basic", kind.box, kind.cost, kind.name


def card_data(say: Speaker, kind: Kind) -> dict[str, object]:
    return {
        "name": kind.name,
        "set": kind.box,
        "editions": list(kind.editions),
        "cost": kind.cost,
        "types": kind.type_names(),
        "text": " ".join(card_lines(say, kind)),
    }


def run_kingdoms(options: argparse.Namespace, say: Speaker) -> int:
    if options.json:
        kingdoms = [
            {"name": kingdom.name, "source": kingdom.source, "cards": list(kingdom.cards)} for kingdom in recommended()
        ]
        print(json.dumps(kingdoms, ensure_ascii=False, indent=2))
        return 0
    for kingdom in recommended():
        print(f"{kingdom.name} · {kingdom.source}")
        for line in wrapped(", ".join(kingdom.cards), "  "):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
