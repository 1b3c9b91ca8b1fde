"""How much anybody may ask of the server."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from fiefdom.errors import Complaint


class TooFast(Complaint):
    """Somebody asks for too much at once; `delay` is how many seconds to wait before it is allowed."""

    def __init__(self, delay: float) -> None:
        super().__init__("server-too-fast")
        self.delay = delay


class Allowance:
    """So many a second in the long run, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def use(self) -> None:
        """Use one more, if that is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            raise TooFast(self.delay())
        self.left -= 1

    def delay(self) -> float:
        """How many seconds until one more is allowed."""
        return max(0.0, (1 - self.left) / self.rate - (time.monotonic() - self.since))


@dataclass
class Limits:
    """What one address, one table and all together may have; see `fiefdom serve --help`."""

    message_bytes: int = 16_384
    messages_a_second: float = 20.0
    lines_a_second: float = 0.5
    connections_per_address: int = 50
    tables_per_address: int = 60  # an hour
    requests_a_second: float = 20.0
    tables: int = 10_000
    watchers_per_table: int = 100
    connections: int = 5_000
    _connected: Counter[str] = field(default_factory=Counter)
    _opening: dict[str, Allowance] = field(default_factory=dict)
    _requests: dict[str, Allowance] = field(default_factory=dict)

    @classmethod
    def none(cls) -> Limits:
        """No limits but the size of messages, for measuring."""
        return cls(
            messages_a_second=1e9,
            lines_a_second=1e9,
            connections_per_address=1_000_000,
            tables_per_address=1_000_000_000,
            requests_a_second=1e9,
            tables=1_000_000_000,
            watchers_per_table=1_000_000,
            connections=1_000_000,
        )

    def messages(self) -> Allowance:
        return Allowance(self.messages_a_second, 2 * self.messages_a_second)

    def lines(self) -> Allowance:
        return Allowance(self.lines_a_second, 5)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        if self._connected[address] >= self.connections_per_address:
            raise Complaint("server-many-connections", most=self.connections_per_address)
        if self._connected.total() >= self.connections:
            raise Complaint("server-full")
        self._connected[address] += 1
        try:
            yield
        finally:
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]

    def check_request(self, address: str) -> None:
        allowance = Allowance(self.requests_a_second, 5 * self.requests_a_second)
        self._use(self._requests, address, allowance)

    def check_opening(self, address: str) -> None:
        self._use(self._opening, address, Allowance(self.tables_per_address / 3600, self.tables_per_address))

    def _use(self, allowances: dict[str, Allowance], address: str, new: Allowance) -> None:
        allowances.setdefault(address, new).use()

    def forget_the_quiet(self) -> None:
        """Forget addresses that have used nothing for a while."""
        for allowances in (self._opening, self._requests):
            for address, allowance in list(allowances.items()):
                quiet = time.monotonic() - allowance.since
                if allowance.left + quiet * allowance.rate >= allowance.burst:
                    del allowances[address]

    def check_tables(self, tables: int) -> None:
        if tables >= self.tables:
            raise Complaint("server-full")

    def check_watchers(self, watchers: int) -> None:
        if watchers >= self.watchers_per_table:
            raise Complaint("server-many-watchers", most=self.watchers_per_table)
