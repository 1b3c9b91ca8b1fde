"""The complaint about a card that nobody knows: it may be somebody's own."""

from __future__ import annotations

from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker
from fiefdom.records.record import UNKNOWN_CARD


def explained(say: Speaker, complaint: Complaint) -> str:
    """What is wrong, with a hint about --cards if that may help."""
    problem = say.say_complaint(complaint)
    if not catalog.files and may_be_own_card(complaint):
        return say.say("cli-own-card", problem=problem)
    return problem


def may_be_own_card(complaint: Complaint, in_file: bool = False) -> bool:
    """Whether it is about an unknown card, whose name is like no other or comes from a file."""
    if complaint.key in ("unknown-card-at-all", "unknown-kingdom-at-all"):
        return True
    problem = complaint.parts.get("problem")
    return (in_file and complaint.key in UNKNOWN_CARD) or (
        isinstance(problem, Complaint) and may_be_own_card(problem, in_file or "file" in complaint.parts)
    )
