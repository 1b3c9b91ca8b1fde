"""Scenario files: a position, a script, an outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom, make_setup
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP_PHASE,
    GAME_OVER,
    ORDER,
    PHASES,
    RESIGN,
    START,
    TREASURE_PHASE,
    Answer,
    Conceded,
    Decision,
    Suspend,
    first,
)
from fiefdom.engine.game import Game
from fiefdom.engine.pile import Pile
from fiefdom.engine.player import HAND_SIZE, PLAYER_NUMBERS, Player
from fiefdom.engine.result import result
from fiefdom.engine.setup import Setup
from fiefdom.errors import Complaint, Names, cards
from fiefdom.files import read_toml
from fiefdom.locale.names import folded
from fiefdom.records.answers import LARGEST_SEED, NOTHING_SIGN, check_number, list_names, parse_answer, resolve
from fiefdom.records.knowledge import SAID, check_knowledge, know
from fiefdom.records.mats import ASIDE, mat_key, mat_named, name_used
from fiefdom.records.waiting import check_waiting, in_list, wait

# Besides these, a player has mats and tokens, named as the cards name them.
ZONES = ("hand", "deck", "discard", "in_play")
# The cards that were played, gained and bought this turn, wherever they are now.
ROWS = ("played", "gained", "bought")
NUMBERS = (*PLAYER_NUMBERS, "turns", "next_hand")
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
    script: tuple[tuple[str, int, str, tuple[str, ...]], ...]
    after: Mapping[str, Any]


@dataclass
class Verdict:
    """The outcome of a scenario: how it differed from what was expected, if it did."""

    scenario: Scenario
    differences: list[Complaint] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differences


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
    check_keys(before, players, (*ABOUT, *POSITION), (*ZONES, *ROWS), NUMBERS)
    check_keys(after, players, OUTCOME, ZONES, (*NUMBERS, "score"))
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
        seed=number_of(entry.get("seed", 0), "seed", -LARGEST_SEED, LARGEST_SEED),
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


def read_step(line: str, players: int) -> tuple[str, int, str, tuple[str, ...]]:
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
    words = before.get("random", [0] * 4)
    if not isinstance(words, list) or len(words) != 4 or not all(type(n) is int and 0 <= n < 1 << 32 for n in words):
        raise Complaint("scenario-value", name="random", expected=Complaint("expects-random"))
    check_waiting(before.get("waiting", []), players)
    check_knowledge(before, players)


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
                if name not in (*zones, *numbers) and not mat_named(name)[0]:
                    allowed = ", ".join((*zones, ASIDE, *numbers))
                    raise Complaint("scenario-key", name=f"{key}.{name}", allowed=allowed)
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
            pile.tokens = [*pile.tokens, *setup.stock.make(kind, n)]
    game.trash.fill(new_cards(setup, names_of(before.get("trash", ""), "trash")))
    game.turn = before.get("turn", 1) - 1
    game.regular_turn = before.get("regular_turn", before.get("turn", 1)) - 1
    game.is_extra_turn = before.get("extra_turn", False)
    game.extra_turns = [seat - 1 for seat in in_list(before, "extra_turns")]
    game.resigned = [seat - 1 for seat in in_list(before, "resigned")]
    if before.get("cheaper"):
        game.cheaper(before["cheaper"])
    if "random" in before:
        game.rng.a, game.rng.b, game.rng.c, game.rng.count = before["random"]
    game.phase = PHASE_NUMBERS[before.get("phase", "action")]
    for player in game.players:
        set_seat(setup, player, before.get(f"seat{player.seat + 1}", {}))
    for entry in before.get("waiting", []):
        wait(game, entry)
    know(game, before)
    return game


def pile_of(game: Game, name: str) -> Pile:
    pile = game.pile(catalog.find(name))
    assert pile is not None, "a scenario that was read names only piles that there are"
    return game.own_pile(pile.place)


def set_seat(setup: Setup, player: Player, table: Mapping[str, Any]) -> None:
    own = {key: content for key, content in table.items() if key not in (*ZONES, *ROWS, *NUMBERS)}
    for key, content in own.items():
        if isinstance(content, str):
            player.mat(*mat_named(key)).fill(new_cards(setup, names_of(content, key)))
    for zone in (player.hand, player.deck, player.discards, player.in_play):
        cards = new_cards(setup, names_of(table.get(zone.name, ""), zone.name))
        zone.fill(cards[::-1] if zone.name == "deck" else cards)
    for zone in player.zones():
        for card in zone.cards:
            player.owned[card.kind.number] += 1
    for name in ROWS:
        getattr(player, name).fill(cards_of(setup, player, names_of(table.get(name, ""), name)))
    numbers = {**usual_numbers(player), **table}
    for place, name in enumerate(PLAYER_NUMBERS):
        player.numbers[place] = numbers.get(name, 0)
    player.turns = numbers.get("turns", 0)
    player.next_hand = numbers["next_hand"]
    player.tokens = {name_used(key): n for key, n in own.items() if not isinstance(n, str)}


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


class Script:
    """Answers every question with the next line; when there is none left, the game stops."""

    def __init__(self, scenario: Scenario, game: Game, names_forced: bool) -> None:
        self.game = game
        self.lines = list(scenario.script)
        # Effects that a line has put in order and that are still to come.
        self.rest: tuple[str, ...] = ()
        self.names_forced = names_forced
        self.stopped_at: Decision | None = None

    def answer(self, view: object, decision: Decision) -> Answer:
        while self.lines and self.lines[0][2] == RESIGN:
            line, seat, _, _ = self.lines.pop(0)
            if self.game.has_resigned(seat):
                raise Complaint("scenario-line", line=line, problem=Complaint("resigned-before", seat=seat + 1))
            self.game.resign(seat)
        if self.game.has_resigned(decision.seat):
            return first(decision.least)
        if self.names_forced and decision.is_forced() and not self.next_fits(decision):
            return first(decision.least)
        is_order = decision.purpose == ORDER and not decision.ordered
        if is_order and self.rest and set(self.rest) <= set(decision.options.names()):
            place = resolve(self.rest[:1], decision.options.names())
            self.rest = self.rest[1:]
            return place
        if not self.lines:
            self.stopped_at = decision
            raise Suspend(decision)
        line, seat, purpose, picks = self.lines[0]
        if (seat, purpose) != (decision.seat, decision.purpose):
            raise Complaint("scenario-asked", asked=asked(decision), line=line)
        # The question asks for one effect at a time; a line may name several.
        self.rest = picks[1:] if is_order else self.rest
        try:
            answer = resolve(picks[:1] if is_order else picks, decision.options.names())
            check_number(decision, len(answer))
        except Complaint as problem:
            raise Complaint("scenario-line", line=line, problem=problem) from problem
        self.lines.pop(0)
        return answer

    def next_fits(self, decision: Decision) -> bool:
        if not self.lines:
            return False
        _, seat, purpose, picks = self.lines[0]
        names = decision.options.names()
        return (seat, purpose) == (decision.seat, decision.purpose) and set(picks) <= set(names) and picks != ()


def asked(decision: Decision) -> str:
    """A question as the beginning of a line in a script: `1 discard`."""
    return f"{decision.seat + 1} {decision.purpose}"


def run_scenario(scenario: Scenario) -> Verdict:
    """Play a scenario. The script may answer or leave out questions that have only one answer."""
    outcome = run_once(scenario, names_forced=False)
    if not outcome.passed and run_once(scenario, names_forced=True).passed:
        return Verdict(scenario)
    return outcome


def run_once(scenario: Scenario, names_forced: bool) -> Verdict:
    game = set_up(scenario)
    script = Script(scenario, game, names_forced)
    game.seat_bots([script] * scenario.players, lambda game, seat: None, is_checked=True)
    game.desk.asks_forced = names_forced
    game.desk.is_discreet = scenario.before.get("discreet", False)
    try:
        game.run()
    except (Suspend, Conceded):
        pass  # the script or the game is over: now the position is compared
    except Complaint as complaint:
        return Verdict(scenario, [complaint])
    if script.lines:
        return Verdict(scenario, [Complaint("scenario-unused", line=script.lines[0][0])])
    return Verdict(scenario, differences(scenario.after, game, script.stopped_at))


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
    if name not in NUMBERS:
        return player.tokens.get(name_used(name), 0)
    number: int = getattr(player, name)
    return number


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
