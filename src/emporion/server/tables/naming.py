"""What a seat is called: a person as he wishes, and a bot by its kind, in the reader's language."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Final

from emporion.bots.spec import read_spec
from emporion.locales import MissingText, text
from emporion.server.tables.seats import Bot, Controller

KEPT: Final = 4096
NUMBER: Final = re.compile(r"( \d+)?")
"""Of several bots of one kind at a table."""
RIGHT_TO_LEFT: Final = ("R", "AL")
ISOLATED: Final = "\u2068{}\u2069"


def name_for(name: str, controller: Controller, language: str) -> str:
    """The name of a seat, to stand in a sentence. A bot that plays for somebody has his."""
    return bot_name(name, controller.spec, language) if isinstance(controller, Bot) else isolated(name)


def isolated(name: str) -> str:
    """So that a name which is read from the right does not take the words around it along."""
    turns = any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in name)
    return ISOLATED.format(name) if turns else name


@functools.lru_cache(maxsize=KEPT)
def bot_name(name: str, spec: str, language: str) -> str:
    kind = read_spec(spec).name
    number = name.removeprefix(kind)
    if not name.startswith(kind) or not NUMBER.fullmatch(number):
        return isolated(name)
    return kind_name(kind, language) + number


def kind_name(kind: str, language: str) -> str:
    """What a kind of bot is called. Those from elsewhere, and those with parameters, are called the same by all."""
    try:
        return text(language, f"start-level-{kind}")
    except MissingText:
        return kind
