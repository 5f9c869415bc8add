"""Sends bad frames to a running server over sockets, and looks whether it gives way."""

from __future__ import annotations

import itertools
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from emporion.server.client import TABLE, legal_in
from emporion.server.protocol.to_client import Pong, Refused, TableMessage, TableUpdate, ToClient
from tests.server.web.calls import Client
from tests.server.web.frames import Frame, Frames
from tests.server.web.stage import Stage

AT_ONCE: Final = 16
"""Frames before their answers are awaited. The server gives up whoever does not read 64 of its messages."""
SECONDS: Final = 30.0
KEYS: Final = ["key-1", "server:1", "bot-2:1", "a" * 64]
"""Some that others may have used."""
PING: Final = '{"type":"ping"}'
QUIET: Final = logging.getLogger(__name__)
"""The client tells of every connection that ends early, and here many do."""
QUIET.disabled = True
DECODER: Final = msgspec.json.Decoder(ToClient)


class Count(msgspec.Struct):
    sent: int = 0
    refused: int = 0
    shown: int = 0
    closed: int = 0
    """Sockets that the server closed because of a frame."""
    unexpected: list[str] = []


@contextmanager
def socket_of(client: Client, table: str) -> Iterator[ClientConnection]:
    headers = {name: value for name, value in client.headers.items() if name == "Cookie"}
    address = f"ws{client.url.removeprefix('http')}/api/tables/{table}/socket"
    with connect(
        address, additional_headers=headers, max_size=None, compression=None, open_timeout=SECONDS, logger=QUIET
    ) as socket:
        yield socket


def send_bad_frames(client: Client, table: str, frames: Iterator[Frame], amount: int) -> Count:
    """So many frames, in as many connections as it takes."""
    count = Count()
    batch: list[Frame] = []
    while count.sent < amount:
        with socket_of(client, table) as socket:
            try:
                while count.sent < amount:
                    batch = list(itertools.islice(frames, AT_ONCE))
                    send_some(socket, batch, count)
            except ConnectionClosed as closed:
                count.closed += 1
                if not any(frame.closes for frame in batch):
                    count.unexpected.append(f"{closed} after {batch}")
    return count


def send_some(socket: ClientConnection, frames: list[Frame], count: Count) -> None:
    """Then a ping: when it is answered, all before it is."""
    for frame in frames:
        count.sent += 1
        socket.send(frame.data, text=frame.is_text)
    socket.send(PING)
    while True:
        match DECODER.decode(socket.recv(SECONDS)):
            case Pong():
                return
            case Refused(code):
                count.refused += 1
                if code == "fault":
                    count.unexpected.append(f"a fault after {frames}")
            case TableMessage() | TableUpdate():
                count.shown += 1
            case other:
                count.unexpected.append(f"{other} after {frames}")


def fuzz(stage: Stage, amount: int) -> list[Count]:
    """As somebody at the table, and as a spectator with a session and without one."""
    asked = [open_decision(client.do("GET", f"/api/tables/{stage.table}")) for client in stage.seats]
    index = asked.index(None)  # whatever he plays, it is not his turn
    asked.append(open_decision(stage.bot.do("GET", "/api/bot/stream")))
    foreign = [decision for decision in asked if decision is not None]
    senders = [
        (stage.seats[index], stage.table, (0, 1, 3)[index], amount // 2),
        (stage.spectator, stage.watched, None, amount // 4),
        (stage.anonymous, stage.watched, None, amount // 4),
    ]
    return [
        send_bad_frames(client, table, iter(Frames(seed, foreign, KEYS, seat)), part)
        for seed, (client, table, seat, part) in enumerate(senders)
    ]


def open_decision(message: dict[str, Any]) -> tuple[str, str] | None:
    """What the viewer of a message is asked, with a legal answer."""
    decision = next((one["id"] for one in message["view"]["decisions"] if "id" in one), None)
    return None if decision is None else (decision, legal_in(TABLE.decode(json.dumps(message)))[0])
