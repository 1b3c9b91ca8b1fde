"""What a game needs besides its state: who answers (Desk), and what was answered and what happened (Log)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from fiefdom.engine.decision import (
    FIRST,
    GAME_OVER,
    RESIGN,
    Answer,
    Answerer,
    CardOptions,
    Decision,
    LabelOptions,
    Outsider,
)
from fiefdom.engine.event import Event
from fiefdom.engine.native import mypyc_attr
from fiefdom.engine.rng import Rng

if TYPE_CHECKING:
    from fiefdom.engine.game import Game


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


@mypyc_attr(acyclic=True)
@final
class World:
    """How a resampled game differs from the real one; to `seat` they look the same for this many `answers`.

    For these, `swaps` says which card another seat picked instead of which; after that, `chance` is the randomness.
    """

    def __init__(self, seat: int, answers: int, chance: Rng, swaps: dict[int, int]) -> None:
        self.seat: Final = seat
        self.answers: Final = answers
        self.chance: Final = chance
        self.swaps: Final = swaps


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


@final
class Desk:
    """Who answers for each seat, the view that each of them gets, and how the game is run."""

    def __init__(self, bots: list[Any], views: list[Any]) -> None:
        self.bots: Final = bots
        self.views: Final = views
        self.answerers: Final[list[Answerer | None]] = [
            None if bot is None else bot if isinstance(bot, Answerer) else Outsider(bot) for bot in bots
        ]
        # The function of the game and the seat that made the views, if one did.
        self.view_of: Any = None
        # Answers to give before anybody is asked, and then one for the next person who is asked.
        self.script: list[Given] = []
        self.next: Answer | None = None
        # How many answers of scripts have been given.
        self.replayed = 0
        # The game as it was between the last two effects, if anybody stores that; the log has the answers since.
        self.checkpoint: Game | None = None
        # How many questions nobody was asked, because the player who should answer has resigned.
        self.unasked = 0
        # Where answers and events are written down; None if they are not.
        self.log: Log | None = None
        # Whether questions with only one answer are asked too.
        self.asks_forced = False
        # Whether players who have nothing to pick are asked all the same, so that nobody learns it.
        self.is_discreet = False
        # How this game differs from the real one, if it was resampled.
        self.world: World | None = None
        # Whether `check` runs at every decision, and how many cards there were when it first did.
        self.is_checked = False
        self.card_count = 0

    def count_given(self) -> int:
        """How many answers have been given: all of them if there is a log, else those of scripts."""
        return self.replayed if self.log is None else self.log.count_given()


# Nobody sits here, and nothing is logged.
EMPTY_DESK: Final = Desk([], [])
