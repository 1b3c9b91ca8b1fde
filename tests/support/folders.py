"""Where things are that tests look at."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
EXAMPLES = DOCS / "examples"
DATA = ROOT / "tests" / "data"
GOLDEN = ROOT / "tests" / "golden"
SCENARIOS = ROOT / "tests" / "scenarios"
# Records of whole games that were played once.
PLAYED = DATA / "games"
