"""Where people want to be told that a game waits for them."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from emporion.server.errors import NotNow
from emporion.server.people import channels
from emporion.server.people.channels import Channel, Kind
from emporion.server.protocol.http import ChannelInfo, NewChannel
from emporion.server.web.callers import REFUSES, RULE, May, caller_of, services_of
from emporion.server.web.parameters import ChannelId

AnyRequest = Request[Any, Any, Any]


@get("/api/channels", opt={RULE: May.PERSON})
async def list_channels(request: AnyRequest) -> list[ChannelInfo]:
    """Where you are told."""
    services, person = services_of(request), caller_of(request).signed_in
    found = await services.store.read(lambda c: channels.list_of(c, person.id))
    return [info(channel) for channel in found]


@post("/api/channels", opt={RULE: May.PERSON, REFUSES: [409]})
async def add_channel(request: AnyRequest, data: JSONBody[NewChannel]) -> ChannelInfo:
    """Be told here, too: by mail, at a URL of yours, or by the browser. What the server does not offer is refused."""
    services, person = services_of(request), caller_of(request).signed_in
    kind = Kind(data.kind)
    if kind not in services.senders:
        offered = ", ".join(sorted(services.senders)) or "nothing"
        raise NotNow(f"this server tells nobody by {data.kind}; it offers: {offered}")
    now, rules = services.clock.now(), services.settings.notices.addresses
    return info(await services.store.write(lambda c: channels.add(c, person.id, kind, data.address, now, rules)))


@delete("/api/channels/{channel:str}", opt={RULE: May.PERSON}, status_code=204)
async def remove_channel(request: AnyRequest, channel: ChannelId) -> None:
    """Be told there no more."""
    services, person = services_of(request), caller_of(request).signed_in
    await services.store.write(lambda c: channels.remove(c, person.id, channel))


def info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(channel.id, channel.kind.value, channel.address)


ROUTES = [list_channels, add_channel, remove_channel]
