"""`emporion show`: a record at any entry."""

from __future__ import annotations

import argparse

from emporion.cli.arguments import add_json, print_json, read_file, whole, wrapped
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.games import get_game, get_screen
from emporion.locales import LANGUAGES

EVERYTHING = -2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--at", type=whole, metavar="N", help="after entry N (default: the last)")
    parser.add_argument(
        "--viewer", default="all", metavar="SEAT", help="what seat A, B, … may know, or a spectator (default: all)"
    )
    parser.add_argument(
        "--log", type=whole, default=12, metavar="N", help="how many of the last entries to tell (default 12)"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--position", action="store_true", help="print the position in notation only")
    parser.add_argument("--list", action="store_true", help="fields as a list instead of a grid (for screen readers)")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    record = read_file(parsed.file)
    game = get_game(record.header.game)
    at = len(record.entries) if parsed.at is None else parsed.at
    if not 0 <= at <= len(record.entries):
        raise BadInput(f"--at {at}: the record has entries 1 to {len(record.entries)}; 0 is the beginning")
    match = Match.replay(game, record.cut(at))
    viewer = viewer_of(parsed.viewer, match)
    if parsed.position:
        print(game.write_position(match.state))
    elif parsed.json:
        everything = {"position": game.write_position(match.state)} if viewer == EVERYTHING else {}
        print_json(everything | {"view": match.view(SPECTATOR if viewer == EVERYTHING else viewer)})
    else:
        show(match, viewer, parsed)
    return 0


def viewer_of(text: str, match: Match) -> int:
    names = {seat_letter(p): p for p in range(match.options.players)} | {"spectator": SPECTATOR, "all": EVERYTHING}
    if text not in names:
        raise BadInput(f"--viewer {text}: there is {', '.join(names)}")
    return names[text]


def show(match: Match, viewer: int, parsed: argparse.Namespace) -> None:
    screen = get_screen(match.game.name)
    names = match.record.header.seats
    eyes = SPECTATOR if viewer == EVERYTHING else viewer
    seats = range(len(names)) if viewer == EVERYTHING else ([viewer] if viewer >= 0 else [])
    print("\n".join(screen.board_lines(match.options, match.view(eyes).table, names, parsed.language, parsed.list)))
    for seat in seats:
        print("\n".join(screen.hand_lines(match.view(seat).table, names, parsed.language)))
    print("\n".join(screen.score_lines(match.view(eyes).table, names, parsed.language)))
    for line in screen.situation_lines(match.view(eyes).table, names, parsed.language):
        print(line)
    entries = len(match.record.entries)
    for n, events in match.events(eyes, max(0, entries - parsed.log)):
        told = " ".join(screen.narrate(event, names, parsed.language) for event in events)
        print(wrapped(f"{n:4}. {told}", " " * 6))
    for decision in match.decisions:
        print(f"{names[decision.seat]}: {screen.decision_text(decision.kind, parsed.language)}")
