"""Strategies of other simulators: what is understood of their files, and what is left out."""

from pathlib import Path

import pytest
from folders import DATA

from fiefdom import Complaint
from fiefdom.bots.foreign import Imported, import_strategies, with_file_names
from fiefdom.bots.plan import read_plan

pytestmark = pytest.mark.rules


def remarks(one: Imported) -> list[str]:
    return [str(part.remark) for part in one.parts]


def test_strategies_of_the_other_simulator_are_understood() -> None:
    [patient, _], [nothing] = import_strategies(str(DATA / "simulator.xml"))
    plan = patient.plan
    assert (plan.name, plan.author, plan.description) == ("Patient Money", "somebody", "waits with Provinces")
    assert [line.text() for line in plan.lines] == [
        "Province if money > 18",
        "Duchy if gains_to_end <= 4 and score < (score - lead) + 6",
        "Smithy if count(Smithy) < count(Treasure) / 11",
        "Gold",
        "Council Room if action_phase == 0 and in_play(Copper) >= 1 and buys > 1",
        "Silver",
    ]
    assert remarks(patient) == [
        "left out: Platinum: Platinum is from Prosperity, which Fiefdom does not have yet.",
        "left out: Silver if countPhasesOfTheMoon > 1: unknown word “countPhasesOfTheMoon”.",
    ]
    assert [part.place for part in patient.parts] == [5, 5]
    assert patient.can_win
    assert "Nothing Known" in str(nothing)
    assert plan.strategy().name == "Patient Money"


def test_what_the_other_simulator_counts_is_counted_in_the_same_way() -> None:
    [_, king], _ = import_strategies(str(DATA / "simulator.xml"))
    plan = king.plan
    assert (plan.name, plan.description) == ("King's Engine", "Draws everything. Needs $5 early.")
    assert plan.kingdom == ("Village", "Throne Room")
    money = "money + 2 * count(Festival) + 2 * count(Bridge)"
    away = "set_aside(Copper) - 2 * set_aside(Silver) - 3 * set_aside(Gold)"
    assert [line.text() for line in plan.lines] == [
        "Duchy if left(Province) <= 4",
        f"Festival if {money} < cards / 2",
        "Bridge if count(Terminals) - count(Throne Room) <= count(Villages) + 1",
        "Throne Room if count(Cantrips) > (score - lead) * 2",
        "Chapel",
        f"Silver if {money} - {away} - 2 * set_aside(Festival) - 2 * set_aside(Bridge) < ({money}) - 3",
    ]
    assert remarks(king) == [
        "King's Court: in the kingdom there; there are no such cards here.",
        "left out: <start_state>: unknown word “start_state”.",
        "left out: Colony: Colony is from Prosperity, which Fiefdom does not have yet.",
        "Chapel, strategy aggressiveTrashing: how to play it there; here it is played like any other.",
    ]
    assert not king.can_win


def test_a_comment_stands_where_a_part_was_left_out() -> None:
    [patient, king], _ = import_strategies(str(DATA / "simulator.xml"))
    lines = patient.text(str).splitlines()
    at = lines.index("# left out: Platinum: Platinum is from Prosperity, which Fiefdom does not have yet.")
    assert (lines[at - 1][:12], lines[at + 2]) == ("Council Room", "Silver")
    assert lines[0] == 'name = "Patient Money"'
    assert king.text(str).startswith("# What is left of this strategy has no way to win.\nname")
    for one in (patient, king):
        assert read_plan(one.text(str), "again.toml") == one.plan


def test_menus_are_understood() -> None:
    [first, second], _ = import_strategies(str(DATA / "menus.txt"))
    assert [line.text() for line in first.plan.lines] == [
        "Province",
        "Duchy if left(Province) <= 4",
        "Estate if left(Province) <= 2",
        "Wharf if count(Wharf) < 1",
        "Gold if count(Gold) < 99",
        "Silver if count(Silver) < 1",
        "Wharf if count(Wharf) < 2",
        "Council Room if count(Council Room) < 2",
        "Silver if count(Silver) < 100",
    ]
    assert [line.card for line in second.plan.lines] == ["Province", "Estate", "Silver"]
    assert remarks(second) == [
        "left out: x9: unknown word “x9”.",
        "left out: colony@1: Colony is from Prosperity, which Fiefdom does not have yet.",
    ]


def test_a_file_of_leaders_is_understood() -> None:
    [first, second], empty = import_strategies(str(DATA / "leaders.txt"))
    assert (first.plan.name, second.plan.name, empty) == ("leaders leader 0", "leaders leader 1", [])
    assert first.plan.description == "e3-d4-p8-gold@99|witch@1|throne room@2|witch@1|silver@99"
    assert first.plan.kingdom[:3] == ("Village", "Smithy", "Throne Room")
    assert len(first.plan.kingdom) == 9
    assert [line.text() for line in first.plan.lines] == [
        "Province",
        "Duchy if left(Province) <= 4",
        "Estate if left(Province) <= 3",
        "Gold if count(Gold) < 99",
        "Witch if count(Witch) < 1",
        "Throne Room if count(Throne Room) < 2",
        "Witch if count(Witch) < 2",
        "Silver if count(Silver) < 99",
    ]
    assert first.left_out == []
    # Nobody buys an Estate when no Province is left.
    assert [line.card for line in second.plan.lines] == ["Province", "Duchy", "Gold", "Silver"]
    assert [part.text for part in second.left_out] == ["king's court@1"]


def test_leaders_of_a_kingdom_with_colonies_may_have_lost_their_way_to_win(tmp_path: Path) -> None:
    file = tmp_path / "colonies.txt"
    leaders = "Leader 0:\t1\te2-d3-p4-gold@99|silver@99\nLeader 1:\t1\te2-d3-p4-gardens@8|silver@99\n"
    file.write_text("Kingdom cards:\tgardens,village@34Split@Prosperity\n" + leaders)
    [one, other], _ = import_strategies(str(file))
    assert [part.text for part in one.left_out] == ["Colony"]
    assert (one.can_win, other.can_win) == (False, True)


def test_nothing_in_a_file_can_end_a_comment_or_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "file.xml"
    odd = "&#10;Curse&#8232;Curse&quot;&quot;&quot;\\"
    condition = f'<condition><left type="x{odd}"/><operator type="equalTo"/><right type="constant"/></condition>'
    buys = f'<buy name="x{odd}"/><buy name="Gold">{condition}</buy><buy name="Silver" strategy="x{odd}"/>'
    player = f'<player name="a{odd}" author="b{odd}" description="c{odd}"><board contents="d{odd}"/>{buys}</player>'
    file.write_text(f"<x>{player}</x>")
    [one], _ = import_strategies(str(file))
    assert len(one.parts) == 4
    assert read_plan(one.text(str), "again.toml") == one.plan
    assert [line.text() for line in one.plan.lines] == ["Silver"]


def test_strategies_of_one_name_get_files_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "file.xml"
    player = '<player name="A/B"><buy name="Gold"/></player>'
    file.write_text(f"<x>{player}{player}<player name='?'><buy name='Gold'/></player></x>")
    found = list(with_file_names(import_strategies(str(file))[0]))
    assert [name for name, _ in found] == ["a-b.toml", "a-b-2.toml", "strategy.toml"]
    assert [one.plan.name for _, one in found] == ["A/B", "A/B 2", "?"]


@pytest.mark.parametrize(
    ("buy", "word"),
    [
        ("<buy/>", "name"),
        ('<buy name="Gold"><Condition/></buy>', "Condition"),
        ("<start_state/>", "start_state"),
        (
            '<buy name="Gold"><condition><left type="countCardTypeInDeck" attribute="Wreck"/>'
            '<operator type="equalTo"/><right type="constant" attribute="1"/></condition></buy>',
            "Wreck",
        ),
        ('<buy name="Gold"><condition><left type="constant" attribute="many"/></condition></buy>', "operator"),
        (
            '<buy name="Gold"><condition><left type="constant" attribute="many"/><operator type="equalTo"/>'
            '<right type="constant" attribute="1"/></condition></buy>',
            "many",
        ),
        ('<buy name="Golld"/>', "Gold"),
    ],
)
def test_what_is_not_understood_is_named_and_left_out(buy: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "file.xml"
    file.write_text(f'<playerLibrary><player name="x">{buy}<buy name="Silver"/></player></playerLibrary>')
    [one], _ = import_strategies(str(file))
    assert [line.card for line in one.plan.lines] == ["Silver"]
    assert word in str(one.left_out[0].problem)


def test_a_file_with_much_of_other_boxes_is_imported(tmp_path: Path) -> None:
    file = tmp_path / "file.xml"
    others = '<buy name="Colony"/>' * 300
    file.write_text(f'<x><player name="x"><buy name="Gold"/>{others}</player></x>')
    [one], _ = import_strategies(str(file))
    assert len(one.left_out) == 300


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("<broken", "import-xml"),
        ("<!DOCTYPE x [<!ENTITY a 'b'>]><x/>", "import-doctype"),
        ("<x/>", "import-nothing"),
        ("", "import-nothing"),
        ("words\n" * 1000, "import-junk"),
        ("<x><player/></x>", "import-junk"),
    ],
)
def test_a_file_that_is_neither_is_refused(text: str, key: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Complaint) as complaint:
        import_strategies(str(file))
    assert complaint.value.key == key
