"""What the log of a table holds. Everything else about the table can be rebuilt from it."""

from __future__ import annotations

from msgspec import Struct, json

from fiefdom.server.options import Options, SeatOptions


class Entry(Struct, omit_defaults=True, tag_field="what", tag=str.lower):
    """Something that was done at a table. Keys that people hold are in it as hashes only."""


class Opened(Entry):
    """The table was opened. `series` are the tables that it is a rematch of."""

    options: Options
    rules: str
    host: str
    watch: str
    series: tuple[str, ...] = ()


class Joined(Entry):
    """Somebody took a seat."""

    seat: int
    name: str
    key: str


class Left(Entry):
    """Somebody gave a seat up before the game."""

    seat: int


class Filled(Entry):
    """Bots were put into the seats that nobody had taken."""

    seats: tuple[SeatOptions, ...]


class Started(Entry):
    """The cards were dealt."""


class Answered(Entry):
    """A decision was made: by whom, what for, and the names of what was picked."""

    seat: int
    purpose: str
    picks: tuple[str, ...]


class Repeated(Entry):
    """The first answers of a recorded game were given again: seat, purpose and picks of each."""

    answers: tuple[tuple[int, str, tuple[str, ...]], ...]


class Planned(Entry):
    """A bot has made its plan for this kingdom."""

    seat: int
    plan: str


class Failed(Entry):
    """The bot in a seat failed, or thought too long, again and again: from now on this simpler one plays there."""

    seat: int
    bot: str


class Undone(Entry):
    """An answer was undone for this seat; `forced` if that was more than is free."""

    seat: int
    forced: bool = False


class UndoAsked(Entry):
    """Somebody asked the others to let an answer be undone."""

    seat: int


class UndoAnswered(Entry):
    """Somebody agreed, or did not; without a seat, nobody said anything for too long."""

    agreed: bool
    seat: int | None = None


class Resigned(Entry):
    seat: int


class Replaced(Entry):
    """A bot plays for an absent person, until they are back."""

    seat: int
    bot: str
    by_clock: bool = False


class Returned(Entry):
    """The person is back and plays again."""

    seat: int


class Paused(Entry):
    """The host stopped the clock, and with it the game."""


class Resumed(Entry):
    """The game goes on."""


class Said(Entry):
    """A line of chat; without a seat, of somebody who watches."""

    text: str
    seat: int | None = None


class Ended(Entry):
    """The host ended the table."""


class Rematched(Entry):
    """The next game is played at this table."""

    table: str


AnyEntry = (
    Opened
    | Joined
    | Left
    | Filled
    | Started
    | Answered
    | Repeated
    | Planned
    | Failed
    | Undone
    | UndoAsked
    | UndoAnswered
    | Resigned
    | Replaced
    | Returned
    | Paused
    | Resumed
    | Said
    | Ended
    | Rematched
)

encode = json.Encoder().encode
decode = json.Decoder(AnyEntry).decode
