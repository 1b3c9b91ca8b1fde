"""A bot in a seat at a table on a server, game after game."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import SystemRandom

from fiefdom.bots.bot import Bot
from fiefdom.bots.plan import needed_by
from fiefdom.cards.catalog import catalog
from fiefdom.cards.draft import suggested
from fiefdom.client.aio import is_asked, is_choosing
from fiefdom.client.blocking import Seat
from fiefdom.client.refusals import Refused
from fiefdom.engine.decision import Answer
from fiefdom.errors import Complaint, cards
from fiefdom.roster import for_another_kingdom, plans_of
from fiefdom.server.messages import Agree, Return, State
from fiefdom.views.pictured import PictureReader

# How long to wait for a rematch if all other people have gone, and how often to look, in seconds.
PATIENCE_ALONE = 60.0
GLANCE = 2.0
# Refusals after which there is nothing to do but wait for the next state.
OVERTAKEN = (
    "server-answered", "server-not-asked", "server-not-choosing", "server-is-playing", "server-is-paused",
    "server-is-over", "server-is-ended",
)  # fmt: skip


class BotPlayer:
    """Answers for a seat with a bot, which gets a view and a decision as at any other table."""

    def __init__(self, seat: Seat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot
        self.games = 0
        self.chance = SystemRandom()
        # How many seconds it took for its last answers.
        self.taken: deque[float] = deque(maxlen=20)

    def play_series(self, on_end: Callable[[State], None]) -> None:
        """Play to the end, and every rematch; `on_end` gets the last state of each game."""
        while True:
            self.play_game()
            self.games += 1
            on_end(self.seat.state)
            if not self.is_rematch_wanted():
                return
            self.bot = for_another_kingdom(self.bot, self.games)

    def play_game(self) -> None:
        reader: PictureReader | None = None
        for state in self.seat.states():
            if state.can.agree:
                self.seat.send(Agree(True))
            elif state.can.come_back:
                self.seat.send(Return())
            elif is_choosing(state):
                self.choose(state)
            elif is_asked(state):
                reader = reader or reader_of(state)
                self.answer(self.picks(reader, state))

    def picks(self, reader: PictureReader, state: State) -> Answer:
        """What the bot picks. Where there is only one answer, it seems to think for as long as it recently did."""
        assert state.question is not None
        assert state.picture is not None
        view = reader.view({**state.picture, "question": state.question})
        decision = reader.decision(state.question, view)
        if state.table.discreet and decision.is_forced():
            time.sleep(self.chance.choice(self.taken or [0.0]))
            return tuple(range(decision.least))
        begun = time.monotonic()
        picks = self.bot.answer(view, decision)
        self.taken.append(time.monotonic() - begun)
        return picks

    def answer(self, picks: Answer) -> None:
        with unless_overtaken():
            self.seat.answer(picks)

    def choose(self, state: State) -> None:
        """Choose a card for the kingdom, as bots at the server do; one that is not known here is left to others."""
        draft = state.table.draft
        assert draft is not None
        so_far = [catalog.known(name) for name in (*draft.named, *(each.card for each in draft.chosen))]
        choices = [kind for name in draft.cards if (kind := catalog.known(name)) is not None]
        needed = needed_by(plans_of([self.bot]))
        chosen = suggested([kind for kind in so_far if kind is not None], choices, needed, self.chance)
        with unless_overtaken():
            self.seat.choose(chosen.name)

    def is_rematch_wanted(self) -> bool:
        """Wait for a rematch as long as somebody is there who may ask for it."""
        give_up = time.monotonic() + PATIENCE_ALONE
        while self.seat.state.table.status == "over" and has_people(self.seat.state):
            if self.seat.next_game(GLANCE):
                return True
            if has_company(self.seat.state):
                give_up = time.monotonic() + PATIENCE_ALONE
            if time.monotonic() >= give_up:
                break
        return False


@contextmanager
def unless_overtaken() -> Iterator[None]:
    try:
        yield
    except Refused as refused:
        if refused.reason not in OVERTAKEN:
            raise


def reader_of(state: State) -> PictureReader:
    assert state.picture is not None
    try:
        return PictureReader(state.picture)
    except Complaint as complaint:
        raise Complaint("join-cards", cards=cards(*state.table.kingdom)) from complaint


def others(state: State) -> list[int]:
    """The seats of the other people."""
    return [n for n, seat in enumerate(state.table.seats) if seat.is_person and n != state.you.seat]


def has_people(state: State) -> bool:
    return bool(others(state))


def has_company(state: State) -> bool:
    return any(state.table.seats[seat].present for seat in others(state))
