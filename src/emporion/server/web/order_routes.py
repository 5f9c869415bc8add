"""Standing orders over HTTP: one's own, and nobody else's."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, put
from litestar.params import JSONBody

from emporion.engine.orders import answers_by_order, in_force
from emporion.games import get_orders
from emporion.server.protocol.http import GiveOrders, StandingOrders
from emporion.server.tables.ordering import in_force_at
from emporion.server.tables.playing import running
from emporion.server.web.callers import REFUSES, RULE, May, caller_of, limit, services_of
from emporion.server.web.parameters import MaybeSeat, TableId
from emporion.server.web.play_routes import own_seat

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/orders", opt={RULE: May.SEATED, REFUSES: [409]})
async def read_orders(request: AnyRequest, table: TableId, seat: MaybeSeat = None) -> StandingOrders:
    """The standing orders of your seat, and what can be ordered."""
    services, caller = services_of(request), caller_of(request)
    left = await services.hub.orders_at(table)
    async with services.hub.looking(table) as found:
        own = own_seat(found, caller, seat)
        match, book = running(found), get_orders(found.opened.game)
        seen = match.game.look(match.state, match.options)(own)
        kept = {seat: orders for seat, orders in in_force_at(found, left).items() if seat == own}
        asked = match.decision_of(own)
        is_answering = own in answers_by_order(match, book, kept)
    orders = msgspec.to_builtins(in_force(book, kept[own], seen)) if own in kept else {}
    answers = {name: list(kinds) for name, kinds in book.answers.items()}
    answering = asked.id if asked is not None and is_answering else None
    return StandingOrders(orders, msgspec.to_builtins(book.suggested(seen)), answers, answering)


@put("/api/tables/{table:str}/orders", opt={RULE: May.SEATED, REFUSES: [409]}, status_code=204)
async def give_orders(request: AnyRequest, table: TableId, data: JSONBody[GiveOrders], seat: MaybeSeat = None) -> None:
    """Put these in the place of the standing orders of your seat. Nobody else learns of them."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "actions", caller)
    async with services.hub.looking(table) as found:
        own = own_seat(found, caller, seat)
    await services.hub.give_orders(table, caller.actor, own, data.orders)


ROUTES = [read_orders, give_orders]
