"""Piles that are shuffled: nobody knows the order of their cards, nor what is in the hands that come from it."""

from __future__ import annotations

from collections import Counter

import pytest
from seats import WORLDS, chi_square, worlds

from fiefdom.cards.catalog import catalog
from fiefdom.cards.define import card
from fiefdom.cards.piles import STARTING_CARDS, basic_piles
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION
from fiefdom.engine.decision import ORDER
from fiefdom.engine.game import Game
from fiefdom.engine.moment import LOOKED, QUIETLY
from fiefdom.engine.move import move
from fiefdom.engine.pile import Pile
from fiefdom.engine.player import Player
from fiefdom.engine.rng import seeded
from fiefdom.engine.setup import PilePlan, Setup
from fiefdom.engine.sight import NOBODY, OWNER, TOP_ONLY
from fiefdom.table import Table
from fiefdom.testing import secrets
from fiefdom.testing.secrets import check_secrets, disclosed
from fiefdom.views.resample import imagined

pytestmark = pytest.mark.rules

RUINS = ("Mine Shaft", "Old Well", "Fallen Wall")
OMENS = ("Owl", "Raven", "Comet")


def pile_with(me: Player, name: str) -> Pile:
    pile = me.game.pile(catalog.find(name))
    assert pile is not None
    return me.game.unshared_pile(pile.place)


def digger_play(me: Player) -> None:
    """Gain three ruins and draw one of them; the table waits inside the effect."""
    for _ in range(3):
        me.gain_from(pile_with(me, RUINS[0]))
    me.draw(me.deck.n + 1)
    me.choose("stop", "go on")


def seer_play(me: Player) -> None:
    """Look at the top two omens and put them back in any order."""
    looked_at = me.temporary_zone("looked_at", OWNER)
    move(me, pile_with(me, OMENS[0]).top(2)[::-1], pile_with(me, OMENS[0]), looked_at, LOOKED)
    cards = me.pick(ORDER, looked_at, looked_at.n, looked_at.n, ordered=True)
    for each in reversed(cards):
        move(me, [each], looked_at, pile_with(me, OMENS[0]), QUIETLY)
    me.choose("stop", "go on")


def healer_play(me: Player) -> None:
    """Return a ruin from the hand to its pile."""
    ruin = next(each for each in me.hand.cards if each.kind.name in RUINS)
    me.return_to_supply(ruin)


@pytest.fixture(autouse=True)
def own_cards() -> None:
    kinds = [card(name, cost=0, types=ACTION) for name in (*RUINS, *OMENS)]
    for name, play in (("Digger", digger_play), ("Seer", seer_play), ("Healer", healer_play)):
        kind = card(name, cost=3, types=ACTION)
        kind.play(play)
        kinds.append(kind)
    catalog.add("own", kinds)


def found(names: tuple[str, ...]) -> list[tuple[Kind, int]]:
    return [(catalog.find(name), 3) for name in names]


def opened(seed: int, hand: str, ruins: int = 0) -> Table:
    """A table with a pile of ruins, of which everybody sees the top card, and face-down omens beside the supply.

    The first player has these cards in hand, too, and so many ruins from the top of the pile.
    """
    piles = [PilePlan([pile]) for pile in basic_piles(2)]
    piles += [PilePlan([(catalog.find(name), 10)]) for name in ("Digger", "Seer", "Healer")]
    piles += [PilePlan(found(RUINS), sight=TOP_ONLY), PilePlan(found(OMENS), in_supply=False, sight=NOBODY)]
    game = Setup(2, piles, STARTING_CARDS).start(seed, first=0)
    me = game.players[0]
    for name in hand.split(", "):
        me.gain(catalog.find(name), me.hand)
    for _ in range(ruins):
        me.gain_from(pile_with(me, RUINS[0]), me.hand)
    table = Table(2, "First Game", checked=True)
    table._begin(game)
    return table


def answer(table: Table, *names: str) -> Table:
    for name in names:
        assert table.pending is not None
        table.answer(table.pending.seat, name.split(", "))
    return table


def pile(game: Game, names: tuple[str, ...] = RUINS) -> list[str]:
    """The cards of a pile, from the bottom up."""
    found = game.pile(catalog.find(names[0]))
    assert found is not None
    return [kind.name for kind in found.kinds]


def piles_in(tables: list[Table], names: tuple[str, ...] = RUINS) -> list[list[str]]:
    return [pile(table._game, names) for table in tables]


def test_each_game_has_another_order_and_games_of_a_setup_share_nothing() -> None:
    setup = Setup(2, [PilePlan(found(RUINS), sight=TOP_ONLY)], STARTING_CARDS)
    games = [setup.start(seed) for seed in range(20)]
    orders = {tuple(pile(game)) for game in games}
    assert len(orders) > 15
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(RUINS * 3))}
    assert pile(setup.start(0)) == pile(games[0])
    for game in games:
        game.check()


def test_everybody_sees_the_top_card_of_the_pile_and_nobody_the_others() -> None:
    table = opened(1, "Digger")
    top = pile(table._game)[-1]
    assert [kind.name for kind in table.view(1).supply if kind.name in RUINS] == [top]
    dealt = piles_in(worlds(table, 0, 300))
    assert {cards[-1] for cards in dealt} == {top}
    assert {tuple(sorted(cards)) for cards in dealt} == {tuple(sorted(RUINS * 3))}
    rest = Counter(pile(table._game)[:-1])
    below = Counter(cards[-2] for cards in dealt)
    assert chi_square(below, {name: 300 * n / 8 for name, n in rest.items()}) < 13.82
    table.resample(0)._game.check()


def test_of_a_face_down_pile_nobody_knows_any_card() -> None:
    dealt = piles_in(worlds(opened(1, "Seer"), 0, 300), OMENS)
    assert chi_square(Counter(cards[-1] for cards in dealt), dict.fromkeys(OMENS, 100)) < 13.82


@pytest.mark.parametrize("seed", range(8))
def test_nothing_tells_what_lies_in_a_pile(seed: int) -> None:
    table = opened(seed, "Digger, Seer, Healer")
    check_secrets(table, seed)
    check_secrets(answer(table, "Digger"), seed)
    check_secrets(answer(opened(seed, "Seer"), "Seer"), seed)


@pytest.mark.parametrize("names", [RUINS, OMENS])
def test_the_kit_finds_a_view_that_tells_a_hidden_order(
    names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(table: Table, seat: int | None) -> dict[str, object]:
        return disclosed(table, seat) | {"order": pile(table._game, names)}

    monkeypatch.setattr(secrets, "disclosed", leaking)
    with pytest.raises(AssertionError, match="in order"):
        check_secrets(opened(1, "Digger"), 1)


def test_inside_an_effect_only_what_still_lies_in_the_pile_is_dealt_anew() -> None:
    """Three ruins have been gained, in the order in which they lay; two of them are in the deck now."""
    table = answer(opened(2, "Digger"), "Digger")
    real = pile(table._game)
    gained = [event.cards for event in table.events(1) if event.name == "gain"]
    assert all(gained)
    for world in worlds(table, 1):
        assert [event.cards for event in world.events(1) if event.name == "gain"] == gained
        assert pile(world._game)[-1] == real[-1]
        assert sorted(pile(world._game)) == sorted(real)
    assert len({tuple(cards) for cards in piles_in(worlds(table, 1))}) > WORLDS // 6
    dealt = imagined(table._game, 0, seeded(3))
    assert dealt is not None
    assert pile(dealt.game)[-4:] == pile(table._course.checkpoint.game)[-4:]


def test_only_whoever_looked_at_cards_of_a_pile_knows_them() -> None:
    table = answer(opened(2, "Seer"), "Seer")
    assert table.pending is not None
    assert table.pending.purpose == ORDER, "the two are different"
    names = list(table.pending.options.names())
    check_secrets(table, 1)
    answer(table, ", ".join(reversed(names)))
    top = pile(table._game, OMENS)[:-3:-1]
    assert top == names[::-1]
    assert {tuple(cards[:-3:-1]) for cards in piles_in(worlds(table, 0), OMENS)} == {tuple(top)}
    assert len({tuple(cards[:-3:-1]) for cards in piles_in(worlds(table, 1), OMENS)}) > 3
    check_secrets(table, 1)


def test_everybody_knows_the_card_that_another_one_was_put_back_on() -> None:
    table = opened(4, "Healer", ruins=1)
    covered = pile(table._game)[-1]
    returned = next(kind.name for kind in table.view(0).hand if kind.name in RUINS)
    assert returned != covered
    answer(table, "Healer")
    assert pile(table._game)[-2:] == [covered, returned]
    for seat in range(2):
        dealt = piles_in(worlds(table, seat))
        assert {tuple(cards[-2:]) for cards in dealt} == {(covered, returned)}
        assert len({tuple(cards) for cards in dealt}) > WORLDS // 2
    check_secrets(table, 4)


def test_a_card_taken_from_such_a_pile_cannot_be_put_back_by_undo() -> None:
    """The next card of the pile has been seen."""
    table = answer(opened(5, "Digger"), "Digger")
    problem = table.why_no_undo(0)
    assert problem is not None
    assert problem.key == "undo-seen"
