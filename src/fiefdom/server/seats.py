"""Who sits at a table and who else is there, known by the keys that they hold."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass


@dataclass
class RoomSeat:
    """A seat: of a bot, or of the person who holds the key; `stand_in` is the bot that plays for an absent person."""

    name: str
    bot: str
    key: str = ""
    mark: str = ""
    stand_in: str = ""
    plan: str = ""
    resigned: bool = False

    @property
    def is_free(self) -> bool:
        return not self.bot and not self.key

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now; empty if a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class Who:
    """Somebody at a table: in a seat or watching, whether they are the host, whether they may write in the chat, and
    whether they count what they own.
    """

    seat: int | None
    is_host: bool
    may_speak: bool = True
    counts: bool = False

    @property
    def is_watcher(self) -> bool:
        return self.seat is None and not self.is_host


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """A key that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)
