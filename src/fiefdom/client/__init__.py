"""A small client for tables on a server; `fiefdom.client.aio` has the same for asyncio. See docs/client.md."""

from fiefdom.client.blocking import Seat, open_table, take_seat, watch
from fiefdom.client.refusals import Refused, Unreachable

__all__ = ["Refused", "Seat", "Unreachable", "open_table", "take_seat", "watch"]
