"""`emporion serve`: a server with tables, for people and programs."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Final

from emporion.cli.arguments import DATABASE, whole
from emporion.cli.extras import needs_server
from emporion.engine.errors import BadInput
from emporion.engine.numbers import whole_number

PORTS: Final = range(1, 65536)
READY_TRIES: Final = 300
READY_PAUSE: Final = 0.2
"""Seconds."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: this machine)"
    )
    parser.add_argument("--port", type=read_port, default=8000, metavar="N", help="default 8000")
    parser.add_argument(
        "--workers", type=whole, default=1, metavar="N", help="processes; several need PostgreSQL (default 1)"
    )
    parser.add_argument("--settings", metavar="FILE", help="a TOML file; what is given here goes before it")
    parser.add_argument(
        "--db", metavar="URL", help=f"sqlite:///FILE or postgresql://USER@HOST/NAME (default: {DATABASE})"
    )
    parser.add_argument("--address", metavar="URL", help="where people find it, for links: https://play.example.org")
    parser.add_argument("--secure", action="store_true", help="browsers come by https: cookies are sent that way only")
    parser.add_argument("--open", action="store_true", help="show the start page in a browser, where there is one")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help="default info")


def read_port(text: str) -> int:
    port = whole_number(text)
    if port is None or port not in PORTS:
        raise argparse.ArgumentTypeError(f"a port is a number from {PORTS[0]} to {PORTS[-1]}, not {text}")
    return port


def run(parsed: argparse.Namespace) -> int:
    with needs_server():
        from emporion.server.settings import read_settings
        from emporion.server.web.serving import prepare, serve
    settings = read_settings(
        parsed.settings,
        database=parsed.db,
        address=parsed.address,
        secure=parsed.secure,
        log_level=parsed.log_level,
    )
    check_free(parsed.host, parsed.port)
    prepare(settings, parsed.workers)
    address = f"http://{parsed.host}:{parsed.port}"
    print(f"Emporion serves at {address}; Ctrl-C ends it.", flush=True)
    if parsed.open and has_screen():
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    serve(settings, parsed.host, parsed.port, parsed.workers)
    return 0


def check_free(host: str, port: int) -> None:
    """Raises BadInput if somebody else listens there."""
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        other = port + 1 if port + 1 in PORTS else port - 1
        raise BadInput(
            f"cannot listen at {host}:{port} ({error.strerror}): choose another port, e.g. --port {other}"
        ) from None


def has_screen() -> bool:
    """Whether a browser that is opened here can be seen: otherwise one for terminals might take over this one."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    for _ in range(READY_TRIES):
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=1).close()
        except OSError:
            time.sleep(READY_PAUSE)
        else:
            webbrowser.open(address)
            return
