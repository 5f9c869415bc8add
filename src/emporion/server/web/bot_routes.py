"""Programs that play a seat from elsewhere: a stream of lines to read, and a place to send answers to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from emporion.server.errors import NotNow
from emporion.server.people.tokens import Grant
from emporion.server.protocol.to_client import Done
from emporion.server.protocol.to_server import Act, ResetTurn, Undo
from emporion.server.watching import Watcher
from emporion.server.web.callers import REFUSES, RULE, Caller, May, caller_of, limit, limit_connections, services_of
from emporion.server.web.feeding import watching
from emporion.server.web.parameters import Since
from emporion.server.web.services import Services
from emporion.server.web.submitting import submit

AnyRequest = Request[Any, Any, Any]


@get("/api/bot/stream", opt={RULE: May.BOT}, media_type="application/x-ndjson")
async def stream_table(request: AnyRequest, since: Since = 0) -> Stream:
    """The table as your seat sees it: a message now, and another whenever something happens, one per line.

    An empty line says that the connection lives."""
    services, caller = services_of(request), caller_of(request)
    limit_connections(services, caller)
    return Stream(lines(services, caller, since), media_type="application/x-ndjson")


async def lines(services: Services, caller: Caller, since: int) -> AsyncIterator[bytes]:
    async with watching(services, caller, table_of(caller.bot), Watcher(caller.actor), since) as messages:
        async for data in messages:
            yield data + b"\n"


@post("/api/bot/commands", opt={RULE: May.BOT, REFUSES: [409]})
async def send_as_bot(request: AnyRequest, data: JSONBody[Act | Undo | ResetTurn]) -> Done:
    """Answer a decision of your seat."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "actions", caller)
    return Done(data.key, await submit(services, table_of(caller.bot), caller.actor, data))


def table_of(grant: Grant | None) -> str:
    if grant is None or grant.table is None:
        raise NotNow("this token is for no table")
    return grant.table


ROUTES = [stream_table, send_as_bot]
