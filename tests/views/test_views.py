"""What the views, pictures and events of a seat show, and what they do not."""

from __future__ import annotations

from typing import Any

import pytest
from seats import answer, passing, seated

from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint
from fiefdom.table import Table
from fiefdom.testing import secrets
from fiefdom.testing.secrets import METHODS, check_secrets

pytestmark = pytest.mark.rules


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


def test_cards_in_play_since_an_earlier_turn_are_told_apart() -> None:
    table = seated(seat1={"hand": "Wharf, Caravan, Village", "deck": "Copper, Copper"}, seat2={})
    answer(table, "Wharf")
    player = table.picture(1)["players"][0]
    assert (player["in_play"], player["from_before"]) == (["Wharf"], [])
    while table.onlooker().turn != 0 or table.onlooker().turns(0) < 2:
        assert table.pending is not None
        table.answer(table.pending.seat, ())
    player = table.picture(1)["players"][0]
    assert (player["in_play"], player["from_before"]) == (["Wharf"], ["Wharf"])


def test_whoever_is_hit_by_a_blockade_sees_which_pile_it_spoils() -> None:
    """Seaside, Blockade: "any other player who gains a card with the same name"; a Moat protects from that."""
    table = seated(3, seat1={"hand": "Blockade"}, seat2={"hand": "Moat"}, seat3={"hand": "Estate"})
    answer(table, "Blockade", "Moat", "-", "Silver")
    silver, estate = catalog.find("Silver"), catalog.find("Estate")
    assert [table.view(seat).traps_on(silver) for seat in range(3)] == [{}, {}, {"Blockade": 1}]
    assert [table.view(seat).has_traps(silver) for seat in range(3)] == [False, False, True]
    assert table.view(2).traps_on(estate) == {}
    assert table.picture(2)["traps"] == {"Silver": {"Blockade": 1}}
    assert "traps" not in table.picture(None)
    for seed in range(3):
        check_secrets(table, seed)


def coins_of_treasures(table: Table, seat: int = 0) -> int | None:
    question = table.question(seat)
    assert question is not None
    return question["treasures"]


def test_a_player_is_told_what_the_treasures_would_bring() -> None:
    table = seated(seat1={"hand": "Village, Coppersmith, Copper, Copper, Silver", "deck": "Estate"}, seat2={})
    assert coins_of_treasures(table) == 4
    answer(table, "Village", "Coppersmith")
    assert coins_of_treasures(table) == 6
    answer(table, "Copper")
    assert coins_of_treasures(table) == 4
    answer(table, "Copper", "Silver")
    assert coins_of_treasures(table) is None
    assert table.onlooker().coins(0) == 6


def test_others_are_not_told_what_the_treasures_would_bring() -> None:
    table = seated(seat1={"hand": "Village, Copper"}, seat2={"hand": "Copper"})
    others = table.question(1)
    assert others is not None
    assert "treasures" not in others


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
    assert set(picture["question"] or ()) == {"seat", "source"}


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
    question = table.question(asked)
    assert question is not None
    assert question["purpose"] == purpose


def test_others_do_not_know_that_there_was_no_action_to_play() -> None:
    """Until a Treasure is played or a card is bought, it may still be the Action phase."""
    table = seated(seat1={"hand": "Copper, Estate"}, seat2={})
    assert table.picture(0)["phase"] == "buy"
    assert table.picture(1)["phase"] == "action"
    answer(table, "Copper")
    assert table.picture(1)["phase"] == "buy"


# -- Lead -------------------------------------------------------------------------------------------------


def test_the_lead_is_over_the_best_of_the_others() -> None:
    table = seated(3, seat1={"hand": "Duchy"}, seat2={"hand": "Province"}, seat3={"hand": "Estate"})
    assert [table.view(seat).lead for seat in range(3)] == [3 - 6, 6 - 3, 1 - 6]


def test_the_lead_does_not_know_what_others_passed_each_other() -> None:
    """Seat 2 had a Province and a Curse; seat 1 has not seen which of them seat 3 got."""
    tables = [answer(passing("Province, Curse"), "Masquerade", passed) for passed in ("Province", "Curse")]
    assert [table.view(0).lead for table in tables] == [-5, -5]
    assert [table.view(1).lead for table in tables] == [-1 - 6, 6 - 0]


def test_what_a_program_remembers_does_not_tell_what_others_passed_each_other() -> None:
    tables = [answer(passing("Province, Curse"), "Masquerade", passed) for passed in ("Province", "Curse")]
    one, other = [table.picture(0, looks_ahead=True) for table in tables]
    assert one == other
    assert tables[0].picture(1, looks_ahead=True) != tables[1].picture(1, looks_ahead=True)


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
    assert not [each for each in table._game.knowledge.passes if (each.source, each.target) == (1, 2)]
    assert table.view(0).lead == 0


# -- Everything -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_positions_of_this_file_hide_what_is_hidden(seed: int) -> None:
    for table in (
        passing("Province, Curse"),
        seated(seat1={"hand": "Native Village", "deck": "Gold, Copper"}, seat2={"hand": "Moat, Gold"}),
        answer(seated(seat1={"hand": "Haven, Gold, Estate", "deck": "Copper"}, seat2={}), "Haven", "Gold"),
        at_the_start_of_a_turn("Pirate"),
        at_the_start_of_a_turn("Sailor", "Pirate"),
    ):
        check_secrets(table, seed)


def at_the_start_of_a_turn(*durations: str) -> Table:
    """Durations ask before anything else has happened on this turn, so that what one imagines begins before that."""
    rest = {"deck": "Gold, Estate, Copper, Curse, Village, Duchy", "discard": "Copper, Silver, Duchy, Estate"}
    hand = ", ".join(["Copper, Estate, Curse", *durations])
    table = seated(seat1={"hand": hand, "actions": 2, **rest}, seat2={"hand": "Gold, Silver, Estate, Duchy", **rest})
    answer(table, *durations)
    while table.view(0).turns(0) < 2:
        answer(table, "-")
    return table


def test_a_leak_is_told_in_three_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    def told_too_much(table: Table, seat: int | None) -> dict[str, Any]:
        game = table._game if table._game.wiring.checkpoint is None else table._game.wiring.checkpoint
        decks = [{"deck": [card.kind.name for card in player.deck.cards]} for player in game.players]
        return disclosed(table, seat) | {"players": decks}

    disclosed = secrets.disclosed
    monkeypatch.setattr(secrets, "disclosed", told_too_much)
    with pytest.raises(AssertionError) as found:
        check_secrets(at_the_start_of_a_turn("Pirate"), 0)
    first, *others = str(found.value).splitlines()
    assert first == "Pirate shows an onlooker hidden cards in players, no. 1, deck, no. 1:"
    assert [line.split()[0] for line in others] == ["it", "and"]
