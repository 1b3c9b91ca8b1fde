"""What pictures and questions are made of: every field by its name and type. The browser's types come from these."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

# What a bonus gives (`cards`, `actions`, `buys` or `coins`), and how much.
Bonus: TypeAlias = tuple[str, int]


class QuestionSeen(TypedDict):
    """The pending question. Those who are not asked get the first two fields only.

    `keys` are the sentences that ask it, the best one first, and `how` is the form of that sentence for how many are to
    be picked; `bonuses` are those of the options that stand for a bonus. `zones` are
    there if the cards to pick from do not all lie in `zone`: one for each.
    `treasure_order` is which Treasures can be played at once, in an order that is best, before one whose order is up to
    the player; `treasures` is how many $ they give, or None if there are none.
    """

    seat: int
    source: str | None
    phase: NotRequired[str]
    purpose: NotRequired[str]
    keys: NotRequired[tuple[str, ...]]
    how: NotRequired[str]
    is_for_treasures: NotRequired[bool]
    widget: NotRequired[str]
    sort: NotRequired[str]
    options: NotRequired[list[str]]
    bonuses: NotRequired[dict[str, Bonus]]
    owner: NotRequired[int | None]
    zone: NotRequired[str | None]
    zones: NotRequired[list[str]]
    least: NotRequired[int]
    most: NotRequired[int]
    ordered: NotRequired[bool]
    all_or_none: NotRequired[bool]
    treasures: NotRequired[int | None]
    treasure_order: NotRequired[list[int]]


class Uncovered(TypedDict):
    """A mat or another zone of a player; `cards` is None if only their number is known."""

    zone: str
    cards: list[str] | None
    count: int


class Known(TypedDict):
    """Cards that are known to be in these places, in some order. A place is a zone and, in a deck, the depth."""

    places: list[list[str | int]]
    cards: list[str]


class PlayerSeen(TypedDict):
    """A player. `from_before` are those cards in play that were played in an earlier turn.

    `numbers` are what is counted for a player: everything that there is any of, and on their turn actions, buys and
    coins.
    """

    seat: int
    resigned: bool
    numbers: dict[str, int]
    turns: int
    tokens: dict[str, int]
    hand_size: int
    in_play: list[str]
    from_before: list[str]
    discard_top: str | None
    uncovered: list[Uncovered]
    known: list[Known]


class WaitingSeen(TypedDict):
    """An effect that waits for `watched` seats to do something, perhaps with a card `of` some kinds or `types`.

    Cards are numbers among all that its player has in play and, after those, uncovered, or -1 if they are elsewhere:
    the card whose effect it is (`at`), those that it `keeps` in play, and those that it is `about`.
    """

    seat: int
    card: str
    at: int
    when: str
    of: list[str]
    types: list[str]
    watched: list[int]
    until: str
    keeps: list[int]
    about: list[int]


class Remembered(TypedDict):
    """What a seat can count and remember of a player.

    `owned` is what they own, as if no card had been passed that the seat does not know, and `total` how many cards they
    really have; `discards` are the cards under the top one of their discard pile that it saw go there; then what they
    have played, gained and bought this turn, how many cards they draw for their next hand, and who may see each of
    their uncovered zones.
    """

    owned: dict[str, int]
    total: int
    discards: list[str]
    played: list[str]
    gained: list[str]
    bought: list[str]
    next_hand: int
    sights: list[str]


class Ahead(TypedDict):
    """What a program that looks ahead needs besides: with it, a picture becomes a game.

    `cheaper` is how much less every card costs, `resigned` who has resigned, in that order; `attack` is the one that
    the seat reacts to, and `has_reacted` whether it has done so.
    """

    regular_turn: int
    is_extra_turn: bool
    extra_turns: list[int]
    resigned: list[int]
    cheaper: int
    waiting: list[WaitingSeen]
    attack: str | None
    has_reacted: bool
    players: list[Remembered]


class Picture(TypedDict):
    """Everything that a seat may know of the position. Onlookers get the fields that are always there.

    `costs` are in coins; `price_parts` has what piles cost besides, if any do: Potions or debt.
    """

    seat: int | None
    turn: int
    phase: str
    is_over: bool
    empty_piles: int
    piles_to_end: int
    supply: dict[str, int]
    costs: dict[str, int]
    price_parts: NotRequired[dict[str, dict[str, int]]]
    tokens: dict[str, dict[str, int]]
    trash: list[str]
    players: list[PlayerSeen]
    hand: NotRequired[list[str]]
    deck_size: NotRequired[int]
    owned: NotRequired[dict[str, int]]
    score: NotRequired[int]
    is_safe: NotRequired[bool]
    traps: NotRequired[dict[str, dict[str, int]]]
    ahead: NotRequired[Ahead]
    question: NotRequired[QuestionSeen | None]
