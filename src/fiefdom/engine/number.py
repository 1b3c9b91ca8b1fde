"""What is counted for each player besides cards: a row for each number, and everything else loops over them."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.native import mypyc_attr
from fiefdom.engine.price import DEBT as DEBT_PART
from fiefdom.engine.price import POTION


@mypyc_attr(acyclic=True)
@final
class Number:
    """A number that every player has in games with a card that names it.

    It is 0 at first, and again whenever its player has cleaned up, unless it `stays` from turn to turn. Each one is
    worth `points` at the end. If it `is_secret`, only its player knows how many there are. Each one pays `part` of a
    price besides coins, such as a Potion; if it `is_owed`, buying adds that many instead, as debt.
    """

    def __init__(self, name: str, stays: bool, points: int, is_secret: bool, part: int, is_owed: bool) -> None:
        self.name: Final = name
        self.stays: Final = stays
        self.points: Final = points
        self.is_secret: Final = is_secret
        self.part: Final = part
        self.is_owed: Final = is_owed


PLAYER_NUMBERS: Final[list[Number]] = []

# Their places in a player's row.
ACTIONS: Final = 0
BUYS: Final = 1
COINS: Final = 2
NUMBERS_OF_EVERY_TURN: Final = 3


def place_of(name: str) -> int:
    """The place of the number with this name; -1 if there is none."""
    for place in range(len(PLAYER_NUMBERS)):
        if PLAYER_NUMBERS[place].name == name:
            return place
    return -1


def number(
    name: str, *, stays: bool = True, points: int = 0, is_secret: bool = False, part: int = 0, is_owed: bool = False
) -> int:
    """Add a number to what players can have in games set up from now on; returns its place in a player's row."""
    place = place_of(name)
    if place >= 0:
        return place
    assert not (points and is_secret), "a number cannot be secret and worth points: everybody sees the points"
    PLAYER_NUMBERS.append(Number(name, stays, points, is_secret, part, is_owed))
    return len(PLAYER_NUMBERS) - 1


number("actions", stays=False)
number("buys", stays=False)
number("coins", stays=False)
POTIONS: Final = number("potions", stays=False, part=POTION)
DEBT: Final = number("debt", part=DEBT_PART, is_owed=True)
POINTS: Final = number("points", points=1)
COFFERS: Final = number("coffers")
VILLAGERS: Final = number("villagers")
FAVORS: Final = number("favors")
SHIPPED_NUMBERS: Final = len(PLAYER_NUMBERS)
