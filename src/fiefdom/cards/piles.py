"""What a kingdom puts on the table: its piles, those that come with them, and what players start with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fiefdom.cards.basic import copper, curse, duchy, estate, gold, province, silver
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import LANDSCAPES, PROJECT, VICTORY
from fiefdom.engine.setup import PilePlan

STARTING_CARDS: Final = [(copper, 7), (estate, 3)]


def basic_piles(players: int, all_treasures: bool = False) -> list[tuple[Kind, int]]:
    """The basic piles and their sizes, in order of cost.

    More than four players need the Treasures of two boxes; fewer may use them, too.
    """
    boxes = 2 if all_treasures or players > 4 else 1
    return [
        (copper, 60 * boxes - 7 * players),
        (curse, 10 * (players - 1)),
        (estate, pile_size(estate, players)),
        (silver, 40 * boxes),
        (duchy, pile_size(duchy, players)),
        (gold, 30 * boxes),
        (province, 3 * players if players > 4 else pile_size(province, players)),
    ]


def pile_size(kind: Kind, players: int) -> int:
    """How many cards of a kind its pile has."""
    if kind.copies is not None:
        return kind.copies if isinstance(kind.copies, int) else kind.copies(players)
    if kind.types & LANDSCAPES:
        return players if kind.types & PROJECT else 1
    if kind.types & VICTORY:
        return 8 if players == 2 else 12
    return 10


def piles(kingdom: Iterable[Kind], players: int, all_treasures: bool = False) -> list[PilePlan]:
    """The piles for this many players; with `all_treasures`, those of Copper, Silver and Gold are from two boxes."""
    plans = [PilePlan([pile]) for pile in basic_piles(players, all_treasures)]
    return plans + [plan for kind in with_brought(kingdom) if (plan := plan_of(kind, players)) is not None]


def plan_of(kind: Kind, players: int) -> PilePlan | None:
    """The pile of a kind; None if it has none, as Heirlooms."""
    if kind.pile_of:
        several = [(each, pile_size(each, players)) for each in kind.pile_of]
        used = sum(n for _, n in several) if kind.used is None else kind.used(players)
        return PilePlan(several, kind.in_supply, kind.sight, kind, used)
    size = pile_size(kind, players)
    return PilePlan([(kind, size)], kind.in_supply) if size else None


def with_brought(kingdom: Iterable[Kind]) -> list[Kind]:
    """The kinds of a kingdom and everything that comes into the game with them, each once."""
    found: list[Kind] = []
    waiting = list(kingdom)
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found.append(kind)
            brought = [each for card in (kind, *kind.pile_of) for each in card.brings]
            waiting.extend(brought)
    return found


def starting_cards(kingdom: Iterable[Kind]) -> list[tuple[Kind, int]]:
    """What each player starts with."""
    cards = STARTING_CARDS
    for kind in with_brought(kingdom):
        for each in (kind, *kind.pile_of):
            cards = cards if each.on_start is None else each.on_start(cards)
    return cards
