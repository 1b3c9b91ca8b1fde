"""What a program needs besides a picture to make a game of it: what it could remember or count itself."""

from __future__ import annotations

from typing import Final

from fiefdom.engine.card import Card
from fiefdom.engine.card_type import TYPE_NAMES
from fiefdom.engine.game import Game
from fiefdom.engine.moment import MOMENTS
from fiefdom.engine.player import Player
from fiefdom.engine.waiting import Waiting
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.picture import name_of, names, picture, public_picture
from fiefdom.views.shapes import Ahead, Picture, Remembered, WaitingSeen
from fiefdom.views.view import View

# Who may see a zone, how long an effect waits, and what it waits for, by the numbers that the engine has for them.
SIGHTS: Final = ("everybody", "owner", "top", "nobody", "unsaid")
UNTIL: Final = ("this turn", "next turn", "always")
WHEN: Final = {moment: name.lower() for name, moment in MOMENTS.items()}


def ahead(view: View) -> Ahead:
    """What this seat knows of the position and its picture does not say."""
    game = view._game
    return {
        "regular_turn": int(game.regular_turn),
        "is_extra_turn": game.is_extra_turn,
        "extra_turns": list(game.extra_turns),
        "resigned": view.resigned,
        "cheaper": game.less(),
        "waiting": [waiting_seen(view, each) for each in game.waiting],
        "attack": name_of(view.attack),
        "has_reacted": view.has_reacted,
        "players": [remembered(view, player) for player in game.players],
    }


def whole_picture(game: Game, seat: int | None, looks_ahead: bool) -> Picture:
    """What a seat may know; None means an onlooker. If it `looks_ahead`, also what that takes."""
    if seat is None:
        return public_picture(Onlooker(game))
    view = View(game, seat)
    return {**picture(view), "ahead": ahead(view)} if looks_ahead else picture(view)


def remembered(view: View, player: Player) -> Remembered:
    knowledge = view._game.knowledge
    jumbled = [ident for idents in knowledge.jumbled(view.seat) for ident in idents]
    owned = knowledge.owned_as_known(player.owned, player.seat, view.seat)
    stock = view._game.stock
    counted = [(kind, int(owned[stock.slot_of(kind)])) for kind in stock.kinds]
    under = [card for card in player.discards.cards[:-1] if knowledge.knows(view.seat, card)]
    return {
        "owned": {kind.name: n for kind, n in counted if n},
        "total": player.total_owned(),
        "discards": sorted(card.kind.name for card in under if card.ident not in jumbled),
        "played": names(player.played.kinds),
        "gained": names(player.gained.kinds),
        "bought": names(player.bought.kinds),
        "next_hand": int(player.next_hand),
        "sights": [SIGHTS[zone.sight] for zone in player.zones()[4:]],
    }


def waiting_seen(view: View, waiting: Waiting) -> WaitingSeen:
    on_show = laid_out(view._game.players[waiting.seat])
    return {
        "seat": int(waiting.seat),
        "card": waiting.card.kind.name,
        "at": place_of(waiting.card, on_show),
        "when": WHEN[waiting.when],
        "of": names(waiting.of),
        "types": [name for bit, name in TYPE_NAMES.items() if waiting.types & bit],
        "watched": [seat for seat in range(view.players) if waiting.watched >> seat & 1],
        "until": UNTIL[waiting.until],
        "keeps": [place_of(card, on_show) for card in waiting.keeps],
        "about": [place_of(card, on_show) for card in waiting.about],
    }


def laid_out(player: Player) -> list[Card]:
    """A player's cards in play and uncovered ones: a place among them can stand for a card that is hidden."""
    return [card for zone in player.zones()[3:] for card in zone.cards]


def place_of(card: Card, on_show: list[Card]) -> int:
    return on_show.index(card) if card in on_show else -1
