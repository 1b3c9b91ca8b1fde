"""`fiefdom scenario`: plays positions from files, and compares the outcome with the expected one."""

from __future__ import annotations

import argparse
import sys

from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands
from fiefdom.files import read_text
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import prompt
from fiefdom.records.position import POSITION_HEADING
from fiefdom.records.running import Verdict, run_scenario
from fiefdom.records.scenario import read_scenarios
from fiefdom.tui.colours import colours_of, painter
from fiefdom.tui.pages import purse, question_page, supply_page, table_page
from fiefdom.tui.typed import Choices
from fiefdom.views.view import View


def add(commands: Commands) -> None:
    scenario = commands.add("scenario", run_scenarios)
    scenario.add_argument("files", nargs="+", metavar="FILE", help=commands.say.say("cli-scenario-file"))
    scenario.add_argument("--show", action="store_true", help=commands.say.say("cli-scenario-show"))


def run_scenarios(options: argparse.Namespace, say: Speaker) -> int:
    # Read all files before running any, so that a mistake in the last one is reported at once.
    texts = {file: read_text(file) for file in options.files}
    scenarios = [scenario for file, text in texts.items() for scenario in read_scenarios(text, file)]
    failed = 0
    for scenario in scenarios:
        outcome = run_scenario(scenario)
        if options.show or texts[scenario.file].startswith(POSITION_HEADING):
            show_table(say, outcome)
        if outcome.passed:
            tell(say.say("cli-scenario-passed", title=scenario.title))
            continue
        failed += 1
        where = f"{scenario.file}: {scenario.rule}" if scenario.rule else scenario.file
        tell(say.say("cli-scenario-failed", title=scenario.title, where=where))
        for difference in outcome.differences:
            text = say.say_complaint(difference)
            tell(say.say("cli-scenario-difference", difference=text))
    tell(say.say("cli-scenario-total", passed=len(scenarios) - failed, failed=failed))
    return 1 if failed else 0


def show_table(say: Speaker, outcome: Verdict) -> None:
    """Show the table and the question that a scenario led to, as the player sees them who is asked."""
    decision = outcome.asked
    game = outcome.game
    view = View(game, game.turn if decision is None else decision.seat)
    names = [say.say("cli-player", n=seat + 1) for seat in range(view.players)]
    lines = supply_page(say, view, None if decision is None else purse(view, decision))
    lines += table_page(say, view, names)
    if decision is not None:
        choices = Choices(decision, say, prompt(say, decision, names))
        question, options = question_page(say, view, choices)
        lines += [*question, *options]
    paint = painter(say, view.supply, colours_of(sys.stdout))
    print(paint("\n".join([*lines, ""])))
