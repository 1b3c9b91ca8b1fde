"""Advice about the cards of Intrigue, in alphabetical order."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.advice.reasons import (
    always,
    change_for_up_to,
    has_cheap,
    keep_for_next_turn,
    rest,
    take_the_offer,
)
from fiefdom.bots.picks import NOTHING, all_that, best, kinds_of, labelled, lowest, worst
from fiefdom.bots.worth import coins_in, coins_to_spend, deck_worth, is_dead, is_good, is_junk, is_late, is_spare
from fiefdom.cards.basic import copper, curse, province
from fiefdom.cards.dominion import bandit, spy, thief
from fiefdom.cards.intrigue import (
    baron,
    conspirator,
    courtier,
    courtyard,
    diplomat,
    lurker,
    masquerade,
    mill,
    mining_village,
    minion,
    nobles,
    pawn,
    replace,
    saboteur,
    secret_chamber,
    secret_passage,
    steward,
    swindler,
    torturer,
    trading_post,
    upgrade,
)
from fiefdom.cards.seaside import pirate_ship, sea_hag
from fiefdom.engine.card import ACTION, PAYS, RANK, TREASURE, Kind
from fiefdom.engine.decision import CHOOSE, DISCARD, FIRST_ONE, GAIN, TOPDECK, TRASH, Answer, Decision
from fiefdom.views.view import View

# Attacks on the top of the deck.
ON_THE_DECK: Final = (bandit, pirate_ship, saboteur, sea_hag, spy, swindler, thief)

baron.advice(DISCARD)(take_the_offer)


@conspirator.advice(RANK)
def once_it_draws(view: View, kind: Kind) -> int:
    """Before terminal Actions if it gives +1 Action, else among them."""
    played = sum(1 for each in view.in_play(view.seat) if each.types & ACTION)
    return 690 if played >= 2 else 350


@courtier.advice(CHOOSE)
def coins_for_a_province_else_gold(view: View, decision: Decision) -> Answer:
    """Coins if they pay for a Province now, else a Gold."""
    coins = coins_to_spend(view)
    if view.left(province) and coins < province.cost <= coins + 3:
        return labelled(decision, "+$3", "gain Gold", "+1 Action", "+1 Buy")
    return labelled(decision, "gain Gold", "+$3", "+1 Action", "+1 Buy")


courtyard.advice(TOPDECK)(keep_for_next_turn)


@diplomat.advice(RANK)
def while_it_gives_actions(view: View, kind: Kind) -> int:
    """Early if it leaves at most five cards in hand, which gives +2 Actions."""
    return 905 if view.hand_size(view.seat) <= 4 else 380


@lurker.advice(CHOOSE)
def gain_if_good(view: View, decision: Decision) -> Answer:
    """Gain an Action from the trash if a good one is there, else trash one."""
    return labelled(decision, "gain" if any(kind.types & ACTION and kind.cost >= 4 for kind in view.trash) else "trash")


masquerade.advice(RANK)(always(420))


@mill.advice(DISCARD)
def two_dead_or_none(view: View, decision: Decision) -> Answer:
    dead = all_that(decision, is_dead)
    return dead if len(dead) == decision.most else NOTHING


@mining_village.advice(TRASH)
def only_for_a_province(view: View, decision: Decision) -> Answer:
    """Trash it for coins only if they pay for a Province."""
    coins = coins_to_spend(view)
    return FIRST_ONE if view.left(province) and coins < province.cost <= coins + 2 else NOTHING


minion.advice(RANK)(always(705))


@minion.advice(CHOOSE)
def coins_unless_the_hand_is_poor(view: View, decision: Decision) -> Answer:
    """Coins, unless the hand is poor and no other Minion can replace it."""
    is_last = decision.source not in view.hand
    return labelled(decision, "discard hand" if is_last and coins_in(view.hand) <= 3 else "+$2")


nobles.advice(RANK)(always(680))


@nobles.advice(CHOOSE)
def actions_if_one_waits(view: View, decision: Decision) -> Answer:
    """Take +2 Actions if there is an Action in hand and no action left for it, else +3 Cards."""
    waits = any(kind.types & ACTION for kind in view.hand)
    return labelled(decision, "+2 Actions" if waits and view.actions(view.seat) == 0 else "+3 Cards")


pawn.advice(RANK)(always(720))


@pawn.advice(CHOOSE)
def go_on_or_buy_two(view: View, decision: Decision) -> Answer:
    """A card and an action; with money for two buys, or nothing to draw, a buy and a coin."""
    coins = coins_to_spend(view)
    if coins >= 10 or not view.can_draw:
        return labelled(decision, "+1 Buy", "+$1")
    return labelled(decision, "+1 Card", "+1 Action")


replace.advice(PAYS)(has_cheap)
replace.advice(TRASH)(change_for_up_to(2))


@secret_chamber.advice(DISCARD)
def turn_into_coins(view: View, decision: Decision) -> Answer:
    """Discard what gives no more than a coin this turn."""
    stuck = view.actions(view.seat) == 0
    kinds = kinds_of(decision)
    picks: list[int] = []
    for i in range(len(kinds)):
        kind = kinds[i]
        is_stuck = stuck and kind.types & (ACTION | TREASURE) == ACTION
        if is_dead(kind) or kind is copper or is_stuck:
            picks.append(i)
    return tuple(picks)


@secret_chamber.advice(TOPDECK)
def save_from_attack(view: View, decision: Decision) -> Answer:
    """Against an attack on the deck, put back the worst cards; on the hand, the best after the three to keep."""
    if view.attack in ON_THE_DECK:
        return worst(decision, decision.least)
    ranked = best(decision, decision.options.size())
    return ranked[3 : 3 + decision.least] if len(ranked) >= 3 + decision.least else ranked[-decision.least :]


@secret_passage.advice(CHOOSE)
def deep_if_bad(view: View, decision: Decision) -> Answer:
    """Put the card on top if the hand can spare a good one, else at the bottom."""
    is_liked = any(is_good(kind) and is_spare(view, kind) for kind in view.hand)
    return (0 if is_liked else decision.options.size() - 1,)


@steward.advice(CHOOSE)
def what_is_more(view: View, decision: Decision) -> Answer:
    """Trash if two cards are dead junk; else coins, or cards if the deck gives more on average."""
    if sum(1 for kind in view.hand if is_dead(kind) and is_junk(view, kind)) >= 2:
        return labelled(decision, "trash")
    coins = coins_to_spend(view)
    if coins < province.cost <= coins + 2:
        return labelled(decision, "+$2")
    others = sum(n for _, n in view.owned) - view.hand_size(view.seat) - len(view.in_play(view.seat))
    money = view.money - coins_in(view.hand) - coins_in(view.in_play(view.seat))
    return labelled(decision, "+2 Cards" if others >= 2 and money > others else "+$2")


@swindler.advice(GAIN)
def least_for_them(view: View, decision: Decision) -> Answer:
    """Give the other player a Curse if possible, else what helps them least."""
    late = is_late(view)
    values: list[int] = []
    for kind in kinds_of(decision):
        points = kind.points * (30 if late else 5)
        use = 0 if is_dead(kind) or late else 10 * kind.cost + (5 if kind.types & TREASURE else 0)
        values.append(points - 1000 if kind is curse else points + use)
    return lowest(values, 1)


@torturer.advice(CHOOSE)
def curse_if_cards_are_dearer(view: View, decision: Decision) -> Answer:
    """Take a Curse if none are left, or if discarding two cards would cost a Province."""
    coins = sorted([coins_in([kind]) for kind in view.hand])
    loses_province = sum(coins) >= province.cost > sum(coins[2:]) and view.left(province) > 0
    return labelled(decision, "gain Curse" if view.left(curse) == 0 or loses_province else "discard")


@trading_post.advice(PAYS)
def has_two_to_spare(view: View, kind: Kind) -> bool:
    return sum(1 for each in rest(view, kind) if deck_worth(view, each) <= 20) >= 2


upgrade.advice(PAYS)(has_cheap)
upgrade.advice(TRASH)(change_for_up_to(1, exactly=True))
