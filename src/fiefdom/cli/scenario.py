"""`fiefdom scenario`: plays positions from files, and compares the outcome with the expected one."""

from __future__ import annotations

import argparse

from fiefdom.cli.parser import Commands
from fiefdom.files import read_text
from fiefdom.locale.speaker import Speaker
from fiefdom.records.scenario import read_scenarios, run_scenario


def add(commands: Commands) -> None:
    scenario = commands.add("scenario", run_scenarios)
    scenario.add_argument("files", nargs="+", metavar="FILE", help=commands.say.say("cli-scenario-file"))


def run_scenarios(options: argparse.Namespace, say: Speaker) -> int:
    # Read all files before running any, so that a mistake in the last one is reported at once.
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
