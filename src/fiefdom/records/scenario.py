"""Scenario files: a position, a script, an outcome."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom, make_setup
from fiefdom.deals import LARGEST_CHOSEN, LARGEST_SEED
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP_PHASE,
    GAME_OVER,
    PHASES,
    START,
    TREASURE_PHASE,
    Conceded,
    Decision,
    Suspend,
)
from fiefdom.engine.game import Game
from fiefdom.engine.move import count_cards
from fiefdom.engine.number import PLAYER_NUMBERS
from fiefdom.engine.pile import Pile
from fiefdom.engine.player import HAND_SIZE, Player
from fiefdom.engine.result import result
from fiefdom.engine.rng import SECRETS, WORD
from fiefdom.engine.setup import Setup
from fiefdom.engine.zone import ASIDE
from fiefdom.errors import Complaint, Names, cards
from fiefdom.files import read_toml
from fiefdom.locale.names import folded, meant_by
from fiefdom.records.answers import NOTHING_SIGN, list_names, parse_answer
from fiefdom.records.knowledge import SAID, check_knowledge, know
from fiefdom.records.mats import all_mats, all_tokens, mat_key, mat_named, tokens_named
from fiefdom.records.script import Line, Script, asked
from fiefdom.records.waiting import check_waiting, in_list, wait

# Besides these, a player has mats and tokens, named as the cards name them.
ZONES = ("hand", "deck", "discard", "in_play")
# The cards that were played, gained and bought this turn, wherever they are now.
ROWS = ("played", "gained", "bought")
PHASE_NUMBERS = {
    "start": START,
    "action": ACTION_PHASE,
    "buy": TREASURE_PHASE,
    "buying": BUY_PHASE,
    "clean-up": CLEAN_UP_PHASE,
    "over": GAME_OVER,
}
ABOUT = ("title", "rule", "players", "kingdom", "seed", "script", "after")
IN_BOTH = ("trash", "supply", "phase", "turn")
POSITION = (
    *IN_BOTH,
    "regular_turn",
    "extra_turn",
    "extra_turns",
    "resigned",
    "cheaper",
    "random",
    "discreet",
    "waiting",
    *SAID,
)
OUTCOME = (*IN_BOTH, "asks", "over", "winners")
# The largest number, except for seeds, and the most cards and tokens that a position can have.
LARGEST_NUMBER = 10_000
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
    script: tuple[Line, ...]
    after: Mapping[str, Any]


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


def numbers_of_seats() -> tuple[str, ...]:
    """The names of the numbers that a player has."""
    return (*(number.name for number in PLAYER_NUMBERS), "turns", "next_hand")


def pile_tokens(table: Mapping[str, Any]) -> dict[str, Kind]:
    """The cards whose tokens on piles a position or an outcome counts, by their key there."""
    named = ((key, catalog.by_name.get(folded(key))) for key in table if key not in (*ABOUT, *OUTCOME))
    return {key: kind for key, kind in named if kind is not None}


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


def read_scenario(entry: Any, file: str) -> Scenario:
    if not isinstance(entry, dict) or not isinstance(entry.get("title"), str):
        raise Complaint("scenario-no-title")
    players = number_of(entry.get("players", 2), "players")
    check_players(players)
    after = entry.get("after", {})
    if not isinstance(after, dict):
        raise Complaint("scenario-value", name="after", expected=Complaint("expects-table"))
    before = {key: value for key, value in entry.items() if key not in ABOUT}
    check_keys(before, players, (*ABOUT, *POSITION), (*ZONES, *ROWS), numbers_of_seats())
    check_keys(after, players, OUTCOME, ZONES, (*numbers_of_seats(), "score"))
    check_course(before, players)
    script = entry.get("script", [])
    if not isinstance(script, list) or not all(isinstance(line, str) for line in script):
        raise Complaint("scenario-value", name="script", expected=Complaint("expects-lines"))
    check_outcome(after)
    scenario = Scenario(
        file=file,
        title=entry["title"],
        rule=str(entry.get("rule", "")),
        players=players,
        kingdom=tuple(names_of(entry.get("kingdom", ""), "kingdom")),
        seed=number_of(entry.get("seed", 0), "seed", -LARGEST_CHOSEN, LARGEST_SEED),
        before=before,
        script=tuple(read_step(line, players) for line in script),
        after=after,
    )
    basic = [kind for kind in catalog.kinds if kind.box == "basic"]
    piles = [kind.name for kind in (*basic, *scenario_kingdom(scenario))]
    counted = [table[key] for table in (before, after) for key in ("supply", *pile_tokens(table)) if key in table]
    for name in (name for numbers in counted for name in numbers):
        if catalog.find(name).name not in piles:
            raise Complaint("scenario-no-pile", card=cards(catalog.find(name).name))
    check_size(before)
    if any(key in before for key in ("waiting", *SAID)):
        set_up(scenario)  # complains about cards that are not there
    return scenario


def check_size(before: Mapping[str, Any]) -> None:
    """Complain about a position with more cards than anybody has."""
    lists = [before.get("trash", ""), *(content for seat in seat_tables(before) for content in seat.values())]
    piles = [before[key] for key in ("supply", *pile_tokens(before)) if key in before]
    n = sum(sum(pile.values()) for pile in piles) + sum(
        len(list_names(each)) for each in lists if isinstance(each, str)
    )
    if n > MOST_CARDS:
        raise Complaint("scenario-size", n=n, most=MOST_CARDS)


def seat_tables(table: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [content for key, content in table.items() if key.startswith("seat")]


def scenario_kingdom(scenario: Scenario) -> list[Kind]:
    """The ten kinds of its kingdom; those that it does not name are random, from its seed."""
    return choose_kingdom(scenario.kingdom, scenario.seed)


def check_outcome(after: Mapping[str, Any]) -> None:
    if not isinstance(after.get("asks", ""), str):
        raise Complaint("scenario-value", name="asks", expected=Complaint("expects-question"))
    if not isinstance(after.get("over", True), bool):
        raise Complaint("scenario-value", name="over", expected=Complaint("expects-one-of", choices="true, false"))
    winners = after.get("winners", [])
    if not isinstance(winners, list) or not all(type(seat) is int for seat in winners):
        raise Complaint("scenario-value", name="winners", expected=Complaint("expects-seats"))


def read_step(line: str, players: int) -> Line:
    seat, purpose, picks = parse_answer(line)
    if seat >= players:
        raise Complaint("no-such-seat", seat=seat + 1, n=players)
    return line, seat, purpose, tuple(picks)


def check_course(before: Mapping[str, Any], players: int) -> None:
    """Check what a position says besides cards and numbers: turns, prices, randomness, waiting effects, knowledge."""
    turns = [before.get("regular_turn", 1), *in_list(before, "extra_turns"), *in_list(before, "resigned")]
    if not all(type(seat) is int and 1 <= seat <= players for seat in turns):
        raise Complaint(
            "scenario-value", name="regular_turn, extra_turns, resigned", expected=Complaint("expects-seats")
        )
    resigned = in_list(before, "resigned")
    if len(set(resigned)) < len(resigned) or len(resigned) >= players - 1:
        raise Complaint("scenario-value", name="resigned", expected=Complaint("expects-seats"))
    for key in ("extra_turn", "discreet"):
        if not isinstance(before.get(key, True), bool):
            raise Complaint("scenario-value", name=key, expected=Complaint("expects-one-of", choices="true, false"))
    number_of(before.get("cheaper", 0), "cheaper")
    if not is_random(before.get("random", [0] * 4)):
        raise Complaint("scenario-value", name="random", expected=Complaint("expects-random"))
    check_waiting(before.get("waiting", []), players)
    check_knowledge(before, players)


def is_random(numbers: Any) -> bool:
    """Whether this is the state of a game's random numbers."""
    if not isinstance(numbers, list) or len(numbers) not in (4, 6) or not all(type(n) is int for n in numbers):
        return False
    words, secret = numbers[:4] + numbers[5:], numbers[4:5]
    return all(0 <= n <= WORD for n in words) and all(SECRETS <= n <= LARGEST_SEED for n in secret)


def check_keys(
    table: Mapping[str, Any],
    players: int,
    general: tuple[str, ...],
    zones: tuple[str, ...],
    numbers: tuple[str, ...],
) -> None:
    """Check that every key is known and that every value has the right type."""
    seats = [f"seat{seat + 1}" for seat in range(players)]
    for key, value in table.items():
        if key in seats:
            if not isinstance(value, dict):
                raise Complaint("scenario-value", name=key, expected=Complaint("expects-table"))
            for name, content in value.items():
                if name not in (*zones, *numbers):
                    check_belonging(f"{key}.{name}", name, content, (*zones, *numbers))
                if name in zones or (name not in numbers and isinstance(content, str)):
                    names_of(content, f"{key}.{name}")
                else:
                    number_of(content, f"{key}.{name}", least=-LARGEST_NUMBER if name == "score" else 0)
        elif key not in (*general, *pile_tokens(table)):
            raise Complaint("scenario-key", name=key, allowed=", ".join((*seats, *general)))
    names_of(table.get("trash", ""), "trash")
    for key in ("supply", *pile_tokens(table)):
        piles = table.get(key, {})
        if not isinstance(piles, dict):
            raise Complaint("scenario-value", name=key, expected=Complaint("expects-table"))
        for name, n in piles.items():
            catalog.find(name)
            number_of(n, f"{key}.{name}")
    if not 1 <= number_of(table.get("turn", 1), "turn") <= players:
        raise Complaint("no-such-seat", seat=table["turn"], n=players)
    if table.get("phase", "action") not in tuple(PHASE_NUMBERS):
        raise Complaint(
            "scenario-value", name="phase", expected=Complaint("expects-one-of", choices=", ".join(PHASE_NUMBERS))
        )


def check_belonging(key: str, name: str, content: Any, others: tuple[str, ...]) -> None:
    """Complain unless some card declares a mat of this name or, if the content is a number, such tokens."""
    found, known = (mat_named(name)[0], all_mats()) if isinstance(content, str) else (tokens_named(name), all_tokens())
    if not found:
        near = meant_by(name, (*others, *known))
        if near:
            raise Complaint("scenario-key-near", name=key, nearest=", ".join(near))
        raise Complaint("scenario-key", name=key, allowed=", ".join((*others, ASIDE)))


def names_of(value: Any, key: str) -> list[str]:
    """The cards of a list such as "2 Copper, Estate", by their proper names."""
    if not isinstance(value, str):
        raise Complaint("scenario-value", name=key, expected=Complaint("expects-cards"))
    try:
        return [catalog.find(name).name for name in list_names(value)]
    except Complaint as complaint:
        raise Complaint("scenario-at", name=key, problem=complaint) from complaint


def number_of(value: Any, key: str, least: int = 0, most: int = LARGEST_NUMBER) -> int:
    if type(value) is not int or not least <= value <= most:
        expected = Complaint("expects-number", least=str(least), most=str(most))
        raise Complaint("scenario-value", name=key, expected=expected)
    return value


# -- Position ---------------------------------------------------------------------------------------


def set_up(scenario: Scenario) -> Game:
    """The game in the position that the scenario begins with."""
    setup = make_setup(scenario.players, scenario_kingdom(scenario))
    game = setup.layout
    before = scenario.before
    for name, n in before.get("supply", {}).items():
        pile = pile_of(game, name)
        pile.fill(pile.cards[:n] + setup.stock.make(pile.kind, max(0, n - len(pile))))
        game.count_empty(pile)
    for key, kind in pile_tokens(before).items():
        for name, n in before[key].items():
            pile = pile_of(game, name)
            pile.tokens = (*pile.tokens, *setup.stock.make(kind, n))
    game.trash.fill(new_cards(setup, names_of(before.get("trash", ""), "trash")))
    game.turn = before.get("turn", 1) - 1
    game.regular_turn = before.get("regular_turn", before.get("turn", 1)) - 1
    game.is_extra_turn = before.get("extra_turn", False)
    game.extra_turns = tuple(seat - 1 for seat in in_list(before, "extra_turns"))
    game.resigned = tuple(seat - 1 for seat in in_list(before, "resigned"))
    if before.get("cheaper"):
        game.cheaper(before["cheaper"])
    if "random" in before:
        game.rng.restore(before["random"])
    game.phase = PHASE_NUMBERS[before.get("phase", "action")]
    for player in game.players:
        set_seat(setup, player, before.get(f"seat{player.seat + 1}", {}))
    for entry in before.get("passed", []):
        setup.stock.make(catalog.find(entry["card"]), 0)
    for player in game.players:
        player.owned = count_cards(player)
    for entry in before.get("waiting", []):
        wait(game, entry)
    know(game, before)
    return game


def pile_of(game: Game, name: str) -> Pile:
    pile = game.pile(catalog.find(name))
    assert pile is not None, "a scenario that was read names only piles that there are"
    return game.own_pile(pile.place)


def set_seat(setup: Setup, player: Player, table: Mapping[str, Any]) -> None:
    own = {key: content for key, content in table.items() if key not in (*ZONES, *ROWS, *numbers_of_seats())}
    for key, content in own.items():
        if isinstance(content, str):
            player.any_mat(*mat_named(key)).fill(new_cards(setup, names_of(content, key)))
    for zone in (player.hand, player.deck, player.discards, player.in_play):
        cards = new_cards(setup, names_of(table.get(zone.name, ""), zone.name))
        zone.fill(cards[::-1] if zone.name == "deck" else cards)
    for name in ROWS:
        getattr(player, name).fill(cards_of(setup, player, names_of(table.get(name, ""), name)))
    numbers = {**usual_numbers(player), **table}
    for place, number in enumerate(setup.stock.numbers):
        player.numbers[place] = numbers.get(number.name, 0)
    player.turns = numbers.get("turns", 0)
    player.next_hand = numbers["next_hand"]
    for key, n in own.items():
        if not isinstance(n, str):
            player.tokens = player.tokens.plus(tokens_named(key), n)


def usual_numbers(player: Player) -> dict[str, Any]:
    """The numbers other than 0 that a scenario can leave out."""
    game = player.game
    is_moving = player.seat == game.turn and game.phase not in (START, GAME_OVER)
    return {"next_hand": HAND_SIZE} | ({"actions": 1, "buys": 1, "turns": 1} if is_moving else {})


def new_cards(setup: Setup, names: list[str]) -> list[Card]:
    return [card for name in names for card in setup.stock.make(catalog.find(name), 1)]


def cards_of(setup: Setup, player: Player, names: list[str]) -> list[Card]:
    """The last cards of these names that the player has in play; for those that are elsewhere by now, new ones."""
    in_play = player.in_play.cards
    found: list[Card] = []
    for name in reversed(names):
        kind = catalog.find(name)
        place = next((place for place in range(len(in_play) - 1, -1, -1) if in_play[place].kind is kind), -1)
        found.append(in_play.pop(place) if place >= 0 else new_cards(setup, [name])[0])
    return found[::-1]


# -- Running ----------------------------------------------------------------------------------------


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
    game.desk.asks_forced = names_forced
    game.desk.is_discreet = scenario.before.get("discreet", False)
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

    def compare(what: str, expected: Any, actual: Any) -> None:
        if expected != actual:
            found.append(Complaint("scenario-differs", what=what, expected=shown(expected), actual=shown(actual)))

    for player in game.players:
        seat = f"seat{player.seat + 1}"
        for name, expected in after.get(seat, {}).items():
            if isinstance(expected, str):
                wanted, actual = names_of(expected, name), zone_names(player, name)
                if name != "deck":
                    wanted, actual = sorted(wanted), sorted(actual)
                compare(f"{seat}.{name}", wanted, actual)
            else:
                compare(f"{seat}.{name}", expected, number_now(player, name))
    for name, n in after.get("supply", {}).items():
        pile = game.pile(catalog.find(name))
        compare(f"supply.{name}", n, len(pile) if pile is not None else NOTHING_SIGN)
    for key, kind in pile_tokens(after).items():
        for name, n in after[key].items():
            tokens = pile_of(game, name).tokens
            compare(f"{key}.{name}", n, sum(1 for token in tokens if token.kind is kind))
    if "trash" in after:
        wanted = sorted(names_of(after["trash"], "trash"))
        compare("trash", wanted, sorted(card.kind.name for card in game.trash.cards))
    actuals: dict[str, Any] = {
        "phase": PHASES[game.phase] if after.get("phase") != "buying" or game.phase != BUY_PHASE else "buying",
        "turn": game.turn + 1,
        "asks": NOTHING_SIGN if stopped_at is None else asked(stopped_at),
        "over": game.is_over,
        "winners": [seat + 1 for seat in result(game).winners],
    }
    for key, value in actuals.items():
        if key in after:
            compare(key, after[key], value)
    return found


def number_now(player: Player, name: str) -> int:
    if name == "score":
        return player.score()
    if name not in numbers_of_seats():
        return player.tokens.counts().get(tokens_named(name), 0)
    counted = {number.name: int(n) for number, n in zip(player.game.stock.numbers, player.numbers, strict=True)}
    return counted[name] if name in counted else int(getattr(player, name))


def zone_names(player: Player, key: str) -> list[str]:
    """The cards in all of the player's zones that a key stands for, the top one first."""
    name = key if key in ZONES or key == ASIDE else mat_named(key)[0]
    zones = [zone for zone in player.zones() if zone.name == name or mat_key(zone) == key]
    return [card.kind.name for zone in zones for card in reversed(zone.cards)]


def shown(value: Any) -> str | Names:
    """A value as in a scenario file, with the names of cards in the reader's language."""
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return Names("card", tuple(value)) if value else NOTHING_SIGN
    return str(value).lower() if isinstance(value, bool) else str(value)
