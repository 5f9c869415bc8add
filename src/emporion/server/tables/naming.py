"""What games, bots and people are called in the reader's language; people, as they wish."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Final

from emporion.bots.spec import read_spec
from emporion.locales import MissingText, text
from emporion.server.people.accounts import NOBODY_NOW
from emporion.server.tables.seats import Bot, Controller

KEPT: Final = 4096
NUMBER: Final = re.compile(r"( \d+)?")
"""Of several bots of one kind at a table, or of several people who have deleted their accounts."""
RIGHT_TO_LEFT: Final = ("R", "AL")
ISOLATED: Final = "\u2068{}\u2069"


def name_for(game: str, name: str, controller: Controller, language: str) -> str:
    """The name of a seat, to stand in a sentence. A bot that plays for somebody has their name."""
    number = name.removeprefix(NOBODY_NOW)
    if name.startswith(NOBODY_NOW) and NUMBER.fullmatch(number):
        return text(language, "server-someone") + number
    return bot_name(game, name, controller.spec, language) if isinstance(controller, Bot) else isolated(name)


def isolated(name: str) -> str:
    """So that a name which is read from the right does not take the words around it along."""
    turns = any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in name)
    return ISOLATED.format(name) if turns else name


@functools.lru_cache(maxsize=KEPT)
def bot_name(game: str, name: str, spec: str, language: str) -> str:
    kind = read_spec(spec).name
    number = name.removeprefix(kind)
    if not name.startswith(kind) or not NUMBER.fullmatch(number):
        return isolated(name)
    return bot_title(game, kind, language) + number


def bot_title(game: str, kind: str, language: str) -> str:
    """What a kind of bot is called. Those from elsewhere, and those with parameters, are called the same by all."""
    return said_of(language, f"{game}-bot-{kind}", f"server-bot-{kind}") or kind


def game_title(game: str, language: str) -> str:
    return said_of(language, f"{game}-title") or game.replace("_", " ").capitalize()


def said_of(language: str, *keys: str) -> str | None:
    """The first of the texts that there is: in the reader's language, or in English."""
    for key in keys:
        try:
            return text(language, key)
        except MissingText:
            continue
    return None
