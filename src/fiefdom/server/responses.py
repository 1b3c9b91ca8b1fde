"""How a request is answered, or refused with one sentence in the reader's language."""

from __future__ import annotations

from math import ceil
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fiefdom.errors import Complaint
from fiefdom.locale.speaker import ENGLISH, language_of_locale, languages
from fiefdom.server import messages
from fiefdom.server.allowances import TooFast
from fiefdom.server.gathering import speech

# A browser names a few languages that its user reads; a list of thousands is not read to the end.
MOST_LANGUAGES = 20

STATUS_BY_COMPLAINT = {
    "server-key": 403,
    "server-origin": 403,
    "server-local": 403,
    "server-removed": 403,
    "server-name": 421,
    "server-record-secret": 403,
    "server-no-table": 404,
    "server-no-language": 404,
    "server-no-client": 404,
    "server-no-page": 404,
    "unknown-card": 404,
    "unknown-card-at-all": 404,
    "server-method": 405,
    "server-no-seat": 409,
    "server-other-rules": 409,
    "server-lacks-cards": 409,
    "server-read-only": 409,
    "server-too-fast": 429,
    "server-many-tables": 429,
    "server-many-connections": 429,
    "server-many-watchers": 429,
    "server-many-replays": 429,
    "server-full-of-replays": 503,
    "server-slow-replay": 503,
    "server-full": 503,
    "server-storage": 503,
    "server-large": 413,
    "server-record-long": 413,
    "server-failed": 500,
    "server-card-failed": 500,
}


def respond(answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, str):
        return Response(answer, media_type="text/plain; charset=utf-8")
    return Response(msgspec.json.encode(answer), media_type="application/json")


def refused(complaint: Complaint, language: str) -> Response:
    text = speech(language).say_complaint(complaint)
    status = STATUS_BY_COMPLAINT.get(complaint.key, 400)
    headers = {"Retry-After": str(ceil(complaint.delay))} if isinstance(complaint, TooFast) else None
    body = msgspec.json.encode(messages.Refusal(complaint.key, text))
    return Response(body, status, headers, media_type="application/json")


def language_wanted(request: Request) -> str:
    """The language that a request asks for: `?lang=pl`, or what its browser prefers."""
    preferred = request.headers.get("accept-language", "").split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]
    wanted = [request.query_params.get("lang", ""), *preferred]
    known = [language_of_locale(each.partition(";")[0].strip()) for each in wanted]
    return next((language for language in known if language in languages()), ENGLISH)


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""
