"""How commands say something: a terminal gets lines that end between words, everything else a sentence in one line."""

from __future__ import annotations

import sys
from typing import TextIO

from fiefdom.locale.layout import BINDING, fitted
from fiefdom.tui.colours import Paint


def tell(text: str, stream: TextIO | None = None, paint: Paint = str) -> None:
    """Print sentences at once, with colours if there are any."""
    stream = stream or sys.stdout
    if stream is not None and stream.isatty():
        text = "\n".join(part for line in text.split("\n") for part in fitted(line))
    print(paint(text.replace(BINDING, " ")), file=stream, flush=True)
