"""`emporion play`: a game in the terminal, line by line, so that a screen reader can follow it."""

from __future__ import annotations

import argparse
import io
import pathlib
import sys
from collections.abc import Mapping
from typing import Any, Final

from emporion.cli.arguments import add_options, options_of, read_file, whole
from emporion.cli.keeping import Beside, dealer_of, default_file, put_aside, read_beside
from emporion.cli.session import Quit, Session
from emporion.engine.dealer import CommittedDealer, Dealer, SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.modes import READY
from emporion.engine.participants import seat_letter
from emporion.games import get_game
from emporion.locales import LANGUAGES

PLAYERS: Final = 4
EPILOG: Final = """Bots from weakest to strongest: random and five levels; in tyros deckhand, helmsman, captain,
commodore, navarch; in tyrannos hoplite, lochagos, taxiarch, polemarch, autokrator."""
"""Written down, since nobody who asks for help wants to wait until bots are loaded."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument("--seats", metavar="A,B,…", help="the seats of people at this terminal (default A)")
    parser.add_argument("--bots", metavar="X,Y,…", help="a bot for each free seat, or one for all (default: level 3)")
    parser.add_argument("--names", metavar="X,Y,…", help="names for all seats")
    parser.add_argument("--seed", type=whole, metavar="N", help="deal the same game every time")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--list", action="store_true", help="fields as a list instead of a grid (for screen readers)")
    parser.add_argument("--no-confirm", action="store_true", help="do not ask before the next seat's turn")
    parser.add_argument("--file", metavar="FILE", help="where the game is kept (default: in your data directory)")
    parser.add_argument("--resume", action="store_true", help="go on with the game that is kept there")
    parser.set_defaults(players=None)
    parser.epilog = EPILOG


def run(parsed: argparse.Namespace) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    game = get_game(parsed.game)
    path = pathlib.Path(parsed.file) if parsed.file else default_file(game.name)
    session = resumed(game, path, parsed) if parsed.resume else begun(game, path, parsed)
    try:
        session.play()
    except (Quit, EOFError, KeyboardInterrupt):
        print()
        session.say_goodbye()
    return 0


# ---------------------------------------------------------------------------------------------------- beginning


def begun(game: Game, path: pathlib.Path, parsed: argparse.Namespace) -> Session:
    """A new game; one that is kept in its place is put aside."""
    parsed.players = PLAYERS if parsed.players is None else parsed.players
    match = new_match(game, options_of(parsed), parsed)
    session = Session(match, seats_of("A" if parsed.seats is None else parsed.seats, match), path, parsed)
    aside = put_aside(path)
    if aside is not None:
        session.say("cli-put-aside", file=str(path))
        session.show_command(session.command(aside))
    return session


def new_match(game: Game, given: Mapping[str, Any], parsed: argparse.Namespace) -> Match:
    dealer: Dealer = CommittedDealer() if parsed.seed is None else SeededDealer(parsed.seed)
    names = [name.strip() for name in parsed.names.split(",")] if parsed.names else ()
    if not all(name.isprintable() and name for name in names):
        raise BadInput(f"--names {parsed.names!r}: a name for each seat, with commas between them")
    return Match(game, given, dealer, names, mode=READY)


def seats_of(letters: str, match: Match) -> list[int]:
    known = [seat_letter(p) for p in range(match.options.players)]
    given = [letter.strip().upper() for letter in letters.split(",")]
    if not set(given) <= set(known):
        raise BadInput(f"--seats {letters}: seats are {', '.join(known)}")
    return sorted({known.index(letter) for letter in given})


def resumed(game: Game, path: pathlib.Path, parsed: argparse.Namespace) -> Session:
    """The game that is kept in a file, with the same people."""
    if not path.exists():
        raise BadInput(f"there is no saved game at {path}")
    record, beside = read_file(str(path)), read_beside(path)
    check_left_out(parsed, beside)
    try:
        match = Match.resume(game, record, dealer_of(record, beside), mode=READY)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    seats = parsed.seats or ("A" if beside is None else beside.seats)
    parsed.bots = parsed.bots or ("" if beside is None else beside.bots)
    session = Session(match, seats_of(seats, match), path, parsed)
    if beside is not None:
        session.orders = {seats_of(letter, match)[0]: kept for letter, kept in beside.orders.items()}
        session.by_order = set(beside.by_order)
    session.say("cli-over" if match.is_over else "cli-resumed", file=str(path))
    if not match.is_over and match.dealer.commitment != record.header.commitment:
        session.say("cli-secret-lost")
    return session


def check_left_out(parsed: argparse.Namespace, beside: Beside | None) -> None:
    """What was chosen when a game began cannot be chosen again."""
    given = {"--players": parsed.players, "-o": parsed.option, "--names": parsed.names, "--seed": parsed.seed}
    if beside is not None:
        given["--seats"] = parsed.seats
    for name, value in given.items():
        if value not in (None, []):
            raise BadInput(f"--resume goes on with the game as it was begun: leave out {name}")
