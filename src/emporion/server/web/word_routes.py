"""The texts of a game, for pages that show it: they are not part of the app, as games come from anywhere."""

from __future__ import annotations

import asyncio
import functools
from typing import Any

from litestar import Request, Response, get

from emporion.games import get_game, get_screen
from emporion.server.game_words import game_words
from emporion.server.games import asked_for
from emporion.server.protocol.http import GameWords
from emporion.server.web.callers import REFUSES, RULE, May, caller_of
from emporion.server.web.page_files import Page, packed
from emporion.server.web.page_routes import answer
from emporion.server.web.parameters import GameName, Language

AnyRequest = Request[Any, Any, Any]


@get("/api/words", opt={RULE: May.ANYBODY, REFUSES: [404]})
async def read_words(request: AnyRequest, game: GameName, language: Language = None) -> Response[GameWords]:
    """All that a game says in a language, in English where that lacks it, and how it says actions."""
    page = await asyncio.to_thread(written_words, asked_for(game), language or caller_of(request).language)
    given: Response[Any] = answer(page, request)
    return given


@functools.cache
def written_words(game: str, language: str) -> Page:
    phrases = get_screen(game).phrasebook(get_game(game).actions)
    return packed(GameWords(game_words(game, language), phrases))


ROUTES = [read_words]
