"""Who comes after whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.native import i64

if TYPE_CHECKING:
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player


def others(me: Player) -> list[Player]:
    players = me.game.players
    found: list[Player] = []
    for i in range(me.seat + 1, me.seat + len(players)):
        found.append(players[i % len(players)])
    if me.game.resigned:
        return [other for other in found if not me.game.has_resigned(other.seat)]
    return found


def next_seat(game: Game) -> i64:
    """Whose turn comes after the last regular one."""
    seat = game.regular_turn + 1
    while True:
        if seat == len(game.players):
            seat = 0
        if not game.resigned or not game.has_resigned(seat):
            return seat
        seat += 1


def extra_turn(me: Player) -> None:
    if me.seat not in me.game.extra_turns:
        me.game.extra_turns = (*me.game.extra_turns, int(me.seat))
