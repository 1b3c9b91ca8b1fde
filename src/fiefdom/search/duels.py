"""Duels: a plan plays another plan, or another bot, on some seeds, and what it has earned there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import get_ident
from typing import NamedTuple, Protocol, TypeAlias

from fiefdom.bots.bot import Bot
from fiefdom.bots.plan import Plan
from fiefdom.bots.strategy import Strategy
from fiefdom.bots.tally import final_lead, points_for, value_of
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.setup import Setup

# A game that takes longer than this counts as it stands.
TURNS_OF_A_DUEL = 50


class BotRival(Protocol):
    """A rival that plays by no plan: it makes a bot for each game."""

    def bot(self, seed: int) -> Bot: ...


Rival: TypeAlias = Plan | BotRival


@dataclass(frozen=True)
class Duel:
    """A plan against a rival on some seeds, from every seat; with more players, the rival sits in all other seats.

    The cards that a seat is dealt depend on the seed alone. So in a duel of two, each of them has the luck of both.
    """

    plan: Plan
    rival: Rival
    kingdom: tuple[str, ...]
    players: int
    seeds: range

    @property
    def games(self) -> int:
        return len(self.seeds) * self.players


class Earned(NamedTuple):
    """What a plan has earned in a duel: points (one for a win, a half for a shared win), and the sum of `value_of`."""

    points: float
    value: float


# Duels are short, and the same plans meet on the same kingdom again and again.
@lru_cache(4)
def setup_for(kingdom: tuple[str, ...], players: int, _thread: int) -> Setup:
    """Each thread has its own, since a setup deals a game into the memory of the one before."""
    return make_setup(players, [catalog.find(name) for name in kingdom])


@lru_cache(256)
def strategy_of(plan: Plan) -> Strategy:
    return plan.strategy()


def maker_of(rival: Rival) -> Callable[[int], Bot]:
    """Makes what plays for a rival from the seed of a game; a plan always has the same strategy."""
    if not isinstance(rival, Plan):
        return rival.bot
    strategy = strategy_of(rival)
    return lambda _seed: strategy


def play_duel(duel: Duel) -> Earned:
    setup = setup_for(duel.kingdom, duel.players, get_ident())
    plan, rival, seats = strategy_of(duel.plan), maker_of(duel.rival), range(duel.players)

    def lead(seed: int, own: int) -> int:
        bots = [plan if seat == own else rival(seed) for seat in seats]
        return final_lead(setup, bots, seed, own, TURNS_OF_A_DUEL)

    leads = [lead(seed, own) for seed in duel.seeds for own in seats]
    return Earned(sum(map(points_for, leads)), sum(map(value_of, leads)))


PlayAll = Callable[[Sequence[Duel]], Sequence[Earned]]


def play_here(duels: Sequence[Duel]) -> list[Earned]:
    return [play_duel(duel) for duel in duels]


def fair_share(points: float, games: int, players: int) -> float:
    """The share of points, scaled so that 0.5 is an equal share with any number of players."""
    return min(1.0, points / games * players / 2)
