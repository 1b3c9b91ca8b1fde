"""The labels of bonuses, such as `+1 Card` or `+$2`."""

from __future__ import annotations

from typing import Final

from fiefdom.engine.number import PLAYER_NUMBERS

# More digits are no number of cards that anybody means.
MOST_DIGITS: Final = 9


def named(noun: str) -> str:
    """The number of a player that a noun names, one of it or several; empty if it names none."""
    for name in ["cards", *[number.name for number in PLAYER_NUMBERS]]:
        if noun in (name.capitalize(), name.capitalize().removesuffix("s")):
            return name
    return ""


def bonus_of(label: str) -> tuple[str, int] | None:
    """What the label of a bonus gives, and how much: ("actions", 2) for `+2 Actions`. None for any other label."""
    if label.startswith("+$"):
        given, number = "coins", label[2:]
    elif label.startswith("+") and " " in label:
        number, noun = label[1:].split(" ", 1)
        given = named(noun)
    else:
        return None
    is_number = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
    return (given, int(number)) if given and is_number else None
