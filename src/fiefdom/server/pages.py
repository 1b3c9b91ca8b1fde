"""The browser client: the files that its build has left in fiefdom/web, as they are sent to browsers."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

INDEX = "index.html"
# Their names have a hash of their content in them.
ASSETS = "assets/"
COMPRESSED = ".br"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
MEDIA = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class ClientFile:
    """A file of the client, and the same compressed if the build has done so."""

    content: bytes
    compressed: bytes | None
    media: str
    tag: str
    keeping: str


class Client:
    """The built client; without any files in a source tree where nobody has built it."""

    def __init__(self, folder: Traversable | None = None) -> None:
        contents = dict(walk(folder or files("fiefdom").joinpath("web"), ""))
        self.pages = {
            path: ClientFile(
                content,
                contents.get(path + COMPRESSED),
                media_of(path),
                f'"{hashlib.sha256(content).hexdigest()[:16]}"',
                FOR_EVER if path.startswith(ASSETS) else ASK_FIRST,
            )
            for path, content in contents.items()
            if not path.endswith(COMPRESSED)
        }

    @property
    def is_built(self) -> bool:
        return INDEX in self.pages

    @property
    def build(self) -> str:
        """The name of the main script, which changes with every build; a page that runs another one is out of date."""
        found = re.search(rb'src="/(assets/[^"]+)"', self.pages[INDEX].content) if self.is_built else None
        return found[1].decode() if found else ""

    def page(self, path: str) -> ClientFile | None:
        """The file at a path. If there is no file, it is a page that the client itself makes, by its address."""
        is_address = "." not in path.rpartition("/")[2]
        return self.pages.get(path) or (self.pages.get(INDEX) if is_address else None)


def walk(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    if folder.is_dir():
        for each in folder.iterdir():
            here = f"{path}{each.name}"
            found += walk(each, f"{here}/") if each.is_dir() else [(here, each.read_bytes())]
    return found


def media_of(path: str) -> str:
    ending = path[path.rfind(".") :]
    media = MEDIA.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{media}; charset=utf-8" if media.startswith("text/") else media


def sent(request: Request, page: ClientFile) -> Response:
    headers = {"Cache-Control": page.keeping, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if page.compressed is not None and re.search(r"\bbr\b", request.headers.get("accept-encoding", "")):
        return Response(page.compressed, headers=headers | {"Content-Encoding": "br"}, media_type=page.media)
    return Response(page.content, headers=headers, media_type=page.media)
