"""The opponents for people, from easy to master. Each makes its plan when it sees the kingdom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from threading import Thread

from fiefdom.bots.foresight import Effort, Foresight
from fiefdom.bots.money import ENDING, with_money
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.strategy import Strategy
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, ATTACK
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.price import dearness
from fiefdom.engine.rng import seeded
from fiefdom.version import IS_COMPILED
from fiefdom.views.view import View

# `strong` looks ahead only once this few gains may end the game. There, little is left to play, so that takes
# milliseconds.
LAST_GAINS = 3
GAMES_AT_THE_END = 200 if IS_COMPILED else 40
# How many kinds of cards `easy` buys; with more, or with two of each, it loses nearly always.
LIKED_BY_EASY = 3
# The name of a thread in which a bot makes its plan.
PLANNING = "fiefdom plan"
# How long a table waits for a plan, in seconds, before it hears that the bot is still planning.
A_MOMENT = 0.5
# How many plans are remembered, so that two bots at a table, or two games with the same cards, make one.
PLANS_REMEMBERED = 64

CardNames = tuple[str, ...]
# Makes a plan for a kingdom, a number of players and a seed.
MakePlan = Callable[[CardNames, int, int], Plan]
# Finds a plan for a kingdom and a number of players, by this many games or, if they are limited, by as many as can be
# played in some seconds.
FindPlan = Callable[[CardNames, int, int, float | None], Plan]


@lru_cache(PLANS_REMEMBERED)
def easy_plan(kingdom: CardNames, _players: int, seed: int) -> Plan:
    """A few random cards of the kingdom, one of each, with no thought for the end of the game."""
    names = [name for name in kingdom if dearness(catalog.find(name).cost) <= 50]
    seeded(seed).shuffle(names)
    liked = [Line(name, f"count({name}) < 1") for name in names[:LIKED_BY_EASY]]
    return Plan("easy", (Line("Province"), *liked, Line("Gold"), Line("Silver")), minds_the_end=False)


@lru_cache(PLANS_REMEMBERED)
def fair_plan(kingdom: CardNames, _players: int, _seed: int) -> Plan:
    """Money, and a few copies of the kingdom's strongest Action."""
    kinds = [catalog.find(name) for name in kingdom]
    actions = [kind for kind in kinds if kind.types & ACTION and dearness(kind.cost) <= 60]
    extra = [with_money(max(actions, key=strength))] if actions else []
    return Plan("fair", (*ENDING, *extra, Line("Silver")))


def strength(kind: Kind) -> int:
    """How strong an Action is by itself, judged by its numbers."""
    attack = 20 if kind.types & ATTACK else 0
    return 25 * kind.cards + 15 * kind.coins + dearness(kind.cost) // 2 + attack - (60 if kind.actions else 0)


@dataclass(frozen=True)
class Search:
    """For how many games an opponent searches before its first move and, where people wait, for how many seconds.

    The choice at the end takes about a third as long again.
    """

    games: int
    seconds: float


@dataclass(frozen=True)
class Level:
    """How good an opponent is: how it comes by its plan, and how far it looks ahead, by games and by the clock.

    `why` is the key of what it says about its plan, if there is no figure for how good the plan is.
    """

    plan: MakePlan | Search
    why: str
    effort: Effort | None = None
    effort_by_games: Effort | None = None

    @property
    def takes_long(self) -> bool:
        """Whether its plan takes long to make."""
        return isinstance(self.plan, Search)


OPPONENTS: dict[str, Level] = {
    "easy": Level(easy_plan, "play-why-easy"),
    "fair": Level(fair_plan, "play-why-fair"),
    "strong": Level(
        Search(games=15_000 if IS_COMPILED else 1_500, seconds=1.5),
        "play-why-money",
        effort=Effort(games=GAMES_AT_THE_END, seconds=0.06, last_gains=LAST_GAINS),
        effort_by_games=Effort(games=GAMES_AT_THE_END, seconds=None, last_gains=LAST_GAINS),
    ),
    "master": Level(
        Search(games=80_000 if IS_COMPILED else 3_000, seconds=6.0),
        "play-why-money",
        effort=Effort(games=12_000, seconds=3.0),
        effort_by_games=Effort(games=1_000 if IS_COMPILED else 100, seconds=None),
    ),
}


class Opponent:
    """A bot that makes its plan for the kingdom it sees, unless it has one, and can say afterwards what it went for.

    `found_plan` searches for the plan, if its level needs that. If it looks ahead, it does so by the clock, or
    `by_games`: then the same game is played the same way again.
    """

    def __init__(
        self, name: str, seed: int, found_plan: FindPlan, went_for: Plan | None = None, by_games: bool = False
    ) -> None:
        self.name = name
        self.level = OPPONENTS[name]
        self.seed = seed
        self.found_plan = found_plan
        self.went_for = went_for
        self.by_games = by_games
        self.player: Strategy | Foresight | None = None
        self.planning: Thread | None = None
        # Called once if the table has to wait for the plan for longer than a moment.
        self.on_wait: Callable[[], None] | None = None

    @property
    def plan(self) -> str:
        """The plan as a record saves it; empty before there is one."""
        return "" if self.went_for is None else self.went_for.text()

    def for_another_kingdom(self, seed: int) -> Opponent:
        """A new opponent of this strength, which has not seen a kingdom yet."""
        return Opponent(self.name, seed, self.found_plan, by_games=self.by_games)

    def prepare(self, kingdom: CardNames, players: int) -> None:
        """Begin to make the plan in the background, if that takes long."""
        if self.level.takes_long and self.went_for is None and self.planning is None:
            self.planning = Thread(target=self.make_plan, args=(kingdom, players), name=PLANNING, daemon=True)
            self.planning.start()

    def plan_for(self, kingdom: CardNames, players: int) -> Plan:
        """The plan that it makes for a kingdom."""
        plan = self.level.plan
        if isinstance(plan, Search):
            return self.found_plan(kingdom, players, plan.games, None if self.by_games else plan.seconds)
        return plan(kingdom, players, self.seed)

    def make_plan(self, kingdom: CardNames, players: int) -> None:
        self.went_for = self.plan_for(kingdom, players)

    def wait_for_plan(self, planning: Thread) -> None:
        planning.join(A_MOMENT)
        if planning.is_alive() and self.on_wait is not None:
            self.on_wait()
        planning.join()

    def answer(self, view: View, decision: Decision) -> Answer:
        if self.player is None:
            self.player = self.sit_down(view)
        return self.player.answer(view, decision)

    def sit_down(self, view: View) -> Strategy | Foresight:
        """What answers for it: the strategy of its plan, with foresight if it looks ahead."""
        if self.planning is not None:
            self.wait_for_plan(self.planning)
        if self.went_for is None:
            self.make_plan(tuple(kind.name for kind in view.supply if kind.box != "basic"), view.players)
        assert self.went_for is not None
        strategy = self.went_for.strategy()
        effort = self.level.effort_by_games if self.by_games else self.level.effort
        return strategy if effort is None else Foresight(strategy, self.seed, effort)
