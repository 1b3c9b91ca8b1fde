"""The rules of a strategy: what it buys, and what it would buy with more or less money."""

from __future__ import annotations

from typing import Final, final

from fiefdom.bots.ending import can_win_with
from fiefdom.bots.values import Value
from fiefdom.bots.worth import PROVINCE_WORTH, WINNING, Wishes, is_spoilt
from fiefdom.cards.basic import province
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import VICTORY
from fiefdom.engine.decision import KindOptions
from fiefdom.engine.native import i64, vec
from fiefdom.engine.price import coin_part, dearness
from fiefdom.views.view import View

ANY_NUMBER: Final = 1_000_000


@final
class Rule:
    """Buy or gain this card if the player owns fewer than `fewer_than` and the condition holds."""

    def __init__(self, kind: Kind, fewer_than: int = ANY_NUMBER, condition: Value | None = None) -> None:
        self.kind: Final = kind
        self.fewer_than: Final = fewer_than
        self.condition: Final = condition

    def holds(self, view: View, more: int = 0) -> bool:
        """Whether the player wants this card, with this many more of it than it owns."""
        if self.fewer_than != ANY_NUMBER and view.owns(self.kind) + more >= self.fewer_than:
            return False
        return self.condition is None or self.condition.of(view) != 0


@final
class Rules(Wishes):
    """Rules in the order in which they are tried."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules: Final = rules
        self.likings: Final[vec[i64]] = likings_of(rules)
        # The number of each rule's kind.
        self.numbers: Final[vec[i64]] = vec[i64]([rule.kind.number for rule in rules])
        # The slot of each rule's kind in a setup, and the number of that setup.
        self.slots: vec[i64] = vec[i64]([])
        self.setup: i64 = 0
        # The place of the first rule for each kind, by the kind's number; -1 if there is none.
        last: int = max([int(rule.kind.number) for rule in rules], default=-1)
        self.places: Final[vec[i64]] = vec[i64]([-1] * (last + 1))
        for place in range(len(rules) - 1, -1, -1):
            self.places[rules[place].kind.number] = place

    def slots_in(self, options: KindOptions) -> vec[i64]:
        """The slot of each rule's kind in the setup of these options; 0 if it is not in the game."""
        if self.setup != options.setup:
            self.prepare(options)
        return self.slots

    def prepare(self, options: KindOptions) -> None:
        """Look up the slots of this setup."""
        known = options.slots
        self.slots = vec[i64]([i64(known[number]) if number < len(known) else 0 for number in self.numbers])
        self.setup = options.setup

    def bought_with(self, view: View, coins: int, buys: int) -> int:
        total = 0
        if (view.may_end or (buys > 1 and view.gains_to_end <= buys)) and can_win_with(view, coins, buys):
            return WINNING
        first: Kind | None = None
        while buys > 0:
            place = self.place_of_buy(view, coins, first)
            if place < 0:
                break
            total += int(self.likings[place])
            first = self.rules[place].kind
            coins -= coin_part(view.cost(first))
            buys -= 1
        return total

    def bought_with_up_to(self, view: View, least: int, most: int, buys: int) -> list[int]:
        found: list[int] = []
        offers = -1
        for coins in range(least, most + 1):
            # With one buy, only what is on offer matters.
            size = view.affordable(coins).size() if coins >= 0 else 0
            found.append(found[-1] if buys == 1 and size == offers else self.bought_with(view, coins, buys))
            offers = size
        return found

    def place_of_buy(self, view: View, coins: int, bought: Kind | None) -> i64:
        """The place of the rule by which this many coins would buy, after one card was bought; -1 if none."""
        if coins < 0:
            return -1
        options = view.affordable(coins)
        indices = options.indices
        slots = self.slots_in(options)
        n = len(slots)
        i: i64 = 0
        while i < n:
            if indices[slots[i]] >= 0:
                rule = self.rules[i]
                more = 1 if rule.kind is bought else 0
                is_left = more == 0 or view.left(rule.kind) > more
                if is_left and rule.holds(view, more) and not is_spoilt(view, rule.kind, is_bought=True):
                    return i
            i += 1
        return -1

    def liking(self, view: View, kind: Kind) -> int:
        rules = self.rules
        n: i64 = len(rules)
        i: i64 = self.places[kind.number] if kind.number < len(self.places) else -1
        while 0 <= i < n:
            if rules[i].kind is kind and rules[i].holds(view):
                return int(self.likings[i])
            i += 1
        return 0


def likings_of(rules: list[Rule]) -> vec[i64]:
    """What a card is worth by each rule: its price, but more than anything further down that costs no more.

    A Victory card is worth more than all that comes after it, since its rule only holds when points count.
    """
    likings = vec[i64]([0] * len(rules))
    for i in range(len(rules) - 1, -1, -1):
        kind = rules[i].kind
        likings[i] = PROVINCE_WORTH if kind is province else dearness(kind.cost)
        for j in range(i + 1, len(rules)):
            other = rules[j].kind
            is_less = dearness(other.cost) <= dearness(kind.cost) or kind.types & VICTORY != 0
            if is_less and other is not kind and likings[j] >= likings[i]:
                likings[i] = likings[j] + 5
    return likings
