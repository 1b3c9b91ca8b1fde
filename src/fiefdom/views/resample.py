"""Other worlds: the same game, with what one seat may not know mixed anew."""

from __future__ import annotations

from fiefdom.engine.ability import Waiting
from fiefdom.engine.card import Card
from fiefdom.engine.decision import GameError
from fiefdom.engine.game import Game
from fiefdom.engine.knowledge import Jumble, Pass
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng


class NoOtherWorld(GameError):
    """There may be other worlds that fit all that the seat has seen, but none was found."""


def another_world(checkpoint: Game, now: Game, seat: int, rng: Rng, is_timid: bool) -> tuple[Game, dict[int, int]]:
    """A copy of the checkpoint in which the cards that the seat does not know `now` have changed places, and which.

    A timid one leaves some players' cards as they are, and all that moved since the checkpoint: what was picked then
    can be picked again.
    """
    pools = [unknown(now, player, seat) for player in now.players]
    if is_timid:
        were = whereabouts(checkpoint)
        are = whereabouts(now)
        pools = [[card for card in pool if rng.below(3) and were.get(card.ident) == are[card.ident]] for pool in pools]
    mixed = [pool.copy() for pool in pools]
    passes = {} if is_timid else {each: repassed(each, mixed, seat, rng) for each in now.passes}
    swaps: dict[int, Card] = {}
    for pool, cards in zip(pools, mixed, strict=True):
        rng.shuffle(cards)
        swaps.update((card.ident, other) for card, other in zip(pool, cards, strict=True))
    for jumble in now.jumbles:
        if jumble.seats >> seat & 1:
            jumbled = [now.stock.cards[ident] for ident in jumble.idents]
            rng.shuffle(jumbled)
            swaps.update(zip(jumble.idents, jumbled, strict=True))
    world = swapped(checkpoint, swaps)
    if passes:
        world.passes = [passes.get(each, each) for each in world.passes]
        count_owned(world)
    return world, {ident: card.ident for ident, card in swaps.items()}


def unknown(game: Game, player: Player, seat: int) -> list[Card]:
    """The cards of a player of which the seat does not know where they are."""
    zones = [zone for zone in player.zones() if not zone.is_seen_by(seat)]
    if player.seat == seat:
        # One's own discards are one's own.
        zones.remove(player.discards)
    return [card for zone in zones for card in zone.cards if not game.known[card.ident] >> seat & 1]


def repassed(each: Pass, pools: list[list[Card]], seat: int, rng: Rng) -> Pass:
    """A card that was passed on unseen may have been another one of its first owner's."""
    given, had = pools[each.target], pools[each.source]
    passed = next((i for i, card in enumerate(given) if card.kind.number == each.kind_number), None)
    if each.known_to >> seat & 1 or passed is None:
        return each
    other = rng.below(len(had) + 1)
    if other < len(had):
        given[passed], had[other] = had[other], given[passed]
    return Pass(given[passed].kind.number, each.source, each.target, each.known_to)


def whereabouts(game: Game) -> dict[int, tuple[str, int]]:
    """Where each card is that is in no pile. Discards and deck are one place: nobody picks when they are shuffled."""
    return {
        card.ident: ("deck" if zone.name == "discard" else zone.name, int(zone.owner))
        for zone in game.zones()
        for card in zone.cards
    }


def swapped(game: Game, swaps: dict[int, Card]) -> Game:
    """A copy of a game with other cards in the places of these, by their numbers, and all that refers to them."""
    world = game.copy()
    for zone in world.zones():
        zone.fill([swaps.get(card.ident, card) for card in zone.cards])
    for ident, card in swaps.items():
        world.known[card.ident] = game.known[ident]
    world.jumbles = [
        Jumble(each.seats, [swaps[ident].ident if ident in swaps else ident for ident in each.idents])
        for each in game.jumbles
    ]
    world.waiting = [with_cards(each, [swaps.get(card.ident, card) for card in each.cards]) for each in game.waiting]
    return world


def count_owned(game: Game) -> None:
    """Count anew what everybody has."""
    for player in game.players:
        for kind in game.kinds:
            player.owned[kind.number] = 0
        for zone in player.zones():
            for card in zone.cards:
                player.owned[card.kind.number] += 1


def with_cards(each: Waiting, cards: list[Card]) -> Waiting:
    """The same effect, about other cards."""
    return Waiting(each.when, each.seat, each.card, each.of, each.types, each.watched, each.until, each.keeps, cards)
