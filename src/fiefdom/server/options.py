"""What people choose when they open a table, and the game that these choices make."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, structs

from fiefdom.bots.plan import needed_by
from fiefdom.bots.roster import make_bot, plan_named
from fiefdom.cards.kingdoms import check_players, choose_kingdom
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint
from fiefdom.locale.names import is_line
from fiefdom.records.answers import LARGEST_SEED
from fiefdom.records.record import Record
from fiefdom.seating import seat_name
from fiefdom.table import Table

LONGEST_TITLE = 60
LONGEST_NAME = 30
LONGEST_TURN = 24 * 60 * 60
SLOWEST_PACE = 10.0


class SeatOptions(Struct, frozen=True, omit_defaults=True):
    """One seat: of a bot, by its level or strategy, or of a person. Without either name, anybody may take it."""

    bot: str = ""
    name: str = ""


class Options(Struct, frozen=True, omit_defaults=True):
    """How to play. `kingdom` is the name of a recommended one, or the names of cards; random ones fill it up."""

    seats: tuple[SeatOptions, ...] = (SeatOptions(), SeatOptions(bot="fair"))
    title: str = ""
    kingdom: str | tuple[str, ...] = ""
    boxes: tuple[str, ...] = ()
    edition: Literal[0, 1, 2] = 0
    wishes: tuple[str, ...] = ()
    veto: tuple[str, ...] = ()
    seed: int | None = None
    first: int | None = None
    undo: Literal["free", "consent", "off"] = "consent"
    show_score: bool = False
    show_deck: bool = True
    open_hands: bool = False
    discreet: bool = False
    turn_seconds: int = 0
    pace: float = 0.5
    visibility: Literal["open", "link", "local"] = "link"


def checked(options: Options) -> Options:
    """The same options with everything settled: ten cards by their English names, the seed, the names of bots.

    Complains about whatever does not work.
    """
    check_players(len(options.seats))
    seed = secrets.randbelow(1_000_000_000) if options.seed is None else options.seed
    if not -LARGEST_SEED <= seed <= LARGEST_SEED:
        raise Complaint("server-number", field="seed", least=str(-LARGEST_SEED), most=str(LARGEST_SEED))
    if options.first is not None and not 0 <= options.first < len(options.seats):
        raise Complaint("server-number", field="first", least="0", most=str(len(options.seats) - 1))
    if not 0 <= options.turn_seconds <= LONGEST_TURN:
        raise Complaint("server-number", field="turn_seconds", least="0", most=str(LONGEST_TURN))
    if not 0 <= options.pace <= SLOWEST_PACE:
        raise Complaint("server-number", field="pace", least="0", most=str(int(SLOWEST_PACE)))
    if options.title:
        check_text("title", options.title, LONGEST_TITLE)
    seats = named(options.seats)
    kinds = choose_kingdom(
        options.kingdom,
        seed,
        options.boxes or None,
        (options.edition,) if options.edition else (1, 2),
        options.wishes,
        options.veto,
        needed_for(seat.bot for seat in seats if seat.bot),
    )
    options = structs.replace(options, seats=seats, kingdom=tuple(kind.name for kind in kinds), seed=seed)
    # A table complains about names that cannot be in a record, and two seats of one name.
    new_table(options, [seat.name or f"Player {number}" for number, seat in enumerate(seats, start=1)])
    return options


def options_of_record(options: Options, record: Record, steps: int) -> Options:
    """The same options for the game of a record, which goes on after so many answers."""
    if len(options.seats) != len(record.players):
        raise Complaint("server-number", field="seats", least=str(len(record.players)), most=str(len(record.players)))
    if not 0 <= steps <= len(record.answers):
        raise Complaint("server-number", field="steps", least="0", most=str(len(record.answers)))
    return checked(
        structs.replace(
            options, kingdom=record.kingdom, seed=record.seed, first=record.first, discreet=record.discreet, wishes=(),
            veto=(), boxes=(), edition=0,
        )
    )  # fmt: skip


def named(seats: tuple[SeatOptions, ...]) -> tuple[SeatOptions, ...]:
    """The seats, with a name of its own for each bot."""
    names = [seat.name for seat in seats if seat.name]
    found: list[SeatOptions] = []
    for seat in seats:
        if seat.bot:
            check_bot_name(seat.bot)
            if not seat.name:
                seat = SeatOptions(seat.bot, seat_name(seat.bot, names))
                names.append(seat.name)
        if seat.name:
            check_text("name", seat.name, LONGEST_NAME)
        found.append(seat)
    return tuple(found)


def check_bot_name(name: str) -> None:
    """Complain about a name that is no bot of this server; files are never read for a stranger."""
    if "." in name or "/" in name:
        raise Complaint("server-bot-file", bot=name)
    make_bot(name)


def needed_for(bots: Iterable[str]) -> list[Kind]:
    """The kingdom cards that bots of this server need; complains about names that are none."""
    plans = []
    for name in bots:
        check_bot_name(name)
        plans.append(plan_named(name))
    return needed_by(plan for plan in plans if plan is not None)


def check_text(field: str, text: str, longest: int) -> None:
    """Complain about text that is too long, or that a page or terminal could not show in one line."""
    if not text.strip() or text != text.strip() or not is_line(text) or len(text) > longest:
        raise Complaint("server-text", field=field, text=text, most=longest)


def new_table(options: Options, names: list[str]) -> Table:
    """The game that these options make, with people in all seats."""
    assert options.seed is not None, "settled options have a seed"
    return Table(names, options.kingdom, options.seed, first=options.first, discreet=options.discreet)
