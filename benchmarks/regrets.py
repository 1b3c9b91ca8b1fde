"""Where bots answer badly: how much more often a plan would win with another answer to a question.

Usage: python regrets.py SEED... > piece.txt
       python regrets.py --sum piece.txt...

On the random kingdom of each seed (0-9 stands for ten seeds), the plan of `strong` plays itself. At each of its
questions, every answer that is worth a trial is played on in worlds that its seat cannot tell from the real one; the
best of them, if it is not the one given, is compared with that once more, in fresh worlds. Each line has the kingdom,
the question, the answer given, the better one, how much more often that one wins, and the standard error of it. The
plan then goes on with the answer that it gave. `--sum` adds up lines by question, and by what was answered: what
stands at the top is worth better advice.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from opponents import kingdoms

from fiefdom.bots.bot import Bot
from fiefdom.bots.foresight import Effort, Foresight, Trial, leads_after
from fiefdom.bots.plan import Plan
from fiefdom.bots.tally import points_for, value_of
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.game import Game
from fiefdom.engine.rng import Rng, seeded
from fiefdom.roster import opponent
from fiefdom.table import Table
from fiefdom.views.view import View

GAMES = 2
# How many worlds find the best answer, and how many compare it with the one given; inside an effect, some do not fit.
WORLDS_TO_FIND = 40
WORLDS_TO_COMPARE = 150
MISFITS = 3
# The most rows that a sum shows.
MOST_ROWS = 30


class Regretful:
    """Plays by a plan, and prints what another answer would have been worth."""

    def __init__(self, plan: Plan, kingdom: str, seed: int) -> None:
        self.strategy = plan.strategy()
        self.foresight = Foresight(self.strategy, seed, Effort(0, None))
        self.kingdom = kingdom
        self.rng = seeded(seed)

    def answer(self, view: View, decision: Decision) -> Answer:
        given = self.strategy.answer(view, decision)
        answers = self.foresight.answers(view, decision, given)
        leads = played_on(view, decision, answers, self.foresight, self.rng, WORLDS_TO_FIND)
        values = [sum(map(value_of, each)) for each in leads]
        if values and max(values) > values[0]:
            better = answers[values.index(max(values))]
            leads = played_on(view, decision, [given, better], self.foresight, self.rng, WORLDS_TO_COMPARE)
            gains = [points_for(other) - points_for(own) for own, other in zip(*leads, strict=True)]
            if len(gains) > 1:
                asks = f"{decision.purpose} {decision.source or ''}".strip()
                named = [", ".join(decision.picked(each)) or "-" for each in (given, better)]
                print(self.kingdom, asks, *named, *mean_and_error(gains), sep="\t", flush=True)
        return given


def played_on(
    view: View, decision: Decision, answers: Sequence[Answer], foresight: Foresight, rng: Rng, worlds: int
) -> list[list[int]]:
    """The final leads after each answer in so many worlds; nothing if there is no choice, or no such world."""
    found: list[list[int]] = [[] for _ in answers]
    trials = [Trial(decision, answer) for answer in answers]
    scratch: Game | None = None
    for _ in range(MISFITS * worlds if len(answers) > 1 else 0):
        imagined = view.imagine(rng)
        if imagined is None:
            break
        if scratch is None:
            scratch = imagined.game.copy()
            scratch.seat_bots(foresight.players(imagined.game, view.seat), View)
        for leads, lead in zip(found, leads_after(imagined, scratch, trials), strict=False):
            leads.append(lead)
        if len(found[0]) == worlds:
            break
    return found if found[0] else []


def mean_and_error(gains: list[float]) -> tuple[float, float]:
    """The mean of these, and its standard error."""
    n = len(gains)
    mean = sum(gains) / n
    return round(mean, 4), round(sqrt(sum((each - mean) ** 2 for each in gains) / (n - 1) / n), 4)


def added(files: list[str]) -> None:
    """Print what was lost by question, then by question and answers."""
    lines = [line.split("\t") for file in files for line in Path(file).read_text(encoding="utf-8").splitlines()]
    for columns in (1, 3):
        rows: dict[tuple[str, ...], list[list[str]]] = defaultdict(list)
        for line in lines:
            rows[tuple(line[1 : 1 + columns])].append(line)
        sums = {key: sum(float(line[4]) for line in found) for key, found in rows.items()}
        print("| Question | Given, and better | Times | Kingdoms | Wins lost |\n|---|---|--:|--:|---|")
        for key in sorted(sums, key=lambda key: -sums[key])[:MOST_ROWS]:
            error = sqrt(sum(float(line[5]) ** 2 for line in rows[key]))
            where = len({line[0] for line in rows[key]})
            print(f"| {key[0]} | {' → '.join(key[1:])} | {len(rows[key])} | {where} | {sums[key]:.2f} ± {error:.2f} |")
        print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wanted", nargs="+", metavar="SEED")
    parser.add_argument("--sum", action="store_true", dest="is_sum")
    options = parser.parse_args()
    if options.is_sum:
        added(options.wanted)
        return
    for kingdom, kinds in kingdoms(options.wanted):
        names = [kind.name for kind in kinds]
        plan = opponent("strong", by_games=True).plan_for(tuple(names), 2)
        for seed in range(GAMES):
            bots: dict[int, Bot] = {0: Regretful(plan, kingdom, seed), 1: plan.strategy()}
            Table(2, names, seed, bots=bots, first=seed)


if __name__ == "__main__":
    main()
