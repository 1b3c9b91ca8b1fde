"""All Treasures at once: in an order that is best, and stopping where an order matters."""

from pathlib import Path

import pytest
from seats import answer, seated

from fiefdom import Table, catalog

CARDS = """
from fiefdom.cards import TREASURE, Player, card

purse = card("Purse", cost=0, types=TREASURE, coins=1, text="You may get +$1.")
chest = card("Chest", cost=0, types=TREASURE, text="+$1 per Treasure in play.")

@purse.play
def purse_play(me: Player) -> None:
    if me.choose("take", "leave") == ["take"]:
        me.plus(coins=1)

@chest.play
def chest_play(me: Player) -> None:
    me.plus(coins=len(me.in_play.cards))
"""


@pytest.fixture
def _own_cards(tmp_path: Path) -> None:
    path = tmp_path / "money.py"
    path.write_text(CARDS, encoding="utf-8")
    catalog.add_file(str(path))


def played_at_once(table: Table) -> tuple[list[str], int | None]:
    """The Treasures that the table would play at once, and what they give."""
    decision = table.pending
    assert decision is not None
    question = table.question(decision.seat)
    assert question is not None
    return [question["options"][index] for index in question["treasure_order"]], question["treasures"]


def hand(cards: str) -> Table:
    return seated(seat1={"hand": cards})


def test_money_is_played_from_the_cheapest_to_the_dearest() -> None:
    assert played_at_once(hand("Gold, Estate, Copper, Silver, Copper")) == (["Copper", "Copper", "Silver", "Gold"], 7)


def test_if_the_first_one_is_lost_it_is_the_cheapest() -> None:
    table = seated(seat1={"hand": "Corsair"}, seat2={"hand": "Gold, Silver"})
    answer(table, "Corsair", "-")
    names, _ = played_at_once(table)
    answer(table, ", ".join(names))
    assert table.picture(None)["trash"] == ["Silver"]


def test_in_the_action_phase_it_is_told_what_they_will_give() -> None:
    table = hand("Smithy, Gold, Silver")
    assert table.question(0)["treasures"] == 5  # type: ignore[index]


@pytest.mark.usefixtures("_own_cards")
def test_what_asks_is_left_to_the_player() -> None:
    table = hand("Purse, Copper, Copper")
    assert played_at_once(table) == (["Copper", "Copper"], 2)
    answer(table, "Copper, Copper")
    assert played_at_once(table) == ([], None)


@pytest.mark.usefixtures("_own_cards")
def test_what_depends_on_the_others_comes_last() -> None:
    assert played_at_once(hand("Chest, Copper, Silver")) == (["Copper", "Silver", "Chest"], 6)


@pytest.mark.usefixtures("_own_cards")
def test_an_order_that_matters_is_left_to_the_player() -> None:
    assert played_at_once(hand("Chest, Purse, Copper")) == (["Copper"], 1)
