"""Finds names as people type them: in any language, without accents, spaces or capitals."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeVar

# Signs that turn the direction of writing and could make one name look like another.
DIRECTION_SIGNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Only this much of a name is compared with others, since the time grows with the square of the length.
LONGEST_COMPARED = 60
# Of a player or a strategy.
LONGEST_NAME = 100
# How many names have their keys remembered: more than there are cards, because names that people type are among them.
KEYS_REMEMBERED = 2_000
# How alike two names have to be, from 0 to 1, for one to be suggested instead of the other.
NEAR = 0.7

Thing = TypeVar("Thing")


def folded(name: str) -> str:
    """A name without case, accents, spaces, apostrophes and underscores, for comparing."""
    bare = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in bare if letter.isalnum())


def is_line(text: str) -> bool:
    """Whether a file can hold the text as one line: no line ends, control characters or broken letters."""
    return all(is_shown(letter) for letter in text)


def is_shown(letter: str) -> bool:
    """Whether a terminal or a page just shows this letter, rather than obeying it."""
    return unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp") and letter not in DIRECTION_SIGNS


def harmless(text: str) -> str:
    """A text that is safe to show: characters that a terminal would obey become replacement characters."""
    return text if text.isprintable() else "".join(sign if is_shown(sign) else "\ufffd" for sign in text)


def nearest(name: str, known: Iterable[str], n: int = 1, cutoff: float = NEAR) -> list[str]:
    """Up to n known names that are near this one, the nearest first."""
    return difflib.get_close_matches(name[:LONGEST_COMPARED], list(known), n=n, cutoff=cutoff)


def find_named(name: str, known: Mapping[str, Thing], what: str) -> Thing | None:
    """What has this folded name in any language; `known` has all things of a sort by their folded English names.

    The sort, `what`, is "card", "kingdom", "box" or "wish". No language is read for an English name.
    """
    return known[name] if name in known else known.get(translations(what).get(name, ""))


def find_nearest(name: str, known: Mapping[str, Thing], n: int = 3) -> list[Thing]:
    """Up to n things whose folded names begin with this one or, if there are none, are near it, the nearest first."""
    return begun_by(name, known, n) or list(dict.fromkeys(known[each] for each in nearest(name, known, n)))


def meant_by(name: str, known: Iterable[str], n: int = 3) -> list[str]:
    """Up to n known names that may have been meant by this one; accents and capitals do not matter."""
    return find_nearest(folded(name), {folded(each): each for each in known}, n)


def begun_by(name: str, known: Mapping[str, Thing], n: int) -> list[Thing]:
    """The first n things whose folded names begin with these letters, if there are three letters or more."""
    return list(dict.fromkeys(known[each] for each in known if len(name) > 2 and each.startswith(name)))[:n]


def in_all_languages(known: Mapping[str, Thing], what: str) -> dict[str, Thing]:
    """Things by their folded names in all languages, from those by their folded English names."""
    return {name: known[own] for name, own in translations(what).items() if own in known} | dict(known)


def spelling(name: str) -> str:
    """A name in the form in which names are compared; a label such as `+$2` keeps its signs."""
    return folded(name) if name[:1].isalpha() else "".join(name.casefold().split())


def find_among(typed: str, names: Sequence[str]) -> str | None:
    """The card or label among `names` that was typed, in any language; None if it is none of them."""
    if typed in names:
        return typed
    wanted = spelling(typed)
    name = find_named(wanted, {spelling(name): name for name in names}, "card")
    if name is not None:
        return name
    # Imported only for names that are not English, because reading the files takes a while.
    from fiefdom.locale.speaker import speakers

    for speaker in speakers():
        for name in names:
            if wanted in map(spelling, speaker.labels(name)):
                return name
    return None


@lru_cache(KEYS_REMEMBERED)
def key_of(name: str) -> str:
    """The key of an English name in the .ftl files."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")


@cache
def translations(what: str) -> dict[str, str]:
    """The folded English name for each folded name in any language, of things of this sort."""
    from fiefdom.locale.speaker import speakers

    found: dict[str, str] = {}
    for speaker in speakers():
        for key, forms in speaker.names(f"{what}-").items():
            for form in forms:
                found.setdefault(folded(form), folded(key))
    return found
