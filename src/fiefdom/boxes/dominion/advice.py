"""Advice about the cards of Dominion, in alphabetical order."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.actions import best_action, pays, usual_rank
from fiefdom.bots.picks import NOTHING, best, kinds_of, lowest
from fiefdom.bots.reasons import (
    after_draws,
    always,
    has_junk,
    rest,
    take_the_offer,
    trades,
    while_curses_last,
)
from fiefdom.bots.worth import Wishes, buying, coins_of, coins_to_spend, gain_worth, is_dead, is_junk, is_spare
from fiefdom.boxes.dominion.cards import (
    artisan,
    bandit,
    bureaucrat,
    cellar,
    chapel,
    feast,
    gardens,
    library,
    mine,
    moat,
    moneylender,
    remodel,
    spy,
    thief,
    throne_room,
    witch,
    workshop,
)
from fiefdom.cards.basic import copper, gold, silver
from fiefdom.cards.facts import ATTACKS_DECK, GAINS_SILVER, GAINS_UP_TO, GIVES_NOTHING, MAKES_SAFE, POINTS_BY_SIZE
from fiefdom.cards.ranks import AFTER_CANTRIPS, FIRST, TERMINAL
from fiefdom.engine.card import PAYS, RANK, Kind
from fiefdom.engine.card_type import ACTION, ATTACK, TREASURE
from fiefdom.engine.decision import DISCARD, GAIN, PLAY, TRASH, Answer, Decision
from fiefdom.engine.price import covers, dearness
from fiefdom.views.view import View

# Until there are this many cards in hand, a Library draws.
FULL_HAND: Final = 7


artisan.fact(GAINS_UP_TO, 5)


@artisan.advice(GAIN)
def for_now_and_later(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """What is best to have, and a Treasure all the more if it buys something better this turn."""
    coins = coins_to_spend(view)
    bought = buying(view, coins, wishes)
    values: list[int] = []
    for kind in kinds_of(decision):
        now = buying(view, coins + coins_of(kind), wishes) - bought
        values.append(-gain_worth(view, kind, wishes) - now)
    return lowest(values, 1)


bandit.fact(ATTACKS_DECK)

bureaucrat.fact(GAINS_SILVER)

cellar.fact(GIVES_NOTHING)
cellar.advice(RANK)(after_draws(AFTER_CANTRIPS + 18))


@cellar.advice(DISCARD)
def dead_and_spare_coppers(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """All dead cards, and the Coppers if this turn buys just as well without one."""
    is_rich = copper in view.hand and is_spare(view, copper, wishes)
    kinds = kinds_of(decision)
    return tuple([i for i in range(len(kinds)) if is_dead(kinds[i]) or (is_rich and kinds[i] is copper)])


chapel.advice(PAYS)(has_junk)


@chapel.advice(RANK)
def first_with_dead_junk(view: View, kind: Kind, wishes: Wishes) -> int:
    """Before all other terminal Actions with two dead cards to trash, else among the last."""
    dead = sum([1 for each in view.hand if is_dead(each) and is_junk(view, each)])
    return TERMINAL + 180 if dead >= 2 else usual_rank(kind)


feast.fact(GAINS_UP_TO, 5)


@feast.advice(GAIN)
def not_another_feast(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """What the player likes best, other than the same card again; if it likes nothing, what is worth most."""
    kinds = kinds_of(decision)
    liked = [0 if kind is feast else -wishes.liking(view, kind) for kind in kinds]
    pick = lowest(liked, 1)
    if liked[pick[0]] < 0:
        return pick
    return lowest([1000 if kind is feast else -gain_worth(view, kind, wishes) for kind in kinds], 1)


gardens.fact(POINTS_BY_SIZE)


@library.advice(RANK)
def by_cards_it_draws(view: View, kind: Kind, wishes: Wishes) -> int:
    """The sooner, the more cards it draws: as other Actions, by what is printed on them."""
    return usual_rank(kind) + 20 * max(0, FULL_HAND + 1 - view.hand_size(view.seat))


@library.advice(PAYS)
def hand_is_small(view: View, kind: Kind, wishes: Wishes) -> bool:
    return view.hand_size(view.seat) <= FULL_HAND


@mine.advice(PAYS)
def has_lesser_treasure(view: View, kind: Kind, wishes: Wishes) -> bool:
    return copper in view.hand or (silver in view.hand and view.left(gold) > 0)


@mine.advice(TRASH)
def trash_for_a_better_treasure(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The most expensive Treasure that can be replaced by a better one."""
    kinds = kinds_of(decision)
    for i in best(decision, len(kinds)):
        for better in view.supply:
            if (
                better.types & TREASURE
                and kinds[i].cost < better.cost
                and covers(kinds[i].cost + 3, better.cost)
                and view.left(better)
            ):
                return (i,)
    return NOTHING


moat.fact(MAKES_SAFE)


@moneylender.advice(PAYS)
def has_copper(view: View, kind: Kind, wishes: Wishes) -> bool:
    return copper in view.hand


moneylender.advice(TRASH)(take_the_offer)

trades(remodel, 2)

spy.fact(ATTACKS_DECK)

thief.fact(ATTACKS_DECK)

throne_room.advice(RANK)(always(FIRST))


@throne_room.advice(PAYS)
def has_other_action(view: View, kind: Kind, wishes: Wishes) -> bool:
    others = rest(view, kind)
    return others.count(kind) > 1 or any(
        each.types & ACTION and pays(view, each, wishes) for each in others if each is not kind
    )


@throne_room.advice(PLAY)
def double_the_strongest(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The strongest Action that pays; but if others are stuck without an action, the one to play first."""
    kinds = kinds_of(decision)
    if view.actions(view.seat) == 0 and len(kinds) > 1:
        pick = best_action(view, kinds, wishes)
        return (pick,) if pick >= 0 else NOTHING
    values: list[int] = []
    for kind in kinds:
        value = dearness(kind.cost) + 20 * kind.cards + 15 * kind.coins + 10 * min(kind.actions, 2)
        attack = 20 if kind.types & ATTACK else 0
        values.append(-value - attack if pays(view, kind, wishes) else 0)
    strongest = lowest(values, 1)
    return strongest if values[strongest[0]] < 0 else NOTHING


witch.advice(RANK)(while_curses_last(TERMINAL + 110))

workshop.fact(GAINS_UP_TO, 4)
