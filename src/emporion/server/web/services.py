"""All that a running server consists of."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from emporion.bots.readiness import compile_aside
from emporion.engine.modes import available_mode, is_compiled
from emporion.games import get_game
from emporion.server.bots.allowance import Allowance
from emporion.server.bots.host import BotHost
from emporion.server.clock import Clock
from emporion.server.doorkeeper import Doorkeeper
from emporion.server.games import served_games
from emporion.server.hub import Hub
from emporion.server.notices import composer
from emporion.server.outbox import Outbox
from emporion.server.people import channels, sessions, tokens
from emporion.server.people.channels import Kind
from emporion.server.people.limits import Limits
from emporion.server.people.senders import Sender, make_senders
from emporion.server.reviews import Reviews
from emporion.server.settings import Settings
from emporion.server.steward import Steward
from emporion.server.storage.errors import Unavailable
from emporion.server.storage.store import Store

logger = logging.getLogger(__name__)

HASHES: Final = 2
"""Passwords that are hashed at the same time: each takes 64 MB."""
SENDING: Final = 8
"""Threads for what is sent to people: a name server or a mail server may take its time."""
SWEEP_SECONDS: Final = 3600
GARBAGE: Final = (20_000, 20, 100)
"""Hardly anything here refers to itself: garbage is looked for seldom."""
TURN_SECONDS: Final = 0.0005
"""The thread that stores asks for its turn after every statement; with 5 ms for each, all would wait for it."""


class Services(msgspec.Struct, frozen=True):
    settings: Settings
    clock: Clock
    store: Store
    bots: BotHost
    hub: Hub
    steward: Steward
    doorkeeper: Doorkeeper
    limits: Limits
    hashing: asyncio.Semaphore
    senders: Mapping[Kind, Sender]
    reviews: Reviews


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """A server from its start to its end. At the end it finishes what it has accepted."""
    await asyncio.to_thread(load_rules)
    clock = Clock()
    store = await Store.open(settings.database)
    allowance = Allowance(settings.bots)
    bots = BotHost(allowance)
    await bots.start()
    hub = Hub(store, clock, lambda game, spec: str(allowance.check(game, spec)))
    steward = Steward(hub, bots)
    steward.start()
    threads = ThreadPoolExecutor(SENDING, thread_name_prefix="sender")
    senders = make_senders(settings.notices, threads)
    outbox = Outbox(store, senders, composer(settings.address), clock.now)
    keep_short()
    doorkeeper = Doorkeeper(store, clock)
    chores = [asyncio.create_task(work) for work in (outbox.run(), doorkeeper.run(), sweep(store, clock))]
    hashing, reviews = asyncio.Semaphore(HASHES), Reviews(bots, store, clock.now)
    try:
        yield Services(settings, clock, store, bots, hub, steward, doorkeeper, Limits(), hashing, senders, reviews)
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await steward.close()
        await hub.close()
        await reviews.close()
        await bots.close()
        await store.close()
        threads.shutdown(wait=False, cancel_futures=True)


def keep_short() -> None:
    """No pause while Python looks for garbage in what stays, and none while a thread waits for its turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN_SECONDS)


def load_rules() -> None:
    """Load what is compiled: no table waits for it. What is not is compiled aside, and runs plain until then."""
    if available_mode("auto") == "plain":
        return
    for name in served_games():
        game = get_game(name)
        program = game.program(game.options({}))
        if is_compiled(program):
            program.compiled()
        else:
            compile_aside(name)


async def sweep(store: Store, clock: Clock) -> None:
    """Forget sessions and tokens that are too old, and addresses that nobody confirmed."""
    while True:
        try:
            await store.write(lambda connection: sessions.sweep(connection, clock.now()))
            await store.write(lambda connection: tokens.sweep(connection, clock.now()))
            await store.write(lambda connection: channels.sweep(connection, clock.now()))
        except Unavailable as error:
            logger.warning("old sessions stay a while: %s", error)
        await asyncio.sleep(SWEEP_SECONDS)
