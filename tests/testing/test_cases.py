"""Every card gets through the standard cases, and a card that does something wrong does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count

import pytest
from amounts import IS_FULL, today

from fiefdom.cards.catalog import catalog
from fiefdom.cards.define import card
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, ATTACK
from fiefdom.engine.player import Player
from fiefdom.testing import Misbehaviour
from fiefdom.testing.cases import (
    MANNERS,
    WAYS,
    Case,
    can_be_undone,
    cases,
    check_cases,
    goes_on_when_resumed,
    looks_the_same_resampled,
)
from fiefdom.version import IS_COMPILED

pytestmark = pytest.mark.rules

BOXES = tuple(dict.fromkeys(kind.box for kind in catalog.kinds))


# Many games, which take three times as long when traced; other tests reach nearly every line that these do.
@pytest.mark.no_cover
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("box", BOXES)
def test_every_card_gets_through_the_standard_cases(box: str, way: Callable[[Case], None]) -> None:
    """In one manner a day, and in every manner in CI, where the engine is compiled."""
    turn = today(1, of=len(MANNERS))
    manners = MANNERS if IS_FULL and IS_COMPILED else [MANNERS[(turn + WAYS.index(way)) % len(MANNERS)]]
    for kind in catalog.kinds:
        if kind.box == box:
            check_cases(kind, [way], manners)


def test_a_card_has_the_cases_that_its_types_ask_for() -> None:
    def names(name: str) -> set[str]:
        return {case.name for case in cases(catalog.find(name))}

    always, when_played = (
        {"bought", "in others' hands"},
        {"small hand", "empty deck", "empty piles", "three players", "reactions"},
    )
    assert names("Gardens") == always
    assert names("Silver") == always | when_played
    assert names("Smithy") == always | when_played | {"played twice"}
    assert names("Witch") == always | when_played | {"played twice", "kept off"}


# -- Faults ---------------------------------------------------------------------------------------------


def added(kind: Kind) -> Kind:
    catalog.add("own", [kind])
    return kind


def refused(kind: Kind, problem: str, ways: Iterable[Callable[[Case], None]] = WAYS) -> None:
    with pytest.raises(Misbehaviour, match=problem):
        check_cases(kind, ways)


def test_an_attack_that_asks_for_no_shield_is_found() -> None:
    bully = added(card("Bully", cost=4, types=ACTION | ATTACK))

    @bully.play
    def bully_play(me: Player) -> None:
        for other in me.others():
            other.discard(1)

    refused(bully, "Moat does not keep it off .*Bully: kept off")


def test_a_card_that_loses_cards_is_found() -> None:
    void = added(card("Void", cost=0, types=ACTION))

    @void.play
    def void_play(me: Player) -> None:
        if me.hand:
            me.hand.n -= 1

    refused(void, "nowhere")


def test_a_card_that_makes_another_game_of_the_same_answers_is_found() -> None:
    ticks = count()
    clock = added(card("Clock", cost=0, types=ACTION))

    @clock.play
    def clock_play(me: Player) -> None:
        me.plus(coins=next(ticks))

    for way in (goes_on_when_resumed, can_be_undone):
        refused(clock, r"Clock: small hand, picking much", [way])


def test_a_price_that_shows_a_hidden_hand_is_found() -> None:
    spyglass = added(card("Spyglass", cost=9, types=ACTION))

    @spyglass.price
    def spyglass_price(me: Player) -> int:
        return sum(card.kind.cost for other in me.others() for card in other.hand.cards)

    refused(spyglass, "sees something of what is hidden", [looks_the_same_resampled])
