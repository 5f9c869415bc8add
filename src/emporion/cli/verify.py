"""`emporion verify`: replay records, or all games of a server, and check every entry, digest, draw and result."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial

from emporion.cli.arguments import add_json, print_json, progress, read_file
from emporion.cli.extras import needs_server
from emporion.engine.errors import BadInput
from emporion.engine.replay import Verification, verify
from emporion.games import get_game

Check = tuple[str, Callable[[], Verification]]
"""What is verified, and how."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", metavar="FILE", help="records to verify")
    parser.add_argument("--db", metavar="URL", help="verify all tables of a server's database, running games included")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    if bool(parsed.files) == bool(parsed.db):
        raise BadInput("name the records to verify, or the database of a server with --db")
    if parsed.db:
        with needs_server():
            from emporion.server.verifying import tables_of
        with tables_of(parsed.db) as tables:
            return verify_all(tables, parsed.json, "table")
    return verify_all([(path, partial(verify_file, path)) for path in parsed.files], parsed.json, "record")


def verify_all(checks: list[Check], as_json: bool, unit: str) -> int:
    results: dict[str, Verification] = {}
    with progress(len(checks), unit) as done:
        for name, check in checks:
            try:
                results[name] = check()
            except BadInput as error:
                raise BadInput(f"{name}: {error}") from None
            done(1)
    if as_json:
        print_json(results)
    else:
        for name, result in results.items():
            print(f"{name}: {result.text()}")
    return 0 if all(result.sound for result in results.values()) else 1


def verify_file(path: str) -> Verification:
    record = read_file(path)
    return verify(get_game(record.header.game), record)
