"""What can be undone because nobody has learned anything, and what cannot."""

from __future__ import annotations

import pytest
from seats import answer, seated

from fiefdom.errors import Complaint

pytestmark = pytest.mark.rules


def test_a_passed_card_cannot_be_taken_back() -> None:
    """The other had only one card to pass, so undoing your own pass would tell you what you get."""
    table = seated(seat1={"hand": "Masquerade, Gold, Estate", "deck": "Copper, Copper"}, seat2={"hand": "Province"})
    answer(table, "Masquerade", "Estate")
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()


def test_a_look_at_ones_own_deck_cannot_be_taken_back() -> None:
    table = seated(seat1={"hand": "Navigator, Gold", "deck": "Copper, Silver, Gold, Estate, Duchy"})
    answer(table, "Navigator")
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()


# Together with one more card, a kingdom in which nothing reacts.
HARMLESS = "Village, Smithy, Market, Mine, Cellar, Chapel, Festival, Laboratory, Workshop"


def test_an_attack_that_somebody_could_have_reacted_to_cannot_be_taken_back() -> None:
    """With three cards in hand nobody discards, so all that is to be seen is that no Moat was revealed."""
    table = seated(seat1={"hand": "Militia, Gold"}, seat2={"hand": "Copper, Copper, Copper", "deck": "Moat"})
    answer(table, "Militia")
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()
    table = seated(seat1={"hand": "Militia, Gold"}, seat2={"hand": "Copper, Copper, Copper", "deck": HARMLESS})
    answer(table, "Militia")
    table.undo()


def test_what_somebody_else_has_been_asked_about_cannot_be_taken_back() -> None:
    """Nobody has a reaction and nobody has shown a card, but a player with a choice has more than one kind of card."""
    table = seated(seat1={"hand": "Militia, Gold"}, seat2={"hand": "Copper, Copper, Copper, Estate", "deck": HARMLESS})
    answer(table, "Militia")
    assert table.pending is not None
    assert table.pending.seat == 1
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()


def test_a_gain_that_somebody_could_have_reacted_to_cannot_be_taken_back() -> None:
    table = seated(seat1={"hand": "Silver, Copper, Workshop, Village"}, seat2={"deck": "Pirate"})
    answer(table, "Workshop", "Silver")
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()
    table = seated(seat1={"hand": "Silver, Copper, Workshop, Village"}, seat2={"deck": "Moat"})
    answer(table, "Workshop", "Silver")
    table.undo()


def test_a_buy_that_somebody_could_have_reacted_to_cannot_be_taken_back() -> None:
    """A Treasure that is bought is gained, too."""
    for others, is_told in (("Pirate", True), ("Moat", False)):
        table = seated(seat1={"hand": "Festival, Copper, Copper, Copper"}, seat2={"deck": others})
        answer(table, "Festival", "Copper, Copper, Copper", "Silver")
        assert table.pending is not None
        assert (table.pending.seat, table.pending.purpose) == (0, "buy")
        assert (table.why_no_undo(0) is not None) == is_told


def test_what_others_put_back_without_a_choice_cannot_be_taken_back() -> None:
    """With five cards of a kind nobody is asked which two go back, so that nobody was asked tells what the hand is."""
    table = seated(seat1={"hand": "Ghost Ship, Gold"}, seat2={"hand": "Copper, Copper, Copper, Copper, Copper"})
    answer(table, "Ghost Ship")
    assert table.pending is not None
    assert table.pending.seat == 0
    assert [event.name for event in table.events(0)] == ["play", "topdeck"]
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()


def test_nobody_reacts_with_a_card_that_nobody_else_has() -> None:
    """The only Pirate and Moat that anybody owns are in your own deck, so the others' silence tells you nothing."""
    table = seated(seat1={"hand": "Workshop, Village", "deck": "Pirate, Moat"}, seat2={})
    answer(table, "Workshop", "Silver")
    table.undo()
    table = seated(seat1={"hand": "Militia, Gold", "deck": "Pirate, Moat"}, seat2={"hand": "Copper"})
    answer(table, "Militia")
    table.undo()


@pytest.mark.parametrize(("attack", "reaction"), [("Militia", "Moat"), ("Militia", "Diplomat"), ("Workshop", "Pirate")])
def test_a_reaction_that_was_shown_cannot_be_taken_back(attack: str, reaction: str) -> None:
    """Everybody has seen it in the hand, so undoing it would not make it secret again."""
    table = seated(
        seat1={"hand": f"{attack}, Gold"},
        seat2={"hand": f"{reaction}, Copper, Copper, Copper, Copper", "deck": "Copper, Copper"},
    )
    answer(table, attack, *["Silver"] * (attack == "Workshop"), reaction)
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo(1)
    table.undo(force=True)
    assert table.pending is not None
    assert table.pending.purpose == "react"


def test_what_is_done_with_cards_that_all_saw_before_can_be_taken_back() -> None:
    """Thief reveals the last deck before you pick; Spy reveals the card before you put it back or discard it."""
    table = seated(
        3,
        seat1={"hand": "Thief"},
        seat2={"hand": "Copper", "deck": "Gold, Silver"},
        seat3={"hand": "Copper", "deck": "Copper, Silver"},
    )
    answer(table, "Thief", "Gold")
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()  # the next deck was revealed
    answer(table, "Copper")
    table.undo()
    answer(table, "Silver", "Gold")
    table.undo()
    assert table.pending is not None
    assert table.pending.purpose == "gain"
    table = seated(seat1={"hand": "Spy, Gold", "deck": "Copper, Copper"}, seat2={"deck": "Estate"})
    answer(table, "Spy", "-", "Estate")
    table.undo()
    answer(table, "-")
    table.undo()
    assert table.pending is not None
    assert table.pending.purpose == "discard"
