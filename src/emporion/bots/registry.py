"""Bots by their specs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from emporion.bots.bot import Bot
from emporion.bots.random_bot import RandomBot
from emporion.bots.spec import Spec
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Options

Maker = Callable[[Game, Options, Mapping[str, str]], Bot]
"""Makes a bot for a game with these options from the parameters of its spec; raises BadInput."""


def make_random(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    check_parameters("random", parameters, ())
    return RandomBot(game, options)


BOTS: Final[dict[str, Maker]] = {"random": make_random}


def make_bot(spec: Spec, game: Game, options: Options) -> Bot:
    """Raises BadInput if there is no such bot, or its parameters make no sense."""
    if spec.name not in BOTS:
        raise BadInput(f"there is no bot {spec.name!r}; there is: {', '.join(sorted(BOTS))}")
    return BOTS[spec.name](game, options, dict(spec.parameters))


def check_parameters(name: str, parameters: Mapping[str, str], known: tuple[str, ...]) -> None:
    for parameter in parameters:
        if parameter not in known:
            has = f"it has: {', '.join(known)}" if known else "it has none"
            raise BadInput(f"bot {name} has no parameter {parameter!r}; {has}")
