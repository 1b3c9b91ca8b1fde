"""Plays a scenario, and says how what it leads to differs from the outcome that it expects."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from fiefdom.engine.decision import Conceded, Decision, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.result import result
from fiefdom.errors import Complaint, Names
from fiefdom.records.answers import NOTHING_SIGN
from fiefdom.records.fields import Field, game_field, player_field
from fiefdom.records.scenario import OUTCOME, SCORED, Scenario, set_up
from fiefdom.records.script import Script, asked
from fiefdom.records.sorts import AMOUNTS


@dataclass
class Verdict:
    """The outcome of a scenario: the game and question that it led to, and how they differ from what was expected."""

    scenario: Scenario
    game: Game
    asked: Decision | None = None
    differences: list[Complaint] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differences


def run_scenario(scenario: Scenario) -> Verdict:
    """Play a scenario. The script may answer or leave out questions that have only one answer."""
    outcome = run_once(scenario, names_forced=False)
    if outcome.passed:
        return outcome
    other = run_once(scenario, names_forced=True)
    return other if other.passed else outcome


def run_once(scenario: Scenario, names_forced: bool) -> Verdict:
    game = set_up(scenario)
    script = Script(scenario.script, game, names_forced)
    game.seat_bots([script] * scenario.players, lambda game, seat: None, is_checked=True)
    game.wiring.asks_forced = names_forced
    game.wiring.is_discreet = scenario.is_discreet
    try:
        with suppress(Suspend, Conceded):  # the script or the game is over: now the position is compared
            game.run()
        script.close_orders(is_over=True)
    except Complaint as complaint:
        return Verdict(scenario, game, differences=[complaint])
    if script.lines:
        return Verdict(scenario, game, differences=[Complaint("scenario-unused", line=script.lines[0][0])])
    return Verdict(scenario, game, script.stopped_at, differences(scenario.after, game, script.stopped_at))


def differences(after: Mapping[str, Any], game: Game, stopped_at: Decision | None) -> list[Complaint]:
    """What differs from the outcome that the scenario expects."""
    found: list[Complaint] = []
    for player in game.players:
        seat = f"seat{player.seat + 1}"
        for key, said in after.get(seat, {}).items():
            about = SCORED if key == SCORED.key else player_field(key, said)
            assert about is not None, "a scenario that was read has no unknown keys"
            found += differs(about, player, said, f"{seat}.{key}")
    for key, said in after.items():
        of_game = None if key in OUTCOME else game_field(key)
        if of_game is not None:
            found += differs(of_game, game, said, key)
    endings: dict[str, Any] = {
        "asks": NOTHING_SIGN if stopped_at is None else asked(stopped_at),
        "over": game.is_over,
        "winners": [seat + 1 for seat in result(game).winners],
    }
    wrong = [key for key in OUTCOME if key in after and after[key] != endings[key]]
    return found + [difference(key, after[key], endings[key]) for key in wrong]


def differs(about: Field[Any], whose: Any, said: Any, key: str) -> list[Complaint]:
    """How what a field says now differs from what an outcome says, if it does."""
    sort = about.sort
    now = about.now(whose)
    expected = sort.read(said, key, len(game_of(whose).players))
    if sort is AMOUNTS:
        pairs = [(f"{key}.{name}", n, now.get(name, 0)) for name, n in expected.items()]
        return [difference(what, n, actual) for what, n, actual in pairs if n != actual]
    expected, actual = sort.compared(expected, now)
    if expected == actual:
        return []
    if isinstance(actual, list):
        return [difference(key, expected, actual)]
    return [difference(key, *(sort.lines("", value)[0].partition(" = ")[2].strip('"') for value in (expected, actual)))]


def game_of(whose: Any) -> Game:
    game: Game = whose if isinstance(whose, Game) else whose.game
    return game


def difference(what: str, expected: Any, actual: Any) -> Complaint:
    return Complaint("scenario-differs", what=what, expected=shown(expected), actual=shown(actual))


def shown(value: Any) -> str | Names:
    """A value as in a scenario file, with the names of cards in the reader's language."""
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return Names("card", tuple(value)) if value else NOTHING_SIGN
    return str(value).lower() if isinstance(value, bool) else str(value)
