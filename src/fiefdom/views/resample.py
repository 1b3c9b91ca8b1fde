"""Resampled games: the same game, with everything that one seat cannot see dealt again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fiefdom.engine.card import Card
from fiefdom.engine.checkpoint import Checkpoint
from fiefdom.engine.decision import PLAY, Diverged, GameError, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.knowledge import Pass
from fiefdom.engine.log import Given, Log
from fiefdom.engine.moment import DREW, GOT, PLAYED, SHUFFLED, TURN
from fiefdom.engine.move import count_cards
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng, seeded
from fiefdom.engine.sight import TOP_ONLY
from fiefdom.engine.waiting import Waiting
from fiefdom.engine.wiring import World
from fiefdom.engine.zone import Zone

T = TypeVar("T")

TRIES = 1000
# What others can do without showing anything of what they have, except the card that they play.
SHOWS_NOTHING = TURN | PLAYED | GOT | DREW | SHUFFLED


class NoOtherWorld(GameError):
    """No other deal was found that fits everything the seat has seen; there may still be one."""


def find_another_world(
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
    raise NoOtherWorld("no-other-world", n=TRIES, seat=seat + 1)


def another_world(checkpoint: Game, now: Game, seat: int, rng: Rng, is_timid: bool) -> tuple[Game, dict[int, int]]:
    """A copy of the checkpoint in which cards that the seat does not know `now` are shuffled, and which replaces which.

    Each card stays in the home that it had at the checkpoint, and cards gained since stay where they are. If timid, so
    do some other cards, and all that have moved since the checkpoint: what was picked then can be picked again.
    """
    pools = [unknown(now, zones, seat) for zones in homes(now)]
    if now is not checkpoint:
        pools = pooled_then(checkpoint, pools)
        if is_timid:
            were, are = whereabouts(checkpoint), whereabouts(now)
            pools = [[card for card in pool if rng.below(3) and were[card.ident] == are[card.ident]] for pool in pools]
    others = [pool.copy() for pool in pools]
    passes = {} if is_timid else repassed(checkpoint, now, others, seat, rng)
    # In the order of their places, since which of them lies where is hidden.
    lying = [card for zone in checkpoint.zones() for card in zone.cards]
    jumbled = [[card for card in lying if card.ident in idents] for idents in now.knowledge.jumbled(seat)]
    swaps = shuffled([*pools, *jumbled], [*others, *jumbled], rng)
    world = swapped(checkpoint, swaps)
    forget_numbers(world, seat)
    if passes:
        world.knowledge.passes = tuple([passes.get(each, each) for each in world.knowledge.passes])
        count_owned(world)
    return world, {ident: card.ident for ident, card in swaps.items()}


def pooled_then(checkpoint: Game, pools: list[list[Card]]) -> list[list[Card]]:
    """The same cards by the home that each had at the checkpoint, but for those that had none or came from a pile.

    They are in the order of their places there, since which of them lies where now is hidden. Players may have passed
    cards to each other in secret, but everybody saw what was taken from a pile.
    """
    home_now = {card.ident: home for home, pool in enumerate(pools) for card in pool}
    players = len(checkpoint.players)
    found: list[list[Card]] = []
    for home, zones in enumerate(homes(checkpoint)):
        lay = [card for zone in zones for card in zone.cards if card.ident in home_now]
        found.append([card for card in lay if home < players or home_now[card.ident] == home])
    return found


def shuffled(pools: list[list[Card]], others: list[list[Card]], rng: Rng) -> dict[int, Card]:
    """Which card takes the place of each card of these pools: one of as many others, at random."""
    swaps: dict[int, Card] = {}
    for pool, cards in zip(pools, others, strict=True):
        # Sorted first, so that the new order says nothing about the real one.
        order = in_order(cards)
        rng.shuffle(order)
        swaps.update((card.ident, other) for card, other in zip(pool, order, strict=True))
    return swaps


class Imagined:
    """A game that looks the same to a seat: as it was between two effects, and the answers given since.

    `world` says how it goes on differently from there; None if there are no answers to give again.
    """

    def __init__(self, game: Game, given: list[Given], world: World | None) -> None:
        self.begun = Checkpoint(game)
        self.game = game
        self.given = given
        self.world = world


def imagined(game: Game, seat: int, rng: Rng) -> Imagined | None:
    """A game that looks the same to a seat, with all that it cannot see dealt again, and other luck from here on.

    It depends on nothing that the seat cannot see. Inside an effect, which cannot be copied, it begins before that
    effect; None if nobody stored that, or if others have done something since that may show what they have.
    """
    begun = beginning(game, seat)
    if begun is None:
        return None
    dealt, swaps = another_world(begun, game, seat, rng, is_timid=False)
    for player in dealt.players:
        if player.seat == seat:
            continue
        # The place of a shown card in a hand would give away when it was drawn.
        player.hand.fill(in_order(player.hand.cards))
        if not any(dealt.knowledge.knows(seat, card) for card in player.deck.cards):
            recut(dealt, player, seat, rng)
    log = game.wiring.log
    if begun is game or log is None:
        dealt.rng.seed(rng.word())
        return Imagined(dealt, [], None)
    return Imagined(dealt, log.given, World(seat, len(log.given), seeded(rng.word()), swaps))


def beginning(game: Game, seat: int) -> Game | None:
    """Where an imagined game begins: here or, inside an effect, before that; None if it cannot begin there."""
    if game.effect is None:
        return game
    log = game.wiring.log
    return game.wiring.checkpoint if log is not None and shows_nothing(log, seat) else None


def shows_nothing(log: Log, seat: int) -> bool:
    """Whether others have shown nothing of what they have to this seat since a log began, but what they played."""
    is_theirs_open = all(given.seat == seat or given.purpose == PLAY for given in log.given)
    return is_theirs_open and all(event.seat == seat or event.what & SHOWS_NOTHING for event in log.events)


def in_order(cards: list[Card]) -> list[Card]:
    """By name first, since which of several Coppers is hidden may itself be hidden."""
    return sorted(cards, key=lambda card: (card.kind.number, card.ident))


def recut(game: Game, player: Player, seat: int, rng: Rng) -> None:
    """Deal a player's deck and discard pile again, of any size: others do not count them. The top card stays."""
    if player.discards.n == 0:
        return
    *lower, top = player.discards.cards
    known = [card for card in lower if game.knowledge.knows(seat, card)]
    cards = in_order(player.deck.cards + [card for card in lower if card not in known])
    rng.shuffle(cards)
    size = rng.below(len(cards) + 1)
    player.deck.fill(cards[:size])
    player.discards.fill([*cards[size:], *known, top])


def homes(game: Game) -> list[list[Zone]]:
    """The zones among which hidden cards may change places: all of a player's, and each that belongs to no player."""
    return [*[player.zones() for player in game.players], *[[zone] for zone in game.table_zones()]]


def unknown(game: Game, zones: list[Zone], seat: int) -> list[Card]:
    """The cards in these zones whose places the seat does not know."""
    knowledge = game.knowledge
    found: list[Card] = []
    for zone in zones:
        # Where nobody keeps track, a player is taken to know what is in their own discard pile.
        is_remembered = zone.sight == TOP_ONLY and zone.owner == seat and not knowledge.is_tracked
        if not is_remembered and not zone.is_seen_by(seat):
            found.extend([card for card in unseen(zone) if not knowledge.knows(seat, card)])
    return found


def unseen(zone: Zone) -> list[Card]:
    """The cards of a zone that others do not see: of a discard pile or a pile of the table, all but the top one."""
    return zone.cards[:-1] if zone.sight == TOP_ONLY else zone.cards


def repassed(checkpoint: Game, now: Game, pools: list[list[Card]], seat: int, rng: Rng) -> dict[Pass, Pass]:
    """What may have been passed instead of each card that was passed in secret; the pools change accordingly."""
    still = [each for each in checkpoint.knowledge.passes if each in now.knowledge.passes]
    return {each: repass(each, pools, rng) for each in still if not each.is_known_to(seat)}


def repass(each: Pass, pools: list[list[Card]], rng: Rng) -> Pass:
    """Perhaps swap a card that was passed with another card of the player who passed it."""
    given, had = pools[each.target], pools[each.source]
    passed = next((i for i, card in enumerate(given) if card.slot == each.slot), None)
    if passed is None:
        return each
    choice = in_order([*had, given[passed]])
    given[passed] = choice.pop(rng.below(len(choice)))
    had[:] = choice
    return Pass(given[passed].slot, each.source, each.target, each.known_to)


def whereabouts(game: Game) -> dict[int, tuple[str, int]]:
    """The place and home of each card. Deck and discard pile count as one place: nobody chooses when to shuffle."""
    found: dict[int, tuple[str, int]] = {}
    for home, zones in enumerate(homes(game)):
        for zone in zones:
            place = ("deck" if zone.sight == TOP_ONLY else zone.name, home)
            found.update(dict.fromkeys([card.ident for card in zone.cards], place))
    return found


def swapped(game: Game, swaps: dict[int, Card]) -> Game:
    """A copy of a game with cards replaced, by their numbers."""
    world = game.copy()
    swap(world, swaps)
    return world


def swap(game: Game, swaps: dict[int, Card]) -> None:
    """Replace cards, by their numbers, wherever they are and wherever they are referred to."""
    for place in game.stock.shuffled_piles:
        game.unshared_pile(place)
        game.shelf = None
    for zone in game.zones():
        zone.fill([swaps.get(card.ident, card) for card in zone.cards])
    game.knowledge.swap(swaps)
    game.waiting = tuple(
        [with_cards(each, [swaps.get(card.ident, card) for card in each.about]) for each in game.waiting]
    )


def forget_numbers(game: Game, seat: int) -> None:
    """Assume that others have none of what only they can count."""
    named = game.stock.numbers
    for player in game.players:
        for i in game.stock.counted:
            if named[i].is_secret and player.seat != seat:
                player.numbers[i] = 0


def count_owned(game: Game) -> None:
    """Recount the cards that each player owns."""
    for player in game.players:
        player.owned = count_cards(player)


def with_cards(each: Waiting, cards: list[Card]) -> Waiting:
    """The same effect, about other cards."""
    about = tuple(cards)
    return Waiting(each.when, each.seat, each.card, each.of, each.types, each.watched, each.until, each.keeps, about)
