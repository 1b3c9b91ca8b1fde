"""Mistakes of people, as a key and its parts: the sentence is made by the locale of whoever reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, Union


class Names(NamedTuple):
    """Cards, kingdoms and the like (`what` they are) by their English names, told in the language of whoever reads.

    They are told in this order, or, if that means nothing, by the alphabet.
    """

    what: str
    names: tuple[str, ...]
    by_alphabet: bool = False


def cards(*names: str) -> Names:
    return Names("card", names)


Part: TypeAlias = Union[str, int, "Complaint", Names]


class Complaint(ValueError):
    """Something that a person gave could not be understood or used; nothing was changed."""

    def __init__(self, key: str, **parts: Part) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts

    def __reduce__(self) -> tuple[Callable[..., Complaint], tuple[str, dict[str, Part]]]:
        """So that it can come back from another process."""
        return complaint, (self.key, self.parts)

    def __str__(self) -> str:
        from fiefdom.locale.speaker import speaker

        try:
            return speaker("en").say_complaint(self)
        except Complaint:
            # The English files are broken: there is nobody to say it.
            return f"{self.key}: {', '.join(map(str, self.parts.values()))}"


def complaint(key: str, parts: dict[str, Part]) -> Complaint:
    return Complaint(key, **parts)
