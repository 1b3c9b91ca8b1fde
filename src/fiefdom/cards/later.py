"""What Fiefdom does not have yet: names of cards and landscapes in the boxes to come, so that they are understood."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from fiefdom.errors import Complaint, Names, cards
from fiefdom.locale.names import folded


@dataclass(frozen=True)
class Later:
    """A card or landscape that a box will bring.

    Its kind is `pile` for one of the ten piles of a kingdom, `basic` for what some games have besides them, `card` for
    any other card, or the kind of landscape: `event`, `project` ... `pile` is the pile of several cards that it is in.
    """

    name: str
    box: str
    kind: str
    pile: str


@cache
def later_in(lists: tuple[tuple[str, Traversable], ...]) -> dict[str, Later]:
    """What these boxes will bring, by folded names: read from their `facts.csv`, as far as it says of what kind it is.

    A box that has all its cards says no more about that than they do.
    """
    found: dict[str, Later] = {}
    for box, file in lists:
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        for row in csv.DictReader(text.splitlines()):
            if "kind" in row:
                found[folded(row["card"])] = Later(row["card"], box, row["kind"], row["pile"])
    return found


def not_yet(later: Iterable[Later]) -> Complaint:
    """Names what Fiefdom does not have yet, box by box, as a part of a sentence."""
    by_box: dict[str, list[str]] = {}
    for each in dict.fromkeys(later):
        by_box.setdefault(each.box, []).append(each.name)
    said, *others = [
        Complaint("later-cards", cards=cards(*names), box=Names("box", (box,))) for box, names in by_box.items()
    ]
    for other in others:
        said = Complaint("later-more", first=said, other=other)
    return said
