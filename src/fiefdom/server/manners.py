"""How people behave at a table: who may write in the chat, and whom the host has sent away."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from fiefdom.errors import Complaint
from fiefdom.server.allowances import TooFast, party

MINUTE = 60.0


@dataclass(frozen=True)
class SaidLine:
    """Something that was said, by a player or by one of those who watch, by number; a notice is what the server itself
    has to say, in everybody's own language.
    """

    number: int
    when: float
    name: str = ""
    text: str = ""
    watcher: int = 0
    notice: Complaint | None = None


class Manners:
    """What the host of a table has decided, and what was said by people who only watch.

    People who watch have no name. They have a mark instead, which is made from their address and says nothing about it
    to anybody who does not know the salt.
    """

    def __init__(self, salt: str = "") -> None:
        self.salt = salt
        # Whether the chat is closed for all who watch; and the seats and marks for which it is.
        self.is_closed = False
        self.muted: set[int | str] = set()
        # The marks and the hashes of keys of those who were sent away.
        self.removed: set[str] = set()
        # Those who have said something while they watched, in the order in which they first did.
        self.speakers: list[str] = []
        self.lately: deque[float] = deque()

    def mark(self, address: str) -> str:
        """How somebody at this address is called here; the same in all games of a series."""
        return hashlib.sha256(f"{self.salt} {party(address)}".encode()).hexdigest()[:12] if address else ""

    def number(self, mark: str) -> int:
        """Which of those who watch and have said something this is, from 1; 0 for anybody else."""
        return self.speakers.index(mark) + 1 if mark in self.speakers else 0

    def may_speak(self, mark: str) -> bool:
        """Whether somebody who only watches may say something."""
        return not self.is_closed and mark not in self.muted

    def mute(self, whom: int | str, *, is_muted: bool) -> None:
        """Close the chat for a seat or a mark or, without either, for all who watch; or open it again."""
        if whom == "":
            self.is_closed = is_muted
        elif is_muted:
            self.muted.add(whom)
        else:
            self.muted.discard(whom)

    def remove(self, *marks_and_keys: str) -> None:
        self.removed.update(each for each in marks_and_keys if each)

    def said(self, mark: str, when: float) -> None:
        """Somebody who only watches has said something."""
        self.lately.append(when)
        while self.lately[0] < when - MINUTE:
            self.lately.popleft()
        if mark and mark not in self.speakers:
            self.speakers.append(mark)

    def check_pace(self, most: int) -> None:
        """Complain if those who watch have said too much in the last minute."""
        if len(self.lately) >= most and (delay := self.lately[-most] + MINUTE - time.time()) > 0:
            raise TooFast(delay, "server-chatty")

    def reseat(self, seats: Sequence[int]) -> None:
        """Only these seats are left, with new numbers."""
        marks = {whom for whom in self.muted if isinstance(whom, str)}
        self.muted = {*marks, *(number for number, seat in enumerate(seats) if seat in self.muted)}
