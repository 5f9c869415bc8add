"""Learning a game by playing one that was played already."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get

from emporion.server.protocol.http import Tutorial
from emporion.server.tutorial import tutorial
from emporion.server.web.callers import RULE, May, caller_of
from emporion.server.web.parameters import GameName, Language

AnyRequest = Request[Any, Any, Any]


@get("/api/tutorial", opt={RULE: May.ANYBODY})
async def read_tutorial(request: AnyRequest, game: GameName = "tyros", language: Language = None) -> Tutorial:
    """A short game in which the learner does everything once."""
    return await asyncio.to_thread(tutorial, game, language or caller_of(request).language)


ROUTES = [read_tutorial]
