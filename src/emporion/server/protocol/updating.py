"""The whole table after a message that tells only what has changed."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET

from emporion.engine.view import Sight
from emporion.server.protocol.to_client import TableInfo, TableMessage, TableUpdate, ViewUpdate

INFO: Final = msgspec.json.Decoder(TableInfo)


def updated(before: TableMessage, update: TableUpdate) -> TableMessage:
    info, view = before.table, before.view
    if update.table is not UNSET:
        info = INFO.decode(msgspec.json.encode({**msgspec.to_builtins(info), **update.table}))
    if update.view is not UNSET and view is not None:
        view = updated_view(view, update.view)
    you = before.you if update.you is UNSET else update.you
    choices = before.choices if update.choices is UNSET else update.choices
    return TableMessage(update.n, update.at, update.news, you, info, view, choices)


def updated_view(before: Sight, update: ViewUpdate) -> Sight:
    changed = msgspec.structs.asdict(update)
    return msgspec.structs.replace(before, **{**changed, "table": {**before.table, **update.table}})
