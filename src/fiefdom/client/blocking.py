"""The client for programs that do one thing at a time: each call returns when it is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from fiefdom.client import aio
from fiefdom.client.link import Link
from fiefdom.server.messages import ChatLine, Request, State
from fiefdom.views.picture import SeenEvent

T = TypeVar("T")


class Seat:
    """A place at a table on a server, as in `fiefdom.client.aio`.

    A thread of its own keeps the connection alive, however long the program thinks.
    """

    def __init__(self, making: Coroutine[Any, Any, aio.Seat]) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="fiefdom client", daemon=True)
        self._thread.start()
        try:
            self._seat = self._do(making)
            self._do(self._seat.__aenter__())
        except BaseException:
            self._stop()
            raise

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        doing = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return doing.result()
        finally:
            doing.cancel()  # if Ctrl-C came meanwhile

    def _stop(self) -> None:
        self._do(finish_all())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def close(self) -> None:
        """Go away. The table waits; the same keys open it again."""
        if not self._loop.is_closed():
            self._do(self._seat.close())
            self._stop()

    @property
    def link(self) -> Link:
        return self._seat.link

    @property
    def keys(self) -> tuple[str, ...]:
        return self._seat.keys

    @property
    def state(self) -> State:
        """The last state: everything there is to draw."""
        return self._seat.state

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat to answer."""
        return self._seat.is_asked

    @property
    def is_choosing(self) -> bool:
        """Whether the table waits for this seat to choose a card for the kingdom."""
        return self._seat.is_choosing

    @property
    def events(self) -> list[SeenEvent]:
        """What has happened, as far as this seat may know."""
        return self._seat.events

    @property
    def lines(self) -> list[ChatLine]:
        """What was said."""
        return self._seat.lines

    def news(self) -> aio.News:
        """The next message of the server; comes back first if the connection is broken."""
        return self._do(self._seat.news())

    def states(self) -> Iterator[State]:
        """How things stand now, and after each change, until the game is over."""
        return self._each(self._seat.states())

    def questions(self) -> Iterator[State]:
        """Each state in which this seat is asked, until the game is over."""
        return self._each(self._seat.questions())

    def _each(self, states: AsyncIterator[State]) -> Iterator[State]:
        async def following() -> State | None:
            return await anext(states, None)

        while (state := self._do(following())) is not None:
            yield state

    def answer(self, picks: Sequence[int | str]) -> State:
        """Answer the question, with the indices or the names of options; gives the state after that."""
        return self._do(self._seat.answer(picks))

    def choose(self, card: str) -> State:
        """Choose a card for the kingdom, where the players do so in turn; gives the state after that."""
        return self._do(self._seat.choose(card))

    def send(self, message: Request) -> None:
        """Send any message of the protocol, such as `Undo()` or `Say("Good luck!")`; what comes of it is news."""
        self._do(self._seat.send(message))

    def next_game(self, seconds: float | None = None) -> bool:
        """Wait for a rematch and move to its table, with the same seat; False if none comes in time."""
        return self._do(self._seat.next_game(seconds))


async def finish_all() -> None:
    """Let everything that still goes on in this loop end."""
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def open_table(server: str, name: str, language: str = "en", **options: Any) -> Seat:
    """Open a table and take its first free seat; `options` are those of the protocol, such as kingdom="First Game"."""
    return Seat(aio.open_table(server, name, language, **options))


def take_seat(url: str, name: str, language: str = "en", seat: int | None = None) -> Seat:
    """Take a seat at the table that an invitation leads to. A link with the key of a seat leads back to that seat."""
    return Seat(aio.take_seat(url, name, language, seat))


def watch(url: str, language: str = "en") -> Seat:
    """Watch the table that a link leads to."""
    return Seat(aio.watch(url, language))
