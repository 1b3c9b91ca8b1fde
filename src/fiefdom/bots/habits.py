"""What a sensible player does: follow the advice for the card that asks, else the habit for the purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fiefdom.bots.actions import best_action
from fiefdom.bots.picks import (
    NOTHING,
    all_that,
    best,
    best_spare,
    is_mine,
    is_of_hand,
    kinds_of,
    least_missed,
    lost_least,
    lowest,
)
from fiefdom.bots.worth import (
    DEAR,
    NO_WISHES,
    Wishes,
    buying,
    coins_in,
    coins_to_spend,
    coppers_to_spare,
    deck_worth,
    gain_worth,
    is_dead,
    is_good,
    is_junk,
    is_late,
    owns_any,
    times,
    worth,
)
from fiefdom.cards.basic import copper, curse, estate
from fiefdom.cards.facts import COPPERS_GIVE_MORE, MAKES_SAFE, TAKES_AT_START, TAKES_FIRST, WANTS_TWIN
from fiefdom.engine.ability import HAND
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, TREASURE
from fiefdom.engine.decision import (
    BUY,
    CHOOSE,
    DISCARD,
    GAIN,
    NAME,
    ORDER,
    PASS,
    PLAY,
    REACT,
    RETURN,
    REVEAL,
    SET_ASIDE,
    TOPDECK,
    TRASH,
    Answer,
    CardOptions,
    Decision,
    first,
    one,
)
from fiefdom.engine.moment import PLAYING
from fiefdom.engine.price import dearness
from fiefdom.views.view import View

Habit: TypeAlias = Callable[[View, Decision, Wishes], Answer]


def play(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """All Treasures, or the best Action, if any is worth playing."""
    if decision.is_for_treasures:
        return all_treasures(view, decision, wishes)
    kinds = kinds_of(decision)
    pick = best_action(view, kinds, wishes)
    return (pick,) if pick >= 0 else NOTHING


def all_treasures(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """All of them; while another player takes the first one of a kind, only what it is worth to play."""
    if view.facts & TAKES_FIRST:
        for seat in range(view.players):
            for kind in view.in_play(seat) if seat != view.seat else []:
                if kind.facts & TAKES_FIRST:
                    return past_thief(view, kinds_of(decision), kind.fact_values[TAKES_FIRST], wishes)
    return first(decision.options.size())


def past_thief(view: View, kinds: list[Kind], taken: tuple[Kind, ...], wishes: Wishes) -> Answer:
    """The cheap ones first; those at risk only if they buy more than the one that is lost."""
    safe = [i for i in range(len(kinds)) if kinds[i] not in taken]
    played = sum([view.in_play_of(kind) for kind in taken])
    if played == 0 and len(safe) < len(kinds):
        lost = min([dearness(kind.cost) // 10 for kind in kinds if kind in taken])
        coins = view.coins(view.seat)
        bought = buying(view, coins + coins_in(kinds), wishes)
        if bought - buying(view, coins + coins_in([kinds[i] for i in safe]), wishes) <= 10 * lost:
            return tuple(safe)
    return lowest([worth(kind) for kind in kinds], len(kinds))


def discard(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """If forced, the cards worth least; if optional, all dead cards, or another player's good ones."""
    if not decision.least:
        return all_that(decision, is_dead if is_mine(decision) else is_good)
    kinds = kinds_of(decision)
    if not is_of_hand(decision):
        return lowest([worth(kind) for kind in kinds], decision.least)
    values = in_one_hand(view, kinds)
    # On other players' turns, the values alone are good enough, and much faster, unless Coppers count more than usual.
    is_usual = view.turn != view.seat and not owns_any(view, COPPERS_GIVE_MORE)
    if is_usual or has_twins(view, kinds):
        return lowest(values, decision.least)
    # Dead cards are no loss, so the choice is among the others.
    dead = [i for i in range(len(kinds)) if is_dead(kinds[i])]
    if len(dead) >= decision.least:
        return lowest(values, decision.least)
    living = [i for i in range(len(kinds)) if not is_dead(kinds[i])]
    lost = lost_least(view, [kinds[i] for i in living], [values[i] for i in living], decision.least - len(dead), wishes)
    return tuple(sorted(dead + [living[i] for i in lost]))


def in_one_hand(view: View, kinds: list[Kind]) -> list[int]:
    """What each card is worth in this hand: little, if it is a terminal Action with no action left for it.

    What wants a twin is worth much as two, and little alone.
    """
    room = 1
    terminals = 0
    values: list[int] = []
    for kind in kinds:
        values.append(worth(kind))
        if kind.types & ACTION:
            if kind.facts & WANTS_TWIN:
                values[-1] = worth_with_twin(view, kind, kinds)
            if kind.actions > 1:
                room += kind.actions - 1
            elif kind.actions == 0:
                terminals += 1
    if terminals <= room:
        return values
    stuck = [
        values[i] if kinds[i].types & ACTION and kinds[i].actions == 0 and not kinds[i].facts & WANTS_TWIN else -1
        for i in range(len(kinds))
    ]
    for i in lowest([-value for value in stuck], len(kinds))[room:]:
        if stuck[i] >= 0:
            values[i] = 1
    return values


def has_twins(view: View, kinds: list[Kind]) -> bool:
    """Whether a card that wants a twin is among these with its twin."""
    return view.facts & WANTS_TWIN != 0 and any(kind.facts & WANTS_TWIN and times(kind, kinds) > 1 for kind in kinds)


def worth_with_twin(view: View, kind: Kind, hand: list[Kind]) -> int:
    """What such a card is worth in this hand: more than anything with its twin, and nothing if none can come."""
    if times(kind, hand) > 1:
        return 100
    may_come = view.owns(kind) > 1 and any(each.types & ACTION and each.cards for each in hand)
    return worth(kind) if may_come else 0


def trash(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """If forced, what the deck misses least; if optional, only junk; of another player's cards, the best."""
    if not is_mine(decision):
        return best(decision, decision.most)
    if decision.least:
        return least_missed(view, decision, decision.least, wishes)
    coppers = coppers_to_spare(view)
    if view.turn == view.seat and is_of_hand(decision):
        coppers = min(coppers, coppers_to_miss(view, wishes))
    picks: list[int] = []
    kinds = kinds_of(decision)
    for i in least_missed(view, decision, len(kinds), wishes):
        if kinds[i] is copper and coppers > 0:
            coppers -= 1
        elif kinds[i] is not curse and not (kinds[i] is estate and not is_late(view)):
            continue
        if len(picks) < decision.most:
            picks.append(i)
    return tuple(picks)


def coppers_to_miss(view: View, wishes: Wishes) -> int:
    """How many Coppers in hand this turn can do without: as many as it buys as well without, or all for a big clean-up.

    Getting rid of three cards or more at once is worth more than a cheap buy.
    """
    coins = coins_to_spend(view)
    bought = buying(view, coins, wishes)
    if bought < DEAR and sum([1 for kind in view.hand if is_junk(view, kind)]) >= 3:
        return coins
    missed = 0
    while missed < coins and buying(view, coins - missed - 1, wishes) == bought:
        missed += 1
    return missed


def topdeck(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """If optional, good cards; if forced, what this turn or the next one can spare."""
    if not decision.least:
        return all_that(decision, is_good) if decision.most > 1 else good_or_nothing(decision)
    if view.turn == view.seat:
        return best_spare(view, decision, decision.least, wishes)
    kinds = kinds_of(decision)
    if any(kind.types & ACTION and kind.cards for kind in kinds):
        return to_draw_again(kinds, decision.least)
    # They come back with the next hand, so good ones are put back if this one can do without them.
    return lost_least(view, kinds, [-value for value in in_one_hand(view, kinds)], decision.least, wishes)


def to_draw_again(kinds: list[Kind], n: int) -> Answer:
    """The n cards to put back where an Action of the hand draws them again: Treasures, then dead cards, then others."""
    values: list[int] = []
    for kind in kinds:
        if kind.types & TREASURE:
            values.append(-int(kind.coins))
        else:
            values.append(1 if is_dead(kind) else 100 + 10 * int(kind.cards) + dearness(kind.cost) // 10)
    return lowest(values, n)


def good_or_nothing(decision: Decision) -> Answer:
    top = best(decision)
    kind = decision.options.kind(top[0])
    return top if kind is not None and is_good(kind) else NOTHING


def gain(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The card worth most; if optional, only if it is worth having."""
    values = [-gain_worth(view, kind, wishes) for kind in kinds_of(decision)]
    if decision.least == 0 and decision.most > 1:
        return tuple([i for i in range(len(values)) if values[i] < 0][: decision.most])
    pick = lowest(values, max(1, decision.least))
    return pick if decision.least or values[pick[0]] < 0 else NOTHING


def react(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Reveal one reaction to an Attack, preferably one that makes safe; always use reactions to anything else."""
    kinds = kinds_of(decision)
    if decision.least or kinds[0].awaits(HAND) & PLAYING == 0:
        return one(0)
    if view.is_safe or view.has_reacted:
        return NOTHING
    for i in range(len(kinds)):
        if kinds[i].facts & MAKES_SAFE:
            return one(i)
    return one(0)


def set_aside(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """As many as allowed if no action is left to play them, else as few."""
    return first(decision.most) if view.actions(view.seat) == 0 else first(decision.least)


def choose(view: View, decision: Decision, wishes: Wishes) -> Answer:
    return first(max(decision.least, 1))


def order(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The best on top, or first; at the start of a turn, what takes cards from the hand comes last."""
    options = decision.options
    if isinstance(options, CardOptions) and options.zone == "in_play":
        kinds = kinds_of(decision)
        values = [
            100 + kind.fact_values[TAKES_AT_START] if kind.facts & TAKES_AT_START else -worth(kind) for kind in kinds
        ]
        return lowest(values, decision.most)
    return best(decision, decision.most)


def buy(view: View, decision: Decision, wishes: Wishes) -> Answer:
    return NOTHING


def give_up(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """What the deck misses least."""
    return least_missed(view, decision, decision.least, wishes)


def show(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The card with the most types, because Courtier gives a choice for each."""
    return lowest([-len(kind.type_names()) for kind in kinds_of(decision)], max(1, decision.least))


def name(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The card with the most copies outside the hand and not in play."""
    pick = 0
    most = -1
    for kind, n in view.owned:
        elsewhere = n - view.in_hand(kind) - view.in_play_of(kind)
        place = decision.options.find(kind) if elsewhere > most else -1
        if place >= 0:
            pick = place
            most = elsewhere
    return one(pick)


def give_back(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """As many as allowed, if they are junk; of Coppers no more than the deck and this turn can do without."""
    kind = decision.options.kind(0)
    if kind is None or deck_worth(view, kind) >= 0:
        return NOTHING
    if kind is copper:
        return first(min(decision.most, coppers_to_spare(view), coppers_to_miss(view, wishes)))
    return first(decision.most)


HABITS: Final[dict[str, Habit]] = {
    PLAY: play,
    BUY: buy,
    GAIN: gain,
    DISCARD: discard,
    TRASH: trash,
    TOPDECK: topdeck,
    REACT: react,
    SET_ASIDE: set_aside,
    CHOOSE: choose,
    ORDER: order,
    REVEAL: show,
    PASS: give_up,
    NAME: name,
    RETURN: give_back,
}


def habit(view: View, decision: Decision, wishes: Wishes = NO_WISHES) -> Answer:
    """The default answer to any decision of any card; advice that leaves open what it must pick is passed over.

    `wishes` say what the player wants to buy or gain.
    """
    source = decision.source
    advice = None if source is None else source.advised.get(decision.purpose)
    if advice is not None:
        answer: Answer = advice(view, decision, wishes)
        if answer or not decision.least:
            return answer
    wanted = HABITS[decision.purpose](view, decision, wishes)
    return wanted if decision.allows(len(wanted)) else fitted(view, decision, wanted, wishes)


def fitted(view: View, decision: Decision, wanted: Answer, wishes: Wishes) -> Answer:
    """What is wanted, with as many picks as are allowed: the best wanted ones, and none if it would have to be all."""
    if len(wanted) > decision.most:
        return wanted[: decision.most]
    if len(wanted) >= decision.least:
        return NOTHING
    size = decision.options.size()
    others = least_missed(view, decision, size, wishes) if is_mine(decision) else first(size)
    return (*wanted, *[i for i in others if i not in wanted])[: decision.least]
