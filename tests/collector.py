"""A bot for tests that comes to own and play a bit of everything."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.cards.basic import silver
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import BUY, GAIN, PLAY, TRASH, Answer, Decision, PileOptions, first
from fiefdom.engine.rng import seeded
from fiefdom.views.view import View

# From this turn on it empties piles, so that games end.
LATE = 18
# Of the basic cards it takes Silver, Gold and Province, and the Duchy.
WANTED_COSTS = (3, 5, 6, 8)


class Collector:
    """Takes what it owns fewest of, plays whatever it can, and else picks any number, of cheap cards first."""

    name = "collector"

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def answer(self, view: View, decision: Decision) -> Answer:
        options = decision.options
        if decision.purpose in (BUY, GAIN) and isinstance(options, PileOptions):
            return self.collect(view, decision)
        if decision.purpose == PLAY:
            return first(len(options)) if decision.ordered else self.ranked(decision, lambda kind: -kind.actions)[:1]
        spare = decision.most - decision.least
        n = decision.least + (self.rng.below(spare + 1) if self.rng.below(3) else 0)
        if decision.ordered:
            return self.ranked(decision, lambda kind: 0)[:n]
        return self.ranked(decision, lambda kind: kind.cost)[: min(n, 2) if decision.purpose == TRASH else n]

    def collect(self, view: View, decision: Decision) -> Answer:
        """A card it has fewest of, money counting half; late, a Province or whatever is nearest to running out."""
        kinds = [kind for kind in decision.options if isinstance(kind, Kind)]
        wanted = [i for i in self.shuffled(len(kinds)) if kinds[i].box != "basic" or kinds[i].cost in WANTED_COSTS]
        if not wanted:
            return first(decision.least)
        if view.turns(view.seat) < LATE:
            return (
                min(wanted, key=lambda i: (view.owns(kinds[i]) // (2 if kinds[i] is silver else 1), -kinds[i].cost)),
            )
        return (min(wanted, key=lambda i: (kinds[i].cost < 8, view.left(kinds[i]))),)

    def ranked(self, decision: Decision, rank: Callable[[Kind], int]) -> Answer:
        """The options by rank, those of one rank in random order; labels have none."""
        kinds = [decision.options.kind(i) for i in range(len(decision.options))]
        ranks = [0 if kind is None else rank(kind) for kind in kinds]
        return tuple(sorted(self.shuffled(len(ranks)), key=ranks.__getitem__))

    def shuffled(self, n: int) -> list[int]:
        places = list(range(n))
        self.rng.shuffle(places)
        return places
