"""A pause where there is nothing to decide looks like somebody who thinks."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import exp
from random import Random

import pytest
from seats import answer, seated

from fiefdom.engine.decision import REACT, Decision
from fiefdom.tempo import AWAY, CHANCE, LONGEST_PAUSE, SHORTEST_PAUSE, USUAL, Tempo


def question() -> Decision:
    """Bob may react to Ann's Militia."""
    table = seated(discreet=True, seat1={"hand": "Militia"}, seat2={"hand": "Gold, Estate", "deck": "Moat"})
    asked = answer(table, "Militia").pending
    assert asked is not None
    assert asked.purpose == REACT
    return asked


def advantage(real: Sequence[float], paused: Sequence[float]) -> float:
    """How often somebody who sees one of each tells them apart, at best by which is longer; 0.5 is guessing."""
    ranked = sorted(real)
    below = sum(bisect_left(ranked, each) + bisect_right(ranked, each) for each in paused) / 2
    area = below / (len(real) * len(paused))
    return max(area, 1 - area)


@pytest.fixture(autouse=True)
def _the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.tempo.CHANCE", Random(5))


@pytest.mark.parametrize("median", [0.9, 2.0, 6.0])
def test_pauses_are_like_the_times_of_the_same_player(median: float) -> None:
    chance, asked, tempo = Random(3), question(), Tempo()
    real, paused = [], []
    for _ in range(400):
        real.append(median * exp(chance.gauss(0, 0.5)))
        tempo.note(asked, 0, real[-1])
        paused.append(tempo.pause(asked))
    assert advantage(real, paused) < 0.62
    assert advantage(real, [chance.uniform(1, 3) for _ in paused]) > (0.65 if median != 2.0 else 0.5)


def test_pauses_are_bounded_and_mostly_short() -> None:
    asked, usual, slow = question(), Tempo(), Tempo()
    for _ in range(30):
        slow.note(asked, 0, AWAY - 1)
    times = sorted(usual.pause(asked) for _ in range(2000))
    assert times[0] >= SHORTEST_PAUSE
    assert times[1000] < 2.5
    assert times[-100] < 6
    assert times[-1] <= LONGEST_PAUSE
    assert all(SHORTEST_PAUSE <= slow.pause(asked) <= LONGEST_PAUSE for _ in range(200))
    assert all(0 < usual.pause(asked, 0.3) <= 0.3 for _ in range(200))


def test_only_times_of_such_questions_and_of_this_player_count() -> None:
    asked, tempo = question(), Tempo()
    of_another = Decision(0, 1, REACT, asked.source, asked.options, 0, 0, False)
    of_own_turn = Decision(1, 1, "play", None, asked.options, 0, 0, False)
    for _ in range(30):
        tempo.note(of_another, 0, 14.0)
        tempo.note(of_own_turn, 0, 14.0)
        tempo.note(asked, 1, 14.0)
        tempo.note(asked, 0, AWAY + 1)
        tempo.note(asked, 0, -5.0)
    times = sorted(tempo.pause(asked) for _ in range(1000))
    assert times[500] == pytest.approx(exp(USUAL[False, False].mean), rel=0.1)


def test_pauses_come_from_the_system_and_not_from_a_seed() -> None:
    assert type(CHANCE).__name__ == "SystemRandom"
