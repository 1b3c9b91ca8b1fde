"""Bots ask for facts about cards, never for a card by its name; cards of anybody's own can declare the same facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fiefdom
from fiefdom import catalog
from fiefdom.bots.habits import habit
from fiefdom.bots.worth import coins_to_spend
from fiefdom.cards import ACTION, Kind, card
from fiefdom.cards.basic import copper
from fiefdom.cards.facts import COPPERS_GIVE_MORE, FACTS, GAINS_UP_TO, MAKES_SAFE, POINTS_FOR, WANTS_TWIN
from fiefdom.engine.decision import ACTION_PHASE, DISCARD, CardOptions, Decision
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.search.archetypes import gains_cheaply, rushes
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

SOURCES = Path(fiefdom.__file__).parent
NAMES = [kind.name for kind in catalog.kinds if kind.box != "basic"]
# It reads the files of another simulator, which has words of its own for sets of cards.
FOREIGN = "geronimoo.py"
NAMED = re.compile(rf"\b({'|'.join(map(re.escape, NAMES))})\b")


def view_of(seat: str) -> View:
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\nseat1 = {{ {seat} }}\n', "file")
    return View(set_up(scenario), 0)


def strings(tree: ast.Module) -> Iterator[str]:
    """The strings of a module that are not docstrings."""
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def cards_known(source: str) -> set[str]:
    """What a module knows about the cards of boxes: the boxes that it imports, and the cards that it names."""
    tree = ast.parse(source)
    imported = {
        node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module is not None
    } | {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    boxes = {module for module in imported if module.startswith("fiefdom.boxes")}
    return boxes | {name for text in strings(tree) for name in NAMED.findall(text)}


def test_bots_and_the_search_know_no_card_of_a_box() -> None:
    modules = [*SOURCES.glob("bots/*.py"), *SOURCES.glob("search/*.py")]
    assert len(modules) > 25
    known = {module.name: cards_known(module.read_text(encoding="utf-8")) for module in modules}
    assert [name for name, cards in known.items() if cards] == [FOREIGN]


def test_cards_that_a_module_names_are_found() -> None:
    assert cards_known('"""Moat."""\nfrom fiefdom.boxes.dominion.cards import moat\n') == {
        "fiefdom.boxes.dominion.cards"
    }
    assert cards_known('tokens.get("Embargo", 0)') == {"Embargo"}
    assert cards_known('Line("Gold", "count(Native Village) > 1")') == {"Native Village"}
    assert cards_known('import fiefdom.boxes.seaside.cards as seaside\nestates = "Estate"') == {
        "fiefdom.boxes.seaside.cards"
    }


def test_facts_of_cards_are_facts_that_there_are() -> None:
    for kind in catalog.kinds:
        assert sum(kind.fact_values) == kind.facts
        for fact, value in kind.fact_values.items():
            assert ("{" in FACTS[fact]) == (value is not None), f"{kind}: {FACTS[fact]}"
    told = {fact for kind in catalog.kinds for fact in kind.fact_values}
    assert told == set(FACTS), "some facts are true of no card"


def own(name: str) -> Kind:
    return card(name, cost=4, types=ACTION, text="Do something.")


def test_a_card_of_ones_own_makes_coppers_give_more() -> None:
    kind = own("Mint Press")
    catalog.add("own", [kind])
    view = view_of('hand = "3 Copper", in_play = "2 Mint Press"')
    assert coins_to_spend(view) == 3
    kind.fact(COPPERS_GIVE_MORE)
    view = view_of('hand = "3 Copper", in_play = "2 Mint Press"')
    assert coins_to_spend(view) == 9


def test_cards_of_ones_own_that_want_twins_are_kept_together() -> None:
    kind = own("Half a Key")
    catalog.add("own", [kind])
    for is_known, discarded in ((False, "Half a Key"), (True, "Gold")):
        if is_known:
            kind.fact(WANTS_TWIN)
        view = view_of('hand = "2 Half a Key, Gold"')
        hand = view._game.players[0].hand
        options = CardOptions(view._game.stock, hand.idents[: hand.n], "hand", 0)
        [pick] = habit(view, Decision(0, ACTION_PHASE, DISCARD, None, options, 1, 1, False))
        assert options.names()[pick] == discarded


def test_rushes_use_what_cards_of_ones_own_say() -> None:
    workbench, tower = own("Workbench"), card("Tower", cost=4, types=4, points=1)
    catalog.add("own", [workbench, tower])
    assert not gains_cheaply(workbench)
    workbench.fact(GAINS_UP_TO, 5)
    assert not gains_cheaply(workbench)
    workbench.fact(GAINS_UP_TO, 4)
    assert gains_cheaply(workbench)
    tower.fact(POINTS_FOR, copper)
    assert [plan.name for plan in rushes([tower])] == ["rush for Towers"] * 2
    assert not tower.facts & MAKES_SAFE
