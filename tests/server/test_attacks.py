"""Attacks that have once worked are held off. `make soak` carries them out at full strength."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from amounts import IS_FULL, today
from attacks import ALONE, ATTACKS, carry_out
from serving import Served
from victim import Club, attacked

STRENGTH = 0.1 if IS_FULL else 0.03
# How many of the attacks that need a server of their own a day brings.
EVERYDAY = 2


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with attacked() as server:
        yield server


@pytest.mark.parametrize("name", [name for name in ATTACKS if name not in ALONE])
def test_an_attack_is_held_off(served: Served, name: str) -> None:
    assert ATTACKS[name](Club(served, STRENGTH))


@pytest.mark.parametrize("part", range(len(ALONE) if IS_FULL else EVERYDAY))
def test_an_attack_on_a_server_of_its_own_is_held_off(part: int) -> None:
    name = [*ALONE][(today(EVERYDAY, len(ALONE)) + part) % len(ALONE)]
    assert carry_out(name, STRENGTH), name
