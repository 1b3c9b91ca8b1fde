"""Advice about the cards of Intrigue, in alphabetical order."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.actions import usual_rank
from fiefdom.bots.picks import NOTHING, best, distinct, kinds_of, labelled, lowest, worst
from fiefdom.bots.reasons import (
    always,
    keep_for_next_turn,
    rest,
    take_the_offer,
    trades,
)
from fiefdom.bots.worth import (
    A_LITTLE,
    CURSE_HARM,
    PROVINCE_FOR_GOLD,
    Wishes,
    bought_after_draw,
    buying,
    coins_of,
    coins_to_spend,
    deck_worth,
    gain_worth,
    is_dead,
    is_good,
    is_junk,
    is_late,
    is_spare,
    is_stuck,
    times,
    worth,
)
from fiefdom.boxes.intrigue.cards import (
    baron,
    conspirator,
    coppersmith,
    courtier,
    courtyard,
    diplomat,
    duke,
    ironworks,
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
    shanty_town,
    steward,
    swindler,
    torturer,
    trading_post,
    upgrade,
)
from fiefdom.cards.basic import copper, curse, duchy, estate, province, silver
from fiefdom.cards.facts import ATTACKS_DECK, COPPERS_GIVE_MORE, GAINS_UP_TO, POINTS_FOR, TAKES_HAND
from fiefdom.cards.ranks import AFTER_CANTRIPS, CANTRIP, TERMINAL, VILLAGE
from fiefdom.engine.card import PAYS, RANK, Kind
from fiefdom.engine.card_type import ACTION, ATTACK, TREASURE, VICTORY
from fiefdom.engine.decision import CHOOSE, DISCARD, FIRST_ONE, GAIN, TOPDECK, TRASH, Answer, Decision
from fiefdom.engine.price import dearness
from fiefdom.views.view import View

# What a Gold is worth, and how much more than a Mining Village, in tenths of a coin.
PRICE_OF_GOLD: Final = 60
GOLD_FOR_VILLAGE: Final = 20
# What it is worth that others draw four cards instead of a hand of five or more, in tenths of a coin.
LOST_HAND: Final = 12
# What an Action in the trash has to cost to be worth a Lurker, and how many cards of an Action there are.
GOOD: Final = 4
SIZE_OF_PILE: Final = 10
# With this few Provinces left, a Gold comes too late.
TOO_LATE_FOR_GOLD: Final = 2

baron.advice(DISCARD)(take_the_offer)


@baron.advice(RANK)
def with_an_estate(view: View, kind: Kind, wishes: Wishes) -> int:
    """Before what draws three cards if there is an Estate to discard for four coins."""
    return TERMINAL + 110 if estate in view.hand else usual_rank(kind)


@conspirator.advice(RANK)
def once_it_draws(view: View, kind: Kind, wishes: Wishes) -> int:
    """Before terminal Actions if it gives +1 Action, else among them."""
    played = sum(1 for each in view.in_play(view.seat) if each.types & ACTION)
    return AFTER_CANTRIPS + 10 if played >= 2 else TERMINAL + 50


coppersmith.fact(COPPERS_GIVE_MORE)


@coppersmith.advice(RANK)
def by_coppers(view: View, kind: Kind, wishes: Wishes) -> int:
    """The sooner, the more Coppers are in hand."""
    return TERMINAL + 30 + 15 * view.in_hand(copper)


@courtier.advice(CHOOSE)
def coins_for_a_province_else_gold(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Coins if they pay for a Province now, or at the end for anything more, else a Gold."""
    coins = coins_to_spend(view)
    more = 1 if view.left(province) <= TOO_LATE_FOR_GOLD else PROVINCE_FOR_GOLD
    if buying(view, coins + 3, wishes) >= buying(view, coins, wishes) + more:
        return labelled(decision, "+$3", "gain Gold", "+1 Action", "+1 Buy")
    return labelled(decision, "gain Gold", "+$3", "+1 Action", "+1 Buy")


courtyard.advice(TOPDECK)(keep_for_next_turn)


@diplomat.advice(RANK)
def while_it_gives_actions(view: View, kind: Kind, wishes: Wishes) -> int:
    """Early if it leaves at most five cards in hand, which gives +2 Actions."""
    return VILLAGE + 5 if view.hand_size(view.seat) <= 4 else TERMINAL + 80


duke.fact(POINTS_FOR, duchy)

ironworks.fact(GAINS_UP_TO, 4)


@ironworks.advice(RANK)
def early_for_an_action(view: View, kind: Kind, wishes: Wishes) -> int:
    """Before terminal Actions if it will gain an Action that the player wants, which gives +1 Action."""
    gains = any(each.types & ACTION and wishes.liking(view, each) for each in view.affordable(4).kinds)
    return AFTER_CANTRIPS + 10 if gains else usual_rank(kind)


@ironworks.advice(GAIN)
def action_to_go_on(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """An Action that the player wants, if another one in hand waits for an action; else no advice."""
    if view.actions(view.seat) or not any(kind.types & ACTION for kind in view.hand):
        return NOTHING
    kinds = kinds_of(decision)
    values = [-wishes.liking(view, kind) if kind.types & ACTION else 0 for kind in kinds]
    pick = lowest(values, 1)
    return pick if values[pick[0]] < 0 else NOTHING


@lurker.advice(CHOOSE)
def gain_if_good(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Gain an Action from the trash if a good one is there, else trash one."""
    return labelled(decision, "gain" if has_good_trash(view) else "trash")


def has_good_trash(view: View) -> bool:
    """Whether a good Action is in the trash."""
    return any(kind.types & ACTION and dearness(kind.cost) >= 10 * GOOD for kind in view.trash)


@lurker.advice(PAYS)
def gains_or_goes_on(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether there is something to gain, another Lurker in hand gains it, or nobody else has one to gain it with."""
    is_alone = view.left(kind) + view.owns(kind) + times(kind, view.trash) >= SIZE_OF_PILE
    return is_alone or view.in_hand(kind) > 1 or has_good_trash(view)


@masquerade.advice(RANK)
def sooner_with_a_curse(view: View, kind: Kind, wishes: Wishes) -> int:
    """Before most others if there is a Curse to pass on, else after them."""
    return TERMINAL + 125 if curse in view.hand else TERMINAL + 75


@masquerade.advice(PAYS)
def has_junk_to_pass_or_buys_more(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether dead junk can be passed on, or two more cards buy more although a coin is passed on."""
    if any(is_dead(each) and is_junk(view, each) for each in distinct(rest(view, kind))):
        return True
    coins = coins_to_spend(view)
    return bought_after_draw(view, kind.cards, wishes, coins - 1) > buying(view, coins, wishes) + A_LITTLE


@mill.advice(DISCARD)
def two_for_more(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Two cards that give little this turn, if the two coins are worth more than they are."""
    kinds = kinds_of(decision)
    waste = lowest([yield_of(view, kind) for kind in kinds], decision.most)
    lost = sum([coins_of(kinds[i]) for i in waste])
    if len(waste) < 2 or any(yield_of(view, kinds[i]) > 10 for i in waste):
        return NOTHING
    coins = coins_to_spend(view)
    return waste if lost == 0 or buying(view, coins + 2 - lost, wishes) > buying(view, coins, wishes) else NOTHING


def yield_of(view: View, kind: Kind) -> int:
    """What a card in hand still gives this turn, in tenths of a coin."""
    if kind.types & TREASURE:
        return 10 * coins_of(kind)
    return 0 if is_dead(kind) or is_stuck(view, kind) else 15 + dearness(kind.cost)


@mining_village.advice(TRASH)
def for_something_dear(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Trash it if its coins buy something that is worth more, as a Gold instead of another Mining Village."""
    coins = coins_to_spend(view)
    return FIRST_ONE if buying(view, coins + 2, wishes) >= buying(view, coins, wishes) + GOLD_FOR_VILLAGE else NOTHING


minion.advice(RANK)(always(CANTRIP + 5))


@minion.advice(CHOOSE)
def coins_unless_the_hand_is_poor(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Coins, unless four new cards promise a better buy and no other Minion can bring them.

    It is worth something that others with five cards or more lose their hands too.
    """
    if decision.source in view.hand:
        return labelled(decision, "+$2")
    coins = coins_to_spend(view) + sum([int(kind.coins) for kind in view.hand if kind.types & ACTION])
    drawn = bought_after_draw(view, 4, wishes, view.coins(view.seat))
    hits = any(view.hand_size(seat) >= 5 for seat in range(view.players) if seat != view.seat)
    is_poor = drawn + (LOST_HAND if hits else 0) >= buying(view, coins + 2, wishes)
    return labelled(decision, "discard hand" if is_poor else "+$2")


nobles.advice(RANK)(always(AFTER_CANTRIPS))


@nobles.advice(CHOOSE)
def actions_if_one_waits(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Take +2 Actions if there is an Action in hand and no action left for it, else +3 Cards."""
    waits = any(kind.types & ACTION for kind in view.hand)
    return labelled(decision, "+2 Actions" if waits and view.actions(view.seat) == 0 else "+3 Cards")


pawn.advice(RANK)(always(CANTRIP + 20))


@pawn.advice(CHOOSE)
def what_this_turn_lacks(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """An action if another Action waits for it; else a coin with a card, or with a buy if that buys more."""
    waits = view.actions(view.seat) == 0 and any(kind.types & ACTION for kind in view.hand)
    if waits:
        return labelled(decision, "+1 Action", "+1 Card")
    coins = coins_to_spend(view)
    if not view.can_draw or buying(view, coins + 1, wishes, 1) > buying(view, coins + 2, wishes):
        return labelled(decision, "+$1", "+1 Buy")
    return labelled(decision, "+1 Card", "+$1")


def with_curse(view: View, kind: Kind, wishes: Wishes) -> int:
    """What it is worth to gain a card with Replace: a Victory card also gives the others a Curse."""
    return gain_worth(view, kind, wishes) + (CURSE_HARM if kind.types & VICTORY and view.left(curse) else 0)


trades(replace, 2, worth=with_curse)


@replace.advice(GAIN)
def best_with_curse(view: View, decision: Decision, wishes: Wishes) -> Answer:
    return lowest([-with_curse(view, kind, wishes) for kind in kinds_of(decision)], 1)


saboteur.fact(ATTACKS_DECK)


@secret_chamber.advice(DISCARD)
def turn_into_coins(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Discard what gives no more than a coin this turn; or all but one card, if another will take the rest."""
    stuck = view.actions(view.seat) == 0
    kinds = kinds_of(decision)
    if not stuck and any(kind.facts & TAKES_HAND for kind in kinds):
        return lowest([100 if kind.facts & TAKES_HAND else worth(kind) for kind in kinds], len(kinds) - 2)
    picks: list[int] = []
    for i in range(len(kinds)):
        kind = kinds[i]
        is_stuck = stuck and kind.types & (ACTION | TREASURE) == ACTION
        if is_dead(kind) or kind is copper or is_stuck:
            picks.append(i)
    return tuple(picks)


@secret_chamber.advice(TOPDECK)
def save_from_attack(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Against an attack on the deck, put back the worst cards; on the hand, the best after the three to keep."""
    attack = view.attack
    if attack is not None and attack.facts & ATTACKS_DECK:
        return worst(decision, decision.least)
    ranked = best(decision, decision.options.size())
    return ranked[3 : 3 + decision.least] if len(ranked) >= 3 + decision.least else ranked[-decision.least :]


@secret_passage.advice(CHOOSE)
def deep_if_bad(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Put the card on top if the hand can spare a good one, else at the bottom."""
    is_liked = any(is_good(kind) and is_spare(view, kind, wishes) for kind in view.hand)
    return (0 if is_liked else decision.options.size() - 1,)


# After Actions that leave the hand without others, since only then it draws.
shanty_town.advice(RANK)(always(AFTER_CANTRIPS + 15))


@steward.advice(CHOOSE)
def what_is_more(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Trash if two cards are dead junk, or one and a Copper, unless coins buy something dear; else coins, if they buy
    more than two cards from the deck would, else cards."""
    junk = [kind for kind in view.hand if is_junk(view, kind)]
    dead = sum(1 for kind in junk if is_dead(kind))
    coins = coins_to_spend(view)
    is_cheap = buying(view, coins + 2, wishes) < PRICE_OF_GOLD
    if dead >= 2 or (dead == 1 and len(junk) > 1 and is_cheap):
        return labelled(decision, "trash")
    drawn = bought_after_draw(view, 2, wishes, coins, view.actions(view.seat)) if view.can_draw else 0
    return labelled(decision, "+2 Cards" if drawn > buying(view, coins + 2, wishes) else "+$2")


swindler.fact(ATTACKS_DECK)
swindler.advice(RANK)(always(TERMINAL + 105))


@swindler.advice(GAIN)
def least_for_them(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Give the other player a Curse if possible, else what helps them least; an Attack would come back."""
    late = is_late(view)
    values: list[int] = []
    for kind in kinds_of(decision):
        points = kind.points * (30 if late else 5)
        use = 0 if is_dead(kind) or late else dearness(kind.cost) + (5 if kind.types & TREASURE else 0)
        back = 10 if kind.types & ATTACK else 0
        values.append(points - 1000 if kind is curse else points + use + back)
    return lowest(values, 1)


@torturer.advice(CHOOSE)
def curse_if_cards_are_dearer(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """Take a Curse if none are left, if discarding two cards would cost a Province, or if more Torturers may follow:
    sooner or later they would cost the whole hand. Cards that are dead are discarded all the same."""
    hand = view.hand
    coins = sorted([coins_of(kind) for kind in hand])
    loses_province = sum(coins) >= province.cost > sum(coins[2:]) and view.left(province) > 0
    may_follow = view.actions(view.turn) > 0 or times(torturer, view.in_play(view.turn)) > 1
    loses_hand = may_follow and sum([1 for kind in hand if is_dead(kind)]) < min(2, len(hand))
    is_dear = view.left(curse) == 0 or loses_province or loses_hand
    return labelled(decision, "gain Curse" if is_dear else "discard")


@trading_post.advice(PAYS)
def has_two_to_spare(view: View, kind: Kind, wishes: Wishes) -> bool:
    """Whether two other cards in hand are worth less than a Silver."""
    return sum(1 for each in rest(view, kind) if each.cost < silver.cost and deck_worth(view, each) <= 20) >= 2


trades(upgrade, 1, exactly=True)
