"""Names of actions and observations, and what is printed on cards, for people and networks that read them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fiefdom.agents.numbering import numbering
from fiefdom.agents.writer import ObservationWriter
from fiefdom.engine.ability import HAND
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import (
    ACTION,
    ATTACK,
    CURSE,
    DURATION,
    REACTION,
    SHIPPED_TYPES,
    TREASURE,
    TYPE_NAMES,
    VICTORY,
)
from fiefdom.engine.decision import PURPOSES

KIND_FEATURES = (
    "cost", "cards", "actions", "buys", "coins", "points",
    "next cards", "next actions", "next buys", "next coins",
    "vanilla", "varying points", "varying cost", "waits in hand", "ends game", "kingdom",
)  # fmt: skip
TYPES = (ACTION, TREASURE, VICTORY, CURSE, DURATION, ATTACK, REACTION)


def feature_names(players: int = 2, history: bool = False) -> list[str]:
    """The names of all numbers in a flat observation, in order."""
    return ObservationWriter(numbering(), players, history).names()


def kind_feature_names() -> list[str]:
    return [*KIND_FEATURES, *(f"type: {TYPE_NAMES[bit]}" for bit in types_known())]


def kind_features() -> NDArray[np.float32]:
    """What is printed on each kind of card, a row for each, in the order of observations."""
    return np.array([printed(kind) for kind in numbering().kinds], np.float32)


def printed(kind: Kind) -> list[float]:
    numbers = [kind.cost, kind.cards, kind.actions, kind.buys, kind.coins, kind.points, *kind.next_bonus]
    marks = [
        kind.is_vanilla,
        kind.on_score is not None,
        kind.varies,
        kind.awaits(HAND) != 0,
        kind.ends_game,
        kind.box != "basic",
    ]
    return [float(number) for number in [*numbers, *marks, *(kind.types & bit != 0 for bit in types_known())]]


def types_known() -> list[int]:
    """The types of the version, then people's own."""
    return [*TYPES, *(bit for bit in TYPE_NAMES if bit not in SHIPPED_TYPES)]


def kingdom_actions(kingdom: list[Kind]) -> list[int]:
    """The actions that can be legal in a game with these kinds, for networks that play a single kingdom."""
    numbers = numbering()
    slots = [slot for slot, kind in enumerate(numbers.kinds) if kind in kingdom]
    first = int(numbers.first_kind)
    return [
        *range(first),
        *(first + slot * len(PURPOSES) + purpose for slot in slots for purpose in range(len(PURPOSES))),
    ]
