"""Mistakes of people, as a key and its parts: the sentence is made by the locale of whoever reads it."""

from __future__ import annotations


class Complaint(ValueError):
    """Something that a person gave could not be understood or used; nothing was changed."""

    def __init__(self, key: str, **parts: str | int | Complaint) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts

    def __str__(self) -> str:
        from fiefdom.locale.speaker import speaker

        return speaker("en").say(self.key, **self.parts)
