"""The protocol: every message that a client may send, and all that it gets. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from fiefdom.server.options import SeatOptions, TableOptions
from fiefdom.views.picture import SeenEvent
from fiefdom.views.shapes import Picture, QuestionSeen

PROTOCOL = 2

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
    """Undo your last answer: at once if that is free, otherwise the others are asked."""


class Agree(Message):
    """Agree to the undo that somebody asked for, or not."""

    agreed: bool


class Resign(Message):
    pass


class Leave(Message):
    """Give up a seat before the game."""


class Return(Message):
    """Play again yourself, after a bot has played."""


class Choose(Message):
    """Choose a card for the kingdom, where the players do so in turn. `step` is that of the state."""

    step: int
    card: str


class Say(Message):
    """A line of chat."""

    text: str


class Mute(Message):
    """The host: close the chat for a seat, for somebody who watches, or else for all who watch; or open it again."""

    seat: int | None = None
    watcher: str = ""
    muted: bool = True


class Remove(Message):
    """The host: send somebody away who sits in a seat, or who watches."""

    seat: int | None = None
    watcher: str = ""


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
    Answer | Choose | Undo | Agree | Resign | Leave | Return | Say | Mute | Remove
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
    muted: bool = False


class WatcherSeen(Struct, frozen=True):
    """Somebody who watches, as the host sees them: what to call them in messages, and the number that their lines in
    the chat have, 0 if there are none.
    """

    watcher: str
    number: int
    muted: bool


class CardChosen(Struct, frozen=True):
    """Who chose which card for the kingdom."""

    seat: int
    card: str


class DraftSeen(Struct, frozen=True):
    """A kingdom that the players choose in turn: the cards that were in it from the start, those chosen so far, and
    `cards`, from which the next one is chosen by the player that the table has `asked`.
    """

    named: tuple[str, ...]
    chosen: tuple[CardChosen, ...] = ()
    cards: tuple[str, ...] = ()


class PlaceSeen(Struct, frozen=True):
    """How somebody ended among those at two tables: at this one or not, in which place of their own table, and the rank
    among all.
    """

    name: str
    is_here: bool
    place: int
    score: int
    turns: int
    rank: int


class TwinSeen(Struct, frozen=True):
    """The other of two tables, where the rest of a crowd plays: whether the game there is over and, once both are,
    everybody's place, the best first.
    """

    table: str
    is_over: bool
    places: tuple[PlaceSeen, ...]


class TableSeen(Struct, frozen=True):
    """The table as everybody sees it. `notices` are sentences that everybody should read before they sit down, if any.
    `asked` is who has to decide, `turn` counts the turns of the player whose turn it is, and `next_first` starts the
    next game, unless chance is to decide that.
    """

    table: str
    title: str
    status: Literal["open", "drafting", "playing", "paused", "over", "ended"]
    kingdom: tuple[str, ...]
    seats: tuple[SeatSeen, ...]
    undo: Literal["free", "consent", "off"]
    visibility: Literal["open", "link", "local"]
    turn_seconds: int
    discreet: bool
    open_hands: bool
    rematch: str
    problem: str
    notices: tuple[str, ...] = ()
    asked: int | None = None
    turn: int = 0
    next_first: int | None = None
    all_treasures: bool = False
    draft: DraftSeen | None = None
    chat_closed: bool = False
    twin: TwinSeen | None = None


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
    say: bool = False
    copy_position: bool = False


class StandingSeen(Struct, frozen=True):
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
    standings: tuple[StandingSeen, ...] | None = None
    watchers: tuple[WatcherSeen, ...] = ()


class ChatLine(News, tag="line"):
    """A line of chat. An empty name is somebody who watches, and `watcher` says which of them, as a number; a notice is
    what the server itself has to say.
    """

    number: int
    name: str
    text: str
    when: float
    is_notice: bool = False
    watcher: int = 0


class Error(News):
    """Something was refused, and nothing has changed. If it only came too fast, try again after `delay` seconds."""

    key: str
    text: str
    delay: float = 0.0


class Moved(News):
    """The next game, or yours where there are two tables, is played at this table; the same keys open it."""

    table: str


class Pong(News):
    id: int


class Goodbye(News):
    """The server closes; it may be back soon."""

    text: str


# -- What goes over HTTP ----------------------------------------------------------------------------


class OpenTable(Struct, frozen=True):
    """Open a table; `name` is the host's, who gets this `seat` or, without one, the first that is for a person.

    With a record, its game goes on from after this many of its answers: cards and chance are those of the record.
    """

    name: str = ""
    options: TableOptions = TableOptions()
    record: str = ""
    steps: int = 0
    seat: int | None = None


class NewTable(Struct, frozen=True):
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


class ShowPosition(Struct, frozen=True):
    """Show what a position is."""

    position: str


class PositionSeen(Struct, frozen=True):
    """A position from which a game can go on: for how many players, with which cards, and whose turn it is; `turn`
    counts the turns of that player, with this one.
    """

    players: int
    kingdom: tuple[str, ...]
    seat: int
    turn: int


class Frame(Struct, frozen=True):
    """A position of a replay, and how many things had happened by then; `hands` where all cards are open."""

    picture: Picture
    happened: int
    hands: tuple[tuple[str, ...], ...] | None


class Slice(Struct, frozen=True):
    """Some positions of a replay, the first one after `step` answers, and what happened up to the last of them, from
    event number `events_from` on. If not everything fits, there is less than was asked for, and perhaps no position.
    """

    step: int
    frames: list[Frame]
    events_from: int
    events: list[SeenEvent]


class Moment(Struct, frozen=True):
    """The beginning of a turn, or the end: after how many answers, and everybody's points and money then."""

    step: int
    seat: int
    turn: int
    scores: tuple[int, ...]
    money: tuple[int, ...]


class Replay(Struct, frozen=True):
    """A game to look at again: who played, and how points and money grew. `steps` is the number of its answers.

    Once the game is over, `went_for` has a sentence for each player: what a bot that plays by a plan went for, and why;
    empty for everybody else.
    """

    players: tuple[str, ...]
    bots: tuple[str, ...]
    kingdom: tuple[str, ...]
    steps: int
    moments: list[Moment]
    standings: tuple[StandingSeen, ...] | None
    went_for: tuple[str, ...]


class LobbyTable(Struct, frozen=True):
    """A table in the lobby; `rules` is the version that opened it."""

    table: str
    title: str
    status: str
    kingdom: tuple[str, ...]
    seats: tuple[SeatOptions, ...]
    free: int
    rules: str = "0.3.0"


class Refusal(Struct, frozen=True):
    key: str
    text: str


encode = json.Encoder().encode
decode_hello = json.Decoder(Hello).decode
decode_request = json.Decoder(Request).decode
decode_lobby = json.Decoder(LobbyTable).decode
