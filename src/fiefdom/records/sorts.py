"""The sorts of values in scenario files: how each is read, what is wrong with it, how it is written and compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from fiefdom.cards.catalog import catalog
from fiefdom.deals import LARGEST_SEED
from fiefdom.engine.decision import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP_PHASE,
    GAME_OVER,
    NIGHT_PHASE,
    START,
    TREASURE_PHASE,
)
from fiefdom.engine.rng import SECRETS, WORD
from fiefdom.errors import Complaint
from fiefdom.files import quoted, toml_key
from fiefdom.records.answers import count_names, list_names

# The largest number, except for seeds.
LARGEST_NUMBER = 10_000
PHASE_NUMBERS = {
    "start": START,
    "action": ACTION_PHASE,
    "buy": TREASURE_PHASE,
    "buying": BUY_PHASE,
    "night": NIGHT_PHASE,
    "clean-up": CLEAN_UP_PHASE,
    "over": GAME_OVER,
}


def as_they_are(expected: Any, actual: Any) -> tuple[Any, Any]:
    return expected, actual


class Sort(NamedTuple):
    """A sort of values.

    `read(value, key, players)` makes of it what the game understands, or complains. `lines(key, value)` writes that.
    `compared(expected, actual)` are the two as they are to be compared, if not everything about them matters.
    """

    read: Callable[[Any, str, int], Any]
    lines: Callable[[str, Any], list[str]]
    compared: Callable[[Any, Any], tuple[Any, Any]] = as_they_are


def should_be(key: str, expected: Complaint) -> Complaint:
    return Complaint("scenario-value", name=key, expected=expected)


def one_line(text: Callable[[Any], str]) -> Callable[[str, Any], list[str]]:
    return lambda key, value: [f"{key} = {text(value)}"]


# -- Reading ----------------------------------------------------------------------------------------


def number_of(value: Any, key: str, least: int = 0, most: int = LARGEST_NUMBER) -> int:
    if type(value) is not int or not least <= value <= most:
        raise should_be(key, Complaint("expects-number", least=str(least), most=str(most)))
    return value


def names_of(value: Any, key: str) -> list[str]:
    """The cards of a list such as "2 Copper, Estate", by their proper names."""
    if not isinstance(value, str):
        raise should_be(key, Complaint("expects-cards"))
    try:
        return [catalog.find(name).name for name in list_names(value)]
    except Complaint as complaint:
        raise Complaint("scenario-at", name=key, problem=complaint) from complaint


def boxes_of(value: Any, key: str) -> tuple[str, ...]:
    """The boxes of a list such as "dominion, seaside", by their proper names."""
    if not isinstance(value, str):
        raise should_be(key, Complaint("expects-boxes"))
    try:
        return tuple(catalog.find_box(name.strip()) for name in value.split(",") if name.strip())
    except Complaint as complaint:
        raise Complaint("scenario-at", name=key, problem=complaint) from complaint


def amounts_of(value: Any, key: str) -> dict[str, int]:
    """Numbers by the names of piles."""
    if not isinstance(value, dict):
        raise should_be(key, Complaint("expects-table"))
    return {catalog.find(name).name: number_of(n, f"{key}.{name}") for name, n in value.items()}


def one_of(value: Any, key: str, choices: Mapping[Any, Any], shown: Sequence[str] = ()) -> Any:
    if value not in tuple(choices) or type(value) is int:
        raise should_be(key, Complaint("expects-one-of", choices=", ".join(shown or choices)))
    return choices[value]


def seat_of(value: Any, key: str, players: int) -> int:
    if not 1 <= number_of(value, key) <= players:
        raise Complaint("scenario-at", name=key, problem=Complaint("no-such-seat", seat=value, n=players))
    return int(value) - 1


def in_list(value: Any) -> list[Any]:
    """A list, or one thing by itself."""
    return value if isinstance(value, list) else [value]


def seats_of(value: Any, key: str, players: int) -> tuple[int, ...]:
    if not all(type(seat) is int and 1 <= seat <= players for seat in in_list(value)):
        raise should_be(key, Complaint("expects-seats"))
    return tuple(seat - 1 for seat in in_list(value))


def resigned_of(value: Any, key: str, players: int) -> tuple[int, ...]:
    """Seats that have resigned: two play on."""
    seats = seats_of(value, key, players)
    if len(set(seats)) < len(seats) or len(seats) >= players - 1:
        raise should_be(key, Complaint("expects-seats"))
    return seats


def random_of(numbers: Any, key: str) -> list[int]:
    """The state of a game's random numbers."""
    is_right = isinstance(numbers, list) and len(numbers) in (4, 6) and all(type(n) is int for n in numbers)
    if is_right:
        words, secret = numbers[:4] + numbers[5:], numbers[4:5]
        is_right = all(0 <= n <= WORD for n in words) and all(SECRETS <= n <= LARGEST_SEED for n in secret)
    if not is_right:
        raise should_be(key, Complaint("expects-random"))
    return list(numbers)


# -- Writing ----------------------------------------------------------------------------------------


def amount_lines(key: str, amounts: Mapping[str, int]) -> list[str]:
    return [f"{key}.{toml_key(name)} = {n}" for name, n in amounts.items()]


def entry_lines(key: str, entries: Sequence[str]) -> list[str]:
    """Inline tables, each on its line."""
    return [f"{key} = [", *(f"  {entry}," for entry in entries), "]"]


# -- Sorts ------------------------------------------------------------------------------------------

card_lines = one_line(lambda names: quoted(count_names(names)))

NUMBER = Sort(lambda value, key, _players: number_of(value, key), one_line(str))
SCORE = Sort(lambda value, key, _players: number_of(value, key, least=-LARGEST_NUMBER), one_line(str))
FLAG = Sort(
    lambda value, key, _players: one_of(value, key, {True: True, False: False}, ("true", "false")),
    one_line(lambda flag: str(flag).lower()),
)
# Cards in no order, and in order from the top down.
CARDS = Sort(
    lambda value, key, _players: names_of(value, key),
    card_lines,
    lambda expected, actual: (sorted(expected), sorted(actual)),
)
DECK = Sort(lambda value, key, _players: names_of(value, key), card_lines)
AMOUNTS = Sort(lambda value, key, _players: amounts_of(value, key), amount_lines)
SEAT = Sort(seat_of, one_line(lambda seat: str(seat + 1)))
SEATS = Sort(seats_of, one_line(lambda seats: str([seat + 1 for seat in seats])))
RESIGNED = Sort(resigned_of, SEATS.lines)
RANDOM = Sort(lambda value, key, _players: random_of(value, key), one_line(str))
# Playing Treasures and buying are one phase, unless an outcome says which.
A_BUY_PHASE = (TREASURE_PHASE, BUY_PHASE)
PHASE = Sort(
    lambda value, key, _players: one_of(value, key, PHASE_NUMBERS),
    one_line(lambda phase: quoted(next(name for name, number in PHASE_NUMBERS.items() if number == phase))),
    lambda expected, actual: (expected, expected if (expected, actual) == A_BUY_PHASE else actual),
)
