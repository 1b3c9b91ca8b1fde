"""What a seat sees of the game and of its question, as numbers with a name for each.

First come numbers about the table, the seats and the question, then a block of columns for each kind of card.
"""

from __future__ import annotations

from typing import Final, final

from fiefdom.agents.answering import Answering, Numbering
from fiefdom.engine.decision import PHASES, PURPOSES, CardOptions, Decision, PileOptions
from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.number import PLAYER_NUMBERS, SHIPPED_NUMBERS
from fiefdom.views.counts import (
    COMMON_COLUMNS,
    HISTORY_COLUMNS,
    SEAT_COLUMNS,
    count_columns,
    write_counts,
    write_numbers,
    write_seat,
)
from fiefdom.views.observation import Observation
from fiefdom.views.view import View

# The numbers that are written, in this order.
TABLE_NUMBERS: Final = ("empty_piles", "piles_to_end", "deck_size", "safe", "reacted")
PHASES_SHOWN: Final = ("start", "action", "buy", "clean-up", "over")
# Playing Treasures and buying are the same phase, and the version does not know the Night.
PHASE_PLACES: Final = [PHASES_SHOWN.index(phase) if phase in PHASES_SHOWN else -1 for phase in PHASES]
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

SORT_PLACES: Final = {SORTS[i]: i for i in range(len(SORTS))}
ZONE_PLACES: Final = {ZONES[i]: i for i in range(len(ZONES))}


@final
class ObservationWriter:
    """Writes observations for a number of players."""

    def __init__(self, numbering: Numbering, players: int, with_history: bool) -> None:
        self.numbering: Final = numbering
        self.players: Final = players
        self.with_history: Final = with_history
        # The places of a player's numbers that the version does not know, of people's own cards. They come last.
        self.own_numbers: Final[list[int]] = list(range(SHIPPED_NUMBERS, len(PLAYER_NUMBERS)))
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
        own = [PLAYER_NUMBERS[place].name for place in self.own_numbers]
        return names + [f"{seat}: {name}" for seat in self.seats() for name in own]

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

    def observation(self, row: vec[i16], start: i64) -> Observation:
        """An observation to write into, in this place of a row."""
        return Observation(row, start, self.size, self.numbers, self.width, self.numbering.slots)

    def write(
        self, view: View, decision: Decision | None, answering: Answering | None, observation: Observation
    ) -> None:
        """Write what a seat sees.

        `decision` is what the table waits for, and `answering` how far the seat is with it, if it is asked.
        """
        write_counts(view, observation, self.with_history)
        at = self.write_table(view, observation, observation.start)
        at = self.write_seats(view, decision, observation, at)
        if self.own_numbers:
            self.write_own_numbers(view, observation)
        if decision is not None:
            source = decision.source
            if source is not None:
                observation.mark_kind(source.number, self.counts + ASKS)
            if answering is not None:
                self.write_question(view, decision, answering, observation, at)

    def write_table(self, view: View, observation: Observation, at: i64) -> i64:
        observation.write(at, view.empty_piles)
        observation.write(at + 1, view.piles_to_end)
        observation.write(at + 2, view.deck_size)
        observation.write(at + 3, 1 if view.is_safe else 0)
        observation.write(at + 4, 1 if view.has_reacted else 0)
        at += len(TABLE_NUMBERS)
        phase = view._shown_phase()
        if PHASE_PLACES[phase] >= 0:
            observation.mark(at + PHASE_PLACES[phase])
        return at + len(PHASES_SHOWN)

    def write_seats(self, view: View, decision: Decision | None, observation: Observation, at: i64) -> i64:
        players: i64 = self.players
        asked: i64 = -1 if decision is None else decision.seat
        turn: i64 = view.turn
        seat: i64 = view.seat
        for _ in range(self.players):
            observation.write(at, 1 if turn == seat else 0)
            observation.write(at + 1, 1 if asked == seat else 0)
            write_seat(view, seat, observation, at + 2)
            at += len(SEAT_NUMBERS)
            seat = seat + 1 if seat + 1 < players else 0
        return at

    def write_own_numbers(self, view: View, observation: Observation) -> None:
        at = observation.first_block - self.players * len(self.own_numbers)
        for i in range(self.players):
            write_numbers(view, (view.seat + i) % self.players, self.own_numbers, observation, at)
            at += len(self.own_numbers)

    def write_question(
        self, view: View, decision: Decision, answering: Answering, observation: Observation, at: i64
    ) -> None:
        options = decision.options
        owner: i64 = -1
        if isinstance(options, CardOptions):
            owner = options.owner
            place: i64 = ZONE_PLACES.get(options.zone, len(ZONES) - 1)
            observation.mark(at + len(PURPOSES) + len(SORTS) + place)
        elif isinstance(options, PileOptions):
            owner = options.owner
        if owner >= 0:
            back = self.players - (owner - view.seat) % self.players
            observation.mark(at - (back - 1) * len(SEAT_NUMBERS) - 1)
        observation.mark(at + answering.purpose)
        observation.mark(at + len(PURPOSES) + SORT_PLACES[options.sort()])
        at += len(PURPOSES) + len(SORTS) + len(ZONES)
        observation.mark(at, 1 if decision.is_for_treasures else 0)
        observation.mark(at + 1, decision.least)
        observation.mark(at + 2, decision.most)
        observation.mark(at + 3, len(answering.picks))
        observation.mark(at + 4, 1 if decision.ordered else 0)
        observation.mark(at + 5, 1 if decision.all_or_none else 0)
        observation.mark(at + 6, answering.number)
        attack = view.attack
        if attack is not None:
            observation.mark_kind(attack.number, self.counts + ATTACKS)
        first_column = observation.first_block + self.counts
        i: i64 = 0
        while i < answering.width:
            slot = answering.offered[i]
            observation.mark(first_column + self.width * slot + OFFERED, answering.left[slot])
            i += 1
        for pick in answering.picks:
            kind = options.kind(pick)
            if kind is not None:
                observation.add_kind(kind.number, self.counts + PICKED)
