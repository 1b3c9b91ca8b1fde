"""What people choose when they open a table, and the game that these choices make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct, structs

from fiefdom.bots.plan import needed_by
from fiefdom.cards.catalog import catalog
from fiefdom.cards.draft import Draft
from fiefdom.cards.kingdoms import check_players, choose_kingdom, kinds_named
from fiefdom.deals import LARGEST_CHOSEN, LARGEST_SEED, public_seed
from fiefdom.engine.card import Kind
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from fiefdom.errors import Complaint
from fiefdom.locale.names import is_line
from fiefdom.records.record import Record
from fiefdom.roster import make_bot, plan_named
from fiefdom.seating import check_names, seat_name
from fiefdom.server.lookalikes import check_name, is_like
from fiefdom.table import Table

# More people than one game is for are dealt to two tables.
LARGEST_CROWD = 2 * MOST_PLAYERS
LONGEST_TITLE = 60
LONGEST_SEAT_NAME = 30
LONGEST_TURN = 24 * 60 * 60
SLOWEST_PACE = 10.0


class SeatOptions(Struct, frozen=True, omit_defaults=True):
    """One seat: of a bot, by its level or strategy, or of a person. Without either name, anybody may take it."""

    bot: str = ""
    name: str = ""


class TableOptions(Struct, frozen=True, omit_defaults=True):
    """How to play. `kingdom` is the name of a recommended one, or the names of cards; random ones fill it up, or with
    `draft` the players do, who choose in turn. A table for two or more people is `discreet`, unless they choose.
    More than six seats are dealt to two tables. A `position` is the text of a scenario file, in which the game begins;
    it also decides the number of seats, the kingdom, and who goes first.
    """

    seats: tuple[SeatOptions, ...] = (SeatOptions(), SeatOptions(bot="fair"))
    title: str = ""
    kingdom: str | tuple[str, ...] = ""
    boxes: tuple[str, ...] = ()
    edition: Literal[0, 1, 2] = 0
    wishes: tuple[str, ...] = ()
    veto: tuple[str, ...] = ()
    draft: bool = False
    position: str = ""
    seed: int | None = None
    first: int | None = None
    undo: Literal["free", "consent", "off"] = "consent"
    show_score: bool = False
    show_deck: bool = True
    open_hands: bool = False
    discreet: bool | None = None
    all_treasures: bool = False
    turn_seconds: int = 0
    pace: float = 0.5
    visibility: Literal["open", "link", "local"] = "link"


def checked(options: TableOptions) -> TableOptions:
    """The same options with everything settled: ten cards by their English names, in order, and the names of bots.

    Complains about anything that does not work. What shuffles the cards is not an option, unless somebody chose it.
    """
    number = len(options.seats)
    if number > LARGEST_CROWD:
        raise Complaint("server-number", field="seats", least=str(FEWEST_PLAYERS), most=str(LARGEST_CROWD))
    check_players(min(number, MOST_PLAYERS))
    for field, is_chosen in (("draft", options.draft), ("first", options.first is not None)):
        if number > MOST_PLAYERS and is_chosen:
            raise Complaint("server-two-tables", field=field)
    if options.seed is not None and not -LARGEST_CHOSEN <= options.seed <= LARGEST_SEED:
        raise Complaint("server-number", field="seed", least=str(-LARGEST_CHOSEN), most=str(LARGEST_SEED))
    if options.first is not None and not 0 <= options.first < len(options.seats):
        raise Complaint("server-number", field="first", least="0", most=str(len(options.seats) - 1))
    if not 0 <= options.turn_seconds <= LONGEST_TURN:
        raise Complaint("server-number", field="turn_seconds", least="0", most=str(LONGEST_TURN))
    if not 0 <= options.pace <= SLOWEST_PACE:
        raise Complaint("server-number", field="pace", least="0", most=str(int(SLOWEST_PACE)))
    if options.title:
        check_text("title", options.title, LONGEST_TITLE)
    seats = named(options.seats)
    if options.draft and not options.boxes:
        # Written down, so that the draft offers the same whenever this is read.
        options = structs.replace(options, boxes=tuple(catalog.boxes))
    kinds = (
        draft_of(options, 0).named
        if options.draft
        else choose_kingdom(
            options.kingdom,
            public_seed(options.seed),
            options.boxes or (catalog.boxes if options.seed is None else None),
            (options.edition,) if options.edition else (1, 2),
            options.wishes,
            options.veto,
            needed_for(seat.bot for seat in seats if seat.bot),
        )
    )
    discreet = people(seats) > 1 if options.discreet is None else options.discreet
    kingdom = tuple(sorted(kind.name for kind in kinds))
    options = structs.replace(options, seats=seats, kingdom=kingdom, discreet=discreet)
    names = [seat.name or f"Player {number}" for number, seat in enumerate(seats, start=1)]
    check_names(names)
    # Your own cards may refuse the game that these options make.
    new_table(options, 0, names[:MOST_PLAYERS])
    return options


def options_of_record(options: TableOptions, record: Record) -> TableOptions:
    """The same options for the game of a record. If nothing was answered, a table can still be discreet, and what a
    position does not say about shuffling is still open.
    """
    if len(options.seats) != len(record.players):
        raise Complaint("server-number", field="seats", least=str(len(record.players)), most=str(len(record.players)))
    return checked(
        structs.replace(
            options, kingdom=record.kingdom, position=record.position, first=record.first,
            seed=None if record.position and not record.answers else record.seed,
            discreet=record.discreet if record.answers else record.discreet or options.discreet,
            all_treasures=record.all_treasures, wishes=(), veto=(), boxes=(), edition=0, draft=False,
        )
    )  # fmt: skip


def draft_of(options: TableOptions, first: int) -> Draft:
    """The draft of a table, where this seat chooses first; complains about options that do not go with it.

    Tables from before drafts wrote down their boxes had the implied ones.
    """
    if options.wishes:
        raise Complaint("draft-wishes")
    return Draft(
        len(options.seats),
        first,
        options.boxes or None,
        (options.edition,) if options.edition else (1, 2),
        options.veto,
        kinds_named(options.kingdom) if options.kingdom else (),
    )


def named(seats: tuple[SeatOptions, ...]) -> tuple[SeatOptions, ...]:
    """The seats, with a name of its own for each bot, and none that looks like another."""
    names = [seat.name for seat in seats if seat.name]
    found: list[SeatOptions] = []
    for seat in seats:
        if seat.bot:
            check_bot_name(seat.bot)
            if not seat.name:
                seat = SeatOptions(seat.bot, name_for(seat.bot, names))
                names.append(seat.name)
        if seat.name:
            check_text("name", seat.name, LONGEST_SEAT_NAME)
            check_name(seat.name, [other.name for other in found])
        found.append(seat)
    return tuple(found)


def people(seats: tuple[SeatOptions, ...]) -> int:
    """How many seats are people's."""
    return sum(not seat.bot for seat in seats)


def name_for(bot: str, others: Sequence[str]) -> str:
    """A name for a bot that looks like none of the others."""
    name, taken = seat_name(bot, others), list(others)
    while any(is_like(name, other) for other in others):
        taken.append(name)
        name = seat_name(bot, taken)
    return name


def check_bot_name(name: str) -> None:
    """Complain about a name that no bot of this server has; files are never read for a stranger."""
    if "." in name or "/" in name:
        raise Complaint("server-bot-file", bot=name)
    make_bot(name)


def needed_for(bots: Iterable[str]) -> list[Kind]:
    """The kingdom cards that bots of this server need; complains about names that are none."""
    plans = []
    for name in dict.fromkeys(bots):
        check_bot_name(name)
        plans.append(plan_named(name))
    return needed_by(plan for plan in plans if plan is not None)


def check_text(field: str, text: str, longest: int) -> None:
    """Complain about text that is too long, or that a page or terminal could not show in one line."""
    if not text.strip() or text != text.strip() or not is_line(text) or len(text) > longest:
        raise Complaint("server-text", field=field, text=text, most=longest)


def new_table(options: TableOptions, seed: int, names: list[str]) -> Table:
    """The game that these options make, dealt or shuffled from this seed, with people in all seats."""
    if options.position:
        return Table.from_position(options.position, names, seed, discreet=bool(options.discreet))
    return Table(
        names, options.kingdom, seed, first=options.first, discreet=bool(options.discreet),
        all_treasures=options.all_treasures,
    )  # fmt: skip
