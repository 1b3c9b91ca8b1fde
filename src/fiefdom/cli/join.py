"""`fiefdom join`: a bot takes a seat at a table on a server."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from fiefdom.cli.options import seed_of, whole_option
from fiefdom.cli.output import tell
from fiefdom.cli.parser import Commands
from fiefdom.engine.setup import MOST_PLAYERS
from fiefdom.errors import Complaint
from fiefdom.locale.layout import whole
from fiefdom.locale.speaker import Speaker
from fiefdom.packages import install_command
from fiefdom.roster import make_bot
from fiefdom.seating import bot_name, seat_name

if TYPE_CHECKING:
    from fiefdom.client import Seat
    from fiefdom.server.messages import State


def add(commands: Commands) -> None:
    say = commands.say
    join = commands.add("join", run_join)
    join.add_argument("url", metavar="URL", help=say.say("cli-join-url"))
    join.add_argument("--bot", metavar="NAME", default="fair", help=say.say("cli-join-bot"))
    join.add_argument("--name", metavar="NAME", help=say.say("cli-join-name"))
    join.add_argument("--seat", metavar="SEAT", help=say.say("cli-join-seat"))
    join.add_argument("--seed", metavar="N", help=say.say("cli-join-seed"))


def run_join(options: argparse.Namespace, say: Speaker) -> int:
    try:
        from fiefdom.client.player import BotPlayer
    except ModuleNotFoundError as missing:
        raise Complaint("join-extra", package=missing.name or "", command=whole(install_command())) from missing

    bot = make_bot(options.bot, seed_of(options))
    if getattr(bot, "needs_game", False):
        raise Complaint("join-far", bot=options.bot)
    with seat_for(options, bot_name(bot), say) as seat:
        try:
            print(seated(seat, say), *seat.state.table.notices, sep="\n", flush=True)
            BotPlayer(seat, bot).play_series(lambda last: print(standings(last, say), flush=True))
        except KeyboardInterrupt:
            leave(seat, say)
            return 130
    return 0


def seat_for(options: argparse.Namespace, bot: str, say: Speaker) -> Seat:
    """The seat that is asked for; a bot without a name of its own gets one that is free."""
    from fiefdom.client import Refused, take_seat

    number = None if options.seat is None else whole_option("--seat", options.seat, 1, MOST_PLAYERS) - 1
    if options.name is not None:
        return take_seat(options.url, options.name, say.language, number)
    names: list[str] = []
    while True:
        names.append(seat_name(bot, names))
        try:
            return take_seat(options.url, names[-1], say.language, number)
        except Refused as refused:
            if refused.reason not in ("name-twice", "name-alike") or len(names) == MOST_PLAYERS:
                raise


def seated(seat: Seat, say: Speaker) -> str:
    number = seat.state.you.seat
    assert number is not None
    name = seat.state.table.seats[number].name
    return say.say("join-seated", name=name, seat=number + 1, link=str(seat.link.leading_back(seat.keys[0])))


def standings(state: State, say: Speaker) -> str:
    ends = sorted(state.standings or (), key=lambda standing: standing.rank)
    scores = ", ".join(f"{state.table.seats[end.seat].name} {end.score}" for end in ends)
    return say.say("join-over", scores=scores) if ends else say.say("join-ended")


def leave(seat: Seat, say: Speaker) -> None:
    """Give the seat up if the game has not begun; otherwise the table waits."""
    from fiefdom.server.messages import Leave

    if seat.state.can.leave:
        seat.send(Leave())
    tell(say.say("join-left"))
