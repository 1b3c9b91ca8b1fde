"""Searches for strategies that several tests look at."""

from __future__ import annotations

from functools import cache

from fiefdom.lab.find import Found, find

# The smallest search there is: it ends after the first generation.
FEW = 1


@cache
def found_for(players: int) -> Found:
    return find("First Game", games=FEW, players=players, jobs=1)
