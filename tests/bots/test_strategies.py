"""Strategies: conditions, files and mistakes in them, groups, and the shipped ones."""

import pytest
from shopping import buys, gains

from fiefdom import Complaint, catalog, make_bot, make_setup
from fiefdom.bots.conditions import Misread, read_condition
from fiefdom.bots.plan import Line, Plan, read_plan, read_rule
from fiefdom.bots.shipped import shipped
from fiefdom.cards.randomizer import random_kingdom
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

GOOD = '''name = "mine"
author = "me"
description = "tries"
kingdom = "Smithy, Throne Room"
play = "Throne Room, Smithy"
minds_the_end = false
rules = """
Province if money > 15
Smithy if count(Smithy) < 2   # two will do
Silver
"""
'''


def view_of(position: str) -> View:
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\n{position}', "position")
    return View(set_up(scenario), 0)


POSITION = """
phase = "buy"
seat1.hand = "2 Copper, Gold"
seat1.deck = "Estate, Province"
seat1.discard = "Smithy"
seat1.in_play = "Village"
seat1.coins = 3
seat1.buys = 2
seat2.hand = "Duchy"
seat2.deck = "Estate"
supply.Province = 5
supply.Curse = 0
supply.Estate = 1
"""


@pytest.mark.parametrize(
    ("condition", "value"),
    [
        ("money", 5),
        ("coins", 3),
        ("buys", 2),
        ("score", 7),
        ("lead", 3),
        ("empty_piles", 1),
        ("hand_size", 3),
        ("gains_to_end", 5),
        ("action_phase", 0),
        ("count(Copper)", 2),
        ("count(Treasure)", 3),
        ("count(victory)", 2),
        ("left(Province)", 5),
        ("left(Curse)", 0),
        ("in_hand(Gold)", 1),
        ("in_hand(Treasure)", 3),
        ("in_play(Village)", 1),
        ("in_play(Action)", 1),
        ("count(throne room)", 0),
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("7 - 2 - 1", 4),
        ("12 / 4 / 3", 1),
        ("-money + 6", 1),
        ("3 / 0", 0),
        ("1 < 2 and 2 < 1", 0),
        ("1 < 2 or 2 < 1", 1),
        ("not 1 < 2", 0),
        ("not not 1 < 2", 1),
        ("1 = 1 and 1 == 1 and 1 != 2 and 2 >= 2 and 2 <= 2", 1),
        ("0 or 0 and 1", 0),
        ("1 or 1 and 0", 1),
    ],
)
def test_what_a_condition_is_worth(condition: str, value: float) -> None:
    assert read_condition(condition).of(view_of(POSITION)) == value


@pytest.mark.parametrize(
    ("condition", "key", "column"),
    [
        ("monney > 3", "condition-word", 0),
        ("phase_of_the_moon > 3", "condition-word-at-all", 0),
        ("count(Terminalls) > 3", "condition-word", 6),
        ("money >", "condition-end", 7),
        ("money > 3 4", "condition-rest", 10),
        ("(money > 3", "condition-open", 0),
        ("money > )", "condition-missing", 8),
        ("count(Treasures) > 3", "condition-word", 6),
        ("count > 3", "condition-of-what", 0),
        ("count(Smthy) > 3", "unknown-card", 6),
        ("count(Smithy", "condition-end", 5),
        ("money $ 3", "condition-sign", 6),
        ("__import__('os')", "condition-word-at-all", 0),
        ("money.real > 3", "condition-sign", 5),
        ("", "condition-end", 0),
        ("(" * 60 + "1" + ")" * 60, "condition-deep", 40),
        ("not " * 60 + "1", "condition-deep", 160),
        ("-" * 60 + "1", "condition-deep", 40),
    ],
)
def test_a_mistake_in_a_condition_is_told_with_its_column(condition: str, key: str, column: int) -> None:
    with pytest.raises(Misread) as misread:
        read_condition(condition)
    assert (misread.value.complaint.key, misread.value.column) == (key, column)


def test_a_file_is_read_and_written() -> None:
    plan = read_plan(GOOD, "mine.toml")
    assert plan.lines == (
        Line("Province", "money > 15"),
        Line("Smithy", "count(Smithy) < 2"),
        Line("Silver"),
    )
    assert (plan.kingdom, plan.play) == (("Smithy", "Throne Room"), ("Throne Room", "Smithy"))
    assert not plan.minds_the_end
    assert read_plan(plan.text(), "again.toml") == plan


@pytest.mark.parametrize("odd", ["\\n", "\\r", "\\u2028", "\\u0085", "\\u001c", "\\t", "\\\\", '\\"'])
def test_what_is_written_is_read_again_whatever_is_in_it(odd: str) -> None:
    text = f'name = "x{odd}y"\nauthor = "a{odd}b"\ndescription = "c{odd}d"\nrules = ["Gold if count(Gold)\\n < 3"]\n'
    plan = read_plan(text, "x.toml")
    assert plan.lines == (Line("Gold", "count(Gold) < 3"),)
    assert read_plan(plan.text(), "again.toml") == plan
    assert len(plan.name.splitlines()) == 1


def test_rules_may_be_a_list_and_names_in_any_language() -> None:
    plan = read_plan('name = "x"\nrules = ["Prowincja if money > 15", "Silver"]\n', "x.toml")
    assert [line.card for line in plan.lines] == ["Province", "Silver"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Province if", "Provnce if", ["line 8, column 1", "Province"]),
        ("money > 15", "monney > 15", ["line 8, column 13", "money"]),
        ("count(Smithy) < 2", "count(Smthy) < 2", ["line 9, column 17", "Smithy"]),
        ("author", "autor", ["line 2", "author"]),
        ("author", "moon", ["line 2", "“moon” is not known. A strategy has: name"]),
        ('kingdom = "Smithy', 'kingdom = "Smithi', ["line 4", "Smithy"]),
        ('name = "mine"', "name = 5", ["line 1", "name"]),
        ('name = "mine"\n', "", ["name"]),
        ("minds_the_end = false", "minds_the_end = 1", ["line 6", "true or false"]),
        ('play = "', 'play = 3 # "', ["line 5", "play"]),
        ("rules", "ruls", ["line 7", "rules"]),
        ('name = "mine"', "name = mine", ["line 1, column 8", "TOML"]),
        ('author = "me"', 'name = "me"', ["line 2, column 12", "twice"]),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_place(old: str, new: str, words: list[str]) -> None:
    with pytest.raises(Complaint) as complaint:
        read_plan(GOOD.replace(old, new), "mine.toml")
    assert all(word in str(complaint.value) for word in ["mine.toml", *words]), str(complaint.value)


def test_a_limit_of_the_rules_own_card_is_counted_quickly() -> None:
    assert read_rule("Smithy if count(Smithy) < 2").rule().fewer_than == 2
    assert read_rule("Smithy if count(Smithy) < 2.5").rule().condition is not None


@pytest.mark.parametrize(
    ("rules", "bought"),
    [
        ("Province\nGold\nSilver", "Gold"),
        ("Gold if turn > 5\nSilver", "Silver"),
        ("Gold if left(Gold) < 30\nDuchy", "Duchy"),
        ("Witch\nSilver", "Silver"),
        ("Province if money > 100", "-"),
    ],
)
def test_the_first_rule_that_can_be_and_holds_is_bought(rules: str, bought: str) -> None:
    assert buys(rules, 'seat1.hand = "2 Gold"\nkingdom = "Village, Smithy"') == bought


LAST = 'seat1.hand = "3 Gold"\nsupply.Province = 1\n'


def test_a_card_is_bought_as_often_as_its_rule_says() -> None:
    one_smithy = 'seat1.hand = "4 Copper"\nseat1.deck = "Smithy"\nkingdom = "Smithy"'
    assert buys("Smithy if count(Smithy) < 2\nSilver", one_smithy) == "Smithy"
    assert buys("Smithy if count(Smithy) < 1\nSilver", one_smithy) == "Silver"


def test_the_last_province_is_not_bought_to_lose_by_it() -> None:
    behind = LAST + 'seat2.deck = "2 Province"'
    assert buys("Province\nDuchy", behind) == "Duchy"
    assert buys("Province\nDuchy", behind, "minds_the_end = false") == "Province"


def test_a_tie_is_a_win_only_for_whoever_has_not_had_more_turns() -> None:
    level = LAST + 'seat2.deck = "Province"\nseat2.turns = 9\nseat1.turns = '
    assert buys("Province\nDuchy", level + "9") == "Province"
    assert buys("Province\nDuchy", level + "10") == "Duchy"


def test_a_game_that_is_won_is_ended() -> None:
    assert buys("Silver", LAST) == "Province"
    assert buys("Silver", LAST, "minds_the_end = false") == "Silver"
    piles = 'seat1.hand = "3 Copper"\nsupply.Curse = 0\nsupply.Duchy = 0\nsupply.Estate = 1\nseat1.deck = "Estate"'
    assert buys("Silver", piles) == "Estate"
    assert buys("Silver", piles + '\nseat2.deck = "Province"') == "Silver"


@pytest.mark.parametrize(
    ("position", "bought"),
    [
        # Three Curses come with the last Province, so buying it would lose.
        ('seat1.hand = "3 Gold"\nsupply.Province = 1\nembargo.Province = 3\nseat2.deck = "Duchy, Estate"', "Gold"),
        # The last Duchy counts three points, and one more for each Duke.
        (
            'kingdom = "Duke"\nseat1.hand = "2 Gold"\nseat1.deck = "4 Duke, Duchy"\nseat2.deck = "2 Province"\n'
            "supply.Duchy = 1\nsupply.Curse = 0\nsupply.Estate = 0",
            "Duchy",
        ),
    ],
)
def test_all_that_a_last_card_brings_is_counted(position: str, bought: str) -> None:
    assert buys("Province\nGold", position) == bought


def test_a_feast_does_not_gain_a_feast() -> None:
    assert gains("Feast\nSilver", 'kingdom = "Feast, Village"\nseat1.hand = "Feast"') == "Silver"


def test_gains_follow_the_same_list() -> None:
    assert gains("Village\nSilver", 'kingdom = "Village"\nseat1.hand = "Workshop"') == "Village"


# -- Groups ----------------------------------------------------------------------------------------------


def test_a_strategy_may_name_groups_of_cards() -> None:
    text = GOOD.replace("rules", 'groups = { payload = "Gold, Smithy", "łup" = "Village" }\nrules', 1)
    plan = read_plan(text.replace("money > 15", "count(Payload) + 2 * in_play(łup) == 4"), "mine.toml")
    assert plan.groups == (("payload", ("Gold", "Smithy")), ("łup", ("Village",)))
    assert read_plan(plan.text(), "again.toml") == plan
    [rule, *_] = plan.strategy().rules
    assert rule.holds(view_of(POSITION))


@pytest.mark.parametrize(
    ("groups", "key"),
    [
        ('{ Village = "Village, Smithy" }', "strategy-group-name"),
        ('{ treasure = "Gold" }', "strategy-group-name"),
        ('{ Terminals = "Smithy" }', "strategy-group-name"),
        ('{ money = "Smithy" }', "strategy-group-name"),
        ('{ count = "Smithy" }', "strategy-group-name"),
        ('{ and = "Smithy" }', "strategy-group-name"),
        ('{ "two words" = "Smithy" }', "strategy-group-name"),
        ('{ mine = "Smithy", Mine = "Gold" }', "strategy-group-name"),
        ('{ ours = "Smithy", Ours = "Gold" }', "strategy-group-name"),
        ('{ ours = "" }', "strategy-groups"),
        ('"Smithy, Village"', "strategy-groups"),
        ("{ ours = 3 }", "strategy-list"),
        ('{ ours = "Smithi" }', "strategy-rule"),
    ],
)
def test_a_group_that_cannot_be_is_refused(groups: str, key: str) -> None:
    with pytest.raises(Complaint) as complaint:
        read_plan(GOOD.replace("rules", f"groups = {groups}\nrules", 1), "mine.toml")
    assert complaint.value.key == key
    assert "mine.toml, line 7" in str(complaint.value)


def test_cards_set_aside_are_counted() -> None:
    position = POSITION + 'seat1.native_village = "2 Silver, Village"\n'
    assert read_condition("set_aside(Silver)").of(view_of(position)) == 2
    assert read_condition("set_aside(Treasure)").of(view_of(position)) == 2
    assert read_condition("set_aside(Villages)").of(view_of(position)) == 1
    assert read_condition("set_aside(Silver)").of(view_of(POSITION)) == 0


# -- Shipped strategies ----------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", shipped().values(), ids=list(shipped()))
def test_a_shipped_strategy_is_complete(plan: Plan) -> None:
    assert plan.author
    assert plan.description.endswith(".")
    assert len(random_kingdom(0, named=plan.needs())) == 10
    assert set(plan.needs()) == {catalog.find(name) for name in plan.kingdom}
    assert plan.strategy().rules
    make_setup(2, random_kingdom(0, named=plan.needs()))


@pytest.mark.parametrize(("play", "first"), [("", "Village"), ('play = "Smithy, Village"\n', "Smithy")])
def test_a_strategy_may_say_in_which_order_actions_are_played(play: str, first: str) -> None:
    text = f'name = "mine"\n{play}rules = "Silver"\n'
    [scenario] = read_scenarios('[[scenario]]\ntitle = "t"\nseat1.hand = "Village, Smithy, Moat"\n', "file")
    game = set_up(scenario)
    game.seat_bots([read_plan(text, "mine.toml").strategy(), make_bot("big-money")], View)
    game.step()
    assert [card.kind.name for card in game.players[0].in_play.cards] == [first]
