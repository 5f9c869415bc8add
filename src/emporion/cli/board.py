"""`emporion board`: the board as a picture."""

from __future__ import annotations

import argparse

from emporion.cli.arguments import add_options, options_of, read_file, whole, write_file
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.games import get_game, get_screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument("--svg", required=True, metavar="FILE", help="write the picture here")
    parser.add_argument("--record", metavar="FILE", help="with the pieces of this record …")
    parser.add_argument("--at", type=whole, metavar="N", help="… after entry N (default: the last)")


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    screen = get_screen(game.name)
    if parsed.record is None and parsed.at is not None:
        raise BadInput("--at is an entry of a record: give one with --record")
    if parsed.record is None:
        picture = screen.draw(game.options(options_of(parsed)), None, ())
    else:
        record = read_file(parsed.record)
        if parsed.at is not None and not 0 <= parsed.at <= len(record.entries):
            raise BadInput(f"--at {parsed.at}: the record has entries 1 to {len(record.entries)}; 0 is the beginning")
        match = Match.replay(game, record if parsed.at is None else record.cut(parsed.at))
        picture = screen.draw(match.options, match.state, match.record.header.seats)
    write_file(parsed.svg, picture)
    print(f"{parsed.svg}: {len(picture) // 1024} KB")
    return 0
