"""Names that look like others: with invisible letters, with letters of other alphabets, or in other capitals."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fiefdom.errors import Complaint

FILE = Path(__file__).with_name("lookalikes.txt")
# What Unicode calls default ignorable: programs that show a text show nothing there.
INVISIBLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
# Those of them that names need: what joins letters or parts them in some languages, and what emoji are made of.
JOINING = {"\u200c", "\u200d", "\ufe0e", "\ufe0f", *map(chr, range(0xE0020, 0xE0080))}
# A letter that is shown as nothing, though Unicode does not say so.
BLANK = "\u2800"


def check_name(name: str, others: Iterable[str]) -> None:
    """Complain about a name that people could take for one of the others, or of which they cannot see everything.

    The others may be empty: of seats that nobody has taken.
    """
    if any(is_invisible(letter) and letter not in JOINING for letter in name) or BLANK in name or not shown(name):
        raise Complaint("name-invisible", name=name)
    for other in others:
        if name == other:
            raise Complaint("name-twice", name=name)
        if other and is_like(name, other):
            raise Complaint("name-alike", name=name, other=other)


def is_like(name: str, other: str) -> bool:
    """Whether two names look the same as they are written, or but for capitals."""
    one, two = shown(name), shown(other)
    return skeleton(one) == skeleton(two) or folded(one) == folded(two)


def shown(name: str) -> str:
    """What can be seen of a name, in the usual width and style."""
    visible = "".join(letter for letter in unicodedata.normalize("NFKC", name) if not is_invisible(letter))
    return " ".join(visible.split())


def skeleton(name: str) -> str:
    """The same for all names that look the same (UTS #39)."""
    letters = unicodedata.normalize("NFD", name)
    return unicodedata.normalize("NFD", "".join(lookalikes().get(letter, letter) for letter in letters))


def folded(name: str) -> str:
    """The same for all names that differ only in capitals and alphabets; letters of our own alphabet stay different."""
    letters = unicodedata.normalize("NFD", name)
    plain = "".join(letter if letter.isascii() else lookalikes().get(letter, letter) for letter in letters)
    return unicodedata.normalize("NFD", plain.casefold())


def is_invisible(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in INVISIBLE)


@cache
def lookalikes() -> dict[str, str]:
    """What each character is shown as that looks like another."""
    found: dict[str, str] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            stands_for, *letters = line.split()
            to = "".join(chr(int(each, 16)) for each in stands_for.split("+"))
            found.update((chr(int(letter, 16)), to) for letter in letters)
    return found
