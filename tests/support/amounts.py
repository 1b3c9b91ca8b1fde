"""How much a run of the tests does of what never ends: another part each day, the same and more in CI.

`make soak` does the most. FIEFDOM_TESTS=all makes a run as full as CI's.
"""

from __future__ import annotations

import os
from datetime import date

IS_FULL = os.environ.get("FIEFDOM_TESTS") == "all"


def today(everyday: int, of: int) -> int:
    """Where today's part begins, if it is `everyday` seeds of `of`."""
    return 0 if IS_FULL else date.today().toordinal() * everyday % of
