"""Bots by their names."""

from __future__ import annotations

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.opponents import OPPONENTS, opponent
from fiefdom.bots.shipped import find_plan, nearest, shipped
from fiefdom.errors import Complaint


def bot_names() -> list[str]:
    return [*OPPONENTS, RandomBot.name, *shipped()]


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, or of a strategy file."""
    if name == RandomBot.name:
        return RandomBot(seed)
    if name in OPPONENTS:
        return opponent(name, seed)
    if name not in shipped() and not name.endswith(".toml"):
        usual = (*OPPONENTS, RandomBot.name, "big-money", "big-money-ultimate")
        raise Complaint("unknown-bot", bot=name, bots=", ".join(dict.fromkeys([*nearest(name), *usual])))
    return find_plan(name).strategy()
