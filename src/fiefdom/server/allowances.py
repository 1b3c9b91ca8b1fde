"""Counts what everybody uses, and refuses what is beyond the limits."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Literal, TypeAlias, cast, get_args

from msgspec import Struct, json

from fiefdom.errors import Complaint, Part
from fiefdom.server.limits import Limits

# How many bits of an IPv6 address a household or a rented machine has for itself.
OWN_BITS = 64
# This many events of a game, sent at once, are as much work as a request.
EVENTS_OF_A_REQUEST = 500

# What is counted as it is used, and what as long as it is open; and whose it is if it is everybody's.
Rate: TypeAlias = Literal["requests", "pages", "tables", "lines"]
Held: TypeAlias = Literal["sockets", "connections"]
Open: TypeAlias = dict[tuple[str, str], int]
ALL = "*"
# Other processes hear only of addresses, and only of this many at once and each time: PostgreSQL takes no more than
# 8,000 bytes at once. For how many seconds it counts what another process has open.
REPORTED = re.compile(r"[0-9a-f.:/]{1,43}|\*")
REPORTED_AT_ONCE, MOST_REPORTED = 100, 400
SILENCE = 2.5


class Used(Struct, array_like=True):
    """This much of something is used by somebody."""

    what: Rate | Held
    whose: str
    n: int


class Report(Struct, array_like=True):
    """What another process reports; with its first part, what it reported before no longer counts."""

    is_first: bool
    counted: list[Used]


encode_report = json.Encoder().encode
decode_report = json.Decoder(Report).decode


class TooFast(Complaint):
    """Somebody asks for too much at once; `delay` is how many seconds to wait before it is allowed."""

    def __init__(self, delay: float, key: str = "server-too-fast", **parts: Part) -> None:
        super().__init__(key, **parts)
        self.delay = delay


class Allowance:
    """This many a second in the long run, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def now(self) -> float:
        """How much is allowed now; nothing if too much has been spent."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left

    def use(self) -> None:
        """Use one more, if that is allowed now."""
        if self.now() < 1:
            raise TooFast(self.delay())
        self.left -= 1

    def spend(self, amount: float) -> None:
        """Use this much, though it may be more than is left."""
        self.left = self.now() - amount

    def delay(self, wanted: float = 1.0) -> float:
        """How many seconds until this much is allowed."""
        return max(0.0, (wanted - self.now()) / self.rate)

    def is_full(self) -> bool:
        """Whether nothing has been used for so long that there is nothing left to remember."""
        return self.now() >= self.burst


def messages_of_connection(limits: Limits) -> Allowance:
    """The messages of one connection."""
    return Allowance(limits.messages_a_second, 2 * limits.messages_a_second)


def lines_of_connection(limits: Limits) -> Allowance:
    """The lines of chat of one connection."""
    return Allowance(limits.lines_a_minute / 60, 5)


def party(address: str) -> str:
    """Whom an address belongs to, as far as we can tell: for IPv6, all addresses of a /64 are the same party."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), OWN_BITS), strict=False))


class Usage:
    """What each party uses of the server, and what all do together.

    Processes that share a database tell each other once a second (`reports`, `hear`), so that what is used at one of
    them soon counts at all.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._connected: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self._rates: dict[Rate, dict[str, Allowance]] = {rate: {} for rate in get_args(Rate)}
        # What was used here since the last report to the others.
        self._unreported: Counter[tuple[Rate, str]] = Counter()
        # What is open at each of the others, and when it said so.
        self._elsewhere: dict[str, tuple[Open, float]] = {}

    def socket_opened(self, address: str) -> bool:
        """Whether there may be one more socket that has not become a connection to a table."""
        whose = party(address)
        self._sockets[whose] += 1
        return self._sockets[whose] + self._open_elsewhere("sockets", whose) <= self.limits.sockets_per_address

    def socket_closed(self, address: str) -> None:
        whose = party(address)
        self._sockets[whose] -= 1
        if not self._sockets[whose]:
            del self._sockets[whose]

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        whose = party(address)
        if self._connected[whose] + self._open_elsewhere("connections", whose) >= self.limits.connections_per_address:
            raise Complaint("server-many-connections", most=self.limits.connections_per_address)
        if self._connected.total() + self._open_elsewhere("connections", ALL) >= self.limits.connections:
            raise Complaint("server-full")
        self._connected[whose] += 1
        try:
            yield
        finally:
            self._connected[whose] -= 1
            if not self._connected[whose]:
                del self._connected[whose]

    def check_request(self, address: str) -> None:
        self._use("requests", address)

    def catch_up(self, address: str, events: int) -> float:
        """Somebody wants this many events at once, which counts like requests; for how many seconds they must wait."""
        whose, requests = party(address), events // EVENTS_OF_A_REQUEST
        allowance = self._allowance("requests", whose)
        if requests:
            allowance.spend(requests)
            self._unreported["requests", whose] += requests
        return allowance.delay(0.0)

    def check_page(self, address: str) -> None:
        self._use("pages", address)

    def check_line(self, address: str) -> None:
        """Somebody who only watches says something."""
        self._use("lines", address)

    def check_opening(self, address: str) -> None:
        """Somebody opens a table, or another one for a rematch."""
        try:
            self._use("tables", address)
        except TooFast as early:
            raise TooFast(early.delay, "server-many-tables", most=self.limits.tables_an_hour) from early

    def _use(self, rate: Rate, address: str) -> None:
        whose = party(address)
        self._allowance(rate, whose).use()
        self._unreported[rate, whose] += 1

    def _allowance(self, rate: Rate, whose: str) -> Allowance:
        found = self._rates[rate].get(whose)
        if found is None:
            found = self._rates[rate][whose] = self._new_allowance(rate)
        return found

    def _new_allowance(self, rate: Rate) -> Allowance:
        limits = self.limits
        match rate:
            case "requests":
                return Allowance(limits.requests_a_second, 5 * limits.requests_a_second)
            case "pages":
                return Allowance(limits.pages_a_second, 5 * limits.pages_a_second)
            case "tables":
                return Allowance(limits.tables_an_hour / 3600, limits.tables_an_hour)
            case "lines":
                return Allowance(limits.watchers_lines_per_address / 60, 5)

    # -- Processes that share a database -------------------------------------------------------------

    def reports(self) -> Iterator[str]:
        """What to report to the others: what is open here, and what was used since the last time. If that is too much,
        only those who have and use most.
        """
        opened = {("sockets", whose): n for whose, n in self._sockets.items()}
        opened |= {("connections", whose): n for whose, n in self._connected.items()}
        if opened:
            opened["connections", ALL] = self._connected.total()
        used, self._unreported = self._unreported, Counter()
        counted = [
            Used(cast(Rate | Held, what), whose, n)
            for (what, whose), n in [*opened.items(), *used.items()]
            if REPORTED.fullmatch(whose)
        ]
        counted = sorted(counted, key=lambda each: -each.n)[:MOST_REPORTED]
        for first in range(0, max(1, len(counted)), REPORTED_AT_ONCE):
            yield encode_report(Report(first == 0, counted[first : first + REPORTED_AT_ONCE])).decode()

    def hear(self, process: str, text: str) -> None:
        """Another process reports what is open and was used there."""
        report = decode_report(text)
        open_there: Open = {} if report.is_first else dict(self._elsewhere.get(process, ({}, 0.0))[0])
        for each in report.counted:
            if each.what == "sockets" or each.what == "connections":
                open_there[each.what, each.whose] = each.n
            else:
                self._allowance(each.what, each.whose).spend(each.n)
        self._elsewhere[process] = open_there, time.monotonic()

    def _open_elsewhere(self, what: str, whose: str) -> int:
        lately = time.monotonic() - SILENCE
        return sum(there.get((what, whose), 0) for there, when in self._elsewhere.values() if when > lately)

    def forget_the_quiet(self) -> None:
        """Forget parties that have used nothing for a while, and processes that are gone."""
        for process, (_, when) in list(self._elsewhere.items()):
            if when < time.monotonic() - SILENCE:
                del self._elsewhere[process]
        for allowances in self._rates.values():
            for whose, allowance in list(allowances.items()):
                if allowance.is_full():
                    del allowances[whose]

    def check_tables(self, tables: int) -> None:
        if tables >= self.limits.tables:
            raise Complaint("server-full")

    def check_entries(self, entries: int) -> None:
        """One more thing is done at a table that has this many entries, without those of its chat."""
        if entries >= self.limits.table_entries:
            raise Complaint("server-table-long", most=self.limits.table_entries)

    def check_watchers(self, watchers: int) -> None:
        if watchers >= self.limits.watchers_per_table:
            raise Complaint("server-many-watchers", most=self.limits.watchers_per_table)
