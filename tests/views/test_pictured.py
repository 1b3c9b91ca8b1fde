"""A view made of a picture, as a bot on another computer has it, says the same as the view of the game itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from fiefdom import Bot, Decision, Table, View, make_bot
from fiefdom.engine.decision import Answer
from fiefdom.engine.rng import seeded
from fiefdom.testing.secrets import METHODS, value
from fiefdom.views.pictured import PictureReader

MEMBERS = [name for name in dir(View) if not name.startswith("_")] + ["seat"]
OF_DECISIONS = ("seat", "phase", "purpose", "source", "least", "most", "ordered", "all_or_none", "is_for_treasures")
OF_OPTIONS = ("zone", "owner", "most")


def sent(table: Table, seat: int) -> dict[str, Any]:
    """The picture as it arrives after a journey as JSON."""
    picture: dict[str, Any] = json.loads(json.dumps(table.picture(seat)))
    return picture


def told(view: View, game: Any) -> dict[str, Any]:
    # A picture does not say enough to imagine a game.
    found = {name: value(view, name, game) for name in MEMBERS if name != "imagine"}
    # The picture sorts the trash, where the order means nothing.
    return found | {"trash": sorted(found["trash"], key=lambda kind: kind.name)}


def asked(decision: Decision) -> list[Any]:
    options = decision.options
    return [
        repr(decision),
        options.sort(),
        [getattr(decision, name) for name in OF_DECISIONS],
        [getattr(options, name, None) for name in OF_OPTIONS],
        [(option, options.find(option)) for option in options if not isinstance(option, str)],
    ]


REACTIVE = (
    "Moat",
    "Secret Chamber",
    "Diplomat",
    "Militia",
    "Witch",
    "Scout",
    "Sentry",
    "Bridge",
    "Masquerade",
    "Merchant",
)


def compare_to_the_end(table: Table, bots: Sequence[Bot], rounds: int) -> set[str]:
    """Play, and compare what every seat is told; returns the purposes of questions, and what else there was to see."""
    reader = PictureReader(sent(table, 0))
    seen: set[str] = set()
    for _ in range(rounds):
        if table.pending is None:
            break
        for seat in range(table.players):
            assert told(reader.view(sent(table, seat)), table._game) == told(table.view(seat), table._game)
        decision, view = table.pending, table.view(table.pending.seat)
        question = sent(table, decision.seat)["question"]
        assert asked(reader.decision(question)) == asked(decision)
        seen |= {question["purpose"], question["widget"]}
        seen |= {name for name in ("attack", "is_safe", "has_reacted") if getattr(view, name)}
        table.answer(decision.seat, bots[decision.seat].answer(view, decision))
    return seen


@pytest.mark.rules
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("boxes", [("dominion",), ("intrigue", "seaside"), ("dominion", "intrigue", "seaside")])
def test_every_member_of_a_view_is_the_same_when_it_is_made_of_the_picture(
    players: int, boxes: tuple[str, ...]
) -> None:
    table = Table(players, seed=100 * players + len(boxes), boxes=boxes)
    compare_to_the_end(table, [make_bot("random", seed) for seed in range(players)], 120)


class Restless:
    """Plays like an easy opponent, but reacts at random, so that it sees what it may react to more than once."""

    def __init__(self, seed: int) -> None:
        self.easy = make_bot("easy", seed)
        self.random = make_bot("random", seed)

    def answer(self, view: View, decision: Decision) -> Answer:
        return (self.random if decision.purpose == "react" else self.easy).answer(view, decision)


@pytest.mark.rules
def test_reactions_and_orders_are_the_same_too() -> None:
    seen: set[str] = set()
    for seed in range(1, 6):
        table = Table(3, REACTIVE, seed=seed)
        seen |= compare_to_the_end(table, [Restless(10 * seed + seat) for seat in range(3)], 300)
    assert seen >= {"attack", "is_safe", "has_reacted", "order", "react", "pass"}


def test_every_method_of_a_view_is_compared() -> None:
    assert {name for name in MEMBERS if callable(getattr(View, name, None))} == set(METHODS)


def test_a_picture_imagines_no_game() -> None:
    table = Table(2, "First Game")
    assert PictureReader(sent(table, 0)).view(sent(table, 0)).imagine(seeded(1)) is None
    assert table.view(0).imagine(seeded(1)) is not None


def answer_here(bot: Bot, table: Table, seat: int, decision: Decision) -> Answer:
    return bot.answer(table.view(seat), decision)


def answer_from_afar(bot: Bot, table: Table, seat: int, decision: Decision) -> Answer:
    picture = sent(table, seat)
    reader = PictureReader(picture)
    return bot.answer(reader.view(picture), reader.decision(picture["question"]))


def played(name: str, kingdom: str, answer: Callable[[Bot, Table, int, Decision], Answer]) -> str:
    table = Table(2, kingdom, seed=5)
    bots = [make_bot(name, 1), make_bot("fair", 2)]
    while table.pending is not None:
        seat = table.pending.seat
        table.answer(seat, answer(bots[seat], table, seat, table.pending))
    return table.secret_record().text()


@pytest.mark.parametrize("kingdom", ["First Game", "Deconstruction", "Repetition"])
@pytest.mark.parametrize("name", ["easy", "fair", "big-money", "random", "docs/examples/patient.py"])
def test_a_bot_plays_the_same_game_from_afar(name: str, kingdom: str) -> None:
    assert played(name, kingdom, answer_from_afar) == played(name, kingdom, answer_here)
