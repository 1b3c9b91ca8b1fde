"""Resampled games: the same game, with everything that one seat cannot see dealt anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fiefdom.engine.ability import Waiting
from fiefdom.engine.card import Card
from fiefdom.engine.decision import Diverged, GameError, Suspend
from fiefdom.engine.desk import World
from fiefdom.engine.game import Game
from fiefdom.engine.knowledge import Jumble, Pass
from fiefdom.engine.moment import TURN
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng, seeded

T = TypeVar("T")

TRIES = 100


class NoOtherWorld(GameError):
    """No other deal was found that fits everything the seat has seen; there may still be one."""


def same_to(
    seat: int,
    seed: int,
    checkpoint: Game,
    now: Game,
    answers: int,
    play: Callable[[Game, World], T],
    look: Callable[[T], Any],
    here: Any,
) -> tuple[T, World]:
    """What `play` makes of another deal, if it looks the same to a seat as `here`, and the randomness from there on.

    `play` runs a checkpoint again with all answers given since, `answers` in total.
    """
    rng = seeded(seed)
    chance = seeded(rng.word())
    for attempt in range(TRIES):
        dealt, swaps = another_world(checkpoint, now, seat, rng, is_timid=attempt > TRIES // 2)
        try:
            found = play(dealt, World(seat, answers, chance, swaps))
        except (Diverged, Suspend, GameError):
            # With this deal, somebody would have been asked something else, and the seat would have noticed.
            continue
        if look(found) == here:
            # The answers that were given there are known now: nothing is swapped any more.
            return found, World(seat, answers, chance, {})
    raise NoOtherWorld(f"none of {TRIES} resampled games looks like this one to seat {seat + 1}")


def another_world(checkpoint: Game, now: Game, seat: int, rng: Rng, is_timid: bool) -> tuple[Game, dict[int, int]]:
    """A copy of the checkpoint in which cards that the seat does not know `now` are shuffled, and which replaces which.

    Each card stays with whoever had it at the checkpoint, and cards gained since stay where they are. If timid, so do
    some other cards, and all that have moved since the checkpoint: what was picked then can be picked again.
    """
    pools = [unknown(now, player, seat) for player in now.players]
    jumbles = [jumble.idents for jumble in now.jumbles if jumble.seats >> seat & 1]
    if now.desk.log is not None and any(event.what != TURN for event in now.desk.log.events):
        were = whereabouts(checkpoint)
        hidden = [card for pool in pools for card in pool if card.ident in were]
        if is_timid:
            are = whereabouts(now)
            hidden = [card for card in hidden if rng.below(3) and were[card.ident] == are[card.ident]]
        pools = [[] for _ in now.players]
        for card in hidden:
            pools[were[card.ident][1]].append(card)
        jumbles = [[ident for ident in idents if ident in were] for idents in jumbles]
    jumbled = [[now.stock.cards[ident] for ident in idents] for idents in jumbles]
    mixed = [pool.copy() for pool in pools]
    old_passes = [each for each in checkpoint.passes if each in now.passes]
    passes = {} if is_timid else {each: repassed(each, mixed, seat, rng) for each in old_passes}
    swaps: dict[int, Card] = {}
    for pool, cards in zip([*pools, *jumbled], [*mixed, *[cards.copy() for cards in jumbled]], strict=True):
        rng.shuffle(cards)
        swaps.update((card.ident, other) for card, other in zip(pool, cards, strict=True))
    world = swapped(checkpoint, swaps)
    if passes:
        world.passes = [passes.get(each, each) for each in world.passes]
        count_owned(world)
    return world, {ident: card.ident for ident, card in swaps.items()}


def unknown(game: Game, player: Player, seat: int) -> list[Card]:
    """A player's cards whose places the seat does not know."""
    zones = [zone for zone in player.zones() if not zone.is_seen_by(seat)]
    if player.seat == seat:
        # A player knows what is in their own discard pile.
        zones.remove(player.discards)
    return [card for zone in zones for card in zone.cards if not game.known[card.ident] >> seat & 1]


def repassed(each: Pass, pools: list[list[Card]], seat: int, rng: Rng) -> Pass:
    """Perhaps swap a card that was passed in secret with another card of the player who passed it."""
    given, had = pools[each.target], pools[each.source]
    passed = next((i for i, card in enumerate(given) if card.kind.number == each.kind_number), None)
    if each.known_to >> seat & 1 or passed is None:
        return each
    other = rng.below(len(had) + 1)
    if other < len(had):
        given[passed], had[other] = had[other], given[passed]
    return Pass(given[passed].kind.number, each.source, each.target, each.known_to)


def whereabouts(game: Game) -> dict[int, tuple[str, int]]:
    """Where each player's cards are. Deck and discard pile count as one place: nobody chooses when to shuffle."""
    found: dict[int, tuple[str, int]] = {}
    for player in game.players:
        for zone in player.zones():
            place = ("deck" if zone is player.discards else zone.name, player.seat)
            found.update(dict.fromkeys([card.ident for card in zone.cards], place))
    return found


def swapped(game: Game, swaps: dict[int, Card]) -> Game:
    """A copy of a game with cards replaced, by their numbers, wherever they are and wherever they are referred to."""
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
    """Recount the cards that each player owns."""
    for player in game.players:
        for kind in game.kinds:
            player.owned[kind.number] = 0
        for zone in player.zones():
            for card in zone.cards:
                player.owned[card.kind.number] += 1


def with_cards(each: Waiting, cards: list[Card]) -> Waiting:
    """The same effect, about other cards."""
    return Waiting(each.when, each.seat, each.card, each.of, each.types, each.watched, each.until, each.keeps, cards)
