"""The end of the game: strategies end it where that wins, over all the gains of a turn, and not where that loses."""

import pytest
from shopping import buys, gains

from fiefdom.bots.rules import Rule, Rules
from fiefdom.bots.worth import WINNING
from fiefdom.cards.basic import silver
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

# Two piles are empty, so a third one ends the game.
TWO_EMPTY = "supply.Curse = 0\nsupply.Duchy = 0\n"


@pytest.mark.parametrize(
    ("position", "bought"),
    [
        # Two buys empty the third pile; one alone would not.
        (TWO_EMPTY + 'seat1.buys = 2\nseat1.hand = "4 Copper"\nsupply.Estate = 2', "Estate, Estate"),
        (TWO_EMPTY + 'seat1.buys = 2\nseat1.hand = "3 Copper"\nsupply.Estate = 2', "Silver"),
        # Three buys empty two piles.
        (
            'supply.Curse = 0\nseat1.buys = 3\nkingdom = "Cellar"\nseat1.hand = "2 Gold"\n'
            "supply.Estate = 2\nsupply.Cellar = 1",
            "Estate, Estate, Cellar",
        ),
        # The last Estate alone would lose; with a Province it wins.
        (
            TWO_EMPTY + 'seat1.buys = 2\nseat1.hand = "4 Gold"\nsupply.Estate = 1\nseat2.deck = "Province"',
            "Province, Estate",
        ),
        # With the last Silver and a Copper the Gardens count for ten cards.
        (
            TWO_EMPTY + 'kingdom = "Gardens"\nseat1.buys = 2\nseat1.hand = "3 Copper"\nsupply.Silver = 1\n'
            'seat1.deck = "2 Gardens, 3 Copper"\nseat2.deck = "Estate"',
            "Copper, Silver",
        ),
        # Nothing wins, so the game goes on.
        (
            TWO_EMPTY + 'seat1.buys = 2\nseat1.hand = "4 Gold"\nsupply.Estate = 1\nseat2.deck = "2 Province"',
            "Silver, Silver",
        ),
        # Of two Provinces left, the second one is bought only if both together win.
        (
            'seat1.buys = 2\nseat1.hand = "6 Gold"\nsupply.Province = 2\nseat2.deck = "Province, Duchy"',
            "Province, Province",
        ),
        ('seat1.buys = 2\nseat1.hand = "6 Gold"\nsupply.Province = 2\nseat2.deck = "3 Province"', "Silver, Silver"),
    ],
)
def test_the_buys_of_a_turn_end_the_game_together_where_that_wins(position: str, bought: str) -> None:
    assert buys("Silver", position) == bought


def test_a_plan_knows_how_many_coins_end_the_game_with_all_buys() -> None:
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\n{TWO_EMPTY}seat1.buys = 2\nsupply.Estate = 2', "file")
    view = View(set_up(scenario), 0)
    rules = Rules([Rule(silver)])
    assert [coins for coins in range(7) if rules.bought_with(view, coins, 2) == WINNING] == [4, 5, 6]
    assert [coins for coins in range(7) if rules.bought_with(view, coins, 1) == WINNING] == []
    assert rules.bought_with_up_to(view, 0, 6, 1) == [rules.bought_with(view, coins, 1) for coins in range(7)]
    assert rules.bought_with_up_to(view, 0, 6, 2) == [rules.bought_with(view, coins, 2) for coins in range(7)]


def test_of_two_provinces_left_only_one_is_bought_where_both_would_lose() -> None:
    behind = 'seat1.buys = 2\nseat1.hand = "6 Gold"\nsupply.Province = 2\nseat2.deck = "3 Province"'
    assert buys("Province\nSilver", behind) == "Province, Silver"


@pytest.mark.parametrize(
    ("position", "gained"),
    [
        # Workshop and a buy take the last two Estates.
        (TWO_EMPTY + 'kingdom = "Workshop"\nseat1.hand = "Workshop, 2 Copper"\nsupply.Estate = 2', "Estate, Estate"),
        (TWO_EMPTY + 'kingdom = "Workshop"\nseat1.hand = "Workshop, Copper"\nsupply.Estate = 2', "Silver"),
        # Workshop ends the game, and a Province wins it.
        (
            TWO_EMPTY + 'kingdom = "Workshop"\nseat1.hand = "Workshop, 4 Gold"\nsupply.Estate = 1\n'
            'seat2.deck = "Province"',
            "Estate, Province",
        ),
        # It is played sooner than a Smithy, for which no action would be left.
        (
            TWO_EMPTY + 'kingdom = "Workshop"\nseat1.hand = "Smithy, Workshop"\nseat1.deck = "9 Smithy"\n'
            "supply.Estate = 1",
            "Estate",
        ),
        # So it is where a buy has to follow.
        (
            TWO_EMPTY + 'kingdom = "Workshop"\nseat1.hand = "Smithy, Workshop, 2 Copper"\nseat1.deck = "9 Smithy"\n'
            "supply.Estate = 2",
            "Estate, Estate",
        ),
        # Remodel makes the last Province of a Gold.
        ('kingdom = "Remodel"\nseat1.hand = "Remodel, Estate, Gold, Copper"\nsupply.Province = 1', "Province"),
        # It counts that a Harem is trashed for it: only four points are won.
        ('kingdom = "Remodel"\nseat1.hand = "Remodel, Harem"\nsupply.Province = 1\nseat2.deck = "Duchy"', "Province"),
        # Remodel empties a pile, and a buy the other one.
        (
            'supply.Curse = 0\nkingdom = "Remodel, Smithy"\nseat1.hand = "Remodel, Estate, 2 Copper"\n'
            "supply.Smithy = 1\nsupply.Estate = 1\nsupply.Duchy = 9",
            "Smithy, Estate",
        ),
        # Feast takes the last Duchy.
        ('kingdom = "Feast"\nseat1.hand = "Feast"\nsupply.Curse = 0\nsupply.Estate = 0\nsupply.Duchy = 1', "Duchy"),
    ],
)
def test_gains_by_actions_and_buys_end_the_game_together_where_that_wins(position: str, gained: str) -> None:
    assert gains("Silver", position) == gained


def test_nothing_is_gained_that_loses_the_game() -> None:
    behind = TWO_EMPTY + 'seat1.deck = "9 Copper"\nseat2.deck = "2 Province"\n'
    # By its rules or by habit, Workshop would take the last Silver.
    workshop = behind + 'kingdom = "Workshop"\nseat1.hand = "Workshop"\nsupply.Silver = 1'
    assert gains("Silver", workshop) not in ("Silver", "-")
    assert gains("Province", workshop) not in ("Silver", "-")
    assert gains("Province", workshop, "minds_the_end = false") == "Silver"
    # Trashing a Harem for the last Province makes four points of the five that are missing.
    remodel = 'kingdom = "Remodel"\nseat1.hand = "Remodel, Harem"\nsupply.Province = 1\nseat2.deck = "2 Duchy, Estate"'
    assert gains("Province\nDuchy", remodel) == "Duchy"
    # By advice, Ironworks would take the last Village, to go on with the Smithy.
    ironworks = behind + 'kingdom = "Ironworks, Village"\nseat1.hand = "Ironworks, Smithy"\nsupply.Village = 1'
    assert gains("Village\nSilver", ironworks) == "Ironworks, Silver"
    assert gains("Village\nSilver", ironworks, "minds_the_end = false") == "Village, Silver"


def test_where_the_game_ends_anyway_points_are_bought() -> None:
    """Workshop has to take the last Silver, Estate or Copper, each of which ends the game."""
    lost = (
        'kingdom = "Workshop"\nseat1.hand = "Workshop, 2 Gold"\nsupply.Curse = 0\nsupply.Workshop = 0\n'
        "supply.Silver = 1\nsupply.Estate = 0\nsupply.Copper = 1\n"
        'seat2.deck = "3 Province"'
    )
    assert gains("Silver\nGold", lost, "").endswith(", Duchy")
