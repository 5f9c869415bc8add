"""The `emporion` command."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Final

from emporion import __version__
from emporion.cli.arguments import Parser
from emporion.engine.errors import BadInput, EmporionError

COMMANDS: Final = {
    "play": "play a game in the terminal against bots",
    "serve": "serve tables for people in browsers and for programs",
    "backup": "copy the database of a server, also while it runs",
    "restore": "put a backup in the place of the database of a server",
    "simulate": "play many games between bots and sum them up",
    "arena": "hold a tournament between bots, with ratings and a report",
    "verify": "replay records and check every entry and draw",
    "show": "show a record at any entry",
    "hint": "say what a seat had best do at any entry of a record",
    "review": "say which decisions of a finished game cost most, with the chances of winning over time",
    "train": "learn the weights of the search bots from games between merchants",
    "fuzz": "look for faults with random games and bad submissions",
    "bench": "measure how fast the rules run",
    "battle": "reckon the odds of a battle of Tyrannos",
    "board": "draw the board as a picture",
    "options": "list the options of a game",
    "bots": "list the bots that can play a game",
    "rules": "check that the rules of a game keep to the rule language",
    "warm": "compile the rules now instead of when first needed",
}
"""Each is a module of this package with `add_arguments` and `run`, loaded when it is used."""


def make_parser(command: str | None) -> argparse.ArgumentParser:
    """The parser; only the module of the command at hand is loaded."""
    parser = Parser(prog="emporion", description="A digital table for games of the ancient Mediterranean.")
    parser.add_argument("--version", action="version", version=f"emporion {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose in COMMANDS.items():
        sub = commands.add_parser(name, help=purpose, description=purpose[0].upper() + purpose[1:] + ".")
        if name == command:
            module = importlib.import_module(f"emporion.cli.{name}")
            module.add_arguments(sub)
            sub.set_defaults(run=module.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. 0: all well; 1: the answer is no (a record does not verify); 2: bad input; 3: `verify` alone."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    command = next((word for word in words if not word.startswith("-")), None)
    try:
        parsed = make_parser(command).parse_args(words)
        status: int = parsed.run(parsed)
    except BadInput as error:
        print(f"emporion: {error}", file=sys.stderr)
        return 2
    except EmporionError as error:
        print(f"emporion: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print("\nemporion: interrupted", file=sys.stderr)
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
