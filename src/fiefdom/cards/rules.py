"""Rules that come into a game with the cards that need them: how to spend what lies before players."""

from __future__ import annotations

from typing import Final

from fiefdom.cards.define import card
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, RULE
from fiefdom.engine.number import COFFERS, COINS, DEBT, VILLAGERS
from fiefdom.engine.player import Player

pay_off: Final = card("Pay off debt", cost=0, types=RULE)


@pay_off.buy_only_if
def pay_off_if(me: Player) -> bool:
    return me.debt > 0 and me.coins > 0


@pay_off.play
def pay_off_play(me: Player) -> None:
    n = min(me.debt, me.coins)
    me.spend(COINS, n)
    me.spend(DEBT, n)


spend_coffers: Final = card("Spend Coffers", cost=0, types=RULE)


@spend_coffers.buy_only_if
def spend_coffers_if(me: Player) -> bool:
    return me.coffers > 0


@spend_coffers.play
def spend_coffers_play(me: Player) -> None:
    me.spend(COFFERS, 1)
    me.plus(coins=1)


spend_villager: Final = card("Spend a Villager", cost=0, types=ACTION | RULE)


@spend_villager.buy_only_if
def spend_villager_if(me: Player) -> bool:
    return me.villagers > 0 and me.actions == 0 and me.hand.has(ACTION)


@spend_villager.play
def spend_villager_play(me: Player) -> None:
    me.spend(VILLAGERS, 1)
    me.plus(actions=1)


# The rules that come with numbers, by their names.
RULES: Final[dict[str, Kind]] = {"debt": pay_off, "coffers": spend_coffers, "villagers": spend_villager}
