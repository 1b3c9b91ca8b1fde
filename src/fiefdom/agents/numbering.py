"""The numbers of actions: the same in every kingdom, whatever else is installed, for as long as the version lasts."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from fiefdom.agents.answering import DIGITS, DONE, FIRST_LABEL, OTHER_LABELS, PLAY_ALL, WAIT, Numbering
from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import PURPOSES

VERSION = 0


@cache
def version_lists() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of kinds and the labels of this version."""
    text = files("fiefdom.agents").joinpath(f"v{VERSION}.toml").read_text(encoding="utf-8")
    lists = tomllib.loads(text)
    return tuple(lists["kinds"]), tuple(lists["labels"])


def numbering() -> Numbering:
    """The numbers for all kinds in the catalog: those of the version, then people's own."""
    return numbering_of(tuple(kind.name for kind in catalog.kinds))


@cache
def numbering_of(known: tuple[str, ...]) -> Numbering:
    names, labels = version_lists()
    own = [name for name in known if name not in names]
    return Numbering([catalog.find(name) for name in (*names, *own)], list(labels), len(known))


def action_names(numbers: Numbering) -> list[str]:
    """The name of every action, by its number: `done`, `gain Gold` (a label), `number 3`, `buy: Gold`."""
    names = {DONE: "done", PLAY_ALL: "play all Treasures", WAIT: "wait"}
    names |= {FIRST_LABEL + i: f"choose: {label}" for i, label in enumerate(numbers.labels)}
    first = FIRST_LABEL + len(numbers.labels)
    names |= {first + i: f"choose: option {i + 1}" for i in range(OTHER_LABELS)}
    names |= {numbers.first_number + digit: f"number: {digit}" for digit in range(DIGITS)}
    for slot, kind in enumerate(numbers.kinds):
        for place, purpose in enumerate(PURPOSES):
            names[numbers.first_kind + slot * len(PURPOSES) + place] = f"{purpose}: {kind.name}"
    return [names[number] for number in range(numbers.actions)]
