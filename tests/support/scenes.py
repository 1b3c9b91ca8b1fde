"""Short scenarios with kinds that a test makes."""

from __future__ import annotations

from fiefdom import catalog
from fiefdom.cards import Kind
from fiefdom.engine.game import Game
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios, set_up


def added(*kinds: Kind) -> None:
    catalog.add("own", kinds)


def play(text: str) -> None:
    """Play a scenario; any difference is a failure."""
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "own"\n{text}', "own")
    differences = run_scenario(scenario).differences
    assert not differences, "\n".join(map(str, differences))


def game_of(text: str) -> Game:
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "own"\n{text}', "own")
    return set_up(scenario)
