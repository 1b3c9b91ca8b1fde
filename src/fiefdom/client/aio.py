"""The client for programs that use asyncio; `fiefdom.client` has the same for all others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from random import uniform
from types import TracebackType
from typing import Any, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fiefdom.client import lobby
from fiefdom.client.link import Link, read_link
from fiefdom.client.refusals import Refused, Unreachable
from fiefdom.errors import Complaint
from fiefdom.files import problem_of
from fiefdom.server import messages
from fiefdom.server.allowances import Allowance, TooFast, messages_of_connection
from fiefdom.server.limits import Limits
from fiefdom.server.messages import Answer, ChatLine, Choose, Error, Goodbye, Hello, Moved, Pong, Request, State
from fiefdom.server.options import TableOptions
from fiefdom.views.picture import SeenEvent

News = State | ChatLine | Error | Moved | Pong | Goodbye

# How long to look for a server that has gone away, and how long to wait between two attempts, in seconds.
PATIENCE = 120.0
SHORTEST_WAIT = 0.1
LONGEST_WAIT = 5.0
# Refusals that say: the same again, a little later.
PASSING = ("server-storage", "server-too-fast")
LARGEST_NEWS = 2**24
# How much to use of what a server allows.
MODESTY = 0.9

decode: Callable[[bytes | str], News] = msgspec.json.Decoder(News).decode


class Seat:
    """A place at a table on a server: in a seat, or watching.

    If the connection breaks, it comes back by itself and goes on where it was: an answer that was under way is sent
    again only if the table still waits for it.
    """

    def __init__(self, link: Link, keys: Sequence[str] = (), language: str = "en", patience: float = PATIENCE) -> None:
        self.link = link
        self.keys = tuple(key for key in keys if key)
        self.language = language
        self.patience = patience
        # What has happened, as far as this seat may know; and what was said.
        self.events: list[SeenEvent] = []
        self.lines: list[ChatLine] = []
        self._state: State | None = None
        self._socket: ClientConnection | None = None
        self._is_welcome = False
        self._allowance = own_allowance()

    async def __aenter__(self) -> Seat:
        try:
            await self._until_state()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go away. The table waits; the same keys open it again."""
        if self._socket is not None:
            await self._socket.close()

    # -- What there is to see ------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The last state: everything there is to draw."""
        assert self._state is not None, "use it in a with statement: then it is connected"
        return self._state

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat to answer."""
        return is_asked(self.state)

    @property
    def is_choosing(self) -> bool:
        """Whether the table waits for this seat to choose a card for the kingdom."""
        return is_choosing(self.state)

    async def news(self) -> News:
        """The next message of the server; comes back first if the connection is broken.

        If more people have come than one game is for, this may lead to the second table, before its first state.
        """
        while True:
            socket = self._socket or await self._connect()
            try:
                news = decode(await socket.recv())
            except ConnectionClosed:
                self._socket = None
            except msgspec.DecodeError:
                continue  # a newer server may say things that we do not know
            else:
                self._note(news)
                if isinstance(news, Moved) and self._is_dealt_to_another():
                    await self._move(news.table)
                return news

    async def states(self) -> AsyncIterator[State]:
        """How things stand now, and after each change, until the game is over."""
        seen: State | None = None
        while seen is None or seen.table.status not in ("over", "ended"):
            # After an answer, the caller already has the state that follows.
            seen = self.state if self.state is not seen else await self._until_state()
            yield seen

    async def questions(self) -> AsyncIterator[State]:
        """Each state in which this seat is asked, once for each question, until the game is over."""
        asked = -1
        async for state in self.states():
            if is_asked(state) and state.step != asked:
                asked = state.step
                yield state

    # -- What there is to do -------------------------------------------------------------------------

    async def answer(self, picks: Sequence[int | str]) -> State:
        """Answer the question, with the indices or the names of options; gives the state after that.

        Raises Refused if the answer is not allowed, or if somebody else has answered.
        """
        return await self._settle(Answer(self.state.step, tuple(picks)))

    async def choose(self, card: str) -> State:
        """Choose a card for the kingdom, where the players do so in turn; gives the state after that."""
        return await self._settle(Choose(self.state.step, card))

    async def _settle(self, message: Answer | Choose) -> State:
        """Send what the table waits for, again if it was lost on the way; gives the state after that."""
        sent_on = await self.send(message)
        while True:
            news = await self.news()
            if isinstance(news, State) and news.step > message.step:
                return news
            if isinstance(news, Error) and news.key not in PASSING:
                raise Refused(news.key, news.text)
            if isinstance(news, Error):
                await asyncio.sleep(max(SHORTEST_WAIT, news.delay))
            is_lost = isinstance(news, State) and self._socket is not sent_on
            if is_lost or isinstance(news, Error):
                sent_on = await self.send(message)

    async def send(self, message: Request) -> ClientConnection:
        """Send any message of the protocol, such as `Undo()` or `Say("Good luck!")`; what comes of it is news.

        Servers refuse more messages a second than this, so a program that is faster waits a little.
        """
        while True:
            socket = self._socket or await self._connect()
            await self._slow_down()
            try:
                await socket.send(messages.encode(message), text=True)
            except ConnectionClosed:
                self._socket = None
            else:
                return socket

    async def _slow_down(self) -> None:
        while True:
            try:
                return self._allowance.use()
            except TooFast as early:
                await asyncio.sleep(early.delay)

    async def next_game(self, seconds: float | None = None) -> bool:
        """Wait for a rematch and move to its table, with the same seat; False if none comes in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.state.table.rematch:
                    await self.news()
        if not self.state.table.rematch:
            return False
        await self._move(self.state.table.rematch)
        await self._until_state()
        return True

    async def _move(self, table: str) -> None:
        """Go to another table, which the same keys open."""
        await self.close()
        self.link = replace(self.link, table=table)
        self._socket = self._state = None
        self.events, self.lines = [], []

    def _is_dealt_to_another(self) -> bool:
        """Whether a table is that of this seat from now on, because there were too many people for one."""
        return self._state is None or self._state.standings is None

    # -- Connecting ----------------------------------------------------------------------------------

    def _note(self, news: News) -> None:
        match news:
            case State():
                self._is_welcome = True
                self._state = news
                self.events = self.events[: news.events_from] + news.events
            case ChatLine():
                self.lines.append(news)
            case Error() if not self._is_welcome and news.key not in PASSING:
                raise Refused(news.key, news.text)

    async def _until_state(self) -> State:
        while not isinstance(news := await self.news(), State):
            pass
        return news

    async def _connect(self) -> ClientConnection:
        """Connect and say hello. A server that was there before may come back within `patience`."""
        wait = SHORTEST_WAIT
        give_up = time.monotonic() + (0.0 if self._state is None else self.patience)
        while True:
            try:
                return await self._greet()
            except (OSError, InvalidHandshake, ConnectionClosed) as problem:
                if time.monotonic() >= give_up:
                    raise self._unreachable(problem) from problem
            await asyncio.sleep(uniform(0.5, 1) * wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _greet(self) -> ClientConnection:
        proxy: Literal[True] | None = None if self.link.is_here else True
        socket = await connect(self.link.socket, proxy=proxy, compression=None, max_size=LARGEST_NEWS)
        have = 0 if self._state is None else self._state.number
        hello = Hello(messages.PROTOCOL, self.keys, have, self.language, counts=True)
        await socket.send(messages.encode(hello), text=True)
        self._socket, self._is_welcome = socket, False
        return socket

    def _unreachable(self, problem: Exception) -> Unreachable:
        if isinstance(problem, InvalidHandshake):
            return Unreachable("client-no-fiefdom", server=self.link.server)
        about = problem_of(problem) if isinstance(problem, OSError) else str(problem)
        return Unreachable("client-unreachable", server=self.link.server, problem=about)


def own_allowance() -> Allowance:
    """A little less than a server allows, because messages that were sent one after another may arrive together."""
    theirs = messages_of_connection(Limits())
    return Allowance(MODESTY * theirs.rate, MODESTY * theirs.burst)


def is_asked(state: State) -> bool:
    """Whether the table waits for the seat that got this state."""
    return state.question is not None and "options" in state.question


def is_choosing(state: State) -> bool:
    """Whether the table waits for the seat that got this state to choose a card for the kingdom."""
    table, seat = state.table, state.you.seat
    return table.status == "drafting" and seat is not None and seat == table.asked and not table.seats[seat].bot


async def open_table(server: str, name: str, language: str = "en", **options: Any) -> Seat:
    """Open a table and take its first free seat; `options` are those of the protocol, such as kingdom="First Game"."""
    link = read_link(server)
    wish = messages.OpenTable(name, msgspec.convert(options, TableOptions))
    opened = await asyncio.to_thread(lobby.open_table, link, wish, language)
    return Seat(link.at(opened.table, opened.watch_key), (opened.seat_key, opened.host_key), language)


async def take_seat(url: str, name: str, language: str = "en", seat: int | None = None) -> Seat:
    """Take a seat at the table that an invitation leads to. A link with the key of a seat leads back to that seat."""
    link, keys = open_link(url)
    if any(keys) and link.table:
        async with Seat(link, keys, language) as place:
            if place.state.you.seat is not None:
                # A key that turns out to be for a seat is not an invitation.
                return Seat(link if keys[0] else replace(link, key=""), keys, language)
    if not link.table:
        link = replace(link, table=await asyncio.to_thread(table_with_room, link, language))
    wish = messages.TakeSeat(name, seat, link.key)
    taken = await asyncio.to_thread(lobby.take_seat, link, wish, language)
    return Seat(link, (taken.seat_key,), language)


async def watch(url: str, language: str = "en") -> Seat:
    """Watch the table that a link leads to."""
    link, keys = open_link(url)
    return Seat(link, keys[1:], language)


def open_link(url: str) -> tuple[Link, tuple[str, str]]:
    """The invitation in a link, and the keys that came with it: that of a seat first."""
    link = read_link(url)
    return replace(link, seat_key=""), (link.seat_key, link.key)


def table_with_room(link: Link, language: str) -> str:
    """A table in the lobby that has a free seat."""
    for table in lobby.open_tables(link, language):
        if table.status == "open" and table.free:
            return table.table
    raise Complaint("client-no-room", server=link.server)
