"""Learning a game by playing one that was played already."""

from __future__ import annotations

import asyncio
import functools
from typing import Any

from litestar import Request, Response, get

from emporion.server.games import asked_for
from emporion.server.protocol.http import Tutorial
from emporion.server.tutorial import tutorial
from emporion.server.web.callers import REFUSES, RULE, May, caller_of
from emporion.server.web.page_files import Page, packed
from emporion.server.web.page_routes import answer
from emporion.server.web.parameters import GameName, Language

AnyRequest = Request[Any, Any, Any]


@get("/api/tutorial", opt={RULE: May.ANYBODY, REFUSES: [404]})
async def read_tutorial(request: AnyRequest, game: GameName, language: Language = None) -> Response[Tutorial]:
    """A short game in which the learner does everything once; not found if the game has none."""
    page = await asyncio.to_thread(written_tutorial, asked_for(game), language or caller_of(request).language)
    given: Response[Any] = answer(page, request)
    return given


@functools.cache
def written_tutorial(game: str, language: str) -> Page:
    return packed(tutorial(game, language))


ROUTES = [read_tutorial]
