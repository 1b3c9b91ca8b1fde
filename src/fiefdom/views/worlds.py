"""Other worlds: the same game, with what one seat may not see mixed anew."""

from __future__ import annotations

from fiefdom.engine.card import Card
from fiefdom.engine.game import Game
from fiefdom.engine.player import Player
from fiefdom.engine.rng import seeded


def another_world(checkpoint: Game, now: Game, seat: int, seed: int, is_timid: bool) -> Game:
    """A copy of the checkpoint in which cards that the seat does not see `now` have changed places.

    Cards that moved since the checkpoint stay as they are, so that the answers given since still make sense:
    somebody picked them. A shuffle does not count, since nobody picks there. `is_timid`: only some players' cards.
    """
    rng = seeded(seed)
    were = places(checkpoint)
    swaps: dict[int, Card] = {}
    for player in now.players:
        if is_timid and rng.below(3):
            continue
        free = [card for card in unseen(now, player, seat) if stayed(were.get(card.ident), player.seat, card, now)]
        mixed = free.copy()
        rng.shuffle(mixed)
        swaps.update((card.ident, other) for card, other in zip(free, mixed, strict=True))
    world = checkpoint.copy()
    if now.rng.is_at(checkpoint.rng):
        # What will be shuffled is not foretold. A shuffle that has been made since the checkpoint must come out alike.
        world.rng.become(rng)
    for zone in world.zones():
        zone.fill([swaps.get(card.ident, card) for card in zone.cards])
    for ident, card in swaps.items():
        world.known[card.ident] = checkpoint.known[ident]
    return world


def unseen(game: Game, player: Player, seat: int) -> list[Card]:
    """The cards of a player of which the seat does not know where they are."""
    zones = [zone for zone in player.zones() if not zone.is_seen_by(seat)]
    if player.seat == seat:
        # One's own discards are one's own.
        zones.remove(player.discards)
    return [card for zone in zones for card in zone.cards if not game.known[card.ident] >> seat & 1]


def places(game: Game) -> dict[int, tuple[str, int]]:
    return {card.ident: (zone.name, zone.owner) for zone in game.zones() for card in zone.cards}


def stayed(was: tuple[str, int] | None, owner: int, card: Card, now: Game) -> bool:
    player = now.players[owner]
    is_now = next(zone.name for zone in player.zones() if zone.holds(card))
    return was == (is_now, owner) or (was == ("discard", owner) and is_now == "deck")
