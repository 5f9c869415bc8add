"""Where people want to be told that a game waits for them."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from emporion.server.errors import BadRequest, NotNow
from emporion.server.notices import code_message
from emporion.server.people import channels
from emporion.server.people.channels import CODE_MINUTES, Channel, Kind
from emporion.server.people.people import Person
from emporion.server.people.post import NotSent
from emporion.server.people.senders import push_key
from emporion.server.protocol.http import ChannelCode, ChannelInfo, ChannelKinds, NewChannel
from emporion.server.web.callers import REFUSES, RULE, May, caller_of, count, limit_address, services_of
from emporion.server.web.parameters import ChannelId
from emporion.server.web.services import Services

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


@get("/api/channel-kinds", opt={RULE: May.PERSON})
async def list_channel_kinds(request: AnyRequest) -> ChannelKinds:
    """In which ways you can be told here."""
    senders = services_of(request).senders
    return ChannelKinds([kind.value for kind in Kind if kind in senders], push_key(senders))


@get("/api/channels", opt={RULE: May.PERSON})
async def list_channels(request: AnyRequest) -> list[ChannelInfo]:
    """Where you are told."""
    services, person = services_of(request), caller_of(request).signed_in
    found = await services.store.read(lambda c: channels.list_of(c, person.id))
    return [info(channel) for channel in found]


@post("/api/channels", opt={RULE: May.PERSON, REFUSES: [409]})
async def add_channel(request: AnyRequest, data: JSONBody[NewChannel]) -> ChannelInfo:
    """Be told here, too: by mail, at a URL of yours, or by the browser. What the server does not offer is refused.

    A mail address is sent a code first; whoever adds the same address again is sent another."""
    services, caller = services_of(request), caller_of(request)
    person, kind = caller.signed_in, Kind(data.kind)
    if kind not in services.senders:
        offered = ", ".join(sorted(services.senders)) or "nothing"
        raise NotNow(f"this server tells nobody by {data.kind}; it offers: {offered}")
    now, rules = services.clock.now(), services.settings.notices.addresses
    channel = await services.store.write(lambda c: channels.add(c, person.id, kind, data.address, now, rules))
    if not channel.confirmed:
        limit_address(services, "codes by mail", caller)
        count(services, "codes by mail", channel.address.lower())
        await send_code(services, person, channel)
    return info(channel)


async def send_code(services: Services, person: Person, channel: Channel) -> None:
    now = services.clock.now()
    code = await services.store.write(lambda c: channels.new_code(c, channel, now))
    message = code_message(services.settings.address, person.language, code, CODE_MINUTES)
    try:
        await services.senders[channel.kind].send(channel.address, message)
    except NotSent as reason:
        logger.info("a code was not sent to channel %s: %s", channel.id, reason)
        await services.store.write(lambda c: channels.remove(c, person.id, channel.id))
        raise NotNow("no mail could be sent to this address: look whether it is right, or try later") from None


@post("/api/channels/{channel:str}/confirm", opt={RULE: May.PERSON, REFUSES: [404, 409]}, status_code=200)
async def confirm_channel(request: AnyRequest, channel: ChannelId, data: JSONBody[ChannelCode]) -> ChannelInfo:
    """Tell the code that was sent to a mail address: from then on you are told there."""
    services, person = services_of(request), caller_of(request).signed_in
    now = services.clock.now()
    confirmed = await services.store.write(lambda c: channels.try_code(c, person.id, channel, data.code, now))
    if confirmed is None:
        raise BadRequest("this is not the code that was sent to this address")
    return info(confirmed)


@delete("/api/channels/{channel:str}", opt={RULE: May.PERSON}, status_code=204)
async def remove_channel(request: AnyRequest, channel: ChannelId) -> None:
    """Be told there no more."""
    services, person = services_of(request), caller_of(request).signed_in
    await services.store.write(lambda c: channels.remove(c, person.id, channel))


def info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(channel.id, channel.kind.value, channel.address, channel.confirmed)


ROUTES = [list_channel_kinds, list_channels, add_channel, confirm_channel, remove_channel]
