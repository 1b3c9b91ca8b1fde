"""Attacks that have once worked are held off. `make soak` carries them out at full strength."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attacks import ALONE, ATTACKS, Club, attacked, carry_out
from serving import Served

STRENGTH = 0.1


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with attacked() as server:
        yield server


@pytest.mark.parametrize("name", [name for name in ATTACKS if name not in ALONE])
def test_an_attack_is_held_off(served: Served, name: str) -> None:
    assert ATTACKS[name](Club(served, STRENGTH))


@pytest.mark.parametrize("name", ALONE)
def test_an_attack_on_a_server_of_its_own_is_held_off(name: str) -> None:
    assert carry_out(name, STRENGTH)
