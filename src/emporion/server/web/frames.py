"""Sockets of uvicorn that can be written to at once.

What is shown to a table goes out on many sockets at the same moment. By the way of ASGI each of them would wake a task,
which hands every message through several layers; that would take longer than to make the messages. So a socket offers
its routes a shortcut besides, for whenever nothing stands in its way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SHORTCUT: Final = "emporion.shortcut"
"""Under this name it is found among the extensions of a connection."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""In the place of the length: so many bytes follow that say it."""

Shortcut: TypeAlias = Callable[[bytes], bool]
"""Sends a text, if that is possible without waiting; tells whether it was."""


class Socket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[SHORTCUT] = self.send_at_once

    def send_at_once(self, text: bytes) -> bool:
        """Not while the other side lags behind: `writable` is cleared then."""
        is_open = self.handshake_complete and self.conn.state is State.OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True


def head_of(length: int) -> bytes:
    """The head of a frame of text, as a server sends it: whole and without a mask."""
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, TWO_BYTES, length)
    return struct.pack("!BBQ", TEXT, EIGHT_BYTES, length)


def shortcut_of(scope: Mapping[str, Any]) -> Shortcut | None:
    """Other servers have none."""
    shortcut: Shortcut | None = (scope.get("extensions") or {}).get(SHORTCUT)
    return shortcut
