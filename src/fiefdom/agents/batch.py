"""Many episodes stepped in one call, with what their seats see written into long rows: observations, masks, seats."""

from __future__ import annotations

from typing import Final, final

from fiefdom.agents.answering import ROOM, WAIT
from fiefdom.agents.episode import Episode
from fiefdom.agents.writer import ObservationWriter
from fiefdom.engine.native import i16, i64, u8, vec
from fiefdom.engine.rng import Rng


def new_row(n: int) -> vec[i16]:
    return vec[i16]([i16(0)] * n)


def new_numbers(n: int) -> vec[i64]:
    return vec[i64]([i64(0)] * n)


def new_bytes(n: int) -> vec[u8]:
    return vec[u8]([u8(0)] * n)


@final
class Batch:
    """Episodes by number; each has its part of the rows, as long as an observation and as there are actions."""

    def __init__(self, writer: ObservationWriter, n: int, rows: vec[i16], masks: vec[u8], seats: vec[i64]) -> None:
        self.writer: Final = writer
        self.actions: Final[i64] = writer.numbering.actions
        self.masks: Final = masks
        self.observations: Final = [writer.observation(rows, i * writer.size) for i in range(n)]
        self.episodes: Final[list[Episode | None]] = [None] * n
        # The seat that is asked in each episode, or -1 if it is over.
        self.seats: Final = seats
        # The actions that are marked in the masks, and how many for each episode.
        self.marked: Final[vec[i64]] = vec[i64]([0] * (n * ROOM))
        self.counts: Final[vec[i64]] = vec[i64]([0] * n)

    def episode(self, i: int) -> Episode:
        episode = self.episodes[i]
        assert episode is not None, "an episode has been put in its place"
        return episode

    def put(self, i: int, episode: Episode) -> None:
        """Begin with another episode in this place, in another kingdom perhaps."""
        self.episodes[i] = episode
        self.show(i)

    def step(self, actions: list[int]) -> list[int]:
        """Do an action in each episode that is not over; returns the episodes that are over now."""
        over: list[int] = []
        for i in range(len(self.episodes)):
            if self.seats[i] >= 0:
                episode = self.episode(i)
                episode.act(i64(actions[i]))
                self.show(i)
                if episode.pending is None:
                    over.append(i)
        return over

    def show(self, i: int) -> None:
        """Write what the seat that is asked sees, or, at the end, what the seat that acted last sees."""
        episode = self.episode(i)
        decision = episode.pending
        if decision is None:
            seat = self.seats[i]
            self.seats[i] = -1
            self.writer.write(episode.views[max(seat, 0)], None, None, self.observations[i])
        else:
            self.seats[i] = decision.seat
            self.writer.write(episode.views[decision.seat], decision, episode.answering, self.observations[i])
        self.mark(i, episode)

    def mark(self, i: i64, episode: Episode) -> None:
        """Write the mask: the legal actions, or, when it is over, to wait."""
        masks = self.masks
        base = i * self.actions
        room: i64 = i * ROOM
        j: i64 = 0
        while j < self.counts[i]:
            masks[base + self.marked[room + j]] = u8(0)
            j += 1
        answering = episode.answering
        n = answering.n
        if n == 0:
            masks[base + WAIT] = u8(1)
            self.marked[room] = WAIT
            n = 1
        else:
            j = 0
            while j < n:
                action = answering.legal[j]
                masks[base + action] = u8(1)
                self.marked[room + j] = action
                j += 1
        self.counts[i] = n

    def random_actions(self, rng: Rng) -> list[int]:
        """A random legal action for each episode."""
        found: list[int] = []
        for i in range(len(self.episodes)):
            found.append(int(self.marked[i * ROOM + rng.below(self.counts[i])]))
        return found
