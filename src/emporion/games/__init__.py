"""The games that can be played here, found by the entry points of installed packages.

A package offers a game in the group `emporion.games`: its name, and where its manifest is. Ours are declared in
`pyproject.toml` like those of others.
"""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Sequence
from importlib import metadata
from typing import Any, Final

from emporion.engine.errors import BrokenGame, UnknownGame
from emporion.engine.game import Game, Guide, Screen
from emporion.engine.introduction import NOTHING_SAID, Introduction
from emporion.engine.manifest import Manifest
from emporion.engine.orders import OrderBook
from emporion.engine.plain_guide import PlainGuide
from emporion.engine.plain_orders import PlainOrders
from emporion.locales import add_catalogues

GROUP: Final = "emporion.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")
"""Of a game: it is part of message keys, file names and addresses."""


# ---------------------------------------------------------------------------------------------------- finding


@functools.cache
def entry_points() -> dict[str, Sequence[metadata.EntryPoint]]:
    """Every name that packages offer a game under. Nothing of them is loaded for that."""
    found: dict[str, list[metadata.EntryPoint]] = {}
    for point in metadata.entry_points(group=GROUP):
        if NAME.fullmatch(point.name):
            found.setdefault(point.name, []).append(point)
    return dict(sorted(found.items()))


def game_names() -> list[str]:
    """All games there are, by name. Some may turn out to be broken."""
    return list(entry_points())


def distribution_of(point: metadata.EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


@functools.cache
def manifest_of(name: str) -> Manifest:
    """Where the parts of a game are; raises UnknownGame, or BrokenGame with the package that is to blame."""
    if name not in entry_points():
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(game_names())}")
    points = entry_points()[name]
    if len(points) > 1:
        raise BrokenGame(f"game {name}: several packages offer it ({', '.join(sorted(map(distribution_of, points)))})")
    try:
        manifest = points[0].load()
    except (Exception, SystemExit) as error:
        raise broken(name, error) from error
    if not isinstance(manifest, Manifest):
        raise broken(name, TypeError(f"{points[0].value} is no Manifest"))
    if manifest.catalogues is not None:
        try:
            add_catalogues(manifest.catalogues)
        except (Exception, SystemExit) as error:
            raise broken(name, error) from error
    return manifest


def broken(name: str, error: BaseException) -> BrokenGame:
    package = distribution_of(entry_points()[name][0])
    return BrokenGame(f"game {name}: the package {package} is broken ({type(error).__name__}: {error})")


def load(name: str, part: str) -> Any:
    """A part of a game, written `module:NAME`, or a whole module; raises BrokenGame."""
    module, _, attribute = part.partition(":")
    try:
        found = importlib.import_module(module)
        return getattr(found, attribute) if attribute else found
    except (Exception, SystemExit) as error:
        raise broken(name, error) from error


# ---------------------------------------------------------------------------------------------------- the parts


@functools.cache
def get_game(name: str) -> Game:
    """A game by its name; it is imported when first asked for."""
    game: Game = load(name, manifest_of(name).game)
    if game.name != name:
        raise broken(name, ValueError(f"its game calls itself {game.name!r}"))
    return game


@functools.cache
def get_screen(name: str) -> Screen:
    """How a game is shown in a terminal."""
    screen: Screen = load(name, manifest_of(name).screen)
    return screen


@functools.cache
def get_guide(name: str) -> Guide:
    """How a game is explained to those who play it."""
    part = manifest_of(name).guide
    guide: Guide = PlainGuide(get_game(name)) if part is None else load(name, part)
    return guide


@functools.cache
def get_orders(name: str) -> OrderBook:
    """What can be ordered beforehand in a game."""
    part = manifest_of(name).orders
    orders: OrderBook = PlainOrders(get_screen(name)) if part is None else load(name, part)
    return orders


@functools.cache
def get_introduction(name: str) -> Introduction:
    """What a game says of itself to people who choose one."""
    part = manifest_of(name).introduction
    introduction: Introduction = NOTHING_SAID if part is None else load(name, part)
    return introduction
