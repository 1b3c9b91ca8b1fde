"""A discreet table does not give away, by whom it asks, what somebody has."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from giveaways import are_told_apart_by_asking, course, fewest, most
from seats import answer, seated

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION
from fiefdom.engine.decision import GameError
from fiefdom.table import Table
from fiefdom.tempo import LONGEST_PAUSE, SHORTEST_PAUSE
from fiefdom.views.view import View

pytestmark = pytest.mark.rules


def questions(table: Table, seat: int, n: int) -> list[Any]:
    """What a seat learns of the next questions to others, and whose turn it is; everybody picks the least they can."""
    told: list[Any] = []
    while table.pending is not None and len(told) < n:
        if table.pending.seat != seat:
            told.append((table.picture(seat)["question"], table.view(seat).turn))
        table.answer(table.pending.seat, range(table.pending.least))
    return told


def put_back(card: str, deck: str, discreet: bool) -> Table:
    return seated(discreet=discreet, seat1={"hand": card, "deck": deck}, seat2={})


@pytest.mark.parametrize(
    "case", ["attack", "gain", "alike", "sentry", "navigator", "secret chamber", "explorer", "library", "action"]
)
def test_a_discreet_table_asks_the_same_whatever_somebody_has(case: str) -> None:
    def questions_if(has_it: bool, *, discreet: bool) -> list[Any]:
        if case == "attack":
            table = seated(
                discreet=discreet,
                seat1={"hand": "Militia"},
                seat2={"hand": "Moat, Copper, Estate" if has_it else "Gold, Copper, Estate", "deck": "Moat"},
            )
            return questions(answer(table, "Militia"), 0, 2)
        if case == "gain":
            table = seated(
                discreet=discreet,
                seat1={"hand": "Gold, Estate"},
                seat2={"hand": "Pirate, Estate" if has_it else "Gold, Estate", "deck": "Pirate"},
            )
            answer(table, *["-"] * discreet, "Gold", *["-"] * discreet, "Silver")
            return questions(table, 0, 2)
        if case == "alike":
            table = seated(
                discreet=discreet,
                seat1={"hand": "Militia"},
                seat2={"hand": "Copper, Copper, Copper, Copper" + (", Gold" if has_it else ", Copper")},
            )
            return questions(answer(table, "Militia"), 0, 2)
        if case == "sentry":
            deck = f"Copper, {'Gold' if has_it else 'Copper'}, Estate"
            return questions(answer(put_back("Sentry", f"Copper, {deck}", discreet), "Sentry", "-", "-"), 1, 1)
        if case == "navigator":
            deck = f"Copper, Copper, Copper, Copper, {'Gold' if has_it else 'Copper'}, Estate"
            return questions(answer(put_back("Navigator", deck, discreet), "Navigator", "put back"), 1, 1)
        if case == "secret chamber":
            table = seated(
                discreet=discreet,
                seat1={"hand": "Militia"},
                seat2={"hand": f"Secret Chamber, {'Gold' if has_it else 'Secret Chamber'}"},
            )
            return questions(answer(table, "Militia", "Secret Chamber"), 0, 2)
        if case == "explorer":
            table = seated(
                discreet=discreet,
                seat1={"hand": "Explorer, " + ("Province" if has_it else "Gold")},
                seat2={},
            )
            return questions(answer(table, "Explorer"), 1, 2)
        if case == "library":
            drawn = "Village" if has_it else "Gold"
            deck = f"{drawn}, Copper, Copper, Copper, Copper, Copper, Copper, Copper"
            table = seated(discreet=discreet, seat1={"hand": "Library", "deck": deck}, seat2={})
            return questions(answer(table, "Library"), 1, 3)
        table = seated(
            discreet=discreet,
            seat1={"hand": "Smithy, Estate" if has_it else "Gold, Estate", "deck": "Smithy"},
            seat2={},
        )
        return questions(table, 1, 1)

    assert questions_if(True, discreet=True) == questions_if(False, discreet=True)
    if case != "action":
        assert questions_if(True, discreet=False) != questions_if(False, discreet=False)


def test_a_discreet_table_answers_for_those_who_have_nothing_after_a_pause() -> None:
    hands = ("Moat, Copper, Estate", "Gold, Copper, Estate")
    tables = [
        answer(seated(discreet=True, seat1={"hand": "Militia"}, seat2={"hand": cards, "deck": "Moat"}), "Militia")
        for cards in hands
    ]
    assert tables[0].pause() is None
    pauses = {tables[1].pause() for _ in range(20)}
    assert len(pauses) == 20
    assert all(pause is not None and SHORTEST_PAUSE <= pause <= LONGEST_PAUSE for pause in pauses)
    tables[1].answer_forced()
    assert tables[1].pending is not None
    assert tables[1].pending.seat == 0
    with pytest.raises(GameError):
        tables[0].answer_forced()


def test_nobody_is_asked_for_cards_that_everybody_knows_they_do_not_have() -> None:
    """Everybody sees an empty hand, and that all of a hand has to go."""
    table = seated(discreet=True, seat1={"hand": "Militia"}, seat2={"deck": "Moat"})
    answer(table, "Militia")
    assert table.pending is not None
    assert table.pending.seat == 0


def test_bots_are_not_bothered_with_questions_that_have_nothing_on_offer() -> None:
    class Picky:
        name = "picky"

        def answer(self, view: View, decision: Any) -> tuple[int, ...]:
            assert decision.most > 0
            return tuple(range(decision.least))

    table = Table(2, "First Game", 5, bots={1: Picky()}, discreet=True)
    for _ in range(40):
        assert table.pending is not None
        table.answer(0, range(table.pending.least))
    again = Table.from_record(table.secret_record())
    assert again.discreet
    assert again.secret_events() == table.secret_events()


def test_after_a_reaction_those_are_asked_too_who_have_no_other_at_a_discreet_table() -> None:
    told = []
    for cards, below in (("Pirate, Estate", "Pirate, Estate, Copper"), ("Pirate, Pirate", "Estate, Estate, Copper")):
        table = seated(
            3,
            discreet=True,
            seat1={"hand": "Workshop, Copper", "deck": "Copper"},
            seat2={"hand": cards, "deck": below},
            seat3={"hand": "Copper", "deck": "Copper"},
        )
        answer(table, "Workshop", "Silver")
        while table.pending is not None and table.pending.seat != 1:
            answer(table, "-")
        answer(table, "Pirate")
        told.append(table.picture(0)["question"])
    assert told[0] == told[1] == {"seat": 1, "source": "Workshop"}


def test_those_are_asked_for_a_reaction_too_for_whom_something_else_waits() -> None:
    """A Monkey draws whether or not there is a Pirate in the hand."""
    told = []
    for cards, below in (("Pirate, Estate", "Estate, Copper"), ("Estate, Estate", "Pirate, Copper")):
        table = seated(
            discreet=True,
            seat1={"hand": f"Monkey, {cards}", "deck": f"{below}, Copper, Copper, Copper, Copper"},
            seat2={"hand": "Workshop, Copper", "deck": "Copper"},
        )
        answer(table, "Monkey")
        while table.turn[0] == 0:
            answer(table, "-")
        seen: list[Any] = []
        answer(table, "Workshop", "Silver")
        while table.pending is not None and table.pending.purpose == "react":
            seen.append((table.pending.seat, table.count_events()))
            table.answer(table.pending.seat, range(table.pending.least))
        told.append(seen)
    assert [seat for seat, _ in told[0]] == [1, 0, 0]
    assert told[0] == told[1]


# What somebody may hold and draw: all alike, or all different.
HANDS = ("Copper, Copper, Copper", "Copper, Estate, Gold")
DECKS = (", ".join(["Copper"] * 12), ", ".join(["Copper", "Estate", "Gold", "Silver", "Moat", "Duchy"] * 2))


@pytest.mark.parametrize("pick", [fewest, most])
@pytest.mark.parametrize("kind", [kind for kind in catalog.kinds if kind.types & ACTION], ids=lambda kind: kind.name)
def test_no_question_tells_others_whether_hidden_cards_are_alike(kind: Kind, pick: Any) -> None:
    """What another seat sees may differ only by what happens, never first by whether somebody is asked."""
    courses = []
    for hand in HANDS:
        for deck in DECKS:
            table = seated(
                discreet=True,
                seat1={"hand": f"{kind.name}, {hand}", "deck": deck},
                seat2={"hand": "Silver, Silver, Silver, Silver, Silver", "deck": "Silver, Silver, Silver, Moat"},
            )
            courses.append(course(answer(table, kind.name), 1, pick))
    assert not any(are_told_apart_by_asking(*pair) for pair in combinations(courses, 2))


def test_a_record_from_before_a_question_was_asked_goes_on_after_it() -> None:
    table = answer(put_back("Sentry", "Copper, Copper, Copper, Copper", discreet=True), "Sentry", "-", "-")
    assert table.pending is not None
    assert (table.pending.purpose, table.pending.is_forced()) == ("order", True)
    table.pass_over(0, "order", 2)
    assert table.pending.purpose == "order"
    table.pass_over(0, "play", 1)
    assert table.pending.purpose == "play"
