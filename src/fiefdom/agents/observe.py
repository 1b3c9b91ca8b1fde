"""What a seat sees of the game and of its question, written into a row of numbers with a name for each.

First come numbers about the table, the seats and the question, then a block of columns for each kind of card.
"""

from __future__ import annotations

from typing import Final, final

from fiefdom.agents.picking import Numbering, Picking
from fiefdom.engine.decision import PURPOSES, CardOptions, Decision, PileOptions
from fiefdom.engine.native import i16, i64, vec
from fiefdom.views.counts import (
    COMMON_COLUMNS,
    HISTORY_COLUMNS,
    SEAT_COLUMNS,
    clear_counts,
    count_columns,
    count_covered,
    count_tokens,
    known_score,
    write_counts,
)
from fiefdom.views.view import View

# The numbers that are written, in this order.
TABLE_NUMBERS: Final = ("empty_piles", "piles_to_end", "deck_size", "safe", "reacted")
PHASES_SHOWN: Final = ("start", "action", "buy", "clean-up", "over")
SEAT_NUMBERS: Final = (
    "turn", "asked", "actions", "buys", "coins", "turns", "hand_size", "score", "tokens", "covered", "offers",
)  # fmt: skip
SORTS: Final = ("cards", "piles", "kinds", "labels", "numbers")
ZONES: Final = ("hand", "in_play", "discard", "revealed", "looked_at", "set_aside", "elsewhere")
QUESTION_NUMBERS: Final = ("treasures", "least", "most", "picked", "ordered", "all_or_none", "number")
# What the question adds to each kind: whether it asks, whether it is the attack that the seat reacts to, how many
# options there are, and how many have been picked.
QUESTION_COLUMNS: Final = ("asks", "attacks", "offered", "picked")
ASKS: Final = 0
ATTACKS: Final = 1
OFFERED: Final = 2
PICKED: Final = 3
MOST_SHOWN: Final = 32767


def clipped(number: i64) -> i16:
    return i16(MOST_SHOWN) if number > MOST_SHOWN else i16(number)


@final
class Observer:
    """Writes observations for a number of players."""

    def __init__(self, numbering: Numbering, players: int, with_history: bool) -> None:
        self.numbering: Final = numbering
        self.players: Final = players
        self.with_history: Final = with_history
        self.counts: Final[i64] = count_columns(players, with_history)
        # How many columns a kind has, how many numbers come before the kinds, and how long a row is.
        self.width: Final[i64] = self.counts + len(QUESTION_COLUMNS)
        self.numbers: Final[i64] = len(self.number_names())
        self.size: Final[int] = int(self.numbers + self.width * len(numbering.kinds))

    # -- Names ----------------------------------------------------------------------------------------

    def seats(self) -> list[str]:
        """The seats as the viewer calls them: `me`, then `next 1` to `next 5` in turn order."""
        return ["me", *[f"next {i}" for i in range(1, self.players)]]

    def number_names(self) -> list[str]:
        names = [*TABLE_NUMBERS, *[f"phase: {phase}" for phase in PHASES_SHOWN]]
        for seat in self.seats():
            names += [f"{seat}: {name}" for name in SEAT_NUMBERS]
        names += [f"purpose: {purpose}" for purpose in PURPOSES]
        names += [f"options: {sort}" for sort in SORTS]
        names += [f"from: {zone}" for zone in ZONES]
        names += [f"question: {name}" for name in QUESTION_NUMBERS]
        return names

    def column_names(self) -> list[str]:
        names = [*COMMON_COLUMNS]
        for seat in self.seats():
            each = [*SEAT_COLUMNS, *HISTORY_COLUMNS] if self.with_history else [*SEAT_COLUMNS]
            names += [f"{seat}: {name}" for name in each]
        return names + [f"question: {name}" for name in QUESTION_COLUMNS]

    def names(self) -> list[str]:
        """The name of every number of a row."""
        columns = self.column_names()
        return self.number_names() + [f"{column}: {kind.name}" for kind in self.numbering.kinds for column in columns]

    # -- Writing --------------------------------------------------------------------------------------

    def write(self, view: View, decision: Decision | None, picking: Picking | None, row: vec[i16], start: i64) -> None:
        """Write what a seat sees at `start`. Blocks of kinds that are not in the game have to be zero already.

        `decision` is the question that the table waits for, and `picking` how far the seat is with it, if it is asked.
        """
        width = self.width
        slots = self.numbering.slots
        first_kind = start + self.numbers
        at = start
        while at < first_kind:
            row[at] = i16(0)
            at += 1
        clear_counts(view, row, first_kind, width, slots)
        write_counts(view, row, first_kind, width, slots, self.with_history)
        at = self.write_table(view, row, start)
        at = self.write_seats(view, decision, row, at)
        if decision is not None:
            source = decision.source
            if source is not None:
                row[first_kind + width * slots[source.number] + self.counts + ASKS] = i16(1)
            if picking is not None:
                self.write_question(view, decision, picking, row, at, first_kind)

    def write_table(self, view: View, row: vec[i16], at: i64) -> i64:
        row[at] = i16(view.empty_piles)
        row[at + 1] = i16(view.piles_to_end)
        row[at + 2] = i16(view.deck_size)
        row[at + 3] = i16(1 if view.is_safe else 0)
        row[at + 4] = i16(1 if view.has_reacted else 0)
        at += len(TABLE_NUMBERS)
        row[at + PHASES_SHOWN.index(view.phase)] = i16(1)
        return at + len(PHASES_SHOWN)

    def write_seats(self, view: View, decision: Decision | None, row: vec[i16], at: i64) -> i64:
        for i in range(self.players):
            seat = (view.seat + i) % self.players
            row[at] = i16(1 if view.turn == seat else 0)
            row[at + 1] = i16(1 if decision is not None and decision.seat == seat else 0)
            row[at + 2] = clipped(view.actions(seat))
            row[at + 3] = clipped(view.buys(seat))
            row[at + 4] = clipped(view.coins(seat))
            row[at + 5] = clipped(view.turns(seat))
            row[at + 6] = i16(view.hand_size(seat))
            row[at + 7] = clipped(known_score(view, seat))
            row[at + 8] = clipped(count_tokens(view, seat))
            row[at + 9] = i16(count_covered(view, seat))
            at += len(SEAT_NUMBERS)
        return at

    def write_question(
        self, view: View, decision: Decision, picking: Picking, row: vec[i16], at: i64, first_kind: i64
    ) -> None:
        options = decision.options
        owner = -1
        if isinstance(options, CardOptions):
            owner = options.owner
            zone = options.zone if options.zone in ZONES else ZONES[-1]
            row[at + len(PURPOSES) + len(SORTS) + ZONES.index(zone)] = i16(1)
        elif isinstance(options, PileOptions):
            owner = options.owner
        if owner >= 0:
            back = self.players - (owner - view.seat) % self.players
            row[at - (back - 1) * len(SEAT_NUMBERS) - 1] = i16(1)
        row[at + picking.purpose] = i16(1)
        row[at + len(PURPOSES) + SORTS.index(options.sort())] = i16(1)
        at += len(PURPOSES) + len(SORTS) + len(ZONES)
        row[at] = i16(1 if decision.is_for_treasures else 0)
        row[at + 1] = clipped(decision.least)
        row[at + 2] = clipped(decision.most)
        row[at + 3] = i16(len(picking.picks))
        row[at + 4] = i16(1 if decision.ordered else 0)
        row[at + 5] = i16(1 if decision.all_or_none else 0)
        row[at + 6] = clipped(picking.number)
        first_column = first_kind + self.counts
        attack = view.attack
        if attack is not None:
            row[first_column + self.width * self.numbering.slots[attack.number] + ATTACKS] = i16(1)
        i: i64 = 0
        while i < picking.width:
            slot = picking.offered[i]
            row[first_column + self.width * slot + OFFERED] = i16(picking.left[slot])
            i += 1
        for pick in picking.picks:
            kind = options.kind(pick)
            if kind is not None:
                row[first_column + self.width * self.numbering.slots[kind.number] + PICKED] += i16(1)
