"""What a seat may know and what it may not, by the rulebooks or because players remember it."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import Decision, GameError, Suspend
from fiefdom.engine.desk import Log
from fiefdom.errors import Complaint
from fiefdom.records.knowledge import know, knowledge_lines
from fiefdom.records.scenario import Scenario, set_up
from fiefdom.table import PAUSE, Table
from fiefdom.testing.secrets import METHODS, check_secrets
from fiefdom.views.resample import NoOtherWorld
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

WORLDS = 60
SECRET_DECK = "Gold, Silver, Province, Estate, Duchy, Curse, Copper"


def seated(players: int = 2, *, discreet: bool = False, **seats: Any) -> Table:
    """A table at a position: `seat1={"hand": ...}` and so on, as in a scenario; everybody is a person."""
    names = [name for before in seats.values() for cards in before.values() for name in str(cards).split(", ")]
    kinds = {kind.name: kind for kind in catalog.kinds if kind.box != "basic"}
    kingdom = tuple(name for name in dict.fromkeys(names) if name in kinds)
    game = set_up(Scenario("", "", "", players, kingdom, 1, seats, (), {}))
    table = Table(players, "First Game", discreet=discreet, checked=True)
    table._origin, table._origin_log, table._game = game, Log(), game
    table._sit_at(game, table._origin_log, [])
    table._go_on(game, table._origin_log, [])
    return table


def answer(table: Table, *answers: str) -> Table:
    """Give answers for whoever is asked: the names of the picks, or `-` for nothing."""
    for text in answers:
        assert table.pending is not None
        table.answer(table.pending.seat, [] if text == "-" else text.split(", "))
    return table


def worlds(table: Table, seat: int, n: int = WORLDS) -> list[Table]:
    return [table.resample(seat, seed) for seed in range(n)]


def hand(table: Table, seat: int) -> list[str]:
    return sorted(kind.name for kind in table.view(seat).hand)


def deck(table: Table, seat: int) -> list[str]:
    """The deck from the top down."""
    return [card.kind.name for card in reversed(table._game.players[seat].deck.cards)]


def known(table: Table, seat: int, of: int) -> list[tuple[list[tuple[str, int]], list[str]]]:
    """What a seat knows of another's hidden cards."""
    return [(places, [kind.name for kind in kinds]) for places, kinds in table.view(seat).known(of)]


# -- Sight ------------------------------------------------------------------------------------------------


def test_every_member_of_a_view_is_looked_at() -> None:
    view = Table(2, "First Game").view(0)
    public = {name for name in dir(view) if not name.startswith("_")}
    assert {name for name in public if callable(getattr(view, name))} == set(METHODS)


def uncovered(table: Table, seat: int | None, of: int) -> dict[str, list[str] | None]:
    return {zone["zone"]: zone["cards"] for zone in table.picture(seat)["players"][of]["uncovered"]}


def test_only_their_owner_sees_what_lies_on_the_native_village_mat() -> None:
    table = seated(seat1={"hand": "Native Village", "deck": "Gold, Copper"}, seat2={})
    answer(table, "Native Village", "put the top card of the deck on the mat")
    assert uncovered(table, 0, 0) == {"native_village": ["Gold"]}
    assert uncovered(table, 1, 0) == uncovered(table, None, 0) == {"native_village": None}
    assert all(event.cards is None or "Gold" not in event.cards for event in table.events(1))


def test_only_their_owner_sees_what_haven_set_aside() -> None:
    table = seated(seat1={"hand": "Haven, Gold, Estate", "deck": "Copper"}, seat2={})
    answer(table, "Haven", "Gold")
    assert ["Gold"] in uncovered(table, 0, 0).values()
    assert set(uncovered(table, 1, 0).values()) == set(uncovered(table, None, 0).values()) == {None}


def test_nobody_else_sees_the_card_held_out_for_masquerade() -> None:
    """All pick before anybody sees what they get."""
    table = seated(
        3,
        seat1={"hand": "Masquerade, Gold, Estate", "deck": "Copper, Copper"},
        seat2={"hand": "Silver, Duchy"},
        seat3={"hand": "Province, Curse"},
    )
    answer(table, "Masquerade", "Gold")
    assert uncovered(table, 0, 0) == {"held_out": ["Gold"]}
    for other in (1, 2, None):
        assert uncovered(table, other, 0) == {"held_out": None}


def test_two_players_pass_cards_that_nobody_sees_who_watches() -> None:
    table = seated(seat1={"hand": "Masquerade, Gold", "deck": "Copper, Copper"}, seat2={"hand": "Silver, Province"})
    answer(table, "Masquerade", "Gold", "Silver")
    passed = [event for event in table.events(None) if event.name == "pass"]
    assert [event.cards for event in passed] == [None, None]
    assert [event.cards for event in table.events(1) if event.name == "pass"] == [("Gold",), ("Silver",)]


def test_of_several_discards_others_see_the_top_one() -> None:
    table = seated(seat1={"hand": "Cellar, Gold, Estate, Duchy", "deck": "Copper, Copper, Copper"}, seat2={})
    answer(table, "Cellar", "Gold, Estate, Duchy")
    (event,) = [event for event in table.events(1) if event.name == "discard"]
    assert (event.cards, event.count, event.top) == (None, 3, "Duchy")
    assert table.picture(1)["players"][0]["discard_top"] == "Duchy"


@pytest.mark.parametrize("name", ["Cutpurse", "Bureaucrat", "Shanty Town"])
def test_a_hand_that_is_shown_does_not_tell_in_which_order_it_was_drawn(name: str) -> None:
    told = []
    for shown in ("Silver, Gold, Village", "Village, Silver, Gold"):
        own = f"{name}, {shown}" if name == "Shanty Town" else name
        table = answer(seated(seat1={"hand": own, "deck": "Copper"}, seat2={"hand": shown}), name)
        told.append([event.cards for event in table.events(None) if event.name == "reveal"])
    assert told == [[("Gold", "Silver", "Village")]] * 2


def test_somebody_who_watches_sees_no_hand_and_counts_no_deck() -> None:
    picture = Table(2, "First Game", 3).picture(None)
    assert picture["seat"] is None
    assert not {"hand", "deck_size", "owned", "score"} & set(picture)
    assert set(picture["question"]) == {"seat", "source"}


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    table = Table(2, "First Game", 3)
    for seat in (-1, 2):
        for look in (table.view, table.picture, table.events):
            with pytest.raises(Complaint):
                look(seat)


# -- Questions to others ----------------------------------------------------------------------------------


@pytest.mark.parametrize("purpose", ["react", "reveal", "set_aside", "play"])
def test_others_are_told_whom_the_table_waits_for_and_the_card_that_was_played(purpose: str) -> None:
    tables = {
        "react": answer(seated(seat1={"hand": "Militia"}, seat2={"hand": "Moat, Gold"}), "Militia"),
        "reveal": answer(seated(seat1={"hand": "Explorer, Province, Gold"}, seat2={}), "Explorer"),
        "set_aside": answer(seated(seat1={"hand": "Library, Copper", "deck": "Village, Gold"}, seat2={}), "Library"),
        "play": seated(seat1={"hand": "Smithy"}, seat2={}),
    }
    table = tables[purpose]
    assert table.pending is not None
    assert table.pending.purpose == purpose
    asked = table.pending.seat
    source = table.pending.source
    for other in (1 - asked, None):
        assert table.picture(other)["question"] == {"seat": asked, "source": source.name if source else None}
        assert table.picture(other)["phase"] == "action"
    assert table.picture(asked)["question"]["purpose"] == purpose


def test_others_do_not_know_that_there_was_no_action_to_play() -> None:
    """Until a Treasure is played or a card is bought, it may still be the Action phase."""
    table = seated(seat1={"hand": "Copper, Estate"}, seat2={})
    assert table.picture(0)["phase"] == "buy"
    assert table.picture(1)["phase"] == "action"
    answer(table, "Copper")
    assert table.picture(1)["phase"] == "buy"


# -- Discreet tables ---------------------------------------------------------------------------------------


def questions(table: Table, seat: int, n: int) -> list[Any]:
    """What a seat learns of the next questions to others, and whose turn it is; everybody picks the least they can."""
    told: list[Any] = []
    while table.pending is not None and len(told) < n:
        if table.pending.seat != seat:
            told.append((table.picture(seat)["question"], table.view(seat).turn))
        table.answer(table.pending.seat, range(table.pending.least))
    return told


@pytest.mark.parametrize("case", ["attack", "gain", "alike", "explorer", "library", "action"])
def test_a_discreet_table_asks_the_same_whatever_somebody_has(case: str) -> None:
    def told(has_it: bool, *, discreet: bool) -> list[Any]:
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

    assert told(True, discreet=True) == told(False, discreet=True)
    if case != "action":
        assert told(True, discreet=False) != told(False, discreet=False)


def test_a_discreet_table_answers_for_those_who_have_nothing_after_a_pause() -> None:
    hands = ("Moat, Copper, Estate", "Gold, Copper, Estate")
    tables = [
        answer(seated(discreet=True, seat1={"hand": "Militia"}, seat2={"hand": cards, "deck": "Moat"}), "Militia")
        for cards in hands
    ]
    assert tables[0].pause() is None
    pauses = {tables[1].pause() for _ in range(20)}
    assert len(pauses) == 20
    assert all(pause is not None and PAUSE[0] <= pause <= PAUSE[1] for pause in pauses)
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


# -- Copies -----------------------------------------------------------------------------------------------


def test_what_a_copy_does_is_not_done_in_the_game_it_was_made_from() -> None:
    table = seated(
        seat1={"hand": "Village, Native Village, Pirate Ship, Pirate Ship", "deck": "Copper, Copper, Copper"},
        seat2={"hand": "Gold", "deck": "Copper, Copper, Copper, Copper"},
    )
    answer(table, "Village", "Native Village", "put the top card of the deck on the mat", "Pirate Ship", "attack")
    before = table.picture(0)
    copy = answer(table.clone(), "Pirate Ship", "attack")
    assert table.view(0).tokens(0) == {"pirate_ship": 1}
    assert copy.view(0).tokens(0) == {"pirate_ship": 2}
    assert table.picture(0) == before


# -- Undo -------------------------------------------------------------------------------------------------


def test_a_passed_card_cannot_be_taken_back() -> None:
    """The other had only one card to pass, so undoing your own pass would tell you what you get."""
    table = seated(seat1={"hand": "Masquerade, Gold, Estate", "deck": "Copper, Copper"}, seat2={"hand": "Province"})
    answer(table, "Masquerade", "Estate")
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


def test_a_gain_that_somebody_could_have_reacted_to_cannot_be_taken_back() -> None:
    table = seated(seat1={"hand": "Silver, Copper, Workshop, Village"}, seat2={"deck": "Pirate"})
    answer(table, "Workshop", "Silver")
    with pytest.raises(Complaint, match="cards have been seen"):
        table.undo()
    table = seated(seat1={"hand": "Silver, Copper, Workshop, Village"}, seat2={"deck": "Moat"})
    answer(table, "Workshop", "Silver")
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


# -- Lead -------------------------------------------------------------------------------------------------


def passing(third: str) -> Table:
    return seated(
        3,
        seat1={"hand": "Masquerade, Copper, Copper, Copper", "deck": "Copper, Copper"},
        seat2={"hand": third},
        seat3={"hand": "Copper"},
    )


def test_the_lead_is_over_the_best_of_the_others() -> None:
    table = seated(3, seat1={"hand": "Duchy"}, seat2={"hand": "Province"}, seat3={"hand": "Estate"})
    assert [table.view(seat).lead for seat in range(3)] == [3 - 6, 6 - 3, 1 - 6]


def test_the_lead_does_not_know_what_others_passed_each_other() -> None:
    """Seat 2 had a Province and a Curse; seat 1 has not seen which of them seat 3 got."""
    tables = [answer(passing("Province, Curse"), "Masquerade", passed) for passed in ("Province", "Curse")]
    assert [table.view(0).lead for table in tables] == [-5, -5]
    assert [table.view(1).lead for table in tables] == [-1 - 6, 6 - 0]


def test_what_was_passed_unseen_is_known_once_it_is_trashed() -> None:
    """Seat 3 never gained an Estate, so the one it trashes was passed to it by seat 2."""
    table = seated(
        3,
        seat1={"hand": "Masquerade, Copper, Copper", "deck": "Copper, Copper"},
        seat2={"hand": "Estate, Curse, Chapel", "deck": "Copper, Copper, Copper, Copper, Copper"},
        seat3={"hand": "Chapel, Copper", "deck": "Copper, Copper, Copper, Copper, Copper"},
    )
    answer(table, "Masquerade", "Estate", "Copper", "-")
    assert table.view(0).lead == 0
    while table.pending is not None and table.view(0).turn != 2:
        answer(table, "-")
    answer(table, "Chapel", "Estate")
    assert not [each for each in table._game.passes if (each.source, each.target) == (1, 2)]
    assert table.view(0).lead == 0


# -- Memory -----------------------------------------------------------------------------------------------


def test_a_hand_that_was_shown_is_known_until_it_changes() -> None:
    """Cutpurse: a player without a Copper reveals their hand."""
    table = seated(
        seat1={"hand": "Cutpurse", "deck": "Copper"},
        seat2={"hand": "Gold, Estate, Duchy", "deck": SECRET_DECK},
    )
    answer(table, "Cutpurse")
    assert {tuple(hand(world, 1)) for world in worlds(table, 0)} == {("Duchy", "Estate", "Gold")}
    assert len({tuple(deck(world, 1)) for world in worlds(table, 0)}) > WORLDS // 2


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
    again = table._checkpoint.copy()
    again.known, again.jumbles = again.known[:0], []
    know(again, tomllib.loads("\n".join(knowledge_lines(table._checkpoint))))
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


def test_inside_masquerade_the_lead_is_the_same_in_every_world() -> None:
    table = seated(
        3,
        seat1={"hand": "Masquerade, Copper", "deck": "Copper, Copper, Estate, Curse, Gold"},
        seat2={"hand": "Estate, Duchy", "deck": "Copper"},
        seat3={"hand": "Province, Silver", "deck": "Duchy, Curse, Province"},
    )
    answer(table, "Masquerade", "Estate", "Province")
    assert table.pending is not None
    assert table.pending.purpose == "trash"
    assert {world.view(1).lead for world in worlds(table, 1)} == {table.view(1).lead}


def test_what_was_gained_inside_an_effect_is_in_one_place_in_every_world() -> None:
    """Throne Room and Artisan: a card is gained to the hand, then one from the hand goes on the deck in secret."""
    table = seated(
        seat1={"hand": "Throne Room, Artisan, Province, Gold", "deck": "Silver, Estate, Duchy, Curse"},
        seat2={"hand": "Copper"},
    )
    answer(table, "Throne Room", "Artisan", "Duchy", "Province", "Silver")
    for world in worlds(table, 1):
        world._game.check()


def test_at_an_ordinary_table_one_knows_who_was_not_asked() -> None:
    """Militia: a player whose cards all have one name has no choice; at a discreet table nobody sees that."""
    alike = {}
    for discreet in (False, True):
        table = seated(
            3,
            discreet=discreet,
            seat1={"hand": "Militia"},
            seat2={"hand": "Copper, Copper, Copper, Copper", "deck": "Gold, Copper, Copper, Copper"},
            seat3={"hand": "Copper, Gold, Silver, Estate"},
        )
        answer(table, "Militia", *["Copper"] * discreet)
        assert table.pending is not None
        assert table.pending.seat == 2
        alike[discreet] = {len(set(hand(world, 1))) == 1 for world in worlds(table, 2)}
    assert alike == {False: {True}, True: {True, False}}


def test_a_shuffle_inside_an_effect_does_not_foretell_the_next_one() -> None:
    """Smithy shuffles, then Cellar asks; nobody knows the hand after the next shuffle."""
    table = seated(
        seat1={
            "hand": "Cellar, Gold, Silver, Estate, Duchy",
            "deck": "",
            "discard": "Copper, Curse, Province, Estate, Village, Smithy, Moat, Market",
        },
        seat2={},
    )
    answer(table, "Cellar", "Gold, Silver, Estate")
    later: set[tuple[str, ...]] = set()
    for world in worlds(table, 0, 30):
        while world.pending is not None and world.view(0).turns(0) < 4:
            answer(world, "-")
        later.add(tuple(hand(world, 0)))
    assert len(later) > 5


class Idle:
    """A bot that does as little as it can, and leaves after two turns."""

    name = "idle"

    def answer(self, view: View, decision: Decision) -> tuple[int, ...]:
        if view.turns(view.seat) > 2:
            raise Suspend(decision)
        return tuple(range(decision.least))


def test_bots_in_another_world_do_not_play_with_true_chance() -> None:
    """Only the coming shuffle is hidden, and no person answers between resampling and the bots."""
    table = seated(
        seat1={"hand": "Copper", "discard": "Gold, Silver, Estate, Duchy, Province, Curse, Village, Moat, Smithy"},
        seat2={"hand": "Copper", "deck": "Copper, Copper, Copper, Copper, Copper"},
    )
    hands = set()
    for seed in range(20):
        world = table.resample(0, seed)
        world.seat_bots({0: Idle(), 1: Idle()})
        hands.add(tuple(hand(world, 0)))
    assert len(hands) > 10


def test_what_somebody_has_picked_in_secret_is_not_known_inside_the_effect() -> None:
    table = seated(
        3,
        seat1={"hand": "Masquerade, Gold, Estate", "deck": "Copper, Copper"},
        seat2={"hand": "Silver, Duchy, Curse, Gold", "deck": SECRET_DECK},
        seat3={"hand": "Province, Copper"},
    )
    answer(table, "Masquerade", "Gold", "Silver")
    assert table.pending is not None
    assert table.pending.seat == 2
    held = {zone.cards[0].kind.name for world in worlds(table, 2) for zone in world._game.temporary if zone.owner == 1}
    assert len(held) > 3


def test_what_an_attacker_still_holds_is_not_known_inside_the_attack() -> None:
    """The index of the option picked would tell how many Actions are before it, so cards are picked, not indices."""
    table = seated(
        seat1={"hand": "Smithy, Village, Militia, Copper, Copper", "deck": "Copper, Copper, Silver, Estate, Estate"},
        seat2={"hand": "Copper, Silver, Gold, Estate, Duchy"},
    )
    answer(table, "Militia")
    n = 1000
    found = Counter(str(sum(name in ("Smithy", "Village") for name in hand(world, 0))) for world in worlds(table, 1, n))
    # Two of nine cards are Actions, and four of the nine are in hand; 99.9 % below 13.8.
    assert chi_square(found, {"0": n * 10 / 36, "1": n * 20 / 36, "2": n * 6 / 36}) < 13.8


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


def test_what_others_passed_each_other_may_have_been_another_card() -> None:
    table = answer(passing("Province, Curse, Duchy"), "Masquerade", "Duchy", "-")
    assert table.pending is not None
    found = worlds(table, 0)
    assert {tuple(hand(world, 2)) for world in found} == {("Curse",), ("Duchy",), ("Province",)}
    for world in found:
        assert world.view(0).lead == table.view(0).lead
        world._game.check()


def test_in_another_world_haven_gives_back_what_it_set_aside_there() -> None:
    table = seated(
        seat1={"hand": "Haven, Gold, Estate, Duchy", "deck": "Copper, Silver, Province, Curse, Estate, Copper, Copper"},
        seat2={"deck": "Copper, Copper, Copper, Copper, Copper"},
    )
    answer(table, "Haven", "Gold")
    sizes, names = set(), set()
    for world in worlds(table, 1, 20):
        aside = [zone.cards[0].kind.name for zone in world._game.players[0].mats]
        names.add(aside[0])
        while world.pending is not None and world.view(0).turns(0) < 2:
            answer(world, "-")
        sizes.add(len(world.view(0).hand))
        assert aside[0] in hand(world, 0)
    assert sizes == {6}
    assert len(names) > 3


def test_if_no_other_world_is_found_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, "First Game", 1)
    monkeypatch.setattr("fiefdom.table.TRIES", 0)
    with pytest.raises(NoOtherWorld):
        table.resample(0)


# -- Chance -----------------------------------------------------------------------------------------------


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[name] - n) ** 2 / n for name, n in expected.items())


def test_what_a_seat_knows_nothing_of_is_spread_as_chance_would_have_it() -> None:
    """The first card of another hand, and the top of its deck, over many resamples: five kinds, 99.9 % below 18.47."""
    table = seated(
        seat1={"hand": "Copper"},
        seat2={"hand": "Gold, Gold, Silver, Estate, Duchy", "deck": "Gold, Silver, Silver, Province, Duchy"},
    )
    n = 2000
    shares = {"Gold": 0.3, "Silver": 0.3, "Estate": 0.1, "Duchy": 0.2, "Province": 0.1}
    expected = {name: share * n for name, share in shares.items()}
    found = worlds(table, 0, n)
    in_hand = Counter(world._game.players[1].hand.cards[0].kind.name for world in found)
    on_top = Counter(deck(world, 1)[0] for world in found)
    assert chi_square(in_hand, expected) < 18.47
    assert chi_square(on_top, expected) < 18.47


def test_inside_an_effect_it_is_spread_so_too() -> None:
    """The attacked player has picked what to discard; a random three of the six other cards are in the hand."""
    table = seated(
        3,
        seat1={"hand": "Militia"},
        seat2={"hand": "Gold, Silver, Estate, Duchy, Curse", "deck": "Province"},
        seat3={"hand": "Copper, Copper, Estate, Estate, Gold"},
    )
    answer(table, "Militia", "Estate, Curse")
    assert table.pending is not None
    assert table.pending.seat == 2
    n = 2000
    found = worlds(table, 2, n)
    # Everybody saw the Curse on top of the discard pile; the other discard is not known.
    in_hand = Counter(name for world in found for name in hand(world, 1))
    hidden = ["Gold", "Silver", "Estate", "Duchy", "Province"]
    assert set(in_hand) == set(hidden)
    assert chi_square(in_hand, dict.fromkeys(hidden, n * 3 / 5)) < 18.47


@pytest.mark.parametrize("seed", range(3))
def test_the_positions_of_this_file_hide_what_is_hidden(seed: int) -> None:
    for table in (
        passing("Province, Curse"),
        seated(seat1={"hand": "Native Village", "deck": "Gold, Copper"}, seat2={"hand": "Moat, Gold"}),
    ):
        check_secrets(table, seed)
