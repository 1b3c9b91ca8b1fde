"""Telling recorded games, and running scenario files."""

from __future__ import annotations

import argparse

from fiefdom.cli.common import Commands
from fiefdom.files import read_text
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import log
from fiefdom.records.scenario import read_scenarios, run_scenario
from fiefdom.table import Table
from fiefdom.tui.kept import game_file, read_game
from fiefdom.tui.pages import end_page


def add(commands: Commands) -> None:
    say = commands.say
    replay = commands.add("replay", run_replay)
    replay.add_argument("game", metavar="GAME", help=say.say("cli-replay-file"))
    scenario = commands.add("scenario", run_scenarios)
    scenario.add_argument("files", nargs="+", metavar="FILE", help=say.say("cli-scenario-file"))


def run_replay(options: argparse.Namespace, say: Speaker) -> int:
    file = game_file(options.game)
    record = read_game(file)
    table = Table.from_record(record, file=file)
    kingdom = say.listed(sorted((kind.name for kind in table.kingdom), key=say.place))
    print(say.say("cli-replay-heading", players=", ".join(record.players), kingdom=kingdom, seed=str(record.seed)))
    for line in log(say, table.secret_events(), table.names):
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
        where = f"{scenario.file}: {scenario.rule}" if scenario.rule else scenario.file
        print(say.say("cli-scenario-failed", title=scenario.title, where=where))
        for difference in outcome.differences:
            text = say.say_complaint(difference)
            print(say.say("cli-scenario-difference", difference=text))
    print(say.say("cli-scenario-total", passed=len(scenarios) - failed, failed=failed))
    return 1 if failed else 0
