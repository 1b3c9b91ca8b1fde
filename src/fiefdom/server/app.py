"""What the server answers over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fiefdom.cards.blame import CardFailed, stopping_contained
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import ENGLISH, Speaker, languages
from fiefdom.server import catalogue, messages
from fiefdom.server.allowances import TooFast, lines_of_connection, messages_of_connection
from fiefdom.server.door import Door
from fiefdom.server.frames import table_seen
from fiefdom.server.gathering import GOING_AWAY, REFUSED, Gathering, Guest, speech
from fiefdom.server.hall import Hall
from fiefdom.server.headers import SecurityHeaders
from fiefdom.server.limits import MOST
from fiefdom.server.metrics import Metrics
from fiefdom.server.openapi import Description
from fiefdom.server.pages import Client, sent
from fiefdom.server.responses import address_of, language_wanted, refused, respond
from fiefdom.server.store import StoreFailed
from fiefdom.version import VERSION

log = logging.getLogger(__name__)

TIME_FOR_HELLO = 10.0
# What a part of a replay is asked for with.
PART, SHOWN, NUMBERS = "Some of its positions", messages.ShowRecord, ("seat", "step", "steps", "events_from")
SKETCH, STEP = "What a position is, before somebody plays on from it", ("step",)
LOOPBACK = ("127.0.0.1", "::1", "localhost", "testclient")


def make_app(
    hall: Hall,
    metrics: Metrics,
    origins: Iterable[str] = (),
    names: Iterable[str] = (),
    *,
    has_certificate: bool = False,
) -> Starlette:
    """The server for pages of these other sites, reached by these names, besides those of this machine."""
    return Starlette(
        routes=Routes(hall, metrics, frozenset(origins)).all,
        # The first of these sees a request first.
        middleware=[
            Middleware(SecurityHeaders, has_certificate=has_certificate),
            Middleware(Door, names=frozenset(names), usage=hall.usage),
            Middleware(GZipMiddleware, minimum_size=2_000),
        ],
        exception_handlers={405: no_such_method},
    )


class Routes:
    """The addresses of the server, and what is behind each."""

    def __init__(self, hall: Hall, metrics: Metrics, origins: frozenset[str]) -> None:
        self.hall = hall
        self.metrics = metrics
        self.origins = origins
        self.client = Client()
        self.description = Description()
        self.all: list[BaseRoute] = [Route("/api/openapi.json", self.openapi)]
        self.add("GET", "/api/health", self.health, "Whether the server and its database are well", Health)
        self.add("GET", "/api/tables", self.lobby, "The open tables", list[messages.LobbyTable])
        self.add("POST", "/api/tables", self.open_table, "Open a table", messages.NewTable, messages.OpenTable)
        self.add("GET", "/api/tables/{table}", self.look, "A table as everybody sees it", messages.TableSeen)
        self.add("POST", "/api/tables/{table}/seats", self.take_seat, "Take a seat", messages.Seated, messages.TakeSeat)
        self.add("GET", "/api/tables/{table}/record", self.record, "The game as a file for fiefdom replay", str)
        self.add("GET", "/api/tables/{table}/replay", self.replay, "How a finished game went", messages.Replay)
        self.add("GET", "/api/tables/{table}/replay/steps", self.replay_part, PART, messages.Slice, numbers=NUMBERS)
        self.add("POST", "/api/replays", self.show_record, "How the game of a record went", messages.Replay, SHOWN)
        self.add("POST", "/api/replays/steps", self.show_part, PART, messages.Slice, SHOWN, NUMBERS)
        self.add("GET", "/api/tables/{table}/position", self.position, "Its position, as a file", str, numbers=STEP)
        self.add("POST", "/api/replays/position", self.shown_position, "One as a file", str, SHOWN, STEP)
        self.add("POST", "/api/positions", self.sketch, SKETCH, messages.PositionSeen, messages.ShowPosition)
        self.add("GET", "/api/cards", self.cards, "All cards, with their texts", list[catalogue.CardSeen])
        self.add("GET", "/api/cards/{card}", self.card, "Who and what uses a card", catalogue.CardInFull)
        self.add("GET", "/api/kingdoms", self.kingdoms, "The recommended kingdoms", list[catalogue.KingdomSeen])
        self.add(
            "GET",
            "/api/kingdoms/later",
            self.kingdoms_later,
            "Those that need boxes which are not there yet",
            list[catalogue.KingdomLater],
        )
        self.add(
            "POST",
            "/api/kingdoms",
            self.choose_kingdom,
            "Choose a kingdom: pasted, random, or some cards filled up with random ones",
            catalogue.KingdomSeen,
            catalogue.KingdomWish,
        )
        self.add("GET", "/api/bots", self.bots, "The bots and strategies that can take a seat", list[catalogue.BotSeen])
        self.add("GET", "/api/texts/{language}", self.texts, "All sentences of a language, as a Fluent file", str)
        self.add("GET", "/metrics", self.show_metrics, "Figures for Prometheus", str)
        self.all.append(WebSocketRoute("/api/tables/{table}/socket", self.socket))
        self.all.append(Route("/{path:path}", self.page))

    def add(
        self,
        method: str,
        path: str,
        answer: Callable[[Request], Awaitable[Any]],
        about: str,
        gives: Any,
        takes: Any = None,
        numbers: Iterable[str] = (),
    ) -> None:
        """Add an address."""

        async def endpoint(request: Request) -> Response:
            try:
                if method == "POST":
                    self.check_origin(request.headers)
                with stopping_contained():
                    return respond(await answer(request))
            except Complaint as complaint:
                return refused(complaint, language_wanted(request))
            except StoreFailed:
                return refused(Complaint("server-storage"), language_wanted(request))
            except ClientDisconnect:
                return Response(status_code=400)  # which nobody reads
            except Exception as problem:
                log.exception("a request failed", extra={"address": address_of(request)})
                return refused(failed(problem), language_wanted(request))

        self.all.append(Route(path, endpoint, methods=[method]))
        self.description.add(method, path, about, gives, takes, numbers)

    # -- Who may -------------------------------------------------------------------------------------

    def check_origin(self, headers: Headers) -> None:
        """Refuse pages of other sites: a browser says where a page is from."""
        origin = headers.get("origin")
        if origin is not None and origin not in self.origins and origin.partition("://")[2] != headers.get("host"):
            raise Complaint("server-origin", origin=origin)

    def check_local(self, gathering: Gathering, address: str) -> None:
        if gathering.room.options.visibility == "local" and address not in LOOPBACK:
            raise Complaint("server-local")

    # -- HTTP ----------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Health:
        await self.hall.store.check()
        return Health("ok", VERSION, messages.PROTOCOL, self.client.build, len(self.hall.gatherings))

    async def openapi(self, request: Request) -> Response:
        return respond(self.description.document())

    async def show_metrics(self, request: Request) -> str:
        return self.metrics.text(self.hall)

    async def page(self, request: Request) -> Response:
        """The browser client, at every address that is not one of the API."""
        path = request.path_params["path"]
        found = None if path.startswith("api/") else self.client.page(path)
        if found:
            return sent(request, found)
        is_missing = not self.client.is_built and not path.startswith("api/")
        complaint = Complaint("server-no-client") if is_missing else Complaint("server-no-page", path=f"/{path}")
        return refused(complaint, language_wanted(request))

    async def lobby(self, request: Request) -> list[messages.LobbyTable]:
        return await self.hall.lobby()

    async def open_table(self, request: Request) -> messages.NewTable:
        wish = await self.body(request, messages.OpenTable, self.hall.limits.record_bytes)
        return await self.hall.open_table(wish, address_of(request))

    async def look(self, request: Request) -> messages.TableSeen:
        gathering = await self.reached(request)
        async with gathering.lock:
            return table_seen(gathering.room, gathering.present(), speech(language_wanted(request)))

    async def take_seat(self, request: Request) -> messages.Seated:
        wish = await self.body(request, messages.TakeSeat)
        gathering = await self.reached(request, *([wish.key] if wish.key else []))
        return await self.hall.take_seat(gathering.room.name, wish, address_of(request))

    async def record(self, request: Request) -> str:
        await self.reached(request)
        return await self.recorded(request)

    async def recorded(self, request: Request) -> str:
        return (await self.hall.record(request.path_params["table"], keys_of(request), address_of(request))).text()

    async def replay(self, request: Request) -> Response:
        return await self.overview(await self.finished(request), request)

    async def replay_part(self, request: Request) -> Response:
        return await self.part(await self.finished(request), request)

    async def show_record(self, request: Request) -> Response:
        return await self.overview(await self.shown(request), request)

    async def show_part(self, request: Request) -> Response:
        return await self.part(await self.shown(request), request)

    async def finished(self, request: Request) -> str:
        """The record of a table, if it can be replayed."""
        (await self.reached(request)).room.check_playable()
        return await self.recorded(request)

    async def shown(self, request: Request) -> str:
        wish: messages.ShowRecord = await self.body(request, messages.ShowRecord, self.hall.limits.record_bytes)
        return wish.record

    async def overview(self, record: str, request: Request) -> Response:
        found = await self.hall.replayers.overview(record, language_wanted(request), address_of(request))
        return Response(found, media_type="application/json")

    async def part(self, record: str, request: Request) -> Response:
        """`?step=40&steps=20&events_from=75&seat=0`: as this seat saw it or, without one, with all cards open."""
        seat = number_in(request, "seat") if request.query_params.get("seat") else None
        step, steps = number_in(request, "step"), number_in(request, "steps", 1, usual=1)
        found = await self.hall.replayers.part(
            record, seat, step, steps, number_in(request, "events_from"), address_of(request)
        )
        return Response(found, media_type="application/json")

    async def position(self, request: Request) -> str:
        return await self.laid(await self.finished(request), request)

    async def shown_position(self, request: Request) -> str:
        return await self.laid(await self.shown(request), request)

    async def laid(self, record: str, request: Request) -> str:
        """`?step=40`: after this many answers or, without a number, as it is now."""
        step = number_in(request, "step") if request.query_params.get("step") else None
        return await self.hall.replayers.position(record, step, address_of(request))

    async def sketch(self, request: Request) -> Response:
        wish = await self.body(request, messages.ShowPosition, self.hall.limits.record_bytes)
        found = await self.hall.replayers.sketch(wish.position, address_of(request))
        return Response(found, media_type="application/json")

    async def reached(self, request: Request, *keys: str) -> Gathering:
        """The table that a request is about, if the client may know of it."""
        gathering = await self.hall.alive(request.path_params["table"], address_of(request))
        self.check_local(gathering, address_of(request))
        gathering.room.who([*keys_of(request), *keys], address_of(request))
        return gathering

    async def cards(self, request: Request) -> list[catalogue.CardSeen]:
        return catalogue.cards(speech(language_wanted(request)))

    async def card(self, request: Request) -> catalogue.CardInFull:
        return catalogue.card_in_full(request.path_params["card"], speech(language_wanted(request)))

    async def choose_kingdom(self, request: Request) -> catalogue.KingdomSeen:
        wish = await self.body(request, catalogue.KingdomWish)
        return catalogue.choose(wish, speech(language_wanted(request)))

    async def kingdoms(self, request: Request) -> list[catalogue.KingdomSeen]:
        return catalogue.kingdoms(speech(language_wanted(request)))

    async def kingdoms_later(self, request: Request) -> list[catalogue.KingdomLater]:
        return catalogue.kingdoms_later(speech(language_wanted(request)))

    async def bots(self, request: Request) -> list[catalogue.BotSeen]:
        return catalogue.bots(speech(language_wanted(request)))

    async def texts(self, request: Request) -> str:
        language = request.path_params["language"]
        if language not in languages():
            raise Complaint("server-no-language", language=language, languages=", ".join(languages()))
        only = request.query_params.get("only", "")
        return catalogue.texts(language, set(only.split(",")) if only else ())

    async def body(self, request: Request, kind: type[Any], most: int = 0) -> Any:
        most = most or self.hall.limits.message_bytes
        content = b""
        async for piece in request.stream():
            content += piece
            if len(content) > most:
                raise Complaint("server-large", most=most)
        return decoded(content, msgspec.json.Decoder(kind).decode)

    # -- WebSocket -----------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """One client at one table."""
        await socket.accept()
        address = socket.client.host if socket.client else ""
        say = speech(ENGLISH)
        try:
            self.check_origin(socket.headers)
            with stopping_contained(), self.hall.usage.connection(address):
                first = await asyncio.wait_for(frame(socket, self.hall.limits.message_bytes), TIME_FOR_HELLO)
                hello = decoded(first, messages.decode_hello)
                say = speech(hello.language)
                name = socket.path_params["table"]
                self.check_local(await self.hall.alive(name, address), address)
                gathering, guest = await self.hall.enter(name, hello, address)
                try:
                    await self.attend(socket, gathering, guest)
                finally:
                    self.hall.leave(gathering, guest)
        except WebSocketDisconnect:
            return
        except Exception as problem:
            if not isinstance(problem, Complaint | TimeoutError | StoreFailed):
                log.exception("a connection failed", extra={"table": socket.path_params["table"]})
            with suppress(RuntimeError, WebSocketDisconnect):  # it is gone already
                await socket.send_text(messages.encode(error_of(problem, say)).decode())
                await socket.close(REFUSED)

    async def attend(self, socket: WebSocket, gathering: Gathering, guest: Guest) -> None:
        """Pass on what a client asks for and what it gets, until either side has enough."""
        tasks = [
            asyncio.create_task(self.tell(socket, guest)),
            asyncio.create_task(self.listen(socket, gathering, guest)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def tell(self, socket: WebSocket, guest: Guest) -> None:
        with suppress(WebSocketDisconnect):
            while (news := await guest.queue.get()) is not None:
                await socket.send_text(news.decode())
            await socket.close(guest.code)

    async def listen(self, socket: WebSocket, gathering: Gathering, guest: Guest) -> None:
        limits = self.hall.limits
        allowance, lines = messages_of_connection(limits), lines_of_connection(limits)
        while True:
            try:
                content = await frame(socket, limits.message_bytes)
                allowance.use()
                request = decoded(content, messages.decode_request)
                if isinstance(request, messages.Say):
                    lines.use()
                began = time.perf_counter()
                await self.hall.request(gathering, guest, request)
                self.metrics.took(request, time.perf_counter() - began)
            except WebSocketDisconnect:
                # Not raised: it would keep the table in memory, through the tasks that are waited for above.
                return
            except Exception as problem:
                if not isinstance(problem, Complaint | StoreFailed):
                    log.exception("a request failed", extra={"table": gathering.room.name})
                guest.tell(messages.encode(error_of(problem, guest.say)))
                if isinstance(problem, TooFast):
                    # If you send faster than that, you wait.
                    await asyncio.sleep(1 / limits.messages_a_second)


async def no_such_method(request: Request, problem: Exception) -> Response:
    """What is answered where there is something at an address, but not for this method."""
    assert isinstance(problem, HTTPException)
    response = refused(Complaint("server-method", method=request.method), language_wanted(request))
    response.headers.update(problem.headers or {})
    return response


class Health(msgspec.Struct, frozen=True):
    """How the server is; `client` is the build of the browser client that it has."""

    status: str
    version: str
    protocol: int
    client: str
    tables: int


async def frame(socket: WebSocket, most: int) -> bytes:
    """The next frame, which has to be text of a reasonable size."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or GOING_AWAY)
    text = message.get("text")
    if text is None:
        raise Complaint("server-binary")
    content: bytes = text.encode("utf-8", "surrogatepass")
    if len(content) > most:
        raise Complaint("server-large", most=most)
    return content


def decoded(content: bytes, decode: Callable[[bytes], Any]) -> Any:
    try:
        return decode(content)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise Complaint("server-message", problem=misunderstood(str(problem))) from problem


def misunderstood(problem: str) -> str | Complaint:
    """What msgspec says of a message, in words of every language."""
    said, _, place = problem.partition(" - at ")
    where = place.strip("`") or "$"
    if found := re.fullmatch("Expected `(.+)`, got `(.+)`", said):
        return Complaint("message-type", where=where, expected=found[1], found=found[2])
    if found := re.fullmatch("Object missing required field `(.+)`", said):
        return Complaint("message-lacks", where=where, field=found[1])
    if found := re.fullmatch("Invalid (?:enum )?value (.+)", said):
        return Complaint("message-value", where=where, value=found[1])
    if said.startswith("JSON is malformed") or said == "Input data was truncated":
        return Complaint("message-json")
    return problem


def keys_of(request: Request) -> tuple[str, ...]:
    """The keys that a request brings along: `Authorization: Bearer KEY`."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return (key.strip(),) if kind.lower() == "bearer" and key.strip() else ()


def error_of(problem: Exception, say: Speaker) -> messages.Error:
    match problem:
        case Complaint():
            complaint = problem
        case StoreFailed():
            complaint = Complaint("server-storage")
        case TimeoutError():
            complaint = Complaint("server-hello")
        case _:
            complaint = failed(problem)
    delay = complaint.delay if isinstance(complaint, TooFast) else 0.0
    return messages.Error(complaint.key, say.say_complaint(complaint), delay)


def failed(problem: Exception) -> Complaint:
    """What people read when something unexpected fails; where the files of cards are is not their business."""
    if not isinstance(problem, CardFailed):
        return Complaint("server-failed")
    parts = problem.complaint.parts
    shown = Complaint(problem.complaint.key, **parts | {"file": Path(str(parts["file"])).name})
    return Complaint("server-card-failed", problem=shown)


def number_in(request: Request, field: str, least: int = 0, usual: int = 0) -> int:
    """A number of the query."""
    text = request.query_params.get(field) or str(usual)
    if not (text.isdecimal() and text.isascii() and len(text) < 10 and int(text) >= least):
        raise Complaint("server-number", field=field, least=str(least), most=str(MOST))
    return int(text)
