"""Lists of cards and lines of answers, as people write them: `2 Copper, Estate` and `1 discard Copper, Estate`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from fiefdom.deals import LARGEST_SEED
from fiefdom.engine.decision import CHOOSE, PURPOSES, RESIGN, Answer, Decision, IllegalAnswer
from fiefdom.errors import Complaint, Names
from fiefdom.locale.names import find_among, spelling

NOTHING_SIGN = "-"
COUNTED = re.compile(r"(?P<n>[0-9]+)\s+(?P<name>.+)|(?P<other>.*\S)\s*[×x](?P<times>[0-9]+)")
# The most cards that a list can name, and the most digits that a number can have: those of a secret.
MOST_NAMED = 10_000
MOST_DIGITS = len(str(LARGEST_SEED))


def whole_number(text: str) -> int | None:
    """The whole number that a text spells, if it is one of ordinary size."""
    found = re.fullmatch(rf"[-+]?[0-9]{{1,{MOST_DIGITS}}}", text)
    return int(text) if found else None


def count_names(names: Iterable[str]) -> str:
    """Names in order, equal neighbours counted: `Silver, 2 Copper`; `-` for none.

    A name that looks like a count itself, such as `7 Wonders`, is always counted.
    """
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return (
        ", ".join(name if n == 1 and not COUNTED.fullmatch(name) else f"{n} {name}" for name, n in runs) or NOTHING_SIGN
    )


def list_names(text: str) -> list[str]:
    """The reverse of `count_names`; names are returned as they are written."""
    names: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if part in ("", NOTHING_SIGN):
            continue
        counted = COUNTED.fullmatch(part)
        if counted:
            number = counted["n"] or counted["times"]
            if len(number) > 3 or len(names) + int(number) > MOST_NAMED:
                raise Complaint("line-count", part=part)
            names += [counted["name"] or counted["other"]] * int(number)
        else:
            names.append(part)
    return names


def format_answer(seat: int, purpose: str, picked: Sequence[str]) -> str:
    """An answer as a line. Chosen labels are not counted, since a label may itself begin with a number."""
    picks = ", ".join(picked) or NOTHING_SIGN if purpose == CHOOSE else count_names(picked)
    return f"{seat + 1} {purpose} {picks}"


def parse_answer(line: str) -> tuple[int, str, list[str]]:
    """Seat (from 0), purpose and picks of a line."""
    parts = line.split(None, 2)
    if len(parts) < 3 or not re.fullmatch(r"[1-9][0-9]?", parts[0]):
        raise Complaint("line-form", line=line.strip())
    if parts[1] not in (*PURPOSES, RESIGN):
        raise Complaint("line-purpose", purpose=parts[1], purposes=", ".join(PURPOSES))
    picks = [part.strip() for part in parts[2].split(",")] if parts[1] == CHOOSE else list_names(parts[2])
    return int(parts[0]) - 1, parts[1], [pick for pick in picks if pick not in ("", NOTHING_SIGN)]


def resolve(picks: Sequence[int | str], decision: Decision) -> Answer:
    """The answer that picks these options, by their indices or by their names in any language.

    Raises IllegalAnswer, which names what is allowed, if the decision has no such answer.
    """
    indices = tuple(pick for pick in picks if isinstance(pick, int))
    if len(indices) < len(picks):
        try:
            indices = indices_of([str(pick) for pick in picks], decision.options.names())
        except Complaint as complaint:
            raise IllegalAnswer(complaint.key, **complaint.parts) from complaint
    return decision.accept(indices)


def indices_of(picks: Sequence[str], names: Sequence[str]) -> Answer:
    """The option indices of picks, which may be named in any language; each index is used once."""
    answer: list[int] = []
    for pick in whole(picks, names) if any("," in name for name in names) else picks:
        wanted = find_among(pick, names)
        if wanted is None:
            # Repeat a number as it was typed: as a label it would be a depth in the deck.
            said = pick if pick.isdigit() else Names("label", (pick,))
            raise Complaint("not-offered", pick=said, offered=Names("label", tuple(names), by_alphabet=True))
        place = next((i for i, name in enumerate(names) if name == wanted and i not in answer), None)
        if place is None:
            raise Complaint("not-so-many", pick=Names("label", (wanted,)), n=names.count(wanted))
        answer.append(place)
    return tuple(answer)


def whole(picks: Sequence[str], names: Sequence[str]) -> list[str]:
    """Picks, joined again where they were cut at a comma inside a label."""
    found: list[str] = []
    spellings = [spelling(name) for name in names]
    most = 1 + max(name.count(",") for name in names)
    place = 0
    while place < len(picks):
        ends = range(min(len(picks), place + most), place + 1, -1)
        end = next((end for end in ends if spelling(", ".join(picks[place:end])) in spellings), place + 1)
        found.append(", ".join(picks[place:end]))
        place = end
    return found
