"""The games of this table. A new game is a folder and a line here."""

from __future__ import annotations

import importlib
from typing import Final

from emporion.engine.errors import UnknownGame
from emporion.engine.game import Game, Guide, Screen
from emporion.engine.orders import OrderBook

REGISTRY: Final = {"tyros": "emporion.games.tyros", "tyrannos": "emporion.games.tyrannos"}
"""Each is a package with `game.GAME`, `screen.SCREEN`, `guide.GUIDE` and `orders.ORDERS`."""


def package_of(name: str) -> str:
    if name not in REGISTRY:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(REGISTRY)}")
    return REGISTRY[name]


def get_game(name: str) -> Game:
    """A game by its name; it is imported when first asked for."""
    game: Game = importlib.import_module(f"{package_of(name)}.game").GAME
    return game


def get_screen(name: str) -> Screen:
    """How a game is shown in a terminal."""
    screen: Screen = importlib.import_module(f"{package_of(name)}.screen").SCREEN
    return screen


def get_guide(name: str) -> Guide:
    """How a game is explained to those who play it."""
    guide: Guide = importlib.import_module(f"{package_of(name)}.guide").GUIDE
    return guide


def get_orders(name: str) -> OrderBook:
    """What can be ordered beforehand in a game."""
    orders: OrderBook = importlib.import_module(f"{package_of(name)}.orders").ORDERS
    return orders
