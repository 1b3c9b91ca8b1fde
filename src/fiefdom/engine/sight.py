"""Who may see the cards of a zone."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 0
OWNER: Final = 1
TOP_ONLY: Final = 2
NOBODY: Final = 3
UNSAID: Final = 4  # a mat from a position: the card that first uses it says who may see it
