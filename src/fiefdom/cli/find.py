"""`fiefdom find`: how to win a kingdom."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import date
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cli.lab import Bar, Outputs, as_json, check_strategy_file, stoppable
from fiefdom.cli.options import rules_skipped, whole_option
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.lab.find import MOST_SECONDS, Found, find
from fiefdom.lab.find_report import cards_sentences, circle_sentences, find_report
from fiefdom.lab.match import MOST_GAMES, match
from fiefdom.lab.statistics import interval
from fiefdom.lab.text import between, percent
from fiefdom.lab.workers import MOST_JOBS
from fiefdom.locale.layout import wrapped
from fiefdom.locale.speaker import Speaker
from fiefdom.search.races import share

GAMES_OF_REPORT = 2_000
# The search and its measurements have no seed in common with the match of the report.
SEED_OF_REPORT = 3_000_000


def add(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("find", run_find)
    parser.add_argument("kingdom", metavar="KINGDOM", help=say.say("cli-find-kingdom"))
    parser.add_argument("--seconds", metavar="N", help=say.say("cli-find-seconds"))
    parser.add_argument("-n", "--games", metavar="N", help=say.say("cli-find-games"))
    parser.add_argument("--against", nargs="+", default=[], metavar="STRATEGY", help=say.say("cli-find-against"))
    parser.add_argument("--players", metavar="N", default="2", help=say.say("cli-find-players"))
    parser.add_argument("--output", metavar="FILE.toml", help=say.say("cli-improve-output"))
    parser.add_argument("--report", metavar="FILE.html", help=say.say("cli-find-report"))
    parser.add_argument("--force", action="store_true", help=say.say("cli-force"))
    parser.add_argument("--seed", metavar="N", default="0", help=say.say("cli-lab-seed"))
    parser.add_argument("--jobs", metavar="N", help=say.say("cli-lab-jobs"))
    parser.add_argument("--cluster", nargs="?", const="local", metavar="ADDRESS", help=say.say("cli-lab-cluster"))
    parser.add_argument("--json", action="store_true", help=say.say("cli-json"))


def run_find(options: argparse.Namespace, say: Speaker) -> int:
    if options.games is not None and options.seconds is not None:
        raise Complaint("cli-find-either")
    games = None if options.games is None else whole_option("--games", options.games, 1, MOST_GAMES)
    seconds = whole_option("--seconds", options.seconds or "60", 1, MOST_SECONDS)
    arguments: dict[str, Any] = {
        "players": whole_option("--players", options.players, 2, 6),
        "seed": whole_option("--seed", options.seed),
        "jobs": None if options.jobs is None else whole_option("--jobs", options.jobs, 1, MOST_JOBS),
        "cluster": options.cluster,
        "language": say.language,
    }
    check_strategy_file(options.output)
    outputs = Outputs(options, say, options.output, options.report)

    def text(found: Found) -> str:
        names = "; ".join(plan.name for plan in found.judges)
        whole = say.say("find-whole", share=percent(say, found.whole_share), names=names)
        return found.text(whole, lambda share: say.say("find-without", share=percent(say, share)))

    def page(found: Found) -> str:
        best, *rivals = [*found.plans, *found.against][: found.players]
        match_of = [best, *rivals, *rivals[-1:] * (found.players - 1 - len(rivals))]
        outcome = match(
            *match_of, games=GAMES_OF_REPORT, kingdom=found.kingdom, seed=SEED_OF_REPORT, jobs=arguments["jobs"]
        )
        return find_report(say, found, outcome, date.today())

    def show(found: Found) -> None:
        lines = [as_json(found.data())] if options.json else [*found_page(say, found), "", text(found)]
        outputs.give(lines, (options.output, lambda: text(found)), (options.report, lambda: page(found)))

    def work(so_far: Callable[[Found], None]) -> None:
        find(
            options.kingdom,
            seconds=seconds,
            games=games,
            against=options.against,
            **arguments,
            progress=Bar(),
            so_far=so_far,
        )

    return outputs.status(stoppable(say, work, show))


def found_page(say: Speaker, found: Found) -> list[str]:
    """What was found, in lines: the best strategy, how it does against each rival, and the kingdom."""
    kingdom = ", ".join(say.card(name) for name in found.kingdom)
    lines = wrapped(say.say("find-searched", tried=found.tried, games=found.games, kingdom=kingdom), "  ")
    lines += wrapped(say.say("find-best", name=found.best.name))
    for other, result in zip(found.rivals, found.matrix[0], strict=True):
        if result is not None:
            won, certain = percent(say, share(result)), between(say, interval(*result))
            line = say.say("find-against", name=other.name, share=won, between=certain, games=result[1])
            lines += wrapped(line, "  ")
    notes = [*circle_sentences(say, found), *remarks(say, found), *cards_sentences(say, found)]
    return [*lines, *(part for line in notes for part in wrapped(line, "  "))]


def remarks(say: Speaker, found: Found) -> list[str]:
    """What there is to say about the opponents that were named, and about shares among more than two players."""
    notes: list[str] = []
    even = 1 / found.players
    if found.players > 2:
        notes.append(say.say("find-even", players=found.players, share=percent(say, even)))
    for other, result in zip(found.rivals, found.matrix[0], strict=True):
        if other in found.named:
            notes += rules_skipped(say, [other], [catalog.find(name) for name in found.kingdom])
            if result is not None and interval(*result)[0] <= even:
                notes.append(say.say("find-no-better", name=other.name))
    return notes
