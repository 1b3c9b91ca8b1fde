"""Properties of the rules, of tables and of what seats learn, over random kingdoms, players and answers."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from amounts import IS_FULL
from collector import Collector
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom, make_setup
from fiefdom.engine.decision import Answer, Decision, GameError, GameOver, IllegalAnswer, NotYourDecision, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.log import Log
from fiefdom.engine.wiring import Wiring
from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.table import Table
from fiefdom.testing.secrets import check_secrets, mix_hidden, told
from fiefdom.views.picture import SeenEvent, picture, question, seen_events
from fiefdom.views.resample import NoOtherWorld
from fiefdom.views.shapes import Picture, QuestionSeen
from fiefdom.views.view import View

KINGDOM_CARDS = tuple(kind.name for kind in catalog.kingdom_cards())
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "collector": Collector}
MOST_DECISIONS = 5_000

# Many games, which take three times as long when traced; other tests reach every line that these do.
pytestmark = pytest.mark.no_cover


# FIEFDOM_SOAK=20 tries twenty times as many examples as CI, different each time; otherwise they are always the same.
SOAK = int(os.environ.get("FIEFDOM_SOAK", "1"))


def examples(n: int) -> settings:
    phases = list(Phase) if SOAK > 1 else [Phase.explicit, Phase.generate]
    n = n * SOAK if IS_FULL or SOAK > 1 else -(-n // 2)
    return settings(max_examples=n, deadline=None, derandomize=SOAK == 1, phases=phases)


@dataclass(frozen=True)
class Start:
    """A game before its start: players, kingdom, seed, and the bot that answers for everybody."""

    players: int
    kingdom: tuple[str, ...]
    seed: int
    bot: str

    def table(self, *, discreet: bool = False) -> Table:
        return Table(self.players, self.kingdom, self.seed, discreet=discreet, checked=True)

    def game(self) -> Game:
        return make_setup(self.players, choose_kingdom(self.kingdom, self.seed)).start(self.seed)

    def player(self) -> Bot:
        return BOTS[self.bot](self.seed)


@dataclass(frozen=True)
class Position:
    """A game after so many decisions, or at its end if that comes first."""

    start: Start
    decisions: int

    def table(self, *, discreet: bool = False) -> Table:
        table = self.start.table(discreet=discreet)
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
    """Play so many more decisions, or to the end; returns the bot's answers."""
    answers: list[tuple[int, Answer]] = []
    while table.pending is not None and len(answers) < decisions:
        seat = table.pending.seat
        answers.append((seat, bot.answer(table.view(seat), table.pending) if table.pending.most else ()))
        table.answer(*answers[-1])
    return answers


def everything(table: Table) -> dict[str, Any]:
    """Everything about a table that anybody can see."""
    return {
        "pictures": [table.picture(seat) for seat in range(table.players)],
        "events": [table.events(seat) for seat in (None, 0)],
        "result": table.secret_result,
        "answers": [(given.seat, given.purpose, given.picked) for given in table._now.given_since(0)],
    }


# -- Rules ----------------------------------------------------------------------------------------------


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


# -- Round trips ----------------------------------------------------------------------------------------


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


# -- Undo -----------------------------------------------------------------------------------------------

DISCLOSING = {"draw", "shuffle", "reveal", "look", "over"}
OPEN = {"play", "react", "buy", "gain", "trash", "reveal"}


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


# -- Secrets --------------------------------------------------------------------------------------------


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
    found = told(table, seat)
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


# -- Resampling -----------------------------------------------------------------------------------------


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
