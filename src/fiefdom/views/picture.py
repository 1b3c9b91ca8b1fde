"""What a seat sees of a game, as plain data: events, the pending question, the whole picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fiefdom.engine.card import Kind
from fiefdom.engine.decision import ORDER, CardOptions, Decision, LabelOptions, Options, PileOptions
from fiefdom.engine.detail import NOBODY_ELSE
from fiefdom.engine.event import Event
from fiefdom.engine.game import Game
from fiefdom.engine.label import bonus_of
from fiefdom.engine.log import Log
from fiefdom.engine.moment import SPENT
from fiefdom.engine.price import coin_part, parts_of
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.sentences import event_keys, how_many, joins, question_keys
from fiefdom.views.shapes import Bonus, Picture, QuestionSeen
from fiefdom.views.view import View


@dataclass(frozen=True)
class SeenEvent:
    """An event as one seat knows it. `cards` is None if it only knows how many, `count`; `top` may still be seen.

    `keys` are the sentences that tell it, the best one first; if it `joins`, it stands on the line of the event before.
    `cause` is the card whose effect brought it about, `depth` how many effects were going on, one inside the other.
    Cards that moved went from zone `origin` to zone `target`; `other` is the seat that got them, if not the same.

    What does not matter is empty: which `turn` of the player begins, 0 for an extra one; whether a hand was drawn for
    the next turn (`is_next_hand`); the `bonus` that they got or chose; the `label` of what they chose, or the card that
    they `named`; the `token` of which they have an `amount` now, or spend it, or put one on a pile; how many cards lie
    on top of one that was tucked into a deck (`covered`).
    """

    number: int
    name: str
    keys: tuple[str, ...]
    joins: bool
    seat: int
    cards: tuple[str, ...] | None
    count: int
    top: str | None
    turn: int
    is_next_hand: bool
    bonus: Bonus | None
    label: str
    named: str | None
    token: str
    amount: int
    covered: int
    other: int | None
    cause: str | None
    depth: int
    origin: str
    target: str


def seen(event: Event, before: Event | None, number: int, is_known: bool) -> SeenEvent:
    detail = event.detail
    return SeenEvent(
        number=number,
        name=event.name,
        keys=event_keys(event, is_known),
        joins=before is not None and joins(event, before),
        seat=event.seat,
        cards=tuple(names(event.kinds)) if is_known else None,
        count=len(event.kinds),
        top=name_of(detail.top),
        turn=detail.turn,
        is_next_hand=detail.is_next_hand,
        bonus=bonus(event, is_known),
        label=detail.label,
        named=name_of(detail.named),
        token=detail.token,
        amount=detail.amount if detail.token or event.what == SPENT else 0,
        covered=detail.covered,
        other=None if detail.other == NOBODY_ELSE else detail.other,
        cause=name_of(event.cause),
        depth=event.depth,
        origin=event.origin,
        target=event.target,
    )


def seen_events(log: Log, seat: int, since: int = 0) -> list[SeenEvent]:
    """What happened from event number `since` on, as this seat knows it."""
    return [
        seen(event, before, number, event.seen_by >> seat & 1 == 1) for number, before, event in in_order(log, since)
    ]


def secret_events(log: Log, since: int = 0) -> list[SeenEvent]:
    """What happened, including everything secret."""
    return [seen(event, before, number, True) for number, before, event in in_order(log, since)]


def in_order(log: Log, since: int) -> Iterator[tuple[int, Event | None, Event]]:
    """The events from number `since` on, each with its number and the event before it."""
    first = max(0, since - 1)
    before = None
    for number, event in enumerate(log.events_since(first), start=first):
        if number >= since:
            yield number, before, event
        before = event


def bonus(event: Event, is_known: bool) -> Bonus | None:
    """What somebody gets or has chosen to get; how much they get of a secret number is as secret."""
    if not event.detail.number:
        return bonus_of(event.detail.label)
    return (event.detail.number, event.detail.amount) if is_known else None


def name_of(kind: Kind | None) -> str | None:
    return None if kind is None else kind.name


def names(kinds: Iterable[Kind]) -> list[str]:
    return [kind.name for kind in kinds]


def question(decision: Decision | None, seat: int) -> QuestionSeen | None:
    """The pending decision: complete for the seat that is asked; for others, only who is asked, and by which card."""
    if decision is None:
        return None
    asked: QuestionSeen = {"seat": decision.seat, "source": decision.source.name if decision.source else None}
    if decision.seat != seat:
        return asked
    options = decision.options
    return {
        **asked,
        "phase": decision.phase,
        "purpose": decision.purpose,
        "keys": question_keys(decision),
        "how": how_many(decision),
        "is_for_treasures": decision.is_for_treasures,
        "widget": widget(decision),
        "sort": options.sort(),
        "options": options.names(),
        "bonuses": bonuses(options),
        "owner": options.owner if isinstance(options, CardOptions | PileOptions) else None,
        "zone": options.zone if isinstance(options, CardOptions) else None,
        "least": decision.least,
        "most": decision.most,
        "ordered": decision.ordered,
        "all_or_none": decision.all_or_none,
    }


def bonuses(options: Options) -> dict[str, Bonus]:
    """Those of the labels that stand for bonuses."""
    labels = options.names() if isinstance(options, LabelOptions) else ()
    return {label: found for label in labels if (found := bonus_of(label))}


def zones(options: Options, game: Game) -> list[str]:
    """Where each of the cards lies, if they are not all in one zone."""
    if not isinstance(options, CardOptions) or options.owner < 0:
        return []
    owner = game.players[options.owner]
    found = [options.zone if (zone := owner.zone_of(card)) is None else zone.name for card in options.cards]
    return found if len(set(found)) > 1 else []


def question_in(game: Game, decision: Decision | None, seat: int) -> QuestionSeen | None:
    """The pending decision of a game, and where each card on offer lies if not all lie in one place."""
    seen = question(decision, seat)
    if decision is not None and seen is not None and "options" in seen and (found := zones(decision.options, game)):
        seen["zones"] = found
    return seen


def widget(decision: Decision) -> str:
    """Which widget fits the decision: an order, or cards, piles, kinds, labels or numbers."""
    return "order" if decision.ordered and decision.purpose == ORDER else decision.options.sort()


def picture(view: View) -> Picture:
    """Everything that the seat may know of the position."""
    return {
        **public_picture(view),
        "seat": view.seat,
        "hand": names(view.hand),
        "deck_size": view.deck_size,
        "owned": {kind.name: n for kind, n in view.owned},
        "score": view.score,
        "is_safe": view.is_safe,
        "traps": {kind.name: traps for kind in view.supply if (traps := view.traps_on(kind))},
    }


def public_picture(view: Onlooker) -> Picture:
    """Everything that an onlooker may know; given a seat's view, the same fields as that seat sees them."""
    found: Picture = {
        "seat": None,
        "turn": view.turn,
        "phase": view.phase,
        "is_over": view.is_over,
        "empty_piles": view.empty_piles,
        "piles_to_end": view.piles_to_end,
        "supply": {kind.name: view.left(kind) for kind in view.supply},
        "costs": {kind.name: coin_part(view.cost(kind)) for kind in view.supply},
        "tokens": {kind.name: tokens for kind in view.supply if (tokens := view.tokens_on(kind))},
        "trash": sorted(names(view.trash)),
        "players": [
            {
                "seat": seat,
                "resigned": seat in view.resigned,
                "numbers": view.numbers(seat),
                "turns": view.turns(seat),
                "tokens": view.tokens(seat),
                "hand_size": view.hand_size(seat),
                "in_play": names(view.in_play(seat)),
                "from_before": names(view.from_before(seat)),
                "discard_top": name_of(view.discard_top(seat)),
                "uncovered": [
                    {"zone": zone, "cards": None if kinds is None else names(kinds), "count": n}
                    for zone, kinds, n in view.uncovered(seat)
                ],
                "known": [
                    {"places": [[zone, depth] for zone, depth in places], "cards": names(kinds)}
                    for places, kinds in view.known(seat)
                ],
            }
            for seat in range(view.players)
        ],
    }
    parts = {kind.name: parts for kind in view.supply if (parts := parts_of(view.cost(kind)))}
    if parts:
        found["price_parts"] = parts
    return found
