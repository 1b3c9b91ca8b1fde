"""Tables in memory: who is connected to this process and to others."""

from __future__ import annotations

import time

from fiefdom.server.live import TIME_TO_ANNOUNCE, Live
from fiefdom.server.room import Room


def test_who_is_connected_elsewhere_counts_until_nothing_was_heard_for_a_while() -> None:
    live = Live(Room("table"))
    now = time.monotonic()
    live.elsewhere["one"] = {1}, ("mark",), now
    live.elsewhere["gone"] = {2}, ("other mark",), now - TIME_TO_ANNOUNCE - 1
    assert live.present() == {1}
    assert live.watching() == ["mark"]
    assert live.is_attended()
    live.elsewhere["one"] = {1}, ("mark",), now - TIME_TO_ANNOUNCE - 1
    assert not live.is_attended()
