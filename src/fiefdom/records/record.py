"""A game as a text file: options, seed and answers, from which everything else can be rebuilt."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePath

from fiefdom.cards.catalog import catalog
from fiefdom.deals import LARGEST_SEED
from fiefdom.engine.setup import MOST_PLAYERS
from fiefdom.errors import Complaint
from fiefdom.files import read_text, write_text
from fiefdom.locale.names import is_line
from fiefdom.records.answers import format_answer, parse_answer, whole_number
from fiefdom.version import RULES, VERSION

HEADING = "fiefdom record 1"
DISCREET = "discreet: yes"
ALL_TREASURES = "treasures: all"
# What the lines of a bot's plan and of a position begin with.
INDENT = "  "
VERSION_FORM = r"[0-9]{1,9}(\.[0-9]{1,9}){2}"

# A card of a later box may be somebody's own of the same name.
UNKNOWN_CARD = ("unknown-card", "unknown-card-at-all", "card-later", "kingdom-later")
FIELDS_BY_COMPLAINT = {
    **dict.fromkeys(UNKNOWN_CARD, "kingdom"),
    "kingdom-size": "kingdom",
    "kingdom-twice": "kingdom",
    "kingdom-basic": "kingdom",
    "no-such-seat": "first",
}

GivenAnswer = tuple[int, str, tuple[str, ...]]


@dataclass(frozen=True)
class Record:
    """Players, which of them are bots, kingdom, seed, who goes first (None: the seed decides), and the answers in
    order.

    A bot that cannot be made from its name alone has a plan here: the text of its strategy file. `card_files` are the
    files of people's own cards in the kingdom. A game that began in a `position`, the text of a scenario file, was not
    dealt from its seed.
    """

    players: tuple[str, ...]
    kingdom: tuple[str, ...]
    seed: int
    first: int | None = None
    discreet: bool = False
    all_treasures: bool = False
    bots: Mapping[int, str] = field(default_factory=dict)
    plans: Mapping[int, str] = field(default_factory=dict)
    card_files: tuple[str, ...] = ()
    position: str = ""
    answers: tuple[GivenAnswer, ...] = ()
    version: str = VERSION
    # The line of each answer, each plan and each other field in the file it was read from.
    answer_lines: tuple[int, ...] = field(default=(), compare=False)
    plan_lines: Mapping[int, int] = field(default_factory=dict, compare=False)
    field_lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    def complaint(self, problem: Complaint, file: str) -> Complaint:
        """A problem with the options of this record, together with the line that it is about."""
        about = FIELDS_BY_COMPLAINT.get(problem.key, "player")
        in_position = problem.parts.get("problem") if problem.key == "scenario-wrong" else None
        if isinstance(in_position, Complaint):
            problem, about = in_position, "position"
        root = problem
        while isinstance(inner := root.parts.get("problem"), Complaint):
            root = inner
        if root.key in UNKNOWN_CARD and (lacking := self.lacking_files()):
            cards = shlex.join(word for each in lacking for word in ("--cards", each))
            return Complaint("record-needs-cards", file=file, cards=cards)
        return Complaint("record-answer", file=file, line=self.field_lines.get(about, 1), problem=problem)

    def lacking_files(self) -> list[str]:
        """The files of people's own cards that this game needs and that were not added."""
        here = {PurePath(file).name for file in catalog.files}
        return [file for file in self.card_files if PurePath(file).name not in here]

    def plan_in_place(self, seat: int) -> str:
        """The plan of a seat, with the line numbers of the file, so that mistakes are reported with the right line."""
        return "\n" * (self.plan_lines.get(seat, 1) - 1) + textwrap.indent(self.plans[seat], INDENT)

    @staticmethod
    def read(file: str) -> Record:
        return Record.from_text(read_text(file), file)

    def write(self, file: str) -> None:
        """Write the record to a file; of files that exist, only other records are replaced."""
        write_text(file, self.text(), HEADING)

    def text(self) -> str:
        lines = [HEADING, f"version: {self.version}"]
        for seat, name in enumerate(self.players):
            lines.append(f"player: {name}" + (f" ({self.bots[seat]})" if seat in self.bots else ""))
            if seat in self.plans:
                lines += ["plan:", *(INDENT + line for line in self.plans[seat].split("\n"))]
        lines.append(f"kingdom: {', '.join(self.kingdom)}")
        lines += [f"cards: {file}" for file in self.card_files if is_line(file)]
        lines.append(f"seed: {self.seed}")
        if self.first is not None:
            lines.append(f"first: {self.first + 1}")
        if self.discreet:
            lines.append(DISCREET)
        if self.all_treasures:
            lines.append(ALL_TREASURES)
        if self.position:
            lines += ["position:", *(INDENT + line for line in self.position.split("\n"))]
        lines.append("answers:")
        lines += [format_answer(*answer) for answer in self.answers]
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str, file: str = "record") -> Record:
        """The reverse of `text`; mistakes are reported with the file and their line."""
        lines = re.split(r"\r\n|\r|\n", text.rstrip("\r\n"))
        if not lines or lines[0].strip() != HEADING:
            raise Complaint("record-foreign", file=file, heading=HEADING)
        players: list[str] = []
        card_files: list[str] = []
        bots: dict[int, str] = {}
        plans: dict[int, list[str]] = {}
        plan_lines: dict[int, int] = {}
        position: list[str] = []
        # The plan or the position whose lines are being read, if any.
        block: list[str] | None = None
        fields: dict[str, str] = {}
        field_lines: dict[str, int] = {}
        number = 1
        for number, line in enumerate(lines[1:], start=2):
            if block is not None and (line.startswith(INDENT) or not line.strip()):
                block.append(line.removeprefix(INDENT))
                continue
            block = None
            check_line(line, file, number)
            key, colon, value = line.partition(":")
            key, value = key.strip(), value.strip()
            if key == "answers" and colon:
                break
            if key == "player" and value:
                named = re.fullmatch(r"([^(]*[^(\s])\s*\((.*)\)", value)
                if named:
                    bots[len(players)] = named[2]
                name = named[1] if named else value
                problem = Complaint("name-twice", name=name) if name in players else None
                if len(players) == MOST_PLAYERS:
                    problem = Complaint("player-number", n=len(players) + 1)
                if problem:
                    raise Complaint("record-answer", file=file, line=number, problem=problem)
                players.append(name)
                field_lines["player"] = number
            elif key == "cards" and value:
                card_files.append(value)
            elif f"{key}: {value}" in (DISCREET, ALL_TREASURES):
                fields[key] = value
            elif key == "plan" and colon and not value and len(players) - 1 in bots and len(players) - 1 not in plans:
                block = plans[len(players) - 1] = []
                plan_lines[len(players) - 1] = number + 1
            elif key == "position" and colon and not value and not position:
                block = position
                field_lines[key] = number
            elif key == "version" and re.fullmatch(VERSION_FORM, value) and key not in fields:
                # Check this first: the rest may not even look the same in another version.
                check_rules(value, file)
                fields[key] = value
            elif key in ("kingdom", "seed", "first") and value and key not in fields:
                fields[key], field_lines[key] = value, number
            else:
                raise Complaint("record-line", file=file, line=number, text=line)
        else:
            raise Complaint("record-cut", file=file, line=number)
        for key in ("version", "kingdom", "seed"):
            if key not in fields:
                raise Complaint("record-missing", file=file, line=number, field=key)

        def whole(key: str) -> int:
            number = whole_number(fields[key])
            if number is None or number > LARGEST_SEED:
                raise Complaint("record-line", file=file, line=field_lines[key], text=f"{key}: {fields[key]}")
            return number

        answers = [(n, line) for n, line in enumerate(lines[number:], start=number + 1) if line.strip()]
        return Record(
            players=tuple(players),
            bots=bots,
            plans={seat: "\n".join(plan).strip("\n") for seat, plan in plans.items()},
            kingdom=tuple(name.strip() for name in fields["kingdom"].split(",")),
            seed=whole("seed"),
            first=whole("first") - 1 if "first" in fields else None,
            discreet="discreet" in fields,
            card_files=tuple(card_files),
            position="\n".join(position).strip("\n"),
            all_treasures="treasures" in fields,
            answers=tuple(read_answer(line, file, n) for n, line in answers),
            version=fields["version"],
            plan_lines=plan_lines,
            answer_lines=tuple(n for n, _ in answers),
            field_lines=field_lines,
        )


def check_rules(version: str, file: str) -> None:
    """Complain about a record made under other rules: here its answers would lead somewhere else."""
    if parts_of(version) < parts_of(RULES):
        raise Complaint("record-older", file=file, made=version, here=VERSION, rules=RULES)
    if parts_of(version) > parts_of(VERSION):
        raise Complaint("record-newer", file=file, made=version, here=VERSION)


def plays_by(version: str) -> bool:
    """Whether this version plays by the same rules as that one."""
    return parts_of(RULES) <= parts_of(version) <= parts_of(VERSION)


def parts_of(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def check_line(line: str, file: str, number: int) -> None:
    """Complain about control characters that a terminal would obey; only plans of bots and positions may have any."""
    if not is_line(line.replace("\t", " ")):
        raise Complaint("record-line", file=file, line=number, text=line)


def read_answer(line: str, file: str, number: int) -> GivenAnswer:
    check_line(line, file, number)
    try:
        seat, purpose, picks = parse_answer(line)
    except Complaint as complaint:
        raise Complaint("record-answer", file=file, line=number, problem=complaint) from complaint
    return seat, purpose, tuple(picks)
