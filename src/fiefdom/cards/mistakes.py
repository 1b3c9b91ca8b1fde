"""Mistakes in the engine, for people to read: their sentences are with those of all other complaints."""

from __future__ import annotations

from fiefdom.engine.mistake import WORDS, Mistake
from fiefdom.errors import Complaint, Names


def complaint_of(mistake: Mistake) -> Complaint:
    """The same as a complaint, which every language has a sentence for."""
    return Complaint(mistake.key, **{name: readable(part) for name, part in mistake.parts.items()})


def readable(part: object) -> str | int | Complaint | Names:
    if isinstance(part, str | int | Complaint | Names):
        return part
    return Names("label", part) if isinstance(part, tuple) else str(part)


WORDS.append(lambda mistake: str(complaint_of(mistake)))
