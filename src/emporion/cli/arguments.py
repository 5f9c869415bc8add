"""What several commands share: naming a game and its options, reading records, progress, machine-readable results."""

from __future__ import annotations

import argparse
import pathlib
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NoReturn

import msgspec

from emporion.engine.errors import BadInput, shown
from emporion.engine.numbers import whole_number
from emporion.engine.record import GameRecord, read_record

WIDTH: Final = 80
DATABASE: Final = "sqlite:///emporion.db"
"""Of a server, if nothing else is said."""


class Parser(argparse.ArgumentParser):
    """Bad words on the command line are bad input like any other: one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message}; `{self.prog} --help` shows what can be given")


def whole(text: str) -> int:
    """The type of an argument that is a whole number, in plain digits."""
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a whole number in plain digits")
    return number


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game, e.g. tyros")


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=whole, default=4, metavar="N", help="number of players (default 4)")
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, e.g. -o edition=giochi-rari; `emporion options GAME` lists them",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db",
        default=DATABASE,
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://USER@HOST/NAME (default: {DATABASE})",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def options_of(parsed: argparse.Namespace) -> dict[str, Any]:
    """The options as given; the game checks them."""
    given: dict[str, Any] = {"players": parsed.players}
    for text in parsed.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"-o {text}: write NAME=VALUE, for example -o edition=giochi-rari")
        given[name.replace("-", "_")] = value
    return given


def read_file(path: str) -> GameRecord:
    try:
        return read_record(pathlib.Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: is not a text file") from None
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def write_file(path: str, text: str) -> None:
    try:
        pathlib.Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror})") from None


def wrapped(line: str, indent: str = "") -> str:
    """A line, broken at words where it is too long for the screen."""
    parts = textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return "\n".join(parts)


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


@contextmanager
def progress(total: int, unit: str) -> Iterator[Any]:
    """A bar on standard error while a person watches; calls with the number done since the last."""
    from tqdm import tqdm

    with tqdm(total=total, unit=unit, file=sys.stderr, disable=not sys.stderr.isatty(), leave=False) as bar:
        yield bar.update
