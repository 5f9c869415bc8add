"""The steward keeps tables going: they let bots play, carry out standing orders, and relieve those who are away."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
from collections.abc import Iterable
from typing import Final

from sqlalchemy import select, tuple_

from emporion.engine.errors import Refused
from emporion.server.bots.asking import autopilot_action, question_for, settle
from emporion.server.bots.host import BotHost
from emporion.server.errors import OtherRules, ServerRefusal
from emporion.server.hub import Hub
from emporion.server.people.orders import still_stored, waiting_since
from emporion.server.storage.errors import Unavailable
from emporion.server.storage.schema import TABLES
from emporion.server.tables.log import LogEntry
from emporion.server.tables.ordering import carry_out, next_due
from emporion.server.tables.playing import moves, running
from emporion.server.tables.seats import Bot
from emporion.server.tables.table import Table
from emporion.server.tables.waking import RESCUE, automatic_decisions, relieve, to_relieve

logger = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 1.0
SWEPT: Final = 100
"""Tables at a time."""
NOBODY_YET: Final = (0, "")
"""Comes before all tables."""
PAUSE_S: Final = (0.4, 1.6)
"""How long an answer by order takes at least and at most; drawn, and from nothing that the answer depends on."""
LOOKED_BACK: Final = 600_000
"""Tables whose process died before it answered by order are looked for so far back."""
LOOKED_BACK_AT_START: Final = 86_400_000
"""The same for who starts, in addition to all tables where orders were left: a server may have been down for hours."""
ORDERS_EVERY: Final = 60
"""Sweeps from one look to the next."""
RESTART_GRACE: Final = 60_000
"""Nobody's time runs out so soon after the server was down, or could not store."""


class Steward:
    def __init__(self, hub: Hub, bots: BotHost) -> None:
        self._hub = hub
        self._bots = bots
        self._thinking: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._ordering: dict[str, asyncio.Task[None]] = {}
        self._rng = random.SystemRandom()
        self._sweeping: asyncio.Task[None] | None = None
        self._swept = NOBODY_YET
        """When the last table that was looked at waited since, and its id."""
        self._unreadable: set[str] = set()
        """Tables of other rules: that is said once, and not every second."""
        hub.on_change = self.look_at

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Bots that still think are left; their turn comes again when the server does."""
        self._hub.on_change = lambda table: None
        tasks = [*self._thinking.values(), *self._ordering.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------------------------------------ bots

    def look_at(self, table: Table) -> None:
        """Let the bots and autopilots think that are asked now, and those go whose game has ended."""
        if table.status in ("over", "closed"):
            self._bots.forget(table.id)
        for seat, decision in automatic_decisions(table):
            place = (table.id, decision)
            if place not in self._thinking:
                self._thinking[place] = asyncio.create_task(self._answer(table.id, seat, decision))
        self._look_for_orders(table)

    async def _answer(self, id: str, seat: int, decision: str) -> None:
        try:
            await self._play(id, seat, decision)
        except (Refused, ServerRefusal) as refusal:
            logger.info("table %s: decision %s is answered no longer: %s", id, decision, refusal)
        except Exception:
            logger.exception("table %s: decision %s could not be answered", id, decision)
        finally:
            self._thinking.pop((id, decision), None)

    async def _play(self, id: str, seat: int, decision: str) -> None:
        async with self._hub.looking(id) as table:
            if (seat, decision) not in automatic_decisions(table):
                return
            controller = table.seats[seat].controller
            question = (
                question_for(running(table), id, seat, controller.spec, self._rng)
                if isinstance(controller, Bot)
                else None
            )
        answer = None if question is None else await self._bots.choose(question)

        def move(table: Table) -> list[LogEntry]:
            if (seat, decision) not in automatic_decisions(table):
                return []
            match = running(table)
            if question is None or answer is None:
                action = autopilot_action(match, seat)
            elif choice := settle(match, question, answer, self._rng):
                action = choice.action
            else:
                return []
            return moves(match, match.submit(seat, decision, action))

        await self._hub.change(id, f"server:{decision}", move)

    # ------------------------------------------------------------------------------------------------ standing orders

    def _look_for_orders(self, table: Table) -> None:
        """Whatever was about to be answered by order is looked at anew."""
        waiting = self._ordering.pop(table.id, None)
        if waiting is not None:
            waiting.cancel()
        if table.status != "playing":
            self._hub.with_orders.discard(table.id)
        elif table.id in self._hub.with_orders or next_due(table, {}, self._hub.clock.now()) is not None:
            self._ordering[table.id] = asyncio.create_task(self._follow_orders(table.id))

    async def _follow_orders(self, id: str) -> None:
        try:
            await self._answer_by_order(id)
        except (Refused, ServerRefusal) as refusal:
            logger.info("table %s: nothing is answered by order now: %s", id, refusal)
        except Exception:
            logger.exception("table %s: orders could not be followed", id)
        finally:
            if self._ordering.get(id) is asyncio.current_task():
                del self._ordering[id]

    async def _answer_by_order(self, id: str) -> None:
        """The next answer. When it is stored, the table has changed, and is looked at again.

        The seat may change its orders after they are read here: a change that waits for the table is not cancelled, and
        another worker may store the new orders. So the answer is stored only if they are still the same.
        """
        left = await self._hub.orders_at(id)
        async with self._hub.looking(id) as table:
            now = self._hub.clock.now()
            due = next_due(table, left, now)
        if due is None:
            return
        await asyncio.sleep((due.at - now) / 1000 + self._rng.uniform(*PAUSE_S))
        left = await self._hub.orders_at(id)
        is_ordered = still_stored(id, due.seat, left.get(due.seat))
        await self._hub.change(
            id, f"server:order-{due.decision}", lambda table: carry_out(table, left, due), premise=is_ordered
        )

    async def _resume_orders(self, ids: Iterable[str]) -> None:
        """Tables whose answers by order went with a process that has ended."""
        for id in ids:
            if id in self._ordering or id in self._unreadable:
                continue
            try:
                async with self._hub.looking(id) as table:
                    self._look_for_orders(table)
            except OtherRules as refusal:
                self._unreadable.add(id)
                logger.warning("table %s stands still: %s", id, refusal)
            except Unavailable:
                raise
            except Exception:  # a table that cannot be read is no reason to forget the others
                logger.exception("table %s could not be looked at for orders", id)

    async def _rescue_orders(self) -> None:
        now = self._hub.clock.now()
        await self._resume_orders(await self._waiting(now - LOOKED_BACK, now - RESCUE))

    async def _take_up_orders(self) -> None:
        """What the last process left undone, which may have run until just now."""
        now = self._hub.clock.now()
        learned = await self._hub.learn_orders()
        await self._resume_orders({*learned, *await self._waiting(now - LOOKED_BACK_AT_START, now)})

    async def _waiting(self, since: int, until: int) -> list[str]:
        return await self._hub.store.read(lambda connection: waiting_since(connection, since, until))

    # ------------------------------------------------------------------------------------------------ clocks

    async def _sweep_on(self) -> None:
        for number in itertools.count():
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
                if number == 0:
                    await self._take_up_orders()
                elif number % ORDERS_EVERY == 0:
                    await self._rescue_orders()
            except Unavailable as error:
                logger.warning("cannot look for tables that wait: %s", self._hub.trouble(error))
            except Exception:
                logger.exception("looking for tables that wait went wrong")

    async def sweep(self) -> None:
        """Look at the tables that wait for the server: bots that somebody left behind, and clocks that ran out."""
        now = self._hub.clock.now()
        for id in await self._due(now):
            if id in self._unreadable:
                continue
            try:
                await self._wake(id, now)
            except OtherRules as refusal:
                self._unreadable.add(id)
                logger.warning("table %s stands still: %s", id, refusal)
            except Exception:  # a table that cannot be read is no reason to forget the others
                logger.exception("table %s could not be looked at", id)

    async def _due(self, now: int) -> list[str]:
        """The next tables that wait, those that wait longest first; after the last it begins again with the first. So
        tables with which nothing can be done, or not yet, keep nobody else waiting."""
        place = tuple_(TABLES.c.wake_at, TABLES.c.id)
        due = select(TABLES.c.wake_at, TABLES.c.id).where(TABLES.c.wake_at <= now, place > self._swept)
        page = due.order_by(TABLES.c.wake_at, TABLES.c.id).limit(SWEPT)
        found = await self._hub.store.read(lambda connection: [(at, id) for at, id in connection.execute(page)])
        self._swept = found[-1] if len(found) == SWEPT else NOBODY_YET
        return [id for _, id in found]

    async def _wake(self, id: str, now: int) -> None:
        grace = max(self._hub.clock.started_at, self._hub.troubled_at) + RESTART_GRACE
        async with self._hub.looking(id) as table:
            waits = bool(to_relieve(table, now)) and now >= grace
            self.look_at(table)
        if waits:
            await self._hub.change(id, f"server:relief-{now}", lambda table: relieve(table, now))
