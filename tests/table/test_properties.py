"""Properties of the rules and of tables, over random kingdoms, players and answers."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from random_games import MOST_DECISIONS, Position, Start, everything, examples, play_on, positions, seeds, starts

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import Answer, Decision, GameOver, IllegalAnswer, NotYourDecision
from fiefdom.engine.game import Game
from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.table import Table
from fiefdom.views.picture import SeenEvent
from fiefdom.views.shapes import Picture
from fiefdom.views.view import View

# Many games, which take three times as long when traced; other tests reach every line that these do.
pytestmark = pytest.mark.no_cover


# -- Rules -----------------------------------------------------------------------------------------------


def all_cards(game: Game) -> list[int]:
    """The identities of the cards in all zones and piles, with repetitions."""
    return sorted(card.ident for zone in [*game.zones(), *game.piles] for card in zone.cards)


class Endless(Exception):
    """A game went on for too long."""


class Inspector:
    """A bot that looks at the whole game, and at the question, before another one answers."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.cards = all_cards(game)
        self.decisions = 0

    def answer(self, view: View, decision: Decision) -> Answer:
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            raise Endless
        if self.decisions == MOST_DECISIONS // 2:
            # It may play for ever, buying a card and trashing it again and again; a random bot does not.
            self.bot = RandomBot(self.decisions)
        assert all_cards(self.game) == self.cards
        for player in self.game.players:
            assert min(player.actions, player.buys, player.coins, player.turns) >= 0
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        assert decision.most >= 1
        assert decision.accept(tuple(range(decision.least))) is not None
        assert not decision.is_forced() or decision.purpose in ("topdeck", "reveal"), "it has only one answer"
        return self.bot.answer(view, decision)


@pytest.mark.rules
@examples(40)
@given(starts)
def test_at_every_decision_cards_and_counters_are_right_and_the_game_ends(start: Start) -> None:
    game = start.game()
    inspector = Inspector(start.player(), game)
    game.seat_bots([inspector] * start.players, View, is_checked=True)
    try:
        game.run()
    except Endless:
        assert is_stuck(game)
        return
    assert inspector.cards == list(range(len(inspector.cards)))
    assert all_cards(game) == inspector.cards
    empty = sum(1 for pile in game.supply if not pile)
    provinces = game.pile(catalog.find("Province"))
    assert provinces is not None
    assert not provinces or empty >= (3 if start.players < 5 else 4)


def is_stuck(game: Game) -> bool:
    """Whether no rule can end this game: nobody has a card that gives coins, and everything left costs some."""
    owned = [kind for player in game.players for kind in game.kinds if player.owns(kind)]
    return not any(kind.coins for kind in owned) and all(pile.kind.cost for pile in game.supply if pile)


def illegal_answers(decision: Decision) -> list[Answer]:
    size = len(decision.options)
    most, least = decision.most, decision.least
    answers = [tuple(range(most + 1)), *(tuple(range(n)) for n in range(least))]
    for n in {max(least, 1), most}:
        rest = tuple(range(n - 1))
        answers += [(*rest, size), (*rest, -1), (-size - 1, *rest)]
        if n > 1:
            answers.append((*rest, 0))
    return answers


@pytest.mark.rules
@examples(60)
@given(positions)
def test_mistakes_change_nothing(position: Position) -> None:
    table, decision = position.open_table()
    before = everything(table)
    for answer in illegal_answers(decision):
        with pytest.raises(IllegalAnswer):
            table.answer(decision.seat, answer)
    for seat in range(-1, table.players + 1):
        if seat != decision.seat:
            with pytest.raises(NotYourDecision):
                table.answer(seat, range(decision.least))
    assert everything(table) == before
    play_on(table, position.start.player(), 1)
    assert everything(table) != before


@examples(5)
@given(starts)
def test_after_the_end_there_is_nothing_to_decide(start: Start) -> None:
    table = Position(start, MOST_DECISIONS).table()
    assume(table.is_over)
    before = everything(table)
    for seat in range(table.players):
        with pytest.raises(GameOver):
            table.answer(seat, ())
    assert everything(table) == before


# -- Round trips -----------------------------------------------------------------------------------------


@examples(30)
@given(positions, seeds)
def test_a_clone_has_the_same_future_and_leaves_the_original_alone(position: Position, seed: int) -> None:
    table, _ = position.open_table()
    before = everything(table)
    clone = table.clone()
    assert everything(clone) == before
    play_on(clone, RandomBot(seed), 30)
    assert everything(table) == before
    play_on(table, RandomBot(seed), 30)
    assert everything(table) == everything(clone)


def test_a_clone_leaves_the_bots_of_the_original_alone() -> None:
    def at_table() -> Table:
        return Table(2, "First Game", 1, bots={1: RandomBot(1)})

    table, undisturbed = at_table(), at_table()
    play_on(table.clone(), RandomBot(2), 20)
    play_on(table, RandomBot(2), 20)
    play_on(undisturbed, RandomBot(2), 20)
    assert everything(table) == everything(undisturbed)


@examples(30)
@given(positions, st.integers(1, 8))
def test_what_was_taken_back_can_be_done_again(position: Position, steps: int) -> None:
    table, _ = position.open_table()
    bot = position.start.player()
    befores = [everything(table)]
    answers: list[tuple[int, Answer]] = []
    while len(answers) < steps and table.pending is not None:
        answers += play_on(table, bot, 1)
        befores.append(everything(table))
    after = befores.pop()
    for before in reversed(befores):
        table.undo(force=True)
        assert everything(table) == before
    for seat, answer in answers:
        table.answer(seat, answer)
    assert everything(table) == after


@examples(30)
@given(positions)
def test_a_record_is_read_back_to_the_same_game(position: Position) -> None:
    table = position.table()
    text = table.secret_record().text()
    again = Table.from_record(Record.from_text(text))
    assert again.secret_record().text() == text
    assert everything(again) == everything(table)
    bots = [position.start.player() for _ in range(2)]
    assert play_on(again, bots[0], 20) == play_on(table, bots[1], 20)
    assert everything(again) == everything(table)


# -- Undo ------------------------------------------------------------------------------------------------


DISCLOSING = {"draw", "shuffle", "reveal", "look", "over"}


@examples(25)
@given(positions)
def test_undo_is_free_until_something_is_disclosed(position: Position) -> None:
    table, _ = position.open_table()
    bot = position.start.player()
    for _ in range(10):
        decision = table.pending
        if decision is None:
            break
        before, heard = everything(table), len(table.secret_events())
        play_on(table, bot, 1)
        if any(event.name in DISCLOSING for event in table.secret_events(heard)):
            after = everything(table)
            with pytest.raises(Complaint):
                table.undo()
            assert everything(table) == after
        elif "Pirate" in position.start.kingdom:
            continue  # a player who does not react to a gain has nothing to react with
        elif decision.purpose == "buy" or (decision.purpose == "play" and decision.phase == "buy"):
            trial = table.clone()
            trial.undo()
            assert everything(trial) == before


@examples(40)
@given(positions, seeds)
def test_what_can_be_taken_back_freely_had_told_nothing(position: Position, seed: int) -> None:
    """An answer reveals something if it has a different result in a resampled game.

    Who is asked next reveals something too: a player who is asked to react has something to react with.
    """
    table, _ = position.open_table()
    bot = position.start.player()
    for _ in range(20):
        if table.pending is None:
            break
        seat, heard = table.pending.seat, len(table.secret_events())
        world = table.resample(seat, seed)
        world.answer(*play_on(table, bot, 1)[0])
        if known(world, seat, heard) != known(table, seat, heard):
            with pytest.raises(Complaint):
                table.clone().undo()


def known(table: Table, seat: int, since: int) -> tuple[Picture, list[list[SeenEvent]]]:
    """What a seat sees, and the events for everybody since then."""
    return table.picture(seat), [table.events(other, since) for other in range(table.players)]
