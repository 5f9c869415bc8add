"""Bots by their specs: those of this package, those of installed packages, files, and programs in any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from emporion.bots.bot import Bot
from emporion.bots.built_in import BuiltIn, Policies
from emporion.bots.class_bot import ClassBot
from emporion.bots.parameters import check_parameters
from emporion.bots.process_bot import make_process
from emporion.bots.python_bot import construct, describe, is_file, make_from_file
from emporion.bots.random_bot import RandomBot
from emporion.bots.spec import Spec
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Options
from emporion.games import load, manifest_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "emporion.bots"
"""The entry points by which other packages offer bots: the name of a bot, and its class."""


def make_random(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    check_parameters("random", parameters, ())
    return RandomBot(game, options)


BOTS: Final[dict[str, BuiltIn]] = {
    "random": BuiltIn(make_random, "draws a kind of action, then an action of that kind"),
    "process": BuiltIn(make_process, "a program of your own in any language: process(command=./mybot --fast)"),
}


def make_bot(spec: Spec, game: Game, options: Options) -> Bot:
    """Raises BadInput if there is no such bot, or its parameters make no sense."""
    parameters = dict(spec.parameters)
    own = built_in(game.name)
    if spec.name in own:
        return own[spec.name].make(game, options, parameters)
    if not is_file(spec.name):
        installed(spec.name, game)
    return ClassBot(spec.name, game, options, parameters)


def make_class(name: str, game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    """A class of somebody else, made in this process; raises BadInput. See `class_host.py`."""
    if is_file(name):
        return make_from_file(name, game, options, parameters)
    return make_installed(name, game, options, parameters)


def game_bots(game: str) -> dict[str, BuiltIn]:
    """The bots that a game brings with it."""
    makers = makers_of(game)
    return {} if makers is None else dict(makers.BOTS)


def makers_of(game: str) -> Any | None:
    """The module with a game's bots, loaded when it is first asked for; None if the game brings none."""
    part = manifest_of(game).bots
    return None if part is None else load(game, part)


def built_in(game: str) -> dict[str, BuiltIn]:
    """The bots that need no other package to play a game."""
    return BOTS | game_bots(game)


def level_names(game: str) -> list[str]:
    """The levels for people, from beginner to strongest."""
    makers = makers_of(game)
    return [] if makers is None else [level.name for level in makers.LEVELS]


def policies_of(game: str) -> Policies | None:
    """The bots of a game that run on the kernel alone."""
    makers = makers_of(game)
    found: Policies | None = None if makers is None else makers.POLICIES
    return found


def known_bots(game: str) -> dict[str, str]:
    """Every bot for a game that has a name, with a line about it. Nothing of other packages is loaded for that."""
    installed = {point.name: f"from the package {package_of(point)}" for point in entry_points()}
    return dict(sorted((installed | {name: bot.description for name, bot in built_in(game).items()}).items()))


# ---------------------------------------------------------------------------------------------------- other packages


def entry_points() -> list[EntryPoint]:
    from importlib import metadata

    return list(metadata.entry_points(group=GROUP))


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def installed(name: str, game: Game) -> EntryPoint:
    """Where an installed package offers a bot; raises BadInput if none does, or several do."""
    points = [point for point in entry_points() if point.name == name]
    if not points:
        raise BadInput(
            f"there is no bot {name!r}; there is: {', '.join(known_bots(game.name))}; a file is written ./FILE.py"
        )
    if len(points) > 1:
        raise BadInput(f"bot {name}: several packages offer it ({', '.join(sorted(map(package_of, points)))})")
    return points[0]


def make_installed(name: str, game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    point = installed(name, game)
    try:
        factory = point.load()
    except (Exception, SystemExit) as error:
        raise BadInput(f"bot {name}: the package {package_of(point)} is broken ({describe(error)})") from error
    return construct(name, factory, game, options, parameters)
