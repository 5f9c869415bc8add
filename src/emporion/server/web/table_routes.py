"""Tables over HTTP: opening and finding them, and all that is not part of the game's conversation."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

from litestar import Request, Response, get, post, put
from litestar.params import JSONBody
from sqlalchemy import Connection, select

from emporion.engine.participants import SPECTATOR, seat_name
from emporion.engine.record import read_record
from emporion.server.errors import NotAllowed, NotFound, NotNow
from emporion.server.people import notes, tokens
from emporion.server.people.people import clean_name
from emporion.server.people.tokens import Grant, Scope
from emporion.server.protocol.http import (
    Again,
    BotPlan,
    BotToken,
    Capability,
    CloneTable,
    ImportTable,
    Invite,
    Join,
    NewTable,
    Note,
    OpenTable,
    TableLine,
)
from emporion.server.protocol.to_client import Done, News, TableMessage
from emporion.server.protocol.to_server import Command, Say, SitDown
from emporion.server.storage.schema import SEAT_IS_AWAITED, SEATS, TABLES
from emporion.server.tables.log import LogEntry, Opened, WentOn
from emporion.server.tables.opening import copy_table, import_record, open_table, play_again
from emporion.server.tables.seats import Remote
from emporion.server.tables.showing import Showing, last_own_move, news_after, viewers_of
from emporion.server.tables.table import Table
from emporion.server.web.callers import REFUSES, RULE, May, caller_of, limit, services_of
from emporion.server.web.parameters import MaybeSeat, MaybeSince, Since, TableId
from emporion.server.web.submitting import submit

AnyRequest = Request[Any, Any, Any]
PAGE = 100

# ------------------------------------------------------------------------------------------------ finding


@get("/api/tables", opt={RULE: May.ANYBODY})
async def list_open_tables(request: AnyRequest) -> list[TableLine]:
    """Tables in the lobby that still have a free seat, the newest first."""
    services = services_of(request)
    if not services.settings.lobby:
        return []
    query = (
        select(TABLES)
        .where(TABLES.c.listed, TABLES.c.status == "open", TABLES.c.free_seats > 0)
        .order_by(TABLES.c.changed_at.desc())
        .limit(PAGE)
    )
    return await services.store.read(lambda c: [table_line(row) for row in c.execute(query).mappings()])


@get("/api/my/tables", opt={RULE: May.PERSON})
async def list_my_tables(request: AnyRequest) -> list[TableLine]:
    """Tables at which you have a seat or which you opened, those that wait for you first."""
    services, person = services_of(request), caller_of(request).signed_in
    return await services.store.read(lambda c: my_tables(c, person.id))


def my_tables(connection: Connection, person: str) -> list[TableLine]:
    mine = select(SEATS.c.table_id, SEAT_IS_AWAITED).join(TABLES).where(SEATS.c.person == person)
    awaited: dict[str, bool] = {}
    for table, waits in connection.execute(mine):
        awaited[table] = waits or awaited.get(table, False)
    query = (
        select(TABLES)
        .where(TABLES.c.id.in_(awaited) | (TABLES.c.owner == person))
        .order_by(TABLES.c.changed_at.desc())
        .limit(PAGE)
    )
    lines = [table_line(row, awaited.get(row["id"], False)) for row in connection.execute(query).mappings()]
    return sorted(lines, key=lambda line: not line.your_turn)


TABLE_COLUMNS: Final = [name for name in TableLine.__struct_fields__ if name != "your_turn"]


def table_line(row: Any, your_turn: bool = False) -> TableLine:
    return TableLine(**{name: row[name] for name in TABLE_COLUMNS}, your_turn=your_turn)


# ------------------------------------------------------------------------------------------------ opening


@post("/api/tables", opt={RULE: May.PERSON})
async def open_new_table(request: AnyRequest, data: JSONBody[OpenTable]) -> NewTable:
    """A new table, of which you are the owner. The game starts when all seats are taken."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "table creation", caller)
    owner = caller.signed_in.id
    opened = Opened(
        data.game, data.options, owner, data.pace, data.listed, data.watched, data.shared, data.starts_when_full
    )
    entries = open_table(opened, data.seats, services.hub.check_bot)
    for bot in {plan.bot for plan in data.seats if isinstance(plan, BotPlan)}:
        await services.bots.check_spec(data.game, data.options, bot)
    return NewTable(await services.hub.open(entries, owner, data.key))


@post("/api/tables/import", opt={RULE: May.PERSON}, request_max_body_size=2_500_000)
async def import_table(request: AnyRequest, data: JSONBody[ImportTable]) -> NewTable:
    """A stored game as a new table: to look at, or to go on with."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "table creation", caller)
    owner = caller.signed_in.id
    # A long record takes its time, which must not be that of all others.
    entries = await asyncio.to_thread(lambda: import_record(read_record(data.record), owner, data.pace))
    return NewTable(await services.hub.open(entries, owner, data.key))


@post("/api/tables/{table:str}/clone", opt={RULE: May.WATCHER, REFUSES: [409]})
async def clone_table(request: AnyRequest, table: TableId, data: JSONBody[CloneTable]) -> NewTable:
    """A new table that begins at a position of this one."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "table creation", caller)
    owner = caller.signed_in.id
    async with services.hub.looking(table) as found:
        viewer = (viewers_of(found, caller.actor) or [SPECTATOR])[0]
        entries: list[LogEntry] = [copy_table(found, viewer, data.entry, owner, random.SystemRandom())]
    return NewTable(await services.hub.open(entries, owner, data.key))


@post("/api/tables/{table:str}/again", opt={RULE: May.SEATED, REFUSES: [409]})
async def open_rematch(request: AnyRequest, table: TableId, data: JSONBody[Again]) -> NewTable:
    """The same people play again at a new table, everybody one seat further. Seats are kept for the others: the game
    begins when they have come back (`come-back`), or when you start it with bots in their places."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "table creation", caller)
    owner = caller.signed_in.id
    async with services.hub.looking(table) as found:
        if found.followed_by is not None:
            return NewTable(found.followed_by)
        entries = play_again(found, owner)
    id = await services.hub.open(entries, table, "again")
    await services.hub.change(table, "server:again", lambda found: [WentOn(id)])
    async with services.hub.looking(table) as found:
        return NewTable(found.followed_by or id)


# ------------------------------------------------------------------------------------------------ looking


@get("/api/tables/{table:str}", opt={RULE: May.WATCHER})
async def look_at_table(
    request: AnyRequest, table: TableId, since: Since = 0, seat: MaybeSeat = None
) -> Response[TableMessage]:
    """The table as you see it now, with the news after an entry."""
    services, actor = services_of(request), caller_of(request).actor
    async with services.hub.looking(table) as found:
        viewer = viewer_of(found, viewers_of(found, actor), seat)
        message: Any = Showing(found).message(actor, viewer, min(since, found.head))
    return Response(message)


@get("/api/tables/{table:str}/news", opt={RULE: May.WATCHER})
async def read_news(
    request: AnyRequest,
    table: TableId,
    since: MaybeSince = None,
    seat: MaybeSeat = None,
) -> list[News]:
    """What happened after an entry; without one, since your last move."""
    services, actor = services_of(request), caller_of(request).actor
    async with services.hub.looking(table) as found:
        viewer = viewer_of(found, viewers_of(found, actor), seat)
        return news_after(found, last_own_move(found, viewer) if since is None else since, viewer)


def viewer_of(table: Table, seats: list[int], wanted: int | None) -> int:
    """Whose eyes: those of the seat one asks for, or of one's only seat, else a spectator's."""
    if wanted is not None and wanted not in seats:
        raise NotAllowed(f"{seat_name(wanted)} is not yours to see")
    if wanted is not None:
        return wanted
    return seats[0] if len(seats) == 1 else SPECTATOR


@get("/api/tables/{table:str}/record", opt={RULE: May.WATCHER, REFUSES: [409]}, media_type="application/jsonl")
async def export_record(request: AnyRequest, table: TableId) -> str:
    """The record of a finished game: every action, every draw, and the secret to check them with."""
    services = services_of(request)
    async with services.hub.looking(table) as found:
        if found.status == "playing" or found.match is None or found.match.record.footer is None:
            raise NotNow("the record is open to all when the game is over")
        return found.match.record.to_text()


# ------------------------------------------------------------------------------------------------ taking part


@post("/api/tables/{table:str}/commands", opt={RULE: May.WATCHER, REFUSES: [409]})
async def send_command(request: AnyRequest, table: TableId, data: JSONBody[Command]) -> Done:
    """What one may also send over a socket."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "chat" if isinstance(data, Say) else "actions", caller)
    caller.signed_in  # noqa: B018 - raises NotSignedIn
    return Done(data.key, await submit(services, table, caller.actor, data))


@post("/api/tables/{table:str}/join", opt={RULE: May.PERSON, REFUSES: [409]})
async def join_table(request: AnyRequest, table: TableId, data: JSONBody[Join]) -> Done:
    """Sit down with an invitation."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "joins", caller)
    now = services.clock.now()
    grant = await services.store.read(lambda c: tokens.look_up(c, data.token, now))
    if grant is None or grant.table != table or grant.scope not in (Scope.INVITE, Scope.SEAT):
        before = await services.hub.entry_of(table, caller.actor, data.key)
        if before is not None:  # whoever sat down with a link to one seat has used it up, and may not have heard so
            return Done(data.key, before)
        raise NotFound("this invitation is not good (any more): ask for a new one")
    command = SitDown(data.key, clean_name(data.name), grant.seat)
    n = await submit(services, table, caller.actor._replace(may_sit=True), command)
    if grant.scope is Scope.SEAT:
        await services.store.write(lambda c: tokens.use(c, data.token, Scope.SEAT, now))
    return Done(data.key, n)


@post("/api/tables/{table:str}/invitations", opt={RULE: May.OWNER})
async def invite(request: AnyRequest, table: TableId, data: JSONBody[Invite]) -> Capability:
    """A token for a link: to any free seat, or to one seat. A new one takes the place of the one before."""
    services, person = services_of(request), caller_of(request).signed_in
    scope = Scope.INVITE if data.seat is None else Scope.SEAT
    now = services.clock.now()

    def renew(connection: Connection) -> str:
        tokens.revoke(connection, table, scope, data.seat)
        return tokens.give(connection, Grant(scope, person.id, table, data.seat), now)

    return Capability(await services.store.write(renew))


@post("/api/tables/{table:str}/bot-token", opt={RULE: May.OWNER, REFUSES: [409]})
async def make_bot_token(request: AnyRequest, table: TableId, data: JSONBody[BotToken]) -> Capability:
    """A token with which a program plays one seat, and can do nothing else. A new one ends the one before."""
    services, person = services_of(request), caller_of(request).signed_in
    async with services.hub.looking(table) as found:
        if data.seat >= len(found.seats) or not isinstance(found.seats[data.seat].controller, Remote):
            raise NotNow("this seat is not for a program elsewhere: make it one first (seat-bot with `remote`)")
    now = services.clock.now()

    def renew(connection: Connection) -> str:
        tokens.revoke(connection, table, Scope.BOT, data.seat)
        return tokens.give(connection, Grant(Scope.BOT, person.id, table, data.seat), now)

    return Capability(await services.store.write(renew))


@get("/api/tables/{table:str}/note", opt={RULE: May.PERSON})
async def read_note(request: AnyRequest, table: TableId) -> Note:
    """Your private note at this table."""
    services, person = services_of(request), caller_of(request).signed_in
    return Note(await services.store.read(lambda c: notes.get(c, table, person.id)))


@put("/api/tables/{table:str}/note", opt={RULE: May.SEATED}, status_code=204)
async def write_note(request: AnyRequest, table: TableId, data: JSONBody[Note]) -> None:
    """Write down what only you will see."""
    services, person = services_of(request), caller_of(request).signed_in
    now = services.clock.now()
    await services.store.write(lambda c: notes.put(c, table, person.id, data.text, now))


ROUTES = [
    list_open_tables,
    list_my_tables,
    open_new_table,
    import_table,
    clone_table,
    open_rematch,
    look_at_table,
    read_news,
    export_record,
    send_command,
    join_table,
    invite,
    make_bot_token,
    read_note,
    write_note,
]
