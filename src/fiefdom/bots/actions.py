"""Which Action to play next, and which had better not be played at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fiefdom.bots.worth import coins_in, coins_to_spend, deck_worth, is_dead, is_junk
from fiefdom.cards.basic import copper, curse, gold, province, silver
from fiefdom.engine.card import ACTION, ATTACK, Kind
from fiefdom.views.view import View

# Cards whose turn comes before or after what their numbers tell; the numbers are those of `rank`.
RANKS: Final[dict[str, int]] = {
    "Throne Room": 950,
    "Tactician": 375,
    "Outpost": 50,
    "Pawn": 720,
    "Minion": 705,
    "Cellar": 698,
    "Warehouse": 699,
    "Native Village": 697,
    "Lookout": 701,
    "Lighthouse": 708,
    "Nobles": 680,
    "Pearl Diver": 728,
    "Masquerade": 420,
    "Treasure Map": 500,
    "Salvager": 400,
    "Embargo": 310,
}
# The ranks that do not depend on anything, as far as they were ever asked for.
KNOWN_RANKS: Final[dict[Kind, int]] = {}
# Those that hand out Curses: without any left there is little to them.
CURSERS: Final = ("Witch", "Sea Hag", "Sea Witch")


def rank(view: View, kind: Kind) -> int:
    """How soon to play an Action: those that give actions, then those that cost none, then the strongest."""
    known = KNOWN_RANKS.get(kind)
    if known is not None:
        return known
    if kind.name == "Conspirator":
        played = sum(1 for each in view.in_play(view.seat) if each.types & ACTION)
        return 690 if played >= 2 else 350
    if kind.name == "Diplomat" and view.hand_size(view.seat) <= 4:
        # With no more than five cards in hand then, it gives two actions.
        return 905
    strength = usual_rank(kind)
    if kind.name in CURSERS:
        strength += 60 if view.left(curse) else -60
    elif kind.name != "Diplomat":
        KNOWN_RANKS[kind] = strength
    return strength


def usual_rank(kind: Kind) -> int:
    """The rank by what is printed on a card, where nothing else counts."""
    special = RANKS.get(kind.name)
    if special is not None:
        return special
    if kind.actions >= 2:
        return 900 + 10 * kind.cards + kind.coins
    if kind.actions == 1:
        return 700 + 10 * kind.cards + kind.coins
    strength = 300 + 10 * kind.cost + 20 * kind.cards + 10 * kind.coins
    return strength + 20 if kind.types & ATTACK else strength


def rest(view: View, kind: Kind) -> list[Kind]:
    """The hand without one card of this kind."""
    hand = view.hand
    if kind in hand:
        hand.remove(kind)
    return hand


def has_junk(n: int) -> Callable[[View, Kind], bool]:
    """Whether so many other cards of the hand are better gone."""

    def pays(view: View, kind: Kind) -> bool:
        return sum(1 for each in rest(view, kind) if is_junk(view, each)) >= n

    return pays


def has_cheap(view: View, kind: Kind) -> bool:
    """Whether another card of the hand is worth changing for a better one."""
    return any(deck_worth(view, each) < 60 for each in rest(view, kind))


def has_something_to_salvage(view: View, kind: Kind) -> bool:
    """Whether another card of the hand is junk, or makes a Province."""
    others = rest(view, kind)
    coins = coins_to_spend(view)
    return any(is_junk(view, each) for each in others) or any(
        coins < province.cost <= coins + each.cost - coins_in([each]) for each in others
    )


def has_two_to_spare(view: View, kind: Kind) -> bool:
    return sum(1 for each in rest(view, kind) if deck_worth(view, each) <= 20) >= 2


def has_copper(view: View, kind: Kind) -> bool:
    return copper in view.hand


def has_lesser_treasure(view: View, kind: Kind) -> bool:
    return copper in view.hand or (silver in view.hand and view.left(gold) > 0)


def has_dead(view: View, kind: Kind) -> bool:
    return any(is_dead(each) for each in rest(view, kind))


def has_two(view: View, kind: Kind) -> bool:
    return view.hand.count(kind) >= 2


def has_other_action(view: View, kind: Kind) -> bool:
    return any(each.types & ACTION and pays(view, each) for each in rest(view, kind) if each is not kind) or (
        view.hand.count(kind) > 2
    )


def deck_has_junk(view: View, kind: Kind) -> bool:
    """Whether it is early, and a fifth of all one owns is dead, or hardly better."""
    if view.left(province) <= 3:
        return False
    total = sum(n for _, n in view.owned)
    return 5 * sum(n for each, n in view.owned if is_dead(each) or each is copper) >= total


def hand_is_poor(view: View, kind: Kind) -> bool:
    """Whether a hand is given up gladly for one of ten cards: it has no money for a Province."""
    return view.hand_size(view.seat) > 1 and coins_to_spend(view) < province.cost


def hand_is_small(view: View, kind: Kind) -> bool:
    return view.hand_size(view.seat) <= 7


def curses_left(view: View, kind: Kind) -> bool:
    return view.left(curse) > 0


# Where a card may do more harm than good: when it is worth playing.
PAYS: Final[dict[str, Callable[[View, Kind], bool]]] = {
    "Ambassador": has_junk(1),
    "Chapel": has_junk(1),
    "Island": has_dead,
    "Library": hand_is_small,
    "Lookout": deck_has_junk,
    "Mine": has_lesser_treasure,
    "Moneylender": has_copper,
    "Remodel": has_cheap,
    "Replace": has_cheap,
    "Salvager": has_something_to_salvage,
    "Sea Hag": curses_left,
    "Tactician": hand_is_poor,
    "Throne Room": has_other_action,
    "Trading Post": has_two_to_spare,
    "Treasure Map": has_two,
    "Upgrade": has_cheap,
}


def pays(view: View, kind: Kind) -> bool:
    """Whether playing this is better than not."""
    condition = PAYS.get(kind.name)
    return condition is None or condition(view, kind)


def best_action(view: View, kinds: list[Kind]) -> int:
    """The place of the Action to play next, or -1 if none is worth it."""
    if len(kinds) == 1:
        return 0 if pays(view, kinds[0]) else -1
    pick = -1
    most = 0
    for i in range(len(kinds)):
        value = rank(view, kinds[i])
        if value > most and pays(view, kinds[i]):
            pick = i
            most = value
    return pick


def throne_target(view: View, kinds: list[Kind]) -> int:
    """The place of the Action to play twice: what does most, gives most and still pays, Durations included."""
    pick = 0
    most = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        value = 10 * kind.cost + 20 * kind.cards + 15 * kind.coins + 10 * min(kind.actions, 2)
        if kind.types & ATTACK:
            value += 20
        if not pays(view, kind):
            value = 0
        if value > most:
            pick = i
            most = value
    return pick
