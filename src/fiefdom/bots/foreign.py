"""Imports strategies of other simulators: Geronimoo's XML files, and Provincial's menus and leader files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count

from fiefdom.bots.foreign_plan import ChangedPart, ForeignPlan
from fiefdom.bots.geronimoo import players_in
from fiefdom.bots.plan import Line, Plan
from fiefdom.bots.provincial import leaders_in
from fiefdom.cards.basic import estate
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card_type import VICTORY
from fiefdom.errors import Complaint
from fiefdom.files import quoted, read_text
from fiefdom.locale.names import folded, key_of, meant_by

# A file is given up after this many plans of which nothing can be read, if nothing could be read before.
MOST_EMPTY = 100
# What a condition looks at that holds only once others have bought Provinces.
WAITING = ("left(Province)", "gains_to_end")


@dataclass(frozen=True)
class Imported:
    """A strategy of another simulator as a plan, and the parts of it that are missing or different there."""

    plan: Plan
    parts: tuple[ChangedPart, ...]

    @property
    def left_out(self) -> list[ChangedPart]:
        return [part for part in self.parts if part.is_left_out]

    @property
    def can_win(self) -> bool:
        """Whether a rule is left that earns points without waiting for others to do so, or everything is left."""
        return not self.left_out or any(earns_points(line) for line in self.plan.lines)

    def text(self, say: Callable[[Complaint], str]) -> str:
        """The strategy file, with a comment for each part where it would be."""
        head, rules = self.plan.text().split('rules = """\n')
        lines = rules.splitlines(keepends=True)
        for part in reversed(self.parts):
            lines.insert(part.place, f"# {quoted(say(part.remark))[1:-1]}\n")
        mark = "" if self.can_win else f"# {say(Complaint('import-no-win'))}\n"
        return f'{mark}{head}rules = """\n{"".join(lines)}'


def earns_points(line: Line) -> bool:
    """Whether the rule buys Victory cards, other than Estates, before the Provinces run out."""
    kind = catalog.find(line.card)
    waits = any(word in line.condition for word in WAITING)
    return kind.types & VICTORY != 0 and kind is not estate and not waits


def import_strategies(path: str) -> tuple[list[Imported], list[Complaint]]:
    """The strategies in a file of either simulator, and complaints about those of which nothing could be read."""
    text = read_text(path).lstrip("\ufeff \t\r\n")
    plans = players_in(text, path) if text.startswith("<") else leaders_in(text, path)
    found: list[Imported] = []
    empty: list[Complaint] = []
    for foreign in plans:
        if foreign.lines:
            found.append(Imported(plan_of(foreign), tuple(foreign.parts)))
            continue
        problem = foreign.parts[0].problem if foreign.parts else Complaint("import-missing", word="buy")
        empty.append(Complaint("import-empty", file=path, strategy=foreign.name, problem=problem))
        if not found and len(empty) > MOST_EMPTY:
            break
    if not found:
        raise Complaint("import-junk", file=path, problem=empty[0]) if empty else Complaint("import-nothing", file=path)
    return found, empty


def plan_of(foreign: ForeignPlan) -> Plan:
    return Plan(
        foreign.name,
        tuple(foreign.lines),
        foreign.author,
        foreign.description,
        tuple(dict.fromkeys(foreign.kingdom)),
    )


def find_imported(name: str, found: list[Imported]) -> Imported:
    """The imported strategy of this name."""
    for one in found:
        if folded(one.plan.name) == folded(name):
            return one
    near = meant_by(name, [one.plan.name for one in found])
    if not near:
        raise Complaint("import-unknown-at-all", strategy=name)
    raise Complaint("import-unknown", strategy=name, nearest=", ".join(near))


def with_file_names(found: list[Imported]) -> Iterator[tuple[str, Imported]]:
    """Each strategy with a name for its file; strategies of one name get different ones, and keep them as names."""
    taken: set[str] = set()
    for one in found:
        stem = key_of(one.plan.name) or "strategy"
        number = next(n for n in count(1) if (stem if n == 1 else f"{stem}-{n}") not in taken)
        if number > 1:
            stem = f"{stem}-{number}"
            one = replace(one, plan=replace(one.plan, name=f"{one.plan.name} {number}"))
        taken.add(stem)
        yield f"{stem}.toml", one
