"""Answers as a few actions: which actions may come next, and the answer that they add up to.

A question that takes several picks takes as many actions, in an order that makes every sequence a different answer.
"""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import Kind
from fiefdom.engine.decision import (
    PURPOSES,
    Answer,
    CardOptions,
    Decision,
    GameError,
    KindOptions,
    LabelOptions,
    NumberOptions,
    first,
    one,
)
from fiefdom.engine.native import i64, vec
from fiefdom.views.view import View

# Actions without a kind: no more picks; play all Treasures; wait, for seats that are not asked.
DONE: Final = 0
PLAY_ALL: Final = 1
WAIT: Final = 2
FIRST_LABEL: Final = 3
# Labels that the version does not know, of people's own cards, go by their place in the question.
OTHER_LABELS: Final = 16
# A number is given digit by digit, the highest first; nearly all numbers have a single one.
DIGITS: Final = 64
# Room for the legal actions of a question; more kinds than this are in no game.
ROOM: Final = 512

AMOUNT: Final = "+$"

# What is picked.
LABELS: Final = 0
NUMBERS: Final = 1
KINDS: Final = 2
# Kinds of Treasures to play, when they only give +$: any set of them, all of them by one action.
MONEY: Final = 3


class IllegalAction(GameError):
    """An action that is masked out now; nothing has changed."""


@final
class Numbering:
    """Which number stands for which action; kinds have slots, in the order of the version."""

    def __init__(self, kinds: list[Kind], labels: list[str], kinds_known: int) -> None:
        self.kinds: Final = kinds
        self.labels: Final = labels
        self.label_numbers: Final = {labels[i]: FIRST_LABEL + i for i in range(len(labels))}
        self.first_number: Final[i64] = FIRST_LABEL + len(labels) + OTHER_LABELS
        self.first_kind: Final[i64] = self.first_number + DIGITS
        self.purposes: Final = {PURPOSES[i]: i for i in range(len(PURPOSES))}
        self.actions: Final[int] = int(self.first_kind) + len(kinds) * len(PURPOSES)
        # The slot of each kind by its number in the catalog, and the other way round.
        self.slots: Final[vec[i64]] = vec[i64]([0] * kinds_known)
        self.kind_numbers: Final[vec[i64]] = vec[i64]([0] * len(kinds))
        for slot in range(len(kinds)):
            self.slots[kinds[slot].number] = slot
            self.kind_numbers[slot] = kinds[slot].number

    def choosing(self, labels: list[str]) -> list[int]:
        """The actions that choose these labels, all different."""
        found: list[int] = []
        for label in labels:
            name = AMOUNT if label.startswith(AMOUNT) and label[len(AMOUNT) :].isdigit() else label
            action = self.label_numbers.get(name, -1)
            if action < 0 or action in found:
                action = FIRST_LABEL + len(self.labels) + len(found)
                if len(found) >= OTHER_LABELS:
                    raise GameError("actions-labels", n=OTHER_LABELS)
            found.append(action)
        return found


@final
class Answering:
    """The question that a seat is at, what it has picked so far, and what it may do next."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering: Final = numbering
        self.decision: Decision | None = None
        self.sort: i64 = KINDS
        # The option indices picked so far.
        self.picks: list[int] = []
        # The legal actions are the first `n` of these.
        self.legal: Final[vec[i64]] = vec[i64]([0] * ROOM)
        self.n: i64 = 0
        # By slot: how many options are left; and the slots on offer, in order, the first `width` of these.
        self.left: Final[vec[i64]] = vec[i64]([0] * len(numbering.kinds))
        self.offered: Final[vec[i64]] = vec[i64]([0] * ROOM)
        self.width: i64 = 0
        # For a set, no slot or label before this one may be picked any more.
        self.last: i64 = 0
        self.purpose: i64 = 0
        # The actions that choose the labels on offer.
        self.choices: list[int] = []
        # The number so far, and the value of the digit that comes next.
        self.number: i64 = 0
        self.digit: i64 = 1

    # -- Questions ------------------------------------------------------------------------------------

    def begin(self, decision: Decision, view: View) -> None:
        """Begin to answer a question."""
        self.clear()
        self.decision = decision
        options = decision.options
        self.purpose = self.numbering.purposes[decision.purpose]
        if isinstance(options, CardOptions):
            self.sort = MONEY if decision.is_for_treasures and view.has_plain_money else KINDS
            i: i64 = 0
            n: i64 = len(options.idents)
            while i < n:
                self.offer(options.number(i))
                i += 1
        elif isinstance(options, KindOptions):
            self.sort = KINDS
            for kind in options.kinds:
                self.offer(kind.number)
        elif isinstance(options, NumberOptions):
            self.sort = NUMBERS
            while self.digit * DIGITS <= options.most:
                self.digit *= DIGITS
        else:
            assert isinstance(options, LabelOptions)
            self.sort = LABELS
            self.choices = self.numbering.choosing(options.labels)
        self.find_legal()

    def clear(self) -> None:
        """Forget the question; nothing is legal then."""
        i: i64 = 0
        while i < self.width:
            self.left[self.offered[i]] = 0
            i += 1
        self.decision = None
        self.picks = []
        self.n = 0
        self.width = 0
        self.last = 0
        self.number = 0
        self.digit = 1

    def offer(self, kind_number: i64) -> None:
        """Count one more option of this kind, and keep the slots on offer in order."""
        slot = self.numbering.slots[kind_number]
        if self.left[slot] == 0:
            i = self.width
            offered = self.offered
            while i > 0 and offered[i - 1] > slot:
                offered[i] = offered[i - 1]
                i -= 1
            offered[i] = slot
            self.width += 1
        self.left[slot] += 1

    def find_legal(self) -> None:
        self.n = 0
        if self.sort == NUMBERS:
            self.find_digits()
        elif self.sort == LABELS:
            self.find_labels()
        else:
            self.find_kinds()

    def is_money(self) -> bool:
        """Whether the question is which Treasures to play, and all of them only give +$."""
        return self.n > 0 and self.sort == MONEY

    def asked(self) -> Decision:
        decision = self.decision
        assert decision is not None, "there is a question to answer"
        return decision

    def can_stop(self) -> bool:
        """Whether the picks so far are an answer."""
        return self.asked().allows(len(self.picks))

    def needed(self) -> i64:
        """How many more picks it takes to get to an answer, if there is to be another one."""
        decision = self.asked()
        least = decision.most if decision.all_or_none else decision.least
        return max(1, least - len(self.picks))

    def add(self, action: i64) -> None:
        self.legal[self.n] = action
        self.n += 1

    def find_kinds(self) -> None:
        decision = self.asked()
        if self.can_stop():
            self.add(DONE)
        is_money = self.sort == MONEY
        if is_money and not self.picks:
            self.add(PLAY_ALL)
        is_set = is_money or not decision.ordered
        available: i64 = 0
        i: i64 = 0
        while i < self.width:
            if not is_set or self.offered[i] >= self.last:
                available += self.left[self.offered[i]]
            i += 1
        # Picking every Treasure one by one would be the same as playing all of them.
        if is_money and len(self.picks) + 1 >= decision.most:
            return
        needed = self.needed()
        base = self.numbering.first_kind + self.purpose
        i = 0
        while i < self.width:
            slot = self.offered[i]
            left = self.left[slot]
            if left and (not is_set or slot >= self.last) and available >= needed:
                self.add(base + slot * len(PURPOSES))
            if is_set and slot >= self.last:
                available -= left
            i += 1

    def find_labels(self) -> None:
        if self.can_stop():
            self.add(DONE)
        size = len(self.choices)
        for index in range(int(self.last), size):
            if size - index >= self.needed():
                self.add(self.choices[index])

    def find_digits(self) -> None:
        options = self.asked().options
        assert isinstance(options, NumberOptions)
        most = (options.most - self.number) // self.digit
        digit: i64 = 0
        while digit <= most and digit < DIGITS:
            self.add(self.numbering.first_number + digit)
            digit += 1

    # -- Actions --------------------------------------------------------------------------------------

    def is_legal(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.n:
            if self.legal[i] == action:
                return True
            i += 1
        return False

    def legal_actions(self) -> list[int]:
        return [int(self.legal[i]) for i in range(self.n)]

    def take(self, action: i64) -> Answer | None:
        """Do one action; returns the answer once it is complete."""
        decision = self.asked()
        if action == DONE:
            return tuple(self.picks)
        if action == PLAY_ALL:
            return first(decision.most)
        if self.sort == NUMBERS:
            self.number += (action - self.numbering.first_number) * self.digit
            self.digit //= DIGITS
            if self.digit == 0:
                return one(self.number)
        elif self.sort == LABELS:
            index = self.choices.index(int(action))
            self.picks.append(index)
            self.last = index + 1
        else:
            self.pick_kind((action - self.numbering.first_kind) // len(PURPOSES))
        if self.sort != NUMBERS and (len(self.picks) == decision.most or self.is_one_by_one()):
            return tuple(self.picks)
        self.find_legal()
        return None

    def is_one_by_one(self) -> bool:
        """Whether the same question comes again for more: Treasures that do more than give +$ are played singly."""
        return self.sort == KINDS and self.asked().is_for_treasures

    def pick_kind(self, slot: i64) -> None:
        options = self.asked().options
        number = self.numbering.kind_numbers[slot]
        if isinstance(options, CardOptions):
            i: i64 = 0
            while options.number(i) != number or i in self.picks:
                i += 1
            self.picks.append(i)
        else:
            self.picks.append(options.find(self.numbering.kinds[slot]))
        self.left[slot] -= 1
        self.last = slot
