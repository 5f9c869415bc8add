"""People: a name is enough to play; an account keeps one's games."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import Connection

from emporion.server.hub import Decide
from emporion.server.people import accounts, passwords, people, sessions, tokens
from emporion.server.people.people import Person
from emporion.server.people.tokens import Grant, Scope
from emporion.server.protocol.http import Capability, Credentials, DeviceLink, Guest, Me, NewPassword
from emporion.server.tables.leaving import leave_for_good
from emporion.server.web.callers import REFUSES, RULE, Caller, May, caller_of, cookie_of, limit_address, services_of
from emporion.server.web.services import Services

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


@post("/api/session", opt={RULE: May.ANYBODY})
async def begin_session(request: AnyRequest, data: JSONBody[Guest]) -> Response[Me]:
    """Tell your name and be somebody. The session is kept in a cookie; without an account it is all there is of you."""
    services, caller = services_of(request), caller_of(request)
    limit_address(services, "joins", caller)
    now = services.clock.now()
    person, token = await services.store.write(lambda c: sessions.begin_as_guest(c, data.name, data.language, now))
    return with_session(services, person, token)


@get("/api/session", opt={RULE: May.PERSON})
async def who_am_i(request: AnyRequest) -> Me:
    """Who you are to this server."""
    return me(caller_of(request).signed_in)


@patch("/api/session", opt={RULE: May.PERSON})
async def change_person(request: AnyRequest, data: JSONBody[Guest]) -> Me:
    """Another name or language."""
    services, person = services_of(request), caller_of(request).signed_in
    name = await services.store.write(lambda c: people.rename(c, person.id, data.name))
    await services.store.write(lambda c: people.set_language(c, person.id, data.language))
    return Me(name, data.language, person.login)


@delete("/api/session", opt={RULE: May.PERSON}, status_code=204)
async def end_session(request: AnyRequest) -> Response[None]:
    """Sign out on this device. Without an account nobody can be you again."""
    services, token = services_of(request), session_token(caller_of(request))
    await services.store.write(lambda c: sessions.end(c, token))
    return Response(None, cookies=[session_cookie(services, "", 0)])


@post("/api/account", opt={RULE: May.PERSON, REFUSES: [409]})
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Take a login and a password, to be found again on any device.

    The session is a new one: whoever knew that of the guest must not get the account with it."""
    services, caller = services_of(request), caller_of(request)
    limit_address(services, "log-in attempts", caller)
    login = accounts.clean_login(data.login)
    passwords.check_new_password(data.password, login)
    hashed = await slowly(services, lambda: passwords.hash_password(data.password))
    person = caller.signed_in.id

    def take_account(connection: Connection) -> None:
        accounts.register(connection, person, login, hashed)
        sessions.end_all(connection, person)
        tokens.revoke_all_of(connection, person, [Scope.DEVICE])

    await services.store.write(take_account)
    return await enter(services, person)


@post("/api/account/login", opt={RULE: May.ANYBODY, REFUSES: [409]})
async def log_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Be who you are on another device."""
    services, caller = services_of(request), caller_of(request)
    limit_address(services, "log-in attempts", caller)
    found = await services.store.read(lambda c: accounts.find(c, data.login))
    account = await slowly(services, lambda: accounts.admit(found, data.password))
    if passwords.needs_rehash(account.hashed):
        hashed = await slowly(services, lambda: passwords.hash_password(data.password))
        await services.store.write(lambda c: accounts.rehash(c, account, hashed))
    return await enter(services, account.person)


@post("/api/account/password", opt={RULE: May.PERSON, REFUSES: [409]}, status_code=204)
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
    """A new password; all other devices are signed out."""
    services, caller = services_of(request), caller_of(request)
    limit_address(services, "log-in attempts", caller)
    known = await services.store.read(lambda c: accounts.account_of(c, caller.signed_in.id))
    account = await slowly(services, lambda: accounts.admit(known, data.old))
    passwords.check_new_password(data.new, caller.signed_in.login or "")
    hashed = await slowly(services, lambda: passwords.hash_password(data.new))
    token = session_token(caller)
    await services.store.write(lambda c: accounts.change_password(c, account, hashed, token))


@delete("/api/account", opt={RULE: May.PERSON}, status_code=204)
async def forget_me(request: AnyRequest) -> Response[None]:
    """Be forgotten. You get up everywhere: running games go on with “someone” in your place, whom the autopilot plays.
    What was played and said under your name before stays in the logs of those games."""
    services, person = services_of(request), caller_of(request).signed_in
    for table in await services.store.read(lambda c: accounts.tables_of(c, person.id)):
        await services.hub.change(table, f"server:leaving-{secrets.token_hex(8)}", leaving(person.id))
    await services.store.write(lambda c: accounts.forget(c, person.id))
    return Response(None, cookies=[session_cookie(services, "", 0)])


def leaving(person: str) -> Decide:
    return lambda table: leave_for_good(table, person, accounts.NOBODY_NOW)


@post("/api/device-link", opt={RULE: May.PERSON})
async def make_device_link(request: AnyRequest) -> Capability:
    """A token that makes another device yours, too: once, within ten minutes."""
    services, person = services_of(request), caller_of(request).signed_in
    now = services.clock.now()
    token = await services.store.write(lambda c: tokens.give(c, Grant(Scope.DEVICE, person.id), now))
    return Capability(token)


@post("/api/device-link/use", opt={RULE: May.ANYBODY, REFUSES: [404]})
async def use_device_link(request: AnyRequest, data: JSONBody[DeviceLink]) -> Response[Me]:
    """Become on this device whoever made the link."""
    services, caller = services_of(request), caller_of(request)
    limit_address(services, "log-in attempts", caller)
    now = services.clock.now()
    grant = await services.store.write(lambda c: tokens.use(c, data.token, Scope.DEVICE, now))
    return await enter(services, grant.person)


# ------------------------------------------------------------------------------------------------ cookies


async def enter(services: Services, person: str) -> Response[Me]:
    """A new session of somebody known."""
    now = services.clock.now()
    token = await services.store.write(lambda c: sessions.begin(c, person, now))
    found = await services.store.read(lambda c: people.find(c, person))
    assert found is not None
    return with_session(services, found, token)


def with_session(services: Services, person: Person, token: str) -> Response[Me]:
    cookie = session_cookie(services, token, sessions.LIFETIME_MS // 1000)
    return Response(me(person), cookies=[cookie])


def session_cookie(services: Services, token: str, seconds: int) -> Cookie:
    """No script reads it, and no other site's page makes the browser send it."""
    return Cookie(
        cookie_of(services.settings),
        value=token,
        path="/",
        max_age=seconds,
        httponly=True,
        secure=services.settings.secure,
        samesite="strict",
    )


def session_token(caller: Caller) -> str:
    assert caller.token is not None, "only those with a session come here"
    return caller.token


def me(person: Person) -> Me:
    return Me(person.name, person.language, person.login)


async def slowly(services: Services, work: Callable[[], T]) -> T:
    """Hash in a thread, and only a few at a time: it takes long and much memory on purpose."""
    async with services.hashing:
        return await asyncio.to_thread(work)


ROUTES = [
    begin_session,
    who_am_i,
    change_person,
    end_session,
    register,
    log_in,
    change_password,
    forget_me,
    make_device_link,
    use_device_link,
]
