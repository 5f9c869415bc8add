"""All that a running server consists of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from emporion.server.bots.allowance import Allowance
from emporion.server.bots.host import BotHost
from emporion.server.clock import Clock
from emporion.server.hub import Hub
from emporion.server.people.limits import Limits
from emporion.server.settings import Settings
from emporion.server.steward import Steward
from emporion.server.storage.store import Store

logger = logging.getLogger(__name__)

HASHES: Final = 2
"""Passwords that are hashed at the same time: each takes 64 MB."""


class Services(msgspec.Struct, frozen=True):
    settings: Settings
    clock: Clock
    store: Store
    bots: BotHost
    hub: Hub
    steward: Steward
    limits: Limits
    hashing: asyncio.Semaphore


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """A server from its start to its end. At the end it finishes what it has accepted."""
    clock = Clock()
    store = await Store.open(settings.database)
    allowance = Allowance(settings.bots)
    bots = BotHost(allowance)
    await bots.start()
    hub = Hub(store, clock, lambda game, spec: str(allowance.check(game, spec)))
    steward = Steward(hub, bots)
    steward.start()
    try:
        yield Services(settings, clock, store, bots, hub, steward, Limits(), asyncio.Semaphore(HASHES))
    finally:
        await steward.close()
        await hub.close()
        await bots.close()
        await store.close()
