"""Once there are more boxes, files that were written before mean what they meant."""

from __future__ import annotations

import msgspec
import pytest
from folders import ROOT

from fiefdom import Complaint, Table, catalog, choose_kingdom
from fiefdom.cards import ACTION, card
from fiefdom.records.scenario import Scenario, read_scenarios, scenario_kingdom
from fiefdom.server.options import Options, SeatOptions, checked, draft_of

FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))[::10]
OPEN = Options((SeatOptions(), SeatOptions()), draft=True)


def add_box() -> None:
    catalog.add("later", [card(f"Later {i}", cost=i % 6, types=ACTION, cards=1) for i in range(100)])


def scenario(text: str) -> Scenario:
    [found] = read_scenarios(f'[[scenario]]\ntitle = "own"\n{text}', "own")
    return found


def kingdoms() -> list[list[str]]:
    scenarios = [each for file in FILES for each in read_scenarios(file.read_text("utf-8"), file.name)]
    return [[kind.name for kind in scenario_kingdom(each)] for each in scenarios]


def test_scenarios_have_the_kingdoms_that_they_had() -> None:
    before = kingdoms()
    assert len({tuple(each) for each in before}) > 50
    random = choose_kingdom(None, 5)
    add_box()
    assert kingdoms() == before
    assert choose_kingdom(None, 5) != random, "random kingdoms are made from all boxes"


def test_a_scenario_may_name_the_boxes_of_its_random_cards() -> None:
    add_box()
    assert {kind.box for kind in scenario_kingdom(scenario("seed = 3"))} == {"dominion", "intrigue", "seaside"}
    mixed = scenario_kingdom(scenario('seed = 3\nboxes = "Seaside, later"\nkingdom = "Moat"'))
    assert {kind.box for kind in mixed} == {"dominion", "seaside", "later"}
    for wrong in ("boxes = 3", 'boxes = "Moat"'):
        with pytest.raises(Complaint):
            scenario(wrong)


def test_a_record_has_all_ten_cards_of_its_kingdom() -> None:
    table = Table(2, "Moat", seed=7)
    record = table.secret_record()
    add_box()
    assert Table.from_record(record).kingdom == table.kingdom
    assert Table(2, "Moat", seed=7).kingdom != table.kingdom


def test_a_draft_offers_the_cards_of_the_boxes_that_were_there() -> None:
    before = checked(OPEN)
    assert before.boxes == ("dominion", "intrigue", "seaside")
    choices = draft_of(before, 0).choices()
    add_box()
    written = msgspec.json.decode(msgspec.json.encode(before), type=Options)
    assert draft_of(written, 0).choices() == choices
    assert draft_of(OPEN, 0).choices() == choices, "as a table wrote it that knew no others"
    assert checked(OPEN).boxes == ("dominion", "intrigue", "seaside", "later")
    assert len(draft_of(checked(OPEN), 0).choices()) == len(choices) + 100
