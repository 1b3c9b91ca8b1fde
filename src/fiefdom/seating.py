"""Who sits at a table: names, bots, and those who stand in for bots that think elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fiefdom.engine.card import Kind
from fiefdom.engine.decision import Answerer
from fiefdom.errors import Complaint
from fiefdom.locale.names import LONGEST_NAME, is_line

# What a name cannot have in it: records have names in lists, and with bots in brackets.
MARKS = ",():"


def check_names(names: Sequence[str]) -> None:
    """Complain about a name that two players have, or that a record could not hold."""
    for name in names:
        if names.count(name) > 1:
            raise Complaint("name-twice", name=name)
        is_whole = name and name == name.strip() and is_line(name) and len(name) <= LONGEST_NAME
        if not is_whole or not can_be_name(name):
            raise Complaint("name-form", name=name, most=LONGEST_NAME)


def can_be_name(name: str) -> bool:
    """Whether a record could hold this line as a name."""
    return not any(mark in name for mark in MARKS)


def seat_name(wished: str, others: Sequence[str]) -> str:
    """A bot's name at a table, different from the others and without characters that names there cannot have."""
    letters = (" " if letter in MARKS or not is_line(letter) else letter for letter in wished)
    name = " ".join("".join(letters).split())[: LONGEST_NAME - 4].strip() or "bot"
    number = next(n for n in range(1, len(others) + 2) if (f"{name} {n}" if n > 1 else name) not in others)
    return f"{name} {number}" if number > 1 else name


def checked_bots(bots: Mapping[int, Any]) -> dict[int, Any]:
    """The same bots, if a record can name each of them."""
    for bot in bots.values():
        if not is_line(bot_name(bot)):
            raise Complaint("bot-name-form", name=bot_name(bot))
    return dict(bots)


def bot_name(bot: Any) -> str:
    return str(getattr(bot, "name", "bot"))


def prepare(bots: Mapping[int, Any], kingdom: Iterable[Kind], players: int) -> None:
    """Let bots that can do so begin to think in the background, about a kingdom and this many players."""
    for bot in bots.values():
        if hasattr(bot, "prepare"):
            bot.prepare(tuple(kind.name for kind in kingdom), players)


def plan_of(bot: Any) -> str:
    """The text that a bot can be made from again; empty if its name says everything."""
    plan = getattr(bot, "plan", "")
    return plan.strip("\n") if isinstance(plan, str) else ""


class StandIn(Answerer):
    """Sits in the seat of a bot that thinks elsewhere: the table waits for its answers as it does for a person's."""

    def __init__(self, name: str, plan: str) -> None:
        self.name = name
        self.plan = plan
        self.is_watched = True


def any_bots(bots: Mapping[int, Any]) -> bool:
    """Whether any of these bots is shown the game."""
    return not all(isinstance(bot, StandIn) for bot in bots.values())


def copies(bots: Mapping[int, Any]) -> dict[int, Any]:
    """The same bots for another table: one that remembers something has a `copy` method, others can sit at both."""
    return {seat: bot.copy() if hasattr(bot, "copy") else bot for seat, bot in bots.items()}
