"""Servers that tell too much, in all the ways in which one could: the tests must notice each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from emporion.engine.errors import IllegalAction
from emporion.server.errors import NotNow
from emporion.server.hub import Answer, Hub, unanswered
from emporion.server.protocol.http import Preview, Why
from emporion.server.protocol.to_client import News, TableInfo
from emporion.server.tables import playing, showing
from emporion.server.tables.actors import Actor
from emporion.server.tables.choosing import preview, why_not
from emporion.server.tables.log import Line, LogEntry, Opened
from emporion.server.tables.opening import copy_table
from emporion.server.tables.past import moment
from emporion.server.tables.table import Table
from emporion.server.tables.telling import happened
from emporion.server.watching import Audience, Watcher
from emporion.server.web import play_routes, table_routes
from tests.server.secrecy.twins import Twins

Change = Callable[[Any, str, Any], None]
"""Sets an attribute for the time of a test."""
Bit = Callable[[Table], int]
"""0 in the real world and 1 in the other: the least that can leak."""
Leak = Callable[[Change, Bit], None]


def bit_between(twins: Twins) -> Bit:
    there = state_of(twins.other)
    return lambda table: int(table.id == twins.other.id and state_of(table) == there)


def state_of(table: Table) -> bytes:
    return table.game.schema.pack(table.playing.state)


def what_all_have(change: Change, bit: Bit) -> None:
    """Everybody learns it."""
    honest = showing.table_info

    def leaky(table: Table) -> TableInfo:
        info = honest(table)
        state = table.playing.state
        return msgspec.structs.replace(info, options={**info.options, "all": [*state.hand, *state.tiles]})

    change(showing, "table_info", leaky)


def length_of_the_news(change: Change, bit: Bit) -> None:
    """The message says the same, only longer."""
    honest = showing.Showing._news_for

    def leaky(self: Any, viewer: int, since: int) -> msgspec.Raw:
        return msgspec.Raw(bytes(honest(self, viewer, since)) + b" " * bit(self._table))

    change(showing.Showing, "_news_for", leaky)


def one_frame_more(change: Change, bit: Bit) -> None:
    honest = Audience.show

    def leaky(self: Audience, table: Table) -> None:
        for _ in range(1 + bit(table)):
            honest(self, table)

    change(Audience, "show", leaky)


def reason_of_a_refusal(change: Change, bit: Bit) -> None:
    honest = playing.act

    def leaky(table: Table, actor: Actor, command: Any) -> list[LogEntry]:
        try:
            return honest(table, actor, command)
        except IllegalAction as refusal:
            raise NotNow(f"{refusal}{'!' * bit(table)}") from None

    change(playing, "act", leaky)


def refusal_of_an_undo(change: Change, bit: Bit) -> None:
    """Others' business is judged before it is asked whose it is."""
    honest = playing.undo

    def leaky(table: Table, actor: Actor, command: Any) -> list[LogEntry]:
        if bit(table):
            raise NotNow("there is nothing to take back")
        return honest(table, actor, command)

    change(playing, "undo", leaky)


def news_with_all_eyes(change: Change, bit: Bit) -> None:
    """The news tell what any seat knows."""
    honest = showing.telling

    def leaky(table: Table, line: Line) -> Callable[[int], News]:
        all_news = [honest(table, line)(seat) for seat in range(len(table.seats))]
        events = [event for news in all_news for event in news.events or ()]
        return lambda viewer: msgspec.structs.replace(all_news[0], events=events)

    change(showing, "telling", leaky)


def view_of_another_seat(change: Change, bit: Bit) -> None:
    change(Watcher, "viewer", lambda self, table: 1)


def copy_of_the_real_position(change: Change, bit: Bit) -> None:
    honest = copy_table

    def leaky(table: Table, *wanted: Any) -> Opened:
        position = table.game.write_position(table.playing.state)
        return msgspec.structs.replace(honest(table, *wanted), position=position)

    change(table_routes, "copy_table", leaky)


def number_of_the_acknowledgement(change: Change, bit: Bit) -> None:
    honest = Hub.submit

    async def leaky(self: Hub, id: str, actor: Actor, command: Any, answer: Answer = unanswered) -> int:
        async with self.looking(id) as table:
            more = bit(table)
        return await honest(self, id, actor, command, lambda n: answer(n + more)) + more

    change(Hub, "submit", leaky)


def reason_why_not(change: Change, bit: Bit) -> None:
    honest = why_not

    def leaky(table: Table, *wanted: Any) -> Why:
        found = honest(table, *wanted)
        return msgspec.structs.replace(found, reason=f"{found.reason}{'!' * bit(table)}")

    change(play_routes, "why_not", leaky)


def preview_with_the_eyes_of_another(change: Change, bit: Bit) -> None:
    honest = preview

    def leaky(table: Table, *wanted: Any) -> Preview:
        return msgspec.structs.replace(honest(table, *wanted), table=table.playing.view(1).table)

    change(play_routes, "preview", leaky)


def past_with_the_eyes_of_another(change: Change, bit: Bit) -> None:
    honest = moment
    change(play_routes, "moment", lambda table, entry, viewer: honest(table, entry, 1))


def log_with_the_eyes_of_another(change: Change, bit: Bit) -> None:
    honest = happened
    change(play_routes, "happened", lambda table, since, viewer: honest(table, since, 1))


LEAKS: Final[dict[str, Leak]] = {
    leak.__name__.replace("_", "-"): leak
    for leak in (
        what_all_have,
        length_of_the_news,
        one_frame_more,
        reason_of_a_refusal,
        refusal_of_an_undo,
        news_with_all_eyes,
        view_of_another_seat,
        copy_of_the_real_position,
        number_of_the_acknowledgement,
        reason_why_not,
        preview_with_the_eyes_of_another,
        past_with_the_eyes_of_another,
        log_with_the_eyes_of_another,
    )
}
