"""Advice about the cards of Seaside, in alphabetical order."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.picks import NOTHING, kinds_of, least_missed, lowest
from fiefdom.bots.reasons import (
    after_draws,
    always,
    has_junk,
    keep_for_next_turn,
    rest,
    while_curses_last,
)
from fiefdom.bots.worth import (
    A_LITTLE,
    DEAR,
    NO_WISHES,
    PROVINCE_FOR_GOLD,
    PROVINCE_WORTH,
    WINNING,
    Wishes,
    bought_after_draw,
    buying,
    coins_in,
    coins_made,
    coins_of,
    coins_to_spend,
    deck_worth,
    is_dead,
    is_spare,
    worth,
)
from fiefdom.boxes.seaside.cards import (
    ambassador,
    blockade,
    corsair,
    embargo,
    explorer,
    haven,
    island,
    lighthouse,
    lookout,
    native_village,
    navigator,
    outpost,
    pearl_diver,
    pirate_ship,
    sailor,
    salvager,
    sea_hag,
    sea_witch,
    tactician,
    tide_pools,
    treasure_map,
    warehouse,
)
from fiefdom.cards.basic import copper, curse, estate, gold, province, silver
from fiefdom.cards.facts import (
    ATTACKS_DECK,
    DISCARDS,
    DRAWS_AND_DISCARDS,
    GAINS_UP_TO,
    GIVES_NOTHING,
    MAY_TRASH,
    TAKES_AT_START,
    TAKES_FIRST,
    TAKES_HAND,
    TOKENS_CURSE,
    TRAPS_CURSE,
    WANTS_TWIN,
)
from fiefdom.cards.ranks import AFTER_CANTRIPS, CANTRIP, DRAW, LAST, TERMINAL
from fiefdom.engine.card import PAYS, RANK, Kind
from fiefdom.engine.card_type import ACTION, VICTORY
from fiefdom.engine.decision import CHOOSE, FIRST_ONE, REVEAL, SET_ASIDE, TRASH, Answer, Decision
from fiefdom.engine.price import coin_part, dearness
from fiefdom.views.view import View

# A hand of this many cards is large: most of the time, a Tactician has brought it.
LARGE: Final = 8

ambassador.advice(PAYS)(has_junk)


@ambassador.advice(REVEAL)
def show_junk(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Reveal the card that the deck misses least."""
    return least_missed(view, decision, 1, wishes)


blockade.fact(GAINS_UP_TO, 4)
blockade.fact(TRAPS_CURSE)

corsair.fact(TAKES_FIRST, (silver, gold))

embargo.fact(TOKENS_CURSE)
embargo.advice(RANK)(always(TERMINAL + 10))


@explorer.advice(REVEAL)
def show_for_gold(view: View, decision: Decision, wishes: Wishes) -> Answer:
    return FIRST_ONE if view.left(gold) else NOTHING


haven.advice(RANK)(after_draws(CANTRIP + 10))
haven.advice(SET_ASIDE)(keep_for_next_turn)


@island.advice(PAYS)
def has_little(view: View, kind: Kind, wishes: Wishes) -> bool:
    return any(is_dead(each) or (each is copper and is_spare(view, each, wishes)) for each in rest(view, kind))


@island.advice(SET_ASIDE)
def set_dead_aside(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The most expensive Victory card that is dead in hand, else the card worth least."""
    kinds = kinds_of(decision)
    values = [
        -dearness(kind.cost) // 10 if kind.types & VICTORY and is_dead(kind) else 100 + worth(kind) for kind in kinds
    ]
    return lowest(values, 1)


lighthouse.advice(RANK)(always(CANTRIP + 8))

lookout.advice(RANK)(always(CANTRIP + 1))


@lookout.advice(PAYS)
def deck_has_junk(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether it is early, and at least a quarter of the cards to be looked at are Coppers, Estates or Curses."""
    if view.left(province) <= 2:
        return False
    junk = 0
    total = 0
    for each, owned in view.owned:
        n = owned - view.in_hand(each) - view.in_play_of(each)
        total += n
        if each is copper or each is estate or each is curse:
            junk += n
    return 4 * junk >= total


@lookout.advice(TRASH)
def junk_else_a_lookout(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """What the deck misses least: another Lookout before anything but junk, and before Coppers once Provinces come."""
    own = -10 if view.owns(province) else 20
    return lowest([own if kind is lookout else deck_worth(view, kind) for kind in kinds_of(decision)], 1)


native_village.advice(RANK)(always(AFTER_CANTRIPS + 17))


@native_village.advice(CHOOSE)
def fill_then_take(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Fill the mat until its cards buy something that is worth much more, or nothing is left to draw; then take it."""
    coins = coins_to_spend(view)
    for zone, kinds, n in view.uncovered(view.seat):
        if zone == "native_village" and kinds is not None:
            buys_more = buying(view, coins + coins_in(kinds), wishes) >= buying(view, coins, wishes) + 30
            if buys_more or (n and not view.can_draw):
                return (1,)
    return (0,)


@navigator.advice(CHOOSE)
def keep_if_good(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Keep the cards if, as the next hand, they buy clearly more than others would on average; else discard them."""
    for zone, kinds, n in view.uncovered(view.seat):
        if zone == "looked_at" and kinds is not None:
            is_better = buying(view, coins_made(kinds), wishes) > bought_after_draw(view, n, wishes, seen=kinds) + 5
            return (1,) if is_better else (0,)
    return (0,)


outpost.advice(RANK)(always(LAST + 50))

pearl_diver.advice(RANK)(always(CANTRIP + 28))


pirate_ship.fact(ATTACKS_DECK)


@pirate_ship.advice(CHOOSE)
def go_to_sea(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Attack until there are five tokens, then take the coins; with four if they pay for a Province, always to win."""
    tokens = view.tokens(view.seat).get("pirate_ship", 0)
    coins = coins_to_spend(view)
    bought = buying(view, coins + tokens, wishes)
    is_for_province = tokens == 4 and bought - buying(view, coins, wishes) >= PROVINCE_FOR_GOLD
    return (1,) if tokens >= 5 or is_for_province or bought >= WINNING else (0,)


sailor.fact(TAKES_AT_START, MAY_TRASH)

salvager.advice(RANK)(always(TERMINAL + 75))


@salvager.advice(PAYS)
def has_something_to_salvage(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether trashing another card from the hand brings more than it costs."""
    return any(by_salvaging(view, each, wishes) > 0 for each in rest(view, kind))


def by_salvaging(view: View, kind: Kind, wishes: Wishes) -> int:
    """What it brings to trash this card for coins, in tenths of a coin."""
    coins = coins_to_spend(view)
    return (
        buying(view, coins + coin_part(view.cost(kind)) - coins_of(kind), wishes)
        - buying(view, coins, wishes)
        - deck_worth(view, kind)
    )


@salvager.advice(TRASH)
def salvage(view: View, decision: Decision, wishes: Wishes) -> Answer:
    return lowest([-by_salvaging(view, kind, wishes) for kind in kinds_of(decision)], 1)


sea_hag.fact(ATTACKS_DECK)


@sea_hag.advice(PAYS)
def curses_left(view: View, kind: Kind, wishes: Wishes) -> bool:
    return view.left(curse) > 0


sea_hag.advice(RANK)(while_curses_last(TERMINAL + 60))

sea_witch.fact(TAKES_AT_START, DRAWS_AND_DISCARDS)
sea_witch.advice(RANK)(while_curses_last(TERMINAL + 110))

tactician.fact(TAKES_HAND)


@tactician.advice(RANK)
def after_what_gives_coins(view: View, kind: Kind, wishes: Wishes) -> int:
    """At once, so that no more cards are drawn only to be discarded; but after all others that can be played before."""
    gives = any(each.types & ACTION and each.actions and each.coins for each in view.hand)
    return LAST + 200 if gives or view.actions(view.seat) > 1 else CANTRIP + 30


@tactician.advice(PAYS)
def hand_is_poor(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether the hand can be given up for ten cards next turn: a large one unless it buys something dear, any other
    unless it makes the Province."""
    size = view.hand_size(view.seat)
    given_up = buying(view, coins_to_spend(view), wishes) - buying(view, view.coins(view.seat), wishes)
    return size > 1 and given_up < (PROVINCE_WORTH if size < LARGE else DEAR)


tide_pools.fact(TAKES_AT_START, DISCARDS)


@tide_pools.advice(PAYS)
def draws_more_than_it_costs(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether its cards promise a better buy: without one, it only costs two cards next turn."""
    coins = coins_to_spend(view)
    drawn = bought_after_draw(view, kind.cards, wishes, coins, view.actions(view.seat))
    return drawn > buying(view, coins, wishes) + A_LITTLE


treasure_map.fact(WANTS_TWIN)
treasure_map.fact(GIVES_NOTHING)


@treasure_map.advice(RANK)
def two_first(view: View, kind: Kind, wishes: Wishes) -> int:
    """Early with two of them; a single one comes after all that does something."""
    return DRAW if view.in_hand(kind) >= 2 else LAST + 40


@treasure_map.advice(PAYS)
def has_two_or_the_last(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether there are two; or it is the last one, of no more use, and playing it gets rid of it."""
    is_last = view.owns(kind) == 1 and wishes is not NO_WISHES and wishes.liking(view, kind) == 0
    return view.in_hand(kind) >= 2 or is_last


warehouse.fact(GIVES_NOTHING)
warehouse.advice(RANK)(after_draws(AFTER_CANTRIPS + 19))
