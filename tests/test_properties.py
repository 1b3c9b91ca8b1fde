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


def play_on(table: Table, bot: Bot, decisions: int) -> None:
    for _ in range(decisions):
        decision = table.pending
        if decision is None:
            break
        table.answer(decision.seat, bot.answer(table.view(decision.seat), decision))


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
    for n in range(max(least, 1), most + 1):
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
