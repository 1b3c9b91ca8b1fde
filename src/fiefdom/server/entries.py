"""What the log of a table holds. Everything else about the table can be rebuilt from it."""

from __future__ import annotations

from msgspec import Struct, json

from fiefdom.server.options import Options, SeatOptions


class Entry(Struct, omit_defaults=True, tag_field="what", tag=str.lower):
    """Something that was done at a table. Keys that people hold are in it as hashes only."""


class Opened(Entry):
    """The table was opened. `series` are the tables that it is a rematch of.

    `secret` is the number that deals the cards, as text; empty if somebody chose one, which is in the options. `salt`
    is what the marks of addresses are made with; nobody is told. `twin` is the table where the others play, if there
    were too many people for one.
    """

    options: Options
    rules: str
    host: str
    watch: str
    series: tuple[str, ...] = ()
    secret: str = ""
    salt: str = ""
    twin: str = ""


class Joined(Entry):
    """Somebody took a seat; `mark` stands for their address."""

    seat: int
    name: str
    key: str
    mark: str = ""


class Left(Entry):
    """Somebody gave a seat up before the game."""

    seat: int


class Filled(Entry):
    """Bots were put into the seats that nobody had taken; that may also settle whether the table is discreet."""

    seats: tuple[SeatOptions, ...]
    discreet: bool | None = None


class Parted(Entry):
    """More people than one game is for were dealt to tables: these seats stay here, in this order, and the others play
    at the table `twin`; or, without one, nobody sits there.
    """

    stay: tuple[int, ...]
    twin: str = ""


class Ending(Struct, frozen=True):
    """How somebody ended at their table."""

    name: str
    score: int
    turns: int
    rank: int


class TwinEnded(Entry):
    """The game at the twin of this table is over, and so it ended; without endings, it goes on after an undo."""

    endings: tuple[Ending, ...]


class Started(Entry):
    """The cards were dealt; or where the players choose the kingdom, they begin to."""


class Chosen(Entry):
    """A player chose a card for the kingdom. With the tenth, the cards are dealt."""

    seat: int
    card: str


class Answered(Entry):
    """A decision was made: by whom, what for, and the names of what was picked."""

    seat: int
    purpose: str
    picks: tuple[str, ...]


class Repeated(Entry):
    """The first answers of a recorded game were given again: seat, purpose and picks of each.

    Before the cards are dealt, they are what is to be given again.
    """

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
    """An answer was undone for this seat; `forced` if that was more than is free.

    `decided` if it was one with an alternative: older logs also undid those that a discreet table gave itself.
    """

    seat: int
    forced: bool = False
    decided: bool = False


class UndoAsked(Entry):
    """Somebody asked the others to let an answer be undone."""

    seat: int


class UndoAnswered(Entry):
    """Somebody agreed, or did not; without a seat, nobody said anything for too long. `decided` as in `Undone`."""

    agreed: bool
    seat: int | None = None
    decided: bool = False


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
    """A line of chat; without a seat, of somebody who watches, whose mark this is. The host has none."""

    text: str
    seat: int | None = None
    watcher: str = ""


class Muted(Entry):
    """The host closed the chat, or opened it again: for a seat, for somebody who watches, or else for all who watch."""

    seat: int | None = None
    watcher: str = ""
    is_muted: bool = True


class Removed(Entry):
    """The host sent somebody away: from a seat, where this bot plays on if the game had begun, or who watched."""

    seat: int | None = None
    watcher: str = ""
    bot: str = ""


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
    | Parted
    | TwinEnded
    | Started
    | Chosen
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
    | Muted
    | Removed
    | Ended
    | Rematched
)

encode = json.Encoder().encode
decode = json.Decoder(AnyEntry).decode
