"""Headers that keep browsers from doing what our pages never ask for."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiefdom.server.door import is_address, is_local, name_in

HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # Addresses contain keys: no other site may hear of them.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
CONTENT = (
    "default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# For a year, browsers come back with https only.
STRICT = "max-age=31536000"


class SecurityHeaders:
    """Adds them to every response; a server with a certificate of its own wants to be reached by https only."""

    def __init__(self, app: ASGIApp, has_certificate: bool) -> None:
        self.app = app
        self.has_certificate = has_certificate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers(scope).items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    def headers(self, scope: Scope) -> dict[str, str]:
        host = Headers(scope=scope).get("host", "")
        name = name_in(host)
        # Not every browser takes 'self' for WebSockets, too.
        sockets = f" {'wss' if scope['scheme'] == 'https' else 'ws'}://{host}" if name else ""
        added = HEADERS | {"Content-Security-Policy": CONTENT.format(sockets=sockets)}
        # On this machine, other programs may have the same name.
        if self.has_certificate and name and not is_local(name) and not is_address(name):
            added["Strict-Transport-Security"] = STRICT
        return added
