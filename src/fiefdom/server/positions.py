"""Positions that people paste: read, held against the limits, and put in the form in which tables keep them."""

from __future__ import annotations

from fiefdom.errors import Complaint
from fiefdom.records.places import in_place
from fiefdom.records.record import Record
from fiefdom.records.scenario import Scenario, only_scenario
from fiefdom.server.limits import Limits
from fiefdom.server.messages import PositionSeen
from fiefdom.table import Table

# What a position is called in a complaint about one of its lines.
PASTED = Complaint("position-pasted")


def laid_out_in(text: str, limits: Limits) -> Record:
    """A game that begins where the script of this position leads, and of which nothing has been answered yet."""
    try:
        table = Table.from_position(read_position(text, limits))
        laid = table.secret_position()
        read_short(laid, limits)
    except Complaint as problem:
        raise in_place(text, problem, PASTED) from problem
    if table.is_over:
        raise Complaint("server-position-over")
    kingdom = tuple(kind.name for kind in table.kingdom)
    return Record(tuple(table.names), kingdom, seed=0, discreet=table.discreet, position=laid)


def seen_in(text: str, limits: Limits) -> PositionSeen:
    """What somebody wants to see of a position before they play on from it."""
    record = laid_out_in(text, limits)
    seat, turn = Table.from_position(record.position).turn
    return PositionSeen(len(record.players), record.kingdom, seat, turn)


def read_position(text: str, limits: Limits) -> Scenario:
    """The scenario of a position, unless that is larger than a stranger may send."""
    if len(text.encode()) > limits.position_bytes:
        raise Complaint("server-large", most=limits.position_bytes)
    scenario = only_scenario(text)
    if scenario.size > limits.position_cards:
        raise Complaint("scenario-size", n=scenario.size, most=limits.position_cards)
    return scenario


def read_short(text: str, limits: Limits) -> Scenario:
    """The same of a position whose script is played while others wait."""
    scenario = read_position(text, limits)
    if len(scenario.script) > limits.position_answers:
        raise Complaint("position-long", n=len(scenario.script), most=limits.position_answers)
    return scenario
