"""The rules of a strategy: what it buys, and what it would buy with more or less money."""

from __future__ import annotations

from typing import Final, final

from fiefdom.bots.conditions import Value
from fiefdom.bots.ending import wins
from fiefdom.bots.worth import PROVINCE_WORTH
from fiefdom.cards.basic import province
from fiefdom.engine.card import VICTORY, Kind
from fiefdom.engine.native import i64, vec
from fiefdom.views.view import View, Wishes

ANY_NUMBER: Final = 1_000_000
# The last Province, if it wins the game, is better than anything else.
WINNING: Final = 10_000


@final
class Rule:
    """Buy or gain this card if the player owns fewer than `fewer_than` and the condition holds."""

    def __init__(self, kind: Kind, fewer_than: int = ANY_NUMBER, condition: Value | None = None) -> None:
        self.kind: Final = kind
        self.fewer_than: Final = fewer_than
        self.condition: Final = condition

    def holds(self, view: View) -> bool:
        if self.fewer_than != ANY_NUMBER and view.owns(self.kind) >= self.fewer_than:
            return False
        return self.condition is None or self.condition.of(view) != 0


@final
class Rules(Wishes):
    """Rules in the order in which they are tried."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules: Final = rules
        self.likings: Final[vec[i64]] = likings_of(rules)

    def bought_with(self, view: View, coins: int, buys: int) -> int:
        total = 0
        if view.left(province) == 1 and view.cost(province) <= coins and wins(view, province, is_bought=True):
            return WINNING
        first: Kind | None = None
        while buys > 0:
            place = self.place_of_buy(view, coins, first)
            if place < 0:
                break
            total += int(self.likings[place])
            first = self.rules[place].kind
            coins -= view.cost(first)
            buys -= 1
        return total

    def place_of_buy(self, view: View, coins: int, bought: Kind | None) -> i64:
        """The place of the rule that so many coins would buy by, after one card was bought; -1 if they buy nothing."""
        rules = self.rules
        n = len(rules)
        i: i64 = 0
        while i < n:
            rule = rules[i]
            kind = rule.kind
            more = 1 if kind is bought else 0
            if (
                view.cost(kind) <= coins
                and view.left(kind) > more
                and view.owns(kind) + more < rule.fewer_than
                and (rule.condition is None or rule.condition.of(view))
            ):
                return i
            i += 1
        return -1

    def liking(self, view: View, kind: Kind) -> int:
        rules = self.rules
        for i in range(len(rules)):
            if rules[i].kind is kind and rules[i].holds(view):
                return int(self.likings[i])
        return 0


def likings_of(rules: list[Rule]) -> vec[i64]:
    """What a card is worth by each rule: its price, but more than anything further down that costs no more.

    A Victory card is worth more than all that comes after it, since its rule only holds when points count.
    """
    likings = vec[i64]([0] * len(rules))
    for i in range(len(rules) - 1, -1, -1):
        kind = rules[i].kind
        likings[i] = PROVINCE_WORTH if kind is province else 10 * kind.cost
        for j in range(i + 1, len(rules)):
            other = rules[j].kind
            is_less = other.cost <= kind.cost or kind.types & VICTORY != 0
            if is_less and other is not kind and likings[j] >= likings[i]:
                likings[i] = likings[j] + 5
    return likings
