"""What OpenAPI says about the server: its addresses, and the structs that go in and out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from fiefdom.server import messages
from fiefdom.version import VERSION

JSON, TEXT = "application/json", "text/plain"


class Description:
    """The OpenAPI document, as far as addresses have been added."""

    def __init__(self) -> None:
        self.paths: dict[str, dict[str, Any]] = {}
        self.schemas: dict[str, Any] = {}

    def add(self, method: str, path: str, about: str, gives: Any, takes: Any, numbers: Iterable[str]) -> None:
        """Describe an address by the structs that it gives and takes, and the numbers that can be asked for."""
        schemas, parts = msgspec.json.schema_components(
            [each for each in (gives, takes, messages.Refusal) if each], ref_template="#/components/schemas/{name}"
        )
        self.schemas |= parts
        operation = {
            "summary": about,
            "operationId": re.sub(r"\W", "_", f"endpoint{path}_{method.lower()}"),
            "parameters": parameters(path, numbers),
            "responses": {
                "200": content(schemas[0], TEXT if gives is str else JSON, description=about),
                "4XX": content(schemas[-1], description="Refused"),
                "503": content(schemas[-1], description="Not now"),
            },
        }
        if takes is not None:
            operation["requestBody"] = content(schemas[1], required=True)
        self.paths.setdefault(path, {})[method.lower()] = operation

    def document(self) -> dict[str, Any]:
        return {
            "openapi": "3.1.0",
            "info": {
                "title": "Fiefdom",
                "version": VERSION,
                "description": "Tables where people and bots play Dominion. An unofficial fan project.",
            },
            "paths": self.paths,
            "components": {"schemas": self.schemas},
        }


def content(schema: Any, media: str = JSON, **more: Any) -> dict[str, Any]:
    return {**more, "content": {media: {"schema": schema}}}


def parameters(path: str, numbers: Iterable[str]) -> list[dict[str, Any]]:
    """The parts of a path that are chosen, these numbers, and the language, which every address takes."""
    chosen = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]
    counts = [
        {"name": name, "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}}
        for name in numbers
    ]
    language = {"name": "lang", "in": "query", "required": False, "schema": {"type": "string"}}
    return [*chosen, *counts, language]
