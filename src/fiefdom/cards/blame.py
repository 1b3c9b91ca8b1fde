"""What goes wrong in people's own cards: reported with file and line, and stopped if it never ends."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from fiefdom.cards.catalog import catalog
from fiefdom.cards.loading import Endless, in_one_line, is_ctrl_c, is_own_code
from fiefdom.errors import Complaint

# How many seconds an effect may compute; most take a ten-thousandth of one.
PATIENCE = 5
# How often this is checked, in seconds of computing.
LOOK = 0.5


class CardFailed(Exception):
    """Somebody's own card failed at a table of a server, in any way."""

    def __init__(self, complaint: Complaint) -> None:
        super().__init__(str(complaint))
        self.complaint = complaint


@contextmanager
def own_cards_watched() -> Iterator[None]:
    """While this is active, complain about people's own cards that fail, and stop those that never end."""
    with alarm_clock():
        try:
            yield
        except BaseException as failure:
            complaint = None if is_ctrl_c(failure) else blamed(failure) or suspected(failure)
            if complaint is None:
                raise
            raise complaint from failure


@contextmanager
def stopping_contained() -> Iterator[None]:
    """While this is active, anything that somebody's own card raises means that this card failed, SystemExit too.

    For a server: there, Ctrl-C is a signal that the event loop hears, so not even KeyboardInterrupt is from its user.
    """
    try:
        yield
    except BaseException as failure:
        complaint = blamed(failure)
        if complaint is None:
            raise
        raise CardFailed(complaint) from failure


def blamed(failure: BaseException) -> Complaint | None:
    """What failed, with its file and line, if it was in the file of somebody's own card; None if it was elsewhere."""
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
    return in_one_line(failure)


def suspected(failure: BaseException) -> Complaint | None:
    """What failed elsewhere, if people's own cards may have damaged the game before."""
    if not catalog.files or isinstance(failure, Complaint | OSError) or not isinstance(failure, Exception | Endless):
        return None
    return Complaint("cards-suspected", files=", ".join(catalog.files), problem=in_one_line(failure))


def card_of(frame: FrameType) -> str:
    """The name of the card that this function belongs to, if any."""
    code = frame.f_code
    owners = [kind for kind in catalog.kinds if any(getattr(each, "__code__", None) is code for each in kind.functions)]
    return owners[0].name if owners else ""


@contextmanager
def alarm_clock() -> Iterator[None]:
    """Check now and then whether an effect runs forever; systems without such a timer do not check."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    has_timer = hasattr(signal, "setitimer")
    handlers: dict[signal.Signals, Callable[[int, FrameType | None], None]] = {}
    if has_timer:
        handlers[signal.SIGVTALRM] = Watch().look
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        handlers[signal.SIGINT] = interrupt
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    was_set = signal.setitimer(signal.ITIMER_VIRTUAL, LOOK, LOOK) if has_timer else (0.0, 0.0)
    try:
        yield
    finally:
        if has_timer:
            signal.setitimer(signal.ITIMER_VIRTUAL, *was_set)
        for number, handler in before.items():
            signal.signal(number, handler)


def interrupt(_signal: int, _frame: FrameType | None) -> None:
    """Stop for Ctrl-C."""
    stop_alarm_clock()
    raise KeyboardInterrupt


def stop_alarm_clock() -> None:
    """For a handler of another signal, before it raises something: after that, no handler may run for a while.

    While Python waits for a typed line, it runs handlers that are due even though there is an exception already, and
    then reports that as another error. So a look that is due happens now, and there are no more.
    """
    if hasattr(signal, "setitimer") and callable(signal.getsignal(signal.SIGVTALRM)):
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.raise_signal(signal.SIGVTALRM)


class Watch:
    """Remembers which effect of somebody's own card was running at its last look, and stops one that runs too long."""

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
