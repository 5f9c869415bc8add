"""A game for pages that know nothing of it: its table in words and as a picture, and help with choosing."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get

from emporion.server.protocol.http import Checked, Guidance, Sheet
from emporion.server.tables.choosing import names_of
from emporion.server.tables.playing import running
from emporion.server.tables.sheets import GuidanceFor, SheetOf, checked
from emporion.server.web.callers import REFUSES, RULE, May, caller_of, services_of
from emporion.server.web.parameters import EntryNumber, Language, MaybeSeat, Said, TableId
from emporion.server.web.play_routes import eyes_of, own_seat

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/at/{entry:int}/sheet", opt={RULE: May.WATCHER, REFUSES: [409]})
async def show_sheet(
    request: AnyRequest, table: TableId, entry: EntryNumber, seat: MaybeSeat = None, language: Language = None
) -> Sheet:
    """The game in words and as a picture, as you saw it after an entry of its record."""
    services, caller = services_of(request), caller_of(request)
    words = language or caller.language
    async with services.hub.looking(table) as found:
        sheet = SheetOf(found.playing, entry, eyes_of(found, caller, seat), names_of(found, words))
    return await asyncio.to_thread(sheet.sheet, words)


@get("/api/tables/{table:str}/guidance", opt={RULE: May.SEATED, REFUSES: [409]})
async def give_guidance(
    request: AnyRequest, table: TableId, seat: MaybeSeat = None, language: Language = None
) -> Guidance:
    """What helps your seat to choose: kinds of actions in words, what actions cost and bring, and proposals."""
    services, caller = services_of(request), caller_of(request)
    words = language or caller.language
    async with services.hub.looking(table) as found:
        guidance = GuidanceFor(found.playing, own_seat(found, caller, seat), names_of(found, words))
    return await asyncio.to_thread(guidance.guidance, words)


@get("/api/tables/{table:str}/check", opt={RULE: May.SEATED, REFUSES: [409]})
async def check_action(request: AnyRequest, table: TableId, action: Said, seat: MaybeSeat = None) -> Checked:
    """An action that you have put together, in its parts. It is refused as it would be if you did it."""
    services, caller = services_of(request), caller_of(request)
    async with services.hub.looking(table) as found:
        return Checked(checked(running(found), own_seat(found, caller, seat), action))


ROUTES = [show_sheet, give_guidance, check_action]
