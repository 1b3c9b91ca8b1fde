"""What bots do: named strategies, and sensible answers to the questions of cards."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from folders import DATA

from fiefdom import Bot, catalog, choose_kingdom, make_bot, make_setup, play_out
from fiefdom.engine.decision import Answer, Decision, Suspend
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.views.view import View

pytestmark = pytest.mark.rules


class Observed:
    """Writes down a bot's first answers as a script would, and stops the game after so many."""

    def __init__(self, bot: Bot, answers: int) -> None:
        self.bot = bot
        self.left = answers
        self.lines: list[str] = []

    def answer(self, view: View, decision: Decision) -> Answer:
        if self.left == 0:
            raise Suspend(decision)
        self.left -= 1
        answer = self.bot.answer(view, decision)
        picked = ", ".join(sorted(decision.picked(answer))) or "-"
        self.lines.append(f"{decision.seat + 1} {decision.purpose} {picked}")
        return answer


def answers(position: str, n: int, bot: str = "big-money-ultimate") -> list[str]:
    """The first n answers of a bot in all seats of this position."""
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\n{position}', "position")
    game = set_up(scenario)
    observed = Observed(make_bot(bot), n)
    game.seat_bots([observed] * scenario.players, View)
    with pytest.raises(Suspend):
        game.run()
    return observed.lines


def buys(hand: str, more: str = "", bot: str = "big-money-ultimate") -> str:
    return answers(f'phase = "buy"\nseat1.hand = "{hand}"\n{more}', 2, bot)[1]


@pytest.mark.parametrize(
    ("hand", "bought"),
    [("4 Gold", "Province"), ("2 Gold", "Gold"), ("3 Copper, Silver", "Silver"), ("Copper", "-")],
)
def test_big_money_buys_province_gold_silver(hand: str, bought: str) -> None:
    assert buys(hand, bot="big-money") == f"1 buy {bought}"


@pytest.mark.parametrize(
    ("hand", "more", "bought"),
    [
        ("2 Gold, Silver", "", "Gold"),  # 8 coins, but no more money than that in the deck
        ("2 Gold, Silver", 'seat1.deck = "4 Gold"', "Province"),
        ("2 Gold", "supply.Province = 4", "Duchy"),
        ("2 Gold", "supply.Province = 5", "Gold"),
        ("5 Copper", "supply.Province = 6", "Duchy"),
        ("5 Copper", "supply.Province = 7", "Silver"),
        ("2 Copper", "supply.Province = 2", "Estate"),
        ("2 Copper", "supply.Province = 3", "-"),
    ],
)
def test_big_money_ultimate_takes_duchies_and_estates_near_the_end(hand: str, more: str, bought: str) -> None:
    assert buys(hand, more) == f"1 buy {bought}"


@pytest.mark.parametrize(
    ("position", "line"),
    [
        # Forced to give something up, they give what is worth least.
        ('seat1.hand = "Militia"\nseat2.hand = "Gold, Silver, Estate, Copper, Curse"', "2 discard Curse, Estate"),
        ('seat1.hand = "Militia"\nseat2.hand = "2 Gold, 2 Silver, Copper"', "2 discard Copper, Silver"),
        ('seat1.hand = "Remodel, Gold, Estate, Silver"', "1 trash Estate"),
        ('seat1.hand = "Bandit"\nseat2.deck = "Gold, Silver"', "2 trash Silver"),
        # They take an option where it helps.
        ('seat1.hand = "Cellar, Estate, Gold, Curse, Copper"', "1 discard Copper, Curse, Estate"),
        ('seat1.hand = "Chapel, Estate, Gold, Curse"', "1 trash Curse, Estate"),
        ('seat1.hand = "Moneylender, Copper, Gold"', "1 trash Copper"),
        ('seat1.hand = "Mine, Copper, Silver"', "1 trash Silver"),
        ('seat1.hand = "Mine, Copper, Gold"', "1 trash Copper"),
        ('seat1.hand = "Harbinger"\nseat1.deck = "Copper"\nseat1.discard = "Estate, Gold, Copper"', "1 topdeck Gold"),
        ('seat1.hand = "Harbinger"\nseat1.deck = "Copper"\nseat1.discard = "Estate, Curse"', "1 topdeck -"),
        ('seat1.hand = "Sentry"\nseat1.deck = "Copper, Curse, Gold"', "1 trash Curse"),
        ('seat1.hand = "Throne Room, Smithy, Moat"', "1 play Smithy"),
        ('seat1.hand = "Vassal"\nseat1.deck = "Smithy"', "1 play Smithy"),
        ('seat1.hand = "Library"\nseat1.deck = "Smithy, 9 Copper"', "1 set_aside Smithy"),
        ('seat1.hand = "Chancellor"\nseat1.deck = "Copper"', "1 choose discard deck"),
        ('seat1.hand = "Thief"\nseat2.deck = "Gold, Copper"', "1 trash Gold"),
        ('seat1.hand = "Spy"\nseat1.deck = "Copper, Gold"', "1 discard -"),
        ('seat1.hand = "Spy"\nseat1.deck = "Copper, Estate"', "1 discard Estate"),
        # They protect themselves from Attacks.
        ('seat1.hand = "Witch"\nseat2.hand = "Moat"', "2 react Moat"),
    ],
)
def test_a_sensible_answer_to_what_a_card_asks(position: str, line: str) -> None:
    assert answers(position, 2)[1] == line


SENSIBLE = tomllib.loads((DATA / "sensible.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", SENSIBLE, ids=[case["why"] for case in SENSIBLE])
def test_what_any_good_player_answers(case: dict[str, Any]) -> None:
    assert answers(case["position"], case["answers"])[-1] == case["line"]


def test_a_mining_village_is_trashed_if_its_coins_buy_a_gold_instead_of_another_one(tmp_path: Path) -> None:
    plan = tmp_path / "villages.toml"
    plan.write_text('name = "villages"\nrules = """\nGold\nMining Village\nSilver\n"""\n', encoding="utf-8")
    position = 'seat1.hand = "Mining Village, 4 Copper"\nseat1.deck = "9 Copper"'
    assert answers(position, 2, str(plan))[1] == "1 trash Mining Village"


def test_a_moat_is_shown_once() -> None:
    lines = answers('seat1.hand = "Witch"\nseat2.hand = "Moat"', 3)
    assert lines[1:] == ["2 react Moat", "2 react -"]


def test_of_another_player_the_good_cards_are_discarded_by_spy() -> None:
    lines = answers('seat1.hand = "Spy"\nseat1.deck = "Copper, Gold"\nseat2.deck = "Gold"', 3)
    assert lines[2] == "1 discard Gold"


def test_treasures_stolen_are_kept_unless_they_are_coppers() -> None:
    position = 'players = 3\nseat1.hand = "Thief"\nseat2.deck = "Gold, Copper"\nseat3.deck = "Copper, Estate"'
    assert answers(position, 3)[2] == "1 gain Gold"


def test_actions_that_give_actions_are_played_first() -> None:
    lines = answers('seat1.hand = "Smithy, Village"\nseat1.deck = "9 Copper"', 2)
    assert lines == ["1 play Village", "1 play Smithy"]


def test_the_best_card_is_put_on_top_in_an_order() -> None:
    lines = answers('seat1.hand = "Sentry"\nseat1.deck = "Copper, Gold, Silver"', 4)
    assert lines[1:] == ["1 trash -", "1 discard -", "1 order Gold, Silver"]


@pytest.mark.parametrize(
    ("hand", "taken", "after"),
    [
        ("2 Gold, Silver", ["Silver"], ["Gold", "Gold", "Province"]),
        ("Gold, Silver", [], ["Gold", "Silver"]),  # a Silver would be lost for a Silver
        ("Gold, 3 Copper", [], ["Copper", "Copper", "Copper", "Gold", "Silver"]),  # and here a Gold for a Gold
    ],
)
def test_of_silvers_and_golds_a_corsair_takes_the_cheapest_or_none_if_they_buy_no_more_than_that(
    hand: str, taken: list[str], after: list[str]
) -> None:
    position = f'seat1.hand = "Corsair"\nseat1.deck = "9 Copper"\nseat2.hand = "{hand}"\nseat2.deck = "9 Copper"'
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\n{position}', "position")
    game = set_up(scenario)
    game.seat_bots([make_bot("big-money")] * 2, View)
    game.play_turn()
    game.play_turn()
    assert [kind.name for kind in game.trash.kinds] == taken
    assert sorted(kind.name for kind in game.players[1].discards.kinds) == after


def test_games_among_bots_end_with_scores_and_turns() -> None:
    setup = make_setup(2, choose_kingdom("First Game", 0))
    outcome = play_out(setup, [make_bot("big-money"), make_bot("big-money-ultimate")], seed=5)
    assert all(score > 3 and turns > 10 for score, turns in outcome)
    assert outcome == play_out(setup, [make_bot("big-money"), make_bot("big-money-ultimate")], seed=5)


def test_a_bot_may_answer_with_a_list_in_a_game_without_a_table() -> None:
    class Lister:
        def answer(self, view: View, decision: Decision) -> list[int]:
            return list(make_bot("big-money").answer(view, decision))

    setup = make_setup(2, choose_kingdom("First Game", 0))
    bots = [Lister(), make_bot("big-money")]
    assert play_out(setup, bots, 1) == play_out(setup, [bots[1], bots[1]], 1)


def test_every_kind_is_known_to_the_catalog_by_its_number() -> None:
    assert [kind.number for kind in catalog.kinds] == list(range(len(catalog.kinds)))
