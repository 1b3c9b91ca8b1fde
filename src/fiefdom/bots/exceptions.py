"""Habits that some cards need for themselves, by the card that asks; and the one answer to any decision."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.habits import (
    HABITS,
    NOTHING,
    Habit,
    best,
    best_spare,
    kinds_of,
    least_missed,
    lowest,
    those,
    worst,
)
from fiefdom.bots.worth import (
    coins_in,
    coins_to_spend,
    deck_worth,
    gain_worth,
    is_dead,
    is_good,
    is_junk,
    is_late,
    is_spare,
    worth,
)
from fiefdom.cards.basic import copper, curse, gold, province
from fiefdom.engine.card import ACTION, TREASURE, VICTORY
from fiefdom.engine.decision import (
    CHOOSE,
    DISCARD,
    FIRST_ONE,
    GAIN,
    REVEAL,
    SET_ASIDE,
    TOPDECK,
    TRASH,
    Answer,
    Decision,
)
from fiefdom.views.view import View

# Attacks on what lies on top of a deck.
ON_THE_DECK: Final = ("Bandit", "Pirate Ship", "Saboteur", "Sea Hag", "Spy", "Swindler", "Thief")


def labelled(decision: Decision, *wanted: str) -> Answer:
    """These options first, then the others, as many as must be."""
    names = decision.options.names()
    picks = [names.index(each) for each in wanted if each in names]
    picks += [i for i in range(len(names)) if i not in picks]
    return tuple(picks[: max(decision.least, 1)])


def take_the_offer(view: View, decision: Decision) -> Answer:
    """What is on offer is always worth it: a Copper for coins, an Estate for more."""
    return FIRST_ONE


def trash_for_a_better_treasure(view: View, decision: Decision) -> Answer:
    """The dearest for which there is something better."""
    kinds = kinds_of(decision)
    for i in best(decision, len(kinds)):
        for better in view.supply:
            if better.types & TREASURE and kinds[i].cost < better.cost <= kinds[i].cost + 3 and view.left(better):
                return (i,)
    return NOTHING


def change_for_up_to(more: int, exactly: bool) -> Habit:
    """The card that gains most when it is changed for one that costs so much more."""

    def choice(view: View, decision: Decision) -> Answer:
        values: list[int] = []
        left = [kind for kind in view.supply if view.left(kind)]
        for kind in kinds_of(decision):
            most = 0 if exactly else -1000
            cost = kind.cost + more
            for other in left:
                if other.cost == cost if exactly else other.cost <= cost:
                    most = max(most, gain_worth(view, other))
            values.append(deck_worth(view, kind) - most)
        return lowest(values, 1)

    return choice


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


def mill_two(view: View, decision: Decision) -> Answer:
    """Two cards that are dead, or none."""
    dead = those(decision, is_dead)
    return dead if len(dead) == decision.most else NOTHING


def turn_into_coins(view: View, decision: Decision) -> Answer:
    """What gives no more than a coin this turn."""
    stuck = view.actions(view.seat) == 0
    kinds = kinds_of(decision)
    picks: list[int] = []
    for i in range(len(kinds)):
        kind = kinds[i]
        is_stuck = stuck and kind.types & (ACTION | TREASURE) == ACTION
        if is_dead(kind) or kind is copper or is_stuck:
            picks.append(i)
    return tuple(picks)


def save_from_attack(view: View, decision: Decision) -> Answer:
    """Before an attack on the deck what can be lost, best on top; before one on the hand what comes after the best."""
    attack = view.attack
    if attack is not None and attack.name in ON_THE_DECK:
        return worst(decision, decision.least)
    ranked = best(decision, decision.options.size())
    return ranked[3 : 3 + decision.least] if len(ranked) >= 3 + decision.least else ranked[-decision.least :]


def torturer(view: View, decision: Decision) -> Answer:
    """A Curse if none are left, or if without two cards of the hand there is no money for a Province any more."""
    coins = sorted([coins_in([kind]) for kind in view.hand])
    loses_province = sum(coins) >= province.cost > sum(coins[2:]) and view.left(province) > 0
    return labelled(decision, "gain Curse" if view.left(curse) == 0 or loses_province else "discard")


def steward(view: View, decision: Decision) -> Answer:
    """Trash two dead cards; else what is more: coins, or cards of the deck as it is on average."""
    if sum(1 for kind in view.hand if is_dead(kind) and is_junk(view, kind)) >= 2:
        return labelled(decision, "trash")
    coins = coins_to_spend(view)
    if coins < province.cost <= coins + 2:
        return labelled(decision, "+$2")
    others = sum(n for _, n in view.owned) - view.hand_size(view.seat) - len(view.in_play(view.seat))
    money = view.money - coins_in(view.hand) - coins_in(view.in_play(view.seat))
    return labelled(decision, "+2 Cards" if others >= 2 and money > others else "+$2")


def nobles(view: View, decision: Decision) -> Answer:
    """Actions if another Action waits and none is left, else cards."""
    waits = any(kind.types & ACTION for kind in view.hand)
    return labelled(decision, "+2 Actions" if waits and view.actions(view.seat) == 0 else "+3 Cards")


def minion(view: View, decision: Decision) -> Answer:
    """Coins, unless the hand is hardly worth keeping and no other Minion can change it."""
    is_last = decision.source not in view.hand
    return labelled(decision, "discard hand" if is_last and coins_in(view.hand) <= 3 else "+$2")


def pawn(view: View, decision: Decision) -> Answer:
    """Go on with another card; with money for two cards, or nothing to draw, a coin and a buy."""
    coins = coins_to_spend(view)
    if coins >= 10 or not view.can_draw:
        return labelled(decision, "+1 Buy", "+$1")
    return labelled(decision, "+1 Card", "+1 Action")


def lurker(view: View, decision: Decision) -> Answer:
    """Take an Action of the trash if a good one lies there, else put one there."""
    return labelled(decision, "gain" if any(kind.types & ACTION and kind.cost >= 4 for kind in view.trash) else "trash")


def swindle(view: View, decision: Decision) -> Answer:
    """For another player: a Curse if it can be, else what is least to them."""
    late = is_late(view)
    values: list[int] = []
    for kind in kinds_of(decision):
        points = kind.points * (30 if late else 5)
        use = 0 if is_dead(kind) or late else 10 * kind.cost + (5 if kind.types & TREASURE else 0)
        values.append(points - 1000 if kind is curse else points + use)
    return lowest(values, 1)


def keep_mining(view: View, decision: Decision) -> Answer:
    """A Mining Village is trashed for coins only if they make a Province."""
    coins = coins_to_spend(view)
    return FIRST_ONE if view.left(province) and coins < province.cost <= coins + 2 else NOTHING


def show_junk(view: View, decision: Decision) -> Answer:
    """What one would rather give away."""
    return least_missed(view, decision, 1)


def set_dead_aside(view: View, decision: Decision) -> Answer:
    """A Victory card to the Island, the dearest first; else what is worth least."""
    kinds = kinds_of(decision)
    values = [-kind.cost if kind.types & VICTORY and is_dead(kind) else 100 + worth(kind) for kind in kinds]
    return lowest(values, 1)


def keep_for_next_turn(view: View, decision: Decision) -> Answer:
    return best_spare(view, decision, decision.least)


def go_to_sea(view: View, decision: Decision) -> Answer:
    """Attack until there are five tokens, then take the coins; sooner if they make a Province."""
    tokens = view.tokens(view.seat).get("pirate_ship", 0)
    coins = coins_to_spend(view)
    return (1,) if tokens >= 5 or coins < province.cost <= coins + tokens else (0,)


def fill_then_take(view: View, decision: Decision) -> Answer:
    """Put cards on the mat until three lie there, or what makes a Province, or there are no more."""
    coins = coins_to_spend(view)
    for zone, kinds, n in view.uncovered(view.seat):
        if zone == "native_village" and kinds is not None:
            makes_province = coins < province.cost <= coins + coins_in(kinds)
            if n >= 3 or makes_province or not view.can_draw:
                return (1,)
    return (0,)


def keep_if_good(view: View, decision: Decision) -> Answer:
    """Discard what was looked at if most of it is dead."""
    for zone, kinds, n in view.uncovered(view.seat):
        if zone == "looked_at" and kinds is not None and 2 * sum(1 for kind in kinds if is_good(kind)) >= n:
            return (1,)
    return (0,)


def show_for_gold(view: View, decision: Decision) -> Answer:
    return FIRST_ONE if view.left(gold) else NOTHING


def deep_if_bad(view: View, decision: Decision) -> Answer:
    """What is put into the deck: on top if one likes to draw it, else at the bottom."""
    is_liked = any(is_good(kind) and is_spare(view, kind) for kind in view.hand)
    return (0 if is_liked else decision.options.size() - 1,)


def courtier(view: View, decision: Decision) -> Answer:
    """Coins if they make a Province now, else a Gold."""
    coins = coins_to_spend(view)
    if view.left(province) and coins < province.cost <= coins + 3:
        return labelled(decision, "+$3", "gain Gold", "+1 Action", "+1 Buy")
    return labelled(decision, "gain Gold", "+$3", "+1 Action", "+1 Buy")


# By the card that asks, where the habit would not do.
EXCEPTIONS: Final[dict[str, dict[str, Habit]]] = {
    "Ambassador": {REVEAL: show_junk},
    "Baron": {DISCARD: take_the_offer},
    "Courtier": {CHOOSE: courtier},
    "Courtyard": {TOPDECK: keep_for_next_turn},
    "Explorer": {REVEAL: show_for_gold},
    "Haven": {SET_ASIDE: keep_for_next_turn},
    "Island": {SET_ASIDE: set_dead_aside},
    "Lurker": {CHOOSE: lurker},
    "Mill": {DISCARD: mill_two},
    "Mine": {TRASH: trash_for_a_better_treasure},
    "Mining Village": {TRASH: keep_mining},
    "Minion": {CHOOSE: minion},
    "Moneylender": {TRASH: take_the_offer},
    "Native Village": {CHOOSE: fill_then_take},
    "Navigator": {CHOOSE: keep_if_good},
    "Nobles": {CHOOSE: nobles},
    "Pawn": {CHOOSE: pawn},
    "Pirate Ship": {CHOOSE: go_to_sea},
    "Remodel": {TRASH: change_for_up_to(2, False)},
    "Replace": {TRASH: change_for_up_to(2, False)},
    "Salvager": {TRASH: salvage},
    "Secret Chamber": {DISCARD: turn_into_coins, TOPDECK: save_from_attack},
    "Secret Passage": {CHOOSE: deep_if_bad},
    "Steward": {CHOOSE: steward},
    "Swindler": {GAIN: swindle},
    "Torturer": {CHOOSE: torturer},
    "Upgrade": {TRASH: change_for_up_to(1, True)},
}


def exception(decision: Decision) -> Habit | None:
    """The habit that the card which asks needs for itself, if it does."""
    source = decision.source
    if source is None:
        return None
    exceptions = EXCEPTIONS.get(source.name)
    return None if exceptions is None else exceptions.get(decision.purpose)


def habit(view: View, decision: Decision) -> Answer:
    """The default answer to any decision of any card."""
    return (exception(decision) or HABITS[decision.purpose])(view, decision)
