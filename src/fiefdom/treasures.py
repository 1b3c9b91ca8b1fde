"""Which Treasures can be played at once, and how many $ they give: clients show it before anything is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TypeAlias

from fiefdom.course import Course
from fiefdom.engine.decision import BUY, PLAY, Decision

# What would follow from an answer, just to look at.
WhatFollows: TypeAlias = Callable[[Course, Sequence[int]], AbstractContextManager[Course]]


def treasures(course: Course, after: WhatFollows) -> tuple[int | None, list[int]]:
    """How many $ the player who is asked gets from Treasures, and which to play at once, in an order that is best.

    Those that only give +$ come first, the cheaper before the dearer, in case the first one is lost. The others
    follow if none of them asks or shows anything, and if they are all of one kind; otherwise the order is up to the
    player. In the Action phase, these are the Treasures of the Buy phase.
    """
    decision = course.pending
    if decision is None or decision.purpose != PLAY or decision.source is not None:
        return None, []
    if decision.is_for_treasures:
        return best_treasures(course, decision, after)
    with after(course, ()) as trial:
        asked = trial.pending
        if asked is None or asked.seat != decision.seat or not asked.is_for_treasures:
            return None, []
        return best_treasures(trial, asked, after)


def best_treasures(course: Course, asked: Decision, after: WhatFollows) -> tuple[int | None, list[int]]:
    kinds = [kind for i in range(len(asked.options)) if (kind := asked.options.kind(i))]
    order = sorted(range(len(kinds)), key=lambda i: (not kinds[i].is_money, kinds[i].cost, kinds[i].name))
    plain = [i for i in order if kinds[i].is_money]
    is_order_open = len({kinds[i] for i in order[len(plain) :]}) > 1
    for wished in [plain] if is_order_open else [order, plain]:
        coins = coins_of(course, wished, after)
        if coins is not None:
            return coins, wished
    return None, []


def coins_of(course: Course, wished: list[int], after: WhatFollows) -> int | None:
    """How many $ these Treasures give; None if there are none or playing them asks or shows anything."""
    if not wished:
        return None
    seat = int(course.game.turn)
    with after(course, wished) as trial:
        is_news = any(event.discloses(seat) for event in trial.now.events_since(course.now.count_events()))
        asked = trial.pending
        is_done = asked is not None and asked.seat == seat and (asked.purpose == BUY or asked.is_for_treasures)
        gained = int(trial.game.players[seat].coins - course.game.players[seat].coins)
        return gained if is_done and not is_news else None
