"""`fiefdom simulate`, `tournament` and `improve`: the commands of the lab."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from collections.abc import Callable, Sequence
from datetime import date
from textwrap import shorten
from typing import Any

from tqdm import tqdm

from fiefdom.bots.plan import Plan
from fiefdom.cli.options import rules_skipped, whole_option
from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.files import check_ending, check_writable, place_of, write_text
from fiefdom.lab.improve import MOST_ROUNDS, Improvement, improve
from fiefdom.lab.match import MOST_GAMES, SEATS, Outcome, entrants_of, kingdom_for, match
from fiefdom.lab.report import report
from fiefdom.lab.statistics import interval
from fiefdom.lab.text import between, described, match_page, percent, tournament_page
from fiefdom.lab.tournament import Tournament, tournament
from fiefdom.lab.workers import MOST_JOBS
from fiefdom.locale.speaker import Speaker

# Done of all, the time that it took and the time left, and the best so far.
BAR = "{l_bar}{bar}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}{postfix}]"
# A longer name would leave no room for the bar beside it.
LONGEST_BESIDE_BAR = 32


def add(commands: Commands) -> None:
    say = commands.say
    simulate = commands.add("simulate", run_simulate)
    simulate.add_argument("strategies", nargs="+", metavar="STRATEGY", help=say.say("cli-lab-strategy"))
    add_lab_options(simulate, say, "10000")
    simulate.add_argument("--seats", choices=SEATS, default=SEATS[0], help=say.say("cli-simulate-seats"))
    simulate.add_argument("--csv", metavar="FILE.csv", help=say.say("cli-simulate-csv"))
    simulate.add_argument("--report", metavar="FILE.html", help=say.say("cli-simulate-report"))
    simulate.add_argument("--force", action="store_true", help=say.say("cli-force"))

    held = commands.add("tournament", run_tournament)
    held.add_argument("strategies", nargs="+", metavar="STRATEGY", help=say.say("cli-lab-strategy"))
    add_lab_options(held, say, "1000")

    better = commands.add("improve", run_improve)
    better.add_argument("strategy", metavar="STRATEGY", help=say.say("cli-improve-strategy"))
    better.add_argument("opponents", nargs="*", metavar="OPPONENT", help=say.say("cli-improve-opponents"))
    add_lab_options(better, say, "400")
    better.add_argument("--rounds", metavar="N", default="40", help=say.say("cli-improve-rounds"))
    better.add_argument("--output", metavar="FILE.toml", help=say.say("cli-improve-output"))
    better.add_argument("--force", action="store_true", help=say.say("cli-force"))


def add_lab_options(parser: argparse.ArgumentParser, say: Speaker, games: str) -> None:
    parser.add_argument("-n", "--games", metavar="N", default=games, help=say.say("cli-lab-games", games=int(games)))
    parser.add_argument("--kingdom", metavar="CARDS", help=say.say("cli-lab-kingdom"))
    parser.add_argument("--seed", metavar="N", default="0", help=say.say("cli-lab-seed"))
    parser.add_argument("--jobs", metavar="N", help=say.say("cli-lab-jobs"))
    parser.add_argument("--cluster", nargs="?", const="local", metavar="ADDRESS", help=say.say("cli-lab-cluster"))
    parser.add_argument("--json", action="store_true", help=say.say("cli-json"))


def lab_arguments(options: argparse.Namespace) -> dict[str, Any]:
    """The arguments that all commands of the lab share; impossible numbers are reported at once."""
    return {
        "games": whole_option("--games", options.games, 1, MOST_GAMES),
        "kingdom": options.kingdom,
        "seed": whole_option("--seed", options.seed),
        "jobs": None if options.jobs is None else whole_option("--jobs", options.jobs, 1, MOST_JOBS),
        "cluster": options.cluster,
    }


class Bar:
    """A progress bar with the time left, and the best so far if there is one, for work of more than two seconds."""

    def __init__(self) -> None:
        self.bar: Any = None

    def __call__(self, done: int, total: int, best: str = "") -> None:
        if self.bar is None:
            self.bar = tqdm(total=total, delay=2, leave=False, disable=None, bar_format=BAR)
        self.bar.set_postfix_str(shorten(best, LONGEST_BESIDE_BAR, placeholder=" …"), refresh=False)
        self.bar.update(done - self.bar.n)
        if done >= total:
            self.bar.close()
            self.bar = None  # the next part of the work has a bar of its own


def check_strategy_file(file: str | None) -> None:
    """Complain about a name under which a strategy could not be found again."""
    if file is not None:
        check_ending(file, ".toml")


class Outputs:
    """The files that a result is written to after it is printed; checked for being writable before the work starts."""

    def __init__(self, options: argparse.Namespace, say: Speaker, *files: str | None) -> None:
        self.say = say
        self.is_json = options.json
        self.replaces = "" if options.force else None
        self.unwritten: list[str] = []
        named = [file for file in files if file is not None]
        for file in named:
            check_writable(file, self.replaces)
        places = [place_of(file).resolve() for file in named]
        for file, place in zip(named, places, strict=True):
            if places.count(place) > 1:
                raise Complaint("file-twice", file=file)

    def give(self, lines: Sequence[str], *files: tuple[str | None, Callable[[], str]]) -> None:
        """Print a result and write the files asked for, even if printing fails."""
        try:
            print("\n".join(lines), flush=True)
        finally:
            written = [file for file, make in files if file is not None and self.is_written(file, make)]
        for file in [] if self.is_json else written:
            tell(self.say.say("lab-written", file=file))

    def is_written(self, file: str, make: Callable[[], str]) -> bool:
        """Write a file and return whether that worked; a failure is reported, and the rest goes on."""
        try:
            write_text(file, make(), self.replaces)
        except Complaint as problem:
            self.unwritten.append(file)
            tell(self.say.say("cli-error", problem=problem), sys.stderr)
            return False
        return True

    def status(self, status: int) -> int:
        """The exit status, given the status of the work: 2 if only a file could not be written."""
        return status or (2 if self.unwritten else 0)


def stoppable(say: Speaker, work: Callable[[Callable[[Any], None]], Any], show: Callable[[Any], None]) -> int:
    """Do the work and report its result; if it is stopped, the result so far."""
    known: list[Any] = []
    try:
        work(known.append)
    except KeyboardInterrupt:
        if known:
            tell(say.say("lab-so-far"), sys.stderr)
            show(known[-1])
        return 130
    show(known[-1])
    return 0


def run_simulate(options: argparse.Namespace, say: Speaker) -> int:
    arguments = lab_arguments(options)
    outputs = Outputs(options, say, options.csv, options.report)
    warn_of_what_lacks(say, options.strategies, options.kingdom)

    def show(outcome: Outcome) -> None:
        outputs.give(
            [as_json(outcome.data())] if options.json else match_page(say, outcome),
            (options.csv, lambda: csv_text(outcome)),
            (options.report, lambda: report(say, outcome, date.today())),
        )

    def work(so_far: Callable[[Outcome], None]) -> None:
        match(*options.strategies, **arguments, seats=options.seats, progress=Bar(), so_far=so_far)

    return outputs.status(stoppable(say, work, show))


def warn_of_what_lacks(say: Speaker, strategies: list[str], kingdom: str | None) -> None:
    """Warn about strategies whose cards are missing: they can play any kingdom, but not at their best."""
    entrants = entrants_of(strategies)
    plans = [entrant for entrant in entrants if isinstance(entrant, Plan)]
    for line in rules_skipped(say, plans, kingdom_for(entrants, kingdom)):
        print(line, file=sys.stderr)


def csv_text(outcome: Outcome) -> str:
    rows = outcome.rows()
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def run_tournament(options: argparse.Namespace, say: Speaker) -> int:
    arguments = lab_arguments(options)

    def show(held: Tournament) -> None:
        if options.json:
            print(as_json(held.data()))
            return
        for line in tournament_page(say, held):
            print(line)

    def work(so_far: Callable[[Tournament], None]) -> None:
        tournament(*options.strategies, **arguments, progress=Bar(), so_far=so_far)

    return stoppable(say, work, show)


def run_improve(options: argparse.Namespace, say: Speaker) -> int:
    arguments = lab_arguments(options)
    check_strategy_file(options.output)
    outputs = Outputs(options, say, options.output)

    def show(found: Improvement) -> None:
        lines = [as_json(found.data())] if options.json else improvement_page(say, found)
        outputs.give(lines, (options.output, described(found.after, say).text))

    def work(so_far: Callable[[Improvement], None]) -> None:
        rounds = whole_option("--rounds", options.rounds, 0, MOST_ROUNDS)
        improve(options.strategy, *options.opponents, **arguments, rounds=rounds, progress=Bar(), so_far=so_far)

    return outputs.status(stoppable(say, work, show))


def improvement_page(say: Speaker, found: Improvement) -> list[str]:
    shares = {"before": found.points_before, "after": found.points_after}
    parts = {key: percent(say, points / found.games) for key, points in shares.items()}
    bounds = {f"{key}_between": between(say, interval(points, found.games)) for key, points in shares.items()}
    return [
        say.say("lab-improved", name=found.before.name, games=found.games, tried=found.tried, **parts, **bounds),
        say.say("lab-unchanged") if found.after == found.before else described(found.after, say).text(),
    ]


def as_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
