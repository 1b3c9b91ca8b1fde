"""Advice about the cards of Seaside, in the order of the alphabet."""

from __future__ import annotations

from fiefdom.bots.advice.reasons import always, has_junk, keep_for_next_turn, rest, while_curses_last
from fiefdom.bots.picks import NOTHING, kinds_of, least_missed, lowest
from fiefdom.bots.worth import coins_in, coins_to_spend, is_dead, is_good, is_junk, worth
from fiefdom.cards.basic import copper, curse, gold, province
from fiefdom.cards.seaside import (
    ambassador,
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
    salvager,
    sea_hag,
    sea_witch,
    tactician,
    treasure_map,
    warehouse,
)
from fiefdom.engine.card import PAYS, RANK, TREASURE, VICTORY, Kind
from fiefdom.engine.decision import CHOOSE, FIRST_ONE, REVEAL, SET_ASIDE, TRASH, Answer, Decision
from fiefdom.views.view import View

ambassador.advice(PAYS)(has_junk)


@ambassador.advice(REVEAL)
def show_junk(view: View, decision: Decision) -> Answer:
    """What one would rather give away."""
    return least_missed(view, decision, 1)


embargo.advice(RANK)(always(310))


@explorer.advice(REVEAL)
def show_for_gold(view: View, decision: Decision) -> Answer:
    return FIRST_ONE if view.left(gold) else NOTHING


haven.advice(SET_ASIDE)(keep_for_next_turn)


@island.advice(PAYS)
def has_dead(view: View, kind: Kind) -> bool:
    return any(is_dead(each) for each in rest(view, kind))


@island.advice(SET_ASIDE)
def set_dead_aside(view: View, decision: Decision) -> Answer:
    """A Victory card to the Island, the dearest first; else what is worth least."""
    kinds = kinds_of(decision)
    values = [-kind.cost if kind.types & VICTORY and is_dead(kind) else 100 + worth(kind) for kind in kinds]
    return lowest(values, 1)


lighthouse.advice(RANK)(always(708))

lookout.advice(RANK)(always(701))


@lookout.advice(PAYS)
def deck_has_junk(view: View, kind: Kind) -> bool:
    """Whether it is early, and a fifth of all one owns is dead, or hardly better."""
    if view.left(province) <= 3:
        return False
    total = sum(n for _, n in view.owned)
    return 5 * sum(n for each, n in view.owned if is_dead(each) or each is copper) >= total


native_village.advice(RANK)(always(697))


@native_village.advice(CHOOSE)
def fill_then_take(view: View, decision: Decision) -> Answer:
    """Put cards on the mat until three lie there, or what makes a Province, or there are no more."""
    coins = coins_to_spend(view)
    for zone, kinds, n in view.uncovered(view.seat):
        if zone == "native_village" and kinds is not None:
            makes_province = coins < province.cost <= coins + coins_in(kinds)
            if n >= 3 or makes_province or not view.can_draw:
                return (1,)
    return (0,)


@navigator.advice(CHOOSE)
def keep_if_good(view: View, decision: Decision) -> Answer:
    """Discard what was looked at if most of it is dead."""
    for zone, kinds, n in view.uncovered(view.seat):
        if zone == "looked_at" and kinds is not None and 2 * sum(1 for kind in kinds if is_good(kind)) >= n:
            return (1,)
    return (0,)


outpost.advice(RANK)(always(50))

pearl_diver.advice(RANK)(always(728))


@pirate_ship.advice(CHOOSE)
def go_to_sea(view: View, decision: Decision) -> Answer:
    """Attack until there are five tokens, then take the coins; sooner if they make a Province."""
    tokens = view.tokens(view.seat).get("pirate_ship", 0)
    coins = coins_to_spend(view)
    return (1,) if tokens >= 5 or coins < province.cost <= coins + tokens else (0,)


salvager.advice(RANK)(always(400))


@salvager.advice(PAYS)
def has_something_to_salvage(view: View, kind: Kind) -> bool:
    """Whether another card of the hand is junk, or makes a Province."""
    others = rest(view, kind)
    coins = coins_to_spend(view)
    return any(is_junk(view, each) for each in others) or any(
        coins < province.cost <= coins + each.cost - coins_in([each]) for each in others
    )


@salvager.advice(TRASH)
def salvage(view: View, decision: Decision) -> Answer:
    """What is missed least, of what makes a Province if anything does."""
    kinds = kinds_of(decision)
    have = coins_to_spend(view)
    if view.left(province):
        for i in least_missed(view, decision, len(kinds)):
            kind = kinds[i]
            if (
                kind is not province
                and have + kind.cost - (kind.coins if kind.types & TREASURE else 0) >= province.cost
            ):
                return (i,)
    return least_missed(view, decision, 1)


@sea_hag.advice(PAYS)
def curses_left(view: View, kind: Kind) -> bool:
    return view.left(curse) > 0


sea_hag.advice(RANK)(while_curses_last(360))

sea_witch.advice(RANK)(while_curses_last(410))

tactician.advice(RANK)(always(375))


@tactician.advice(PAYS)
def hand_is_poor(view: View, kind: Kind) -> bool:
    """Whether a hand is given up gladly for one of ten cards: it has no money for a Province."""
    return view.hand_size(view.seat) > 1 and coins_to_spend(view) < province.cost


treasure_map.advice(RANK)(always(500))


@treasure_map.advice(PAYS)
def has_two(view: View, kind: Kind) -> bool:
    return view.hand.count(kind) >= 2


warehouse.advice(RANK)(always(699))
