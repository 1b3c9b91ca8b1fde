"""The script of a scenario: answers as lines, one for each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from fiefdom.cards.mistakes import complaint_of
from fiefdom.engine.decision import ORDER, RESIGN, Answer, Decision, Suspend, first
from fiefdom.engine.game import Game
from fiefdom.errors import Complaint, Names
from fiefdom.records.answers import indices_of

# A line as it was written, its seat, purpose and picks.
ScriptLine: TypeAlias = tuple[str, int, str, tuple[str, ...]]
# Whose turn it is, how many they have had, and whether it is an extra turn.
Turn: TypeAlias = tuple[int, int, bool]


class Ordered:
    """Effects that one line has put in order: the rest of them answers the questions that follow."""

    def __init__(self, line: str, picks: list[str], options: list[str], turn: Turn) -> None:
        self.line = line
        self.turn = turn
        self.rest = picks
        # What there is still to choose from. If the line has named all of it, nobody is asked for the last ones.
        self.options = list(options)
        self.names_all = len(picks) == len(options)
        self.take()

    def take(self) -> str:
        """The next effect."""
        name = self.rest.pop(0)
        self.options.remove(name)
        return name

    def goes_on(self, options: list[str]) -> bool:
        """Whether a question asks which of those that are left comes next."""
        return bool(self.rest) and sorted(options) == sorted(self.options)


class Script:
    """Answers every question with the next line; when there is none left, the game stops."""

    def __init__(self, lines: Sequence[ScriptLine], game: Game, names_forced: bool) -> None:
        self.game = game
        self.lines = list(lines)
        # Effects that lines have put in order and that are being resolved, the innermost last.
        self.orders: list[Ordered] = []
        self.names_forced = names_forced
        self.stopped_at: Decision | None = None

    def answer(self, view: object, decision: Decision) -> Answer:
        while self.lines and self.lines[0][2] == RESIGN:
            line, seat, _, _ = self.lines.pop(0)
            if self.game.has_resigned(seat):
                raise Complaint("scenario-line", line=line, problem=Complaint("resigned-before", seat=seat + 1))
            self.game.resign(seat)
        if self.game.has_resigned(decision.seat):
            return first(decision.least)
        if self.names_forced and decision.is_forced() and not self.next_fits(decision):
            return first(decision.least)
        is_order = decision.purpose == ORDER and not decision.ordered
        names = decision.options.names()
        self.close_orders()
        going_on = [order for order in self.orders if is_order and order.goes_on(names)]
        if going_on:
            return indices_of([going_on[-1].take()], names)
        if not self.lines:
            self.stopped_at = decision
            raise Suspend(decision)
        line, seat, purpose, picks = self.lines[0]
        if (seat, purpose) != (decision.seat, decision.purpose):
            raise Complaint("scenario-asked", asked=asked(decision), line=line)
        try:
            answer = indices_of(picks, names)
            # The question asks for one effect at a time; a line may name several.
            n = min(1, len(answer)) if is_order else len(answer)
            if not decision.allows(n):
                raise complaint_of(decision.wrong_number(n))
        except Complaint as problem:
            raise Complaint("scenario-line", line=line, problem=problem) from problem
        self.lines.pop(0)
        if is_order:
            self.orders.append(Ordered(line, [names[pick] for pick in answer], names, self.turn()))
        return answer[:1] if is_order else answer

    def turn(self) -> Turn:
        return int(self.game.turn), int(self.game.players[self.game.turn].turns), self.game.is_extra_turn

    def close_orders(self, is_over: bool = False) -> None:
        """Forget what was put in order on an earlier turn; complain if some of it never came."""
        for order in self.orders.copy():
            if is_over or order.turn != self.turn():
                self.orders.remove(order)
                if order.rest and not order.names_all:
                    raise Complaint("scenario-left", line=order.line, left=Names("card", tuple(order.rest)))

    def next_fits(self, decision: Decision) -> bool:
        if not self.lines:
            return False
        _, seat, purpose, picks = self.lines[0]
        names = decision.options.names()
        return (seat, purpose) == (decision.seat, decision.purpose) and set(picks) <= set(names) and picks != ()


def asked(decision: Decision) -> str:
    """A question as the beginning of a line in a script: `1 discard`."""
    return f"{decision.seat + 1} {decision.purpose}"
