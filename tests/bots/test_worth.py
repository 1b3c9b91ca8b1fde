"""What cards and coins are worth to a player who follows no strategy."""

from __future__ import annotations

import pytest
from seats import seated

from fiefdom.bots.worth import NO_WISHES, buying

pytestmark = pytest.mark.rules


def test_without_a_plan_a_coin_counts_where_it_buys_something_better() -> None:
    """Silver, what costs five, Gold and Province."""
    view = seated().view(0)
    better = [coins for coins in range(1, 12) if buying(view, coins, NO_WISHES) > buying(view, coins - 1, NO_WISHES)]
    assert better == [3, 5, 6, 8]
