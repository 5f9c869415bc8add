"""Who calls, and what he may do. Every route names its rule; a route without one is closed to all."""

from __future__ import annotations

import enum
import math
import re
import secrets
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from emporion.server.errors import NotAllowed, NotFound, NotSignedIn, TooMuch
from emporion.server.people import sessions, tokens
from emporion.server.people.limits import neighbourhood
from emporion.server.people.people import Person
from emporion.server.people.tokens import Grant, Scope
from emporion.server.settings import Settings
from emporion.server.tables.actors import Actor, is_owner
from emporion.server.tables.showing import may_watch, viewers_of
from emporion.server.tables.table import Table
from emporion.server.web.parameters import IDENTIFIER
from emporion.server.web.services import Services

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "emporion-session"
SECURE_COOKIE: Final = "__Host-emporion-session"
RULE: Final = "may"
"""The key of a route's options that says who may call it."""
REFUSES: Final = "refuses"
"""That for the statuses with which it refuses, besides those of every route: see openapi.py."""


class May(enum.Enum):
    """Who may call a route."""

    ANYBODY = "anybody"
    PERSON = "anybody with a session"
    BOT = "a program with a token for a seat"
    WATCHER = "whoever may see the table"
    SEATED = "whoever has a seat at the table"
    OWNER = "the owner of the table"
    OPERATOR = "whoever runs the server"


class Caller(msgspec.Struct, frozen=True):
    address: str
    person: Person | None = None
    token: str | None = None
    """Of the person's session or of the bot."""
    bot: Grant | None = None

    @property
    def actor(self) -> Actor:
        if self.bot is not None:
            return Actor(bot_seat=self.bot.seat)
        return Actor() if self.person is None else Actor(self.person.id, self.person.name)

    @property
    def signed_in(self) -> Person:
        if self.person is None:
            raise NotSignedIn("tell your name first: POST /api/session")
        return self.person

    @property
    def language(self) -> str:
        return "en" if self.person is None else self.person.language

    @property
    def counts_as(self) -> str:
        """Who shares a limit: a person counts as one, and so does the seat of a program, since many programs run on one
        machine; whoever is nobody yet counts by his address."""
        if self.person is not None:
            return self.person.id
        if self.bot is not None:
            return f"{self.bot.table} seat {self.bot.seat}"
        return neighbourhood(self.address)


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def caller_of(connection: Connection) -> Caller:
    """Who was recognised when the call was let in."""
    caller: Caller = connection.state.caller
    return caller


async def admit(connection: Connection, handler: BaseRouteHandler) -> None:
    """The guard of all routes: recognise who calls, and let him in if the route's rule allows it."""
    services = services_of(connection)
    rule = handler.opt.get(RULE)
    if not isinstance(rule, May):
        raise NotAllowed("this route is closed")
    caller = await recognise(connection, services)
    connection.state.caller = caller
    limit(services, "http", caller)
    if rule is May.OPERATOR:
        check_operator(connection, services, caller)
    else:
        await check(services, caller, rule, str(connection.path_params.get("table", "")))


async def check(services: Services, caller: Caller, rule: May, table: str) -> None:
    """Whether a rule allows somebody to call a route. Raises what he is told otherwise."""
    if rule is May.BOT:
        if caller.bot is None:
            raise NotSignedIn("send the token of a bot: Authorization: Bearer …")
    elif caller.bot is not None:
        raise NotAllowed("a bot's token is good for /api/bot alone")
    elif rule is not May.ANYBODY and rule is not May.WATCHER:
        caller.signed_in  # noqa: B018 - raises NotSignedIn
    if rule in (May.WATCHER, May.SEATED, May.OWNER):
        if re.fullmatch(IDENTIFIER, table) is None:
            raise NotFound("there is no such table")
        async with services.hub.looking(table) as found:
            check_table(found, caller.actor, rule)


async def recognise(connection: Connection, services: Services) -> Caller:
    address = connection.client.host if connection.client is not None else ""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await recognise_bot(services, address, token.strip())
    session = connection.cookies.get(cookie_of(services.settings))
    return Caller(address) if session is None else await recognise_person(services, address, session)


async def recognise_bot(services: Services, address: str, token: str) -> Caller:
    now = services.clock.now()
    grant = await services.store.read(lambda c: tokens.look_up(c, token, now))
    if grant is None or grant.scope is not Scope.BOT:
        limit(services, "http", Caller(address))
        raise NotSignedIn("this token is not good (any more)")
    return Caller(address, token=token, bot=grant)


async def recognise_person(services: Services, address: str, session: str) -> Caller:
    """Whose session it is; nobody's if it has ended."""
    now = services.clock.now()
    visitor = await services.store.read(lambda c: sessions.person_of(c, session, now))
    if visitor is None:
        return Caller(address)
    if visitor.is_to_prolong:
        await services.store.write(lambda c: sessions.prolong(c, session, now))
    return Caller(address, visitor.person, session)


def cookie_of(settings: Settings) -> str:
    """The name of the cookie with the session."""
    return SECURE_COOKIE if settings.secure else COOKIE


def check_operator(connection: Connection, services: Services, caller: Caller) -> None:
    wanted = services.settings.metrics_token
    if wanted is None:
        if caller.address not in ("127.0.0.1", "::1", ""):
            raise NotFound("there is nothing here")
    elif not secrets.compare_digest(connection.headers.get("x-metrics-token", "").encode(), wanted.encode()):
        raise NotFound("there is nothing here")


def check_table(table: Table, actor: Actor, rule: May) -> None:
    """Of a table that somebody may not see he is told that there is none."""
    if not may_watch(table, actor):
        raise NotFound("there is no such table")
    if rule is May.SEATED and not viewers_of(table, actor):
        raise NotAllowed("you have no seat at this table")
    if rule is May.OWNER and not is_owner(table, actor):
        raise NotAllowed("only the owner of the table may do that")


def limit(services: Services, kind: str, caller: Caller) -> None:
    """Raises TooMuch."""
    count(services, kind, caller.counts_as)


def limit_connections(services: Services, caller: Caller) -> None:
    """How often one connects, and how many connections stay open. Raises TooMuch."""
    limit(services, "sockets", caller)
    if services.settings.limits and not services.doorkeeper.has_room(caller.counts_as):
        raise TooMuch("too many of your connections are open: close some of them first")


def limit_address(services: Services, kind: str, caller: Caller) -> None:
    """The same for becoming somebody: everybody at an address counts as one, since anybody can be many people."""
    count(services, kind, neighbourhood(caller.address))


def count(services: Services, kind: str, who: str) -> None:
    if not services.settings.limits:
        return
    wait = services.limits.allow(kind, who, services.clock.now())
    if wait > 0:
        seconds = math.ceil(wait)
        raise TooMuch(f"that was too often: wait {seconds} second{'' if seconds == 1 else 's'}", wait)
