"""What the games of a run depend on beside the request: a bot that was edited is not the bot that played before."""

from __future__ import annotations

import hashlib
import pathlib
import shlex
import shutil
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Final

from emporion import __version__
from emporion.bots.learned import FILE
from emporion.bots.python_bot import file_of
from emporion.bots.registry import built_in, game_bots, installed, policies_of
from emporion.bots.spec import Spec
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Options

DIGITS: Final = 16
"""Of a hash: enough to notice a change."""


def sources_of(game: Game, options: Options, bots: Iterable[Spec]) -> dict[str, str]:
    """Versions and hashes, by what they are of."""
    found = {"emporion": __version__}
    policies = policies_of(game.name)
    specs = list(bots)
    if policies is not None and any(spec.name in game_bots(game.name) for spec in specs):
        found["rules and bots"] = policies.program(game, options).fingerprint
        found[FILE] = hash_of(resources.files(f"emporion.bots.{game.name}").joinpath(FILE).read_bytes())
    else:
        found["rules"] = game.program(options).fingerprint
    for spec in specs:
        found |= dict(sources_of_bot(spec, game))
    return found


def sources_of_bot(spec: Spec, game: Game) -> Iterator[tuple[str, str]]:
    """A file by its content, a package by its version, a program by all files that its command names."""
    if spec.name == "process":
        words = shlex.split(dict(spec.parameters)["command"])
        files = [shutil.which(words[0]) or words[0], *words[1:]]
        yield from ((word, hash_of_file(file)) for word, file in zip(words, files, strict=True) if is_file(file))
    elif (path := file_of(spec.name)) is not None:
        yield str(path), hash_of_file(path)
    elif spec.name not in built_in(game.name):
        point = installed(spec.name, game)
        yield spec.name, "unknown" if point.dist is None else point.dist.version


def is_file(name: str) -> bool:
    try:
        return pathlib.Path(name).is_file()
    except OSError:  # too long for a name
        return False


def hash_of_file(path: pathlib.Path | str) -> str:
    try:
        return hash_of(pathlib.Path(path).read_bytes())
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from None


def hash_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGITS]
