"""Somebody's own box: a folder in the shape of ours, with everything about its cards."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest
from commands import run_apart
from folders import EXAMPLES

from fiefdom import Complaint, bot_names, catalog, choose_kingdom
from fiefdom.bots.shipped import find_plan, shipped
from fiefdom.cards.processes import add_cards
from fiefdom.engine.card import Kind
from fiefdom.locale.speaker import Speaker, languages, speaker
from fiefdom.locale.wording import card_lines, rulings
from fiefdom.server import catalogue
from fiefdom.testing import check_cards

SMELTERY = EXAMPLES / "smeltery"


@pytest.fixture
def smelter() -> Kind:
    [kind] = catalog.add_file(str(SMELTERY))
    return kind


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SMELTERY, tmp_path / "smeltery"))


@pytest.mark.no_cover
def test_the_example_passes_the_kit(smelter: Kind) -> None:
    check_cards([smelter], games=20)


def test_a_folder_is_a_box_of_its_name(smelter: Kind) -> None:
    assert smelter.box == "smeltery"
    assert catalog.boxes[-1] == "smeltery"
    assert smelter in choose_kingdom(None, 0, ["smeltery 1", "dominion 9"])
    assert catalog.find("Foundry") is smelter


@pytest.mark.parametrize("language", languages())
def test_its_cards_are_named_and_explained_in_every_language(language: str) -> None:
    said_before = speaker(language)
    [smelter] = catalog.add_file(str(SMELTERY))
    for say in (said_before, Speaker(language)):
        assert (say.card("Smelter") != "Smelter") == (language != "en")
        assert [line for line in card_lines(say, smelter) if "$2" in line]
        assert len(rulings(say, smelter)) == 1
        assert say.label("smelt", "Smelter") not in ("smelt", "")
        assert say.say("box-smeltery") != "smeltery"
        assert catalog.find(say.card("Smelter")) is smelter
        assert (say.about("smelter", "") == "") == (language == "en")


def test_a_server_sends_its_words(smelter: Kind) -> None:
    assert "label-smelt = smelt a Copper" in catalogue.texts("en", {catalogue.BOXES})
    assert "rulings-smelter" not in catalogue.texts("en", {catalogue.BOXES})


def test_its_advice_and_strategies_are_read(smelter: Kind) -> None:
    assert list(smelter.advised) == ["choose"]
    assert find_plan("smelter").needs() == [smelter]
    assert "smelter" in bot_names()
    assert list(shipped()) == sorted(shipped())


def test_other_processes_know_it(smelter: Kind) -> None:
    add_cards(list(catalog.modules))
    assert list(catalog.modules) == [str(SMELTERY.resolve())]


def test_the_command_takes_a_folder() -> None:
    [shown] = json.loads(run_apart("cards", "--cards", str(SMELTERY), "hutnik", "--json").out)
    assert shown["name"] == "Smelter"
    plans = json.loads(run_apart("strategies", "--cards", str(SMELTERY), "--json").out)
    assert "smelter" in {plan["name"] for plan in plans}
    played = run_apart("simulate", "smelter", "big-money", "--cards", str(SMELTERY), "--games", "20", "--seed", "1")
    assert "smelter" in played.out
    assert played.status == 0


@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("cards.py", "from fiefdom.cards import card\ncard('X', cost=-1, types=1)", "python-broken"),
        ("cards.py", "", "cards-none"),
        ("advice.py", "from .cards import nothing", "python-broken"),
        ("box.toml", "also = ", "toml-broken"),
        ("locale/pl.ftl", "bad = {", "locale-broken"),
    ],
)
def test_a_mistake_in_it_is_reported_with_its_file(box: Path, file: str, text: str, key: str) -> None:
    speaker("pl")
    (box / file).write_text(text, encoding="utf-8")
    with pytest.raises(Complaint) as complaint:
        catalog.add_file(str(box))
    assert complaint.value.key == key
    assert complaint.value.parts["file"] in (str(box), str(box / file), "pl/smeltery.ftl")


def test_a_folder_without_cards_is_no_box(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match=r"cards\.py"):
        catalog.add_file(str(tmp_path))


def test_a_strategy_may_not_have_the_name_of_another(box: Path) -> None:
    plan = box / "strategies" / "smelter.toml"
    plan.write_text(plan.read_text(encoding="utf-8").replace('"smelter"', '"smithy"'), encoding="utf-8")
    catalog.add_file(str(box))
    with pytest.raises(Complaint) as complaint:
        shipped()
    assert complaint.value.key == "strategy-exists"


def test_an_installed_package_can_be_a_box(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (box / "__init__.py").touch()
    info = box.parent / "smeltery-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: smeltery\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[fiefdom.cards]\nsmeltery = smeltery\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(box.parent))
    try:
        catalog.add_installed()
        assert catalog.find("hutnik").name == "Smelter"
        assert "choose" in catalog.find("Smelter").advised
        assert "smelter" in shipped()
    finally:
        for name in [each for each in sys.modules if each.partition(".")[0] == "smeltery"]:
            del sys.modules[name]
