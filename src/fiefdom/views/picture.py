"""What a seat sees of a game, as plain data: events, the pending question, the whole picture."""

from __future__ import annotations

from dataclasses import dataclass

from fiefdom.engine.decision import ORDER, CardOptions, Decision, PileOptions
from fiefdom.engine.desk import Log
from fiefdom.engine.event import Event
from fiefdom.engine.moment import GOT
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.shapes import Picture, QuestionSeen
from fiefdom.views.view import View


@dataclass(frozen=True)
class SeenEvent:
    """An event as one seat knows it. `cards` is None if it only knows how many, `count`; `top` may still be seen.

    `cause` is the card whose effect brought it about, `depth` how many effects were going on, one inside the other.
    Cards that moved went from zone `origin` to zone `target`.
    """

    number: int
    name: str
    seat: int
    cards: tuple[str, ...] | None
    count: int
    top: str | None
    zone: str
    amount: int
    cause: str | None
    depth: int
    origin: str
    target: str


def seen(event: Event, number: int, known: bool) -> SeenEvent:
    return SeenEvent(
        number=number,
        name=event.name,
        seat=event.seat,
        cards=tuple(kind.name for kind in event.kinds) if known else None,
        count=len(event.kinds),
        top=event.top.name if event.top is not None else None,
        zone=event.zone,
        # How much somebody gets of a secret number is as secret.
        amount=event.number if known or event.what != GOT else 0,
        cause=event.cause.name if event.cause is not None else None,
        depth=event.depth,
        origin=event.origin,
        target=event.target,
    )


def seen_events(log: Log, seat: int, since: int = 0) -> list[SeenEvent]:
    """What happened from event number `since` on, as this seat knows it."""
    since = max(0, since)
    events = enumerate(log.events_since(since), start=since)
    return [seen(event, number, event.seen_by >> seat & 1 == 1) for number, event in events]


def secret_events(log: Log, since: int = 0) -> list[SeenEvent]:
    """What happened, including everything secret."""
    since = max(0, since)
    return [seen(event, number, True) for number, event in enumerate(log.events_since(since), start=since)]


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
        "is_for_treasures": decision.is_for_treasures,
        "widget": widget(decision),
        "sort": options.sort(),
        "options": options.names(),
        "owner": options.owner if isinstance(options, CardOptions | PileOptions) else None,
        "zone": options.zone if isinstance(options, CardOptions) else None,
        "least": decision.least,
        "most": decision.most,
        "ordered": decision.ordered,
        "all_or_none": decision.all_or_none,
    }


def widget(decision: Decision) -> str:
    """Which widget fits the decision: an order, or cards, piles, kinds, labels or numbers."""
    return "order" if decision.ordered and decision.purpose == ORDER else decision.options.sort()


def picture(view: View) -> Picture:
    """Everything that the seat may know of the position."""
    return {
        **public_picture(view),
        "seat": view.seat,
        "hand": [kind.name for kind in view.hand],
        "deck_size": view.deck_size,
        "owned": {kind.name: n for kind, n in view.owned},
        "score": view.score,
        "is_safe": view.is_safe,
        "traps": {kind.name: traps for kind in view.supply if (traps := view.traps_on(kind))},
    }


def public_picture(view: Onlooker) -> Picture:
    """Everything that an onlooker may know; given a seat's view, the same fields as that seat sees them."""
    return {
        "seat": None,
        "turn": view.turn,
        "phase": view.phase,
        "is_over": view.is_over,
        "empty_piles": view.empty_piles,
        "piles_to_end": view.piles_to_end,
        "supply": {kind.name: view.left(kind) for kind in view.supply},
        "costs": {kind.name: view.cost(kind) for kind in view.supply},
        "tokens": {kind.name: tokens for kind in view.supply if (tokens := view.tokens_on(kind))},
        "trash": sorted(kind.name for kind in view.trash),
        "players": [
            {
                "seat": seat,
                "resigned": seat in view.resigned,
                "numbers": view.numbers(seat),
                "turns": view.turns(seat),
                "tokens": view.tokens(seat),
                "hand_size": view.hand_size(seat),
                "in_play": [kind.name for kind in view.in_play(seat)],
                "from_before": [kind.name for kind in view.from_before(seat)],
                "discard_top": top.name if (top := view.discard_top(seat)) else None,
                "uncovered": [
                    {"zone": zone, "cards": [kind.name for kind in kinds] if kinds is not None else None, "count": n}
                    for zone, kinds, n in view.uncovered(seat)
                ],
                "known": [
                    {"places": [[zone, depth] for zone, depth in places], "cards": [kind.name for kind in kinds]}
                    for places, kinds in view.known(seat)
                ],
            }
            for seat in range(view.players)
        ],
    }
