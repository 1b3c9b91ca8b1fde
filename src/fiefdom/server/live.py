"""A table in memory, and the clients that are connected to it."""

from __future__ import annotations

import time
from asyncio import Event, Lock, Queue, QueueFull, Task
from collections.abc import Iterable
from dataclasses import dataclass, field

from fiefdom.locale.speaker import ENGLISH, Speaker, languages, speaker
from fiefdom.server import messages
from fiefdom.server.frames import line_seen
from fiefdom.server.room import MOST_SAID, Room, Who

# How many messages may wait for a slow client before it is cut off; when it comes back, it gets what it missed. All the
# chat that a newcomer is sent has to fit.
MOST_WAITING = MOST_SAID + 64
# How long seats count as connected to another process that has not said so again, in seconds.
TIME_TO_ANNOUNCE = 150.0
# How long the database may not hear that a table is in use, in seconds: less than tables are kept at least.
QUIET = 30 * 60.0


class Guest:
    """A client at a table. What it is told waits in a queue; None means that it is cut off."""

    def __init__(self, who: Who, language: str, have: int) -> None:
        self.who = who
        self.say = speech(language)
        # The last entry that it has been told about.
        self.number = have
        self.queue: Queue[bytes | None] = Queue(MOST_WAITING)
        self.is_cut_off = False
        # Whether that is because the server closes, and not because the client is too slow.
        self.is_going = False

    def tell(self, news: bytes) -> None:
        if self.is_cut_off:
            return
        try:
            self.queue.put_nowait(news)
        except QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        self.is_cut_off = True
        while self.queue.full() or not (self.is_going or self.queue.empty()):
            self.queue.get_nowait()
        self.queue.put_nowait(None)


def tell_lines(guests: Iterable[Guest], room: Room, since: int) -> None:
    """Tell what was said after this entry."""
    for line in room.said:
        if line.number > since:
            for guest in guests:
                guest.tell(messages.encode(line_seen(line, guest.say)))


def speech(language: str) -> Speaker:
    return speaker(language if language in languages() else ENGLISH)


@dataclass
class Live:
    """A table in memory, with those who are connected to it."""

    room: Room
    lock: Lock = field(default_factory=Lock)
    guests: set[Guest] = field(default_factory=set)
    changed: Event = field(default_factory=Event)
    driver: Task[None] | None = None
    # Bots make their plans while people think about their first moves.
    preparing: Task[None] | None = None
    # Whether this process made the last entry: then it is for this one to let bots think.
    is_ours: bool = True
    touched: float = 0.0
    # When the database was last told that the table is in use.
    noted: float = 0.0

    # The seats that are connected to other processes, and when they said so.
    elsewhere: dict[str, tuple[set[int], float]] = field(default_factory=dict)

    def is_quiet(self) -> bool:
        """Whether the database has not heard of the table for so long that it might be deleted one day."""
        return time.time() - self.noted > QUIET

    def present_here(self) -> set[int]:
        return {guest.who.seat for guest in self.guests if guest.who.seat is not None}

    def present(self) -> set[int]:
        """The seats that are connected, to whichever process."""
        lately = time.monotonic() - TIME_TO_ANNOUNCE
        return self.present_here().union(*(seats for seats, when in self.elsewhere.values() if when > lately))
