"""What stands beside a game and is no part of its state: who answers, and what was answered and told."""

from __future__ import annotations

from typing import Any, Final, final

from fiefdom.engine.decision import Answer, Answerer, CardOptions, Decision, Outsider
from fiefdom.engine.event import Event
from fiefdom.engine.native import mypyc_attr
from fiefdom.engine.rng import Rng


@final
class Given:
    """An answer that was given, with what it was an answer to, and how many events there were by then."""

    def __init__(self, decision: Decision, answer: Answer, events: int) -> None:
        self.events: Final = events
        self.seat: Final = decision.seat
        self.purpose: Final = decision.purpose
        self.picked: Final = decision.picked(answer)
        self.answer: Final = answer
        options = decision.options
        # Which cards were picked, by their numbers, if they were cards.
        self.idents: Final = [int(options.idents[pick]) for pick in answer] if isinstance(options, CardOptions) else []
        # Whether there was anything to pick.
        self.had_choice: Final = decision.most > 0

    def fits(self, decision: Decision) -> bool:
        """Whether it can be the answer to this, too."""
        return (
            self.seat == decision.seat
            and self.purpose == decision.purpose
            and max(self.answer, default=-1) < decision.options.size()
            and self.picked == decision.picked(self.answer)
        )

    def answer_in(self, decision: Decision, swaps: dict[int, int]) -> Answer | None:
        """The answer to this in another world: whichever cards lie there where these lay; None if it does not fit.

        It goes by cards and not by places among the options: how many options come first is a secret, too.
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


@mypyc_attr(acyclic=True)
@final
class World:
    """A world that a seat cannot tell from the true one, as long as so many answers have been given.

    What others picked until then are the cards that lie there instead, by `swaps`; from then on chance is another one.
    """

    def __init__(self, seat: int, answers: int, chance: Rng, swaps: dict[int, int]) -> None:
        self.seat: Final = seat
        self.answers: Final = answers
        self.chance: Final = chance
        self.swaps: Final = swaps


@final
class Log:
    """What was answered and told since some moment, and before it, in earlier logs: those are shared, never copied."""

    def __init__(self, earlier: Log | None = None) -> None:
        self.earlier: Final = earlier
        self.events_before: Final = 0 if earlier is None else earlier.count_events()
        self.given_before: Final = 0 if earlier is None else earlier.count_given()
        self.events: Final[list[Event]] = []
        self.given: Final[list[Given]] = []

    def count_events(self) -> int:
        return self.events_before + len(self.events)

    def count_given(self) -> int:
        return self.given_before + len(self.given)

    def closed(self) -> Log:
        """The same, joined with earlier logs that are not much longer, so that all of them make a short chain.

        It must be short: objects that are freed many levels deep crash the compiled build.
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

    def events_since(self, number: int) -> list[Event]:
        """All events from this number on."""
        pieces: list[list[Event]] = []
        log: Log | None = self
        while log is not None and log.count_events() > number:
            pieces.append(log.events[max(0, number - log.events_before) :])
            log = log.earlier
        return [event for piece in reversed(pieces) for event in piece]

    def given_since(self, number: int) -> list[Given]:
        """All answers from this number on."""
        pieces: list[list[Given]] = []
        log: Log | None = self
        while log is not None and log.count_given() > number:
            pieces.append(log.given[max(0, number - log.given_before) :])
            log = log.earlier
        return [given for piece in reversed(pieces) for given in piece]


@final
class Desk:
    """Who answers for each seat, with the view that each is given; and how the game is run."""

    def __init__(self, bots: list[Any], views: list[Any]) -> None:
        self.bots: Final = bots
        self.views: Final = views
        self.answerers: Final[list[Answerer | None]] = [
            None if bot is None else bot if isinstance(bot, Answerer) else Outsider(bot) for bot in bots
        ]
        # What made the views, if a function of the game and the seat did.
        self.view_of: Any = None
        # Answers to give before anybody is asked.
        self.script: list[Given] = []
        # Where answers and events are written down; None if nobody listens.
        self.log: Log | None = None
        # Whether questions with only one answer are asked too.
        self.asks_forced = False
        # Whether everybody is asked who might have something, so that nobody learns who has nothing.
        self.is_discreet = False
        # The world that is played in, if it is not the true one.
        self.world: World | None = None
        # Whether `check` runs at every decision, and how many cards there were when it first did.
        self.is_checked = False
        self.card_count = 0


# At which nobody sits and nobody listens.
EMPTY_DESK: Final = Desk([], [])
