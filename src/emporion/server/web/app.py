"""The application: all routes, each with its rule, behind one guard and one shield."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any, Final, TypeAlias

from litestar import Litestar
from litestar.types import ASGIApp

from emporion.server.settings import Settings
from emporion.server.web import (
    analysis_routes,
    bot_routes,
    channel_routes,
    game_routes,
    operating_routes,
    order_routes,
    page_routes,
    people_routes,
    play_routes,
    sheet_routes,
    sockets,
    table_routes,
    tutorial_routes,
    word_routes,
)
from emporion.server.web.callers import admit
from emporion.server.web.openapi import openapi_config
from emporion.server.web.problems import HANDLERS
from emporion.server.web.services import Services, running
from emporion.server.web.shield import Shield

Farewell: TypeAlias = Callable[[Services], AbstractContextManager[Any]]
"""What is around a running server: how it hears that it is to end."""

BODY_BYTES: Final = 64_000
ROUTES: Final = [
    *people_routes.ROUTES,
    *channel_routes.ROUTES,
    *game_routes.ROUTES,
    *table_routes.ROUTES,
    *play_routes.ROUTES,
    *sheet_routes.ROUTES,
    *order_routes.ROUTES,
    *analysis_routes.ROUTES,
    *tutorial_routes.ROUTES,
    *word_routes.ROUTES,
    *bot_routes.ROUTES,
    *sockets.ROUTES,
    *operating_routes.ROUTES,
    *page_routes.ROUTES,
]


def make_app(settings: Settings, farewell: Farewell = nullcontext) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as services:
            app.state.services = services
            with farewell(services):
                yield

    return Litestar(
        ROUTES,
        guards=[admit],
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        openapi_config=openapi_config(settings),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )


def make_server(settings: Settings, farewell: Farewell = nullcontext) -> ASGIApp:
    """What a web server runs."""
    return Shield(make_app(settings, farewell), settings)
