"""Learning a game by playing one that was played already."""

from __future__ import annotations

import asyncio
import functools
import gzip
from typing import Any

import msgspec
from litestar import Request, Response, get

from emporion.server.protocol.http import Tutorial
from emporion.server.tutorial import tutorial
from emporion.server.web.callers import RULE, May, caller_of
from emporion.server.web.page_files import ASK_AGAIN, PLAIN, TYPES, Page, form_of
from emporion.server.web.page_routes import answer
from emporion.server.web.parameters import GameName, Language

AnyRequest = Request[Any, Any, Any]


@get("/api/tutorial", opt={RULE: May.ANYBODY})
async def read_tutorial(request: AnyRequest, game: GameName = "tyros", language: Language = None) -> Response[Tutorial]:
    """A short game in which the learner does everything once."""
    page = await asyncio.to_thread(written_tutorial, game, language or caller_of(request).language)
    given: Response[Any] = answer(page, request)
    return given


@functools.cache
def written_tutorial(game: str, language: str) -> Page:
    """It is long, and always the same: it is kept like a page of the app."""
    data = msgspec.json.encode(tutorial(game, language))
    return Page(TYPES[".json"], ASK_AGAIN, (form_of("gzip", gzip.compress(data, mtime=0)), form_of(PLAIN, data)))


ROUTES = [read_tutorial]
