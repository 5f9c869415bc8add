"""`emporion serve`: a server with tables, for people and programs."""

from __future__ import annotations

import argparse

from emporion.engine.errors import BadInput


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: this machine)")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="default 8000")
    parser.add_argument(
        "--database",
        default="sqlite:///emporion.db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: sqlite:///emporion.db)",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; several need PostgreSQL (default 1)"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a site whose pages may use this server, besides its own; may be given several times",
    )
    parser.add_argument("--secure", action="store_true", help="browsers come by https: cookies are sent that way only")
    parser.add_argument(
        "--allow-bot",
        action="append",
        default=[],
        metavar="SPEC",
        help="a bot that people may choose besides our own; it runs on this machine with the rights of the server",
    )
    parser.add_argument("--no-lobby", action="store_true", help="tables are found by their links alone")
    parser.add_argument("--log-level", default="info", choices=("debug", "info", "warning", "error"), help="default info")


def run(parsed: argparse.Namespace) -> int:
    try:
        from emporion.server.settings import Settings
        from emporion.server.web.serving import serve
    except ImportError as error:
        raise BadInput(f"the server needs more packages ({error.name}): install emporion[server]") from None
    settings = Settings(
        database=parsed.database,
        origins=tuple(parsed.origin),
        secure=parsed.secure,
        bots=tuple(parsed.allow_bot),
        lists_tables=not parsed.no_lobby,
        log_level=parsed.log_level,
    )
    serve(settings, parsed.host, parsed.port, parsed.workers)
    return 0
