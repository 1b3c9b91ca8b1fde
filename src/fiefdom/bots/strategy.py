"""A strategy: an ordered list of what to buy, and habits for everything else."""

from __future__ import annotations

from typing import Any, Final, final

from fiefdom.bots.advice import advised
from fiefdom.bots.ending import (
    at_long_last,
    ends_anyway,
    is_near_end,
    loses_by,
    may_end_now,
    most_points,
    only_delays,
    winning_action,
    winning_gain,
    winning_trash,
    without_losing,
)
from fiefdom.bots.habits import habit
from fiefdom.bots.picks import NOTHING, kinds_of
from fiefdom.bots.rules import ANY_NUMBER, Rule, Rules
from fiefdom.bots.worth import is_spoilt
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import (
    BUY,
    CHOOSE,
    GAIN,
    PLAY,
    TRASH,
    Answer,
    Answerer,
    CardOptions,
    Decision,
    KindOptions,
    PileOptions,
    one,
)
from fiefdom.engine.native import i64, vec
from fiefdom.engine.price import dearness
from fiefdom.views.view import View


@final
class Strategy(Answerer):
    """A bot that buys the first card of its rules that it can, and plays Actions in the order of `plays`.

    With `minds_the_end`, it never ends the game when that loses, always does when that wins, and buys no more Duchies
    and Estates, which only delay the end, once nobody can catch up.
    """

    def __init__(
        self,
        name: str,
        rules: list[Rule],
        plays: list[Kind] | None = None,
        minds_the_end: bool = True,
        plan: str = "",
    ) -> None:
        self.name: Final = name
        # The strategy file as text, for records; empty if the name is enough.
        self.plan = plan
        self.rules: Final = rules
        self.wishes: Final = Rules(rules)
        self.plays: Final = [] if plays is None else plays
        self.minds_the_end: Final = minds_the_end
        self.plays_all_treasures = True
        # The place of each kind in `plays`, by the kind's number.
        last: int = max([int(kind.number) for kind in self.plays], default=0)
        self.order: Final[vec[i64]] = vec[i64]([ANY_NUMBER] * (last + 1))
        for place in range(len(self.plays)):
            self.order[self.plays[place].number] = place

    def answer(self, view: Any, decision: Decision) -> Answer:
        assert isinstance(view, View)
        if decision.least > 1 or decision.all_or_none:
            # Rules pick a single card, and habits as many as are asked for.
            return habit(view, decision, self.wishes)
        purpose = decision.purpose
        if purpose == PLAY:
            if decision.is_for_treasures:
                return habit(view, decision, self.wishes)
            options = decision.options
            if self.minds_the_end and is_near_end(view):
                winning = winning_action(view, kinds_of(decision))
                if winning >= 0:
                    return one(winning)
            if self.plays and isinstance(options, CardOptions):
                planned = self.play(options)
                if planned:
                    return planned
        elif purpose == BUY and decision.least == 0:
            return self.win_at_once(view, decision) or self.pick_by_rules(view, decision) or self.finish(view, decision)
        elif purpose == CHOOSE and isinstance(decision.options, PileOptions):
            return self.pile_for_others(decision.options)
        if purpose == GAIN:
            return self.win_at_once(view, decision) or self.gain(view, decision)
        if purpose == TRASH and self.minds_the_end and is_near_end(view):
            winning = winning_trash(view, decision)
            if winning >= 0:
                return one(winning)
        return habit(view, decision, self.wishes)

    def gain(self, view: View, decision: Decision) -> Answer:
        """What the card advises, the rules say or a habit is; but not what loses, unless there is no choice."""
        picked: Answer = NOTHING
        if decision.least == 1:
            picked = advised(view, decision, self.wishes) or self.pick_by_rules(view, decision)
        picked = picked or habit(view, decision, self.wishes)
        return without_losing(view, decision, picked, self.wishes) if self.minds_the_end and view.may_end else picked

    def play(self, options: CardOptions) -> Answer:
        """The first kind of `plays` that is among the options."""
        order = self.order
        known = len(order)
        numbers = options.stock.kind_numbers
        idents = options.idents
        n = len(idents)
        pick: i64 = -1
        least: i64 = ANY_NUMBER
        i: i64 = 0
        while i < n:
            number = numbers[i64(idents[i])]
            if number < known and order[number] < least:
                least = order[number]
                pick = i
            i += 1
        return NOTHING if pick < 0 else one(pick)

    def pile_for_others(self, piles: PileOptions) -> Answer:
        """The most expensive pile that no rule wants: only the others might need it."""
        pick = 0
        most = -1
        for i in range(len(piles.kinds)):
            kind = piles.kinds[i]
            if dearness(kind.cost) > most and not any(rule.kind is kind for rule in self.rules):
                pick = i
                most = dearness(kind.cost)
        return one(pick)

    def win_at_once(self, view: View, decision: Decision) -> Answer:
        """If the strategy minds the end: what ends the game now and wins it, or the most points if it ends anyway."""
        if not self.minds_the_end:
            return NOTHING
        if ends_anyway(view):
            most = most_points(view, decision)
            return NOTHING if most < 0 else one(most)
        if not may_end_now(view, decision):
            return NOTHING
        winning = winning_gain(view, decision)
        return NOTHING if winning < 0 else one(winning)

    def finish(self, view: View, decision: Decision) -> Answer:
        """If the strategy minds the end: a buy that ends a long game that is won, where its rules want nothing."""
        pick = at_long_last(view, decision) if self.minds_the_end else -1
        return NOTHING if pick < 0 else one(pick)

    def pick_by_rules(self, view: View, decision: Decision) -> Answer:
        options = decision.options
        if isinstance(options, KindOptions):
            indices = options.indices
            slots = self.wishes.slots_in(options)
        else:
            indices = vec[i64]([i64(options.find(rule.kind)) for rule in self.rules])
            slots = vec[i64]([i64(i) for i in range(len(self.rules))])
        n = len(slots)
        i: i64 = 0
        while i < n:
            place = indices[slots[i]]
            if place >= 0:
                rule = self.rules[i]
                is_any = rule.fewer_than == ANY_NUMBER and rule.condition is None
                is_bought = decision.purpose == BUY
                if (
                    (is_any or rule.holds(view))
                    and not is_spoilt(view, rule.kind, is_bought)
                    and not (self.minds_the_end and loses_by(view, rule.kind, is_bought))
                    and not (self.minds_the_end and is_bought and only_delays(view, rule.kind))
                ):
                    return one(place)
            i += 1
        return NOTHING
