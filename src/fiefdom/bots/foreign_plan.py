"""A strategy as another simulator has it, while it is read."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fiefdom.bots.plan import Line
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint
from fiefdom.locale.names import LONGEST_NAME, harmless


@dataclass(frozen=True)
class ChangedPart:
    """A part of it that is not in the plan, or not as it was: after how many rules it came, and why."""

    place: int
    text: str
    problem: Complaint
    is_left_out: bool

    @property
    def remark(self) -> Complaint:
        part = harmless(self.text)
        if self.is_left_out:
            return Complaint("import-left-out", part=part, problem=self.problem)
        return Complaint("import-differs", part=part, problem=self.problem)


@dataclass
class ForeignPlan:
    """What could be read so far."""

    name: str
    author: str = ""
    description: str = ""
    kingdom: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    parts: list[ChangedPart] = field(default_factory=list)

    def leave_out(self, text: str, problem: Complaint) -> None:
        self.parts.append(ChangedPart(len(self.lines), text, problem, is_left_out=True))

    def remark(self, text: str, problem: Complaint) -> None:
        self.parts.append(ChangedPart(len(self.lines), text, problem, is_left_out=False))

    def need(self, names: list[str]) -> None:
        """Add these cards to the kingdom; a remark names those of other boxes."""
        known = {name: catalog.known(spaced(name)) for name in names}
        self.kingdom += [kind.name for kind in known.values() if kind is not None]
        others = [spaced(name) for name, kind in known.items() if kind is None]
        if others:
            self.remark(", ".join(others), Complaint("import-kingdom"))


def card_called(name: str) -> Kind:
    try:
        return catalog.find(spaced(name))
    except Complaint as complaint:
        is_far = complaint.key == "unknown-card-at-all"
        raise Complaint("import-card", card=spaced(name)) if is_far else complaint from complaint


def spaced(name: str) -> str:
    """The name of a card as other simulators write it, with _ for a space and $ for an apostrophe."""
    return readable(name).replace("_", " ")


def readable(text: str) -> str:
    """A text on one line: XXXX stands for the end of a line, and $ in a word for an apostrophe."""
    return harmless(re.sub(r"(?<=[^\W\d])\$", "'", " ".join(text.replace("XXXX", " ").split())))


def name_of(text: str) -> str:
    """A name made fit for a strategy file: printable, on one line, not too long."""
    return readable(text)[:LONGEST_NAME]
