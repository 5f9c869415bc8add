"""`emporion serve`: a server with tables, for people and programs."""

from __future__ import annotations

import argparse

from emporion.cli.arguments import DATABASE
from emporion.cli.extras import needs_server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: this machine)"
    )
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="default 8000")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; several need PostgreSQL (default 1)"
    )
    parser.add_argument("--settings", metavar="FILE", help="a TOML file; what is given here goes before it")
    parser.add_argument(
        "--db", metavar="URL", help=f"sqlite:///FILE or postgresql://USER@HOST/NAME (default: {DATABASE})"
    )
    parser.add_argument("--address", metavar="URL", help="where people find it, for links: https://play.example.org")
    parser.add_argument("--secure", action="store_true", help="browsers come by https: cookies are sent that way only")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help="default info")


def run(parsed: argparse.Namespace) -> int:
    with needs_server():
        from emporion.server.settings import read_settings
        from emporion.server.web.serving import serve
    settings = read_settings(
        parsed.settings,
        database=parsed.db,
        address=parsed.address,
        secure=parsed.secure,
        log_level=parsed.log_level,
    )
    print(f"Emporion serves at http://{parsed.host}:{parsed.port}; Ctrl-C ends it.", flush=True)
    serve(settings, parsed.host, parsed.port, parsed.workers)
    return 0
