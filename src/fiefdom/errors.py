"""Mistakes that people make, as a key and its parts; the reader's locale makes a sentence of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, Union


class Names(NamedTuple):
    """English names of cards, kingdoms and the like (`what` they are), to be shown in the reader's language.

    They are shown in this order or, if that means nothing, in alphabetical order.
    """

    what: str
    names: tuple[str, ...]
    by_alphabet: bool = False


def cards(*names: str) -> Names:
    return Names("card", names)


Part: TypeAlias = Union[str, int, "Complaint", Names]


class Complaint(ValueError):
    """Something that a person entered cannot be read or used; nothing has changed."""

    def __init__(self, key: str, **parts: Part) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts

    def __reduce__(self) -> tuple[Callable[..., Complaint], tuple[str, dict[str, Part]]]:
        """Pickle it, so that it can come back from another process."""
        return complaint, (self.key, self.parts)

    def __str__(self) -> str:
        from fiefdom.locale.speaker import speaker

        try:
            return speaker("en").say_complaint(self)
        except Complaint:
            # The English files are broken, so there is no sentence for it.
            return f"{self.key}: {', '.join(map(str, self.parts.values()))}"


def complaint(key: str, parts: dict[str, Part]) -> Complaint:
    return Complaint(key, **parts)
