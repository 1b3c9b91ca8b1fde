"""What an event says, which sentence tells it or asks a question, and which events share a line."""

import pytest
from seats import answer, seated

from fiefdom import Table, catalog, make_setup
from fiefdom.engine.ability import Effect
from fiefdom.engine.decision import ACTION_PHASE, DISCARD, ORDER, PLAY, TREASURE_PHASE, Decision, KindOptions
from fiefdom.engine.detail import NO_DETAIL
from fiefdom.engine.event import Event
from fiefdom.engine.moment import PLAYED
from fiefdom.views.picture import SeenEvent
from fiefdom.views.sentences import how_many, joins, question_keys


def last(table: Table, name: str, seat: int = 0) -> SeenEvent:
    return [event for event in table.events(seat) if event.name == name][-1]


def answer_first(table: Table) -> None:
    assert table.pending is not None
    table.answer(table.pending.seat, [0])


def test_an_event_has_each_thing_in_a_field_of_its_own() -> None:
    table = seated(seat1={"hand": "Wishing Well, Embargo, Masquerade, Copper", "actions": 9}, seat2={"hand": "Estate"})
    answer(table, "Wishing Well")
    answer(table, "Gold")
    assert last(table, "name").named == "Gold"
    answer(table, "Embargo")
    answer(table, "Silver")
    mark, choice = last(table, "mark"), last(table, "choose")
    assert (mark.token, mark.cards, mark.amount) == ("Embargo", ("Silver",), 0)
    assert (choice.named, choice.label, choice.keys) == ("Silver", "", ("event-choose-pile",))
    answer(table, "Masquerade")
    while not any(event.name == "pass" for event in table.events(0)):
        answer_first(table)
    assert {(event.seat, event.other) for event in table.events(0) if event.name == "pass"} == {(0, 1), (1, 0)}


def test_whoever_does_not_see_the_cards_hears_another_sentence() -> None:
    table = seated(seat1={"hand": "Smithy", "deck": "Gold, Gold, Gold"}, seat2={})
    answer(table, "Smithy")
    assert last(table, "draw").keys == ("event-draw",)
    assert last(table, "draw", seat=1).keys == ("event-draw-hidden",)


def test_where_a_card_is_gained_to_chooses_the_sentence() -> None:
    table = seated(seat1={"hand": "Mine, Silver"}, seat2={})
    answer(table, "Mine")
    answer(table, "Silver")
    answer(table, "Gold")
    assert last(table, "gain").keys == ("event-gain-hand", "event-gain-mat")


def test_tokens_may_have_a_sentence_of_their_own() -> None:
    table = seated(seat1={"hand": "Pirate Ship"}, seat2={"deck": "Copper, Copper"})
    answer(table, "Pirate Ship")
    answer(table, "attack")
    while not any(event.name == "token" for event in table.events(0)):
        answer_first(table)
    token = last(table, "token")
    assert (token.token, token.amount, token.keys) == ("pirate_ship", 1, ("event-token-pirate_ship", "event-token"))


def test_turns_are_counted_and_extra_ones_are_not() -> None:
    table = seated(seat1={"hand": "Outpost, Copper", "deck": "Copper, Copper, Copper"}, seat2={})
    answer(table, "Outpost")
    table.answer(0, [])
    table.answer(0, [])
    turn = last(table, "turn")
    assert (turn.seat, turn.turn, turn.keys) == (0, 0, ("event-turn-extra",))
    assert last(table, "draw").is_next_hand


def test_treasures_in_a_row_join_also_where_news_begins_between_them() -> None:
    table = seated(seat1={"hand": "Copper, Silver, Village, Smithy"}, seat2={})
    answer(table, "Village")
    answer(table, "Smithy")
    table.answer(0, ["Copper"])
    since = table.count_events()
    table.answer(0, ["Silver"])
    assert [event.joins for event in table.events(0) if event.name == "play"] == [False, False, False, True]
    assert [event.joins for event in table.events(0, since)] == [True]


def test_a_treasure_that_an_effect_plays_stands_on_a_line_of_its_own() -> None:
    gold, sailor = catalog.find("Gold"), catalog.find("Sailor")
    effect = Effect(make_setup(2, [sailor]).stock.make(sailor, 1)[0], None)
    inside, outside = (Event(PLAYED, 0, (gold,), 1, NO_DETAIL, each, "", "", False) for each in (effect, None))
    assert joins(outside, outside)
    assert joins(inside, inside)
    assert not joins(outside, inside)


def asked(names: str, least: int, most: int, purpose: str = DISCARD, phase: int = ACTION_PHASE) -> Decision:
    kinds = [catalog.find(name) for name in names.split()]
    options = KindOptions(kinds, make_setup(2, kinds).stock)
    return Decision(0, phase, purpose, None, options, least, most, False, False)


@pytest.mark.parametrize(
    ("question", "how"),
    [
        (asked("Gold Estate", 1, 1), "one"),
        (asked("Gold Estate", 2, 2), "exact"),
        (asked("Gold Gold", 0, 1), "may"),
        (asked("Gold Estate", 0, 1), "which"),
        (asked("Gold Estate Copper", 0, 2), "upto"),
        (asked("Gold Estate Copper", 0, 3), "any"),
        (asked("Gold Copper", 0, 2, PLAY, TREASURE_PHASE), "treasures"),
        (asked("Moat Moat", 0, 1, "react", TREASURE_PHASE), "may"),
        (asked("Wharf Caravan", 1, 1, ORDER), "effects"),
    ],
)
def test_the_form_of_a_question_follows_from_its_numbers(question: Decision, how: str) -> None:
    assert how_many(question) == how


def test_a_question_of_a_card_may_have_a_sentence_of_its_own() -> None:
    table = seated(seat1={"hand": "Secret Chamber, Copper, Estate"}, seat2={})
    answer(table, "Secret Chamber")
    assert table.pending is not None
    assert question_keys(table.pending) == ("ask-discard-secret-chamber", "ask-discard")


def test_the_options_that_are_bonuses_say_what_they_give() -> None:
    table = seated(seat1={"hand": "Pawn"}, seat2={})
    answer(table, "Pawn")
    question = table.question(0)
    assert question is not None
    assert question["bonuses"] == {
        "+1 Card": ("cards", 1),
        "+1 Action": ("actions", 1),
        "+1 Buy": ("buys", 1),
        "+$1": ("coins", 1),
    }
    table.answer(0, ["+1 Action", "+$1"])
    chosen = [(event.label, event.bonus) for event in table.events(1) if event.name == "choose"]
    assert chosen == [("+1 Action", ("actions", 1)), ("+$1", ("coins", 1))]
    got = [(event.amount, event.bonus) for event in table.events(1) if event.name == "get"]
    assert got == [(0, ("actions", 1)), (0, ("coins", 1))]
