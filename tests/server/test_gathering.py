"""Tables in memory: who is connected to this process and to others."""

from __future__ import annotations

import time

from fiefdom.server.gathering import TIME_TO_ANNOUNCE, Gathering
from fiefdom.server.room import Room


def test_who_is_connected_elsewhere_counts_until_nothing_was_heard_for_a_while() -> None:
    gathering = Gathering(Room("table"))
    now = time.monotonic()
    gathering.elsewhere["one"] = {1}, ("mark",), now
    gathering.elsewhere["gone"] = {2}, ("other mark",), now - TIME_TO_ANNOUNCE - 1
    assert gathering.present() == {1}
    assert gathering.watching() == ["mark"]
    assert gathering.is_attended()
    gathering.elsewhere["one"] = {1}, ("mark",), now - TIME_TO_ANNOUNCE - 1
    assert not gathering.is_attended()
