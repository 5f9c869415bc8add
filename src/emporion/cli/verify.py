"""`emporion verify`: replay records, or all games of a server, and check every entry, digest, draw and result."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import Final

from emporion.cli.arguments import add_json, print_json, progress, read_file
from emporion.cli.extras import needs_server
from emporion.engine.errors import BadInput
from emporion.engine.replay import Verification, verify
from emporion.games import get_game

Check = tuple[str, Callable[[], Verification]]
"""What is verified, and how."""
VERIFIED: Final = 0
WRONG: Final = 1
INCOMPLETE: Final = 3
"""2 is bad input, as in every command."""
EPILOG: Final = """Ends with 0 if everything was checked, with 1 if something is wrong, with 2 if a file is no record,
and with 3 if nothing wrong was found, but not everything could be checked: the draws of a game without a
commitment, of a running game, or of a finished game whose record lacks the dealer's secret."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", metavar="FILE", help="records to verify")
    parser.add_argument("--db", metavar="URL", help="verify all tables of a server's database, running games included")
    add_json(parser)
    parser.epilog = EPILOG


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
            results[name] = check()
            done(1)
    if as_json:
        print_json(results)
    else:
        for name, result in results.items():
            print(f"{name}: {result.text()}")
    return status_of(list(results.values()))


def status_of(results: list[Verification]) -> int:
    if not all(result.sound for result in results):
        return WRONG
    return VERIFIED if all(result.complete for result in results) else INCOMPLETE


def verify_file(path: str) -> Verification:
    record = read_file(path)
    try:
        return verify(get_game(record.header.game), record)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
