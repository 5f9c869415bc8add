"""Bots that are Python classes of other people: from a file, or from an installed package."""

from __future__ import annotations

import importlib.util
import inspect
import pathlib
import re
import sys
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

from emporion.bots.bot import Bot
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Options

FILE: Final = re.compile(r"(?P<path>.*\.py)(?::(?P<name>\w+))?", re.DOTALL)
MEMBERS: Final = ("choose(view, budget, rng)", "close()")
"""What a bot must be able to do."""


def is_file(name: str) -> bool:
    """Whether a spec names a file and no known bot."""
    return "/" in name or FILE.fullmatch(name) is not None


def file_of(name: str) -> pathlib.Path | None:
    """The file that a spec names; None if it names none."""
    found = FILE.fullmatch(name)
    return None if found is None else pathlib.Path(found["path"]).expanduser()


def make_from_file(name: str, game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    """The bot of `PATH.py` or `PATH.py:CLASS`; raises BadInput."""
    found = FILE.fullmatch(name)
    if found is None:
        raise BadInput(f"bot {name}: is no Python file; write FILE.py or FILE.py:CLASS")
    module = load_file(name, pathlib.Path(found["path"]).expanduser())
    return construct(name, pick_class(name, module, found["name"]), game, options, parameters)


def load_file(name: str, path: pathlib.Path) -> ModuleType:
    """Every bot has a module of its own, so that two of the same file share nothing by accident."""
    if not path.is_file():
        raise BadInput(f"bot {name}: there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"emporion bot {path.resolve()}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where a class looks for the names in its annotations
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadInput(f"bot {name}: the file cannot be imported ({describe(error)})") from error
    return module


def pick_class(name: str, module: ModuleType, wanted: str | None) -> type:
    """The class that is asked for, or else the only one of the file that can choose."""
    if wanted is not None:
        cls = getattr(module, wanted, None)
        if not isinstance(cls, type):
            raise BadInput(f"bot {name}: the file has no class {wanted}")
        return cls
    own = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == module.__name__]
    bots = [cls for cls in own if callable(getattr(cls, "choose", None))]
    if not bots:
        raise BadInput(f"bot {name}: the file has no class with a method {MEMBERS[0]}")
    if len(bots) > 1:
        names = ", ".join(cls.__name__ for cls in bots)
        raise BadInput(f"bot {name}: the file has several bots; write {name}:CLASS with one of {names}")
    return bots[0]


def construct(
    name: str, factory: Callable[..., Any], game: Game, options: Options, parameters: Mapping[str, str]
) -> Bot:
    """A bot from its class, with the parameters of its spec as keyword arguments; raises BadInput."""
    try:
        inspect.signature(factory).bind(game, options, **parameters)
    except (TypeError, ValueError) as error:
        raise BadInput(f"bot {name}: cannot be called with (game, options, PARAMETER=VALUE, …): {error}") from None
    try:
        bot: Bot = factory(game, options, **parameters)
    except Exception as error:
        raise BadInput(f"bot {name}: cannot be made ({describe(error)})") from error
    for member in MEMBERS:
        if not callable(getattr(bot, member.partition("(")[0], None)):
            raise BadInput(f"bot {name}: {type(bot).__name__} is no bot, it has no method {member}")
    return bot


def describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
