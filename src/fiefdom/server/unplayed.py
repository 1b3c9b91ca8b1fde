"""A game that this version of the rules cannot play: its answers are stored as they are, for its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fiefdom.engine.decision import RESIGN
from fiefdom.records.record import GivenAnswer


class Unplayed:
    """What was answered, without any rules. `is_dealt` says whether the game had begun."""

    def __init__(self, answers: Iterable[GivenAnswer], *, is_dealt: bool) -> None:
        self.answers = list(answers)
        self.is_dealt = is_dealt

    def answer_named(self, seat: int, purpose: str, picks: Sequence[int | str]) -> tuple[str, ...]:
        names = tuple(map(str, picks))
        self.repeat_answer(seat, purpose, names)
        return names

    def repeat_answer(self, seat: int, purpose: str, picks: Sequence[str]) -> None:
        self.answers.append((seat, purpose, tuple(picks)))

    def resign(self, seat: int) -> None:
        self.repeat_answer(seat, RESIGN, ())

    def undo(self, seat: int, *, force: bool, decided: bool) -> None:
        """Undo the last answer of a seat, and all that came after it; it was allowed when the log was written."""
        theirs = [number for number, (who, _, _) in enumerate(self.answers) if who == seat]
        if theirs:
            del self.answers[theirs[-1] :]
