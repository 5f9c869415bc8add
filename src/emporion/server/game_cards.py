"""What the start page tells of each game, in the reader's language: its card, its options and its bots."""

from __future__ import annotations

import functools
import logging
import mimetypes
import re
from importlib import resources
from typing import Final

from emporion.bots.registry import BOTS, game_bots, level_names
from emporion.games import get_game, get_guide, get_introduction, get_screen
from emporion.server.protocol.http import BotInfo, GameInfo, OptionGroup, OptionInfo, ValueInfo
from emporion.server.tables.naming import bot_title, game_title, said_of

logger = logging.getLogger(__name__)

RANGE: Final = re.compile(r"(\d+) to (\d+)")
FILE: Final = "FILE"
ELSEWHERE: Final = "players"
"""The option that is asked for beside the others."""
RANDOM: Final = "random"
SVG: Final = "image/svg+xml"


@functools.cache
def game_info(name: str, language: str) -> GameInfo:
    game, said = get_game(name), get_introduction(name)
    return GameInfo(
        name=name,
        title=game_title(name, language),
        about=said_of(language, f"{name}-about"),
        ruleset=game.ruleset,
        players=list(game.seats),
        usual_players=game.options({}).players,
        minutes=None if said.minutes is None else list(said.minutes),
        rules=said.rules,
        tutorial=get_guide(name).tutorial() is not None,
        options=options_of(name, language),
        groups=[OptionGroup(group, said_of(language, f"{name}-options-{group}") or group) for group in said.groups],
        first_game=dict(said.first_game),
        bots=bots_of(name, language),
    )


# ---------------------------------------------------------------------------------------------------- options


def options_of(name: str, language: str) -> list[OptionInfo]:
    """Those that can be chosen in a browser, the foremost first. What names a file of the server is none of them."""
    choices = get_game(name).option_choices()
    groups = {option: group for group, options in get_introduction(name).groups.items() for option in options}
    asked = [option for option, values in choices.items() if option != ELSEWHERE and FILE not in values]
    ordered = [*(option for option in groups if option in asked), *(option for option in asked if option not in groups)]
    return [option_info(name, option, choices[option], groups.get(option), language) for option in ordered]


def option_info(game: str, option: str, values: list[str], group: str | None, language: str) -> OptionInfo:
    key = f"{game}-option-{option}"
    wide = RANGE.fullmatch(values[1]) if len(values) == 2 else None
    return OptionInfo(
        name=option,
        label=said_of(language, f"{key}-name") or option,
        about=said_of(language, key) or "",
        group=group,
        usual=values[0],
        least=None if wide is None else int(wide[1]),
        most=None if wide is None else int(wide[2]),
        values=[] if wide else [value_info(game, option, value, language) for value in values],
    )


def value_info(game: str, option: str, value: str, language: str) -> ValueInfo:
    said = get_introduction(game)
    key = f"{game}-option-{option}-{value.replace('.', '_')}"
    return ValueInfo(
        value=value,
        label=said_of(language, key) or value,
        about=said_of(language, f"{key}-about"),
        sets=dict(said.sets.get(option, {}).get(value, {})),
        needs=dict(said.needs.get(option, {}).get(value, {})),
    )


# ---------------------------------------------------------------------------------------------------- bots


def bots_of(name: str, language: str) -> list[BotInfo]:
    """Those that anybody may choose: the game's own, and the one that plays everything."""
    levels = level_names(name)
    known = {**game_bots(name), RANDOM: BOTS[RANDOM]}
    return [
        BotInfo(
            name=bot,
            label=bot_title(name, bot, language),
            description=said_of(language, f"{name}-bot-{bot}-about", f"server-bot-{bot}-about") or about.description,
            level=levels.index(bot) + 1 if bot in levels else None,
        )
        for bot, about in known.items()
    ]


# ---------------------------------------------------------------------------------------------------- pictures


@functools.cache
def picture_of(name: str) -> tuple[str, bytes]:
    """What a game looks like, with its media type: the picture it brings, or else its empty board."""
    file = get_introduction(name).picture
    if file is not None:
        try:
            return packaged_picture(file)
        except Exception as error:
            logger.warning("game %s: its board is shown, for its picture %s cannot be: %s", name, file, error)
    return SVG, get_screen(name).draw(get_game(name).options({}), None, []).encode()


def packaged_picture(file: str) -> tuple[str, bytes]:
    package, _, path = file.partition(":")
    kind = mimetypes.guess_type(path)[0]
    if kind is None or not kind.startswith("image/"):
        raise ValueError(f"{path} has no ending of a picture, such as .svg or .png")
    return kind, resources.files(package).joinpath(path).read_bytes()
