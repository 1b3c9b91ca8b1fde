"""The protocol: every message that a client may send, and all that it gets. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from fiefdom.server.options import Options, SeatOptions
from fiefdom.views.picture import SeenEvent
from fiefdom.views.shapes import Picture, QuestionSeen

PROTOCOL = 1

# -- What a client sends over the WebSocket ---------------------------------------------------------


class Message(Struct, tag_field="type", tag=str.lower):
    """A message of a client. Unknown fields are ignored, unknown types refused."""


class Hello(Message):
    """The first message: the version of the protocol, the keys that the client holds, and what it already knows.

    `counts` is for programs that play: they remember what they own, whether or not the table shows it to people.
    """

    protocol: int
    keys: tuple[str, ...] = ()
    have: int = 0
    language: str = "en"
    counts: bool = False


class Answer(Message):
    """The answer to question number `step`: the indices of options, or their names."""

    step: int
    picks: tuple[int | str, ...]


class Undo(Message):
    """Undo one's last answer: at once if that is free, otherwise the others are asked."""


class Agree(Message):
    """Agree to the undo that somebody asked for, or not."""

    agreed: bool


class Resign(Message):
    pass


class Leave(Message):
    """Give up a seat before the game."""


class Return(Message):
    """Play again oneself, after a bot has played."""


class Say(Message):
    """A line of chat."""

    text: str


class Start(Message):
    """The host: deal the cards. Free seats go to bots of this name."""

    bot: str = ""


class Pause(Message):
    pass


class Resume(Message):
    pass


class Replace(Message):
    """The host: let a bot play for an absent person."""

    seat: int
    bot: str = "fair"


class End(Message):
    """The host: end the table."""


class Rematch(Message):
    """Play again with the same people."""


class Language(Message):
    """From now on, speak this language."""

    language: str


class Ping(Message):
    """Is anybody there?"""

    id: int = 0


Request = (
    Answer | Undo | Agree | Resign | Leave | Return | Say
    | Start | Pause | Resume | Replace | End | Rematch | Language | Ping
)  # fmt: skip

# -- What a client gets over the WebSocket ----------------------------------------------------------


class News(Struct, tag_field="type", tag=str.lower):
    """A message of the server."""


class SeatSeen(Struct, frozen=True):
    """A seat as everybody sees it. `bot` is the bot that plays there, also one that stands in for an absent person."""

    name: str
    bot: str
    is_person: bool
    is_free: bool
    present: bool
    resigned: bool


class TableSeen(Struct, frozen=True):
    """The table as everybody sees it. `asked` is who has to decide, `turn` counts the turns of whoever plays now, and
    `next_first` starts the next game, unless chance is to decide that.
    """

    table: str
    title: str
    status: Literal["open", "playing", "paused", "over", "ended"]
    kingdom: tuple[str, ...]
    seats: tuple[SeatSeen, ...]
    undo: Literal["free", "consent", "off"]
    visibility: Literal["open", "link", "local"]
    turn_seconds: int
    discreet: bool
    open_hands: bool
    rematch: str
    problem: str
    asked: int | None = None
    turn: int = 0
    next_first: int | None = None


class You(Struct, frozen=True):
    """Who the client is: in a seat, or watching; and whether it is the host."""

    seat: int | None
    is_host: bool


class Can(Struct, frozen=True):
    """What the client may do now besides answering. `undo` is how: at once, by asking the others, or not."""

    undo: Literal["free", "ask", "no"] = "no"
    agree: bool = False
    resign: bool = False
    leave: bool = False
    come_back: bool = False
    start: bool = False
    pause: bool = False
    resume: bool = False
    end: bool = False
    rematch: bool = False


class Standing(Struct, frozen=True):
    """How a seat ended."""

    seat: int
    score: int
    turns: int
    rank: int
    cards: dict[str, int]


class State(News):
    """Everything there is to draw.

    `number` counts the entries of the table's log: after a break, say hello with it. `step` is the number of the
    question. `events` come after the first `events_from` of those that the client has; later ones were undone.
    """

    number: int
    step: int
    you: You
    table: TableSeen
    picture: Picture | None
    question: QuestionSeen | None
    events_from: int
    events: list[SeenEvent]
    can: Can
    undo_asked: int | None = None
    seconds_left: float | None = None
    scores: tuple[int, ...] | None = None
    hands: tuple[tuple[str, ...], ...] | None = None
    standings: tuple[Standing, ...] | None = None


class Line(News):
    """A line of chat. An empty name is somebody who watches; a notice is what the server itself has to say."""

    number: int
    name: str
    text: str
    when: float
    is_notice: bool = False


class Error(News):
    """Something was refused, and nothing has changed. If it only came too fast, try again after `delay` seconds."""

    key: str
    text: str
    delay: float = 0.0


class Moved(News):
    """The next game is played at this table; the same keys open it."""

    table: str


class Pong(News):
    id: int


class Goodbye(News):
    """The server closes; it may be back soon."""

    text: str


# -- What goes over HTTP ----------------------------------------------------------------------------


class OpenTable(Struct, frozen=True):
    """Open a table; `name` is the host's, who gets the first seat that is for a person.

    With a record, its game goes on from after so many of its answers: cards and chance are those of the record.
    """

    name: str = ""
    options: Options = Options()
    record: str = ""
    steps: int = 0


class Opened(Struct, frozen=True):
    """A table was opened, with the keys to it. Nobody can find out a key again."""

    table: str
    host_key: str
    watch_key: str
    seat: int | None
    seat_key: str


class TakeSeat(Struct, frozen=True):
    """Take a seat: any, or this one. The key for watching is the invitation to a table that is not in the lobby."""

    name: str
    seat: int | None = None
    key: str = ""


class Seated(Struct, frozen=True):
    table: str
    seat: int
    seat_key: str


class ShowRecord(Struct, frozen=True):
    """Show the game of a record."""

    record: str


class Frame(Struct, frozen=True):
    """A position of a replay, and what happened since the one before; `hands` where all cards are open."""

    picture: Picture
    events: list[SeenEvent]
    hands: tuple[tuple[str, ...], ...] | None


class Moment(Struct, frozen=True):
    """The beginning of a turn, or the end: after how many answers, and everybody's points and money then."""

    step: int
    seat: int
    turn: int
    scores: tuple[int, ...]
    money: tuple[int, ...]


class Replay(Struct, frozen=True):
    """A game to look at again, from a seat or, without one, with all cards open. `went_for` has a sentence for each
    player once the game is over: what a bot that plays by a plan went for, and why; empty for everybody else.
    """

    players: tuple[str, ...]
    bots: tuple[str, ...]
    kingdom: tuple[str, ...]
    seat: int | None
    frames: list[Frame]
    moments: list[Moment]
    standings: tuple[Standing, ...] | None
    went_for: tuple[str, ...]


class LobbyTable(Struct, frozen=True):
    """A table in the lobby."""

    table: str
    title: str
    status: str
    kingdom: tuple[str, ...]
    seats: tuple[SeatOptions, ...]
    free: int


class Refused(Struct, frozen=True):
    key: str
    text: str


encode = json.Encoder().encode
decode_hello = json.Decoder(Hello).decode
decode_request = json.Decoder(Request).decode
decode_lobby = json.Decoder(LobbyTable).decode
