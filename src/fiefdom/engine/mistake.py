"""Mistakes, as a key and its parts; the engine has no sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final


class Mistake(Exception):
    """What went wrong: a key and its parts. Names of cards or options are tuples, since every language has its own."""

    def __init__(self, key: str, **parts: Any) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts

    def __str__(self) -> str:
        for say in WORDS:
            return say(self)
        return f"{self.key} {self.parts}"


class BrokenCard(Mistake):
    """A card did what no card may do."""


# What puts a mistake into English, if there is anything: the room that has the sentences adds it.
WORDS: Final[list[Callable[[Mistake], str]]] = []
