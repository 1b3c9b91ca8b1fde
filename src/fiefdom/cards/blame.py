"""What goes wrong in people's own cards: reported with file and line, and stopped if it never ends."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from fiefdom.cards.catalog import catalog
from fiefdom.cards.loading import in_one_line, own_modules
from fiefdom.engine.decision import AsksEndlessly
from fiefdom.engine.game import MOST_ANSWERS
from fiefdom.errors import Complaint

# How many seconds an effect may compute; most take a ten-thousandth of one.
PATIENCE = 5
# How often this is checked, in seconds of computing.
LOOK = 0.5


class Endless(BaseException):
    """An effect of somebody's own card did not end in time; no `except Exception` in the card can catch this."""

    def __str__(self) -> str:
        return str(Complaint("card-endless", n=PATIENCE))


@contextmanager
def own_cards_watched() -> Iterator[None]:
    """While this is active, complain about own cards that fail, and stop those that never end."""
    try:
        with alarm_clock():
            yield
    except (Exception, SystemExit, Endless) as failure:
        complaint = blamed(failure) or suspected(failure)
        if complaint is None:
            raise
        raise complaint from failure


def blamed(failure: BaseException) -> Complaint | None:
    """What failed, with its file and line, if it was in the file of an own card; None if it was elsewhere."""
    own = [(frame, line) for frame, line in traceback.walk_tb(failure.__traceback__) if is_own_code(frame)]
    if not own or isinstance(failure, Complaint):
        return None
    frame, line = own[-1]
    problem = what_failed(failure)
    file = frame.f_code.co_filename
    # The first function of that file belongs to a card; those that it calls there may not.
    name = card_of(next(each for each, _ in own if each.f_globals is frame.f_globals))
    if not name:
        return Complaint("python-broken", file=file, line=line, problem=problem)
    return Complaint("card-failed", name=name, file=file, line=line, problem=problem)


def what_failed(failure: BaseException) -> str | Complaint:
    if isinstance(failure, Endless):
        return Complaint("card-endless", n=PATIENCE)
    if isinstance(failure, AsksEndlessly):
        return Complaint("card-asks", n=MOST_ANSWERS)
    return in_one_line(failure)


def suspected(failure: BaseException) -> Complaint | None:
    """What failed elsewhere, if there are own cards that may have damaged the game before."""
    if not catalog.files or isinstance(failure, Complaint | OSError | SystemExit):
        return None
    return Complaint("cards-suspected", files=", ".join(catalog.files), problem=in_one_line(failure))


def is_own_code(frame: FrameType) -> bool:
    return frame.f_globals.get("__name__") in own_modules


def card_of(frame: FrameType) -> str:
    """The name of the card that this function belongs to, if any."""
    code = frame.f_code
    owners = [kind for kind in catalog.kinds if any(getattr(each, "__code__", None) is code for each in kind.functions)]
    return owners[0].name if owners else ""


@contextmanager
def alarm_clock() -> Iterator[None]:
    """Check now and then whether an effect runs forever; systems without such a timer do not check."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, Watch().look)
    was_set = signal.setitimer(signal.ITIMER_VIRTUAL, LOOK, LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, *was_set)
        signal.signal(signal.SIGVTALRM, before)


class Watch:
    """Remembers which effect of an own card was running when it last looked, and stops one that runs too long."""

    def __init__(self) -> None:
        self.effect: FrameType | None = None
        self.looks = 0

    def look(self, _signal: int, frame: FrameType | None) -> None:
        outermost = None
        while frame is not None:
            outermost = frame if is_own_code(frame) else outermost
            frame = frame.f_back
        self.looks = self.looks + 1 if outermost is self.effect else 0
        self.effect = outermost
        if outermost is not None and self.looks * LOOK >= PATIENCE:
            raise Endless
