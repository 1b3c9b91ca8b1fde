"""What can be undone freely: an answer from which nobody has learned anything new."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.course import Course
from fiefdom.engine.ability import HAND
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import RESIGN
from fiefdom.engine.event import Event
from fiefdom.engine.game import Game
from fiefdom.engine.log import Given, Log
from fiefdom.engine.moment import BOUGHT, GAINED, PLAYED, PLAYING
from fiefdom.errors import Complaint


def last_answer(log: Log, begun: int, counts: Callable[[Given], bool]) -> int:
    """The number of the last answer that counts, of those since the table began; -1 if there is none to undo."""
    for number in range(log.count_given() - 1, begun - 1, -1):
        given = log.given_at(number)
        if given.purpose == RESIGN:
            return -1
        if counts(given):
            return number
    return -1


def why_not(course: Course, last: int) -> Complaint | None:
    """Why the answer of this number cannot be undone freely; None if it can."""
    if last < 0:
        return Complaint("undo-nothing")
    given, *since = course.now.given_since(last)
    if any(each.seat != given.seat for each in since):
        return Complaint("undo-answered")
    asks_another = course.pending is not None and course.pending.seat != given.seat
    return Complaint("undo-seen") if asks_another or tells_news(course, given) else None


def tells_news(course: Course, given: Given) -> bool:
    """Whether somebody has learned something new since this answer."""
    events = course.now.events_since(given.events)
    if any(event.discloses(given.seat) for event in events):
        return True
    reactions = reactions_of_others(course.game, given.seat)
    return any(tells_by_silence(course.game, event, reactions) for event in events)


def reactions_of_others(game: Game, seat: int) -> list[Kind]:
    """Reactions that somebody else owns: a player who does not show one probably has none in hand."""
    others = game.players[seat].others()
    reactions = [kind for kind in game.stock.kinds if kind.awaits(HAND)]
    return [kind for kind in reactions if any(other.owns(kind) for other in others)]


def tells_by_silence(game: Game, event: Event, reactions: list[Kind]) -> bool:
    """Whether somebody could have reacted to it."""
    stock = game.stock
    concerns = {kind: stock.concerns[stock.slot_of(kind)] for kind in event.kinds}
    when = event.what | (PLAYING if event.what == PLAYED else GAINED if event.what == BOUGHT else 0)
    return any(concerns[kind] & each.awaits(HAND) & when for each in reactions for kind in event.kinds)
