"""Keeping a game of the terminal: the record in a file, and beside it what is needed to go on."""

from __future__ import annotations

import os
import pathlib
from typing import Final

import msgspec

from emporion.cli.arguments import read_file
from emporion.engine.dealer import CommittedDealer, commitment_of
from emporion.engine.errors import BadInput
from emporion.engine.orders import Kept
from emporion.engine.record import FORMAT, GameRecord

FORMAT_NAME: Final = FORMAT.partition("/")[0].encode()


class Beside(msgspec.Struct):
    """What is kept beside the record for as long as the game lasts."""

    secret: str
    """The dealer's, in hexadecimal."""
    seats: str
    """Of the people at the terminal."""
    bots: str = ""
    """The specs of the others."""
    orders: dict[str, Kept] = {}
    """Standing orders of people, by the letters of their seats."""
    by_order: list[int] = []
    """The entries that are answers by order."""


class KeptDealer(CommittedDealer):
    """Goes on with a kept game: from its secret and with its commitment, or with neither if the secret is lost."""

    def __init__(self, secret: bytes | None = None, commitment: str | None = None) -> None:
        super().__init__(secret)
        self._commitment = commitment

    @property
    def commitment(self) -> str | None:
        return self._commitment


def default_file(game: str) -> pathlib.Path:
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return pathlib.Path(base) / "emporion" / f"{game}.jsonl"


def secret_file(path: pathlib.Path) -> pathlib.Path:
    return path.with_name(path.name + ".secret")


def read_beside(path: pathlib.Path) -> Beside | None:
    try:
        return msgspec.json.decode(secret_file(path).read_bytes(), type=Beside)
    except (OSError, msgspec.DecodeError):
        return None


def dealer_of(record: GameRecord, beside: Beside | None) -> KeptDealer:
    """The dealer that began the game, if its secret is there and the right one."""
    commitment = record.header.commitment
    try:
        secret = bytes.fromhex("" if beside is None else beside.secret)
        return KeptDealer(secret, commitment) if commitment in (None, commitment_of(secret)) else KeptDealer()
    except ValueError:
        return KeptDealer()


def put_aside(path: pathlib.Path) -> pathlib.Path | None:
    """Move a game that is kept in a file to another, unless it is over; returns where to."""
    if not path.is_file() or is_finished(path):
        return None
    if is_foreign(path):
        raise BadInput(f"{path}: is there already and is no game; name another file with --file")
    number = 1
    while (aside := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    try:
        path.rename(aside)
        if secret_file(path).exists():
            secret_file(path).rename(secret_file(aside))
    except OSError:
        return None  # nor can anything be written in its place, which `save` will tell
    return aside


def is_finished(path: pathlib.Path) -> bool:
    try:
        return read_file(str(path)).footer is not None
    except BadInput:
        return False


def is_foreign(path: pathlib.Path) -> bool:
    """Whether a file does not even begin like a record."""
    try:
        with path.open("rb") as file:
            return FORMAT_NAME not in file.read(100)
    except OSError:
        return True


def write_whole(path: pathlib.Path, content: bytes, mode: int = 0o644) -> None:
    """Write a file so that it is never seen half-written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
