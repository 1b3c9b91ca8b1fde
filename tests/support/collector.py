"""A bot for tests that buys and plays a bit of everything."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.cards.basic import duchy, gold, province, silver
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import ORDER, PLAY, TRASH, Answer, Decision, PileOptions, first
from fiefdom.engine.rng import seeded
from fiefdom.views.view import View

# The basic cards that it takes, besides those of the kingdom.
WANTED = (silver, gold, duchy, province)
# From this turn on it empties piles, so that games end.
LATE = 18
# With no more money than this, it trashes only what it must, and takes even cards that it does not want.
ENOUGH = 5


class Collector:
    """Takes what it owns fewest of, plays whatever it can, and otherwise picks any number, cheap cards first."""

    name = "collector"

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def answer(self, view: View, decision: Decision) -> Answer:
        if isinstance(decision.options, PileOptions):
            return self.collect(view, decision)
        if decision.is_for_treasures:
            return first(decision.most)
        if decision.purpose == PLAY:
            return self.ranked(decision, lambda kind: -kind.actions)[:1]
        spare = decision.most - decision.least
        if decision.purpose == TRASH:
            spare = min(spare, 2) if view.money > ENOUGH else 0
        n = decision.least + (self.rng.below(spare + 1) if self.rng.below(3) else 0)
        if decision.all_or_none and n:
            n = decision.most
        return self.ranked(decision, lambda kind: 0 if decision.ordered or decision.purpose == ORDER else kind.cost)[:n]

    def collect(self, view: View, decision: Decision) -> Answer:
        """What it has fewest of, the most expensive first; late, a Province or whatever is closest to running out."""
        kinds = [kind for kind in decision.options if isinstance(kind, Kind)]
        wanted = [i for i in self.shuffled(len(kinds)) if kinds[i].box != "basic" or kinds[i] in WANTED]
        if not wanted:
            return first(decision.least if view.money > ENOUGH else 1)
        if view.turns(view.seat) < LATE:
            return (min(wanted, key=lambda i: (self.has(view, kinds[i]), -kinds[i].cost)),)
        return (min(wanted, key=lambda i: (kinds[i] is not province, view.left(kinds[i]))),)

    def has(self, view: View, kind: Kind) -> int:
        return view.owns(kind) // (2 if kind is silver else 1)

    def ranked(self, decision: Decision, rank: Callable[[Kind], int]) -> Answer:
        """The options by rank, those of one rank in random order; labels have none."""
        kinds = [decision.options.kind(i) for i in range(len(decision.options))]
        ranks = [0 if kind is None else rank(kind) for kind in kinds]
        return tuple(sorted(self.shuffled(len(ranks)), key=ranks.__getitem__))

    def shuffled(self, n: int) -> list[int]:
        places = list(range(n))
        self.rng.shuffle(places)
        return places
