"""How a card is defined. Not compiled, so that a mistake in somebody's card is reported in our words."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.engine.card import Bonus, Kind
from fiefdom.engine.card_type import DURATION, TYPE_NAMES
from fiefdom.engine.sight import EVERYBODY
from fiefdom.errors import Complaint
from fiefdom.locale.names import is_line

Copies = int | Callable[[int], int] | None

FIRST_EDITION = (1,)
SECOND_EDITION = (2,)


def card(
    name: str,
    *,
    cost: int,
    types: int,
    cards: int = 0,
    actions: int = 0,
    buys: int = 0,
    coins: int = 0,
    points: int = 0,
    text: str = "",
    editions: tuple[int, ...] = (1, 2),
    good_for: str = "",
    next_turn: Bonus | None = None,
    ends_game: bool = False,
    mats: tuple[str, ...] = (),
    tokens: tuple[str, ...] = (),
    numbers: tuple[str, ...] = (),
    copies: Copies = None,
    in_supply: bool = True,
    in_kingdom: bool = True,
    brings: tuple[Kind, ...] = (),
) -> Kind:
    """Define a new kind of card or landscape.

    `next_turn` is what a Duration gives at the start of the next turn, if that is all it does besides its numbers.
    `good_for` names, separated by spaces, what it helps with beyond what its numbers show: actions, buys, trashing.
    `ends_game` means that the game ends when its pile is empty. `mats`, `tokens` and `numbers` are the names of the
    mats, of the players' tokens, and of the players' numbers that it uses.

    `copies` is how many cards its pile has, or a function that says so for a number of players. With `in_supply=False`
    the pile lies beside the supply, and with `in_kingdom=False` it is none of the ten. What a card `brings` comes into
    each game with it.
    """
    # Strategies and lists could not contain any other name.
    if not is_named(name) or any(mark in name for mark in ",;=#()") or "if" in name.split():
        raise Complaint("card-name-form", name=name)
    for field, number in (("cost", cost), ("cards", cards), ("actions", actions), ("buys", buys), ("coins", coins)):
        if type(number) is not int or number < 0:
            raise Complaint("card-number-form", name=name, field=field, value=repr(number), least="zero")
    if type(points) is not int:
        raise Complaint("card-number-form", name=name, field="points", value=repr(points), least="any")
    if type(types) is not int or types <= 0 or types & ~sum(TYPE_NAMES):
        known = ", ".join(type_name.upper() for type_name in TYPE_NAMES.values())
        raise Complaint("card-types-form", name=name, value=repr(types), types=known)
    if next_turn is not None and not types & DURATION:
        raise Complaint("card-next-turn", name=name)
    words = " ".join(text.split())
    kind = Kind(name, cost, types, cards, actions, buys, coins, points, words, tuple(editions))
    kind.good_for = tuple(good_for.split())
    kind.ends_game = ends_game
    kind.mats = names_given(name, "mats", mats)
    kind.tokens = names_given(name, "tokens", tokens)
    kind.numbers = names_given(name, "numbers", numbers)
    kind.copies = copies
    kind.in_supply = kind.in_supply and in_supply
    kind.in_kingdom = kind.in_supply and in_kingdom
    kind.brings = tuple(brings)
    if next_turn is not None:
        kind.next_bonus = next_turn
        kind.play(lambda me: me.next_turn())
        kind.next_turn(next_turn)
    return kind


def pile(
    name: str,
    *,
    cost: int,
    types: int,
    of: tuple[Kind, ...],
    used: Callable[[int], int] | None = None,
    sight: int = EVERYBODY,
    editions: tuple[int, ...] = (1, 2),
    in_supply: bool = True,
    in_kingdom: bool = True,
) -> Kind:
    """Define a pile of several kinds of cards, the first ones on top.

    Its cost and types are those of its randomizer card; a game has it by this name. If not everybody may see all its
    cards (`sight`), it is shuffled for each game; `used` may say how many cards it then has for a number of players.
    """
    kind = card(name, cost=cost, types=types, editions=editions, in_supply=in_supply, in_kingdom=in_kingdom)
    kind.pile_of = of
    kind.sight = sight
    kind.used = used
    for each in of:
        each.in_kingdom = False
    return kind


def names_given(card_name: str, field: str, names: object) -> tuple[str, ...]:
    """The names of mats or tokens; a single name without its comma would be a list of letters."""
    if not isinstance(names, tuple | list) or not all(isinstance(each, str) and is_named(each) for each in names):
        raise Complaint("card-names-form", name=card_name, field=field, value=repr(names))
    return tuple(names)


def is_named(name: str) -> bool:
    return any(letter.isalpha() for letter in name) and name == name.strip() and is_line(name)
