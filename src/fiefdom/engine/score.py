"""What a player's cards are worth: points, and money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.native import i64, vec

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


def score(me: Player) -> int:
    points: i64 = 0
    owned = me.owned
    stock = me.game.stock
    for place in stock.worth_points:
        points += me.numbers[place] * i64(stock.numbers[place].points)
    for slot in stock.scoring:
        n = owned[slot]
        if n == 0:
            continue
        kind = stock.kinds[slot - 1]
        if kind.on_score is None:
            points += n * kind.points
        else:
            points += n * i64(kind.on_score(me))
    return points


def score_with(me: Player, owned: vec[i64]) -> int:
    """What the score would be if they owned these numbers of cards."""
    real = me.owned
    me.owned = owned
    points = score(me)
    me.owned = real
    return points


def money(me: Player) -> int:
    """What all their Treasures are worth together."""
    total: i64 = 0
    owned = me.owned
    stock = me.game.stock
    for slot in stock.treasures:
        if owned[slot]:
            total += owned[slot] * stock.kinds[slot - 1].coins
    return total


def total_owned(me: Player) -> int:
    total: i64 = 0
    for n in me.owned:
        total += n
    return total
