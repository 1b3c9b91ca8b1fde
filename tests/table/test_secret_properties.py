"""Properties of what seats learn, and of other worlds that look the same to them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from collector import Collector
from hypothesis import assume, given
from hypothesis import strategies as st
from random_games import KINGDOM_CARDS, Position, Start, everything, examples, play_on, positions, seeds, starts

from fiefdom.bots.bot import RandomBot
from fiefdom.engine.decision import GameError, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.log import Log
from fiefdom.engine.wiring import Wiring
from fiefdom.errors import Complaint
from fiefdom.table import Table
from fiefdom.testing.secrets import check_secrets, disclosed, mix_hidden
from fiefdom.views.picture import SeenEvent, picture, question, seen_events
from fiefdom.views.resample import NoOtherWorld
from fiefdom.views.shapes import Picture, QuestionSeen
from fiefdom.views.view import View

# Many games, which take three times as long when traced; other tests reach every line that these do.
pytestmark = pytest.mark.no_cover

OPEN = {"play", "react", "buy", "gain", "trash", "reveal"}


# -- Secrets ---------------------------------------------------------------------------------------------


@examples(60)
@given(positions, seeds)
def test_what_is_hidden_is_in_nothing_that_a_seat_is_told(position: Position, seed: int) -> None:
    """At any decision, even inside an effect."""
    check_secrets(position.table(), seed)


def asked(game: Game, seat: int) -> tuple[QuestionSeen | None, Picture]:
    """The next question as this seat knows it, and what it sees then."""
    with pytest.raises(Suspend) as suspended:
        game.run()
    return question(suspended.value.decision, seat), picture(View(game, seat))


@examples(60)
@given(starts, st.integers(0, 200), seeds)
def test_what_is_hidden_does_not_change_what_one_is_asked(start: Start, steps: int, seed: int) -> None:
    """Between two effects, where the shuffled game can go on; no effect may wait, as it might draw hidden cards."""
    game = start.game()
    game.seat_bots([start.player()] * start.players, View)
    for _ in range(steps):
        if not game.is_over:
            game.play_turn()
    assume(not game.is_over and not game.waiting)
    game.seat_bots([None] * start.players, View)
    mixed = game.copy()
    mixed.seat_bots([None] * start.players, View)
    mix_hidden(mixed, game.turn, Random(seed))
    assert asked(mixed, game.turn) == asked(game, game.turn)


@examples(60)
@given(positions, seeds)
def test_at_a_discreet_table_nobody_learns_from_who_is_asked_next(position: Position, seed: int) -> None:
    """In a resampled game the seat does the same; the others, who do nothing, are asked the same."""
    table = position.table(discreet=True)
    for seat in range(table.players):
        bot = Collector(seed)
        true, world = table.clone(), another(table, seat, seed)
        for _ in range(30):
            if true.events(seat) != world.events(seat):
                break
            assert true.picture(seat)["question"] == world.picture(seat)["question"]
            assert true.view(seat).phase == world.view(seat).phase
            decision, same = true.pending, world.pending
            if decision is None or same is None or (decision.seat != seat and (decision.least or same.least)):
                break
            picks = bot.answer(true.view(seat), decision) if decision.seat == seat and decision.most else ()
            true.answer(decision.seat, picks)
            world.answer(decision.seat, picks)


@examples(60)
@given(positions, seeds)
def test_who_was_told_the_same_knows_the_same(position: Position, seed: int) -> None:
    """Two worlds that a seat cannot tell apart are played on, as long as it cannot."""
    table = position.table(discreet=True)
    for seat in range(table.players):
        bot = RandomBot(seed)
        true, world = table.clone(), another(table, seat, seed)
        for _ in range(30):
            decision, same = true.pending, world.pending
            if decision is None or same is None:
                break
            names = decision.picked(bot.answer(true.view(decision.seat), decision) if decision.most else ())
            true.answer(decision.seat, names)
            try:
                world.answer(decision.seat, names)
            except GameError:
                break  # they do not have those cards there
            if what_all_see(true, seat) != what_all_see(world, seat):
                break
            assert told_without_passes(true, seat) == told_without_passes(world, seat)


def told_without_passes(table: Table, seat: int) -> dict[str, Any]:
    """All that a seat is told; after secret passes, imagined games have the same odds, but not card for card."""
    found = disclosed(table, seat)
    return {name: value for name, value in found.items() if name != "imagine" or not table._game.knowledge.passes}


def what_all_see(table: Table, seat: int) -> tuple[list[SeenEvent], list[Any]]:
    """What happened, as a seat knows it, and what lies on top of the discards."""
    return table.events(seat), [player["discard_top"] for player in table.picture(seat)["players"]]


def another(table: Table, seat: int, seed: int) -> Table:
    try:
        return table.resample(seat, seed)
    except NoOtherWorld:
        return table.clone()


@examples(40)
@given(positions)
def test_events_tell_others_only_what_they_may_know(position: Position) -> None:
    table = position.table()
    for seat in range(table.players):
        for event, seen in zip(table.secret_events(), table.events(seat), strict=True):
            is_own = event.seat == seat
            if event.name in ("draw", "look"):
                assert seen.cards == (event.cards if is_own else None)
            elif event.cards and (is_own or event.name in OPEN):
                assert seen.cards == event.cards


def test_looking_through_discards_does_not_tell_others_how_many_there_are() -> None:
    """The rulebook: nobody may count a discard pile."""
    told = []
    for size in (2, 4):
        game = Start(2, KINGDOM_CARDS[:10], 1, "random").game()
        wiring = Wiring([None, None], [None, None])
        wiring.log = Log()
        game.listen(wiring)
        looking = game.players[0]
        looking.discards.take_top(looking.deck, size)
        looking.look_through_discards()
        told.append(seen_events(wiring.log, 1))
    assert told[0] == told[1]


# -- Resampling ------------------------------------------------------------------------------------------


@examples(25)
@given(positions, seeds)
def test_another_world_looks_the_same_and_everybody_has_the_same_cards(position: Position, seed: int) -> None:
    table, _ = position.open_table()
    bot = position.start.player()
    for _ in range(6):
        before = everything(table)
        for seat in range(table.players):
            world = table.resample(seat, seed)
            assert told_without_passes(world, seat) == told_without_passes(table, seat)
            if not table._game.knowledge.passes:  # nobody else knows what others passed each other
                assert world.secret_result == table.secret_result
            play_on(world, RandomBot(seed), 3)
        assert everything(table) == before
        play_on(table, bot, 1)


@examples(60)
@given(positions)
def test_another_world_is_another_one_if_there_can_be_one(position: Position) -> None:
    """Another player's hand can differ unless all their hidden cards are the same, or in hand."""
    table, decision = position.open_table()
    others = [other for other in range(table.players) if other != decision.seat and can_differ(table._game, other)]
    assume(others)
    worlds = (table.resample(decision.seat, seed) for seed in range(200))
    assert any(hand(world, other) != hand(table, other) for world in worlds for other in others)


def can_differ(game: Game, seat: int) -> bool:
    player = game.players[seat]
    elsewhere = player.deck.cards + player.discards.cards[:-1]
    kinds = {card.kind.name for card in player.hand.cards + elsewhere}
    return bool(player.hand and elsewhere) and len(kinds) > 1


def hand(table: Table, seat: int) -> list[str]:
    return sorted(table.picture(seat)["hand"])


def test_another_world_does_not_foretell_shuffles() -> None:
    """In the second turn the deck is empty, so only the shuffle decides the next hand."""
    table = Table(2, "First Game", 1, first=0)
    while table.view(0).turns(0) < 2:
        end_turn(table)
    assert table.view(0).deck_size == 0
    hands = set()
    for seed in range(20):
        world = table.resample(0, seed)
        end_turn(world)
        hands.add(tuple(sorted(world.picture(0)["hand"])))
    assert len(hands) > 1


def end_turn(table: Table) -> None:
    turn = table.view(0).turn
    while table.pending is not None and table.view(0).turn == turn:
        table.answer(table.pending.seat, ())


@examples(30)
@given(positions, seeds)
def test_in_another_world_one_can_play_on_and_take_back(position: Position, seed: int) -> None:
    table, decision = position.open_table()
    world = table.resample(decision.seat, seed)
    before = everything(world)
    for _ in play_on(world, RandomBot(seed), 5):
        world.undo(force=True)
    assert everything(world) == before


@examples(30)
@given(positions, seeds)
def test_a_table_that_went_back_has_other_worlds_too(position: Position, seed: int) -> None:
    table, _ = position.open_table()
    play_on(table, RandomBot(seed), 1)
    table.undo(force=True)
    for seat in range(table.players):
        assert table.resample(seat, seed).picture(seat) == table.picture(seat)


@examples(20)
@given(starts, st.integers(0, 5), seeds)
def test_another_world_has_no_record_that_tells_of_this_one(start: Start, decisions: int, seed: int) -> None:
    world = Position(start, decisions).table().resample(0, seed)
    try:
        record = world.secret_record()
    except Complaint:
        return
    assert everything(Table.from_record(record)) == everything(world)
