"""A player's mats, and their places for cards that an effect reveals, looks at or sets aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.native import i64
from fiefdom.engine.sight import UNSAID
from fiefdom.engine.zone import ASIDE, Zone

if TYPE_CHECKING:
    from fiefdom.engine.card import Card
    from fiefdom.engine.player import Player


def declared_mat(me: Player, name: str, sight: int) -> Zone:
    declared = me.game.stock.mats
    if name not in declared and name != ASIDE:
        raise BrokenCard("card-undeclared-mat", name=name, declared=", ".join(declared) or "none")
    return mat(me, name, sight)


def mat(me: Player, name: str, sight: i64) -> Zone:
    for zone in me.mats:
        if zone.name == name and zone.sight == UNSAID:
            zone.sight = sight
        if zone.name == name and zone.sight == sight:
            return zone
    zone = Zone(name, me.seat, sight, me.game.stock, me.game.stock.nothing, 0)
    me.mats = (*me.mats, zone)
    return zone


def temporary_zone(me: Player, name: str, sight: int) -> Zone:
    zone = Zone(name, me.seat, sight, me.game.stock, me.game.stock.nothing, 0)
    zone.depth = me.game.now().depth
    me.game.temporary.append(zone)
    return zone


def zone_of(me: Player, card: Card) -> Zone | None:
    for zone in me.zones():
        if zone.holds(card):
            return zone
    return None
