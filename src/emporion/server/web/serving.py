"""The application behind a port: uvicorn, with several workers if there is a database that they can share."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import tempfile
from typing import Any, Final

import msgspec
import uvicorn
from litestar.types import ASGIApp

from emporion.engine.errors import BadInput
from emporion.server.logs import write_logs
from emporion.server.settings import Settings
from emporion.server.web import metrics
from emporion.server.web.app import make_server

SETTINGS: Final = "EMPORION_SETTINGS"
"""How workers learn them: JSON in the environment."""
FRAME_BYTES: Final = 16_384
GRACE_SECONDS: Final = 10
"""How long calls in progress have when the server is to end."""


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Run until a signal ends it; what was accepted is finished first."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("several workers need PostgreSQL: name it with --db postgresql://…")
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
        ws="websockets-sansio",
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
    return make_server(settings)
