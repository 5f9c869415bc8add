"""What every call must pass, before any route: where it comes from. And what every answer carries."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from emporion.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
REFUSAL: Final = b'{"code":"not-allowed","message":"this call comes from a page of another site"}'


class Shield:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = dict(HEADERS)
        if settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_foreign(scope):
            await refuse(scope, receive, send)
        else:
            await self._app(scope, receive, self._with_headers(scope, send))

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether a page of another site makes the browser do this. Browsers always name a page's origin then."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET) or scope.get("method") in SAFE:
            return False
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        return origin not in self._settings.origins and urlsplit(origin).netloc != headers.get("host")

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self._headers.items():
                    headers[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        return send_with_headers


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": "a page of another site"})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": REFUSAL, "more_body": False})
