"""What pictures and questions are made of: every field by its name and type. The browser's types come from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class QuestionSeen(TypedDict):
    """The pending question. Those who are not asked get the first two fields only.

    `treasure_order` is which Treasures can be played at once, in an order that is best, before one whose order is up to
    the player; `treasures` is how many $ they give, or None if there are none.
    """

    seat: int
    source: str | None
    phase: NotRequired[str]
    purpose: NotRequired[str]
    is_for_treasures: NotRequired[bool]
    widget: NotRequired[str]
    sort: NotRequired[str]
    options: NotRequired[list[str]]
    owner: NotRequired[int | None]
    zone: NotRequired[str | None]
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

    `numbers` are what is counted for a player: whatever there is any of, and on their turn actions, buys and coins.
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


class Picture(TypedDict):
    """Everything that a seat may know of the position. Onlookers get the fields that are always there."""

    seat: int | None
    turn: int
    phase: str
    is_over: bool
    empty_piles: int
    piles_to_end: int
    gains_to_end: int
    supply: dict[str, int]
    costs: dict[str, int]
    tokens: dict[str, dict[str, int]]
    trash: list[str]
    players: list[PlayerSeen]
    hand: NotRequired[list[str]]
    deck_size: NotRequired[int]
    owned: NotRequired[dict[str, int]]
    score: NotRequired[int]
    lead: NotRequired[int]
    has_plain_money: NotRequired[bool]
    attack: NotRequired[str | None]
    is_safe: NotRequired[bool]
    traps: NotRequired[dict[str, dict[str, int]]]
    has_reacted: NotRequired[bool]
    question: NotRequired[QuestionSeen | None]
