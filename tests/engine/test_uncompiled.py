"""The shortcuts of the uncompiled build do exactly what the loops do that they replace."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fiefdom import choose_kingdom, make_setup
from fiefdom.engine import uncompiled
from fiefdom.engine.card import ACTION, TREASURE, VICTORY
from fiefdom.engine.game import Game
from fiefdom.engine.zone import Row
from fiefdom.version import IS_COMPILED

pytestmark = [
    pytest.mark.rules,
    pytest.mark.skipif(IS_COMPILED, reason="the compiled engine has loops of its own, which every other test runs"),
]

SEEDS = range(60)


def both(name: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The shortcut and the loop."""
    return getattr(uncompiled, name), uncompiled.LOOPS[name]


def table(seed: int) -> tuple[Game, Random]:
    """A game whose first player has random cards in every zone; always the same for a seed."""
    rng = Random(seed)
    game = make_setup(2, choose_kingdom("First Game", 0)).start(seed)
    me = game.players[0]
    for zone in (me.hand, me.deck, me.discards, me.in_play):
        chosen = rng.sample(game.stock.cards, rng.randint(0, 40))
        zone.idents = game.stock.nothing
        zone.fill(chosen)
    return game, rng


def held(row: Row) -> list[int]:
    return [card.ident for card in row.cards]


@pytest.mark.parametrize("seed", SEEDS)
def test_rows_are_moved_alike(seed: int) -> None:
    outcomes = []
    for way in range(2):
        game, rng = table(seed)
        me = game.players[0]
        number = rng.randint(0, me.deck.n)
        both("take_top")[way](me.hand, me.deck, number)
        both("take_all")[way](me.discards, me.hand)
        both("put")[way](me.in_play, rng.randrange(100))
        wanted = rng.randrange(len(game.stock.cards))
        taken = both("remove")[way](me.discards, wanted)
        types = rng.choice([ACTION, TREASURE, VICTORY, ACTION | TREASURE])
        found = [game.stock.cards[ident] for ident in both("of")[way](me.discards, types)]
        several = both("several")[way](game.stock, me.discards.idents, me.discards.n)
        zones = [held(zone) for zone in (me.hand, me.deck, me.discards, me.in_play)]
        outcomes.append((zones, taken, [card.ident for card in found], [card.ident for card in several]))
        assert list(game.stock.nothing) == []
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_money_is_played_alike(seed: int) -> None:
    outcomes = []
    for way in range(2):
        game, _ = table(seed)
        me = game.players[0]
        done = both("play_money")[way](me)
        outcomes.append((done, me.coins, held(me.hand), held(me.in_play), held(me.played)))
    assert outcomes[0] == outcomes[1]
