"""What can be bought is remembered for all games of a setup, by all that it depends on."""

from __future__ import annotations

from random import Random

import pytest

from fiefdom.cards import ACTION, Kind, Player, card
from fiefdom.cards.basic import copper, gold, silver
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.cards.piles import STARTING_CARDS, basic_piles
from fiefdom.engine.decision import ACTION_PHASE, BUY_PHASE, Answer, Decision
from fiefdom.engine.game import Game
from fiefdom.engine.number import COINS, POTIONS
from fiefdom.engine.number import DEBT as OWED
from fiefdom.engine.offer import buying, pay, purse
from fiefdom.engine.price import DEBT, MOST_COINS, POTION, coin_part, covers, dearness, part_in, parts_of, reduced
from fiefdom.engine.setup import PilePlan, Setup
from fiefdom.engine.sight import TOP_ONLY
from fiefdom.locale.speaker import speaker
from fiefdom.locale.wording import price_text
from fiefdom.tui.pages import supply_page
from fiefdom.views.picture import picture
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

hawker = card("Hawker", cost=8, types=ACTION, cards=1, actions=1, coins=1)
fair = card("Great Fair", cost=6, types=ACTION, cards=1, actions=1, buys=1, coins=2)
brewer = card("Brewer", cost=3 + POTION, types=ACTION, cards=1, actions=1)
lord = card("Lord in Debt", cost=8 * DEBT, types=ACTION, cards=1, actions=1)
bridge = card("Footbridge", cost=2, types=ACTION, actions=1, buys=1, coins=2)
crier = card("Crier", cost=8, types=ACTION, cards=1, actions=1, coins=1)
auction = card("Auction", cost=6, types=ACTION, cards=1, actions=1, buys=1, coins=2)
riders = [card(f"Rider {i}", cost=i, types=ACTION, cards=1, actions=1) for i in range(8)]


crier.costs_less(2, ACTION)
auction.not_bought_with(copper)
OWN = [hawker, fair, brewer, lord, bridge, crier, auction]


@hawker.price
def hawker_price(me: Player) -> int:
    return max(0, 8 - 2 * me.in_play.count(ACTION)) if me.game.is_buy_phase else 8


@fair.buy_only_if
def fair_buy_only_if(me: Player) -> bool:
    return not me.in_play.count_of(copper)


@bridge.play
def bridge_play(me: Player) -> None:
    me.game.cheaper(1)


@pytest.fixture
def setup() -> Setup:
    catalog.add("own", [*OWN, *riders])
    plans = [*(PilePlan([pile]) for pile in basic_piles(2)), *(PilePlan([(kind, 3)]) for kind in OWN)]
    plans.append(PilePlan([(kind, 1) for kind in riders], sight=TOP_ONLY))
    return Setup(2, plans, STARTING_CARDS)


@pytest.fixture(autouse=True)
def unnumbered() -> None:
    for kind in (*OWN, *riders):
        kind.number = -1


# -- Prices with parts ------------------------------------------------------------------------------

PRICES = [coins + potions * POTION + debt * DEBT for coins in (0, 2, 5, 11) for potions in (0, 1, 3) for debt in (0, 8)]


@pytest.mark.parametrize("price", PRICES)
def test_a_price_has_parts_that_add_up(price: int) -> None:
    coins, potions, debt = int(coin_part(price)), int(part_in(price, POTION)), int(part_in(price, DEBT))
    assert coins + potions * POTION + debt * DEBT == price
    assert coin_part(price - 12) == coins - 12, "what is traded may be cheaper than nothing"
    assert (part_in(price - 12, POTION), part_in(price - 12, DEBT)) == (potions, debt)
    assert parts_of(price) == {name: n for name, n in (("potions", potions), ("debt", debt)) if n}
    assert reduced(price, 3) == max(0, coins - 3) + potions * POTION + debt * DEBT


def test_a_price_is_covered_part_by_part() -> None:
    def parts(price: int) -> tuple[int, int, int]:
        return int(coin_part(price)), int(part_in(price, POTION)), int(part_in(price, DEBT))

    for most in PRICES:
        for price in PRICES:
            is_covered = all(n <= enough for n, enough in zip(parts(price), parts(most), strict=True))
            assert covers(most, price) == is_covered, (most, price)
            if is_covered:
                assert covers(most + 2, price)
                assert covers(most + 2, price + 2)
    assert not covers(-1, 0)
    assert not covers(MOST_COINS, POTION)


# -- Offers -----------------------------------------------------------------------------------------


def on_offer(game: Game, coins: int) -> list[Kind]:
    """What can be bought for so many coins, by the question."""
    question = buying(game, game.turn, coins)
    return [kind for i in range(question.options.size()) if (kind := question.options.kind(i))] if question else []


def in_buy_phase(setup: Setup, in_play: list[Kind]) -> Game:
    game = setup.start(0, first=0)
    game.phase = BUY_PHASE
    me = game.players[0]
    for kind in in_play:
        pile = game.pile(kind)
        assert pile is not None
        me.gain_from(game.unshared_pile(pile.place), me.in_play)
    return game


@pytest.mark.parametrize("kind", [hawker, crier])
def test_a_price_that_varies_is_asked_for_each_time(setup: Setup, kind: Kind) -> None:
    game = in_buy_phase(setup, [])
    assert kind not in on_offer(game, 6)
    more = in_buy_phase(setup, [bridge])
    assert kind in on_offer(more, 6)
    assert kind not in on_offer(game, 6), "another game of the setup"
    more.phase = ACTION_PHASE
    assert kind not in on_offer(more, 6)
    more.phase = BUY_PHASE
    more.cheaper(1)
    assert kind in on_offer(more, 5)
    assert kind not in on_offer(more, 4)


@pytest.mark.parametrize("kind", [fair, auction])
def test_a_card_may_be_bought_only_on_a_condition(setup: Setup, kind: Kind) -> None:
    assert kind in on_offer(in_buy_phase(setup, [silver]), 6)
    game = in_buy_phase(setup, [copper])
    assert kind not in on_offer(game, 6)
    assert gold in on_offer(game, 6)
    assert kind in game.affordable(6), "it may be gained"
    assert kind in on_offer(in_buy_phase(setup, []), 6)


def test_what_costs_more_than_coins_is_not_bought_with_coins(setup: Setup) -> None:
    game = in_buy_phase(setup, [])
    assert not {brewer, lord} & set(on_offer(game, 100))
    assert brewer in on_offer(game, 3 + POTION)
    assert brewer not in on_offer(game, 2 + POTION)
    assert brewer in on_offer(game, 100 + 2 * POTION)
    assert gold not in on_offer(game, 5 + POTION)
    assert lord in on_offer(game, 8 * DEBT)
    game.cheaper(1)
    assert gold in on_offer(game, 5 + POTION)
    assert brewer in on_offer(game, 2 + POTION)
    assert game.price(lord) == 8 * DEBT


def test_up_to_two_more_than_a_card_with_a_potion_includes_the_potion(setup: Setup) -> None:
    game = in_buy_phase(setup, [])
    kinds = game.offer(0, game.price(brewer) + 2, 0, None).kinds
    assert brewer in kinds
    assert {int(game.price(kind)) for kind in kinds if kind is not brewer} <= set(range(6))
    assert game.offer(3 + POTION, 3 + POTION, 0, None).kinds == [brewer]
    assert game.offer(3, 3, 0, None).kinds[:1] == [silver]


def test_potions_pay_for_potions_while_debt_is_owed(setup: Setup) -> None:
    game = in_buy_phase(setup, [])
    me = game.players[0]
    me.numbers[POTIONS], me.numbers[COINS] = 1, 7
    assert brewer in on_offer(game, int(purse(me)))
    pay(me, game.price(brewer))
    assert (me.coins, me.numbers[POTIONS], me.numbers[OWED]) == (4, 0, 0)
    assert brewer not in on_offer(game, int(purse(me)))
    assert lord in on_offer(game, int(purse(me)))
    pay(me, game.price(lord))
    assert (me.coins, me.numbers[POTIONS], me.numbers[OWED]) == (4, 0, 8)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["$3", "$0", "$3 + 1 Potion", "2 Potions", "8 debt"]),
        ("pl", ["$3", "$0", "$3 + 1 Mikstura", "2 Mikstury", "8 długu"]),
        ("cs", ["$3", "$0", "$3 + 1 lektvar", "2 lektvary", "8 dluhu"]),
        ("hu", ["$3", "$0", "$3 + 1 bájital", "2 bájital", "8 adósság"]),
    ],
)
def test_prices_are_said_part_by_part(language: str, said: list[str]) -> None:
    prices = [3, 0, 3 + POTION, 2 * POTION, 8 * DEBT]
    assert [price_text(speaker(language), price) for price in prices] == said


def test_a_picture_has_prices_in_coins_with_other_parts_beside_them(setup: Setup) -> None:
    seen = picture(View(setup.start(0), 0))
    assert (seen["costs"]["Gold"], seen["costs"]["Brewer"], seen["costs"]["Lord in Debt"]) == (6, 3, 0)
    assert seen["price_parts"] == {"Brewer": {"potions": 1}, "Lord in Debt": {"debt": 8}}
    usual = picture(View(make_setup(2, [catalog.find("Moat")]).start(0), 0))
    assert "price_parts" not in usual


def test_the_terminal_shows_prices_with_parts(setup: Setup) -> None:
    lines = supply_page(speaker("en"), View(in_buy_phase(setup, []), 0), coins=8)
    shown = "\n".join(lines)
    assert "*$6 Gold" in shown
    assert " $3 + 1 Potion Brewer (3)" in shown
    assert "*$3 + 1 Potion" not in shown


def test_bots_find_more_parts_dearer() -> None:
    assert [dearness(price) for price in (0, 3, 3 + POTION, 8 * DEBT)] == [0, 30, 55, 64]


class Shopper:
    """Plays and buys anything, and notes what was on offer other than it should have been."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.wrong: list[str] = []

    def answer(self, view: View, decision: Decision) -> Answer:
        if decision.purpose == "buy":
            game = view._game
            me = game.players[game.turn]
            fresh = game.offer(0, int(purse(me)), 0, None).kinds
            unsold = {fair, auction} if copper in me.in_play.kinds else set()
            wanted = [kind.name for kind in fresh if kind not in unsold]
            if game.price(hawker) != game.price(crier):
                self.wrong.append("a function and numbers say different prices")
            if decision.options.names() != wanted:
                self.wrong.append(f"{decision.options.names()}, not {wanted}")
        n = self.random.randint(decision.least, decision.most)
        return tuple(self.random.sample(range(decision.options.size()), n))


def test_what_is_remembered_is_what_can_be_bought(setup: Setup) -> None:
    shoppers = [Shopper(0), Shopper(1)]
    for seed in range(20):
        game = setup.start(seed)
        game.seat_bots(shoppers, View)
        for _ in range(30):
            game.play_turn()
        game.check()
    assert [shopper.wrong for shopper in shoppers] == [[], []]
    shelves = setup.stock.shelves
    assert len({key[1] for key in shelves}) > 3, "there were several riders on top"
    assert len({key[2] for key in shelves}) > 2, "there were several prices"
    assert any(part.limited for shelf in shelves.values() for part in (shelf, *shelf.by_parts.values()))
