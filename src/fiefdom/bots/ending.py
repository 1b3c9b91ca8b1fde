"""The end of the game: whether gains end it, and whether that wins."""

from __future__ import annotations

from typing import Final

from fiefdom.bots.picks import distinct, kinds_of, last_like, lowest
from fiefdom.bots.worth import Wishes, coins_of, coins_to_spend, curses_with, gain_worth, owns_any, times
from fiefdom.cards.basic import copper, duchy, estate, province
from fiefdom.cards.facts import GAINS_UP_TO, POINTS_BY_SIZE, TRADES_UP_BY, TRADES_UP_TO
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import VICTORY
from fiefdom.engine.decision import BUY, GAIN, Answer, CardOptions, Decision, PileOptions
from fiefdom.engine.native import i64
from fiefdom.engine.price import coin_part
from fiefdom.views.view import View

# Looking further ahead than this many gains takes too long.
MOST_GAINS: Final = 4
# A gain hardly ever brings more points: a Duchy brings 11 to a player with all eight Dukes.
MOST_POINTS: Final = 15
POINTS_OF_PROVINCE: Final = 6
# What others may still get besides Provinces, and with how many Provinces left anybody can catch up.
A_FEW_POINTS: Final = 12
MANY_PROVINCES: Final = 5
# A lead that nobody has asked for yet: it takes long to reckon.
UNKNOWN: Final = -1_000_000
# Hardly any game takes this many turns.
LONG_GAME: Final = 50
# What trades a card in hand for a dearer one.
TRADES_UP: Final = TRADES_UP_TO | TRADES_UP_BY


def ends(view: View, kind: Kind) -> bool:
    """Whether gaining a card of this kind ends the game at the end of the turn."""
    if view.left(kind) != 1:
        return False
    return kind.ends_game or view.empty_piles + 1 >= view.piles_to_end


def wins(view: View, kind: Kind, is_bought: bool) -> bool:
    """Whether the player is ahead after gaining this, or tied without having had more turns than anybody."""
    return wins_by(view, view.lead, [kind], curses_with(view, kind, is_bought))


def wins_by(view: View, lead: int, gained: list[Kind], curses: int) -> bool:
    """Whether the player, with this lead, is ahead after these gains, or level without having had more turns."""
    lead += view.points_by(gained) - curses
    if lead != 0:
        return lead > 0
    return all(view.turns(view.seat) <= view.turns(seat) for seat in range(view.players))


def ends_anyway(view: View) -> bool:
    """Whether the game will be over after this turn, since its last Province or third pile is gone."""
    return view.left(province) == 0 or view.empty_piles >= view.piles_to_end


def is_out_of_reach(view: View) -> bool:
    """Whether the others cannot catch up, even with all Provinces that are left and a few other points."""
    return view.lead > POINTS_OF_PROVINCE * view.left(province) + A_FEW_POINTS


def only_delays(view: View, kind: Kind) -> bool:
    """Whether buying this makes it only harder to end a game that nobody else can win any more."""
    return (kind is duchy or kind is estate) and view.left(province) < MANY_PROVINCES and is_out_of_reach(view)


def at_long_last(view: View, decision: Decision) -> int:
    """The index of a pile to buy from when nothing else is wanted in a long game that nobody else can win, or -1.

    It is the smallest one that does not lose the game, so that piles run out even if nobody can get Provinces any more.
    """
    pick = -1
    if view.turns(view.seat) >= LONG_GAME and is_out_of_reach(view):
        for i in range(decision.options.size()):
            kind = decision.options.kind(i)
            if kind is not None and not loses_by(view, kind, is_bought=True):
                best = None if pick < 0 else decision.options.kind(pick)
                if best is None or view.left(kind) < view.left(best):
                    pick = i
    return pick


def is_near_end(view: View) -> bool:
    """Whether an Action and the buys may end the game, at a glance: a pile is empty, or as few Provinces are left."""
    return view.empty_piles > 0 or view.left(province) <= view.buys(view.seat) + 1


def may_end_now(view: View, decision: Decision) -> bool:
    """Whether the gains that this turn can still make might end the game; if False, they certainly do not."""
    if view.may_end:
        return True
    gains = gains_left(view, decision)
    return gains > 1 and view.gains_to_end <= gains


def gains_left(view: View, decision: Decision) -> int:
    """How many cards this turn can still gain: with this question, and all buys."""
    if view.turn != view.seat:
        return 1
    buys = view.buys(view.seat)
    return min(MOST_GAINS, buys + 1 if decision.purpose == GAIN else buys)


def winning_gain(view: View, decision: Decision) -> int:
    """The index of an option that ends the game and wins it, alone or with the buys that are left, or -1.

    Of several, it is the one with the most points.
    """
    if not is_mine_from_supply(decision):
        return -1
    is_bought = decision.purpose == BUY
    gains = gains_left(view, decision)
    spare = 0 if gains == 1 else gains - view.gains_to_end
    if gains == 1 or spare < 0:
        gains = 0
    coins = 0 if gains == 0 else view.coins(view.seat) if is_bought else coins_to_spend(view)
    lead = UNKNOWN
    pick = -1
    most = 0
    for i in range(decision.options.size()):
        kind = decision.options.kind(i)
        if kind is None:
            continue
        is_last = ends(view, kind)
        if not is_last and (gains == 0 or not helps_to_end(view, kind, gains)):
            continue
        curses = curses_with(view, kind, is_bought)
        lead = view.lead if lead == UNKNOWN else lead
        is_winning = is_last and wins_by(view, lead, [kind], curses)
        if not is_winning and gains:
            price = coin_part(view.cost(kind)) if is_bought else 0
            others = spare - 1 if view.left(kind) > gains else spare
            is_winning = others >= 0 and can_finish(view, lead, [kind], curses, coins - price, gains - 1, others)
        if is_winning and (pick < 0 or view.points_by([kind]) > most):
            pick = i
            most = view.points_by([kind])
    return pick


def is_mine_from_supply(decision: Decision) -> bool:
    """Whether the player gains the card itself, and not from the trash."""
    options = decision.options
    if isinstance(options, PileOptions):
        return options.owner < 0 or options.owner == decision.seat
    return not isinstance(options, CardOptions)


def most_points(view: View, decision: Decision) -> int:
    """The index of the option worth most points, or -1 if none is worth any."""
    pick = -1
    most = 0
    if is_mine_from_supply(decision):
        for i in range(decision.options.size()):
            kind = decision.options.kind(i)
            if kind is not None and kind.types & VICTORY:
                points = view.points_by([kind]) - curses_with(view, kind, decision.purpose == BUY)
                if points > most:
                    pick = i
                    most = points
    return pick


def without_losing(view: View, decision: Decision, picked: Answer, wishes: Wishes) -> Answer:
    """The gain that was picked; if it ends the game without winning it, the best other one that does not."""
    if len(picked) != 1 or not is_mine_from_supply(decision):
        return picked
    kinds = kinds_of(decision)
    if not loses_by(view, kinds[picked[0]], is_bought=False):
        return picked
    if decision.least == 0:
        return ()
    values = [
        0 if loses_by(view, kind, is_bought=False) else -10_000 - gain_worth(view, kind, wishes) for kind in kinds
    ]
    other = lowest(values, 1)
    return other if values[other[0]] < 0 else picked


def loses_by(view: View, kind: Kind, is_bought: bool) -> bool:
    """Whether gaining this ends the game without winning it."""
    return ends(view, kind) and not wins(view, kind, is_bought)


def winning_action(view: View, kinds: list[Kind]) -> int:
    """The index of an Action whose gain, with the buys of this turn, ends the game and wins it; or -1."""
    if not any(kind.facts & (GAINS_UP_TO | TRADES_UP) for kind in kinds) or not may_finish_with_one_more(view):
        return -1
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind.facts & (GAINS_UP_TO | TRADES_UP):
            if kind.facts & GAINS_UP_TO:
                gained = view.affordable(kind.fact_values[GAINS_UP_TO]).kinds
                if can_finish_after(view, gained, view.lead, coins_to_spend(view)):
                    return i
            else:
                hand = view.hand
                own = index_of(kind, hand)
                others = distinct([hand[j] for j in range(len(hand)) if j != own])
                lead = view.lead
                if any(wins_with_trade(view, kind, other, lead) for other in others):
                    return i
    return -1


def winning_trash(view: View, decision: Decision) -> int:
    """The index of the card to trash for a gain that, with the buys of this turn, ends the game and wins it; or -1."""
    kind = decision.source
    if kind is not None and kind.facts & TRADES_UP and may_finish_with_one_more(view):
        kinds = kinds_of(decision)
        lead = view.lead
        for i in range(len(kinds)):
            if last_like(kinds, i) < 0 and wins_with_trade(view, kind, kinds[i], lead):
                return i
    return -1


def may_finish_with_one_more(view: View) -> bool:
    """Whether a gain and the buys of this turn might end the game and win it, at a glance."""
    gains = 1 + min(MOST_GAINS, view.buys(view.seat))
    return view.gains_to_end <= gains and view.lead + gains * MOST_POINTS >= 0


def index_of(kind: Kind, kinds: list[Kind]) -> int:
    """The first index of this kind among these; -1 if it is not among them."""
    for i in range(len(kinds)):
        if kinds[i] is kind:
            return i
    return -1


def wins_with_trade(view: View, kind: Kind, trashed: Kind, lead: int) -> bool:
    """Whether trashing this for a card that costs more, and the buys of this turn, can end the game and win it."""
    exactly = kind.facts & TRADES_UP_BY
    most = view.cost(trashed) + int(kind.fact_values[TRADES_UP_BY if exactly else TRADES_UP_TO])
    gained = view.affordable(most).kinds
    if exactly:
        gained = [each for each in gained if view.cost(each) == most]
    return can_finish_after(view, gained, lead - view.points_by([trashed]), coins_to_spend(view) - coins_of(trashed))


def can_finish_after(view: View, gained: list[Kind], lead: int, coins: int) -> bool:
    """Whether the game can be ended and won with the buys of this turn, after gaining one of these."""
    buys = min(MOST_GAINS, view.buys(view.seat))
    gains = buys + 1
    spare = gains - view.gains_to_end
    for kind in gained:
        others = spare - 1 if view.left(kind) > gains else spare
        helps = others >= 0 and helps_to_end(view, kind, gains)
        if helps and can_finish(view, lead, [kind], 0, coins, buys, others):
            return True
    return False


def helps_to_end(view: View, kind: Kind, gains: int) -> bool:
    """Whether gaining this can be part of ending the game with this many gains: it empties a pile, or is worth points.

    If points depend on how many cards a player owns, every card may be: a Copper stands for all of them.
    """
    if 0 < view.left(kind) <= gains or kind.types & VICTORY:
        return True
    return kind is copper and owns_any(view, POINTS_BY_SIZE)


def can_win_with(view: View, coins: int, buys: int) -> bool:
    """Whether this many coins and buys can end the game and win it."""
    if buys == 1 and view.empty_piles + 1 < view.piles_to_end:
        return ends(view, province) and view.cost(province) <= coins and wins(view, province, is_bought=True)
    if buys == 1 and view.empty_piles < view.piles_to_end:
        for kind in view.affordable(coins).kinds:
            if ends(view, kind) and wins(view, kind, is_bought=True):
                return True
        return False
    buys = min(buys, MOST_GAINS)
    return can_finish(view, view.lead, [], 0, coins, buys, buys - view.gains_to_end)


def can_finish(
    view: View, lead: int, gained: list[Kind], curses: int, coins: int, buys: int, spare: int, first: i64 = 0
) -> bool:
    """Whether the game can be ended and won with this many coins and buys, after gaining these.

    This many buys can be `spare`: the others have to empty piles. It does not matter in which order cards are bought,
    so only kinds with numbers from `first` on are tried.
    """
    missing = piles_missing(view, gained)
    is_over = missing == 0
    if is_over and wins_by(view, lead, gained, curses):
        return True
    if buys == 0 or coins < 0:
        return False
    offered = view.affordable(coins).kinds
    if missing > buys and not any_ends_alone(view, offered, gained, buys):
        return False
    gains = buys + len(gained)
    for kind in offered:
        if kind.number < first:
            continue
        left = view.left(kind)
        # The pile stays, so this buy is for its points alone.
        others = spare - 1 if left > gains else spare
        if others < 0:
            continue
        left -= times(kind, gained)
        # The last buy has to empty a pile, unless others have ended the game.
        if left == 1 or (left > 0 and (buys > 1 or is_over) and helps_to_end(view, kind, gains)):
            more = curses_with(view, kind, is_bought=True)
            left_over = coins - coin_part(view.cost(kind))
            if can_finish(view, lead, [*gained, kind], curses + more, left_over, buys - 1, others, i64(kind.number)):
                return True
    return False


def any_ends_alone(view: View, offered: list[Kind], gained: list[Kind], buys: int) -> bool:
    """Whether one of these piles, which ends the game by itself, can be emptied with this many buys."""
    for kind in offered:
        if kind.ends_game and view.left(kind) - times(kind, gained) <= buys:
            return True
    return False


def piles_missing(view: View, gained: list[Kind]) -> int:
    """How many more piles have to be empty for the game to end after gaining these; 0 if it is over then."""
    empty = view.empty_piles
    for i in range(len(gained)):
        kind = gained[i]
        if times(kind, gained[:i]) == 0 and view.left(kind) == times(kind, gained):
            empty += 1
            if kind.ends_game:
                return 0
    return max(0, view.piles_to_end - empty)
