"""How effects ask a player: which questions are asked, and which have only one answer and are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import CHOOSE, NAME, CardOptions, KindOptions, Options, PileOptions
from fiefdom.engine.detail import Detail
from fiefdom.engine.moment import CHOSE, NAMED
from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.pile import Pile
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.zone import Zone

if TYPE_CHECKING:
    from fiefdom.engine.player import Player

# Which cards a player may pick: of these types, of this kind, of kinds for which it returns True, these; None: any.
Which = int | Kind | Callable[[Kind], bool] | list[Card] | None


def ask_for_cards(
    me: Player,
    purpose: str,
    zone: Zone,
    idents: vec[i16],
    least: int,
    most: int,
    ordered: bool,
    shows: bool,
    all_or_none: bool,
) -> list[Card]:
    """Let a player pick from `least` to `most` of these cards of a zone, or all of them if there are fewer."""
    game = me.game
    stock = game.stock
    most = min(most, len(idents))
    if most == 0:
        ask_for_nothing(me, purpose, zone)
        return []
    # All or none of them, if one is a must, are all of them.
    least = most if all_or_none and least else min(least, most)
    options = CardOptions(stock, idents, zone.name, zone.owner)
    decision = game.decision(me.seat, purpose, options, least, most, ordered, all_or_none)
    if least == most and not shows and decision.is_forced() and not game.wiring.asks_forced:
        # If all cards there have to be picked, everybody sees that anyway; but not whether their order matters.
        is_known = most == zone.n and not (ordered and most > 1)
        if is_known or not hides_answers(me, zone):
            return stock.several(idents, most)
    picked = [stock.cards[idents[i]] for i in game.ask(decision)]
    if not ordered and len(picked) > 1 and zone.sight != EVERYBODY and game.rng.secret:
        # In the order of the supply and not of a hand, which would give away when they were drawn.
        picked.sort(key=number_of_kind)
    return picked


def number_of_kind(card: Card) -> int:
    return int(card.kind.number)


def on_offer(zone: Zone, of: Which) -> vec[i16]:
    """The numbers of the cards of a zone that may be picked."""
    if of is None:
        return zone.idents[: zone.n]
    if isinstance(of, int):
        return zone.of(of)
    cards = of if isinstance(of, list) else zone.cards
    idents = vec[i16]([i16(0)] * len(cards))
    n: i64 = 0
    for card in cards:
        if isinstance(of, list):
            is_meant = zone.holds(card)
        else:
            is_meant = card.kind is of if isinstance(of, Kind) else of(card.kind)
        if is_meant:
            idents[n] = i16(card.ident)
            n += 1
    return idents[:n] if n < len(idents) else idents


def ask_for_one(me: Player, purpose: str, zone: Zone, cards: list[Card], must: bool) -> list[Card]:
    """Let a player pick one of these cards, wherever they are, or none unless they `must`; the zone is to be shown."""
    idents = vec[i16]([i16(card.ident) for card in cards])
    return ask_for_cards(me, purpose, zone, idents, 1 if must else 0, 1, False, False, False)


def ask_for_nothing(me: Player, purpose: str, zone: Zone) -> None:
    """At a discreet table, ask a player who might have something in this zone, though nothing is on offer."""
    if hides_answers(me, zone):
        options = CardOptions(zone.stock, zone.stock.nothing, zone.name, zone.owner)
        me.game.ask(me.game.decision(me.seat, purpose, options, 0, 0))


def hides_answers(me: Player, zone: Zone) -> bool:
    """Whether not asking would give away something about this zone."""
    return me.game.wiring.is_discreet and zone.sight != EVERYBODY and zone.n > 0


def ask_for_pile(me: Player, purpose: str, options: PileOptions, may: bool) -> Pile | None:
    """Let a player pick one of these piles or, if they `may`, none."""
    game = me.game
    if not options.kinds:
        return None
    decision = game.decision(me.seat, purpose, options, 0 if may else 1, 1)
    if not may and decision.is_forced() and not game.wiring.asks_forced:
        return game.piles[options.places[0]]
    answer = game.ask(decision)
    return game.piles[options.places[answer[0]]] if answer else None


def ask_to_choose(me: Player, options: Options, least: int, most: int) -> list[str]:
    """Let a player choose some of these options, and tell everybody which; returns their names."""
    game = me.game
    chosen = game.ask(game.decision(me.seat, CHOOSE, options, least, most))
    if game.wiring.log is not None:
        for i in chosen:
            kind = options.kind(i)
            detail = Detail(label=options.name(i)) if kind is None else Detail(named=kind)
            game.tell(CHOSE, me.seat, [me.this], game.everybody, detail)
    return [options.name(i) for i in chosen]


def ask_for_any_pile(me: Player) -> Pile:
    """Let a player choose a supply pile, even an empty one."""
    game = me.game
    piles = [pile for pile in game.piles if pile.in_supply]
    options = PileOptions([pile.kind for pile in piles], game.stock)
    chosen = ask_to_choose(me, options, 1, 1)[0]
    return next(pile for pile in piles if pile.kind.name == chosen)


def ask_to_name(me: Player) -> Kind:
    """Let a player name any card in the game, and tell everybody which."""
    game = me.game
    kinds = game.stock.kinds
    options = KindOptions(kinds, game.stock)
    kind = kinds[game.ask(game.decision(me.seat, NAME, options, 1, 1))[0]]
    if game.wiring.log is not None:
        game.tell(NAMED, me.seat, [], game.everybody, Detail(named=kind))
    return kind
