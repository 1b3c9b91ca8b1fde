"""Checks that no seat learns a secret: shuffle what is hidden from it, and all that it sees must stay the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from textwrap import shorten
from typing import Any

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.card_type import ACTION, ATTACK, TREASURE, VICTORY
from fiefdom.engine.decision import PileOptions
from fiefdom.engine.game import Game
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng, seeded
from fiefdom.engine.sight import TOP_ONLY
from fiefdom.engine.zone import Zone
from fiefdom.table import Table
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.resample import Imagined, beginning, homes, swap

# The most that a player is assumed to have of what nobody else counts.
MOST_OF_A_NUMBER = 9

# The arguments to call a method of the view with.
Asked = Callable[[Onlooker, Game], Iterable[Any]]


def every_kind(_view: Onlooker, game: Game) -> list[Kind]:
    return game.kinds


def every_seat(view: Onlooker, _game: Game) -> range:
    return range(view.players)


def some_kinds(_view: Onlooker, game: Game) -> list[list[Kind]]:
    return [game.kinds, *([kind] for kind in game.kinds)]


def some_types(_view: Onlooker, _game: Game) -> list[int]:
    return [ACTION, TREASURE, VICTORY, ATTACK | VICTORY]


def some_coins(_view: Onlooker, _game: Game) -> range:
    return range(12)


def some_luck(_view: Onlooker, _game: Game) -> list[Rng]:
    return [seeded(seed) for seed in range(3)]


METHODS: dict[str, Asked] = {
    "actions": every_seat,
    "affordable": some_coins,
    "buys": every_seat,
    "coins": every_seat,
    "cost": every_kind,
    "discard_top": every_seat,
    "from_before": every_seat,
    "hand_size": every_seat,
    "has_tokens": every_kind,
    "has_traps": every_kind,
    "imagine": some_luck,
    "in_hand": every_kind,
    "in_play": every_seat,
    "in_play_of": every_kind,
    "known": every_seat,
    "left": every_kind,
    "numbers": every_seat,
    "owns": every_kind,
    "owns_types": some_types,
    "points_by": some_kinds,
    "tokens": every_seat,
    "tokens_on": every_kind,
    "traps_on": every_kind,
    "turns": every_seat,
    "uncovered": every_seat,
}


def check_secrets(table: Table, seed: int) -> None:
    """Raise AssertionError if anything that a seat or an onlooker sees changes with what is hidden from them."""
    for seat in (None, *range(table.players)):
        before, after = disclosed(table, seat), disclosed(mixed_for(table, seat, Random(seed)), seat)
        if before != after:
            raise AssertionError(leak(table, seat, before, after))


def leak(table: Table, seat: int | None, before: dict[str, Any], after: dict[str, Any]) -> str:
    """Which card gives what away, and to whom: one thing that differs, in three lines."""
    who = "an onlooker" if seat is None else f"player {seat + 1}"
    where, was, becomes = difference(before, after)
    return (
        f"{latest_card(table)} shows {who} hidden cards in {', '.join(where)}:\n"
        f"it is {shortened(was)},\nand {shortened(becomes)} if other cards are hidden there"
    )


def latest_card(table: Table) -> str:
    """The card that asks or, if none does, the one played last."""
    asking = table.pending.source if table.pending else None
    played = (event.cards[0] for event in reversed(table.secret_events()) if event.name == "play" and event.cards)
    return asking.name if asking else next(played, "the game")


def difference(one: Any, other: Any) -> tuple[list[str], Any, Any]:
    """Where two things that are not the same first differ, as deep inside as possible, and what is there in each."""
    parts: dict[str, tuple[Any, Any]] = {}
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = {str(key): (one[key], other[key]) for key in one}
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = {f"no. {i}": pair for i, pair in enumerate(zip(one, other, strict=True), 1)}
    for part, (was, becomes) in parts.items():
        if was != becomes:
            where, was, becomes = difference(was, becomes)
            return [part, *where], was, becomes
    return [], one, other


def shortened(thing: Any) -> str:
    return shorten(str(thing), 200, placeholder=" ...")


def disclosed(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a seat or an onlooker can see: the picture, the events, and every member of the view."""
    view = table.onlooker() if seat is None else table.view(seat)
    members = {name: value(view, name, table._game) for name in dir(view) if not name.startswith("_")}
    return {"picture": table.picture(seat, looks_ahead=True), "events": table.events(seat)} | members


def value(view: Onlooker, name: str, game: Game) -> Any:
    """What a member of the view says, for all that it can be asked about."""
    member = getattr(view, name)
    if not callable(member):
        return member
    return [plain(member(about)) for about in METHODS[name](view, game)]


def plain(found: Any) -> Any:
    """What can be compared: of an imagined game, all cards and the luck to come; of piles, what they hold."""
    if isinstance(found, Imagined):
        luck = found.game.rng if found.world is None else found.world.chance
        cards = [cards_in(zone, found) for zone in found.game.zones()]
        return {"cards": cards, "numbers": [list(each.numbers) for each in found.game.players], "luck": luck.word()}
    return found.kinds if isinstance(found, PileOptions) else found


def cards_in(zone: Zone, found: Imagined) -> str:
    """The cards of a zone in an imagined game, in order.

    If the game begins before an effect, a shuffle in that effect decides which of two cards that are alike has to lie
    where in a discard pile, but the order of such a pile means nothing.
    """
    if found.world is not None and zone.sight == TOP_ONLY:
        return ", ".join(sorted(card.kind.name for card in zone.cards))
    return str(zone)


def mixed_for(table: Table, seat: int | None, rng: Random) -> Table:
    """A copy of the table that differs only in what is hidden from a seat or, without one, from an onlooker."""
    mixed = table.clone()
    game = mixed._game
    mix_hidden(game, table.players if seat is None else seat, rng)
    is_asked = mixed.pending is not None and mixed.pending.seat == seat
    if is_asked and game.effect is None and not mixed._now.given:
        # The table goes on from here when it tries out what Treasures would bring.
        mixed._course.save()
    return mixed


def mix_hidden(game: Game, seat: int, rng: Random) -> None:
    """Shuffle the cards of each player and of each pile that a seat neither sees nor knows, among their places.

    The sizes of the others' decks and discard piles are hidden too; they change if the seat knows no card in the deck.
    If games that the seat imagines begin at the checkpoint, that becomes the one that would have led here.
    """
    games = [game]
    begun = beginning(game, seat)
    if begun is not None and begun is not game:
        game.wiring.checkpoint = begun.copy()
        games.append(game.wiring.checkpoint)
    swaps = hidden_swaps(game, games[-1], seat, rng)
    for each in games:
        swap(each, swaps)
    for place in game.stock.counted:
        number = game.stock.numbers[place]
        for player in game.players:
            if number.is_secret and player.seat != seat:
                n = rng.randint(0, MOST_OF_A_NUMBER)
                for each in games:
                    each.players[player.seat].numbers[place] = n
    for player in game.players:
        if player.seat != seat and not any(game.knowledge.knows(seat, card) for card in player.deck.cards):
            players = [each.players[player.seat] for each in games]
            resize(game, [other for other in players if stacks(other) == stacks(player)], seat, rng)


def hidden_swaps(game: Game, begun: Game, seat: int, rng: Random) -> dict[int, Card]:
    """Which card takes the place of which other one, by the number of that one.

    They change places with cards that the same player had, or that lay in the same pile, when it began. Cards that
    players have got from such a pile since then stay: everybody saw them.
    """
    had = {card.ident: home for home, zones in enumerate(homes(begun)) for zone in zones for card in zone.cards}
    pools: dict[object, list[Card]] = {}
    for home, zones in enumerate(homes(game)):
        for card in hidden_cards(game, zones, seat):
            began = had.get(card.ident)
            if began is None or began == home or began < len(game.players):
                pools.setdefault((home, began), []).append(card)
    for number, idents in enumerate(game.knowledge.jumbled(seat)):
        pools["jumble", number] = [game.stock.cards[ident] for ident in idents]
    swaps: dict[int, Card] = {}
    for pool in pools.values():
        others = pool.copy()
        rng.shuffle(others)
        swaps.update((card.ident, other) for card, other in zip(pool, others, strict=True))
    return swaps


def stacks(player: Player) -> tuple[list[Card], list[Card]]:
    """A player's deck and discard pile."""
    return player.deck.cards, player.discards.cards


def hidden_cards(game: Game, zones: list[Zone], seat: int) -> list[Card]:
    """The cards in these zones that the seat neither sees nor knows; of some zones everybody sees the top card."""
    found: list[Card] = []
    for zone in zones:
        if not zone.is_seen_by(seat):
            cards = zone.cards[:-1] if zone.sight == TOP_ONLY else zone.cards
            found += [card for card in cards if not game.knowledge.knows(seat, card)]
    return found


def resize(game: Game, players: list[Player], seat: int, rng: Random) -> None:
    """Move some cards between the deck and the discard pile, whose top card stays, wherever they are alike."""
    deck, discards = stacks(players[0])
    if discards:
        known = [card for card in discards[:-1] if game.knowledge.knows(seat, card)]
        cards = deck + [card for card in discards[:-1] if not game.knowledge.knows(seat, card)]
        size = rng.randint(0, len(cards))
        for player in players:
            player.deck.fill(cards[:size])
            player.discards.fill(cards[size:] + known + discards[-1:])
