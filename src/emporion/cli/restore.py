"""`emporion restore`: put a backup in the place of a server's database."""

from __future__ import annotations

import argparse
import pathlib

from emporion.cli.arguments import add_database
from emporion.cli.extras import needs_server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a copy that `emporion backup` has made")
    add_database(parser)
    parser.add_argument("--overwrite", action="store_true", help="replace the database that is there")


def run(parsed: argparse.Namespace) -> int:
    with needs_server():
        from emporion.server.storage.backup import restore
    restore(pathlib.Path(parsed.file), parsed.db, overwrite=parsed.overwrite)
    print(f"{parsed.db}: restored from {parsed.file}")
    return 0
