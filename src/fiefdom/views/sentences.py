"""Which sentence says what happened or asks a question. The clients have the sentences, and fill in their parts."""

from __future__ import annotations

from fiefdom.engine.card_type import TREASURE
from fiefdom.engine.decision import ORDER, Decision
from fiefdom.engine.event import Event
from fiefdom.engine.moment import CHOSE, GAINED, PLAYED, SPENT, TOKEN, TURN
from fiefdom.locale.names import key_of


def event_keys(event: Event, is_known: bool) -> tuple[str, ...]:
    """The sentences for an event, the best one first: a client says the first of these that it has."""
    key = f"event-{event.name}"
    if event.kinds and not is_known:
        return (f"{key}-hidden",)
    if event.what == TURN and not event.detail.turn:
        return (f"{key}-extra",)
    if event.what == GAINED and event.target != "discard":
        return (f"{key}-{event.target}", f"{key}-mat")
    if event.what == CHOSE and event.detail.named is not None:
        return (f"{key}-pile",)
    if event.what in (TOKEN, SPENT):
        if event.detail.number:
            return (f"{key}-{event.detail.number}", f"{key}-number")
        return (f"{key}-{event.detail.token}", key)
    return (key,)


def joins(event: Event, before: Event) -> bool:
    """Whether an event goes on the line of the one before: Treasures that are played in a row, by the same effect."""
    is_next = event.seat == before.seat and event.depth == before.depth
    return is_next and plays_treasures(event) and plays_treasures(before)


def plays_treasures(event: Event) -> bool:
    return event.what == PLAYED and all(kind.types & TREASURE for kind in event.kinds)


def question_keys(decision: Decision) -> tuple[str, ...]:
    """The sentences for a question, the best one first: for a few cards, the purpose does not say what they ask."""
    key = f"ask-{decision.purpose}"
    return (key,) if decision.source is None else (f"{key}-{key_of(decision.source.name)}", key)


def how_many(decision: Decision) -> str:
    """Which form of the sentence says how many options to pick, or what they are picked for."""
    if decision.is_for_treasures:
        return "treasures"
    if decision.purpose == ORDER and not decision.ordered:
        return "effects"
    if decision.least == decision.most:
        return "one" if decision.most == 1 else "exact"
    if decision.most == 1:
        return "may" if len(set(decision.options.names())) == 1 else "which"
    if decision.all_or_none:
        return "all_or_none"
    return "any" if decision.most >= len(decision.options) else "upto"
