"""Since when a table waits for an answer."""

from __future__ import annotations

from fiefdom.engine.decision import Decision
from fiefdom.tempo import Tempo


class Clock:
    """When somebody was asked: in this turn, for the limit on it, and this question, for how long people think."""

    def __init__(self) -> None:
        # The turn, and the seat that is asked in it; and when that seat was first asked.
        self.asked: tuple[int, int, int] | None = None
        self.asked_at = 0.0
        self.question_at = 0.0
        self.tempo = Tempo()

    def ask(self, turn_and_seat: tuple[int, int, int] | None, when: float) -> None:
        """There is a new question, or none: the clock goes on if it is for the same seat in the same turn."""
        self.question_at = when
        if turn_and_seat != self.asked:
            self.asked, self.asked_at = turn_and_seat, when

    def forget_turn(self) -> None:
        """The next question starts the clock."""
        self.asked = None

    def note_answer(self, decision: Decision, picks: int, when: float) -> None:
        self.tempo.note(decision, picks, when - self.question_at)
