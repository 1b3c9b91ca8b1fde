"""Strategies as people write them: small TOML files, read and written."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fiefdom.bots.conditions import SIGNS, Both, Count, Misread, Number, Value, read_condition
from fiefdom.bots.rules import Rule
from fiefdom.bots.strategy import Strategy
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint
from fiefdom.files import quoted, read_toml
from fiefdom.locale.names import LONGEST_NAME, nearest

KEYS = ("name", "author", "description", "kingdom", "rules", "play", "minds_the_end", "beats_money")
MOST_RULES = 1_000


@dataclass(frozen=True)
class Line:
    """A rule as it is written: a card and, optionally, a condition."""

    card: str
    condition: str = ""

    def text(self) -> str:
        return f"{self.card} if {self.condition}" if self.condition else self.card

    def rule(self) -> Rule:
        kind = catalog.find(self.card)
        if not self.condition:
            return Rule(kind)
        condition = read_condition(self.condition)
        limit = count_limit(condition, kind)
        return Rule(kind, condition=condition) if limit is None else Rule(kind, limit)


def written(number: float) -> str:
    """A number as it is written in conditions, never with an exponent."""
    return f"{number:.4f}".rstrip("0").rstrip(".")


def count_limit(condition: Value, kind: Kind) -> int | None:
    """The number n, if the condition is just `count(CARD) < n` for the rule's own card: a common case, made fast."""
    if isinstance(condition, Both) and SIGNS[condition.sign] == "<":
        counted, number = condition.left, condition.right
        if isinstance(counted, Count) and counted.where == 0 and counted.kind is kind and isinstance(number, Number):
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

    def strategy(self) -> Strategy:
        rules = [line.rule() for line in self.lines]
        return Strategy(self.name, rules, [catalog.find(name) for name in self.play], self.minds_the_end, self.text())

    def needs(self) -> list[Kind]:
        """The kingdom cards that the plan is made for or has rules about."""
        kinds = [catalog.find(name) for name in (*self.kingdom, *(line.card for line in self.lines))]
        return list(dict.fromkeys(kind for kind in kinds if kind.box != "basic"))

    def text(self) -> str:
        """The plan as the text of a strategy file."""
        lines = [f"name = {quoted(self.name)}"]
        if self.author:
            lines.append(f"author = {quoted(self.author)}")
        if self.description:
            lines.append(f"description = {quoted(self.description)}")
        if self.kingdom:
            lines.append(f"kingdom = {quoted(', '.join(self.kingdom))}")
        if self.play:
            lines.append(f"play = {quoted(', '.join(self.play))}")
        if not self.minds_the_end:
            lines.append("minds_the_end = false")
        if self.beats_money is not None:
            lines.append(f"beats_money = {self.beats_money}")
        rules = "\n".join(quoted(line.text())[1:-1] for line in self.lines)
        return "\n".join(lines) + f'\nrules = """\n{rules}\n"""\n'


def read_plan(text: str, file: str) -> Plan:
    """Read a strategy file; a mistake is reported with its line and, in a rule, its column."""
    data = read_toml(text, file)
    for key in data:
        if key not in KEYS:
            near = nearest(key, KEYS)[0]
            line = line_with(text, key)
            raise Complaint("strategy-key", file=file, line=line, field=key, nearest=near, keys=", ".join(KEYS))
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
    return Plan(
        name=" ".join(data["name"].split()),
        lines=tuple(read_lines(text, entries(data, "rules", text, file), file)),
        author=" ".join(data.get("author", "").split()),
        description=" ".join(data.get("description", "").split()),
        kingdom=tuple(known_cards(data, "kingdom", text, file)),
        play=tuple(known_cards(data, "play", text, file)),
        minds_the_end=data.get("minds_the_end", True),
        beats_money=won,
    )


def entries(data: dict[str, object], key: str, text: str, file: str) -> list[str]:
    """The entries of a list, or of a text: its lines for rules, the names between commas for cards."""
    value = data.get(key, "")
    if isinstance(value, str):
        value = value.splitlines() if key == "rules" else value.split(",")
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise Complaint("strategy-list", file=file, line=line_with(text, key), field=key)
    found = [entry.partition("#")[0].strip() for entry in value]
    return [entry for entry in found if entry]


def known_cards(data: dict[str, object], key: str, text: str, file: str) -> list[str]:
    try:
        return [catalog.find(name).name for name in entries(data, key, text, file)]
    except Complaint as complaint:
        if complaint.key.startswith("strategy-"):
            raise
        line = line_with(text, key)
        raise Complaint("strategy-rule", file=file, line=line, column=1, problem=complaint) from complaint


def read_lines(text: str, rules: list[str], file: str) -> list[Line]:
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
            lines.append(read_rule(rule))
        except Misread as misread:
            column = start + misread.column
            raise Complaint(
                "strategy-rule", file=file, line=at + 1, column=column, problem=misread.complaint
            ) from misread
    return lines


def read_rule(rule: str) -> Line:
    """A rule `CARD [if CONDITION]`; raises Misread."""
    found = re.search(r"\sif\b", rule)
    card, condition = (rule[: found.start()], rule[found.end() :]) if found else (rule, "")
    try:
        name = catalog.find(card).name
    except Complaint as complaint:
        raise Misread(complaint, 0) from complaint
    try:
        if found:
            read_condition(condition)
    except Misread as misread:
        raise Misread(misread.complaint, misread.column + len(rule) - len(condition)) from misread
    return Line(name, " ".join(condition.split()))


def line_with(text: str, key: str) -> int:
    """The number of the line that sets this key, or 1."""
    lines = text.splitlines()
    return next((i for i, line in enumerate(lines, start=1) if re.match(rf"\s*{re.escape(key)}\s*=", line)), 1)
