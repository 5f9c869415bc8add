"""What every call must pass, before any route: where it comes from. And what every answer carries."""

from __future__ import annotations

import asyncio
from typing import Final

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
PATIENCE: Final = 30.0
"""Seconds. Whoever reads nothing of what he is sent for so long is given up, and what waits for him forgotten."""


class NotRead(OSError):
    """As if the connection were lost."""


class Shield:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = frozenset(settings.origins)
        self._schemes = ("https",) if settings.secure else ("https", "http")
        self._headers = dict(HEADERS)
        if settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # A socket sends much and has no headers: what it costs there is done once for all, see `sockets.until_stuck`.
        answer = send if scope["type"] == ScopeType.WEBSOCKET else self._with_headers(scope, patiently(send))
        if self._is_foreign(scope):
            await refuse(scope, receive, answer)
        else:
            await self._app(scope, receive, answer)

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether a page of another site makes the browser do this. Browsers always name a page's origin then; what
        comes without one is no browser, and carries nobody's cookies against his will."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET) or scope.get("method") in SAFE:
            return False
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        own = {f"{scheme}://{headers.get('host', '')}" for scheme in self._schemes}
        return origin not in self._origins | own

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


def patiently(send: Send) -> Send:
    async def send_patiently(message: Message) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await send(message)
        except TimeoutError:
            raise NotRead(f"nothing was read for {PATIENCE:g} seconds") from None

    return send_patiently


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": "a page of another site"})
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": REFUSAL, "more_body": False})
