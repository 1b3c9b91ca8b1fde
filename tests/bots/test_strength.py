"""Bots are as strong as they were: they play games on kingdoms that have every card of ours, against a simple player.

The games are always the same, so what they are worth to a bot is exact until it decides differently somewhere. The
figures stand in strength.toml. If a bot may be weaker now, look at why, and accept the new figures with

    .venv/bin/python tests/bots/test_strength.py
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance

import pytest

from fiefdom.bots.bot import Bot
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.tally import final_lead, value_of
from fiefdom.cards.basic import gold, province, silver
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import kinds_named, make_setup
from fiefdom.engine.card_type import ATTACK
from fiefdom.engine.decision import BUY, PLAY, Answer, Decision, first
from fiefdom.roster import make_bot
from fiefdom.version import IS_COMPILED
from fiefdom.views.view import View

FILE = Path(__file__).with_name("strength.toml")
# How many seeds each bot plays on each kingdom, from both seats: most for the one that has to know most.
BOTS = {"collector": 250, "fair": 40, "big-money-ultimate": 40}
MOST_TURNS = 60
# So many standard deviations of the difference between two lots of games are no noise.
CLEAR = 2.5
# Without the compiled engine games take twenty times as long: a few have to do.
KINGDOMS_PLAYED = None if IS_COMPILED else 1


class Simple:
    """Buys Provinces, Golds, two of each Attack and Silvers, and does no more than it must.

    It has nothing of what our bots know, so it plays the same for ever.
    """

    def answer(self, view: View, decision: Decision) -> Answer:
        kinds = [decision.options.kind(place) for place in range(len(decision.options))]
        if decision.is_for_treasures:
            return first(decision.most)
        if decision.purpose == BUY:
            attacks = [kind for kind in kinds if kind and kind.types & ATTACK and view.owns(kind) < 2]
            return tuple(kinds.index(kind) for kind in (province, gold, *attacks, silver) if kind in kinds)[:1]
        if decision.purpose == PLAY and decision.source is None:
            return tuple(place for place, kind in enumerate(kinds) if kind and kind.types & ATTACK)[:1]
        return first(decision.least)


def collector(kingdom: list[str]) -> Bot:
    """Up to two of each card, the dearest first, so that it has to know how each of them is played."""
    cards = sorted(kingdom, key=lambda name: -catalog.find(name).cost)
    late = [Line("Duchy", "left(Province) <= 4"), Line("Estate", "left(Province) <= 2")]
    wanted = [Line(name, f"count({name}) < 2") for name in cards]
    return Plan("collector", (Line("Province"), *late, *wanted, Line("Gold"), Line("Silver"))).strategy()


def values(name: str, kingdom: list[str]) -> list[float]:
    """What the games of a bot on a kingdom are worth to it, from 0 for a loss to 1 for a win, by how wide they are."""
    setup = make_setup(2, kinds_named(kingdom))
    found = []
    for seed in range(BOTS[name]):
        for seat in range(2):
            bot = collector(kingdom) if name == "collector" else make_bot(name, seed)
            bots = [Simple(), bot] if seat else [bot, Simple()]
            found.append(value_of(final_lead(setup, bots, seed, seat, MOST_TURNS)))
    return found


def kingdoms() -> Iterator[tuple[list[str], dict[str, float]]]:
    """The cards of each kingdom, and what a game there was worth to each bot."""
    for kingdom in tomllib.loads(FILE.read_text(encoding="utf-8"))["kingdom"]:
        yield kingdom["cards"].split(", "), kingdom["worth"]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_as_strong_as_it_was(name: str) -> None:
    played = list(kingdoms())[:KINGDOMS_PLAYED]
    games = [values(name, cards) for cards, _ in played]
    before, now = fmean(worth[name] for _, worth in played), fmean(map(fmean, games))
    noise = CLEAR * sqrt(2 * fmean(map(pvariance, games)) / sum(map(len, games)))
    assert now >= before - noise, (
        f"{name} is weaker than it was: its games are worth {now:.4f} instead of {before:.4f}, and no more than "
        f"{noise:.4f} of that may be chance. If it is meant to be, accept it: "
        f".venv/bin/python tests/bots/test_strength.py"
    )


def test_every_card_of_ours_is_played_in_some_kingdom() -> None:
    ours = {kind.name for kind in catalog.kinds if kind.box in ("dominion", "intrigue", "seaside")}
    assert {card for cards, _ in kingdoms() for card in cards} == ours


def accept() -> None:
    """Write down what the bots get now."""
    blocks = []
    for cards, _ in kingdoms():
        figures = ", ".join(f"{name} = {fmean(values(name, cards)):.4f}" for name in BOTS)
        blocks.append(f'[[kingdom]]\ncards = "{", ".join(cards)}"\nworth = {{ {figures} }}\n')
    head = "# What a game against a simple player was worth to each bot; test_strength.py plays them again.\n\n"
    FILE.write_text(head + "\n".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    accept()
