"""Scenario files: a position, a script, an outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom
from fiefdom.cards.piles import with_brought
from fiefdom.deals import LARGEST_CHOSEN, LARGEST_SEED
from fiefdom.engine.card import Kind
from fiefdom.engine.game import Game
from fiefdom.engine.zone import ASIDE
from fiefdom.errors import Complaint, cards
from fiefdom.files import read_toml
from fiefdom.locale.names import meant_by
from fiefdom.records.answers import parse_answer
from fiefdom.records.fields import OF_GAME, RANDOM_KEY, Field, fields_of_players, game_field, player_field
from fiefdom.records.knowledge import SAID
from fiefdom.records.mats import all_mats, all_tokens
from fiefdom.records.position import laid_out
from fiefdom.records.script import ScriptLine
from fiefdom.records.sorts import AMOUNTS, FLAG, SCORE, boxes_of, names_of, number_of, should_be

ABOUT = ("title", "rule", "players", "kingdom", "boxes", "seed", "script", "after")
# What an outcome can say, too, and what only an outcome can say.
OF_GAME_IN_OUTCOMES = ("trash", "supply", "phase", "turn")
OUTCOME = ("asks", "over", "winners")
NOT_IN_OUTCOMES = ("played", "gained", "bought")
SCORED: Field[Any] = Field("score", SCORE, lambda me: me.score(), lambda _me, _score: None, lambda _: None)
# The most cards and tokens that a position can have.
MOST_CARDS = 10_000


@dataclass(frozen=True)
class Scenario:
    """One scenario of a file, as it was written, checked to be well-formed."""

    file: str
    title: str
    rule: str
    players: int
    kingdom: tuple[str, ...]
    seed: int
    before: Mapping[str, Any]
    script: tuple[ScriptLine, ...]
    after: Mapping[str, Any]
    # Where the kinds come from that the kingdom does not name; those that are implied, if it is empty.
    boxes: tuple[str, ...] = ()
    # How many cards and tokens the position has.
    size: int = 0

    @property
    def is_discreet(self) -> bool:
        return bool(self.before.get("discreet", False))


# -- Reading ----------------------------------------------------------------------------------------


def read_scenarios(text: str, file: str) -> list[Scenario]:
    """The scenarios of a file; complaints name the file and the scenario."""
    contents = read_toml(text, file)
    entries = contents.get("scenario")
    if not isinstance(entries, list) or not entries or set(contents) != {"scenario"}:
        raise Complaint("scenario-none", file=file)
    scenarios: list[Scenario] = []
    for number, entry in enumerate(entries, start=1):
        title = entry.get("title", f"#{number}") if isinstance(entry, dict) else f"#{number}"
        try:
            scenarios.append(read_scenario(entry, file))
        except Complaint as complaint:
            raise Complaint("scenario-wrong", file=file, title=str(title), problem=complaint) from complaint
    return scenarios


def only_scenario(text: str, file: str = "position") -> Scenario:
    """The position that a text is: its only scenario."""
    found, *more = read_scenarios(text, file)
    if more:
        raise Complaint("position-several", file=file, n=len(more) + 1)
    return found


def read_scenario(entry: Any, file: str) -> Scenario:
    if not isinstance(entry, dict) or not isinstance(entry.get("title"), str):
        raise Complaint("scenario-no-title")
    players = number_of(entry.get("players", 2), "players")
    check_players(players)
    kingdom = tuple(names_of(entry.get("kingdom", ""), "kingdom"))
    boxes = boxes_of(entry.get("boxes", ""), "boxes")
    seed = number_of(entry.get("seed", 0), "seed", -LARGEST_CHOSEN, LARGEST_SEED)
    # Before the rest, which may name mats, tokens and numbers that only cards of the kingdom bring.
    kinds = choose_kingdom(kingdom, seed, boxes or None)
    after = entry.get("after", {})
    if not isinstance(after, dict):
        raise should_be("after", Complaint("expects-table"))
    before = {key: value for key, value in entry.items() if key not in ABOUT}
    FLAG.read(before.get("discreet", False), "discreet", players)
    piles, size = check_position(before, players)
    piles |= check_outcome(after, players)
    script = entry.get("script", [])
    if not isinstance(script, list) or not all(isinstance(line, str) for line in script):
        raise should_be("script", Complaint("expects-lines"))
    scenario = Scenario(
        file=file,
        title=entry["title"],
        rule=str(entry.get("rule", "")),
        players=players,
        kingdom=kingdom,
        boxes=boxes,
        seed=seed,
        before=before,
        script=tuple(read_step(line, players) for line in script),
        after=after,
        size=size,
    )
    basic = [kind for kind in catalog.kinds if kind.box == "basic"]
    laid = {kind.name for kind in (*basic, *with_brought(kinds))}
    for name in piles:
        if name not in laid:
            raise Complaint("scenario-no-pile", card=cards(name))
    if any(key in before for key in ("waiting", *SAID)):
        set_up(scenario)  # complains about cards that are not there
    return scenario


def read_step(line: str, players: int) -> ScriptLine:
    seat, purpose, picks = parse_answer(line)
    if seat >= players:
        raise Complaint("no-such-seat", seat=seat + 1, n=players)
    return line, seat, purpose, tuple(picks)


def check_position(table: Mapping[str, Any], players: int) -> tuple[set[str], int]:
    """Complain about what is wrong with a position; returns the names of piles that it mentions, and its size."""
    seats = [f"seat{seat + 1}" for seat in range(players)]
    said = {key: value for key, value in table.items() if key not in (*seats, "discreet")}
    allowed = (*seats, *ABOUT, *OF_GAME, "discreet")
    usual = tuple(fields_of_players())
    n = sum(check_seat(seat, table.get(seat, {}), players, usual) for seat in seats)
    piles, more = check_game(said, players, allowed)
    n += more
    if n > MOST_CARDS:
        raise Complaint("scenario-size", n=n, most=MOST_CARDS)
    return piles, n


def check_outcome(table: Mapping[str, Any], players: int) -> set[str]:
    """Complain about what is wrong with an outcome; returns the names of piles that it mentions."""
    seats = [f"seat{seat + 1}" for seat in range(players)]
    said = {key: value for key, value in table.items() if key not in (*seats, *OUTCOME)}
    usual = tuple(key for key in fields_of_players() if key not in NOT_IN_OUTCOMES)
    for seat in seats:
        check_seat(seat, table.get(seat, {}), players, (*usual, SCORED.key))
    piles, _ = check_game(said, players, (*seats, *OF_GAME_IN_OUTCOMES, *OUTCOME))
    if not isinstance(table.get("asks", ""), str):
        raise should_be("asks", Complaint("expects-question"))
    FLAG.read(table.get("over", True), "over", players)
    winners = table.get("winners", [])
    if not isinstance(winners, list) or not all(type(seat) is int for seat in winners):
        raise should_be("winners", Complaint("expects-seats"))
    return piles


def check_game(table: Mapping[str, Any], players: int, allowed: tuple[str, ...]) -> tuple[set[str], int]:
    """Check what is said of the game; returns the names of piles, and how many cards and tokens it makes."""
    piles: set[str] = set()
    n = 0
    for key, value in table.items():
        field = game_field(key)
        if field is None or (key in OF_GAME and key not in allowed):
            raise Complaint("scenario-key", name=key, allowed=", ".join(allowed))
        found = field.sort.read(value, key, players)
        if field.sort is AMOUNTS:
            piles.update(found)
            n += sum(found.values())
        elif isinstance(value, str) and isinstance(found, list):
            n += len(found)
    return piles, n


def check_seat(seat: str, table: Any, players: int, allowed: tuple[str, ...]) -> int:
    """Check what is said of a player; returns how many cards it makes."""
    if not isinstance(table, dict):
        raise should_be(seat, Complaint("expects-table"))
    n = 0
    for key, value in table.items():
        field = seat_field(key, value, allowed)
        if field is None:
            raise unknown_key(f"{seat}.{key}", key, value, allowed)
        found = field.sort.read(value, f"{seat}.{key}", players)
        n += len(found) if isinstance(found, list) else 0
    return n


def seat_field(key: str, value: object, allowed: tuple[str, ...]) -> Field[Any] | None:
    if key == SCORED.key and key in allowed:
        return SCORED
    return player_field(key, value) if key in allowed or key not in fields_of_players() else None


def unknown_key(name: str, key: str, value: object, allowed: tuple[str, ...]) -> Complaint:
    """The complaint about a key that no card declares as a mat or, if its value is a number, as tokens."""
    near = meant_by(key, (*allowed, *(all_mats() if isinstance(value, str) else all_tokens())))
    if near:
        return Complaint("scenario-key-near", name=name, nearest=", ".join(near))
    return Complaint("scenario-key", name=name, allowed=", ".join((*allowed, ASIDE)))


# -- The position -----------------------------------------------------------------------------------


def scenario_kingdom(scenario: Scenario) -> list[Kind]:
    """The ten kinds of its kingdom; those that it does not name are random, from its boxes and its seed."""
    return choose_kingdom(scenario.kingdom, scenario.seed, scenario.boxes or None)


def set_up(scenario: Scenario, seed: int = 0) -> Game:
    """The game in the position that the scenario begins with.

    If that does not say how cards are shuffled, a seed other than 0 does.
    """
    game = laid_out(scenario.players, scenario_kingdom(scenario), scenario.before)
    if seed and RANDOM_KEY not in scenario.before:
        game.rng.seed(seed)
    return game
