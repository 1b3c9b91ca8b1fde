"""Cards that players pass to one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.decision import PASS
from fiefdom.engine.moment import PASSED, QUIETLY
from fiefdom.engine.move import move
from fiefdom.engine.sight import OWNER
from fiefdom.engine.zone import Zone

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


def hold_out(me: Player, n: int) -> Zone:
    zone = me.temporary_zone("held_out", OWNER)
    move(me, me.pick(PASS, me.hand, n, n), me.hand, zone, QUIETLY)
    return zone


def pass_on(me: Player, zone: Zone, to: Player) -> None:
    me.game.unshared_knowledge().pass_on(zone.cards, me.seat, to.seat)
    move(me, zone.cards, zone, to.hand, PASSED)
