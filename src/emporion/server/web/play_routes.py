"""A game on a screen that knows no rules: what one may do and why not, what would follow, and what has been.

Whatever is put into words is so in a thread, when nobody waits for the table any more.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get

from emporion.engine.participants import SPECTATOR
from emporion.server.errors import BadRequest
from emporion.server.protocol.http import LogLine, Moment, Preview, Why
from emporion.server.tables.choosing import preview, why_not
from emporion.server.tables.past import is_open_to_all, moment
from emporion.server.tables.showing import viewers_of
from emporion.server.tables.table import Table
from emporion.server.tables.telling import happened, last_page, told
from emporion.server.web.callers import REFUSES, RULE, Caller, May, caller_of, services_of
from emporion.server.web.parameters import EntryNumber, Language, MaybeSeat, MaybeSince, Said, TableId
from emporion.server.web.table_routes import viewer_of

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/why", opt={RULE: May.SEATED, REFUSES: [409]})
async def explain_refusal(
    request: AnyRequest, table: TableId, about: Said, seat: MaybeSeat = None, language: Language = None
) -> Why:
    """Why your seat cannot do something now: `move T>23`, `found 23`, `build 7`, `lay 14`, `buy v`, `offer`."""
    services, caller = services_of(request), caller_of(request)
    async with services.hub.looking(table) as found:
        return why_not(found, own_seat(found, caller, seat), about, language or caller.language)


@get("/api/tables/{table:str}/preview", opt={RULE: May.SEATED, REFUSES: [409]})
async def preview_action(request: AnyRequest, table: TableId, action: Said, seat: MaybeSeat = None) -> Preview:
    """What follows from an action of your seat, as far as you may know."""
    services, caller = services_of(request), caller_of(request)
    async with services.hub.looking(table) as found:
        return preview(found, own_seat(found, caller, seat), action)


@get("/api/tables/{table:str}/at/{entry:int}", opt={RULE: May.WATCHER, REFUSES: [409]})
async def look_back(request: AnyRequest, table: TableId, entry: EntryNumber, seat: MaybeSeat = None) -> Moment:
    """The game as you saw it after an entry of its record. When it is over, with anybody's eyes."""
    services, caller = services_of(request), caller_of(request)
    async with services.hub.looking(table) as found:
        return moment(found, entry, eyes_of(found, caller, seat))


@get("/api/tables/{table:str}/log", opt={RULE: May.WATCHER})
async def read_log(
    request: AnyRequest,
    table: TableId,
    since: MaybeSince = None,
    seat: MaybeSeat = None,
    language: Language = None,
) -> list[LogLine]:
    """What happened after an entry of the log, in words, at most 500 lines; without an entry the last of them."""
    services, caller = services_of(request), caller_of(request)
    async with services.hub.looking(table) as found:
        viewer = viewer_of(found, viewers_of(found, caller.actor), seat)
        past = happened(found, last_page(found, viewer) if since is None else since, viewer)
        game = found.opened.game
    return await asyncio.to_thread(told, game, past, language or caller.language)


def eyes_of(table: Table, caller: Caller, wanted: int | None) -> int:
    """Whose eyes somebody looks back with; when the game is over, anybody's."""
    eyes = viewers_of(table, caller.actor)
    if wanted is not None and is_open_to_all(table):
        eyes = list(range(len(table.seats)))
    return viewer_of(table, eyes, wanted)


def own_seat(table: Table, caller: Caller, wanted: int | None) -> int:
    """The seat that is asked about; whoever has several says which."""
    viewer = viewer_of(table, viewers_of(table, caller.actor), wanted)
    if viewer == SPECTATOR:
        raise BadRequest("you have several seats at this table: say which one (`seat`)")
    return viewer


ROUTES = [explain_refusal, preview_action, look_back, read_log]
