"""Strategies of Provincial: menus, one a line, and its files of the leaders of a kingdom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fiefdom.bots.foreign_plan import ForeignPlan, card_called, name_of
from fiefdom.bots.plan import Line
from fiefdom.cards.pasted import names_in
from fiefdom.errors import Complaint
from fiefdom.locale.names import LONGEST_NAME, harmless

KINGDOM = re.compile(r"kingdom cards:\s*([^@]*)((?:@[^@]*)*)", re.IGNORECASE)
LEADER = re.compile(r"leader\s+([0-9]+):\s*\S+\s+(.*)", re.IGNORECASE)
# The thresholds at the head of a menu: buy this card once at most this many Provinces are left.
THRESHOLDS = {"e": "Estate", "d": "Duchy", "p": "Province"}
# Two players start with eight Provinces, so this threshold means always, also with more players.
ALWAYS = 8
# Settings of a kingdom: whether there are Colonies.
COLONIES = "Prosperity"
NO_COLONIES = "NoProsperity"


def leaders_in(text: str, file: str) -> Iterator[ForeignPlan]:
    """The leaders in a file of Provincial; or, if it has none, a strategy for each line, which is a menu."""
    stem = name_of(Path(file).stem)[: LONGEST_NAME - 20]
    lines = [line.strip() for line in text.splitlines()]
    kingdom = next((found for found in map(KINGDOM.fullmatch, lines) if found), None)
    leaders = [found for found in map(LEADER.fullmatch, lines) if found]
    if leaders:
        for leader in leaders:
            foreign = ForeignPlan(f"{stem} leader {leader[1]}", description=harmless(leader[2]))
            if kingdom:
                read_kingdom(foreign, kingdom)
            yield read_menu(foreign, leader[2])
        return
    for number, line in enumerate(lines, start=1):
        if line and not line.startswith("#"):
            yield read_menu(ForeignPlan(f"{stem}-{number}", description=harmless(line)), line)


def read_kingdom(foreign: ForeignPlan, kingdom: re.Match[str]) -> None:
    """The cards of the kingdom, and what its settings say; every leader buys Colonies if there are any."""
    foreign.need(names_in(kingdom[1]))
    for setting in (part.strip() for part in kingdom[2].split("@")):
        if setting == COLONIES:
            foreign.leave_out("Colony", Complaint("import-card", card="Colony"))
        elif setting not in ("", NO_COLONIES):
            foreign.remark(setting, Complaint("import-setting"))


def read_menu(foreign: ForeignPlan, menu: str) -> ForeignPlan:
    """The thresholds for Victory cards, Provinces first, then each card up to as many as the menu names so far."""
    *heads, entries = menu.split("-")
    thresholds: dict[str, int] = {}
    for head in heads:
        found = re.fullmatch(r"([edp])([0-9]{1,3})", head.strip().lower())
        if found is None:
            foreign.leave_out(head.strip(), Complaint("import-word", word=head.strip()))
        else:
            thresholds[THRESHOLDS[found[1]]] = int(found[2])
    for card in ("Province", "Duchy", "Estate"):
        most = thresholds.get(card, 0)
        if most:
            always = card == "Province" and most >= ALWAYS
            foreign.lines.append(Line(card, "" if always else f"left(Province) <= {most}"))
    so_far: dict[str, int] = {}
    for entry in filter(None, (part.strip() for part in entries.split("|"))):
        found = re.fullmatch(r"(.+)@([0-9]{1,3})", entry)
        try:
            if found is None:
                raise Complaint("import-word", word=entry)
            card = card_called(found[1]).name
        except Complaint as complaint:
            foreign.leave_out(entry, complaint)
            continue
        so_far[card] = so_far.get(card, 0) + int(found[2])
        foreign.lines.append(Line(card, f"count({card}) < {so_far[card]}"))
    return foreign
