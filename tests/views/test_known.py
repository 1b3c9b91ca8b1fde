"""What a seat knows of hidden cards because it saw them before."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest
from seats import SECRET_DECK, WORLDS, answer, chi_square, deck, hand, known, seated, worlds

from fiefdom.cards.catalog import catalog
from fiefdom.engine.knowledge import NOTHING
from fiefdom.records.knowledge import know, knowledge_entries
from fiefdom.records.sorts import entry_lines
from fiefdom.table import Table
from fiefdom.testing.secrets import check_secrets
from fiefdom.views.view import View

pytestmark = pytest.mark.rules


def test_a_hand_that_was_shown_is_known_until_it_changes() -> None:
    """Cutpurse: a player without a Copper reveals their hand."""
    table = seated(
        seat1={"hand": "Cutpurse", "deck": "Copper"},
        seat2={"hand": "Gold, Estate, Duchy", "deck": SECRET_DECK},
    )
    answer(table, "Cutpurse")
    assert {tuple(hand(world, 1)) for world in worlds(table, 0)} == {("Duchy", "Estate", "Gold")}
    assert len({tuple(deck(world, 1)) for world in worlds(table, 0)}) > WORLDS // 2


def test_what_was_seen_on_the_discard_pile_is_not_known_after_a_shuffle() -> None:
    """Seat 1 buys an Estate, which everybody sees, and shuffles it when the next hand is drawn."""
    table = seated(seat1={"hand": "Copper, Copper", "discard": SECRET_DECK}, seat2={"hand": "Copper"})
    answer(table, "Copper, Copper", "Estate")
    assert table.turn == (1, 1)
    assert known(table, 1, of=0) == known(table, 0, of=0) == []


def test_a_moat_that_was_shown_is_known() -> None:
    table = seated(
        seat1={"hand": "Witch, Witch", "deck": "Copper, Copper"},
        seat2={"hand": "Moat, Estate, Duchy", "deck": SECRET_DECK},
    )
    answer(table, "Witch", "Moat", "-")
    found = [hand(world, 1) for world in worlds(table, 0)]
    assert all("Moat" in cards for cards in found)
    assert len({tuple(cards) for cards in found}) > 5


def test_cards_of_a_kind_are_alike() -> None:
    """Seat 1 saw one of two Curses go to the hand. When one is trashed, it does not know whether the other is there."""
    table = seated(
        seat1={"hand": "Torturer", "deck": "Copper, Copper, Copper"},
        seat2={"hand": "Curse, Chapel, Estate", "deck": SECRET_DECK},
    )
    answer(table, "Torturer", "gain a Curse")
    while table.view(0).turn != 1:
        answer(table, "-")
    assert known(table, 0, 1) == [([("hand", -1)], ["Curse"])]
    answer(table, "Chapel", "Curse")
    assert known(table, 0, 1) == []


def test_a_curse_gained_to_a_hand_is_known() -> None:
    table = seated(
        seat1={"hand": "Torturer", "deck": "Copper, Copper, Copper"},
        seat2={"hand": "Gold, Estate, Duchy", "deck": SECRET_DECK},
    )
    answer(table, "Torturer", "gain a Curse")
    assert known(table, 0, 1) == [([("hand", -1)], ["Curse"])]
    assert all("Curse" in hand(world, 1) for world in worlds(table, 0))


def test_a_card_that_one_passed_is_known() -> None:
    table = seated(
        seat1={"hand": "Masquerade, Gold, Estate", "deck": "Copper, Copper"},
        seat2={"hand": "Silver, Duchy, Curse", "deck": SECRET_DECK},
    )
    answer(table, "Masquerade", "Gold", "Silver")
    found = [hand(world, 1) for world in worlds(table, 0)]
    assert all("Gold" in cards for cards in found)
    assert len({tuple(cards) for cards in found}) > 3


def test_ones_own_card_is_known_where_one_put_it() -> None:
    """Secret Passage puts it two cards down; Pearl Diver leaves the bottom card there."""
    table = seated(
        seat1={"hand": "Secret Passage, Pearl Diver, Province", "deck": "Copper, Gold, Silver, Estate, Duchy, Curse"},
        seat2={},
    )
    answer(table, "Secret Passage", "Province", "2")
    assert all(deck(world, 0)[2] == "Province" for world in worlds(table, 0))
    table = seated(
        seat1={"hand": "Pearl Diver, Copper", "deck": "Copper, Gold, Silver, Estate, Duchy, Province"}, seat2={}
    )
    answer(table, "Pearl Diver", "-")
    found = [deck(world, 0) for world in worlds(table, 0)]
    assert all(cards[-1] == "Province" for cards in found)
    assert len({tuple(cards) for cards in found}) > 10


def test_what_somebody_puts_on_their_deck_is_not_known_to_others() -> None:
    """Ghost Ship."""
    table = seated(
        seat1={"hand": "Ghost Ship", "deck": "Copper, Copper"},
        seat2={"hand": "Gold, Estate, Duchy, Silver, Province", "deck": SECRET_DECK},
    )
    answer(table, "Ghost Ship", "Gold, Silver")
    assert known(table, 0, 1) == []
    assert known(table, 1, 1) == [([("deck", 0)], ["Gold"]), ([("deck", 1)], ["Silver"])]
    assert len({tuple(deck(world, 1)[:2]) for world in worlds(table, 0)}) > 10


def test_a_hand_that_goes_as_a_whole_is_followed() -> None:
    """Everybody saw the Curse go on the deck, so they know that it is on the mat."""
    table = seated(
        seat1={"hand": "Sea Hag", "deck": "Copper, Copper, Copper, Copper, Copper, Copper"},
        seat2={"hand": "Native Village, Copper", "deck": "Estate, Duchy, Gold, Province"},
    )
    answer(table, "Sea Hag")
    while table.view(0).turn != 1:
        answer(table, "-")
    answer(table, "Native Village", "put the top card of the deck on the mat")
    assert known(table, 0, 1) == [([("native_village", -1)], ["Curse"])]


# -- Jumbles ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Scout", "Patrol"])
def test_others_see_the_cards_but_not_the_order_in_which_they_go_back(name: str) -> None:
    draws = "Copper, " * (3 if name == "Patrol" else 0)
    table = seated(
        seat1={"hand": name, "deck": f"{draws}Gold, Silver, Smithy, Village, Copper, Estate, Copper"}, seat2={}
    )
    answer(table, name, "Silver, Gold, Village, Smithy")
    top = ["Silver", "Gold", "Village", "Smithy"]
    assert deck(table, 0)[:4] == top
    for other in (1, None):
        (event,) = [event for event in table.events(other) if event.name == "topdeck"]
        assert event.cards is None
    assert [event.cards for event in table.events(0) if event.name == "topdeck"] == [tuple(reversed(top))]
    assert known(table, 1, 0) == [([("deck", depth) for depth in range(4)], sorted(top))]
    found = [deck(world, 0)[:4] for world in worlds(table, 1)]
    assert all(sorted(cards) == sorted(top) for cards in found)
    assert len({tuple(cards) for cards in found}) > 10
    assert {tuple(deck(world, 0)[:4]) for world in worlds(table, 0)} == {tuple(top)}


def scouted(hand: str, order: str) -> Table:
    """Scout puts Gold and Smithy back in some order; then Village draws the first of them."""
    table = seated(
        seat1={
            "hand": hand,
            "deck": "Gold, Smithy, Estate, Estate, Curse, Curse, Curse, Curse, Curse, Curse, Curse",
        },
        seat2={},
    )
    return answer(table, "Scout", order, "Village")


def test_an_order_that_was_not_seen_is_found_card_by_card() -> None:
    """One of the two is drawn: it is one of those that lay on top, and which one shows when it is played."""
    table = scouted("Scout, Village", "Smithy, Gold")
    assert hand(table, 0) == ["Estate", "Estate", "Smithy"]
    assert known(table, 1, 0)[0] == ([("deck", 0), ("hand", -1)], ["Gold", "Smithy"])
    drawn = {"Smithy" in hand(world, 0) for world in worlds(table, 1)}
    assert drawn == {True, False}
    answer(table, "Smithy")
    assert ([("hand", -1)], ["Gold"]) in known(table, 1, 0)


@pytest.mark.parametrize("doing", ["Smithy", "Chapel, Smithy"])
def test_a_card_of_the_same_name_may_be_another_one(doing: str) -> None:
    """Was it drawn just now, or was it in the hand before? Nobody else knows."""
    told = []
    for order in ("Smithy, Gold", "Gold, Smithy"):
        table = answer(scouted("Scout, Village, Smithy, Chapel", order), *doing.split(", "))
        told.append((table.events(1), table.picture(1)))
    assert told[0] == told[1]


def test_cards_that_are_shown_may_be_others_of_the_same_names() -> None:
    """Gold was drawn and a Smithy was in hand before, or the other way round; the other card is on the deck."""
    told = []
    for order, before in (("Gold, Smithy", "Smithy"), ("Smithy, Gold", "Gold")):
        table = answer(scouted(f"Scout, Village, Shanty Town, {before}", order), "Shanty Town")
        assert deck(table, 0)[0] == before
        told.append((table.events(1), table.picture(1)))
    assert told[0] == told[1]


def test_a_curse_that_is_shown_may_be_the_one_that_was_known() -> None:
    for other, below in (("Curse", "Copper"), ("Copper", "Curse")):
        table = seated(
            seat1={"hand": "Torturer", "deck": "Copper, Copper, Copper, Copper, Copper, Copper, Copper, Copper"},
            seat2={"hand": f"{other}, Ambassador, Estate", "deck": f"{below}, Estate, Estate"},
        )
        answer(table, "Torturer", "gain a Curse")
        while table.view(0).turn != 1:
            answer(table, "-")
        answer(table, "Ambassador", "Curse")
        assert known(table, 0, 1) == [([("hand", -1)], ["Curse"])]


def test_a_moat_that_lies_on_the_discards_may_be_the_one_that_was_shown() -> None:
    """Nothing was played, so the hand goes to the discard pile with its last card on top."""
    table = seated(
        seat1={"hand": "Militia", "deck": "Copper, Copper, Copper, Copper, Copper"},
        seat2={"hand": "Moat, Copper, Moat", "deck": SECRET_DECK},
    )
    answer(table, "Militia", "Moat", "-")
    while table.view(0).turns(0) < 2:
        answer(table, "-")
    assert table.view(0).discard_top(1) == catalog.find("Moat")
    lying = [[card.kind.name for card in world._game.players[1].discards.cards] for world in worlds(table, 0)]
    assert {cards.count("Moat") for cards in lying} == {1, 2}


def test_what_is_known_of_a_hand_does_not_tell_in_which_order_it_was_drawn() -> None:
    for cards in ("Gold, Silver, Village", "Village, Gold, Silver"):
        table = seated(seat1={"hand": "Cutpurse"}, seat2={"hand": cards, "deck": "Copper"})
        answer(table, "Cutpurse")
        assert known(table, 0, 1) == [([("hand", -1)], [name]) for name in ("Gold", "Silver", "Village")]


SHOWN = ["Curse", "Duchy", "Estate", "Gold", "Silver"]


def shown_and_put_back() -> Table:
    """All five cards of a hand are revealed; then two of them go on the deck in secret."""
    table = seated(
        seat1={"hand": "Village, Cutpurse, Ghost Ship", "deck": "Copper, Copper, Copper"},
        seat2={"hand": "Gold, Silver, Estate, Duchy, Curse", "deck": "Province, Copper, Copper"},
    )
    return answer(table, "Village", "Cutpurse", "Ghost Ship", "Gold, Curse")


def test_of_a_hand_that_was_shown_the_cards_are_known_when_some_have_gone_in_secret() -> None:
    table = shown_and_put_back()
    places = [("deck", 0), ("deck", 1), ("hand", -1), ("hand", -1), ("hand", -1)]
    assert known(table, 0, 1) == [(places, SHOWN)]
    n = 1000
    found = worlds(table, 0, n)
    assert all(sorted(hand(world, 1) + deck(world, 1)[:2]) == SHOWN for world in found)
    on_top = Counter(deck(world, 1)[0] for world in found)
    assert chi_square(on_top, dict.fromkeys(SHOWN, n / 5)) < 18.47
    assert deck(table, 1)[:3] == ["Gold", "Curse", "Province"]
    check_secrets(table, 1)


def test_what_is_left_of_such_a_hand_is_known_as_its_cards_are_seen() -> None:
    """Bureaucrat: the Duchy goes on the deck, and everybody sees it."""
    table = seated(
        seat1={"hand": "Village, Village, Cutpurse, Ghost Ship, Bureaucrat", "deck": "Copper, Copper, Copper, Copper"},
        seat2={"hand": "Gold, Silver, Estate, Duchy, Curse", "deck": "Province, Copper, Copper"},
    )
    answer(table, "Village", "Village", "Cutpurse", "Ghost Ship", "Gold, Curse", "Bureaucrat", "Duchy")
    places = [("deck", 1), ("deck", 2), ("hand", -1), ("hand", -1)]
    assert known(table, 0, 1) == [([("deck", 0)], ["Duchy"]), (places, ["Curse", "Estate", "Gold", "Silver"])]


def test_a_position_keeps_what_is_known_of_such_a_hand() -> None:
    table = shown_and_put_back()
    again = table._course.checkpoint.game.copy()
    again.knowledge = NOTHING
    said = knowledge_entries(table._course.checkpoint.game)
    know(again, tomllib.loads("\n".join(line for key in said for line in entry_lines(key, said[key]))))
    assert View(again, 0).known(1) == table.view(0).known(1)
    assert View(again, 1).known(1) == table.view(1).known(1)


def test_what_is_passed_in_secret_of_a_hand_that_was_shown_is_in_no_jumble() -> None:
    """The player who has it now owns one more card of that name, which is another thing to know."""
    table = seated(
        3,
        seat1={"hand": "Village, Cutpurse, Masquerade", "deck": "Copper, Copper, Copper, Copper"},
        seat2={"hand": "Gold, Silver, Estate", "deck": SECRET_DECK},
        seat3={"hand": "Province, Duchy", "deck": SECRET_DECK},
    )
    answer(table, "Village", "Cutpurse", "Masquerade", "Gold")
    held = {zone.cards[0].kind.name for world in worlds(table, 0) for zone in world._game.temporary if zone.owner == 1}
    assert held == {"Gold", "Silver", "Estate"}
    answer(table, "Duchy", "-")
    assert known(table, 0, 1) == [([("hand", -1)], ["Copper"])]
    assert known(table, 2, 1) == [([("hand", -1), ("hand", -1)], ["Estate", "Silver"])]
    for world in worlds(table, 0):
        assert world.view(0).lead == table.view(0).lead
