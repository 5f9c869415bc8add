"""The application behind a port: uvicorn, with several workers if there is a database that they can share."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from litestar.types import ASGIApp

from emporion.engine.errors import BadInput
from emporion.server.bots.allowance import Allowance
from emporion.server.logs import write_logs
from emporion.server.people.senders import make_senders
from emporion.server.settings import Settings
from emporion.server.storage.database import read_url
from emporion.server.storage.migrate import migrate_to_newest
from emporion.server.web import metrics
from emporion.server.web.app import make_server
from emporion.server.web.services import Services

SETTINGS: Final = "EMPORION_SETTINGS"
"""How workers learn them: JSON in the environment."""
FRAME_BYTES: Final = 16_384
ANSWER_SECONDS: Final = 2.0
"""How long answers that are ready have to be sent."""
GRACE_SECONDS: Final = 10
"""How long calls in progress have when the server is to end."""


def prepare(settings: Settings, workers: int = 1) -> None:
    """Bring the database to the schema of this program, and try all else that a server needs to start.

    Raises EmporionError: who starts a server shall read one sentence, and not look for it in the log of a worker.
    """
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("several workers need PostgreSQL: name it with --db postgresql://…")
    Allowance(settings.bots)
    with ThreadPoolExecutor(1) as threads:
        make_senders(settings.notices, threads)
    migrate_to_newest(read_url(settings.database))


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Run until a signal ends it; what was accepted is finished first."""
    signal.signal(signal.SIGTERM, end_well)
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    with contextlib.ExitStack() as stack:
        if workers > 1:
            os.environ[metrics.FOLDER] = stack.enter_context(tempfile.TemporaryDirectory(prefix="emporion-metrics-"))
        run(host, port, workers)


def run(host: str, port: int, workers: int) -> None:
    uvicorn.run(
        f"{__name__}:make_worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        loop="auto",
        http="httptools",
        ws="emporion.server.web.frames:Socket",
        ws_max_size=FRAME_BYTES,
        # Sizes of compressed frames would tell something about what is in them.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def end_well(*_: object) -> None:
    """Uvicorn finishes when the signal comes, and then raises it once more, which would look like a failure."""
    sys.exit(0)


def make_worker() -> ASGIApp | Any:
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    write_logs(settings.log_level)
    return make_server(settings, answering_first)


@contextlib.contextmanager
def answering_first(services: Services) -> Iterator[None]:
    """Uvicorn closes all sockets as soon as it hears a signal. So it hears it when everybody has his answer, or when
    the signal comes again."""
    loop = asyncio.get_running_loop()
    farewells: set[asyncio.Task[None]] = set()
    heard_by = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def hear(number: int, frame: FrameType | None) -> None:
        restore()
        loop.call_soon_threadsafe(lambda: farewells.add(loop.create_task(say_farewell(number))))

    def restore() -> None:
        for number, handler in heard_by.items():
            signal.signal(number, handler)

    async def say_farewell(number: int) -> None:
        await services.hub.close()
        await services.doorkeeper.see_off(ANSWER_SECONDS)
        signal.raise_signal(number)

    for number in heard_by:
        signal.signal(number, hear)
    try:
        yield
    finally:
        restore()
