"""`find`: how to win a kingdom."""

import json
import re
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, ClassVar
from xml.etree.ElementTree import Element

import pytest
from elements import Tree, all_of, words
from searches import FEW, found_for

from fiefdom import lab
from fiefdom.bots.plan import Line, Plan, read_plan, read_rule
from fiefdom.bots.shipped import shipped
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import kinds_named
from fiefdom.cli.find import found_page
from fiefdom.cli.main import main
from fiefdom.lab.find import (
    CardTried,
    Found,
    able,
    find,
    measured,
    named_by_cards,
    unbeaten_first,
    varied,
    with_card,
    without_card,
)
from fiefdom.lab.find_report import find_report
from fiefdom.lab.lots import played_by
from fiefdom.lab.text import percent
from fiefdom.lab.workers import Crew
from fiefdom.locale.speaker import languages, speaker
from fiefdom.search.duels import Duel, play_here
from fiefdom.search.population import Population
from fiefdom.search.races import Points

# About as good as the strategy that is shipped.
SMITHY_RULES = (
    "Province if money > 15 or left(Province) <= 4",
    "Duchy if left(Province) <= 4",
    "Gold",
    "Smithy if count(Smithy) < count(Treasure) / 9",
    "Silver",
)


def names(kingdom: str) -> tuple[str, ...]:
    return tuple(kind.name for kind in kinds_named(kingdom))


def test_the_same_seed_and_games_find_the_same_with_any_number_of_processes() -> None:
    found = [find("First Game", games=FEW, seed=3, jobs=jobs).data() for jobs in (1, 2)]
    assert found[0] == found[1]
    assert found[0] != find("First Game", games=FEW, seed=4, jobs=1).data()


def test_what_is_found_beats_plain_money_and_is_measured_against_those_that_were_named() -> None:
    found = find("First Game", games=FEW, against=["big-money-greedy"], jobs=1)
    assert [plan.name for plan in found.against] == ["big-money-ultimate", "big-money-greedy"]
    assert len(found.matrix[0]) == len(found.plans) + 2
    outcome = lab.match(found.best, shipped()["big-money"], games=200, kingdom=found.kingdom, jobs=1)
    assert outcome.standing(0)["wins"] > 120


def test_it_finds_a_strategy_for_three_players() -> None:
    found = find("First Game", games=FEW, players=3, jobs=1)
    assert found.players == 3
    assert 0 < found.whole[0] < found.whole[1]


def test_the_file_has_a_comment_for_each_rule_and_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "best.toml", tmp_path / "best.html"
    assert main(["find", "First Game", "-n", "1", "--output", str(file), "--report", str(page), "--jobs", "1"]) == 0
    text = file.read_text(encoding="utf-8")
    plan = read_plan(text, "best.toml")
    assert len(plan.needs()) == 10
    assert text.count("without this rule") == len(plan.lines)
    assert re.search(r"\n# [0-9.]+% with all rules, against ", text)
    assert plan.name in capsys.readouterr().out
    assert "<svg" in page.read_text(encoding="utf-8")


def test_the_cards_that_matter_are_those_that_it_misses() -> None:
    found = found_for(2)
    assert [one.card for one in found.cards] == list(found.kingdom)
    used = {line.card for line in found.best.lines}
    assert {one.card for one in found.cards if one.is_used} == used & set(found.kingdom)
    shares = [points / games for points, games in (one.points for one in found.matter())]
    assert shares == sorted(shares)
    assert all(one.is_used for one in found.matter())
    assert not any(one.is_used for one in found.leave())
    clear = replace(found, whole=(900.0, 1000), cards=[tried("Militia", True, 700), tried("Village", True, 890)])
    assert [one.card for one in clear.matter()] == ["Militia"]
    free = replace(clear, cards=[tried("Moat", False, 910), tried("Smithy", False, 990)])
    assert [one.card for one in free.leave()] == ["Moat"]


def tried(card: str, is_used: bool, points: float) -> CardTried:
    return CardTried(card, is_used, (points, 1000))


def test_a_card_is_tried_before_what_costs_no_more() -> None:
    plan = Plan("p", tuple(read_rule(rule) for rule in ("Province", "Gold", "Duchy", "Smithy", "Silver")))
    assert [line.card for line in with_card(plan, "Militia").lines] == [
        *("Province", "Gold", "Duchy", "Militia", "Smithy", "Silver")
    ]
    assert [line.card for line in with_card(plan, "Moat").lines][-1] == "Moat"
    assert without_card(plan, "Moat") is None
    less = without_card(plan, "Gold")
    assert less is not None
    assert [line.card for line in less.lines] == ["Province", "Duchy", "Smithy", "Silver"]


def page_of(language: str, found: Found) -> Element:
    outcome = lab.match(*found.plans[: found.players], games=12, kingdom=found.kingdom, jobs=1)
    return Tree(find_report(speaker(language), found, outcome, date(2031, 8, 4))).root


@pytest.mark.parametrize("language", languages())
def test_the_page_says_what_was_found(language: str) -> None:
    found = found_for(2)
    say = speaker(language)
    page = page_of(language, found)
    [matrix] = all_of(page, "table", "matrix")
    rows = all_of(matrix, "tr")[1:]
    assert [words(row[0]) for row in rows] == [f"{i}. {plan.name}" for i, plan in enumerate(found.plans, start=1)]
    points = found.matrix[0][1]
    assert points is not None
    assert words(rows[0][2]).startswith(percent(say, points[0] / points[1]))
    assert words(rows[0][1]) == "–"
    looks = {cell.get("class") for row in rows for cell in row[1:]} - {None}
    assert looks <= {"ahead", "behind", "open"}
    text = words(page)
    for line in found.best.lines:
        assert " ".join(line.text().split()) in text
    for name in found.kingdom:
        assert say.card(name) in text
    for key in ("findings-matrix", "findings-cards", "report-openings", "report-growth", "report-sample"):
        assert say.say(key) in text


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "How to win First Game"),
        ("pl", "Jak wygrać królestwo „Pierwsza rozgrywka”"),
        ("hu", "Hogyan nyerhető meg ez a birodalom: Első játék"),
        ("cs", "Jak vyhrát království „První hra“"),
    ],
)
def test_the_title_of_the_page_names_a_recommended_kingdom(language: str, title: str) -> None:
    found = found_for(2)
    page = page_of(language, found)
    assert [words(each) for each in (*page.findall(".//head/title"), *page.iter("h1"))] == [title, title]
    other = replace(found, kingdom=("Witch", *found.kingdom[1:]))
    assert [words(each) for each in page_of(language, other).iter("h1")] == [speaker(language).say("findings-title")]


@pytest.mark.parametrize(
    ("language", "two", "three", "five"),
    [
        ("en", "2 players", "3 players", "5 players"),
        ("pl", "2 gracze", "3 gracze", "5 graczy"),
        ("hu", "2 játékos", "3 játékos", "5 játékos"),
        ("cs", "2 hráči", "3 hráči", "5 hráčů"),
    ],
)
def test_the_page_says_how_many_play_and_what_an_even_share_is(language: str, two: str, three: str, five: str) -> None:
    say = speaker(language)
    assert say.say("findings-players", n=5) == five
    facts, note = facts_and_matrix(page_of(language, found_for(2)))
    assert two in facts
    assert percent(say, 1 / 2) not in note
    facts, note = facts_and_matrix(page_of(language, found_for(3)))
    assert three in facts
    assert percent(say, 1 / 3) in note


def facts_and_matrix(page: Element) -> tuple[list[str], str]:
    """The facts below the title, and the notes on how the best strategies beat each other."""
    [facts] = all_of(page, "ul", "facts")
    [about] = [each for each in page.iter("section") if all_of(each, "table", "matrix")]
    return [words(fact) for fact in facts], " ".join(words(note) for note in about.findall("p"))


def test_the_page_of_a_search_for_three_players_shows_a_match_of_three(tmp_path: Path) -> None:
    page = tmp_path / "best.html"
    options = ["--players", "3", "-n", "1", "--jobs", "1", "--report", str(page)]
    assert main(["find", "First Game", *options]) == 0
    root = Tree(page.read_text(encoding="utf-8")).root
    assert len([line for line in all_of(root, "svg", "mark") if "strategy-3" in line.get("class", "")]) >= 1


def test_duels_are_played_in_lots_in_order() -> None:
    class Watched(Crew):
        lots: ClassVar[list[int]] = []

        def results(self, work: Any, pieces: Any) -> Any:
            self.lots.append(len(pieces))
            return super().results(work, pieces)

    money, smithy = shipped()["big-money"], shipped()["smithy"]
    kingdom = names("First Game")
    duels = [Duel(one, other, kingdom, 2, range(30)) for one, other in ((money, smithy), (smithy, money)) * 5]
    assert played_by(Watched(), duels) == play_here(duels)
    assert Watched.lots == [3]
    assert played_by(Watched(), duels[:2]) == play_here(duels[:2])
    assert Watched.lots == [3]


def test_json_has_the_rules_and_how_certain_the_results_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["find", "First Game", "-n", "1", "--json", "--jobs", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["strategies"][0]["rules"]
    low, high = data["matrix"][0][1]["interval"]
    assert 0 <= low < data["matrix"][0][1]["share"] < high <= 1


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--seconds", "0"], "--seconds"),
        (["--seconds", "9", "--games", "9"], "not with both"),
        (["--players", "9"], "--players"),
        (["--against", "nobody"], "nobody"),
        (["--output", "/nowhere/best.toml"], "/nowhere"),
        (["--output", "best.txt"], "best.txt: the name has to end in .toml"),
    ],
)
def test_a_mistake_is_told_in_one_line(options: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["find", "First Game", *options]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert len(told.splitlines()) == 1


def test_whoever_stops_it_gets_the_best_so_far() -> None:
    kept: list[Found] = []

    def stop(_done: int, _total: int, _best: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        find("First Game", games=10_000, jobs=1, progress=stop, so_far=kept.append)
    assert kept[0].best.lines


def test_progress_goes_on_while_what_was_found_is_measured() -> None:
    told: list[tuple[int, int]] = []
    found = find("First Game", games=FEW, jobs=1, progress=lambda done, total, _best: told.append((done, total)))
    measuring = told[told.index((FEW, FEW)) + 1 :]
    [expected] = {total for _, total in measuring}
    assert len(measuring) > 20
    assert measuring == sorted(measuring)
    assert [done for done, total in measuring if done == total] == [expected]
    assert found.best.lines


def plan_of(name: str, *rules: str, author: str = "") -> Plan:
    return Plan(name, tuple(map(read_rule, rules)), author=author)


@pytest.mark.rules
@pytest.mark.parametrize(
    ("rules", "called"),
    [
        (("Province", "Smithy", "Silver"), "money with Smithy"),
        (("Province", "Smithy", "Village", "Smithy if turn > 9"), "engine of Smithy and Village"),
        (("Province", "Witch", "Market", "Village"), "engine of Witch, Market and Village"),
        (("Gardens", "Workshop", "Estate"), "rush for points with Gardens and Workshop"),
        (("Province", "Silver"), "money alone"),
    ],
)
def test_what_was_found_is_named_by_the_cards_that_it_buys(rules: tuple[str, ...], called: str) -> None:
    plans = [plan_of("engine of Moat #7", *rules)]
    [plan] = named_by_cards(speaker("en"), Population(names("First Game")), plans)
    assert plan == plan_of(called, *rules)


@pytest.mark.rules
def test_what_was_found_is_named_in_the_language_of_whoever_reads_it() -> None:
    plans = [plan_of("x #1", "Province", "Smithy", "Village")]
    [plan] = named_by_cards(speaker("pl"), Population(names("First Game")), plans)
    assert plan.name == "silnik (Kuźnia i Wioska)"


@pytest.mark.rules
@pytest.mark.parametrize("language", languages())
def test_a_strategy_of_many_cards_has_a_name_that_its_file_can_have(language: str) -> None:
    cards = sorted((kind.name for kind in catalog.kinds if kind.box != "basic"), key=len)[-12:]
    plan = plan_of("x #1", "Province", *cards)
    for found in named_by_cards(speaker(language), Population(names("First Game")), [plan, plan]):
        assert read_plan(found.text(), "found.toml") == found


@pytest.mark.rules
def test_no_two_strategies_have_the_same_name_and_nobody_elses_is_renamed() -> None:
    theirs = plan_of("money with Smithy", "Smithy", "Province")
    shipped_one = plan_of("smithy", "Province", "Smithy", author="Fiefdom")
    plans = [plan_of("x #1", "Province", "Smithy"), theirs, shipped_one, plan_of("x #2", "Province", "Gold", "Smithy")]
    found = named_by_cards(speaker("en"), Population(names("First Game"), against=[theirs]), plans)
    assert [plan.name for plan in found] == [
        "money with Smithy (2)",
        "money with Smithy",
        "smithy",
        "money with Smithy (3)",
    ]


@pytest.mark.rules
def test_of_strategies_that_buy_the_same_cards_the_best_is_shown() -> None:
    best, twin = plan_of("best", "Province", "Smithy"), plan_of("twin", "Smithy", "Province")
    other = plan_of("other", "Province", "Moat")
    assert varied([best, twin, other]) == [best, other]


def test_two_searches_are_measured_on_different_seeds() -> None:
    population = Population(names("First Game"))
    plans = [shipped()["smithy"]]
    one, other, same = (measured(population, plans, 40, seed) for seed in (1, 2, 1))
    assert one.matrix == same.matrix != other.matrix


def told_of(found: Found) -> str:
    return " ".join(" ".join(found_page(speaker("en"), found)).split())


def test_whoever_names_an_opponent_is_told_what_it_lacks_and_whether_it_is_beaten() -> None:
    witch, smithy = shipped()["witch"], shipped()["smithy"]
    population = Population(names("First Game"), against=[witch, smithy])
    told = told_of(measured(population, [plan_of("best", *SMITHY_RULES)], 40, 0))
    assert "witch: this kingdom lacks Witch, so the rules for it are skipped." in told
    assert "smithy: this kingdom lacks" not in told
    assert "Nothing that clearly beats smithy was found." in told
    assert "Nothing that clearly beats witch" not in told


def test_an_even_share_is_told_where_it_is_not_a_half() -> None:
    assert "With 3 players, 33.3% is an even share." in told_of(found_for(3))
    assert "even share" not in told_of(found_for(2))


def test_cards_that_a_named_opponent_needs_are_in_the_kingdom_if_there_is_room() -> None:
    found = find(["Smithy", "Moat"], games=FEW, against=["witch"], jobs=1, seed=3)
    assert {"Smithy", "Moat", "Witch"} <= set(found.kingdom)


def test_what_was_found_is_not_named_after_a_rule_that_cannot_fire() -> None:
    idle = Plan("p #1", (Line("Province"), Line("Trading Post", "count(Trading Post) < 0"), Line("Silver")))
    [plan] = able([idle])
    assert [line.card for line in plan.lines] == ["Province", "Silver"]
    [named] = named_by_cards(speaker("en"), Population(names("Best Wishes")), [plan])
    assert named.name == "money alone"
    # Nobody changes what somebody else has written.
    assert able([replace(idle, author="Ann")])[0].lines == idle.lines


# -- Strategies that beat each other ------------------------------------------------------------------

CIRCLE = [Plan(name, (Line("Province"), Line("Silver", f"turn > {i}"))) for i, name in enumerate("ABCD")]
EVEN: Points = (200.0, 400)


def beating(*pairs: str) -> dict[tuple[Plan, Plan], Points]:
    """Results in which the first of each pair of letters clearly beats the second, and all others are even."""
    by_name = {plan.name: plan for plan in CIRCLE}
    told = {(one, other): EVEN for one in CIRCLE for other in CIRCLE if one != other}
    for pair in pairs:
        one, other = (by_name[name] for name in pair)
        told[one, other], told[other, one] = (250.0, 400), (150.0, 400)
    return told


def with_results(found: Found, told: dict[tuple[Plan, Plan], Points]) -> Found:
    plans = unbeaten_first(CIRCLE, told, 2)
    matrix = [[told.get((one, other)) for other in plans] for one in plans]
    without: list[Points | None] = [EVEN] * len(plans[0].lines)
    rows = [[*row, EVEN] for row in matrix]
    return replace(found, plans=plans, matrix=rows, against=found.against[:1], without=without)


@pytest.mark.parametrize(
    ("pairs", "best", "circle"),
    [
        ([], "A", ""),
        (["BA"], "B", ""),
        (["BA", "CB"], "C", ""),
        (["BA", "DA"], "B", ""),
        (["BA", "CB", "AC"], "A", "ABC"),
        (["BA", "CB", "DC", "BD"], "B", "BCD"),
    ],
)
def test_the_best_is_not_beaten_unless_there_is_a_circle(pairs: list[str], best: str, circle: str) -> None:
    found = with_results(found_for(2), beating(*pairs))
    assert found.best.name == best
    assert [plan.name for plan in found.circle()] == list(circle)
    assert found.data()["circle"] == list(circle)


@pytest.mark.parametrize("language", languages())
def test_a_circle_is_told_in_one_sentence(language: str) -> None:
    say = speaker(language)
    round_about = with_results(found_for(2), beating("BA", "CB", "AC"))
    beats = [say.say("find-beats", one=one, other=other) for one, other in (("A", "C"), ("C", "B"), ("B", "A"))]
    sentence = say.say("find-circle", beats="; ".join(beats))
    assert sentence in " ".join(" ".join(found_page(say, round_about)).split())
    clear = with_results(found_for(2), beating("BA"))
    told = say.say("find-circle", beats="")[:20]
    assert told not in " ".join(found_page(say, clear))
    shown = ["".join(page_of(language, found).itertext()) for found in (round_about, clear)]
    assert [sentence in page.replace("\u00a0", " ") for page in shown] == [True, False]
