"""Whether a seat is told what it may not know: what is hidden from it is mixed, and all that it is told must stay."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from fiefdom.engine.card import ACTION, ATTACK, TREASURE, VICTORY, Card, Kind
from fiefdom.engine.game import Game
from fiefdom.engine.player import Player
from fiefdom.engine.zone import TOP_ONLY, Zone
from fiefdom.table import Table
from fiefdom.views.onlooker import Onlooker

# What each method of a view is to be asked about.
Asked = Callable[[Onlooker, Game], Iterable[Any]]


def every_kind(_view: Onlooker, game: Game) -> list[Kind]:
    return game.kinds


def every_seat(view: Onlooker, _game: Game) -> range:
    return range(view.players)


def some_types(_view: Onlooker, _game: Game) -> list[int]:
    return [ACTION, TREASURE, VICTORY, ATTACK | VICTORY]


METHODS: dict[str, Asked] = {
    "actions": every_seat,
    "buys": every_seat,
    "coins": every_seat,
    "cost": every_kind,
    "discard_top": every_seat,
    "hand_size": every_seat,
    "in_hand": every_kind,
    "in_play": every_seat,
    "in_play_of": every_kind,
    "known": every_seat,
    "left": every_kind,
    "owns": every_kind,
    "owns_types": some_types,
    "points_by": every_kind,
    "tokens": every_seat,
    "tokens_on": every_kind,
    "turns": every_seat,
    "uncovered": every_seat,
}


def check_secrets(table: Table, seed: int) -> None:
    """Raise AssertionError if, at any seat or to somebody who watches, anything changes with what is hidden."""
    for seat in (None, *range(table.players)):
        mixed = table.clone()
        mix_hidden(mixed._game, table.players if seat is None else seat, Random(seed))
        before, after = told(table, seat), told(mixed, seat)
        for what, value in before.items():
            assert after[what] == value, f"{what} tells seat {seat + 1} what is hidden: {value} becomes {after[what]}"


def told(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a seat, or somebody who watches, can be told: the picture, what happened, every member of the view."""
    view = table.onlooker() if seat is None else table.view(seat)
    members = {name: value(view, name, table._game) for name in dir(view) if not name.startswith("_")}
    return {"picture": table.picture(seat), "events": table.events(seat)} | members


def value(view: Onlooker, name: str, game: Game) -> Any:
    member = getattr(view, name)
    return [member(about) for about in METHODS[name](view, game)] if callable(member) else member


def mix_hidden(game: Game, seat: int, rng: Random) -> None:
    """Permute, among the places of each player that a seat does not see, what it does not know to lie there.

    How many cards others have in deck and discard pile is hidden too: those change if the seat knows no place there.
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
    """The places of a zone of which the seat does not know what lies there; of discards everybody sees the top one."""
    cards = zone.cards[:-1] if zone.sight == TOP_ONLY else zone.cards
    return [place for place, card in enumerate(cards) if not knows(game, card, seat)]


def knows(game: Game, card: Card, seat: int) -> bool:
    return len(game.known) > 0 and game.known[card.ident] >> seat & 1 == 1


def resize(game: Game, player: Player, seat: int, rng: Random) -> None:
    """Some of the deck lies in the discard pile instead, or the other way round; its top card stays."""
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
