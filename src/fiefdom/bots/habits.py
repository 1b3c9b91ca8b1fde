"""What a sensible player does by default: a habit for every purpose. What cards need beside is in exceptions.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fiefdom.bots.actions import best_action, throne_target
from fiefdom.bots.worth import (
    coins_to_spend,
    coppers_to_spare,
    deck_worth,
    gain_worth,
    is_dead,
    is_good,
    is_late,
    is_spare,
    step_of,
    worth,
)
from fiefdom.cards.basic import copper, curse, estate
from fiefdom.engine.ability import HAND
from fiefdom.engine.card import ACTION, TREASURE, Kind
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
from fiefdom.engine.native import i64
from fiefdom.views.view import View

Habit: TypeAlias = Callable[[View, Decision], Answer]

NOTHING: Final[Answer] = ()
HIGHEST: Final = 1 << 40


def kinds_of(decision: Decision) -> list[Kind]:
    """The kinds on offer, in the order of the options."""
    found: list[Kind] = []
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        assert kind is not None, "labels are not asked for here"
        found.append(kind)
    return found


def lowest(values: list[int], n: int) -> Answer:
    """The places of the n lowest values, in that order; of equals the first."""
    picks: list[int] = []
    size: i64 = len(values)
    # The last pick, and its value: what comes before it is picked already.
    last: i64 = -1
    floor: i64 = -HIGHEST
    while len(picks) < n and len(picks) < size:
        pick: i64 = -1
        least: i64 = HIGHEST
        i: i64 = 0
        while i < size:
            value: i64 = values[i]
            if value < least and (value > floor or (value == floor and i > last)):
                pick = i
                least = value
            i += 1
        picks.append(pick)
        last = pick
        floor = least
    return tuple(picks)


def worst(decision: Decision, n: int) -> Answer:
    """The n options that are worth least in a hand."""
    return lowest([worth(kind) for kind in kinds_of(decision)], n)


def best(decision: Decision, n: int = 1) -> Answer:
    """The n options that are worth most in a hand, the best first."""
    return lowest([-worth(kind) for kind in kinds_of(decision)], n)


def least_missed(view: View, decision: Decision, n: int) -> Answer:
    """The n options that the deck is best without, and this turn can do without."""
    return lowest([deck_worth(view, kind) + need(view, decision, kind) for kind in kinds_of(decision)], n)


def need(view: View, decision: Decision, kind: Kind) -> int:
    """How badly a Treasure of the hand is needed this turn, in tenths of a coin."""
    is_needed = kind.types & TREASURE and view.turn == view.seat and is_of_hand(decision) and coins_to_spend(view) >= 6
    return 60 if is_needed and not is_spare(view, kind) else 0


def is_mine(decision: Decision) -> bool:
    """Whether the cards to pick from are the player's own, and not somebody else's or the supply's."""
    options = decision.options
    return isinstance(options, CardOptions) and options.owner == decision.seat


def is_of_hand(decision: Decision) -> bool:
    """Whether the cards to pick from are those of a hand."""
    options = decision.options
    return isinstance(options, CardOptions) and options.zone == "hand"


def those(decision: Decision, wanted: Callable[[Kind], bool]) -> Answer:
    """All options of the wanted kinds, as far as so many may be picked."""
    kinds = kinds_of(decision)
    return tuple([i for i in range(len(kinds)) if wanted(kinds[i])][: decision.most])


def play(view: View, decision: Decision) -> Answer:
    """All Treasures; of Actions the one whose turn it is, if it pays; what another card plays twice, the strongest."""
    if decision.is_for_treasures:
        return first(decision.options.size())
    kinds = kinds_of(decision)
    if decision.least:
        return (throne_target(view, kinds),)
    pick = best_action(view, kinds)
    return (pick,) if pick >= 0 else NOTHING


def discard(view: View, decision: Decision) -> Answer:
    """What must be, the least worth first; what may be, if it is dead, or another's that is not."""
    if not decision.least:
        return those(decision, is_dead if is_mine(decision) else is_good)
    kinds = kinds_of(decision)
    return lowest(in_one_hand(kinds) if is_of_hand(decision) else [worth(kind) for kind in kinds], decision.least)


def in_one_hand(kinds: list[Kind]) -> list[int]:
    """What cards are worth in a hand together: Actions for which there will be no action are hardly worth a Copper.

    But a Treasure Map without another one is worth nothing.
    """
    room = 1
    terminals = 0
    values: list[int] = []
    for kind in kinds:
        values.append(worth(kind))
        if kind.types & ACTION:
            if kind.actions > 1:
                room += kind.actions - 1
            elif kind.actions == 0:
                terminals += 1
    if terminals <= room:
        return values
    stuck = [
        values[i] if kinds[i].types & ACTION and kinds[i].actions == 0 and kinds[i].name != "Treasure Map" else -1
        for i in range(len(kinds))
    ]
    for i in lowest([-value for value in stuck], len(kinds))[room:]:
        if stuck[i] >= 0:
            values[i] = 1
    return values


def trash(view: View, decision: Decision) -> Answer:
    """What must be, what the deck is best without, of another's the best; what may be, if it is junk."""
    if not is_mine(decision):
        return best(decision, decision.most)
    if decision.least:
        return least_missed(view, decision, decision.least)
    coppers = coppers_to_spare(view)
    coins = coins_to_spend(view)
    if view.turn == view.seat and is_of_hand(decision) and coins >= 6:
        # Not those without which this turn buys less.
        coppers = min(coppers, coins - step_of(coins))
    picks: list[int] = []
    kinds = kinds_of(decision)
    for i in least_missed(view, decision, len(kinds)):
        if kinds[i] is copper and coppers > 0:
            coppers -= 1
        elif kinds[i] is not curse and not (kinds[i] is estate and not is_late(view)):
            continue
        if len(picks) < decision.most:
            picks.append(i)
    return tuple(picks)


def topdeck(view: View, decision: Decision) -> Answer:
    """What may be, if it is good; what must be, what can be spared this turn."""
    if not decision.least:
        return those(decision, is_good) if decision.most > 1 else good_or_nothing(decision)
    if view.turn != view.seat:
        return worst(decision, decision.least)
    return best_spare(view, decision, decision.least)


def good_or_nothing(decision: Decision) -> Answer:
    top = best(decision)
    kind = decision.options.kind(top[0])
    return top if kind is not None and is_good(kind) else NOTHING


def best_spare(view: View, decision: Decision, n: int) -> Answer:
    """The best cards without which this turn buys as well; else what is worth least."""
    values: list[int] = []
    for kind in kinds_of(decision):
        # An Action without an action left is best kept for later, then money that is not needed now.
        later = 100 if kind.types & ACTION else 0
        values.append(-later - worth(kind) if is_spare(view, kind) and is_good(kind) else 1000 + worth(kind))
    return lowest(values, n)


def gain(view: View, decision: Decision) -> Answer:
    """What is worth most; what may be gained, if it is worth having."""
    values = [-gain_worth(view, kind) for kind in kinds_of(decision)]
    if decision.least == 0 and decision.most > 1:
        return tuple([i for i in range(len(values)) if values[i] < 0][: decision.most])
    pick = lowest(values, 1)
    return pick if decision.least or values[pick[0]] < 0 else NOTHING


def react(view: View, decision: Decision) -> Answer:
    """Once is enough, and what is not for attacks is always good."""
    kinds = kinds_of(decision)
    if decision.least or kinds[0].awaits(HAND) & PLAYING == 0:
        return one(0)
    if view.is_safe or view.has_reacted:
        return NOTHING
    for i in range(len(kinds)):
        if kinds[i].name == "Moat":
            return one(i)
    return one(0)


def set_aside(view: View, decision: Decision) -> Answer:
    """Actions, if none can be played any more."""
    return first(decision.most) if view.actions(view.seat) == 0 else first(decision.least)


def choose(view: View, decision: Decision) -> Answer:
    return first(max(decision.least, 1))


def order(view: View, decision: Decision) -> Answer:
    """The best on top, or first."""
    return best(decision, decision.most)


def buy(view: View, decision: Decision) -> Answer:
    return NOTHING


def give_up(view: View, decision: Decision) -> Answer:
    """What the deck is best without."""
    return least_missed(view, decision, decision.least)


def show(view: View, decision: Decision) -> Answer:
    """The card with the most types: it is good for most."""
    return lowest([-len(kind.type_names()) for kind in kinds_of(decision)], 1)


def name(view: View, decision: Decision) -> Answer:
    """The card that one has most of, outside the hand and not in play."""
    hand = view.hand
    in_play = view.in_play(view.seat)
    best_name = ""
    most = -1
    for kind, n in view.owned:
        elsewhere = n - hand.count(kind) - in_play.count(kind)
        if elsewhere > most:
            best_name = kind.name
            most = elsewhere
    return one(decision.options.names().index(best_name) if best_name else 0)


def give_back(view: View, decision: Decision) -> Answer:
    """As many as may be, if they are junk."""
    kind = decision.options.kind(0)
    return first(decision.most) if kind is not None and deck_worth(view, kind) < 0 else NOTHING


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
