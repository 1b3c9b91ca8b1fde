"""Checks that no seat learns a secret: shuffle what is hidden from it, and all that it sees must stay the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from fiefdom.engine.card import ACTION, ATTACK, TREASURE, VICTORY, Card, Kind
from fiefdom.engine.decision import PileOptions
from fiefdom.engine.game import Game
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng, seeded
from fiefdom.engine.zone import TOP_ONLY, Zone
from fiefdom.table import Table
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.resample import Imagined

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
        mixed = table.clone()
        mix_hidden(mixed._game, table.players if seat is None else seat, Random(seed))
        before, after = told(table, seat), told(mixed, seat)
        for what, value in before.items():
            assert after[what] == value, f"{what} shows seat {seat + 1} hidden cards: {value} becomes {after[what]}"


def told(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a seat or an onlooker can see: the picture, the events, and every member of the view."""
    view = table.onlooker() if seat is None else table.view(seat)
    members = {name: value(view, name, table._game) for name in dir(view) if not name.startswith("_")}
    return {"picture": table.picture(seat), "events": table.events(seat)} | members


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
        return [zone.kinds for zone in found.game.zones()], luck.word()
    return found.kinds if isinstance(found, PileOptions) else found


def mix_hidden(game: Game, seat: int, rng: Random) -> None:
    """Shuffle each player's cards that a seat neither sees nor knows, among the places where they are.

    The sizes of the others' decks and discard piles are hidden too; they change if the seat knows no card in the deck.
    """
    for player in game.players:
        zones = [zone for zone in player.zones() if not zone.is_seen_by(seat)]
        free = [(zone, hidden_places(game, zone, seat)) for zone in zones]
        cards = [zone.cards[place] for zone, found in free for place in found]
        rng.shuffle(cards)
        for zone, found in free:
            lying = zone.cards
            for place in found:
                lying[place] = cards.pop()
            zone.fill(lying)
        if player.seat != seat and not any(knows(game, card, seat) for card in player.deck.cards):
            resize(game, player, seat, rng)
    for jumble in game.jumbles:
        if jumble.seats >> seat & 1:
            others = jumble.idents.copy()
            rng.shuffle(others)
            swap(game, dict(zip(jumble.idents, others, strict=True)))


def hidden_places(game: Game, zone: Zone, seat: int) -> list[int]:
    """The places of a zone whose card the seat does not know; everybody sees the top of a discard pile."""
    cards = zone.cards[:-1] if zone.sight == TOP_ONLY else zone.cards
    return [place for place, card in enumerate(cards) if not knows(game, card, seat)]


def knows(game: Game, card: Card, seat: int) -> bool:
    return len(game.known) > 0 and game.known[card.ident] >> seat & 1 == 1


def resize(game: Game, player: Player, seat: int, rng: Random) -> None:
    """Move some cards between the deck and the discard pile, whose top card stays."""
    discards = player.discards.cards
    if discards:
        known = [card for card in discards[:-1] if knows(game, card, seat)]
        cards = player.deck.cards + [card for card in discards[:-1] if not knows(game, card, seat)]
        size = rng.randint(0, len(cards))
        player.deck.fill(cards[:size])
        player.discards.fill(cards[size:] + known + discards[-1:])


def swap(game: Game, idents: dict[int, int]) -> None:
    cards = game.stock.cards
    for zone in game.zones():
        zone.fill([cards[idents.get(card.ident, card.ident)] for card in zone.cards])
