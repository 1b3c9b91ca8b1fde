"""Positions that look the same to a player, to see whether a table tells them apart by whom it waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from seats import seated

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION
from fiefdom.engine.decision import Decision
from fiefdom.table import Table
from fiefdom.views.picture import SeenEvent

# What everybody owns, and what of it may lie in a hand or on top of a deck: alike, mixed, without Treasures, without
# Actions, with a Reaction.
OWNED = Counter(Copper=6, Estate=2, Gold=1, Silver=1, Province=1, Curse=1, Moat=1, Village=1)
LIKE = (
    "Copper, Copper, Copper, Copper, Copper",
    "Copper, Estate, Gold, Village, Copper",
    "Estate, Estate, Province, Curse, Moat",
    "Copper, Silver, Gold, Copper, Estate",
    "Moat, Village, Copper, Copper, Copper",
)
# A Moat may be revealed as often as one likes.
MOST_ANSWERS = 20
PLACES = ("own hand", "own deck", "their hand", "their deck")


def positions(kind: Kind, place: str, discreet: bool) -> Iterator[Table]:
    """Positions in which a player is about to play a card, or holds it if it only reacts; only hidden cards differ."""
    for first in LIKE:
        own, theirs = (first, LIKE[1]) if place.startswith("own") else (LIKE[1], first)
        if place.endswith("hand"):
            acting, reacting = (own, theirs)
            own_deck, their_deck = rest_of(acting), rest_of(reacting)
        else:
            acting = reacting = LIKE[3]
            own_deck, their_deck = deck_of(acting, own), deck_of(reacting, theirs)
        yield seated(
            discreet=discreet,
            seat1={"hand": f"{kind.name}, {acting}", "deck": own_deck},
            seat2={"hand": reacting, "deck": their_deck},
        )


def rest_of(hand: str) -> str:
    return ", ".join(sorted((OWNED - Counter(hand.split(", "))).elements()))


def deck_of(hand: str, top: str) -> str:
    """The deck below this hand, with as many of these on top as are not in the hand."""
    rest = OWNED - Counter(hand.split(", "))
    there = [name for name in top.split(", ") if rest[name]]
    on_top: list[str] = []
    for name in there:
        if rest[name]:
            rest[name] -= 1
            on_top.append(name)
    return ", ".join([*on_top, *sorted(rest.elements())])


def fewest(decision: Decision) -> range:
    return range(decision.least)


def most(decision: Decision) -> range:
    return range(len(decision.options) - decision.most, len(decision.options))


def course(table: Table, seat: int, pick: Any) -> list[Any]:
    """What a seat sees until cards have done what they do: what happens, who is asked, and how many those pick."""
    seen: list[Any] = []
    known = 0
    for _ in range(MOST_ANSWERS):
        if table.pending is None:
            break
        seen += [*table.events(seat, known), {"asked": int(table.pending.seat), "by": table.pending.source}]
        if table.pending.source is None:
            break
        known = table.count_events()
        picks = pick(table.pending)
        table.answer(table.pending.seat, picks)
        seen.append(len(picks))
    return seen


def gives_away(kind: Kind, place: str, *, discreet: bool) -> bool:
    """Whether what the other player sees differs, in two of these positions, first by whether somebody is asked."""
    watching = 1 if place.startswith("own") else 0
    for pick in (fewest, most):
        courses = []
        for table in positions(kind, place, discreet):
            assert table.pending is not None
            table.answer(0, [kind.name])
            courses.append(course(table, watching, pick))
        if any(are_told_apart_by_asking(*pair) for pair in combinations(courses, 2)):
            return True
    return False


def are_told_apart_by_asking(one: list[Any], other: list[Any]) -> bool:
    """Whoever does something else, or something with other cards, shows that to everybody: that comes first, or not."""
    first = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), None)
    return first is not None and not any(all(isinstance(each, shown) for each in first) for shown in (int, SeenEvent))


ACTIONS = [kind for kind in catalog.kinds if kind.types & ACTION and kind.box in ("dominion", "intrigue", "seaside")]
PROBES = [(kind, place) for kind in ACTIONS for place in PLACES]
