"""What was answered in a game and what happened in it."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.decision import (
    FIRST,
    GAME_OVER,
    RESIGN,
    Answer,
    CardOptions,
    Decision,
    LabelOptions,
)
from fiefdom.engine.event import Event
from fiefdom.engine.native import mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Given:
    """An answer that was given: to which question, and after how many events."""

    def __init__(self, decision: Decision, answer: Answer, events: int) -> None:
        self.events: Final = events
        self.seat: Final = decision.seat
        self.purpose: Final = decision.purpose
        # Tuples, which the garbage collector does not look through again and again.
        self.picked: Final = tuple(decision.picked(answer))
        self.answer: Final = answer
        options = decision.options
        # The numbers of the cards picked, if the options were cards.
        cards = [int(options.idents[pick]) for pick in answer] if isinstance(options, CardOptions) else []
        self.idents: Final = tuple(cards)
        # Whether there was anything to pick, or it changed something without a pick.
        self.counts: Final = decision.most > 0 or decision.purpose == RESIGN
        # Whether it was the only possible answer.
        self.is_forced: Final = decision.purpose != RESIGN and decision.is_forced()

    def fits(self, decision: Decision) -> bool:
        """Whether it can also answer this question."""
        return (
            self.seat == decision.seat
            and self.purpose == decision.purpose
            and max(self.answer, default=-1) < decision.options.size()
            and self.picked == tuple(decision.picked(self.answer))
        )

    def answer_in(self, decision: Decision, swaps: dict[int, int]) -> Answer | None:
        """The same answer in a resampled game, with the cards that lie there instead of these; None if it does not fit.

        It goes by cards, not by option indices, because how many options come first is secret too.
        """
        if self.seat != decision.seat or self.purpose != decision.purpose:
            return None
        options = decision.options
        if not isinstance(options, CardOptions):
            names = options.names()
            return tuple([names.index(name) for name in self.picked]) if set(self.picked) <= set(names) else None
        offered = [int(ident) for ident in options.idents]
        picks = [swaps.get(ident, ident) for ident in self.idents]
        return tuple([offered.index(ident) for ident in picks]) if set(picks) <= set(offered) else None


def resignation(seat: int, events: int) -> Given:
    """A player resigned, after this many events."""
    return Given(Decision(seat, GAME_OVER, RESIGN, None, LabelOptions([]), 0, 0, False), FIRST[0], events)


@final
class Log:
    """Answers and events since some point, with a link to the log before it, which is shared and never copied.

    If nobody will listen, it `hears` nothing: it has no events, only answers.
    """

    def __init__(self, earlier: Log | None = None, hears: bool = True) -> None:
        self.earlier: Final = earlier
        self.hears: Final = hears
        self.events_before: Final = 0 if earlier is None else earlier.count_events()
        self.given_before: Final = 0 if earlier is None else earlier.count_given()
        self.events: Final[list[Event]] = []
        self.given: Final[list[Given]] = []

    def count_events(self) -> int:
        return self.events_before + len(self.events)

    def count_given(self) -> int:
        return self.given_before + len(self.given)

    def closed(self) -> Log:
        """This log, joined with earlier ones that are not much longer, so that the chain of logs stays short.

        It has to be short: freeing a long chain of objects crashes the compiled build.
        """
        log = self
        while log.earlier is not None and len(log.earlier) <= 2 * len(log):
            joined = Log(log.earlier.earlier)
            joined.events.extend(log.earlier.events + log.events)
            joined.given.extend(log.earlier.given + log.given)
            log = joined
        return log if len(log) or log.earlier is None else log.earlier

    def __len__(self) -> int:
        return len(self.events) + len(self.given)

    def chain(self) -> list[Log]:
        """This log and those before it, the earliest first."""
        logs = [self]
        while logs[-1].earlier is not None:
            logs.append(logs[-1].earlier)
        logs.reverse()
        return logs

    def events_since(self, number: int) -> list[Event]:
        """All events from this number on."""
        return [event for log in self.chain() for event in log.events[max(0, number - log.events_before) :]]

    def given_since(self, number: int) -> list[Given]:
        """All answers from this number on."""
        return [given for log in self.chain() for given in log.given[max(0, number - log.given_before) :]]

    def given_at(self, number: int) -> Given:
        log = self
        while number < log.given_before and log.earlier is not None:
            log = log.earlier
        return log.given[number - log.given_before]
