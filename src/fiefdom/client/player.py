"""A bot in a seat at a table on a server, game after game."""

from __future__ import annotations

import time
from collections.abc import Callable

from fiefdom.bots.bot import Bot
from fiefdom.bots.roster import for_another_kingdom
from fiefdom.client.aio import is_asked
from fiefdom.client.blocking import Seat
from fiefdom.client.refusals import Refused
from fiefdom.engine.decision import Answer
from fiefdom.errors import Complaint, cards
from fiefdom.server.messages import Agree, Return, State
from fiefdom.views.pictured import PictureReader

# How long to wait for a rematch if all other people have gone, and how often to look, in seconds.
PATIENCE_ALONE = 60.0
GLANCE = 2.0
# Refusals after which there is nothing to do but to wait for the next state.
OVERTAKEN = ("server-answered", "server-not-asked", "server-is-paused", "server-is-over", "server-is-ended")


class SeatedBot:
    """Answers for a seat with a bot, which gets a view and a decision as at any other table."""

    def __init__(self, seat: Seat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot
        self.games = 0

    def play_series(self, told: Callable[[State], None]) -> None:
        """Play to the end, and every rematch; `told` gets the last state of each game."""
        while True:
            self.play_game()
            self.games += 1
            told(self.seat.state)
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
            elif is_asked(state):
                reader = reader or reader_of(state)
                picks = self.picks(reader, state)
                if picks is not None:
                    self.answer(picks)

    def picks(self, reader: PictureReader, state: State) -> Answer | None:
        """What the bot picks; None where a discreet table gives the only possible answer itself, after a while."""
        assert state.question is not None
        assert state.picture is not None
        decision = reader.decision(state.question)
        if state.table.discreet and decision.is_forced():
            return None
        return self.bot.answer(reader.view(state.picture), decision)

    def answer(self, picks: Answer) -> None:
        try:
            self.seat.answer(picks)
        except Refused as refused:
            if refused.reason not in OVERTAKEN:
                raise

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
