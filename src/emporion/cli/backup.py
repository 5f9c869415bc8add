"""`emporion backup`: a copy of a server's database, also while it runs."""

from __future__ import annotations

import argparse
import pathlib

from emporion.cli.arguments import add_database
from emporion.cli.extras import needs_server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where the copy goes; it holds secrets, so keep it safe")
    add_database(parser)


def run(parsed: argparse.Namespace) -> int:
    with needs_server():
        from emporion.server.storage.backup import back_up
    back_up(parsed.db, pathlib.Path(parsed.file))
    print(f"{parsed.file}: a complete copy of {parsed.db}")
    return 0
