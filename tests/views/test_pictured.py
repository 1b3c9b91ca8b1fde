"""A view made of a picture, as a bot on another computer has it, says the same as the view of the game itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from seats import SECRET_DECK, answer, passing, seated

from fiefdom import Bot, Decision, Table, View, make_bot
from fiefdom.bots.foresight import Effort, Foresight
from fiefdom.bots.plan import Plan, read_rule
from fiefdom.engine.decision import Answer
from fiefdom.engine.rng import seeded
from fiefdom.testing.secrets import METHODS, mixed_for, value
from fiefdom.views.ahead import ahead
from fiefdom.views.picture import picture
from fiefdom.views.pictured import PictureReader

MEMBERS = [name for name in dir(View) if not name.startswith("_")] + ["seat"]
MONEY = Plan("points", tuple(read_rule(rule) for rule in ("Province", "Duchy")))
OF_DECISIONS = ("seat", "phase", "purpose", "source", "least", "most", "ordered", "all_or_none", "is_for_treasures")
OF_OPTIONS = ("zone", "owner", "most")


def sent(table: Table, seat: int) -> dict[str, Any]:
    """The picture as it arrives after a journey as JSON."""
    picture: dict[str, Any] = json.loads(json.dumps(table.picture(seat, looks_ahead=True)))
    return picture


def answers_of(view: View, game: Any) -> dict[str, Any]:
    # What is imagined depends on luck.
    found = {name: value(view, name, game) for name in MEMBERS if name != "imagine"}
    # The picture sorts the trash, where the order means nothing.
    return found | {"trash": sorted(found["trash"], key=lambda kind: kind.name)}


def without_question(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: field for name, field in seen.items() if name != "question"}


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
            here = sent(table, seat)
            view = reader.view(here)
            assert answers_of(view, table._game) == answers_of(table.view(seat), table._game)
            assert json.loads(json.dumps({**picture(view), "ahead": ahead(view)})) == without_question(here)
            view._game.check()
        decision, view = table.pending, table.view(table.pending.seat)
        here = sent(table, decision.seat)
        question = here["question"]
        assert asked(reader.decision(question, reader.view(here))) == asked(decision)
        seen |= {question["purpose"], question["widget"]}
        seen |= {name for name in ("attack", "is_safe", "has_reacted") if getattr(view, name)}
        table.answer(decision.seat, bots[decision.seat].answer(view, decision))
    return seen


# Many games, which take three times as long when traced; other tests reach nearly every line that these do.
@pytest.mark.no_cover
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


def cards_imagined(table: Table, seat: int, luck: int) -> tuple[list[str], int] | None:
    """All cards as a bot far away imagines them, and the luck to come."""
    there = sent(table, seat)
    imagined = PictureReader(there, luck).view(there).imagine(seeded(luck))
    return None if imagined is None else ([str(zone) for zone in imagined.game.zones()], imagined.game.rng.word())


def test_a_picture_imagines_games_that_look_the_same_and_are_not_the_real_one() -> None:
    table = Table(3, "First Game", seed=2)
    there = sent(table, 0)
    decks = set()
    for luck in range(20):
        view = PictureReader(there, luck).view(there)
        imagined = view.imagine(seeded(luck))
        assert imagined is not None
        assert picture(View(imagined.game, 0)) == picture(view)
        decks.add(str(imagined.game.players[1].deck))
    assert len(decks) > 8


def test_what_is_hidden_does_not_change_what_a_picture_imagines() -> None:
    table = Table(3, "First Game", seed=2)
    others = [mixed_for(table, 0, Random(seed)) for seed in range(3)]
    assert len({str(other._game.players[1].deck) for other in others}) > 1
    here = cards_imagined(table, 0, 7)
    assert here is not None
    assert all(cards_imagined(other, 0, 7) == here for other in others)


def test_inside_an_effect_a_picture_imagines_no_game() -> None:
    table = answer(seated(seat1={"hand": "Cellar, Copper, Estate"}, seat2={}), "Cellar")
    assert cards_imagined(table, 0, 1) is None


@pytest.mark.rules
@pytest.mark.parametrize("passed", ["Province", "Curse"])
def test_a_card_that_others_passed_each_other_is_passed_in_the_game_of_a_picture_too(passed: str) -> None:
    """Seat 1 knows that seat 3 has one card more than it should, and seat 2 one less, but not which."""
    table = answer(passing("Province, Curse"), "Masquerade", passed)
    view = PictureReader(sent(table, 0)).view(sent(table, 0))
    assert view.lead == table.view(0).lead == -5
    assert [player.total_owned() for player in view._game.players] == [
        player.total_owned() for player in table._game.players
    ]


def test_an_imagined_haven_gives_back_what_it_set_aside() -> None:
    table = answer(
        seated(seat1={"hand": "Haven, Gold, Estate", "deck": SECRET_DECK}, seat2={"hand": "Copper"}), "Haven", "Gold"
    )
    for seat, names in ((0, {"Gold"}), (1, None)):
        there = sent(table, seat)
        game = PictureReader(there).view(there)._game
        (waiting,) = game.waiting
        assert waiting.card in waiting.keeps
        assert waiting.keeps[0] in game.players[0].in_play.cards
        assert waiting.about[0] in game.players[0].mats[0].cards
        assert names is None or {card.kind.name for card in waiting.about} == names


class Thinking:
    """Looks ahead in a few games, and counts the questions about which it could."""

    name = "thinking"

    def __init__(self) -> None:
        self.foresight = Foresight(MONEY.strategy(), 1, Effort(games=64, seconds=None))
        self.thought = 0

    def answer(self, view: View, decision: Decision) -> Answer:
        self.thought += view.imagine(seeded(1)) is not None
        return self.foresight.answer(view, decision)


@pytest.mark.rules
def test_a_bot_that_looks_ahead_does_so_from_afar() -> None:
    """With the last Province it would lose at once; what follows a Duchy, it only finds by playing on."""
    table = seated(
        supply={"Province": 1},
        seat1={"hand": "4 Gold", "deck": "5 Gold", "discard": "5 Gold"},
        seat2={"hand": "3 Province", "deck": "5 Curse"},
    )
    bot = Thinking()
    while table.pending is not None and table.view(0).turn == 0:
        table.answer(0, answer_from_afar(bot, table, 0, table.pending))
    assert bot.thought > 0
    assert "Province" not in [name for given in table.secret_answers() for name in given[2]]


def answer_here(bot: Bot, table: Table, seat: int, decision: Decision) -> Answer:
    return bot.answer(table.view(seat), decision)


def answer_from_afar(bot: Bot, table: Table, seat: int, decision: Decision) -> Answer:
    there = sent(table, seat)
    reader = PictureReader(there)
    view = reader.view(there)
    return bot.answer(view, reader.decision(there["question"], view))


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
