"""What can be bought, which is remembered for all games of a setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.card_type import RULE
from fiefdom.engine.decision import BUY, BUY_PHASE, Decision, PileOptions
from fiefdom.engine.native import i64, mypyc_attr, vec
from fiefdom.engine.number import COINS
from fiefdom.engine.price import MOST_COINS, MOST_OF_A_PART, coin_part, part_in, reduced
from fiefdom.engine.stock import MOST_PLAYERS

if TYPE_CHECKING:
    from fiefdom.engine.card import Kind
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player


# No kingdom has more cards that can be bought only on a condition.
MOST_CONDITIONS: Final = 40
OWES: Final = 1 << MOST_CONDITIONS


@mypyc_attr(acyclic=True)
@final
class Shelf:
    """What can be bought while certain piles are empty and cards cost this much, filled in when it is asked for.

    `options` are by coins, and `questions` which of them to buy by coins and seat. Options must not know their
    questions, because what is acyclic is never freed if it is in a cycle.
    """

    def __init__(self, dearest: int, prices: vec[i64]) -> None:
        self.options: Final[list[PileOptions | None]] = [None] * (dearest + 1)
        self.questions: Final[list[Decision | None]] = [None] * ((dearest + 1) * MOST_PLAYERS)
        # What the kinds cost whose price varies, as the stock has them.
        self.prices: Final = prices
        # What can be bought if there are landscapes; and questions without some of that, by which of the stock's
        # conditions fail. Both are by coins and by how much less cards cost.
        self.sold: Final[dict[int, PileOptions]] = {}
        self.limited: Final[dict[int, Decision]] = {}
        # What can be bought with more than coins, by what there is of the other parts of a price.
        self.by_parts: Final[dict[int, Shelf]] = {}


def purse(me: Player) -> i64:
    """The highest price that a player can pay."""
    most = me.numbers[COINS]
    stock = me.game.stock
    for place in stock.paying:
        number = stock.numbers[place]
        most += i64(number.part) * (MOST_OF_A_PART if number.is_owed else me.numbers[place])
    return most


def pay(me: Player, price: i64) -> None:
    """Pay a price; what is not paid now is owed."""
    me.numbers[COINS] -= coin_part(price)
    stock = me.game.stock
    for place in stock.paying:
        number = stock.numbers[place]
        n = part_in(price, i64(number.part))
        me.numbers[place] += n if number.is_owed else -n


def price_by_itself(game: Game, kind: Kind) -> i64:
    """What a card costs now, unless something makes all cards cheaper."""
    me = game.players[game.turn]
    if kind.on_price is not None:
        return i64(kind.on_price(me))
    if kind.less_types and game.is_buy_phase:
        return reduced(kind.cost, kind.less_each * me.in_play.count(kind.less_types))
    return kind.cost


def owes(me: Player) -> bool:
    """Whether a player is in debt, so that they may buy nothing."""
    stock = me.game.stock
    for place in stock.paying:
        if stock.numbers[place].is_owed and me.numbers[place]:
            return True
    return False


def is_sold(me: Player, kind: Kind) -> bool:
    """Whether a player who can pay for a card may buy it."""
    if kind.sold_without is not None and me.in_play.count_of(kind.sold_without):
        return False
    return kind.sold_if is None or kind.sold_if(me)


def affordable(game: Game, most: i64) -> PileOptions:
    """The supply piles that cost no more than this and are not empty."""
    shelf = shelf_for(game, most)
    place = place_on(game, shelf, most)
    options = shelf.options[place]
    if options is None:
        options = shelf.options[place] = game.offer(0, most, 0, None)
    return options


def buying(game: Game, seat: i64, most: i64) -> Decision | None:
    """The question of which card to buy with this; None if there is none to buy."""
    shelf = game.shelf
    if shelf is None or game.stock.varies or most > MOST_COINS:
        shelf = shelf_for(game, most)
    place = place_on(game, shelf, most)
    if game.stock.has_conditions:
        options = for_sale(game, shelf, place, most)
        unsold = refused(game, options)
        if unsold or game.stock.sells_landscapes:
            return limited_buying(game, shelf, place, seat, options, unsold)
    place = place * MOST_PLAYERS + seat
    question = shelf.questions[place]
    if question is None:
        options = affordable(game, most)
        if options.kinds:
            question = shelf.questions[place] = Decision(seat, BUY_PHASE, BUY, None, options, 0, 1, False)
    return question


def for_sale(game: Game, shelf: Shelf, place: i64, most: i64) -> PileOptions:
    """What costs no more than this and can be bought, landscapes included, which never become cheaper."""
    if not game.stock.sells_landscapes:
        return shelf.options[place] or affordable(game, most)
    key = sale_number(game, shelf, place)
    options = shelf.sold.get(key)
    if options is None:
        options = shelf.sold[key] = game.offer(0, int(most), 0, None, is_sale=True)
    return options


def sale_number(game: Game, shelf: Shelf, place: i64) -> int:
    """A number for each place on the shelf and each change of prices, which landscapes do not share."""
    less: i64 = game.less() if game.price_changes else 0
    return int(less * len(shelf.options) + place)


def refused(game: Game, options: PileOptions) -> i64:
    """Which of the stock's conditions forbid buying a kind that is on offer, as bits; one of them says `OWES`."""
    conditional = game.stock.conditional
    me = game.players[game.turn]
    found: i64 = 0
    for i in range(len(conditional)):
        kind = conditional[i]
        if options.find(kind) >= 0 and not is_sold(me, kind):
            found |= i64(1) << i
    return found | OWES if not game.stock.is_paid_in_coins and owes(me) else found


def limited_buying(
    game: Game, shelf: Shelf, place: i64, seat: i64, options: PileOptions, unsold: i64
) -> Decision | None:
    """The question of which card to buy, without those that must not be bought."""
    key = (sale_number(game, shelf, place) * MOST_PLAYERS + int(seat)) << (MOST_CONDITIONS + 1) | int(unsold)
    question = shelf.limited.get(key)
    if question is None:
        conditional = game.stock.conditional
        missing = [conditional[i] for i in range(len(conditional)) if unsold >> i & 1]
        left = [kind for kind in options.kinds if kind not in missing and (not unsold & OWES or kind.types & RULE)]
        question = Decision(seat, BUY_PHASE, BUY, None, PileOptions(left, game.stock), 0, 1, False)
        shelf.limited[key] = question
    return question if question.options.size() else None


def shelf_for(game: Game, most: i64) -> Shelf:
    """The shelf that remembers what can be bought now, with as much of the other parts of a price as this has."""
    shelf = game.shelf
    if shelf is None or (game.stock.varies and not is_right(game, shelf)):
        shelf = find_shelf(game)
    return shelf if most <= MOST_COINS else with_parts(shelf, most - coin_part(most))


def is_right(game: Game, shelf: Shelf) -> bool:
    """Whether the kinds whose price varies cost what they did for this shelf."""
    varying = game.stock.varying
    for i in range(len(varying)):
        if price_by_itself(game, varying[i]) != shelf.prices[i]:
            return False
    return True


def find_shelf(game: Game) -> Shelf:
    """The shelf for exactly these piles being empty, these cards on top, and these prices of the kinds that vary.

    An effect that makes all cards cheaper does not count here: it is as if there were more coins.
    """
    stock = game.stock
    prices = [int(price_by_itself(game, kind)) for kind in stock.varying]
    tops = [int(stock.slot_of(game.piles[place].kind)) for place in stock.mixed_piles]
    key = (int(game.empty), *tops, *prices)
    shelf = stock.shelves.get(key)
    if shelf is None:
        costs = [int(coin_part(kind.cost)) for pile in game.piles for kind in pile.kinds_in_it]
        dearest = max([*costs, *[int(coin_part(price)) for price in prices]])
        shelf = stock.shelves[key] = Shelf(dearest, vec[i64]([i64(price) for price in prices]))
    game.shelf = shelf
    return shelf


def with_parts(shelf: Shelf, parts: i64) -> Shelf:
    found = shelf.by_parts.get(parts)
    if found is None:
        found = shelf.by_parts[parts] = Shelf(len(shelf.options) - 1, shelf.prices)
    return found


def place_on(game: Game, shelf: Shelf, most: i64) -> i64:
    """Where a shelf has what costs no more than this."""
    limit = most if most <= MOST_COINS else coin_part(most)
    if game.price_changes:
        limit += game.less()
    dearest = len(shelf.options) - 1
    return limit if limit < dearest else dearest
