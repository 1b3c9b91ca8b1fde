"""Money: when it buys Gold and points, and a card of the kingdom on top."""

from __future__ import annotations

from fiefdom.bots.plan import Line
from fiefdom.engine.card import Kind

ENDING = (
    Line("Province", "money > 15 or left(Province) <= 4"),
    Line("Duchy", "left(Province) <= 4"),
    Line("Estate", "left(Province) <= 2"),
    Line("Gold"),
    Line("Duchy", "left(Province) <= 6"),
)


def up_to(kind: Kind, limit: int | str) -> Line:
    return Line(kind.name, f"count({kind.name}) < {limit}")


def with_money(kind: Kind) -> Line:
    """As many of a terminal Action as there are Treasures to go with it."""
    return up_to(kind, "count(Treasure) / 9")
