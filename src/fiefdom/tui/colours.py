"""Colours for terminals that have them: the names of cards by their types, and in bold what concerns the player."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import TextIO

from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ATTACK, CURSE, DURATION, REACTION, TREASURE, VICTORY
from fiefdom.locale.speaker import Speaker

Paint = Callable[[str], str]

# The colour of a card is that of its first type here; Actions that are nothing else keep the colour of the text.
# Of the 256 colours, these can be read on black and on white: the contrast is at least 3.3 to 1 on both.
RICH = {
    ATTACK: "38;5;160",
    REACTION: "38;5;32",
    DURATION: "38;5;166",
    TREASURE: "38;5;136",
    VICTORY: "38;5;28",
    CURSE: "38;5;133",
}
# Where there are only eight, the terminal's own settings make them fit its background.
SIMPLE = {ATTACK: "31", REACTION: "34", DURATION: "36", TREASURE: "33", VICTORY: "32", CURSE: "35"}
USUAL_COLOUR = "39"
BOLD, NOT_BOLD = "1", "22"


def colours_of(stream: TextIO) -> dict[int, str]:
    """The colours for types of cards; none if it is not a terminal, has no colours, or the user does not want any."""
    kind = os.environ.get("TERM", "dumb")
    if not stream.isatty() or kind == "dumb" or os.environ.get("NO_COLOR"):
        return {}
    is_rich = "256color" in kind or os.environ.get("COLORTERM") in ("truecolor", "24bit")
    return RICH if is_rich else SIMPLE


def painter(speaker: Speaker, kinds: Sequence[Kind], colours: dict[int, str]) -> Paint:
    """Gives the names of these cards in a text their colours."""
    codes = {speaker.card(kind.name): code for kind in kinds if (code := colour_of(kind, colours))}
    if not codes:
        return str
    # Longer names first: Fishing Village is not a Village. A name may go on in the next line.
    longest_first = sorted((speaker.card(kind.name) for kind in kinds), key=len, reverse=True)
    names = "|".join(r"\s+".join(map(re.escape, name.split())) for name in longest_first)

    def colour(found: re.Match[str]) -> str:
        code = codes.get(" ".join(found[0].split()))
        if code is None:
            return found[0]
        # Each part in a line of its own, without the indent of the next one.
        return re.sub(r"\S([^\n]*\S)?", lambda part: styled(part[0], code, USUAL_COLOUR), found[0])

    return lambda text: re.sub(rf"(?<!\w)(?:{names})(?!\w)", colour, text)


def colour_of(kind: Kind, colours: dict[int, str]) -> str:
    return next((code for bit, code in colours.items() if kind.types & bit), "")


def bold(text: str) -> str:
    """The text in bold, line by line."""
    return "\n".join(styled(line, BOLD, NOT_BOLD) for line in text.split("\n"))


def styled(text: str, on: str, off: str) -> str:
    return f"\033[{on}m{text}\033[{off}m" if text else text
