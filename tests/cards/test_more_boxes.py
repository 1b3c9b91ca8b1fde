"""Once there are more boxes, files that were written before mean what they meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from commands import Command
from folders import ROOT

from fiefdom import Complaint, Table, catalog, choose_kingdom
from fiefdom.agents.dealer import Curriculum, Dealer, OneOf, Sampled
from fiefdom.cards.box import box_in
from fiefdom.cards.draft import Draft
from fiefdom.cards.randomizer import random_kingdom
from fiefdom.engine.card import Kind
from fiefdom.lab.match import kingdom_for
from fiefdom.locale.speaker import speaker
from fiefdom.records.scenario import Scenario, read_scenarios, scenario_kingdom
from fiefdom.roster import make_bot
from fiefdom.server import catalogue
from fiefdom.server.options import SeatOptions, TableOptions, checked, draft_of
from fiefdom.tui.plain import PlainClient, Terminal
from fiefdom.tui.session import next_table

FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))[::10]
OPEN = TableOptions((SeatOptions(), SeatOptions()), draft=True)


LATER = """
from fiefdom.cards import ACTION, card

for i in range(400):
    globals()[f"later_{i}"] = card(f"Later {i}", cost=i % 6, types=ACTION, cards=1)
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """A fourth box in the shape of ours."""
    folder = tmp_path / "later"
    folder.mkdir()
    folder.joinpath("cards.py").write_text(LATER, encoding="utf-8")
    folder.joinpath("box.toml").write_text("year = 2030\nmonth = 1\n", encoding="utf-8")
    return folder


@pytest.fixture
def add_box(later: Path) -> Callable[[], None]:
    return lambda: add(later)


def add(folder: Path) -> None:
    catalog.add_box(box_in(folder, "later"))


def scenario(text: str) -> Scenario:
    [found] = read_scenarios(f'[[scenario]]\ntitle = "own"\n{text}', "own")
    return found


def kingdoms() -> list[list[str]]:
    scenarios = [each for file in FILES for each in read_scenarios(file.read_text("utf-8"), file.name)]
    return [[kind.name for kind in scenario_kingdom(each)] for each in scenarios]


def test_scenarios_have_the_kingdoms_that_they_had(add_box: Callable[[], None]) -> None:
    before = kingdoms()
    assert len({tuple(each) for each in before}) > 50
    add_box()
    assert kingdoms() == before


def test_a_scenario_may_name_the_boxes_of_its_random_cards(add_box: Callable[[], None]) -> None:
    add_box()
    assert {kind.box for kind in scenario_kingdom(scenario("seed = 3"))} == {"dominion", "intrigue", "seaside"}
    mixed = scenario_kingdom(scenario('seed = 3\nboxes = "Seaside, later"\nkingdom = "Moat"'))
    assert {kind.box for kind in mixed} == {"dominion", "seaside", "later"}
    for wrong in ("boxes = 3", 'boxes = "Moat"'):
        with pytest.raises(Complaint):
            scenario(wrong)


def test_a_record_has_all_ten_cards_of_its_kingdom(add_box: Callable[[], None]) -> None:
    table = Table(2, "Moat", seed=7)
    record = table.secret_record()
    add_box()
    assert Table.from_record(record).kingdom == table.kingdom
    assert Table(2, "Moat", seed=7).kingdom == table.kingdom
    assert Table(2, "Moat", seed=7, boxes=catalog.boxes).kingdom != table.kingdom


def test_a_draft_offers_the_cards_of_the_boxes_that_were_there(add_box: Callable[[], None]) -> None:
    before = checked(OPEN)
    assert before.boxes == ("dominion", "intrigue", "seaside")
    choices = draft_of(before, 0).choices()
    add_box()
    written = msgspec.json.decode(msgspec.json.encode(before), type=TableOptions)
    assert draft_of(written, 0).choices() == choices
    assert draft_of(OPEN, 0).choices() == choices, "as a table wrote it that knew no others"
    assert checked(OPEN).boxes == ("dominion", "intrigue", "seaside", "later")
    assert len(draft_of(checked(OPEN), 0).choices()) == len(choices) + 400


# What says nothing about boxes, and was the same kingdom for everybody before there was a fourth box.
OLD: dict[str, Callable[[int], list[str]]] = {
    "a seed": lambda seed: names(choose_kingdom(None, seed)),
    "some cards": lambda seed: names(choose_kingdom("Moat, Village", seed, wishes=["attack"], veto=["Witch"])),
    "a random kingdom": lambda seed: names(random_kingdom(seed)),
    "a table": lambda seed: names(Table(2, seed=seed).kingdom),
    "a scenario": lambda seed: names(scenario_kingdom(scenario(f"seed = {seed}"))),
    "the options of a table": lambda seed: list(checked(TableOptions(seed=seed, kingdom="Moat")).kingdom),
    "a match": lambda seed: names(kingdom_for([], names(choose_kingdom(None, seed))[:5])),
    "episodes": lambda seed: names(Sampled().kingdom(seed, seed)),
    "episodes in stages": lambda seed: names(Curriculum([(1, OneOf([["Moat"], ["Witch"]]))]).kingdom(0, seed)),
    "episodes of a dealer": lambda seed: names(Dealer().source.kingdom(0, seed)),
    "a draft": lambda seed: names(Draft(2, 0).choices()),
}


def names(kinds: list[Kind]) -> list[str]:
    return [kind.name for kind in kinds]


@pytest.mark.parametrize("name", OLD)
def test_what_does_not_say_its_boxes_means_the_first_three(name: str, add_box: Callable[[], None]) -> None:
    before = [OLD[name](seed) for seed in range(4)]
    add_box()
    assert [OLD[name](seed) for seed in range(4)] == before


def test_a_new_random_kingdom_is_made_from_all_boxes(add_box: Callable[[], None]) -> None:
    add_box()
    wish = catalogue.choose(catalogue.KingdomWish(), speaker("en"))
    for kingdom in (wish.cards, checked(TableOptions()).kingdom):
        assert any(name.startswith("Later") for name in kingdom)


def test_the_command_means_the_first_three_boxes_if_it_names_a_seed(later: Path, fiefdom: Command) -> None:
    words = ("kingdoms", "--random", "--json")
    before = fiefdom(*words, "--seed", "5").out
    added = fiefdom(*words, "--seed", "5", "--cards", str(later)).out
    assert "Later" in added, "the command says so"
    catalog.add_box(box_in(later, "later"))
    assert fiefdom(*words, "--seed", "5").out == before
    assert "Later" in fiefdom(*words).out


def test_the_next_game_of_a_seed_is_the_same_with_more_boxes(add_box: Callable[[], None]) -> None:
    def kingdom_after(seed: int) -> list[str]:
        table = Table(2, "First Game", seed, bots={seat: make_bot("big-money") for seat in (0, 1)})
        terminal = Terminal(read=lambda _: "r", write=lambda _: None, is_interactive=False)
        client = PlainClient(table, speaker("en"), terminal)
        following = next_table(client)
        assert following is not None
        return names(following.kingdom)

    before = kingdom_after(7)
    add_box()
    assert kingdom_after(7) == before
