"""`emporion verify`: replay records and check every entry, digest, draw and result."""

from __future__ import annotations

import argparse

from emporion.cli.arguments import add_json, print_json, progress, read_file
from emporion.engine.errors import BadInput
from emporion.engine.replay import Verification, verify
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records to verify")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    results: dict[str, Verification] = {}
    with progress(len(parsed.files), "record") as done:
        for path in parsed.files:
            record = read_file(path)
            try:
                results[path] = verify(get_game(record.header.game), record)
            except BadInput as error:
                raise BadInput(f"{path}: {error}") from None
            done(1)
    if parsed.json:
        print_json(results)
    else:
        for path, result in results.items():
            print(f"{path}: {result.text()}")
    return 0 if all(result.sound for result in results.values()) else 1
