"""The games of this server, for people who choose one."""

from __future__ import annotations

import asyncio
import functools
import gzip
import logging
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from emporion.games import NAME, broken
from emporion.server.game_cards import SVG, game_info, picture_of
from emporion.server.games import asked_for, served_games
from emporion.server.protocol.http import GameInfo
from emporion.server.web.callers import RULE, May, caller_of
from emporion.server.web.page_files import ASK_AGAIN, PLAIN, Page, form_of, packed
from emporion.server.web.page_routes import answer
from emporion.server.web.parameters import Language

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]
PathGame = Annotated[str, PathParameter(pattern=f"^{NAME.pattern}$")]


@get("/api/games", opt={RULE: May.ANYBODY})
async def list_games(request: AnyRequest, language: Language = None) -> Response[list[GameInfo]]:
    """The games of this server, with their options and bots."""
    page = await asyncio.to_thread(written_games, language or caller_of(request).language)
    given: Response[Any] = answer(page, request)
    return given


@functools.cache
def written_games(language: str) -> Page:
    return packed([card for name in served_games() if (card := card_of(name, language)) is not None])


def card_of(name: str, language: str) -> GameInfo | None:
    """None of a game that cannot tell of itself: one faulty package hides no other game."""
    try:
        return game_info(name, language)
    except Exception as error:
        logger.exception("%s: it has no card", broken(name, error))
        return None


@get("/api/games/{game:str}/picture", opt={RULE: May.ANYBODY}, include_in_schema=False)
async def show_picture(request: AnyRequest, game: PathGame) -> Response[bytes]:
    """What a game looks like, for its card on the start page."""
    return answer(await asyncio.to_thread(written_picture, asked_for(game)), request)


@functools.cache
def written_picture(game: str) -> Page:
    kind, data = picture_of(game)
    small = [form_of("gzip", gzip.compress(data, mtime=0))] if kind == SVG else []
    return Page(kind, ASK_AGAIN, (*small, form_of(PLAIN, data)))


ROUTES = [list_games, show_picture]
