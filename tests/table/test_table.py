"""Tables: questions, answers, mistakes, undo, clones, resampling, results."""

import pytest
from seats import answer, seated

from fiefdom import Complaint, GameError, GameOver, IllegalAnswer, NotYourDecision, Table, make_bot

KINGDOM = "Chapel, Cellar, Militia, Moat, Village, Smithy, Witch, Festival, Workshop, Harbinger"


def snapshot(table: Table) -> object:
    seats = range(table.players)
    return [table.picture(seat) for seat in seats], [table.events(seat) for seat in seats], table.secret_record()


def opening(seed: int = 1) -> Table:
    return Table(["Ann", "Bob"], KINGDOM, seed, first=0)


def play_all_treasures(table: Table) -> None:
    assert table.pending is not None
    table.answer(table.pending.seat, range(table.pending.most))


def test_the_pending_decision_says_who_for_what_and_from_which() -> None:
    decision = opening().pending
    assert decision is not None
    assert (decision.seat, decision.purpose, decision.source) == (0, "play", None)
    assert set(decision.options.names()) == {"Copper"}
    assert decision.least == 0
    assert decision.most == len(decision.options)


def test_options_can_be_looped_over_and_asked() -> None:
    table = opening()
    play_all_treasures(table)
    decision = table.pending
    assert decision is not None
    names = [kind if isinstance(kind, str) else kind.name for kind in decision.options]
    assert names == decision.options.names()
    assert "Copper" in decision.options
    assert "Province" not in decision.options


@pytest.mark.parametrize(
    ("seat", "picks", "error"),
    [
        (1, [0], NotYourDecision),
        (0, [99], IllegalAnswer),
        (0, [-1], IllegalAnswer),
        (0, [0, 0], IllegalAnswer),
        (0, ["Gold"], IllegalAnswer),
    ],
)
def test_a_mistake_raises_its_own_error_and_changes_nothing(
    seat: int, picks: list[int], error: type[Exception]
) -> None:
    table = opening()
    before = snapshot(table)
    with pytest.raises(error):
        table.answer(seat, picks)
    assert snapshot(table) == before


def test_an_illegal_answer_names_what_was_allowed() -> None:
    with pytest.raises(
        IllegalAnswer, match=r"no option 99: they are numbered from 0, and there are \d. You can pick: .*Copper"
    ):
        opening().answer(0, [99])


def test_where_it_is_all_or_none_some_are_refused() -> None:
    """Mill: two cards for $2, or none for nothing."""
    table = seated(seat1={"hand": "Mill, Copper, Estate, Gold", "deck": "Copper"})
    answer(table, "Mill")
    with pytest.raises(IllegalAnswer, match="2"):
        answer(table, "Estate")
    answer(table.clone(), "-")
    answer(table, "Estate, Copper")
    assert table.view(0).coins(0) == 2


def test_when_the_game_is_over_nothing_can_be_answered() -> None:
    table = Table(2, KINGDOM, 1, bots={0: make_bot("big-money"), 1: make_bot("big-money")})
    assert table.is_over
    assert table.pending is None
    before = snapshot(table)
    with pytest.raises(GameOver):
        table.answer(0, [])
    assert snapshot(table) == before


def test_the_result_has_scores_ranks_turns_and_decks() -> None:
    table = Table(2, KINGDOM, 1, bots={0: make_bot("big-money"), 1: make_bot("big-money")})
    result = table.result
    for standing in result.standings:
        deck = dict(standing.cards)
        assert standing.score == deck.get("Estate", 0) + 6 * deck.get("Province", 0)
        assert deck["Copper"] == 7
        assert standing.turns > 10
    assert min(standing.rank for standing in result.standings) == 1
    assert result.winners == tuple(standing.seat for standing in result.standings if standing.rank == 1)


def test_there_is_no_result_before_the_end() -> None:
    """It would tell the score and the deck of everybody."""
    table = opening()
    with pytest.raises(GameError, match="not over yet"):
        _ = table.result
    assert len(table.secret_result.standings) == 2


def test_answers_can_be_given_by_name() -> None:
    table = opening()
    play_all_treasures(table)
    table.answer(0, ["Copper"])
    assert table.secret_record().answers[-1] == (0, "buy", ("Copper",))


def test_what_was_played_and_not_yet_followed_by_anything_new_is_taken_back() -> None:
    table = opening()
    before = snapshot(table)
    play_all_treasures(table)
    table.undo()
    assert snapshot(table) == before


def test_a_buy_that_ends_the_turn_draws_cards_and_is_not_taken_back_freely() -> None:
    table = opening()
    play_all_treasures(table)
    table.answer(0, ["Copper"])
    before = snapshot(table)
    with pytest.raises(Complaint) as refused:
        table.undo()
    assert refused.value.key == "undo-seen"
    assert snapshot(table) == before
    table.undo(force=True)
    assert table.pending is not None
    assert table.pending.purpose == "buy"


def test_after_a_bot_has_decided_only_force_takes_back() -> None:
    table = Table(["Ann", "Bot"], KINGDOM, 1, first=0, bots={1: make_bot("big-money")})
    play_all_treasures(table)
    question = table.picture(0)
    table.answer(0, ["Copper"])
    with pytest.raises(Complaint) as refused:
        table.undo()
    assert refused.value.key == "undo-answered"
    table.undo(force=True)
    assert table.picture(0) == question


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Complaint, match="nothing to undo"):
        opening().undo()


def inside_an_effect() -> Table:
    """A table where Ann has played Militia and Bob is asked what to discard."""
    for seed in range(400):
        table = Table(["Ann", "Bob"], KINGDOM, seed, first=0)
        while (decision := table.pending) is not None and len(table.secret_record().answers) < 40:
            if decision.purpose == "discard":
                return table
            wanted = next((name for name in ("Militia", "Silver") if name in decision.options), None)
            if decision.purpose == "play":
                table.answer(decision.seat, range(decision.most) if decision.ordered else [0])
            else:
                table.answer(decision.seat, [wanted] if wanted else [])
    raise AssertionError("no Militia was played in any game")


def test_a_clone_inside_an_effect_goes_its_own_way() -> None:
    table = inside_an_effect()
    before = snapshot(table)
    clone = table.clone()
    assert snapshot(clone) == before
    assert clone.pending is not None
    clone.answer(clone.pending.seat, range(clone.pending.least))
    assert snapshot(table) == before
    assert snapshot(clone) != before


@pytest.mark.rules
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


def test_every_game_counts_its_own_tokens() -> None:
    """The table runs an effect again with each answer, from a copy of the game before it."""
    ships = {"hand": "Pirate Ship, Pirate Ship", "actions": 2}
    table = seated(seat1=ships, seat2={"hand": "Copper", "deck": "Silver, Gold, Silver, Gold"})
    answer(table, "Pirate Ship", "attack", "Silver")
    copy = table.clone()
    answer(copy, "Pirate Ship", "attack", "Silver")
    assert [each.view(0).tokens(0) for each in (table, copy)] == [{"pirate_ship": 1}, {"pirate_ship": 2}]
    assert copy.view(0).tokens(1) == {}
    answer(table, "Pirate Ship", "+$1")
    assert table.view(0).coins(0) == 1


def test_inside_an_effect_another_world_looks_the_same_to_the_seat_and_is_another() -> None:
    table = inside_an_effect()
    here = (table.picture(0), table.events(0))
    worlds = [table.resample(0, seed) for seed in range(20)]
    assert all((world.picture(0), world.events(0)) == here for world in worlds)
    assert len({tuple(world.picture(1)["hand"]) for world in worlds}) > 1


def test_what_everybody_saw_go_to_the_discard_pile_is_there_in_every_world() -> None:
    table = opening()
    play_all_treasures(table)
    table.answer(0, ["Cellar"])
    worlds = [table.resample(1, seed) for seed in range(30)]
    assert not any("Cellar" in world.picture(0)["hand"] for world in worlds)
    assert len({tuple(world.picture(0)["hand"]) for world in worlds}) > 1


def test_another_world_can_be_played_on() -> None:
    world = inside_an_effect().resample(0, 3)
    world.seat_bots({0: make_bot("big-money"), 1: make_bot("random", 1)})
    assert world.is_over


def test_a_seat_taken_over_by_a_bot_is_played_to_the_end() -> None:
    table = opening()
    table.seat_bots({0: make_bot("big-money"), 1: make_bot("big-money-ultimate")})
    assert table.is_over
    assert len(table.result.standings) == 2


def test_events_can_be_followed_from_a_number_on() -> None:
    table = opening()
    seen = len(table.events(1))
    play_all_treasures(table)
    news = table.events(1, since=seen)
    assert [event.name for event in news] == ["play"] * len(news)
    assert news[0].number == seen
    assert news[0].cards == ("Copper",)


def test_of_another_hand_the_events_tell_only_how_many() -> None:
    draws = [event for event in opening().events(1) if event.name == "draw" and event.seat == 0]
    assert [(event.cards, event.count) for event in draws] == [(None, 5)]


@pytest.mark.parametrize(
    "names", [["Ann", "Ann"], ["Ann (home)", "Bob"], ["Ann, the first", "Bob"], ["", "Bob"], ["Ann\u202enna", "Bob"]]
)
def test_names_that_a_record_could_not_keep_are_refused(names: list[str]) -> None:
    with pytest.raises(Complaint, match="name"):
        Table(names, KINGDOM)


def test_seats_that_do_not_exist_are_refused() -> None:
    with pytest.raises(Complaint, match="no seat 3"):
        Table(2, KINGDOM, bots={2: make_bot("big-money")})


def test_bots_that_are_seated_later_stay_when_something_is_taken_back() -> None:
    table = opening()
    table.seat_bots({1: make_bot("big-money")})
    play_all_treasures(table)
    table.undo()
    play_all_treasures(table)
    table.answer(0, ())
    assert table.pending is not None
    assert table.pending.seat == 0
    assert table.view(0).turns(1) == 1


def test_the_history_of_a_long_game_is_a_short_chain_that_loses_nothing() -> None:
    """Objects that are freed many levels deep crash the compiled build."""
    table = Table(2, "First Game", 1)
    while table.pending is not None:
        table.answer(table.pending.seat, make_bot("big-money").answer(table.view(table.pending.seat), table.pending))
    depth, log = 0, table._now
    while log.earlier is not None:
        depth, log = depth + 1, log.earlier
    assert depth <= 12
    assert [event.number for event in table.secret_events()] == list(range(len(table.secret_events())))
    assert len(table.secret_events()) > 150
    assert table.secret_events(100) == table.secret_events()[100:]
    again = Table.from_record(table.secret_record())
    assert again.secret_events() == table.secret_events()


def test_a_seat_takes_back_its_own_last_answer_when_that_is_forced() -> None:
    table = Table(["Ann", "Bob"], "First Game", 58, first=0)
    asked = table.pending
    while table.pending is not None and table.pending.seat == 0:
        asked = table.pending
        table.answer(0, range(asked.least))
    assert table.has_answered(0)
    assert not table.has_answered(1)
    table.answer(1, [])
    table.undo(0, force=True)
    assert repr(table.pending) == repr(asked)
    assert not table.has_answered(1)
