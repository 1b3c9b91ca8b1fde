"""When a discreet table answers for those who have nothing to decide, and how long its bots take."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection

from fiefdom.server.room import Room
from fiefdom.tempo import CHANCE, LONGEST_PAUSE, REMEMBERED

# The most of what is left on a player's clock that a pause may take.
SHARE_OF_CLOCK = 0.1
# How the logarithms of bots' pauses are spread.
SPREAD = 0.5


class Pauses:
    """The pauses of one table. Each is drawn once, when the question has somebody who might be thinking about it."""

    def __init__(self) -> None:
        # The step of a question with only one answer, and when the table gives it.
        self._due: tuple[int, float] | None = None
        # How long the bot in each seat has recently taken to find its answers.
        self._bots: dict[int, deque[float]] = {}

    def left(self, room: Room, present: Collection[int], pace: float = 0.0) -> float | None:
        """The seconds until the table gives the only possible answer; None if that is not for it to do now.

        `pace` is how long bots wait.

        It answers for nobody who is not there: an absent player with something to decide would not answer either. Nor
        does it while the table is paused, or an undo is to be agreed on.
        """
        if not is_due(room, present):
            self._due = None
            return None
        now = time.monotonic()
        if self._due is None or self._due[0] != room.step:
            self._due = (room.step, now + self._drawn(room, pace))
        return max(0.0, self._due[1] - now)

    def _drawn(self, room: Room, pace: float) -> float:
        decision = room.pending
        assert decision is not None
        seat = int(decision.seat)
        if room.seats[seat].played_by:
            return max(self.of_bot(room, pace), CHANCE.choice(self._bots.get(seat) or [0.0]))
        deadline = room.deadline()
        if deadline is None:
            return room.clock.tempo.pause(decision)
        # With hardly a moment left, the clock decides.
        rest = max(0.1, deadline - time.time())
        return room.clock.tempo.pause(decision, min(LONGEST_PAUSE, rest * SHARE_OF_CLOCK))

    def of_bot(self, room: Room, pace: float) -> float:
        """How long a bot takes at least for its next answer: at a discreet table, more or less, like people."""
        return pace * CHANCE.lognormvariate(0.0, SPREAD) if room.options.discreet else pace

    def note_bot(self, seat: int, seconds: float) -> None:
        self._bots.setdefault(seat, deque(maxlen=REMEMBERED)).append(seconds)


def is_due(room: Room, present: Collection[int]) -> bool:
    """Whether there is only one answer, and a person who could have thought about it."""
    decision = room.pending
    if decision is None or room.table is None or not room.table.is_forced:
        return False
    seat = int(decision.seat)
    return bool(room.seats[seat].played_by) or (seat in present and room.undo_asked is None)
