"""Every test begins with the cards of our boxes alone; conftest.py says so to all tests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy

import pytest

from fiefdom.agents.numbering import numbering_of
from fiefdom.bots.opponents import PLANNING, easy_plan, fair_plan
from fiefdom.cards.catalog import catalog
from fiefdom.search.duels import setup_for, strategy_of
from fiefdom.search.population import found_plan
from fiefdom.server.catalogue import cards

# What is remembered for the names of cards, which another card may have next time.
REMEMBERED = (cards, easy_plan, fair_plan, found_plan, numbering_of, setup_for, strategy_of)


@contextmanager
def own_cards_forgotten() -> Iterator[None]:
    """Take back whatever is added to the catalog meanwhile, when no bot makes plans with it any more."""
    before = {name: copy(contents) for name, contents in vars(catalog).items()}
    try:
        yield
    finally:
        for thread in threading.enumerate():
            if thread.name == PLANNING:
                thread.join()
        if catalog.kinds != before["kinds"]:
            for remembered in REMEMBERED:
                remembered.cache_clear()
        vars(catalog).update(before)


@pytest.fixture(autouse=True)
def _our_boxes() -> Iterator[None]:
    with own_cards_forgotten():
        yield
