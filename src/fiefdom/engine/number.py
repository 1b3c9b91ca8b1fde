"""What is counted for each player besides cards."""

from __future__ import annotations

from typing import Final

# Their places in a player's row.
ACTIONS: Final = 0
BUYS: Final = 1
COINS: Final = 2
PLAYER_NUMBERS: Final = ("actions", "buys", "coins")
