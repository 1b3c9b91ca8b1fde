"""Names as people type them: in any language, and without what does not matter in them."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

# What turns the direction of writing, and so could make a name look like another one.
DIRECTION_SIGNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Longer names are compared with others by their beginnings: comparing takes time by the square of the length.
LONGEST_COMPARED = 60


def plain(name: str) -> str:
    """A name without what does not matter in it: case, accents, spaces, apostrophes, underscores."""
    bare = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in bare if letter.isalnum())


def is_line(text: str) -> bool:
    """Whether a text is one line that a file gives back as it is: without line ends, controls and broken letters."""
    return all(is_shown(letter) for letter in text)


def is_shown(letter: str) -> bool:
    """Whether a terminal or a page shows a letter and does nothing else with it."""
    return unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp") and letter not in DIRECTION_SIGNS


def harmless(text: str) -> str:
    """A text as it can be shown: what a terminal would obey is a question mark in a box instead."""
    return text if text.isprintable() else "".join(sign if is_shown(sign) else "\ufffd" for sign in text)


def nearest(name: str, known: Iterable[str], n: int = 1, cutoff: float = 0.0) -> list[str]:
    """Those of the known names that are most like this one."""
    return difflib.get_close_matches(name[:LONGEST_COMPARED], list(known), n=n, cutoff=cutoff)


def spelling(name: str) -> str:
    """What two ways to write a name have in common; a label such as `+$2` has no letters."""
    return plain(name) if name[:1].isalpha() else "".join(name.casefold().split())


def meaning(typed: str, names: Sequence[str]) -> str:
    """The spelling of the name or label, of those on offer, that somebody means; they may name it in any language."""
    wanted = spelling(typed)
    spellings = [spelling(name) for name in names]
    if wanted in spellings:
        return wanted
    wanted = translations("card").get(wanted, wanted)
    if wanted in spellings:
        return wanted
    # Imported here, and only when somebody typed what is not English: reading the files takes its time.
    from fiefdom.locale.speaker import speakers

    for speaker in speakers():
        for name in names:
            if wanted in map(spelling, speaker.labels(name).values()):
                return spelling(name)
    return spelling(typed)


@cache
def key_of(name: str) -> str:
    """The key of an English name in the files of the languages."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")


@cache
def translations(what: str) -> dict[str, str]:
    """The plain English name of each card or kingdom (`what` it is) by its plain names in all languages."""
    from fiefdom.locale.speaker import speakers

    found: dict[str, str] = {}
    for speaker in speakers():
        for key, forms in speaker.names(f"{what}-").items():
            for form in forms:
                found.setdefault(plain(form), plain(key))
    return found
