"""What a debugger shows for a game."""

import pytest

from fiefdom import Complaint, Table, View, catalog, make_bot
from fiefdom.engine.card_type import ACTION
from fiefdom.engine.decision import LabelOptions, NumberOptions
from fiefdom.engine.game import Game
from fiefdom.engine.setup import PilePlan, Setup
from fiefdom.records.scenario import read_scenarios, set_up

pytestmark = pytest.mark.rules

POSITION = """
[[scenario]]
title = "x"
kingdom = "Village, Embargo"
seat1.hand = "2 Copper, Estate, Copper"
seat1.in_play = "Village"
seat1.played = "Village"
seat1.deck = "Gold, Province"
seat1.discard = "Curse"
seat1.coins = 2
seat1.turns = 3
seat2.hand = "Duchy"
seat2.native_village = "Silver"
trash = "Curse, 2 Gold"
supply.Estate = 0
embargo.Gold = 2
"""


@pytest.fixture
def game() -> Game:
    return set_up(read_scenarios(POSITION, "x")[0])


def test_a_game_and_its_players(game: Game) -> None:
    assert repr(game) == "game of 2: turn 3 of seat 1, action; empty piles: 1; trash: Curse, 2 Gold"
    assert repr(Game(game.stock, 2)) == "game of 0: turn 0 of seat 1, start; empty piles: 0; trash: nothing"
    assert repr(game.players[0]) == (
        "seat 1, turn 3: actions 1, buys 1, coins 2; hand: 2 Copper, Estate, Copper; in play: Village; "
        "deck 2, discard 1"
    )


def test_zones_and_piles(game: Game) -> None:
    me, other = game.players
    assert repr(me.hand) == "hand of seat 1: 2 Copper, Estate, Copper"
    assert repr(me.played) == "Village"
    assert repr(other.discards) == "discard of seat 2: nothing"
    assert repr(other.mats) == "(native_village of seat 2: Silver,)"
    assert repr(game.trash) == "trash: Curse, 2 Gold"
    assert repr(game.pile(catalog.find("Estate"))) == "Estate pile of 0"
    assert repr(game.pile(catalog.find("Gold"))) == "Gold pile of 30, tokens: 2 Embargo"
    aside = Setup(2, [PilePlan([(catalog.find("Gold"), 3)], in_supply=False)], [])
    assert repr(aside.layout.piles) == "[Gold pile of 3, beside the supply]"


def test_a_view_shows_what_its_seat_may_know(game: Game) -> None:
    assert repr(View(game, 0)) == "view of seat 1: turn 3 of seat 1, action; hand: 2 Copper, Estate, Copper"
    other = repr(View(game, 1))
    assert other == "view of seat 2: turn 3 of seat 1, action; hand: Duchy"
    game.players[0].hand.fill(game.players[0].deck.cards)
    assert repr(View(game, 1)) == other


def test_decisions_and_options(game: Game) -> None:
    assert repr(NumberOptions(7)) == "numbers: 0 to 7"
    assert repr(LabelOptions(["one", "two"])) == "labels: one, two"
    table = Table(["Ann", "Bob"], "First Game", 1, first=1, bots={0: make_bot("big-money")})
    decision = table.pending
    assert decision is not None
    assert repr(decision.options).startswith("cards, hand of seat 2: Copper, ")
    assert repr(decision).startswith("seat 2 to play: allowed: 0 to ")
    assert repr(game.offer(5, 99, ACTION, None)).startswith("piles: ")


def test_a_table() -> None:
    table = Table(["Ann", "Bob"], "First Game", 1, first=1, bots={0: make_bot("big-money")})
    assert repr(table) == "table of Ann (big-money), Bob; seed 1; turn 1 of Bob, action, after 0 answers; Bob to play"
    table.seat_bots({0: make_bot("big-money"), 1: make_bot("big-money")})
    assert repr(table).endswith("; over")


def test_a_table_is_drawn_as_an_onlooker_sees_it() -> None:
    table = Table.from_position(POSITION, ["Ann", "Bob"])
    drawing = str(table)
    assert drawing.splitlines()[0] == "turn 3 of Ann, action, after 0 answers"
    assert "$6       Gold 30, Embargo 2" in drawing.splitlines()
    assert "trash    Curse, 2 Gold" in drawing.splitlines()
    assert drawing.splitlines()[-3:] == [
        "Ann      actions 1; buys 1; coins 2; 4 in hand; in play: Village; top discard: Curse",
        "Bob      1 in hand; native_village: 1; top discard: none",
        "Ann to play",
    ]
    assert "Duchy" not in drawing.splitlines()[-2]
    assert max(map(len, drawing.splitlines())) <= 100
    table.answer(0, ["Copper"] * 3)
    assert str(table).splitlines()[0] == "turn 3 of Ann, buy, after 1 answer"


def test_a_table_goes_on_from_the_text_of_a_position() -> None:
    table = Table(["Ann", "Bob"], "First Game", 1, first=1)
    table.answer(1, table.pending.options.names() if table.pending else [])
    again = Table.from_position(table.secret_position(), table.names)
    assert str(again).partition("\n")[2] == str(table).partition("\n")[2]
    with pytest.raises(Complaint, match="2 scenarios"):
        Table.from_position(2 * POSITION)
