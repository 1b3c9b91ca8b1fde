"""Every test begins with the cards of our boxes alone; conftest.py says so to all tests."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy

import pytest

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card_type import TYPE_NAMES, TYPES_BY_WORD
from fiefdom.engine.number import PLAYER_NUMBERS
from fiefdom.locale.sources import own_boxes

# What is remembered for the names of cards, which another card may have next time: where a module has been imported.
REMEMBERED = {
    "fiefdom.agents.numbering": ("numbering_of",),
    "fiefdom.bots.opponents": ("easy_plan", "fair_plan"),
    "fiefdom.search.duels": ("setup_for", "strategy_of"),
    "fiefdom.search.population": ("found_plan",),
    "fiefdom.server.catalogue": ("cards",),
}
# What is remembered of texts, to which a box brings its own.
SAID = {
    "fiefdom.locale.names": ("translations",),
    "fiefdom.locale.speaker": ("speaker", "speakers"),
    "fiefdom.server.catalogue": ("text_files", "words_of_boxes"),
}


def forget(remembered: dict[str, tuple[str, ...]]) -> None:
    for module, names in remembered.items():
        for name in names if module in sys.modules else ():
            getattr(sys.modules[module], name).cache_clear()


@contextmanager
def own_cards_forgotten() -> Iterator[None]:
    """Take back whatever is added to the catalog meanwhile, when no bot makes plans with it any more."""
    before = {name: copy(contents) for name, contents in vars(catalog).items()}
    numbers, types = PLAYER_NUMBERS.copy(), TYPE_NAMES.copy()
    try:
        yield
    finally:
        if opponents := sys.modules.get("fiefdom.bots.opponents"):
            for thread in threading.enumerate():
                if thread.name == opponents.PLANNING:
                    thread.join()
        if catalog.kinds != before["kinds"]:
            forget(REMEMBERED)
        if own_boxes:
            own_boxes.clear()
            forget(SAID)
        vars(catalog).update(before)
        PLAYER_NUMBERS[:] = numbers
        for bit in TYPE_NAMES.keys() - types.keys():
            del TYPES_BY_WORD[TYPE_NAMES.pop(bit).casefold()]


@pytest.fixture(autouse=True)
def _our_boxes() -> Iterator[None]:
    with own_cards_forgotten():
        yield
