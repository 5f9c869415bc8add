"""The folder of a run: what was asked for, and every game that is over.

A game is one line at the end of a file, and counts once it is on the disk. After a crash the last line may be torn; it
is cut off, and its game is played again. A game is never in the file twice.
"""

from __future__ import annotations

import fcntl
import os
import pathlib
from collections.abc import Iterator
from types import TracebackType
from typing import Final

import msgspec

from emporion.arena.results import GameResult, PlayedGame, digest_of
from emporion.arena.schedule import Request, fixtures
from emporion.engine.errors import BadInput

REQUEST: Final = "run.json"
GAMES: Final = "games.jsonl"


class Store:
    """Open for one process at a time; the lock goes with the process, however it ends."""

    def __init__(self, folder: pathlib.Path, request: Request) -> None:
        """Begin a run in a folder, or go on with it; raises BadInput if another one is kept there."""
        self.folder = folder
        self.request = request
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = open(folder / GAMES, "ab")  # noqa: SIM115 – closed with the store
        except OSError as error:
            raise BadInput(f"{folder}: cannot be written ({error.strerror})") from None
        try:
            self._lock()
            self._check_request()
            self._cut_torn_line()
            self.results = {result.id: result for result in read_results(folder)}
            """All games that are over, by their ids."""
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, game: PlayedGame) -> bool:
        """Keep a game; False if it is there already. It is on the disk when this returns."""
        if game.id in self.results:
            return False
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.results[game.id] = without_record(game)
        return True

    def in_order(self) -> list[GameResult]:
        """The games that are over, in the order of the schedule."""
        return [self.results[fixture.id] for fixture in fixtures(self.request) if fixture.id in self.results]

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(f"{self.folder}: another process is playing this run") from None

    def _check_request(self) -> None:
        if not (self.folder / REQUEST).exists():
            write_safely(self.folder / REQUEST, msgspec.json.format(msgspec.json.encode(self.request), indent=2))
        kept = read_request(self.folder)
        names = Request.__struct_fields__
        other = [name for name in names if name != "sources" and getattr(kept, name) != getattr(self.request, name)]
        if other:
            raise BadInput(
                f"{self.folder}: another run is kept there ({', '.join(other)} differ); "
                "choose another folder, or go on with that run by --resume"
            )
        check_sources(self.folder, kept.sources, self.request.sources)

    def _cut_torn_line(self) -> None:
        """What follows the last end of a line was never finished."""
        whole = (self.folder / GAMES).read_bytes().rfind(b"\n") + 1
        self._file.truncate(whole)


def check_sources(folder: pathlib.Path, kept: dict[str, str], now: dict[str, str]) -> None:
    """Games of changed bots do not belong into the same run. Of older runs it is not known what played them."""
    changed = [name for name in kept | now if kept.get(name) != now.get(name)]
    if kept and changed:
        raise BadInput(
            f"{folder}: since this run was begun something else plays ({', '.join(changed)} changed); "
            "choose another folder, or remove this one and begin anew"
        )


def write_safely(path: pathlib.Path, content: bytes) -> None:
    """All of it or nothing, whatever happens meanwhile."""
    new = path.with_name(path.name + ".new")
    with open(new, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


def read_request(folder: pathlib.Path) -> Request:
    path = folder / REQUEST
    try:
        return msgspec.json.decode(path.read_bytes(), type=Request)
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"{path}: is no request of a run ({error})") from None


def read_results(folder: pathlib.Path) -> Iterator[GameResult]:
    """All games of a run, in the order in which they ended, without their records."""
    for number, line in enumerate(lines(folder), 1):
        try:
            yield msgspec.json.decode(line, type=GameResult)
        except msgspec.DecodeError as error:
            raise BadInput(f"{folder / GAMES}: line {number}: {error}") from None


def lines(folder: pathlib.Path) -> Iterator[bytes]:
    try:
        with open(folder / GAMES, "rb") as file:
            yield from (line for line in file if line.endswith(b"\n"))
    except OSError as error:
        raise BadInput(f"{folder / GAMES}: cannot be read ({error.strerror})") from None


def extract(folder: pathlib.Path, id: str) -> str:
    """The record of a game; raises BadInput if it is not there, or not what was written."""
    for line in lines(folder):
        if msgspec.json.decode(line, type=GameResult).id == id:
            text = msgspec.json.decode(line, type=PlayedGame).record_text()
            if digest_of(text) != msgspec.json.decode(line, type=GameResult).digest:
                raise BadInput(f"{folder}: the record of game {id} has been changed")
            return text
    raise BadInput(f"{folder}: no game {id} has been played; an id is TABLE-DEAL-ROTATION, for example 1-1-1")


def without_record(game: PlayedGame) -> GameResult:
    return GameResult(**{name: getattr(game, name) for name in GameResult.__struct_fields__})
