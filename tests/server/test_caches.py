"""Nothing that a client sends is remembered for ever: what is kept is keyed by what we have, or bounded."""

from __future__ import annotations

import asyncio
import functools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from halls import hall_in

from fiefdom.server.app import make_app
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Limits
from fiefdom.server.metrics import Metrics
from fiefdom.server.store import StoreFailed

# Every address that takes words of a client, with a word in each place.
ASKED: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/texts/pl?only=game,web,{word}", None),
    ("GET", "/api/texts/{word}", None),
    ("GET", "/api/cards?lang={word}", None),
    ("GET", "/api/cards/{word}", None),
    ("GET", "/api/tables/{word}", None),
    ("GET", "/api/tables/{word}/record", None),
    ("POST", "/api/tables/{word}/seats", {"name": "{word}"}),
    ("POST", "/api/kingdoms", {"kingdom": "{word}"}),
    ("POST", "/api/kingdoms", {"kingdom": ["{word}", "Village"], "veto": ["{word}"]}),
    ("POST", "/api/kingdoms", {"boxes": ["{word}"]}),
    ("POST", "/api/kingdoms", {"wishes": ["{word}"]}),
    ("POST", "/api/kingdoms", {"bots": ["{word}"]}),
    ("POST", "/api/tables", {"name": "{word}", "options": {"title": "{word}", "seats": [{"name": "{word}"}, {}]}}),
    ("POST", "/api/tables", {"options": {"kingdom": "{word}"}}),
    ("POST", "/api/tables", {"options": {"seats": [{"bot": "{word}"}, {}]}}),
    ("POST", "/api/replays", {"record": "{word}"}),
    ("GET", "/{word}", None),
)


def caches() -> Iterator[tuple[str, Any]]:
    """The functions of Fiefdom that remember all that they were ever asked."""
    modules = [module for name, module in list(sys.modules.items()) if name.partition(".")[0] == "fiefdom"]
    for module in modules:
        for name, found in vars(module).items():
            if isinstance(found, functools._lru_cache_wrapper) and found.cache_info().maxsize is None:
                yield f"{module.__name__}.{name}", found


def filled(part: Any, word: str) -> Any:
    """The part of a request with a word in each place."""
    match part:
        case str():
            return part.replace("{word}", word)
        case dict():
            return {name: filled(each, word) for name, each in part.items()}
        case list():
            return [filled(each, word) for each in part]
    return part


def at_a_hall(folder: Path, scene: Callable[[Hall, httpx.AsyncClient], Any]) -> None:
    async def played() -> None:
        async with hall_in(folder, Limits.none()) as hall:
            transport = httpx.ASGITransport(make_app(hall, Metrics()))
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
                await scene(hall, http)

    asyncio.run(played())


def test_words_of_clients_are_not_remembered(tmp_path: Path) -> None:
    async def scene(hall: Hall, http: httpx.AsyncClient) -> None:
        async def ask_all(word: str) -> None:
            for method, path, body in ASKED:
                await http.request(method, filled(path, word), json=filled(body, word))

        await ask_all("first")
        before = {name: found.cache_info().currsize for name, found in caches()}
        assert before, "there are caches to look at"
        for number in range(3):
            await ask_all(f"word{number}")
        assert {name: found.cache_info().currsize for name, found in caches()} == before

    at_a_hall(tmp_path, scene)


def test_some_texts_are_those_of_the_files(tmp_path: Path) -> None:
    async def scene(hall: Hall, http: httpx.AsyncClient) -> None:
        every = (await http.get("/api/texts/pl")).text
        some = (await http.get("/api/texts/pl?only=web,game,nothing")).text
        assert some == (await http.get("/api/texts/pl?only=game,web")).text
        assert some in every or all(line in every for line in some.splitlines())
        assert 0 < len(some) < len(every)
        assert (await http.get("/api/texts/pl?only=nothing")).text == ""

    at_a_hall(tmp_path, scene)


def test_tables_that_nobody_has_opened_are_not_remembered(tmp_path: Path) -> None:
    async def scene(hall: Hall, http: httpx.AsyncClient) -> None:
        assert (await http.get("/api/tables/nothing")).status_code == 404

        async def fails(*about: object) -> None:
            raise StoreFailed("the database is away")

        hall.store.rows = fails  # type: ignore[assignment, method-assign]
        assert (await http.get("/api/tables/nothing")).status_code == 503
        assert hall.gatherings == {}

    at_a_hall(tmp_path, scene)
