"""+Cards, +Actions, +Buys and +$: what is printed on a card that is played, and what effects give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.card import Kind
from fiefdom.engine.detail import Detail
from fiefdom.engine.label import bonus_of
from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.moment import DREW, GOT, SPENT
from fiefdom.engine.move import move_top
from fiefdom.engine.native import i64
from fiefdom.engine.number import (
    ACTIONS,
    BUYS,
    COFFERS,
    COINS,
    DEBT,
    FAVORS,
    NUMBERS_OF_EVERY_TURN,
    POINTS,
    VILLAGERS,
    place_of,
)

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


def give_printed(me: Player, kind: Kind) -> None:
    """Give what is printed on a card that is played; everybody sees the card, so there is no `GOT` event."""
    if kind.cards:
        move_top(me, kind.cards, me.hand, DREW)
    numbers = me.numbers
    numbers[ACTIONS] += kind.actions
    numbers[BUYS] += kind.buys
    numbers[COINS] += kind.coins


def plus(me: Player, cards: i64, actions: i64, buys: i64, coins: i64) -> None:
    if cards:
        move_top(me, cards, me.hand, DREW)
    if actions:
        add(me, ACTIONS, actions)
    if buys:
        add(me, BUYS, buys)
    if coins:
        add(me, COINS, coins)


def plus_more(me: Player, debt: i64, points: i64, coffers: i64, villagers: i64, favors: i64) -> None:
    if debt:
        add(me, DEBT, debt)
    if points:
        add(me, POINTS, points)
    if coffers:
        add(me, COFFERS, coffers)
    if villagers:
        add(me, VILLAGERS, villagers)
    if favors:
        add(me, FAVORS, favors)


def add(me: Player, number: i64, n: i64) -> None:
    """Add to one of a player's numbers, from an effect."""
    if number >= NUMBERS_OF_EVERY_TURN and not me.game.stock.counts(number):
        raise BrokenCard("card-undeclared-number", name=me.game.stock.numbers[number].name)
    me.numbers[number] += n
    if me.game.wiring.log is not None:
        got = me.game.stock.numbers[number]
        seen_by = 1 << me.seat if got.is_secret else me.game.everybody
        me.game.tell(GOT, me.seat, [me.this], seen_by, Detail(number=got.name, amount=n))


def spend(me: Player, number: i64, n: i64) -> bool:
    """Take n of one of a player's numbers away; returns False, and takes none, if they have fewer."""
    if me.numbers[number] < n:
        return False
    me.numbers[number] -= n
    if n and me.game.wiring.log is not None:
        spent = me.game.stock.numbers[number]
        seen_by = 1 << me.seat if spent.is_secret else me.game.everybody
        me.game.tell(SPENT, me.seat, [me.this], seen_by, Detail(number=spent.name, amount=n))
    return True


def grant(me: Player, label: str) -> None:
    """Give the bonus that a label names, such as `+1 Card`, `+2 Actions`, `+1 Buy` or `+$2`."""
    bonus = bonus_of(label)
    if bonus is None:
        raise BrokenCard("card-no-bonus", label=label)
    given, n = bonus
    if given == "cards":
        move_top(me, n, me.hand, DREW)
    else:
        add(me, place_of(given), n)


def choose_bonuses(me: Player, n: int, labels: tuple[str, ...]) -> None:
    for label in me.choose(*labels, least=n, most=n):
        grant(me, label)
