"""What can go wrong between a client and a server."""

from __future__ import annotations

from fiefdom.errors import Complaint


class Unreachable(Complaint):
    """There is no server of Fiefdom at this address, or it has been away for too long."""


class Refused(Complaint):
    """The server said no, and nothing has changed there; `reason` is its key for that.

    If it only wants to be asked later, `delay` says in how many seconds.
    """

    def __init__(self, reason: str, text: str, delay: float = 0.0) -> None:
        super().__init__("client-refused", text=text)
        self.reason = reason
        self.delay = delay
