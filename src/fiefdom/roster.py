"""The bots there are, and how to make one from its name, its file or a record."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.opponents import OPPONENTS, Opponent
from fiefdom.bots.own_bots import PYTHON, OwnBot, installed_bots, is_own, own_bot
from fiefdom.bots.plan import Plan, read_plan
from fiefdom.bots.shipped import find_plan, shipped
from fiefdom.bots.strategy import Strategy
from fiefdom.deals import seat_seed
from fiefdom.errors import Complaint
from fiefdom.locale.names import meant_by
from fiefdom.records.record import Record
from fiefdom.search.population import found_plan


def bot_names() -> list[str]:
    """The names of all bots, including those from installed packages."""
    return list(dict.fromkeys([*OPPONENTS, RandomBot.name, *shipped(), *installed_bots()]))


def make_bot(name: str, seed: int = 0, plan: Plan | None = None, by_games: bool = False) -> Bot:
    """A bot by its name or its file (.toml, .py, .npz), with the plan that it had in a record, if any.

    If it looks ahead `by_games` and not by the clock, it plays the same game the same way again.
    """
    if name in OPPONENTS:
        return opponent(name, seed, plan, by_games)
    if plan is not None:
        return plan.strategy()
    if name == RandomBot.name:
        return RandomBot(seed)
    plan = plan_named(name)
    if plan is None:
        return own_bot(name, seed)
    bot = plan.strategy()
    if name in shipped():
        bot.plan = ""  # a record needs only its name
    return bot


def opponent(name: str, seed: int = 0, plan: Plan | None = None, by_games: bool = False) -> Opponent:
    """One of the opponents from easy to master, which searches for its plan if it has none."""
    return Opponent(name, seed, found_plan, plan, by_games)


class NamedBot:
    """A bot by its name or file, which every process makes for itself: a guest, as `search.duels` calls it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __reduce__(self) -> tuple[type[NamedBot], tuple[str]]:
        return NamedBot, (self.name,)

    @cached_property
    def made(self) -> Bot:
        return make_bot(self.name, by_games=True)

    def bot(self, seed: int) -> Bot:
        """The bot for a game with this seed."""
        return for_another_game(self.made, seed)


def plan_named(name: str) -> Plan | None:
    """The plan of a strategy, by its name or file; None for any other bot. Complains if there is no such bot."""
    if name not in shipped() and (name in OPPONENTS or name == RandomBot.name or is_own(name)):
        return None
    if name in shipped() or name.endswith(".toml"):
        return find_plan(name)
    near = meant_by(name, bot_names())
    if near:
        raise Complaint("unknown-bot", bot=name, nearest=", ".join(near))
    others = dict.fromkeys([*OPPONENTS, RandomBot.name, *installed_bots()])
    raise Complaint("unknown-bot-at-all", bot=name, bots=", ".join(others))


def plans_of(bots: Iterable[Bot]) -> list[Plan]:
    """The plans of those bots that play a strategy in whatever kingdom they find, each plan once."""
    strategies = [bot for bot in bots if isinstance(bot, Strategy)]
    plans = (read_plan(bot.plan, bot.name) if bot.plan else shipped()[bot.name] for bot in strategies)
    return list(dict.fromkeys(plans))


def for_another_game(bot: Bot, seed: int) -> Bot:
    """The bot for another game: a new one, if this one may remember something."""
    return bot.for_another_game(seed) if isinstance(bot, RandomBot | OwnBot) else bot


def for_another_kingdom(bot: Bot, seed: int) -> Bot:
    """The bot for a game with other cards: one that plans for a kingdom will plan again."""
    return bot.for_another_kingdom(seed) if isinstance(bot, Opponent) else for_another_game(bot, seed)


def recorded_bots(record: Record, file: str = "record", own: Iterable[str] = ()) -> dict[int, Bot]:
    """The bots of a record, each with the plan that it had there.

    A Python file is run only if the user named it in `own`, never because a record names it.
    """
    files = {Path(path).name: path for path in own}
    for name, path in files.items():
        if name not in record.bots.values():
            raise Complaint("record-no-such-bot", file=file, bot=path)
    bots: dict[int, Bot] = {}
    for seat, name in record.bots.items():
        plan = read_plan(record.plan_in_place(seat), file) if seat in record.plans else None
        try:
            if name.endswith(PYTHON) and name not in files:
                raise Complaint("record-needs-bot", bot=name)
            bots[seat] = make_bot(files.get(name, name), seat_seed(record.seed, seat), plan)
        except Complaint as complaint:
            raise record.complaint(complaint, file) from complaint
    return bots
