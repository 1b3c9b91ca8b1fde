"""The search: families of plans, other versions of them, and which are best."""

import re
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from functools import cache
from threading import get_ident

import pytest
from searches import FEW

from fiefdom.bots.conditions import read_condition
from fiefdom.bots.plan import Line, Plan, read_plan, read_rule, short_name
from fiefdom.bots.shipped import shipped
from fiefdom.cards.kingdoms import kinds_named
from fiefdom.engine.rng import seeded
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.search.archetypes import ENGINE, MONEY, RUSH, archetypes
from fiefdom.search.duels import Duel, Earned, play_duel, setup_for
from fiefdom.search.idle import can_fire, living
from fiefdom.search.mixtures import goodness, half_for, mixture
from fiefdom.search.population import MOST_RIVALS, NEAR, Population, search
from fiefdom.search.races import Races
from fiefdom.search.trimming import TRIM_SEEDS, trimmed
from fiefdom.search.variation import FEWEST_LINES, MOST_LINES, mutation, retouched, with_one_more
from fiefdom.views.view import View


def names(kingdom: str) -> tuple[str, ...]:
    return tuple(kind.name for kind in kinds_named(kingdom))


@pytest.mark.rules
def test_money_rushes_and_engines_are_where_a_search_begins() -> None:
    assert {MONEY, RUSH, ENGINE} <= set(archetypes(names("Size Distortion")))


THEIRS = Plan("theirs", tuple(map(read_rule, ("Province", "Gold", "Moat if turn > 5", "Silver"))), author="Ann")


@cache
def begun_against_theirs() -> Population:
    population = Population(names("First Game"), against=[THEIRS])
    for _ in population.begin():
        pass
    return population


def test_a_search_also_begins_with_other_versions_of_those_that_were_named() -> None:
    population = begun_against_theirs()
    for plan in population.near_those_named():
        assert re.fullmatch(r"theirs( and [A-Z]\w+)? #\d+", plan.name)
        assert plan.author == ""
        assert len(set(plan.lines) ^ set(THEIRS.lines)) in (0, 1, 2)
        assert plan.lines != THEIRS.lines
    assert population.families[NEAR]
    assert THEIRS not in population.plans


def test_other_versions_of_those_that_were_named_have_no_rules_for_cards_that_are_not_there() -> None:
    population = Population(names("First Game"), against=[shipped()["witch"], Plan("w", (read_rule("Witch"),))])
    assert population.near_those_named()
    assert all(line.card != "Witch" for plan in population.near_those_named() for line in plan.lines)


def test_without_anybody_named_a_search_begins_with_what_the_kingdom_suggests() -> None:
    population = Population(names("First Game"))
    for _ in population.begin():
        pass
    assert set(population.families) == set(archetypes(names("First Game")))


@pytest.mark.rules
@pytest.mark.parametrize(
    ("condition", "value"),
    [
        ("count(Terminals)", 3),
        ("count(Terminal)", 3),
        ("count(Villages)", 2),
        ("count(Village)", 1),
        ("count(Cantrips)", 4),
        ("cards", 8),
    ],
)
def test_conditions_count_groups_of_cards(condition: str, value: int) -> None:
    hand = "Village, Festival, Smithy, 2 Witch, 2 Laboratory, Market"
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\nseat1 = {{ hand = "{hand}" }}\n', "file")
    assert read_condition(condition).of(View(set_up(scenario), 0)) == value


def test_every_family_stays_in_the_population() -> None:
    population = Population(names("Size Distortion"))
    for _ in search(population, FEW):
        pass
    assert all(population.families[family] for family in (MONEY, RUSH, ENGINE))
    assert {plans[0] for plans in population.families.values()} <= set(population.finalists())


def test_a_plan_has_to_beat_those_that_were_named_the_best_of_the_beginning_and_a_mixture_of_the_best() -> None:
    population = copy(begun_against_theirs())
    population.races = copy(population.races)
    assert {shipped()["big-money-ultimate"], THEIRS, population.anchor} <= set(population.races.rivals)
    last = population.ranking()[-1]
    population.anchor = last
    population.choose_rivals()
    assert last in population.races.rivals
    assert len(population.races.rivals) > 3
    others = [weight for plan, weight in population.races.rivals.items() if plan != THEIRS]
    assert population.races.rivals[shipped()["big-money-ultimate"]] >= 1 / MOST_RIVALS
    assert population.races.rivals[THEIRS] == pytest.approx(sum(others))


def test_a_plan_meets_itself_only_where_an_equal_share_is_not_known_beforehand() -> None:
    plan = shipped()["smithy"]
    two, three = (Races(names("First Game"), players, [], 0) for players in (2, 3))
    assert two.meet([(plan, plan)], range(4))[plan, plan] == (0.5, 0.5)
    assert two.games == 0
    assert three.meet([(plan, plan)], range(20))[plan, plan].value != 0.5
    assert three.games == 60


def test_cheap_victory_cards_and_what_gains_them_make_a_rush_that_beats_money() -> None:
    kingdom = ("Ironworks", "Island", "Great Hall", "Embargo", "Cellar", "Scout", "Lookout", "Feast", "Moat", "Chapel")
    piles = [plan for plan in archetypes(kingdom)[RUSH] if plan.name == "rush with Ironworks for Island and Great Hall"]
    money = shipped()["big-money-ultimate"]
    assert any(play_duel(Duel(plan, money, kingdom, 2, range(20))).points > 30 for plan in piles)


@pytest.mark.rules
def test_a_mixture_of_plans_that_beat_each_other_in_a_circle_plays_each_of_them() -> None:
    circle = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]
    assert all(0.2 < weight < 0.47 for weight in mixture(circle))


@pytest.mark.rules
def test_of_two_plans_that_win_equally_often_the_one_that_nobody_beats_is_better() -> None:
    one, other, money, rush = [0.5, 0.5, 0.9, 0.1], [0.5, 0.5, 0.5, 0.5], [0.1, 0.5, 0.5, 0.5], [0.9, 0.5, 0.5, 0.5]
    good = goodness([one, other, money, rush], 2)
    assert good[1] > good[0]


@pytest.mark.rules
def test_plain_money_and_those_that_were_named_count_more_than_others() -> None:
    one, other, third, fourth = [0.5, 0.5, 0.7, 0.4], [0.5, 0.5, 0.4, 0.7], [0.3, 0.6, 0.5, 0.5], [0.6, 0.3, 0.5, 0.5]
    shares = [one, other, third, fourth]
    assert goodness(shares, 2)[0] > goodness(shares, 2)[1]
    assert goodness(shares, 3)[0] < goodness(shares, 3)[1]
    assert goodness(shares, 2, [3])[0] < goodness(shares, 2, [3])[1]


@pytest.mark.rules
def test_those_that_were_named_count_as_much_as_all_others_together() -> None:
    assert half_for([], [1.0, 0.5]) == [1.0, 0.5]
    assert half_for([1], [1.0, 0.5, 2.0]) == [1.0, 3.0, 2.0]
    assert half_for([0, 2], [1.0, 0.5, 2.0]) == [0.25, 0.5, 0.25]
    assert half_for([0], [0.2]) == [1.0]


def test_two_plans_that_are_the_same_win_equally_often() -> None:
    """In a duel of two, both have the cards of both seats."""
    kingdom = names("First Game")
    money, smithy = shipped()["big-money"], shipped()["smithy"]
    mirror, one, other = (
        play_duel(Duel(plan, rival, kingdom, 2, range(15)))
        for plan, rival in ((smithy, smithy), (money, smithy), (smithy, money))
    )
    assert mirror.points == one.points + other.points - 15 == 15


def test_each_variation_of_a_plan_is_a_strategy_and_none_grows_without_end() -> None:
    kingdom = names("Size Distortion")
    plans = archetypes(kingdom)[ENGINE]
    plan, rng = plans[0], seeded(1)
    for _ in range(300):
        plan = mutation(plan, plans, kingdom, rng)
        plan.strategy()
        assert FEWEST_LINES <= len(plan.lines) <= MOST_LINES + 1


def test_threads_that_search_at_once_share_no_setup() -> None:
    kingdom = names("First Game")
    with ThreadPoolExecutor(1) as other:
        there = other.submit(lambda: setup_for(kingdom, 2, get_ident())).result()
    here = setup_for(kingdom, 2, get_ident())
    assert here is not there
    assert here is setup_for(kingdom, 2, get_ident())


@pytest.mark.rules
def test_one_more_card_is_one_that_the_plan_has_no_rule_for() -> None:
    plan = shipped()["smithy"]
    grown = with_one_more(plan, names("First Game"))
    added = [set(each.lines) - set(plan.lines) for each in grown]
    assert all(len(lines) == 1 for lines in added)
    cards = {line.card for lines in added for line in lines}
    assert cards == set(names("First Game")) - {"Smithy"}


def test_victory_cards_of_the_kingdom_may_come_late_before_estates_or_if_they_are_dear_before_gold() -> None:
    plan = read_plan(
        'name = "plain"\nrules = """\nProvince\nEstate if left(Province) <= 2\nGold\nSilver\n"""\n', "plain"
    )
    grown = with_one_more(plan, ["Gardens", "Harem", "Moat"])
    late = [
        [line.card for line in each.lines]
        for each in grown
        if any("Province) <= 5" in str(line) for line in each.lines)
    ]
    assert late == [
        ["Province", "Gardens", "Estate", "Gold", "Silver"],
        ["Province", "Estate", "Harem", "Gold", "Silver"],
    ]


@pytest.mark.rules
def test_an_engine_is_also_tried_without_cards_that_only_replace_themselves() -> None:
    kingdom = ("Village", "Smithy", "Pearl Diver", "Spy", "Moat")
    cards = [{line.card for line in plan.lines if line.card in kingdom} for plan in archetypes(kingdom)[ENGINE]]
    assert {"Smithy", "Village"} in cards
    assert {"Smithy", "Village", "Spy"} in cards
    assert {"Smithy", "Village", "Spy", "Pearl Diver"} in cards


@pytest.mark.rules
def test_a_plan_is_retouched_in_one_rule_at_a_time() -> None:
    plan = read_plan('name = "plain"\nrules = """\nProvince\nSmithy if count(Smithy) < 2\nGold\nSilver\n"""\n', "plain")
    found = [[(line.card, line.condition) for line in each.lines] for each in retouched(plan)]
    province, smithy, gold, silver = [(line.card, line.condition) for line in plan.lines]
    assert [province, gold, silver] in found
    assert [province, gold, smithy, silver] in found
    assert [province, ("Smithy", "count(Smithy) < 5"), gold, silver] in found
    assert [("Province", "turn > 10"), smithy, gold, silver] in found
    assert [province, smithy, gold, ("Silver", "count(Silver) < 4")] in found
    assert [province, smithy, gold, silver] not in found
    assert len({tuple(each) for each in found}) == len(found)
    changed = [len(set(each) ^ {province, smithy, gold, silver}) for each in found]
    assert max(changed) == 2


def test_a_variation_that_is_not_better_takes_nobodys_place(monkeypatch: pytest.MonkeyPatch) -> None:
    population = Population(names("First Game"))
    for _ in population.begin():
        pass
    before = dict(population.families)
    monkeypatch.setattr(population.races, "race", lambda plans, keep, _seeds=0: plans[:keep])
    population.races.scores = defaultdict(lambda: 0.5)
    population.generation(0)
    assert population.families == before


@pytest.mark.rules
def test_a_name_that_gets_long_loses_its_last_cards() -> None:
    name = "engine of Chapel and Ambassador and Fishing Village"
    assert short_name(name) == name
    assert short_name(f"{name} and Council Room and Sea Hag") == name
    assert short_name(f"engine of {'somebody' * 10}") == f"engine of {'somebody' * 10}"


def test_rules_that_do_harm_are_taken_out_of_the_best_plan() -> None:
    population = Population(names("First Game"))
    rules = ("Province", "Gold", "Silver")
    good = Plan("good", tuple(read_rule(rule) for rule in rules))
    bad = Plan("bad", tuple(read_rule(rule) for rule in ("Workshop if count(Workshop) < 5", *rules, "Copper")))
    [best, rival] = trimmed(population, [bad, good])
    assert "Workshop" not in [line.card for line in best.lines]
    assert best.name == "bad"
    assert rival == good
    assert trimmed(population, [good, bad]) == [good, bad]


def test_rules_that_change_nothing_are_taken_out_of_the_best_plan() -> None:
    population = Population(names("First Game"))
    rules = tuple(read_rule(rule) for rule in ("Province", "Gold", "Smithy if count(Smithy) < 2", "Silver"))
    idle = (*rules, read_rule("Village if turn > 1000"), read_rule("Smithy if count(Smithy) < 2"))
    rival = Plan("rival", tuple(read_rule(rule) for rule in ("Province", "Gold", "Silver")))
    [best, _] = trimmed(population, [Plan("money with Smithy and Village #3", idle), rival])
    assert best == Plan("money with Smithy and Village #3", rules)


@pytest.mark.rules
@pytest.mark.parametrize(("again", "is_taken_out"), [(0.4, False), (0.5, True)])
def test_a_rule_is_not_taken_out_by_luck_alone(again: float, is_taken_out: bool) -> None:
    """Without the Smithy, it is better on the first seeds; on fresh ones it is worse, or as good."""
    plan = Plan("plan", tuple(map(read_rule, ("Province", "Smithy", "Silver"))))

    def share_of(duel: Duel) -> float:
        if len(duel.plan.lines) < 3 and any(line.card == "Smithy" for line in duel.plan.lines):
            return 0.1
        is_first = len(duel.seeds) == TRIM_SEEDS
        return (0.6 if is_first else again) if len(duel.plan.lines) == 2 else 0.5 if len(duel.plan.lines) > 2 else 0.1

    population = Population(names("First Game"))
    population.races.play = lambda duels: [earned(duel, share_of(duel)) for duel in duels]
    [best, _] = trimmed(population, [plan, shipped()["big-money"]])
    assert cards_of(best) == (["Province", "Silver"] if is_taken_out else cards_of(plan))


def earned(duel: Duel, share: float) -> Earned:
    return Earned(share * duel.games, share * duel.games)


def cards_of(plan: Plan) -> list[str]:
    return [line.card for line in plan.lines]


# -- Rules that can never fire ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "is_possible"),
    [
        ("count(Smithy) < 0", False),
        ("count(Smithy) < 1", True),
        ("0 > count(Smithy)", False),
        ("count(Smithy) / 2 < 0", False),
        ("count(Smithy) - 3 < 0", True),
        ("not count(Smithy) >= 0", False),
        ("count(Gold) > 1 and count(Gold) < 2", False),
        ("count(Gold) > 1 and count(Gold) <= 2", True),
        ("count(Gold) != 0 and count(Gold) < 1", False),
        ("count(Gold) / 9 > 1 and count(Gold) < 9", False),
        ("turn > 3 and turn < 2 or count(Gold) < 0", False),
        ("turn > 3 and turn < 2 or count(Gold) < 1", True),
        ("turn < 1", False),
        ("lead < -3", True),
        ("action_phase > 1", False),
        ("count(Villages) < count(Terminals)", True),
        ("count(Villages) < count(Terminals) and count(Terminals) <= count(Villages)", False),
        ("count(Gold) * count(Silver) < 0", True),
        ("0", False),
    ],
)
def test_a_rule_whose_condition_contradicts_itself_cannot_fire(condition: str, is_possible: bool) -> None:
    assert can_fire(Line("Smithy", condition), []) == is_possible


@pytest.mark.parametrize(
    ("rules", "left"),
    [
        (["Gold", "Silver", "Gold if turn > 3"], ["Gold", "Silver"]),
        (["Gold if turn > 3", "Gold"], ["Gold if turn > 3", "Gold"]),
        (["Gold if turn > 3", "Gold if turn > 5"], ["Gold if turn > 3"]),
        (["Moat if count(Moat) < 2", "Moat if count(Moat) < 1"], ["Moat if count(Moat) < 2"]),
        (
            ["Moat if count(Moat) < 2", "Moat if count(Moat) < 3"],
            ["Moat if count(Moat) < 2", "Moat if count(Moat) < 3"],
        ),
    ],
)
def test_a_rule_that_always_comes_too_late_cannot_fire(rules: list[str], left: list[str]) -> None:
    assert [line.text() for line in living([read_rule(rule) for rule in rules])] == left


def test_no_variation_has_a_rule_that_cannot_fire() -> None:
    rng = seeded(5)
    kingdom = names("Best Wishes")
    plan = Plan("p", (Line("Province"), Line("Masquerade", "count(Masquerade) < 1"), Line("Silver")))
    for _ in range(300):
        plan = mutation(plan, [plan], kingdom, rng)
        assert plan.lines == living(plan.lines)
