"""Bots by their names."""

from __future__ import annotations

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.opponents import OPPONENTS, opponent
from fiefdom.bots.plan import Plan, read_plan
from fiefdom.bots.shipped import find_plan, nearest, shipped
from fiefdom.errors import Complaint
from fiefdom.records.record import Record


def bot_names() -> list[str]:
    return [*OPPONENTS, RandomBot.name, *shipped()]


def make_bot(name: str, seed: int = 0, plan: Plan | None = None) -> Bot:
    """A bot by its name, or of a strategy file, or of a plan that it had before."""
    if name in OPPONENTS:
        return opponent(name, seed, plan)
    if plan is not None:
        return plan.strategy()
    if name == RandomBot.name:
        return RandomBot(seed)
    if name not in shipped() and not name.endswith(".toml"):
        usual = (*OPPONENTS, RandomBot.name, "big-money", "big-money-ultimate")
        raise Complaint("unknown-bot", bot=name, bots=", ".join(dict.fromkeys([*nearest(name), *usual])))
    bot = find_plan(name).strategy()
    if name in shipped():
        bot.plan = ""  # whoever reads its name has it too
    return bot


def recorded_bots(record: Record, file: str = "record") -> dict[int, Bot]:
    """The bots of a record, each with the plan that it had there."""
    bots: dict[int, Bot] = {}
    for seat, name in record.bots.items():
        plan = read_plan(record.plan_in_place(seat), file) if seat in record.plans else None
        try:
            bots[seat] = make_bot(name, record.seed + seat, plan)
        except Complaint as complaint:
            raise record.complaint(complaint, file) from complaint
    return bots
