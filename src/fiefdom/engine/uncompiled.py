"""A few inner loops that plain Python runs faster with slices.

This module is not compiled, and a compiled engine does not use it. The golden games test that both ways agree.
"""

from __future__ import annotations

from typing import Any

from fiefdom.engine import happen, turn
from fiefdom.engine.card import TREASURE
from fiefdom.engine.number import COINS
from fiefdom.engine.stock import Stock
from fiefdom.engine.zone import Row


def put(self: Any, ident: int) -> None:
    n = self.n
    try:
        self.idents[n] = ident
    except IndexError:
        # New rows share one empty list, which has to stay empty.
        self.idents = [*self.idents, ident]
    self.n = n + 1


def remove(self: Any, ident: int) -> bool:
    n, idents = self.n, self.idents
    try:
        place = idents.index(ident, 0, n)
    except ValueError:
        return False
    del idents[place]
    self.n = n - 1
    return True


def take_all(self: Any, other: Any) -> None:
    n, m = self.n, other.n
    if self.idents:
        self.idents[n : n + m] = other.idents[:m]
    else:
        # New rows share one empty list, which has to stay empty.
        self.idents = other.idents[:m]
    self.n = n + m
    other.n = 0


def take_top(self: Any, other: Any, n: int) -> None:
    left = other.n - n
    taken = other.idents[left : other.n]
    taken.reverse()
    if self.idents:
        self.idents[self.n : self.n + n] = taken
    else:
        self.idents = taken
    self.n += n
    other.n = left


def of(self: Any, types: int) -> list[int]:
    types_of = self.stock.types
    return [ident for ident in self.idents[: self.n] if types_of[ident] & types]


def several(self: Any, idents: Any, n: int) -> list[Any]:
    cards = self.cards
    return [cards[ident] for ident in idents[:n]]


def look_in(
    me: Any, zone: Any, awaits: list[int], where: str, when: int, card: Any, by: int, found: list[Any]
) -> list[Any]:
    cards = zone.stock.cards
    for ident in zone.idents[: zone.n]:
        if awaits[ident] & when:
            found = happen.with_abilities(me, cards[ident], where, when, card, by, found)
    return found


def play_money(me: Any) -> bool:
    hand, stock = me.hand, me.hand.stock
    coins_of = stock.coins
    coins = 0
    money: list[int] = []
    rest: list[int] = []
    for ident in hand.idents[: hand.n]:
        gives = coins_of[ident]
        if gives < 0:
            rest.append(ident)
        else:
            money.append(ident)
            coins += gives
    if not stock.is_all_money and any(stock.types[ident] & TREASURE for ident in rest):
        return False
    n = len(money)
    for row in (me.in_play, me.played):
        at = row.n
        if row.idents:
            row.idents[at : at + n] = money
        else:
            row.idents = money.copy()
        row.n = at + n
    hand.n = len(rest)
    hand.idents[: hand.n] = rest
    me.numbers[COINS] += coins
    return True


# The loops that have been replaced, by name.
LOOPS: dict[str, Any] = {}


def quicken() -> None:
    """Use these functions from now on."""
    for owner, functions in (
        (Row, [put, remove, take_all, take_top, of]),
        (Stock, [several]),
        (happen, [look_in]),
        (turn, [play_money]),
    ):
        for function in functions:
            LOOPS[function.__name__] = getattr(owner, function.__name__)
            setattr(owner, function.__name__, function)
