"""A small client for tables on a server; `fiefdom.client.aio` has the same for asyncio. See docs/client.md."""

from fiefdom.packages import install_command

try:
    from fiefdom.client.blocking import Seat, open_table, take_seat, watch
except ModuleNotFoundError as missing:
    advice = f"fiefdom.client needs {missing.name}. To install it: {install_command()}"
    raise ModuleNotFoundError(advice, name=missing.name) from missing
from fiefdom.client.refusals import Refused, Unreachable

__all__ = ["Refused", "Seat", "Unreachable", "open_table", "take_seat", "watch"]
