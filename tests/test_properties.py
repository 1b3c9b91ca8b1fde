"""Properties of the rules, of tables and of what seats are told, over random kingdoms, players and answers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from collector import Collector
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fiefdom.bots.shipped import Bot, RandomBot
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom, make_setup
from fiefdom.engine.card import Card
from fiefdom.engine.decision import Answer, Decision, GameOver, IllegalAnswer, NotYourDecision, Suspend
from fiefdom.engine.game import Game
from fiefdom.errors import Complaint
from fiefdom.records.record import read_record
from fiefdom.table import Table
from fiefdom.views.seen import picture, question, seen_events
from fiefdom.views.view import View

KINGDOM_CARDS = tuple(kind.name for kind in catalog.kingdom_cards())
BOTS = {"random": RandomBot, "collector": Collector}
MOST_DECISIONS = 20_000


def examples(n: int) -> settings:
    return settings(max_examples=n, deadline=None)


@dataclass(frozen=True)
class Start:
    """A game and what plays it: players, kingdom, seed, and the bot that answers for everybody."""

    players: int
    kingdom: tuple[str, ...]
    seed: int
    bot: str

    def table(self) -> Table:
        return Table(self.players, self.kingdom, self.seed, checked=True)

    def game(self) -> Game:
        return make_setup(self.players, choose_kingdom(self.kingdom, self.seed)).start(self.seed)

    def player(self) -> Bot:
        return BOTS[self.bot](self.seed)


@dataclass(frozen=True)
class Position:
    """Where a game stands after so many decisions, or at its end if that comes before."""

    start: Start
    decisions: int

    def table(self) -> Table:
        table = self.start.table()
        play_on(table, self.start.player(), self.decisions)
        return table

    def open_table(self) -> tuple[Table, Decision]:
        """The table, if there is still something to decide."""
        table = self.table()
        assume(table.pending is not None)
        assert table.pending is not None
        return table, table.pending


starts = st.builds(
    Start,
    players=st.integers(2, 6),
    kingdom=st.lists(st.sampled_from(KINGDOM_CARDS), min_size=10, max_size=10, unique=True).map(tuple),
    seed=st.integers(0, 2**32),
    bot=st.sampled_from(sorted(BOTS)),
)
positions = st.builds(Position, starts, st.integers(0, 400))
seeds = st.integers(0, 2**32)


def play_on(table: Table, bot: Bot, decisions: int) -> list[tuple[int, Answer]]:
    """Go on by so many decisions, or to the end; the answers that the bot gave."""
    answers: list[tuple[int, Answer]] = []
    while table.pending is not None and len(answers) < decisions:
        seat = table.pending.seat
        answers.append((seat, bot.answer(table.view(seat), table.pending)))
        table.answer(*answers[-1])
    return answers


def everything(table: Table) -> dict[str, Any]:
    """All that anybody can be told of a table."""
    return {
        "pictures": [table.picture(seat) for seat in range(table.players)],
        "events": [table.events(seat) for seat in [None, *range(table.players)]],
        "result": table.result,
        "record": table.record().text(),
    }


# -- The rules ------------------------------------------------------------------------------------------


def all_cards(game: Game) -> list[int]:
    """The identities of the cards of every zone and pile, as often as they are there."""
    places = [zone.cards for zone in game.zones()] + [pile.cards for pile in game.supply]
    return sorted(card.ident for cards in places for card in cards)


class Inspector:
    """A bot that looks at the whole game, and at the question, before another one answers."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.cards = all_cards(game)
        self.decisions = 0

    def answer(self, view: View, decision: Decision) -> Answer:
        self.decisions += 1
        assert self.decisions <= MOST_DECISIONS, "the game does not end"
        assert all_cards(self.game) == self.cards
        for player in self.game.players:
            assert min(player.actions, player.buys, player.coins, player.turns) >= 0
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        assert decision.most >= 1
        assert decision.accept(tuple(range(decision.least))) is not None
        assert not decision.is_forced() or decision.purpose == "topdeck", "there is nothing to decide"
        return self.bot.answer(view, decision)


@pytest.mark.rules
@examples(40)
@given(starts)
def test_at_every_decision_cards_and_counters_are_right_and_the_game_ends(start: Start) -> None:
    game = start.game()
    game.checked = True
    inspector = Inspector(start.player(), game)
    game.seat_bots([inspector] * start.players, View)
    game.run()
    assert inspector.cards == list(range(len(inspector.cards)))
    assert all_cards(game) == inspector.cards
    empty = sum(1 for pile in game.supply if not pile.cards)
    provinces = game.pile(catalog.find("Province"))
    assert provinces is not None
    assert not provinces.cards or empty >= (3 if start.players < 5 else 4)


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
    before = everything(table)
    assert table.is_over
    for seat in range(table.players):
        with pytest.raises(GameOver):
            table.answer(seat, ())
    assert everything(table) == before


# -- Round trips ----------------------------------------------------------------------------------------


@examples(40)
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
    text = table.record().text()
    again = Table.from_record(read_record(text, "record"))
    assert everything(again) == everything(table)
    bots = [position.start.player() for _ in range(2)]
    assert play_on(again, bots[0], 20) == play_on(table, bots[1], 20)
    assert everything(again) == everything(table)


# -- Undo -----------------------------------------------------------------------------------------------

DISCLOSING = {"draw", "shuffle", "reveal", "look", "over"}


@examples(40)
@given(positions)
def test_undo_is_free_until_something_is_disclosed(position: Position) -> None:
    table, _ = position.open_table()
    bot = position.start.player()
    for _ in range(20):
        decision = table.pending
        if decision is None:
            break
        before = everything(table)
        heard = len(table.events(None))
        play_on(table, bot, 1)
        after = everything(table)
        new = table.events(None, heard)
        if any(event.name in DISCLOSING for event in new):
            with pytest.raises(Complaint):
                table.undo()
            assert everything(table) == after
        elif decision.purpose == "buy" or (decision.purpose == "play" and decision.ordered):
            trial = table.clone()
            trial.undo()
            assert everything(trial) == before


def is_free_to_undo(table: Table) -> bool:
    try:
        table.clone().undo()
    except Complaint:
        return False
    return True


def known(table: Table, seat: int, since: int) -> dict[str, Any]:
    """What a seat sees, and what everybody was told since then; whom the table waits for is left out."""
    told = [table.events(other, since) for other in range(table.players)]
    return table.picture(seat) | {"question": None, "events": told}


@examples(60)
@given(positions, seeds)
def test_what_can_be_taken_back_freely_had_told_nothing(position: Position, seed: int) -> None:
    """In another world that the player cannot tell from this one, the same answer shows the same."""
    table, _ = position.open_table()
    bot = position.start.player()
    for _ in range(30):
        if table.pending is None:
            break
        seat, heard = table.pending.seat, len(table.events(None))
        world = table.resample(seat, seed)
        world.answer(*play_on(table, bot, 1)[0])
        if is_free_to_undo(table):
            assert known(world, seat, heard) == known(table, seat, heard)


@examples(60)
@given(positions, seeds)
def test_an_attack_that_somebody_can_react_to_is_not_taken_back_freely(position: Position, seed: int) -> None:
    """Whom the table asks to react tells what that player has in hand."""
    table, _ = position.open_table()
    bot = position.start.player()
    for _ in range(30):
        if table.pending is None:
            break
        seat = table.pending.seat
        play_on(table, bot, 1)
        if table.pending is not None and table.pending.purpose == "react" and table.pending.seat != seat:
            assert not is_free_to_undo(table)


# -- What a seat may not see ----------------------------------------------------------------------------


def mix_hidden(game: Game, seat: int, rng: Random) -> None:
    """Permute what the rulebook hides from a seat.

    That is: every deck, the hands of others and what they look at, and of discard piles all but the top card. How many
    cards others have in deck and discard pile is hidden too, so those sizes change.
    """
    for player in game.players:
        is_own = player.seat == seat
        secret = [] if is_own else [zone for zone in player.zones() if zone.name in ("hand", "looked_at")]
        unseen = [card for zone in [player.deck, *secret] for card in zone.cards] + player.discards.cards[:-1]
        rng.shuffle(unseen)
        for zone in secret:
            zone.cards = [unseen.pop() for _ in zone.cards]
        top = player.discards.cards[-1:]
        size = len(player.deck.cards) if is_own else rng.randint(0, len(unseen)) if top else len(unseen)
        player.deck.cards, player.discards.cards = unseen[:size], unseen[size:] + top
        player.known_top.clear()


@examples(60)
@given(positions, seeds)
def test_what_is_hidden_is_in_no_picture_question_or_event(position: Position, seed: int) -> None:
    """At any decision, also inside an effect."""
    table = position.table()
    before = [(table.picture(seat), table.events(seat)) for seat in range(table.players)]
    for seat in range(table.players):
        mixed = table.clone()
        mix_hidden(mixed._game, seat, Random(seed))
        assert (mixed.picture(seat), mixed.events(seat)) == before[seat]


def asked(game: Game, seat: int) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """The next question, as this seat knows it, and what it sees then."""
    with pytest.raises(Suspend) as suspended:
        game.step()
    return question(suspended.value.decision, seat), picture(View(game, seat))


@examples(60)
@given(starts, st.integers(0, 200), seeds)
def test_what_is_hidden_does_not_change_what_one_is_asked(start: Start, steps: int, seed: int) -> None:
    """Between two effects, where the mixed game can go on."""
    game = start.game()
    game.seat_bots([start.player()] * start.players, View)
    for _ in range(steps):
        if not game.is_over:
            game.step()
    assume(not game.is_over)
    game.seat_bots([None] * start.players, View)
    mixed = game.copy()
    mix_hidden(mixed, game.turn, Random(seed))
    assert asked(mixed, game.turn) == asked(game, game.turn)


@examples(40)
@given(positions)
def test_events_tell_others_only_what_they_may_know(position: Position) -> None:
    table = position.table()
    for event in table.events(None):
        for seat in range(table.players):
            seen = table.events(seat, event.number)[0]
            is_own = seat == event.seat
            if event.name in ("draw", "look"):
                assert seen.cards == (event.cards if is_own else None)
            elif event.name in ("play", "buy", "gain", "trash", "reveal", "react", "set_aside") or is_own:
                assert seen.cards == event.cards
