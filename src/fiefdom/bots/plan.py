"""Strategies as people write them: small TOML files, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fiefdom.bots.conditions import (
    GROUPS,
    NO_GROUPS,
    WORDS,
    Groups,
    Misread,
    read_condition,
)
from fiefdom.bots.rules import Rule
from fiefdom.bots.strategy import Strategy
from fiefdom.bots.values import OWNED, Count, Less, Number, Value
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import TYPE_NAMES
from fiefdom.errors import Complaint
from fiefdom.files import quoted, read_toml
from fiefdom.locale.names import LONGEST_NAME, folded, harmless, nearest

KEYS = ("name", "author", "description", "kingdom", "groups", "rules", "play", "minds_the_end", "beats_money")
MOST_RULES = 1_000
# How long a name can be that a search makes from the cards that a plan buys.
LONGEST_MADE_OF_CARDS = 60


@dataclass(frozen=True)
class Line:
    """A rule as it is written: a card and, optionally, a condition."""

    card: str
    condition: str = ""

    def text(self) -> str:
        return f"{self.card} if {self.condition}" if self.condition else self.card

    def rule(self, groups: Groups = NO_GROUPS) -> Rule:
        kind = catalog.find(self.card)
        if not self.condition:
            return Rule(kind)
        condition = read_condition(self.condition, groups)
        limit = count_limit(condition, kind)
        return Rule(kind, condition=condition) if limit is None else Rule(kind, limit)


def written(number: float) -> str:
    """A number as it is written in conditions, never with an exponent."""
    return f"{number:.4f}".rstrip("0").rstrip(".")


def count_limit(condition: Value, kind: Kind) -> int | None:
    """The number n, if the condition is just `count(CARD) < n` for the rule's own card: a common case, made fast."""
    if isinstance(condition, Less):
        counted, number = condition.left, condition.right
        if (
            isinstance(counted, Count)
            and counted.place is OWNED
            and counted.kind is kind
            and isinstance(number, Number)
        ):
            return int(number.number) if number.number == int(number.number) else None
    return None


@dataclass(frozen=True)
class Plan:
    """What a strategy file says."""

    name: str
    lines: tuple[Line, ...]
    author: str = ""
    description: str = ""
    kingdom: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    minds_the_end: bool = True
    # How many games of a hundred it won against plain money when it was made, if that is known.
    beats_money: int | None = None
    # Groups of cards that its conditions can count: a name, and the names of the cards.
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def strategy(self) -> Strategy:
        groups = kinds_of(self.groups)
        rules = [line.rule(groups) for line in self.lines]
        return Strategy(self.name, rules, [catalog.find(name) for name in self.play], self.minds_the_end, self.text())

    def needs(self) -> list[Kind]:
        """The kingdom cards that the plan is made for or has rules about."""
        kinds = [catalog.find(name) for name in (*self.kingdom, *(line.card for line in self.lines))]
        return list(dict.fromkeys(kind for kind in kinds if kind.box != "basic"))

    def lacks(self, kingdom: Iterable[Kind]) -> list[Kind]:
        """What the plan needs and this kingdom does not have: its rules for these cards are skipped."""
        there = set(kingdom)
        return [kind for kind in self.needs() if kind not in there]

    def text(self) -> str:
        """The plan as the text of a strategy file."""
        lines = [f"name = {quoted(self.name)}"]
        if self.author:
            lines.append(f"author = {quoted(self.author)}")
        if self.description:
            lines.append(f"description = {quoted(self.description)}")
        if self.kingdom:
            lines.append(f"kingdom = {quoted(', '.join(self.kingdom))}")
        if self.groups:
            groups = ", ".join(f"{bare(name)} = {quoted(', '.join(names))}" for name, names in self.groups)
            lines.append(f"groups = {{ {groups} }}")
        if self.play:
            lines.append(f"play = {quoted(', '.join(self.play))}")
        if not self.minds_the_end:
            lines.append("minds_the_end = false")
        if self.beats_money is not None:
            lines.append(f"beats_money = {self.beats_money}")
        rules = "\n".join(quoted(line.text())[1:-1] for line in self.lines)
        return "\n".join(lines) + f'\nrules = """\n{rules}\n"""\n'


def needed_by(plans: Iterable[Plan]) -> list[Kind]:
    """The kingdom cards that any of these plans needs."""
    return list(dict.fromkeys(kind for plan in plans for kind in plan.needs()))


def short_name(name: str) -> str:
    """A name that is made of cards, without the last ones if there are too many."""
    while len(name) > LONGEST_MADE_OF_CARDS and " and " in name:
        name = name.rpartition(" and ")[0]
    return name


def bare(name: str) -> str:
    """The name of a group as a TOML key."""
    return name if name.isascii() else quoted(name)


def kinds_of(groups: tuple[tuple[str, tuple[str, ...]], ...]) -> Groups:
    return {folded(name): [catalog.find(card) for card in names] for name, names in groups}


def read_plan(text: str, file: str) -> Plan:
    """Read a strategy file; a mistake is reported with its line and, in a rule, its column."""
    data = read_toml(text, file)
    for key in data:
        if key not in KEYS:
            near = nearest(key, KEYS)
            line, keys = line_with(text, key), ", ".join(KEYS)
            if not near:
                raise Complaint("strategy-key-at-all", file=file, line=line, field=key, keys=keys)
            raise Complaint("strategy-key", file=file, line=line, field=key, nearest=near[0], keys=keys)
    for key in ("name", "author", "description"):
        if not isinstance(data.get(key, ""), str) or not " ".join(data.get(key, "").split()).isprintable():
            raise Complaint("strategy-text", file=file, line=line_with(text, key), field=key)
    if not data.get("name", "").strip():
        raise Complaint("strategy-nameless", file=file)
    if len(data["name"]) > LONGEST_NAME:
        raise Complaint("strategy-name-long", file=file, line=line_with(text, "name"), most=LONGEST_NAME)
    if not isinstance(data.get("minds_the_end", True), bool):
        raise Complaint("strategy-yes-no", file=file, line=line_with(text, "minds_the_end"), field="minds_the_end")
    won = data.get("beats_money")
    if won is not None and (type(won) is not int or not 0 <= won <= 100):
        raise Complaint("strategy-percent", file=file, line=line_with(text, "beats_money"), field="beats_money")
    groups = tuple(read_groups(data, text, file))
    return Plan(
        name=" ".join(data["name"].split()),
        lines=tuple(read_lines(text, entries(data, "rules", file, line_with(text, "rules")), file, kinds_of(groups))),
        author=" ".join(data.get("author", "").split()),
        description=" ".join(data.get("description", "").split()),
        kingdom=tuple(known_cards(data, "kingdom", file, line_with(text, "kingdom"))),
        play=tuple(known_cards(data, "play", file, line_with(text, "play"))),
        minds_the_end=data.get("minds_the_end", True),
        beats_money=won,
        groups=groups,
    )


def read_groups(data: dict[str, object], text: str, file: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The groups that a file names; no name may mean something already."""
    groups = data.get("groups", {})
    line = line_with(text, "groups")
    if not isinstance(groups, dict):
        raise Complaint("strategy-groups", file=file, line=line)
    seen: set[str] = set()
    for name in groups:
        key = folded(name)
        taken = key in GROUPS or key in WORDS or key in seen or key in map(str.casefold, TYPE_NAMES.values())
        if not name.isidentifier() or taken or catalog.known(name) is not None:
            raise Complaint("strategy-group-name", file=file, line=line, group=harmless(name))
        seen.add(key)
        names = tuple(dict.fromkeys(known_cards(groups, name, file, line)))
        if not names:
            raise Complaint("strategy-groups", file=file, line=line)
        yield name, names


def entries(data: dict[str, object], key: str, file: str, line: int) -> list[str]:
    """The entries of a list, or of a text: its lines for rules, the names between commas for cards."""
    value = data.get(key, "")
    if isinstance(value, str):
        value = value.splitlines() if key == "rules" else value.split(",")
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise Complaint("strategy-list", file=file, line=line, field=key)
    found = [entry.partition("#")[0].strip() for entry in value]
    return [entry for entry in found if entry]


def known_cards(data: dict[str, object], key: str, file: str, line: int) -> list[str]:
    try:
        return [catalog.find(name).name for name in entries(data, key, file, line)]
    except Complaint as complaint:
        if complaint.key.startswith("strategy-"):
            raise
        raise Complaint("strategy-rule", file=file, line=line, column=1, problem=complaint) from complaint


def read_lines(text: str, rules: list[str], file: str, groups: Groups) -> list[Line]:
    if not rules:
        raise Complaint("strategy-rules", file=file)
    if len(rules) > MOST_RULES:
        raise Complaint("strategy-long", file=file, n=len(rules), most=MOST_RULES)
    written = text.splitlines()
    place = line_with(text, "rules") - 1
    lines: list[Line] = []
    for rule in rules:
        # Look for each rule from the line of the one before it.
        at = next((i for i in range(place, len(written)) if rule in written[i]), place)
        start = written[at].find(rule) + 1 if rule in written[at] else 1
        place = at
        try:
            lines.append(read_rule(rule, groups))
        except Misread as misread:
            column = start + misread.column
            raise Complaint(
                "strategy-rule", file=file, line=at + 1, column=column, problem=misread.complaint
            ) from misread
    return lines


def read_rule(rule: str, groups: Groups = NO_GROUPS) -> Line:
    """A rule `CARD [if CONDITION]`; raises Misread."""
    found = re.search(r"\sif\b", rule)
    card, condition = (rule[: found.start()], rule[found.end() :]) if found else (rule, "")
    try:
        name = catalog.find(card).name
    except Complaint as complaint:
        raise Misread(complaint, 0) from complaint
    try:
        if found:
            read_condition(condition, groups)
    except Misread as misread:
        raise Misread(misread.complaint, misread.column + len(rule) - len(condition)) from misread
    return Line(name, " ".join(condition.split()))


def line_with(text: str, key: str) -> int:
    """The number of the line that sets this key, or 1."""
    lines = text.splitlines()
    return next((i for i, line in enumerate(lines, start=1) if re.match(rf"\s*{re.escape(key)}\s*=", line)), 1)
