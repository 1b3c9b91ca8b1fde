"""What a sensible player does by default: a habit for every purpose, and exceptions for some cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fiefdom.cards.basic import copper, curse, estate, gold, province, silver
from fiefdom.engine.card import ACTION, TREASURE, VICTORY, Kind
from fiefdom.engine.decision import (
    BUY,
    CHOOSE,
    DISCARD,
    FIRST_ONE,
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
)
from fiefdom.views.view import View

Habit: TypeAlias = Callable[[View, Decision], Answer]

NOTHING: Final[Answer] = ()


def worth(kind: Kind) -> int:
    """How gladly one has a card in hand: Curses least, then Victory cards, then Treasures and Actions by their cost."""
    if kind.types & (ACTION | TREASURE):
        return kind.cost
    return -1 if kind.types & VICTORY else -2


def ranked(decision: Decision, n: int, best_first: bool) -> Answer:
    """The n options that are worth least, or most, in that order; of equals the first."""
    options = decision.options
    worths: list[int] = []
    for i in range(options.size()):
        kind = options.kind(i)
        value = 0 if kind is None else worth(kind)
        worths.append(-value if best_first else value)
    picks: list[int] = []
    for _ in range(min(n, len(worths))):
        pick = -1
        for i in range(len(worths)):
            if (pick < 0 or worths[i] < worths[pick]) and i not in picks:
                pick = i
        picks.append(pick)
    return tuple(picks)


def worst(decision: Decision) -> Answer:
    """As few as must be, the least worth."""
    return ranked(decision, decision.least, False)


def best(decision: Decision, n: int = 1) -> Answer:
    """The n options that are worth most, the best first."""
    return ranked(decision, n, True)


def is_mine(decision: Decision) -> bool:
    """Whether the cards to pick from are the player's own."""
    options = decision.options
    return not isinstance(options, CardOptions) or options.owner == decision.seat


def those(decision: Decision, wanted: Callable[[Kind], bool]) -> Answer:
    """All options of the wanted kinds, as far as so many may be picked."""
    picks: list[int] = []
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        if kind is not None and wanted(kind) and len(picks) < decision.most:
            picks.append(i)
    return tuple(picks)


def is_dead(kind: Kind) -> bool:
    return kind.types & (ACTION | TREASURE) == 0


def play(view: View, decision: Decision) -> Answer:
    """All Treasures; of Actions, those that give more actions first, then the dearest."""
    options = decision.options
    if decision.ordered:
        return first(options.size())
    pick = 0
    most = -1
    for i in range(options.size()):
        kind = options.kind(i)
        if kind is None:
            continue
        value = kind.cost + (100 * min(kind.actions, 2) if kind.actions else 0)
        if value > most:
            pick = i
            most = value
    return (pick,)


def discard(view: View, decision: Decision) -> Answer:
    """What must be, the least worth first; what may be, if it is dead, or another's that is not."""
    if decision.least:
        return worst(decision)
    if is_mine(decision):
        return those(decision, is_dead)
    return those(decision, is_no_junk)


def is_no_junk(kind: Kind) -> bool:
    return worth(kind) > 0


def trash(view: View, decision: Decision) -> Answer:
    """What must be, the least worth first, of another's the best; what may be, if the deck is better without it."""
    if not is_mine(decision):
        return best(decision, decision.most)
    if decision.least:
        return worst(decision)
    provinces_matter = view.left(gold) > 0 and view.turns(view.seat) < 12
    coppers_to_spare = (view.money - 6) if view.owns(silver) + view.owns(gold) >= 2 else 0
    picks: list[int] = []
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        if kind is copper and coppers_to_spare > 0:
            coppers_to_spare -= 1
        elif kind is not curse and not (kind is estate and provinces_matter):
            continue
        if len(picks) < decision.most:
            picks.append(i)
    return tuple(picks)


def topdeck(view: View, decision: Decision) -> Answer:
    """What may be, if it is good; what must be: an Action that cannot be played any more, else the least worth."""
    if not decision.least:
        top = best(decision)
        kind = decision.options.kind(top[0])
        return top if kind is not None and worth(kind) > 0 else NOTHING
    if view.turn == view.seat and view.actions(view.seat) == 0:
        for i in best(decision, decision.options.size()):
            kind = decision.options.kind(i)
            if kind is not None and kind.types & ACTION:
                return (i,)
    return worst(decision)


def gain(view: View, decision: Decision) -> Answer:
    """What is worth most; what may be gained, if it is worth having."""
    if decision.least:
        return best(decision, decision.least)
    return those(decision, is_no_junk)


def react(view: View, decision: Decision) -> Answer:
    """Once is enough, and what is not for attacks is always good."""
    kind = decision.options.kind(0)
    if kind is not None and kind.on_gain is not None:
        return (0,)
    if view.is_safe or view.has_reacted:
        return NOTHING
    names = decision.options.names()
    return (names.index("Moat") if "Moat" in names else 0,)


def set_aside(view: View, decision: Decision) -> Answer:
    """Actions, if none can be played any more."""
    return first(decision.most) if view.actions(view.seat) == 0 else first(decision.least)


def choose(view: View, decision: Decision) -> Answer:
    return first(max(decision.least, 1))


def order(view: View, decision: Decision) -> Answer:
    """The best on top."""
    return best(decision, decision.options.size())


def buy(view: View, decision: Decision) -> Answer:
    return NOTHING


def take_the_offer(view: View, decision: Decision) -> Answer:
    """What is on offer is always worth it: a Copper for coins, an Estate for more."""
    return FIRST_ONE


def trash_for_a_better_treasure(view: View, decision: Decision) -> Answer:
    """The dearest for which there is something better."""
    for i in best(decision, decision.options.size()):
        kind = decision.options.kind(i)
        for better in view.supply:
            if (
                kind is not None
                and better.types & TREASURE
                and kind.cost < better.cost <= kind.cost + 3
                and view.left(better)
            ):
                return (i,)
    return NOTHING


def give_up(view: View, decision: Decision) -> Answer:
    """What is worth least."""
    return worst(decision)


def show(view: View, decision: Decision) -> Answer:
    """The card with the most types: it is good for most."""
    pick = 0
    most = 0
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        types = 0 if kind is None else len(kind.type_names())
        if types > most:
            pick = i
            most = types
    return (pick,)


def name(view: View, decision: Decision) -> Answer:
    """The card that one has most of."""
    best_name = ""
    most = 0
    for kind, n in view.owned:
        if n > most:
            best_name = kind.name
            most = n
    return (decision.options.names().index(best_name) if best_name else 0,)


def choose_first_named(*wanted: str) -> Habit:
    """Always these options."""

    def choice(view: View, decision: Decision) -> Answer:
        names = decision.options.names()
        picks = [names.index(each) for each in wanted if each in names]
        picks += [i for i in range(len(names)) if i not in picks]
        return tuple(picks[: max(decision.least, 1)])

    return choice


def mill_two(view: View, decision: Decision) -> Answer:
    """Two cards that are dead, or none."""
    dead = those(decision, is_dead)
    return dead if len(dead) == decision.most else NOTHING


def chamber(view: View, decision: Decision) -> Answer:
    """What is worth no more than a coin."""
    return those(decision, is_worth_a_coin_at_most)


def is_worth_a_coin_at_most(kind: Kind) -> bool:
    return is_dead(kind) or kind is copper


def torturer(view: View, decision: Decision) -> Answer:
    """A Curse only if none are left."""
    return (1,) if view.left(curse) == 0 else (0,)


def steward(view: View, decision: Decision) -> Answer:
    """Trash two dead cards early, else coins."""
    dead = [kind for kind in view.hand if kind is curse or kind is estate]
    wanted = "trash" if len(dead) >= 2 and view.turns(view.seat) < 12 else "+$2"
    return (decision.options.names().index(wanted),)


def nobles(view: View, decision: Decision) -> Answer:
    """Actions if another Action waits and none is left, else cards."""
    waits = any(kind.types & ACTION for kind in view.hand)
    wanted = "+2 Actions" if waits and view.actions(view.seat) == 0 else "+3 Cards"
    return (decision.options.names().index(wanted),)


def swindle(view: View, decision: Decision) -> Answer:
    """For another player: a Curse if it can be, else what is worth least."""
    place = decision.options.find(curse)
    return (place,) if place >= 0 else worst(decision)


def put_on_top(view: View, decision: Decision) -> Answer:
    """Of what must go on the deck, the best topmost, so that it comes back soon."""
    return best(decision, decision.least)


def keep_mining(view: View, decision: Decision) -> Answer:
    """A Mining Village is trashed for coins only near the end."""
    return (0,) if view.left(province) <= 2 else NOTHING


def give_back(view: View, decision: Decision) -> Answer:
    """As many as may be, if they are junk."""
    kind = decision.options.kind(0)
    return first(decision.most) if kind is not None and worth(kind) <= 0 else NOTHING


def show_junk(view: View, decision: Decision) -> Answer:
    """What one would rather give away."""
    return ranked(decision, 1, False)


def set_dead_aside(view: View, decision: Decision) -> Answer:
    """A Victory card to the Island, else what is worth least."""
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        if kind is not None and kind.types & VICTORY and kind.types & ACTION == 0:
            return (i,)
    return worst(decision)


def keep_for_next_turn(view: View, decision: Decision) -> Answer:
    """What is best of what cannot be used now: an Action without an action left, else the dearest."""
    return topdeck(view, decision) if view.actions(view.seat) == 0 else best(decision)


def embargo_what_others_want(view: View, decision: Decision) -> Answer:
    """The dearest pile that is neither money nor points."""
    pick = 0
    most = -1
    names = decision.options.names()
    for kind in view.supply:
        if kind.box != "basic" and kind.cost > most:
            pick = names.index(kind.name)
            most = kind.cost
    return (pick,)


def go_to_sea(view: View, decision: Decision) -> Answer:
    """Attack until there are three tokens, then take the coins."""
    return (1,) if view.tokens(view.seat).get("pirate_ship", 0) >= 3 else (0,)


def fill_then_take(view: View, decision: Decision) -> Answer:
    """Put cards on the mat until three lie there."""
    for zone, _, n in view.uncovered(view.seat):
        if zone == "native_village" and n >= 3:
            return (1,)
    return (0,)


def keep_if_good(view: View, decision: Decision) -> Answer:
    """Discard what was looked at if most of it is dead."""
    for zone, kinds, n in view.uncovered(view.seat):
        if zone == "looked_at" and kinds is not None and 2 * sum(1 for kind in kinds if worth(kind) > 0) >= n:
            return (1,)
    return (0,)


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

# By the card that asks, where the habit would not do.
EXCEPTIONS: Final[dict[str, dict[str, Habit]]] = {
    "Moneylender": {TRASH: take_the_offer},
    "Mine": {TRASH: trash_for_a_better_treasure},
    "Baron": {DISCARD: take_the_offer},
    "Courtier": {CHOOSE: choose_first_named("gain Gold", "+$3", "+1 Action", "+1 Buy")},
    "Lurker": {CHOOSE: choose_first_named("gain")},
    "Mill": {DISCARD: mill_two},
    "Mining Village": {TRASH: keep_mining},
    "Minion": {CHOOSE: choose_first_named("+$2")},
    "Nobles": {CHOOSE: nobles},
    "Pawn": {CHOOSE: choose_first_named("+1 Card", "+1 Action")},
    "Secret Chamber": {DISCARD: chamber, TOPDECK: put_on_top},
    "Steward": {CHOOSE: steward},
    "Swindler": {GAIN: swindle},
    "Torturer": {CHOOSE: torturer},
    "Ambassador": {REVEAL: show_junk},
    "Embargo": {CHOOSE: embargo_what_others_want},
    "Haven": {SET_ASIDE: keep_for_next_turn},
    "Island": {SET_ASIDE: set_dead_aside},
    "Native Village": {CHOOSE: fill_then_take},
    "Navigator": {CHOOSE: keep_if_good},
    "Pirate Ship": {CHOOSE: go_to_sea},
}


def habit(view: View, decision: Decision) -> Answer:
    """The default answer to any decision of any card."""
    source = decision.source
    if source is not None:
        exceptions = EXCEPTIONS.get(source.name)
        if exceptions is not None and decision.purpose in exceptions:
            return exceptions[decision.purpose](view, decision)
    return HABITS[decision.purpose](view, decision)
