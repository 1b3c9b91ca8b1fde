"""A table in memory, and the clients that are connected to it."""

from __future__ import annotations

import time
from asyncio import Event, Lock, Queue, QueueFull, Task
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from itertools import chain

from fiefdom.errors import Complaint
from fiefdom.locale.speaker import ENGLISH, Speaker, languages, speaker
from fiefdom.server import messages
from fiefdom.server.entries import Ending
from fiefdom.server.frames import line_seen
from fiefdom.server.pauses import Pauses
from fiefdom.server.room import MOST_SAID, Room
from fiefdom.server.seats import Who
from fiefdom.server.turns import Whose

# The codes with which a WebSocket is closed.
REFUSED = 4000
TOO_SLOW = 4008
GOING_AWAY = 1001
# How many messages may wait for a slow client before it is cut off; when it comes back, it gets what it missed. All the
# chat that a newcomer is sent has to fit.
MOST_WAITING = MOST_SAID + 64
# How long seats count as connected to another process that has not said so again, in seconds.
TIME_TO_ANNOUNCE = 150.0
# How long the database may not hear that a table is in use, in seconds: less than any table may live unused.
QUIET = 30 * 60.0


class Guest:
    """A client at a table. What it is sent waits in a queue; None means that it is cut off.

    `keys` are the hashes of its keys, and `mark` stands for its address at this table.
    """

    def __init__(
        self, who: Who, language: str, have: int, address: str = "", keys: Collection[str] = (), mark: str = ""
    ) -> None:
        self.who = who
        self.address = address
        self.keys = frozenset(keys)
        self.mark = mark
        self.say = speech(language)
        # The last entry that it has been told about.
        self.number = have
        self.queue: Queue[bytes | None] = Queue(MOST_WAITING)
        self.is_cut_off = False
        # Why, as the code with which its WebSocket is closed.
        self.code = TOO_SLOW

    def tell(self, news: bytes) -> None:
        if self.is_cut_off:
            return
        try:
            self.queue.put_nowait(news)
        except QueueFull:
            self.cut_off()

    def cut_off(self, code: int = TOO_SLOW) -> None:
        """Close its connection; unless it is too slow, it still gets what it was sent."""
        self.is_cut_off, self.code = True, code
        while self.queue.full() or not (code != TOO_SLOW or self.queue.empty()):
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def recognise(self, room: Room) -> None:
        """See who this is now: a seat may have been given up, and people who were sent away have to go."""
        try:
            self.who = replace(room.known(self.keys, self.mark), counts=self.who.counts)
        except Complaint as complaint:
            if not self.is_cut_off:
                self.tell(messages.encode(messages.Error(complaint.key, self.say.say_complaint(complaint))))
                self.cut_off(REFUSED)


def tell_lines(guests: Iterable[Guest], room: Room, since: int) -> None:
    """Send what was said after this entry."""
    for line in room.said:
        if line.number > since:
            for guest in guests:
                guest.tell(messages.encode(line_seen(line, guest.say)))


def speech(language: str) -> Speaker:
    return speaker(language if language in languages() else ENGLISH)


@dataclass
class Gathering:
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
    # The other process that did, and when it was heard.
    owner: str = ""
    heard: float = 0.0
    touched: float = 0.0
    # When the database was last told that the table is in use.
    noted: float = 0.0
    # Whose table it is, for sharing the time that bots think: who opened it or, if it has rested since, who came first.
    party: str = ""
    # What a discreet table waits for before it answers for those who have nothing to decide.
    pauses: Pauses = field(default_factory=Pauses)

    # The seats and the marks of those who watch that are connected to other processes, and when they said so.
    elsewhere: dict[str, tuple[set[int], tuple[str, ...], float]] = field(default_factory=dict)

    # What the twin of this table was last told of how the game here ended.
    told_twin: tuple[Ending, ...] = ()

    def is_quiet(self) -> bool:
        """Whether the database has not heard of the table for so long that it might be deleted one day."""
        return time.time() - self.noted > QUIET

    def whose(self) -> Whose:
        return Whose(self.party or self.room.name, self.is_attended)

    def is_attended(self) -> bool:
        """Whether somebody is there, connected to whichever process."""
        return bool(self.guests) or bool(self.present())

    def is_at_work(self) -> bool:
        """Whether something happens here by itself."""
        return any(task is not None and not task.done() for task in (self.driver, self.preparing))

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        for task in (self.driver, self.preparing):
            if task is not None:
                task.cancel()

    def is_in_use(self) -> bool:
        """Whether anybody is connected to this process who does more than watch."""
        return any(not guest.who.is_watcher for guest in self.guests)

    def send_to_twin(self) -> None:
        """Send those who play at the other of two tables there, if people have been dealt to two."""
        for guest in self.guests:
            if self.room.has_moved(guest.keys):
                guest.tell(messages.encode(messages.Moved(self.room.twin)))

    def send_to_rematch(self) -> None:
        for guest in self.guests:
            guest.tell(messages.encode(messages.Moved(self.room.rematch)))

    def present_here(self) -> set[int]:
        return {guest.who.seat for guest in self.guests if guest.who.seat is not None}

    def watching_here(self) -> list[str]:
        """The mark of each connection that only watches."""
        return [guest.mark for guest in self.guests if guest.who.is_watcher]

    def present(self) -> set[int]:
        """The seats that are connected, to whichever process."""
        return self.present_here().union(*(seats for seats, _, when in self.elsewhere.values() if is_recent(when)))

    def watching(self) -> list[str]:
        """The mark of each connection that only watches, to whichever process."""
        marks = (marks for _, marks, when in self.elsewhere.values() if is_recent(when))
        return [*self.watching_here(), *chain.from_iterable(marks)]


def is_recent(when: float) -> bool:
    return when > time.monotonic() - TIME_TO_ANNOUNCE
